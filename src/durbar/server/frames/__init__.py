"""Everything one reader is shown of a table at one moment, in their language."""
