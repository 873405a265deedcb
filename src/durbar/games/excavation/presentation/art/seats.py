"""The players: what they have left, lost and won, their cards; and the hand of the viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_from
from durbar.art.text import BOLD, text_width
from durbar.games.excavation.content import COLOUR_NAMES, PLAYER_NAMES
from durbar.games.excavation.rules.table import Table

from .cards import card_face, fan
from .lists import finds
from .pen import Pen
from .symbols import LANDMARK_OF, colour_of

PAD = 7.0
LINE = 26.0
BROAD = 300.0  # a panel as wide as this has name and counts in one line
GAP = 4.0
COUNT = 43.0  # from one count to the next
FANNED = 92.0  # a card in a fanned hand
CARDS = 6  # every player owns six (4.1)


def draw_seat(
    pen: Pen, t: Table, facts: Mapping[str, Any], seat: int, width: float, height: float, *, own: bool
) -> str:
    """One player. Cards the viewer cannot see are backs, beside those he knows."""
    shown = {
        "seats": {seat: facts["seats"][seat]},
        "active": facts["active"] == seat and facts["phase"] != "over",
        "first": facts["first"] == seat,
        "won": int(t.patrons[seat].won),
    }
    return draw_panel(pen, shown, seat, width, height, own)


@drawn_from
def draw_panel(pen: Pen, facts: Mapping[str, Any], seat: int, width: float, height: float, own: bool) -> str:
    row, active = facts["seats"][seat], facts["active"]
    edge, thick = ("ring", 3) if active else ("edge", 1.3)
    drawn = pen.panel(width, height, edge=edge, thick=thick, round=8)
    drawn += svg.use(f"token-{PLAYER_NAMES[seat]}", PAD, 5, 22)
    broad = width >= BROAD
    counts = list(_counts(pen, row))
    room = width - PAD - 36 - (len(counts) * COUNT if broad else 0) - 26
    name = pen.words.person(seat)
    drawn += pen.fitted(name, 36, 22, 15, room, bold=True)
    if facts["first"]:
        at = 43 + min(room, text_width(name, 15, BOLD))
        first = svg.use("mark-first", at, 5, 20)
        drawn += pen.element("first", pen.words.say("label-first"), first, word="piece-first")
    left, top = (width - PAD - len(counts) * COUNT + 6, 5.0) if broad else (PAD, 5 + LINE)
    step = COUNT if broad else (width - PAD) / len(counts)
    for k, (symbol, number, word, title) in enumerate(counts):
        chip = svg.use(symbol, left + k * step, top, 20)
        chip += pen.bold(number, left + k * step + 22, top + 16, 14)
        drawn += pen.explained(word, chip, title)
    low = top + LINE + (2 if broad else 0)
    if own:
        drawn += _won(pen, facts["won"], row, low, width) if low + LINE <= height + PAD else ""
    else:
        drawn += _owned(pen, row, low, width, height - low - 4)
    title = pen.words.value(name, pen.words.row(title for _, _, _, title in counts))
    return pen.element(f"seat-{seat}", title, drawn, (0, 0, width, height, 8), word="piece-player")


def _counts(pen: Pen, row: Mapping[str, Any]) -> Iterator[tuple[str, int, str, str]]:
    """Symbol, number, the word that explains it, and what it says."""
    coloured = sum(number for colour, number in row["finds"].items() if colour != "black")
    for symbol, number, word, label in (
        ("pawn-neutral", row["supply"], "piece-supply", "label-supply"),
        ("mark-grave", row["lost"], "piece-graveyard", "label-graveyard"),
        ("mark-card-site", len(row["sites"]), "piece-won-sites", "score-sites"),
        ("mark-finds", coloured, "piece-won-finds", "score-finds"),
    ):
        title = pen.words.labelled(label, number)
        if label == "score-sites" and number:
            names = pen.words.row(pen.words.word("site", each) for each in row["sites"])
            title = pen.words.value(title, names)
        yield symbol, number, word, title


def _won(pen: Pen, heap: int, row: Mapping[str, Any], y: float, width: float) -> str:
    """Site cards as small pictures, and the coloured finds."""
    drawn, x = "", PAD
    kinds = [colour for colour in COLOUR_NAMES[1:] if row["finds"].get(colour)]
    room = width - 2 * PAD - 30 * len(kinds)
    step = min(23.0, (room - 22) / max(len(row["sites"]) - 1, 1))
    for site in row["sites"]:
        card = svg.box(x, y, 21, 24, pen["site"], round=3, stroke=pen["rim"], stroke_width=1.2)
        card += svg.use(f"landmark-{LANDMARK_OF[site]}", x + 1, y + 3, 19)
        drawn += pen.explained("piece-won-sites", card, pen.words.word("site", site))
        x += step
    x = width - PAD - 30 * len(kinds)
    return drawn + finds(pen, heap, x, y + 4, 17, kinds)


def _owned(pen: Pen, row: Mapping[str, Any], y: float, width: float, height: float) -> str:
    """Hand and front of somebody else, and the cards an onlooker knows to be among them."""
    hand, front = row["hand_size"], row["front_size"]
    wide = min(height * 0.75, 26)
    step = wide * 0.28
    full = wide + step * (CARDS - 1)
    drawn = pen.explained(
        "piece-hand", fan(pen, hand, PAD, y, wide, step), pen.words.labelled("label-hand", hand)
    )
    lying = fan(pen, front, PAD + full + 8, y, wide, step, "back-front")
    drawn += pen.explained("piece-front", lying, pen.words.labelled("label-front", front))
    left = PAD + 2 * full + 22
    shown = list(row["known"].items())
    each = min(34.0, (width - PAD - left) / max(len(shown), 1))
    size = min(20.0, each - 11)
    for k, (card, number) in enumerate(shown):
        x = left + k * each
        sign = svg.use(f"sign-{card}", x, y + (height - size) / 2, size)
        sign += pen.bold(number, x + size + 1.5, y + height / 2 + 5, 12.5)
        title = pen.words.labelled("label-known", pen.words.labelled(f"card-{card}", number))
        drawn += pen.explained("piece-known", sign, title)
    return drawn


@drawn_from
def draw_hand(pen: Pen, row: Mapping[str, Any], width: float, height: float, fanned: bool = False) -> str:
    """The six cards of the viewer: those in hand, then those lying face down, which he knows.

    Cards alike lie together: `hand-arch` is all of them, `hand-arch-2` those a second one is taken from.
    Fanned, each lies half upon the one before; a page raises the chosen ones.
    """
    wide = FANNED if fanned else (width - GAP * (CARDS - 1)) / CARDS
    step = (width - wide) / (CARDS - 1) if fanned else wide + GAP
    drawn, k = "", 0
    for where in ("hand", "front"):
        for card, number in row[where].items():
            last = k + number == CARDS
            drawn += svg.moved(k * step, 0, _alike(pen, where, card, number, (wide, height), step, last))
            k += number
    return svg.group(drawn, id="hand")


def _alike(
    pen: Pen, where: str, card: str, number: int, size: tuple[float, float], step: float, last: bool
) -> str:
    """All cards of a name; what is seen of them is what is touched."""
    wide, tall = size
    word = f"card-{card}"
    title = pen.words.say("label-alike", card=pen.words.say(word), count=number)
    fanned = step < wide
    if where == "front":
        title = pen.words.labelled("label-front", title)
        face = _lying(pen, card, wide, tall, seen=step if fanned else wide)
    elif fanned:
        face = _fanned(pen, card, wide, tall)
    else:
        face = card_face(pen, card, wide, tall, aside=True) + svg.use(f"sign-{card}", wide - 24, 5, 20)
    broad = number * step + (wide - step if last or not fanned else 0)
    name = f"{where}-{card}"

    def from_here(k: int) -> str:
        """What is seen of these cards from one of them on; if chosen, of that one alone."""
        whole = svg.box(k * step, 0, broad - k * step, tall, "none", round=7, class_="shape")
        seen = broad - k * step if k == number - 1 else step if fanned else wide
        alone = svg.box(0, 0, seen, tall, "none", round=7, class_="one")
        raised = f"{name}-{k + 1}" if k else name
        return whole + svg.group(alone + face, transform=svg.move(k * step, 0), data_raise=raised)

    others = "".join(svg.moved(k * step, 0, face) for k in range(2, number))
    if number > 1:
        others = from_here(1) + others
        others = pen.element(f"{name}-2", title, others, (step, 0, broad - step, tall, 6), word=word)
    anyhow = "" if where == "hand" else None
    area = (0, 0, broad, tall, 6)
    return pen.element(name, title, from_here(0) + others, area, word=word, data_any=anyhow)


def _fanned(pen: Pen, card: str, wide: float, tall: float) -> str:
    """A card of which only the left half may be seen: its sign and whom it shows."""
    drawn = svg.box(0, 0, wide, tall, pen["paper"], round=7, stroke=pen["rim"], stroke_width=1.6)
    drawn += svg.box(3, 3, wide - 6, tall - 6, pen[f"{colour_of(card)}-ground"], round=5)
    drawn += svg.use(f"portrait-{card}", 3, tall - 55, 52)
    return drawn + svg.use(f"sign-{card}", 6, 6, 24)


def _lying(pen: Pen, card: str, wide: float, tall: float, seen: float) -> str:
    """Face down: used up for this round, but its owner remembers it; by its sign where others cover it."""
    drawn = svg.box(1, 1, wide - 2, tall - 2, pen["front"], round=6, stroke=pen["rim"], stroke_width=1.4)
    drawn += svg.box(5, 5, wide - 10, tall - 10, "none", round=4, stroke=pen["back2"], stroke_width=1.1)
    if seen < wide:
        return drawn + svg.use(f"sign-{card}", seen / 2 - 13, tall / 2 - 13, 26)
    drawn += svg.use(f"sign-{card}", wide / 2 - 11, tall / 2 - 21, 22)
    name = pen.words.word("card", card)
    return drawn + pen.fitted(name, wide / 2, tall / 2 + 17, 12, wide - 16, "back-text", centred=True)
