"""The table in a terminal: the landscape in letters on coloured ground, then everything else in words.

Rich markup, for a terminal of 100 columns. Nothing is told by colour alone: spaces have the letters of the
board tables, yaks the numbers of their players, and a legend says the rest.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art.terminal import WIDTH, styled, wrap
from durbar.games.expedition import content
from durbar.games.expedition.presentation.art.landscape import chain_of, length_of, printed_in
from durbar.games.expedition.presentation.art.places import GAP, SQUARE, Chain, LaidBoard
from durbar.games.expedition.presentation.art.themes import THEMES
from durbar.games.expedition.presentation.art.words import TEXTS, Words
from durbar.games.expedition.rules.landscape import START_SPACE, TEMPLE, TOWER
from durbar.texts import Texts

LETTERS = {land: code for code, land in zip(content.LANDSCAPE_CODES, content.LANDSCAPE_NAMES, strict=True)}
GOODS = {"thangka": "t", "silk": "k", "spices": "p", "prayer-mill": "m", "statue": "u", "ring": "r"}
ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
COLOURS = THEMES["light"]
INK, PAPER = COLOURS["ink"], COLOURS["paper"]
DARK_GROUND = ("mountain", "kathmandu")
WHITE_ON = ("red", "blue", "green", "brown", "purple", "black")


def sketch(
    facts: Mapping[str, Any],
    lang: str = "en",
    *,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    texts: Texts = TEXTS,
) -> str:
    """The position in blocks of text. A terminal scrolls, so what its reader needs most comes last."""
    words = Words(texts, lang, names, printed_in(facts))
    chain = chain_of(facts)
    players = [player_lines(words, facts, chain, each) for each in range(len(facts["seats"]))]
    own = [] if seat is None else [players.pop(seat)]
    table = [legend(words), shown(words, facts), calendar(words, facts), landscape(words, facts, chain)]
    return "\n\n".join("\n".join(block) for block in [*players, *table, *own])


# --- Text in a terminal -------------------------------------------------------------------------------------


def on(colour: str) -> str:
    """Readable letters on a piece of this colour."""
    return f"bold {PAPER if colour in WHITE_ON else INK} on {COLOURS[colour]}"


# --- The landscape ------------------------------------------------------------------------------------------


class Canvas:
    """Characters with a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for k, letter in enumerate(text):
            self.cells[y][x + k] = (letter, style)

    def lines(self) -> list[str]:
        """Neighbours of one style share their markup."""
        out = []
        for row in self.cells:
            while row and row[-1] == (" ", ""):
                row.pop()
            line, run, style = "", "", ""
            for letter, mine in row:
                if mine != style:
                    line += styled(run, style) if run else ""
                    run, style = "", mine
                run += letter
            out.append(line + (styled(run, style) if run else ""))
        return out


def landscape(words: Words, facts: Mapping[str, Any], chain: Chain) -> list[str]:
    """Board beside board; the line above a board has its number and the direction of its needle."""
    size = int(words.printed.boards.size)
    step = size * SQUARE + GAP
    spots = {
        board.number: (round((board.x - 12) / step), round((board.y - 12) / step)) for board in chain.boards
    }
    across = 1 + max(x for x, _ in spots.values())
    down = 1 + max(y for _, y in spots.values())
    cell = next((w for w in (4, 3, 2) if across * (size * w + 1) <= WIDTH + 1), 2)
    wide, high = size * cell + 1, size + 1
    canvas = Canvas(across * wide, down * high + 1)
    for board in chain.boards:
        x, y = spots[board.number][0] * wide, spots[board.number][1] * high
        name = f"({board.number})" + (f" {ARROWS[board.needle]}" if board.needle else "")
        canvas.put(x, y, name, "bold")
        for row, column, _, mark in board.cells():
            at = f"{board.number}:{row},{column}"
            text, style = square(facts, chain, board, at, mark, cell)
            canvas.put(x + (column - 1) * cell, y + row, text, style)
    for strip in chain.strips:
        draw_strip(canvas, facts["storm"] == strip.number, spots, chain, strip.number, wide, high)
    lines = canvas.lines()
    while lines and not lines[-1]:
        lines.pop()
    return lines


