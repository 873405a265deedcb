"""What content must be: the counts the rulebook states, and what the rules rely on.

Names, keys and kinds of values were compared with the house's before (core/content.py).
"""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from durbar.core.content import Content, Table
from durbar.games.revival import content as words
from durbar.games.revival.patterns import plain_colours, tokens
from durbar.games.revival.rules.architects import EFFECTS, NUMBERS
from durbar.games.revival.rules.numbers import COINS, CORE_CELLS, ENDS
from durbar.games.revival.rules.sections import COLOURS
from durbar.games.revival.solo_pairs import finished_squares

STRONGEST = 10  # coin: with the bonus of an architect it stays below 16, the auction's limit
MOST_POINTS = 99
LETTERS = words.COLOUR_LETTERS
AXES = ("x", "y")
AXES_LAW = ("an edge lies along x or y", "V-R8", "content-one-of")


def check(content: Content) -> None:
    """BadContent at the first law that is broken, with its file and key."""
    check_decks(content)
    check_other_cards(content)
    check_mat(content)
    check_missions(content)
    check_objectives(content)
    check_numbers(content)
    check_tables(content)
    check_architects(content)


def in_range(content: Content, file: str, key: str, value: int, low: int, high: int, rule: str) -> None:
    if not low <= value <= high:
        why, facts = f"{value} is not a number from {low} to {high}", {"low": low, "high": high}
        raise content.wrong(file, key, why, rule, "content-range", value=value, **facts)


# Cards


def check_decks(content: Content) -> None:
    """Chapter 2.5: 60 blue cards, 28 of them with a diamond, and 50 red ones."""
    tables = content.table("cards")
    for name, count in (("core", 32), ("diamond", 28)):
        if (found := len(tables["blue"][name])) != count:
            why, facts = f"this list has {count} cards, not {found}", {"known": count, "count": found}
            raise content.wrong("cards", f"blue.{name}", why, "2.5", "content-count", **facts)
        for k, ends in enumerate(tables["blue"][name]):
            check_blue(content, f"blue.{name}[{k}]", ends)
    for k, ends in enumerate(tables["blue"]["core"][:COLOURS]):
        if ends != (f"bu1{LETTERS[k]}",):
            why = f"the first five are the Buddhas that can be holographic, here bu1{LETTERS[k]}"
            raise content.wrong(
                "cards", f"blue.core[{k}]", why, "V-R128", "law-buddhas", card=f"bu1{LETTERS[k]}"
            )
    coloured = [f"{section}{letter}" for section in words.SECTION_NAMES for letter in LETTERS]
    jokers = [f"{section}j" for section in words.SECTION_NAMES]
    core = [end for ends in tables["blue"]["core"] for end in ends]
    blue = [*core, *(end for ends in tables["blue"]["diamond"] for end in ends)]
    each_once(content, "blue.core", [end for end in core if end[-1] != "j"], coloured, 1)
    each_once(content, "blue", [end for end in blue if end[-1] != "j"], coloured, 2)
    each_once(content, "blue", [end for end in blue if end[-1] == "j"], jokers, 1)
    each_once(content, "red.cards", tables["red"]["cards"], coloured, 1)
    each_once(content, "rainbow.cards", tables["rainbow"]["cards"], jokers, 1)
    if sum(len(ends) for _, ends in words.cards(tables)) != ENDS:
        why = "of the blue cards ten have one section and fifty have two"
        raise content.wrong("cards", "blue", why, "2.5", "law-blue")


def check_blue(content: Content, key: str, ends: tuple[str, ...]) -> None:
    """One section if it is a Buddha, else two of different monuments (2.4, V-R11, V-R12)."""
    for end in ends:
        if end[:-1] not in words.SECTION_NAMES or end[-1] not in LETTERS + "j":
            raise content.wrong("cards", key, f"{end!r} is no section", "2.3", "law-section", end=end)
    single = len(ends) == 1 and ends[0].startswith("bu") and ends[0][-1] != "j"
    if not single and (len(ends) != 2 or ends[0][:2] == ends[1][:2]):
        why = "a card shows a coloured Buddha, or sections of two monuments"
        raise content.wrong("cards", key, why, "2.4 / V-R11", "law-ends")


def each_once(content: Content, key: str, there: Iterable[str], wanted: list[str], times: int) -> None:
    counted = Counter(there)
    for end in sorted({*counted, *wanted}):
        due = times if end in wanted else 0
        if counted[end] != due:
            why, facts = (
                f"{end} is there {counted[end]} times, not {due}",
                {"count": counted[end], "known": due},
            )
            raise content.wrong("cards", key, why, "2.5", "law-times", end=end, **facts)


