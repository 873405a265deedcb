"""Tables in the house: seats, persistence, live updates and the HTTP routes that serve them."""

from durbar.core.extras import extra

with extra("server"):
    from .app import create_app
    from .problems import Problem
    from .tables.room import Room
    from .tables.seating import Chair
    from .tables.table_games import game_from
    from .tables.table_service import TableService
    from .typed.bodies import Act

__all__ = ["Act", "Chair", "Problem", "Room", "TableService", "create_app", "game_from"]
