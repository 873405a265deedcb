"""Bots at the tables: where they think, how long they take, hints, and reviews after a game."""