def check_other_cards(content: Content) -> None:
    tables = content.table("cards")
    house = words.table("cards")
    for name in ("colour", "monument"):
        for k, (mine, theirs) in enumerate(zip(tables[name], house[name], strict=True)):
            for key in ("letter", "code", "sections"):
                if mine.get(key) != theirs.get(key):
                    stays = str(theirs.get(key))
                    why = f"the rules count on this, so it stays {stays}"
                    raise content.wrong(
                        "cards", f"{name}[{k}].{key}", why, "2.3", "content-fixed", known=stays
                    )
    holographic = tuple(f"bu1{letter}" for letter in LETTERS)
    if tables["holographic"]["cards"] != holographic:
        why = f"one Buddha of each colour, in the order {', '.join(holographic)}"
        raise content.wrong("cards", "holographic.cards", why, "8.2", "content-fixed", known=holographic)
    for each in tables["monument"]:
        points = tables["printed"][each["code"]]
        key = f"printed.{each['code']}"
        if len(points) != each["sections"]:
            why = f"one number of points for each of its sections, which are {each['sections']}"
            facts = {"known": each["sections"], "count": len(points)}
            raise content.wrong("cards", key, why, "13.2", "content-count", **facts)
        for k, value in enumerate(points):
            in_range(content, "cards", f"{key}[{k}]", value, 0, MOST_POINTS, "13.2")


# The mat


def check_mat(content: Content) -> None:
    """Chapter 13.1: with six cards every spot targets two, with four those that can be used do."""
    mat = content.table("mat")
    if mat["long_edge_axis"] not in AXES:
        raise content.wrong("mat", "long_edge_axis", *AXES_LAW, known=AXES)
    usable = 0
    for name in ("cell", "spot"):
        for k, (mine, theirs) in enumerate(zip(mat[name], words.table("mat")[name], strict=True)):
            if mine["at"] != theirs["at"]:
                why = "the drawing has its places, so they stay as they are"
                raise content.wrong("mat", f"{name}[{k}].at", why, "V-R2", "law-places")
    for k, spot in enumerate(mat["spot"]):
        key = f"spot[{k}]"
        if spot["axis"] not in AXES:
            raise content.wrong("mat", f"{key}.axis", *AXES_LAW, known=AXES)
        if spot["side"] not in words.SIDE_NAMES:
            why, known = f"a side is one of {', '.join(words.SIDE_NAMES)}", words.SIDE_NAMES
            raise content.wrong("mat", f"{key}.side", why, "V-R15", "content-one-of", known=known)
        check_targets(content, f"{key}.six", spot["six"], words.CELL_NAMES)
        if spot["four"]:
            usable += 1
            check_targets(content, f"{key}.four", spot["four"], words.CELL_NAMES[:CORE_CELLS])
    if usable < CORE_CELLS:
        why = "at least four spots are for a market of four cards"
        raise content.wrong("mat", "spot", why, "V-R5", "law-spots")


def check_targets(content: Content, key: str, aims: Any, cells: tuple[str, ...]) -> None:
    right = len(aims) == 2 and all(is_target(aim, cells) for aim in aims)
    if not right or aims[0][0] == aims[1][0]:
        why = f"a spot aims at two of {', '.join(cells)}, each with its distance"
        raise content.wrong("mat", key, why, "13.1", "law-targets", known=cells)


def is_target(aim: Any, cells: tuple[str, ...]) -> bool:
    return (
        isinstance(aim, tuple)
        and len(aim) == 2
        and aim[0] in cells
        and type(aim[1]) is int
        and 0 <= aim[1] < 8
    )


# Missions and Public Objectives


def check_missions(content: Content) -> None:
    """Each can be fulfilled: in colours there are, and in solo by monuments of one colour (5.4, 6.6.2)."""
    for kind in words.KINDS:
        table = content.table("missions")[kind]
        for name, points in table["points"].items():
            in_range(content, "missions", f"{kind}.points.{name}", points, 0, MOST_POINTS, "13.4")
        for k, card in enumerate(table["cards"]):
            for name in words.MONUMENT_NAMES:
                check_pattern(content, f"{kind}.cards[{k}].{name}", name, card[name], "k")
            colours = tuple(plain_colours(card[name], LETTERS) for name in words.MONUMENT_NAMES)
            if not finished_squares(colours, False):
                why = f"nobody can fulfil all of {card['name']} with monuments of one colour"
                raise content.wrong(
                    "missions", f"{kind}.cards[{k}]", why, "6.6.2", "law-hopeless", card=card["name"]
                )


def check_objectives(content: Content) -> None:
    for k, card in enumerate(content.table("missions")["objective"]["cards"]):
        key = f"objective.cards[{k}]"
        in_range(content, "missions", f"{key}.points", card["points"], 0, MOST_POINTS, "13.6")
        if not 1 <= len(card["needs"]) <= 3:
            why = "an objective asks for one to three monuments"
            raise content.wrong("missions", f"{key}.needs", why, "7.3", "law-needs")
        for n, need in enumerate(card["needs"]):
            if len(need) != 2 or need[0] not in words.MONUMENT_NAMES:
                why = "a need is a monument and its pattern"
                raise content.wrong("missions", f"{key}.needs[{n}]", why, "7.3", "law-need")
            check_pattern(content, f"{key}.needs[{n}]", need[0], need[1], "s")


