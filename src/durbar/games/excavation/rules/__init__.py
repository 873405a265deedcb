"""The rules of Excavation, compiled: small ints in, small ints out. Read `table.py` first."""
