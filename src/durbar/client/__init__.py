"""A program as a guest of any Durbar server: who it is, what it is asked, what it answers.

client = Client("https://games.example", token)
play_as_guest(client, bot("sherpa"))

Only the standard library is used. What goes over the wire is told in docs/extend/wire.md.
"""

from .connection import Client, ServerProblem, read_link
from .guest import Guest, play_as_guest

__all__ = ["Client", "Guest", "ServerProblem", "play_as_guest", "read_link"]