def draw_strip(
    canvas: Canvas,
    stormy: bool,
    spots: Mapping[int, tuple[int, int]],
    chain: Chain,
    number: int,
    wide: int,
    high: int,
) -> None:
    """A double line between two boards, or the storm on it."""
    (x1, y1), (x2, y2) = spots[number], spots[number + 1]
    style = on("blue") if stormy else "bold"
    if x1 == x2:  # one above the other: the line that also names the lower board
        lower = chain.boards[number - 1 if y1 > y2 else number]
        taken = 2 + len(str(lower.number)) + (2 if lower.needle else 0) + 1
        canvas.put(
            x1 * wide + taken, max(y1, y2) * high, ("~" if stormy else "=") * (wide - 1 - taken), style
        )
        return
    rows = min(chain.boards[number - 1].rows, chain.boards[number].rows)
    for row in range(1, rows + 1):
        canvas.put(max(x1, x2) * wide - 1, y1 * high + row, "~" if stormy else "|", style)


def square(
    facts: Mapping[str, Any], chain: Chain, board: LaidBoard, at: str, mark: int, cell: int
) -> tuple[str, str]:
    """Letter of the landscape, then what is there: temple, good or start space, and yaks."""
    land = chain.lands[at]
    style = f"{PAPER if land in DARK_GROUND else INK} on {COLOURS[land]}"
    if land == "mountain":
        text = "^" * cell
    else:
        text = "K" if land == "kathmandu" else LETTERS[land]
    if mark == TEMPLE or (mark == TOWER and board.number in length_of(facts)["temple_tiles"]):
        text += "*"
    elif mark == START_SPACE:
        text += "o"
    elif at in facts["goods"]:
        kind, value = printed_in(facts).good(facts["goods"][at])
        text += f"{GOODS[kind]}{value}"
    yaks = [seat for seat, player in enumerate(facts["seats"]) if player["yak"] == at]
    if yaks:
        numbers = "".join(str(seat + 1) for seat in yaks)
        herd = f"y{numbers}" if len(numbers) < cell else numbers
        text = text[: max(cell - len(herd), 0)] + herd[:cell]
        style = on(facts["seats"][yaks[0]]["colour"])
    return f"{text[:cell]:<{cell}}", style


def legend(words: Words) -> list[str]:
    say = words.say
    items = [
        (f"{code} {say(f'landscape-{land}')}", f"{INK} on {COLOURS[land]}") for land, code in LETTERS.items()
    ]
    items += [
        (f"^^ {say('landscape-mountain')}", f"{PAPER} on {COLOURS['mountain']}"),
        (f"K {say('landscape-kathmandu')}", f"{PAPER} on {COLOURS['kathmandu']}"),
    ]
    signs = [("*", "label-temple"), ("o", "label-start-space"), ("y1", "animal-yak"), ("~", "label-storm")]
    items += [(f"{sign} {say(text)}", "") for sign, text in signs]
    items.append((f"(2) > {say('label-needle', direction=say('direction-e'))}", ""))
    items += [(f"{letter} {say(f'good-{kind}')}", "") for kind, letter in GOODS.items()]
    return wrap(items, "  ", "")


# --- Everything else ----------------------------------------------------------------------------------------


def calendar(words: Words, facts: Mapping[str, Any]) -> list[str]:
    """The days with their weather, and where the storm is."""
    say = words.say
    days = length_of(facts)["days"]
    items = [(words.title(facts), "bold")]
    for k in range(days):
        known = k < len(facts["weather"])
        tile = facts["weather"][k] if known else ""
        text = f"{k + 1} {say(f'weather-{tile}')}" if known else str(k + 1)
        style = on("blue") if tile == "storm" else on("yellow") if known else ""
        items.append((text, style or ("bold underline" if k + 1 == facts["day"] else "")))
    storm = say("label-strip", number=facts["storm"]) if facts["storm"] else say("board-start")
    items.append((words.value(say("label-storm"), storm), "bold"))
    left = facts["weather_left"]
    mix = words.row(f"{left.get(tile, 0)} {say(f'weather-{tile}')}" for tile in ("storm", "sun"))
    items.append((words.value(say("label-face-down"), mix), ""))
    return wrap(items, "  ", "")


def listed(words: Words, label: str, things: Sequence[str], more: str = "") -> list[tuple[str, str]]:
    """A label and what belongs to it, item by item."""
    comma = words.row(("", "")).strip()
    items = [(words.value(words.say(label), "").strip(), "bold")]
    said = things or [words.say("label-nothing")]
    items += [(f"{thing}{comma}", "") for thing in said[:-1]] + [(said[-1], "")]
    return items + ([(f"({more})", "dim")] if more else [])