def check_pattern(content: Content, key: str, monument: str, written: str, same: str) -> None:
    sizes: dict[str, int] = {each["name"]: each["sections"] for each in words.table("cards")["monument"]}
    found = tokens(written)
    if len(found) != sizes[monument]:
        why = f"{written!r} has {len(found)} sections, a {monument} has {sizes[monument]}"
        facts = {"count": len(found), "known": sizes[monument]}
        raise content.wrong("missions", key, why, "5.4", "law-pattern", written=written, **facts)
    for token in found:
        letters = token.strip("[]").lower()
        if token not in ("g", same) and (not letters or any(letter not in LETTERS for letter in letters)):
            why = f"{token!r} can be fulfilled in no colour"
            raise content.wrong("missions", key, why, "5.4", "law-token", written=token)


# Numbers


def check_numbers(content: Content) -> None:
    numbers = content.table("numbers")
    values = numbers["coins"]["values"]
    if len(values) != COINS or any(a >= b for a, b in pairwise(values)):
        why = "there are five different coins, the lowest first"
        raise content.wrong("numbers", "coins.values", why, "V-R1", "law-coins")
    in_range(content, "numbers", "coins.values[0]", values[0], 1, STRONGEST, "V-R1")
    in_range(content, "numbers", f"coins.values[{COINS - 1}]", values[-1], 1, STRONGEST, "V-R1")
    in_range(content, "numbers", "game.hand_limit", numbers["game"]["hand_limit"], 0, 9, "4.9")
    if len(numbers["colour_bonus"]["points"]) != 5:
        why = "there are five numbers, for 0 to 4 sections of a colour"
        raise content.wrong("numbers", "colour_bonus.points", why, "5.1", "law-colours")
    for k, points in enumerate(numbers["colour_bonus"]["points"]):
        in_range(content, "numbers", f"colour_bonus.points[{k}]", points, 0, MOST_POINTS, "5.1")
    in_range(
        content, "numbers", "colour_bonus.new_buddha", numbers["colour_bonus"]["new_buddha"], 0, 99, "5.1"
    )
    in_range(content, "numbers", "bhairav.cost", numbers["bhairav"]["cost"], 0, MOST_POINTS, "8.1")
    for k, level in enumerate(numbers["level"]):
        in_range(content, "numbers", f"level[{k}].cards", level["cards"], 2, 8, "V-R105")


def check_tables(content: Content) -> None:
    """Every number of players has its row, enough cards, and one coin left at each last-coin step (3.2)."""
    numbers = content.table("numbers")
    rounds = numbers["game"]["rounds"]
    in_range(content, "numbers", "game.rounds", rounds, 1, 15, "4.11")
    players = [count for each in numbers["table"] for count in each["players"]]
    if sorted(players) != [2, 3, 4, 5, 6]:
        why = "one row for each number of players from 2 to 6"
        raise content.wrong("numbers", "table", why, "3.2", "law-table")
    for k, each in enumerate(numbers["table"]):
        check_table(content, f"table[{k}]", each, rounds)


def check_table(content: Content, key: str, each: Table, rounds: int) -> None:
    most = max(each["players"])
    deck = 60 if each["diamonds"] else 32
    if each["market"] not in (4, 6) or each["market"] * rounds > deck:
        why = f"a market has 4 or 6 cards, and {deck} cards must be enough for {rounds} rounds"
        raise content.wrong("numbers", f"{key}.market", why, "2.5", "law-market", count=deck, rounds=rounds)
    if each["bids"] not in (1, 2) or (each["bids"] == 2 and most > 2) or each["bids"] * most > each["market"]:
        why = "everybody bids once a round; with two players it may be twice"
        raise content.wrong("numbers", f"{key}.bids", why, "4.4", "law-bids")
    in_range(content, "numbers", f"{key}.quota", each["quota"], 2 * each["bids"], 6, "4.6")
    steps = [0, *each["last_coin"]]
    if steps[-1] != rounds or any((b - a) * each["bids"] != COINS - 1 for a, b in pairwise(steps)):
        why = "these are the rounds after which one coin is left; the last of them ends the game"
        raise content.wrong("numbers", f"{key}.last_coin", why, "4.10", "law-last-coin")
    if any(not 1 <= number < rounds for number in each["marker"]):
        why = "these are rounds before the last"
        raise content.wrong("numbers", f"{key}.marker", why, "4.11", "law-marker")


def check_architects(content: Content) -> None:
    """A known effect with a number that it can have, and enough architects for all (7.2, V-R109)."""
    numbers = content.table("numbers")
    for k, each in enumerate(numbers["architect"]):
        key = f"architect[{k}]"
        if each["effect"] not in EFFECTS:
            why = f"an effect is one of {', '.join(EFFECTS)}"
            raise content.wrong("numbers", f"{key}.effect", why, "7.2", "content-one-of", known=EFFECTS)
        low, high = NUMBERS[EFFECTS.index(each["effect"])]
        in_range(content, "numbers", f"{key}.number", each.get("number", 0), low, high, "7.2")
    for players in range(2, 7):
        if sum(each["fewest"] <= players for each in numbers["architect"]) < players:
            why = f"there are too few architects for {players} players"
            raise content.wrong("numbers", "architect", why, "V-R109", "law-architects", players=players)
