"""How Expedition is told and drawn; loaded only when somebody looks."""
