"""The content this server offers beside the house's own: the folders it was told of when it was started.

It belongs to the process, like the games that are installed in it. Guests choose among what is offered, by
its digest; a name they send is never taken for a folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from durbar.core import Content, OptionError, game_class
from durbar.core.content import read_folder
from durbar.core.records import read_head, split_lines

CONTENT = "content"  # beside the options of a table: the digest, if it is not the house's own

_offered: dict[tuple[str, str], Content] = {}  # by game and digest


def offer(folders: Iterable[Path]) -> tuple[Content, ...]:
    """Read and check these folders; from now on they can be chosen. BadContent if one cannot be."""
    found = [game_class(read_folder(folder)[0]).content_of(folder) for folder in folders]
    _offered.update({(content.game, content.digest): content for content in found if content.own})
    return tuple(found)


def offered(game_id: str) -> tuple[Content, ...]:
    """What there is for a game beside the house's own."""
    return tuple(content for (game, _), content in _offered.items() if game == game_id)


def content_named(game_id: str, digest: str) -> Content | None:
    """The content with this digest, None for the house's own; OptionError if it is not offered."""
    if not digest:
        return None
    if (game_id, digest) not in _offered:
        raise OptionError(f"content {digest!r:.40} is not offered here", field="content")
    return _offered[game_id, digest]


def content_of_record(record: bytes) -> Content | None:
    """What a record says it was played with."""
    head, _ = read_head(split_lines(record)[0])
    return content_named(head.game, head.content)
