"""Tables in the house: seats, persistence, live updates and the HTTP routes that serve them."""

from durbar.core.extras import extra

with extra("server"):
    from .app import create_app
    from .house import Act, House, game_from
    from .problems import Problem
    from .room import Room
    from .seating import Chair

__all__ = ["Act", "Chair", "House", "Problem", "Room", "create_app", "game_from"]
