"""What a guest may ask at a table: what a move would do, why not, and what a bot would do."""

from __future__ import annotations

from durbar.texts import names_for_reader

from ..bots.bot_pool import advise
from ..problems import Problem
from ..tables.room import Room
from ..tables.table_service import TableService
from ..typed.messages import Hint, Preview, Reason
from .advice import foretell, hint_of, why_not, why_not_there


async def preview(service: TableService, room: Room, guest: str, move: str, lang: str = "en") -> Preview:
    """What a move of this guest's would do; made when somebody wants to know it."""
    view = room.match.view(room.viewpoint(guest).viewer)
    names = names_for_reader(room.names, room.alone_at(view.seat), lang)
    return await service.work(foretell, view, move, lang, names)


async def why(
    service: TableService, room: Room, guest: str, lang: str = "en", move: str = "", element: str = ""
) -> Reason:
    """Why this guest may not make a move, or do anything with an element of the drawing."""
    view = room.match.view(room.viewpoint(guest).viewer)
    if move:
        return why_not(view, move, lang, room.names)
    return await service.work(why_not_there, view, element, lang, room.names)


async def hint(
    service: TableService, room: Room, guest: str, lang: str = "en", address: str | None = None
) -> Hint:
    """What a bot would do in this guest's place, and one sentence why."""
    view = room.match.view(room.viewpoint(guest).viewer)
    if view.seat is None or not view.moves:
        raise Problem(422, "not-asked")
    made = room.session.decisions_of(view.seat)  # now: when the bot has thought, there may be more
    about = (room.id, room.v, view.seat)
    rated = await service.hints.ask(guest, about, advise, room.question(view.seat), address=address)
    room.session.give_hint(view.seat, made)
    return hint_of(view, rated, lang, room.names)
