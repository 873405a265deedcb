"""The table in a terminal, in rich markup: the map as it is drawn in content/maps.toml, with all on it.

On the map: the place in the site list for an active marker, a letter for an inactive site, one capital
for a find (black is #), a sign of its own for each player's tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core import View
from durbar.games.excavation.content import COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.content_maps import LETTERS
from durbar.games.excavation.game import kernel_of
from durbar.games.excavation.position.facts import judge_dig
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.lists import place_of
from durbar.games.excavation.rules.table import FREE, TOKEN, UNDER_SPADE, Table
from durbar.games.excavation.rules.valley import cell_of

SIGNS = "o+v*"  # tokens of the players
STYLES = ("bold white", "bold dark_orange", "bold medium_purple1", "bold turquoise2")
FINDS = "#BNRYG"
FIND_STYLES = (
    "bright_black",
    "white on blue",
    "white on orange4",
    "white on red",
    "black on yellow",
    "black on green",
)


def sketch(words: ExcavationWords, view: View, lang: str) -> str:
    """Map, lists, players."""
    t = kernel_of(view.kernel)
    blocks = [_map(words, t, lang), _lists(words, view, lang), _players(words, view, lang)]
    return "\n\n".join("\n".join(block) for block in blocks)


def _map(words: ExcavationWords, t: Table, lang: str) -> list[str]:
    rows = []
    for r, row in enumerate(words.game.chart.rows):
        drawn = []
        for column, char in enumerate(row):
            cell = cell_of((column - r) // 2, r) if (column - r) % 2 == 0 else -1
            drawn.append(_hex(t, cell, char) if cell >= 0 and char not in " ~^" else _barrier(char))
        first = (len(row) - len(row.lstrip()) - r) // 2
        rows.append(f"[dim]{r:>2} {first:>2}[/]  {''.join(drawn)}")
    finds = [f"[{style}]{sign}[/]" for sign, style in zip(FINDS, FIND_STYLES, strict=True)]
    colours = [words.word("colour", name, lang) for name in COLOUR_NAMES]
    rows.append(" ".join(f"{sign} {word}" for sign, word in zip(finds, colours, strict=True)))
    rows.append(f"[dim]{words.say('label-coordinates', lang)}[/]")
    return rows


def _barrier(char: str) -> str:
    return {"~": "[blue]~[/]", "^": "[yellow4]^[/]"}.get(char, char)


def _hex(t: Table, cell: int, char: str) -> str:
    ground = t.ground[cell]
    if ground == FREE:
        return f"[bold]{char.lower()}[/]" if char in LETTERS else f"[dim]{char}[/]"
    if ground == UNDER_SPADE:
        return "[bright_black]?[/]"
    if ground < UNDER_SPADE:
        seat = ground - TOKEN
        return f"[{STYLES[seat]}]{SIGNS[seat]}[/]"
    site = site_at(ground)
    if cell == t.book.valley.site_cells[site]:
        return f"[bold reverse]{place_of(t.sites, site) + 1}[/]"
    colour = find_at(ground)
    return f"[{FIND_STYLES[colour]}]{FINDS[colour]}[/]" if colour >= 0 else "?"


def _lists(words: ExcavationWords, view: View, lang: str) -> list[str]:
    t = kernel_of(view.kernel)
    facts = view.facts
    spreading = 2 if len(facts["sites"]) == 6 else 1
    lines = [f"[bold]{words.say('label-sites', lang)}[/]"]
    for place, row in enumerate(facts["sites"]):
        name = words.word("site", row["site"], lang)
        signs = "".join(_sign(owner) for owner in row["tokens"])
        if place < spreading:
            name = words.texts.say(lang, "aside", text=name, more=words.say("label-spreads", lang))
        lines.append(f"{place + 1} {name} {signs} {_control(words, t, row['site'], lang)}".rstrip())
    lines.append(f"[bold]{words.say('label-personalities', lang)}[/]")
    for place, row in enumerate(facts["personalities"]):
        signs = "".join(_sign(owner) for owner in row["tokens"])
        lines.append(f"{place + 1} {words.word('card', row['card'], lang)} {signs}".rstrip())
    return lines


def _sign(owner: int | None) -> str:
    return f"[{STYLES[owner]}]{SIGNS[owner]}[/]" if isinstance(owner, int) else "."


def _control(words: ExcavationWords, t: Table, site: str, lang: str) -> str:
    """The colours of a dig, and who controls it."""
    heap = t.finds[SITE_NAMES.index(site)]
    colours = "".join(
        f"[{FIND_STYLES[k]}]{FINDS[k]}[/]" for k in range(1, len(COLOUR_NAMES)) if heap >> 8 * k & 255
    )
    return f"{colours} {words.describe_control(judge_dig(t, SITE_NAMES.index(site)), lang)}".strip()


def _players(words: ExcavationWords, view: View, lang: str) -> list[str]:
    lines = []

    def valued(label: str, value: str) -> str:
        return words.texts.say(lang, "label-value", label=label, value=value)

    for seat, row in enumerate(view.facts["seats"]):
        name = f"[bold]{words.person(seat, lang)}[/]"
        if seat == view.facts["first"]:
            name = words.texts.say(lang, "aside", text=name, more=words.say("label-first", lang))
        finds = sum(count for colour, count in row["finds"].items() if colour != "black")
        standing = {"label-supply": row["supply"], "label-graveyard": row["lost"]}
        standing |= {"score-sites": len(row["sites"]), "score-finds": finds}
        told = words.say("comma", lang).join(
            f"{words.say(text, lang)} {number}" for text, number in standing.items()
        )
        lines.append(f"{_sign(seat)} {valued(name, told)}")
        for where in ("hand", "front"):
            lines.append(f"  {valued(words.say(f'label-{where}', lang), _cards(words, row, where, lang))}")
    return lines


def _cards(words: ExcavationWords, row: Mapping[str, Any], where: str, lang: str) -> str:
    if where not in row:
        return str(row[f"{where}_size"])
    named = [f"{count} {words.word('card', name, lang)}" for name, count in row[where].items()]
    return words.say("comma", lang).join(named) or "0"
