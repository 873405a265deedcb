"""Tables and those who sit there: opening, joining, dealing, moving, clocks, leaving, playing again."""
