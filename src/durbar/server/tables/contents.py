"""The content this server offers beside the house's own: the folders it was told of when it was started.

It belongs to the process, like the games that are installed in it. Guests choose among what is offered, by
its digest; a name they send is never taken for a folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from durbar.core import BadContent, Content, OptionError, game_class
from durbar.core.content import edition_called, read_folder
from durbar.core.records import read_head, split_lines

CONTENT = "content"  # beside the options of a table: the id, if it is not the house's first edition

_offered: dict[tuple[str, str], Content] = {}  # by game and digest


def offer(folders: Iterable[Path]) -> tuple[Content, ...]:
    """Read and check these folders; from now on they can be chosen. BadContent if one cannot be."""
    found = [game_class(read_folder(folder)[0].game).content_of(folder) for folder in folders]
    _offered.update({(content.game, content.digest): content for content in found if content.own})
    return tuple(found)


def offered_contents(game_id: str) -> tuple[Content, ...]:
    """What there is for a game beside the house's own."""
    return tuple(content for (game, _), content in _offered.items() if game == game_id)


def content_called(game_id: str, id: str) -> Content:
    """An edition of the house's own, or what is offered under this digest; else OptionError."""
    edition = edition_called(id)
    if edition is None:
        return _offered_content(game_id, id)
    try:
        return game_class(game_id).content_of(edition)
    except BadContent as error:
        raise OptionError(error.args[0], field="content") from error


def content_of_record(record: bytes) -> Content | None:
    """What a record says it was played with; None for the house's own, whose edition it names."""
    head, _ = read_head(split_lines(record)[0])
    return _offered_content(head.game, head.content) if edition_called(head.content) is None else None


def _offered_content(game_id: str, digest: str) -> Content:
    if (game_id, digest) not in _offered:
        raise OptionError(f"content {digest!r:.40} is not offered here", field="content")
    return _offered[game_id, digest]