def shown(words: Words, facts: Mapping[str, Any]) -> list[str]:
    """The displays."""
    say = words.say
    owned = {good for player in facts["seats"] for good in player["specials"]}
    free = [say(f"good-{good}") for good in content.GOOD_TYPE_NAMES if good not in owned]

    def pile(name: str) -> str:
        return say("label-deck", count=facts[f"{name}_left"])

    equipment = [words.card(card) for card in facts["equipment"]]
    animals = [
        words.aside(say(f"animal-{name}"), say(f"landscape-{words.printed.animal_landscapes[name]}"))
        for name in facts["animals"]
    ]
    maps = [words.map(name) for name in facts["maps"] if name]
    rows = [
        listed(words, "label-equipment-display", equipment, pile("equipment")),
        listed(words, "label-animal-display", animals, pile("animals")),
        listed(words, "label-map-display", maps, pile("maps"))
        + listed(words, "label-kathmandu-tiles", [str(points) for points in facts["kathmandu"]]),
        listed(words, "label-special-goods", free),
    ]
    return [line for row in rows for line in wrap(row, " ", "")]


def player_lines(words: Words, facts: Mapping[str, Any], chain: Chain, seat: int) -> list[str]:
    say = words.say
    player = facts["seats"][seat]
    colour = player["colour"]
    where, *_ = words.standing(facts, seat, chain.lands)
    head = [(f" {seat + 1} {words.player(seat, colour)} ", on(colour)), (where, "bold")]
    if player["character"]:
        head.append((say(f"character-{player['character']}"), ""))
    if facts["active"] == seat and facts["phase"] != "over":
        head.append((say("label-on-turn"), "bold"))
    if facts["holder"] == seat:
        head.append((say("label-holder"), ""))
    if player["kathmandu"]:
        head.append((words.value(say("score-kathmandu"), player["kathmandu"]), "bold"))
    lines = wrap(head, "  ", "") + dice_lines(words, player)
    lines += wrap(supplies(words, player), "  ", "  ")
    owned = [
        ("label-temple", player["temples"]),
        ("label-equipment", [words.card(card) for card in player["equipment"]]),
        ("label-animals", [say(f"animal-{name}") for name in player["animals"]]),
        ("label-goods", [words.tile(tile) for tile in player["goods"]]),
        ("label-special-goods", [say(f"good-{good}") for good in player["specials"]]),
        ("label-maps", [words.map(name) for name in player["maps"]]),
        ("label-secured", [f"{say(f'mapcolour-{name}')} A + B" for name in player["secured"]]),
    ]
    tents = player["tents"]
    if None in tents:
        owned.append(("label-tents", [str(len(tents))]))
    else:
        owned.append(("label-tents", [say(f"landscape-{land}") for land in tents]))
    items = [item for label, things in owned if things for item in listed(words, label, things)]
    return lines + (wrap(items, " ", "  ") if items else [])


def dice_lines(words: Words, player: Mapping[str, Any]) -> list[str]:
    """Used dice in the order of their slots with their sum, then the others."""
    say = words.say
    dice = player["dice"]
    used = sorted((die["place"], colour) for colour, die in dice.items() if die["place"].startswith("slot"))
    total = sum(dice[colour]["face"] for _, colour in used)
    groups = [
        ("label-dice-unused", [colour for colour in dice if dice[colour]["place"] == "unused"]),
        ("label-dice-used", [colour for _, colour in used]),
        ("label-dice-aside", [colour for colour in dice if dice[colour]["place"] == "aside"]),
    ]
    items = []
    for label, colours in groups:
        if colours:
            items.append((f"{say(label)}", ""))
            items += [(f" {say(f'die-{colour}')} {dice[colour]['face']} ", on(colour)) for colour in colours]
        if label == "label-dice-used" and colours:
            items.append((f"= {total}", "bold"))
    return wrap(items, " ", "  ")


def supplies(words: Words, player: Mapping[str, Any]) -> list[tuple[str, str]]:
    say = words.say
    points = words.printed.numbers["offerings"]["points"]
    items = [
        (f"{say(f'resource-{name}')} {count}", "bold" if count else "dim")
        for name, count in player["resources"].items()
    ]
    tired = player["exhaustion"]
    items.append((f"{say('label-exhaustion')} {tired}/3", "bold" if tired else "dim"))
    made = player["offerings"]
    worth = say("label-points", count=points[made])
    items.append((words.aside(f"{say('label-offerings')} {made}", worth), ""))
    under = len(player["tiles_under"]) + (player["tile"] != "ten")
    tile = say(f"yaktile-{player['tile']}") if player["tile"] else say("label-nothing")
    left = say("label-tiles-left", count=under)
    items.append((words.aside(words.labelled("label-yak-tile", tile), left), ""))
    return items
