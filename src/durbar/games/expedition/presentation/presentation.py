"""Expedition as it is shown: drawn, sketched, and what a page needs beyond the rules."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Move, Presentation, State, View, layouts
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition, kernel_of
from durbar.games.expedition.presentation.art import SYMBOLS, badge, draw
from durbar.games.expedition.presentation.art.landscape import chain_of
from durbar.games.expedition.presentation.gains import GAINS, MAIN
from durbar.games.expedition.presentation.printed import printed_for
from durbar.games.expedition.presentation.sketch import sketch
from durbar.games.expedition.presentation.words import ExpeditionWords
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import space_around
from durbar.games.expedition.rules.layout import (
    EXIT_STOP,
    MAPS,
    MOST_MARKERS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    TENTS,
)
from durbar.games.expedition.rules.numbers import DECK_CARDS
from durbar.games.expedition.rules.walk import Walk, direction_between, exit_space, name_exit
from durbar.games.expedition.vocabulary import VOCABULARY, space_name

ANCHORS = {
    "3": "setup",
    "3.1": "setup-landscape",
    "3.2": "setup-table",
    "3.3": "setup-players",
    "3.4": "characters",
    "4": "turn",
    "4.2 T1": "die",
    "4.2 T8m": "offer",
    "4.2 K1": "in-kathmandu",
    "4.3": "reroll",
    "4.4": "move",
    "4.5": "move",
    "5.1": "landscapes",
    "5.2": "actions",
    "5.3": "equipment",
    "5.4": "equipment",
    "5.5": "characters",
    "5.6": "tents",
    "6": "day-end",
    "7": "scoring",
    "8.1": "weather-modes",
    "8.2": "long-game",
    "8.3": "variants",
    "12": "reconstructed",
}


class ExpeditionPresentation(ExpeditionWords, Presentation):
    """The landscape, the viewer's board, the displays, and the boards of the others."""

    game: Expedition
    LAYOUTS = layouts("landscape", "own", "displays", "seats")
    ANCHORS = ANCHORS
    OPEN_PARTS = frozenset(("landscape", "landscape-tall", "displays", "displays-narrow"))
    GAINS = GAINS
    MAIN = MAIN
    WITHIN = frozenset(("tent-window", "tents", "tent-declined", "no-tents"))
    IN_ROWS = frozenset(("rolled",))
    MOTIONS: ClassVar[Mapping[str, str]] = {
        "die": "roll",
        "card": "fly",
        "animal": "fly",
        "map": "fly",
        "tile": "fly",
        "special": "fly",
        "yaktile": "rise",
    }
    SCORING = "scoring"
    DECLINES = frozenset(("pass",))
    QUIET = frozenset(
        (
            "rolled",
            "stepped",
            "turn",
            "tile-up",
            "equipment-shown",
            "animal-shown",
            "map-shown",
            "goods-laid",
            "tent-window",
        )
    )

    PLAIN = frozenset(
        (
            "chose",
            "placed",
            "set-aside",
            "took",
            "played",
            "exchanged",
            "painted",
            "collected",
            "bought",
            "took-map",
            "swapped",
        )
    )

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self.facts_to_draw(view), lang, **{"seat": view.seat, **style})

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self.facts_to_draw(view), lang, seat=view.seat)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(view.facts["seats"][seat]["colour"], style.get("theme", "light"))

    def asked(self, view: View, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Whoever is exhausted rests instead of setting off; if only the end is left, only that is named."""
        assert view.prompt is not None
        text, only = f"prompt-{view.prompt.id}", len(view.moves) == 1
        if text == "prompt-barrel-roll" and not any(move.kind == "stop" for move in view.moves):
            text = "prompt-barrel-first"
        if text == "prompt-before-move" and must_rest(view):
            text = "prompt-rest" if only else "prompt-before-rest"
        elif only and self.texts.has(lang, f"{text}-nothing"):
            text = f"{text}-nothing"
        return self.texts.say(lang, text)

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Spaces by landscape and the way from the yak or their place at the edge, tents by whom they hit."""
        if move.kind == "go" and must_rest(view):
            return self.texts.say(lang, "seen-rest")
        if move.kind == "tent":
            rival = self.person(view.facts["active"], lang, names)
            return self.texts.say(lang, "seen-tent", count=int(move.parts[0]), rival=rival)
        found = self.picks(view, move) if move.kind in ("exit", "terrain-map") else ()
        if not found or view.seat is None:
            return self.say(move, lang, names)
        chain = chain_of(self.facts_to_draw(view))
        space = space_of(found[-1])
        land = self.word("landscape", chain.lands[space], lang)
        if move.kind == "exit":
            return self.texts.say(lang, "seen-exit", landscape=land, exit=move.parts[0])
        steps = chain.steps(view.facts["seats"][view.seat]["yak"], space)
        ways = [
            self.texts.say(lang, "seen-way", steps=far, direction=self.word("direction", way, lang))
            for way, far in steps
        ]
        way = self.texts.say(lang, "comma").join(ways)
        return self.texts.say(lang, "seen-terrain-map", landscape=land, way=way)

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return picks_for(kernel_of(view.kernel), view.seat, move)

    def trail(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return trail_of(kernel_of(view.kernel), move)

    def foretold(
        self,
        view: View,
        move: Move,
        after: State | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
    ) -> tuple[str, ...]:
        """What a character can do, and what it begins with: it is handed out when all have chosen.

        And that a die will not be walked with, by whoever is exhausted.
        """
        if move.kind == "take" and must_rest(view):
            return (self.texts.say(lang, "foretold-rest"),)
        if move.kind != "choose":
            return ()
        (character,) = move.parts
        goods, cards = printed_for(self.game).start(character)
        told = [self.texts.say(lang, f"start-{name}", count=count) for name, count in goods.items() if count]
        told.append(self.texts.say(lang, "start-cards", count=cards))
        gained = self.texts.say(lang, "comma").join(told)
        return self.texts.say(lang, f"character-{character}-help"), self.texts.say(
            lang, "starts", goods=gained
        )

    def touched(self, event: Event) -> tuple[str, ...]:
        """The pieces an event moved or showed."""
        return tuple(pieces(event))

    def status(self, view: View, lang: str = "en") -> str:
        facts = view.facts
        if not facts["day"]:
            return ""
        return self.texts.say(
            lang,
            "status",
            day=facts["day"],
            days=self.game.numbers["days"],
            round=min(facts["round"], 3),
            storm=facts["storm"],
        )

    def moment(self, view: View, lang: str = "en") -> str:
        day = view.facts["day"]
        return self.texts.say(lang, "label-one-day", day=day) if day else ""

    def rule_anchor(self, rule: str) -> str | None:
        """ "4.5 / E-R61" is told at "move"; a card's or character's own paragraph where the rule names it."""
        card = re.match(r"5\.4\((\d+)\)\s*(?:[,/]|$)", rule)
        return f"equipment-{content.EQUIPMENT_NAMES[int(card[1]) - 1]}" if card else super().rule_anchor(rule)

    def facts_to_draw(self, view: View) -> dict[str, Any]:
        """The facts of a view with the head of the game."""
        head = {"players": self.game.players, "options": dict(self.game.options)}
        return {**head, "printed": printed_for(self.game), **view.facts}


# --- The elements of the drawing --------------------------------------------------------------------


def space_of(element: str) -> str:
    """The space of an element: space-2-5-3 is "2:5,3"."""
    board, row, column = element.split("-")[1:]
    return f"{board}:{row},{column}"


def space_id(name: str) -> str:
    """The element of a space: "2:5,3" is space-2-5-3."""
    return "space-" + re.sub("[:,]", "-", name)


def must_rest(view: View) -> bool:
    """Is the seat of this view so tired that setting off would be a rest?"""
    return view.seat is not None and kernel_of(view.kernel).players[view.seat].markers == MOST_MARKERS


# --- What to touch for a move -------------------------------------------------------------------------


def supply_id(seat: int, name: str) -> str:
    """The element of a resource on a player's own board."""
    return f"resource-{seat}-{name}"


def picks_for(k: ExpeditionKernel, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to touch, in order; () is a button."""
    kind, words = move.kind, move.parts
    if kind in ("take", "reroll"):
        return (f"die-{seat}-{words[0]}",)
    if kind == "roll":
        return tuple(f"die-{seat}-{die}" for die in words[0].split())
    if kind == "turn":
        return (f"die-{seat}-pink",)
    if kind in ("place", "terrain-map"):
        return (space_id(words[0]),)
    if kind == "move":
        return plan_picks(k, VOCABULARY["plan"].index(words[0]))
    if kind == "exit":
        return exit_picks(k, words[0])
    if kind == "rope-ladder":
        return (space_id(space_name(space_around(k.land, k.target, VOCABULARY["around"].index(words[0])))),)
    if kind in ("gain", "exchange"):
        return (supply_id(seat, words[0]),)
    if kind in content.EQUIPMENT_NAMES:
        taken = words[0].split() if words and words[0] in VOCABULARY["trio"] else ()
        return (own_card(k, seat, kind), *(supply_id(seat, name) for name in taken))
    if kind == "paint":
        return (f"animal-{words[0]}",)
    if kind == "collect":
        return (f"card-{words[0]}",)
    if kind in ("buy", "buy-special"):
        return (f"tile-{words[0]}",)
    if kind in ("offer", "offer-two"):
        return (space_id(space_name(k.target)),)
    if kind == "swap":
        rival = VOCABULARY["rival"].index(words[0])
        return (held_map(k, seat, words[2]), held_map(k, rival, words[1]))
    if kind == "map":
        return (open_map(k, words[0]),)
    if kind == "map-top":
        return ("deck-maps",)
    if kind == "tent":
        return own_tents(k, seat, int(words[0]))
    return ()


def plan_picks(k: ExpeditionKernel, plan: int) -> tuple[str, ...]:
    """The space where a plan ends; a Border guard's plan is touched at the strip it comes to first."""
    walk = Walk()
    if walk.work_out(k.land, k.players[k.active], k.die, plan, 0):
        return (space_id(space_name(walk.end)),)
    return (space_id(space_name(walk.ask_from)),) if walk.asks else ()


def exit_picks(k: ExpeditionKernel, word: str) -> tuple[str, ...]:
    walk = Walk()
    walk.work_out(k.land, k.players[k.active], k.die, k.plan, k.exits)
    if word == "stop":
        return (space_id(space_name(walk.ask_from)),)
    facing = walk.ask_to
    out = exit_space(facing, direction_between(walk.ask_from, facing, k.land), int(word) - 1)
    return (space_id(space_name(out)),)


def trail_of(k: ExpeditionKernel, move: Move) -> tuple[str, ...]:
    """The spaces a movement leads over, from the one where the yak stands; as far as is decided."""
    yak, walk = k.players[k.active], Walk(keep_path=True)
    if move.kind == "move":
        plan, exits = VOCABULARY["plan"].index(move.parts[0]), 0
    elif move.kind == "exit":
        walk.work_out(k.land, yak, k.die, k.plan, k.exits)
        word = move.parts[0]
        plan = k.plan
        exits = name_exit(k.exits, walk.ask_strips, EXIT_STOP if word == "stop" else int(word) - 1)
    else:
        return ()
    whole = walk.work_out(k.land, yak, k.die, plan, exits)
    if not whole and not walk.asks:
        return ()
    steps = walk.steps if whole else walk.ask_step  # before a strip that asks where to come out
    passed = [walk.path[step] for step in range(steps)]
    return tuple(space_id(space_name(space)) for space in (yak.space, *passed)) if passed else ()


def own_card(k: ExpeditionKernel, seat: int, kind: str) -> str:
    """The card that would be used: the start card first (E-R138)."""
    number = content.EQUIPMENT_NAMES.index(kind)
    held = k.players[seat].equipment
    if held >> DECK_CARDS + number & 1:
        return f"card-{kind}"
    return next(
        f"card-{name}" for j, name in enumerate(content.CARD_NAMES) if j // 3 == number and held >> j & 1
    )


def own_tents(k: ExpeditionKernel, seat: int, count: int) -> tuple[str, ...]:
    """As many of the fitting tents as are played; they lie in the order of the landscapes."""
    have, land = k.players[seat].have, k.land.terrain[k.target]
    before = sum(have[TENTS + other] for other in range(land))
    return tuple(f"tent-{seat}-{before + number}" for number in range(1, count + 1))


def held_map(k: ExpeditionKernel, seat: int, name: str) -> str:
    """The first of these before a player: maps lie in the order of their kinds."""
    have = k.players[seat].have
    return f"map-{seat}-{sum(have[MAPS + kind] for kind in range(content.MAP_NAMES.index(name))) + 1}"


def open_map(k: ExpeditionKernel, name: str) -> str:
    shown = [k.common[OPEN_MAPS + place] for place in range(OPEN_MAP_PLACES)]
    return f"map-open-{shown.index(content.MAP_NAMES.index(name)) + 1}"


# --- What an event was about --------------------------------------------------------------------------


def pieces(event: Event) -> Iterator[str]:
    fields, seat = event.fields, event.fields.get("seat")
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("space", "to", "from"):
            yield space_id(str(value))
        elif name in ("card", "animal"):
            yield f"{name}-{value}"
        elif name == "tile" and event.kind in ("bought", "goods-laid"):
            yield f"tile-{value}"
        elif name == "good":
            yield f"special-{value}"
        elif name == "die":
            yield f"die-{seat}-{value}"
    if event.kind in ("placed", "stepped", "moved", "jumped", "arrived", "rested", "tired"):
        yield f"yak-{seat}"
    elif event.kind in ("fulfilled", "tile-up"):
        yield f"yaktile-{seat}"
    elif event.kind == "swapped":
        yield from (f"yak-{seat}", f"yak-{fields['rival']}")
    elif event.kind in ("tents", "tent-drawn"):
        yield f"tents-{seat}"
    elif event.kind == "weather":
        yield from ("weather", "storm")
    elif event.kind in ("standee", "holder"):
        yield "standee"
