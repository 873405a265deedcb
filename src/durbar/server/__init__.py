"""Tables in the house: seats, persistence, live updates and the HTTP routes that serve them."""

from durbar.core.extras import extra

with extra("server"):
    from .app import create_app
    from .bodies import Act
    from .problems import Problem
    from .room import Room
    from .seating import Chair
    from .table_games import game_from
    from .table_service import TableService

__all__ = ["Act", "Chair", "Problem", "Room", "TableService", "create_app", "game_from"]
