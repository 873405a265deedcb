"""The table as SVG, from a view alone."""
