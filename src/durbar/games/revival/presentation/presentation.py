"""Revival as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Gain, Move, Outcome, Presentation, State, View
from durbar.games.revival import content
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation.art import SYMBOLS, badge, draw
from durbar.games.revival.presentation.art.mat import six_cards
from durbar.games.revival.presentation.art.palette import joker_id, jokers_to_name
from durbar.games.revival.presentation.gains import BUILT, CARDS, GAINS, MAIN
from durbar.games.revival.presentation.sketch import sketch
from durbar.games.revival.presentation.words import RevivalWords

SQUARES, MONUMENTS_IN_SQUARE = 2, 5  # that a solo game has to finish
NARROW = {"board": "mat-tall", "own": "own-narrow", "others": "seats-narrow"}  # nearly square on any screen


SQUARE_NUMBERS = {"first": 0, "second": 1}
AIMING = frozenset(("bid", "jump"))  # the second word is a spot
NAMES = frozenset(("name-two", "name-three", "name-four"))
FOR_MATES = frozenset(("build-for", "rebuild-for"))
BUILDS = frozenset(("build", "build-for", "build-at", "rebuild", "rebuild-for"))

ANCHORS = {
    "3": "setup",
    "4": "round",
    "4.3": "market",
    "4.4": "bid",
    "4.5": "reveal",
    "4.6": "collect",
    "4.7": "clear",
    "4.8": "build",
    "4.9": "hand-limit",
    "4.10": "last-coin",
    "4.11": "round-end",
    "5": "scoring",
    "5.4": "missions",
    "6.1": "two-players",
    "6.2": "teams",
    "6.3": "open-bids",
    "6.4": "manipulation",
    "6.5": "reconstruction",
    "6.6": "solo",
    "6.6.1": "solo-setup",
    "6.6.2": "solo-goal",
    "6.6.3": "solo-round",
    "6.6.4": "solo-levels",
    "7": "architects",
    "7.3": "public-objectives",
    "7.4": "advanced-missions",
    "8.1": "bhairav",
    "8.2": "holographic",
    "8.3": "rainbow",
    "9": "combinations",
    "10": "open",
    "13": "reconstructed",
}

# Alone one plays otherwise: six phases instead of the rounds, and a goal instead of points.
SOLO_SECTIONS = {
    **dict.fromkeys(("4", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.11"), "solo-round"),
    "5": "solo-goal",
}


class RevivalPresentation(RevivalWords, Presentation):
    """The mat, what the viewer plays with, the shelf, and the cities of the others."""

    game: Revival
    LAYOUTS: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "wide": {"board": "mat", "own": "own", "others": "seats"},
        "low": NARROW,
        "tall": NARROW,
        "phone": NARROW,
    }
    ANCHORS = ANCHORS
    SCENES = frozenset(("reveal",))
    GAINS = GAINS
    MAIN = MAIN
    MOTIONS: ClassVar[Mapping[str, str]] = {"card": "fly", "monument": "rise", "bid": "drop"}
    SCORING = "scoring"
    DECLINES = frozenset(("stay", "decline"))
    ASIDES = frozenset(("raze", "offer"))
    QUIET = frozenset(("market",))
    PLAIN = frozenset(
        ("architect", "bid", "open-bid", "jump", "swap", "open-swap", "built", "square-built", "discarded")
    ) | frozenset(("shown", "stored", "offered", "razed", "took", "bought", "converted", "bhairav", "named"))

    @property
    def scoring(self) -> str:
        return SOLO_SECTIONS["5"] if self.game.players == 1 else self.SCORING

    @property
    def anchors(self) -> Mapping[str, str]:
        return ANCHORS | SOLO_SECTIONS if self.game.players == 1 else ANCHORS

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self.facts_to_draw(view), lang, **{"seat": view.seat, **style})

    def layout(self, screen: str, seat: int | None) -> Mapping[str, str]:
        """In solo both Squares lie with the viewer's own things; nobody else is there."""
        parts = dict(super().layout(screen, seat))
        if self.game.players == 1 and seat is not None:
            parts["common"] = parts.pop("others").replace("seats", "shelf")
        return parts

    @property
    def parts(self) -> tuple[str, ...]:
        return (*super().parts, "shelf", "shelf-narrow")

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self.facts_to_draw(view), lang, seat=view.seat)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(view.facts, seat, style.get("theme", "light"))

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """A monument by what stands there; a section by its card where other cards offer the same."""
        said = self.say(move, lang, names)
        if move.kind in FOR_MATES and view.seat is not None:
            mate = self.person(
                mate_of(view.facts, view.seat, self.game.setting.teams, move.parts[0]), lang, names
            )
            end = self.word("end", move.parts[1], lang)
            said = self.texts.say(lang, f"seen-{move.kind}", end=end, name=mate)
        if move.kind in ("on", "raze") and view.seat is not None:
            return self.by_what_stands(view, move, said, lang)
        if move.kind in NAMES:
            colours = zip(jokers_to_name(view.facts, view.seat), move.parts, strict=True)
            named = [self.end(joker[:-1] + colour[0], lang) for joker, colour in colours]
            return self.texts.say(lang, "seen-jokers", ends=self.texts.say(lang, "comma").join(named))
        if move.kind in BUILDS:
            (*where, word), printed = move.parts, self.game.box.cards
            card, end = word.split()
            for other in view.moves:
                if other.kind == move.kind and other.parts[:-1] == tuple(where):
                    another, same = other.parts[-1].split()
                    if same == end and printed[another] != printed[card]:
                        return self.texts.say(
                            lang, "seen-build", move=said, card=self.card(printed[card], lang)
                        )
        return said

    def by_what_stands(self, view: View, move: Move, said: str, lang: str) -> str:
        """A monument by its sections; by its number, too, if another one that is offered has the same."""
        (*where, slot), facts = move.parts, view.facts
        area = SQUARE_NUMBERS[where[0]] if where else facts["seats"][view.seat]["asked"]["area"]
        monuments = facts.get("squares", facts["seats"])[area]["monuments"]
        made_of = {
            other.parts[-1]: " + ".join(
                self.end(word.split()[1], lang) for word in monuments[int(other.parts[-1]) - 1]
            )
            for other in view.moves
            if other.kind == move.kind and other.parts[:-1] == tuple(where)
        }
        alike = list(made_of.values()).count(made_of[slot]) > 1
        text = f"seen-{move.kind}-alike" if alike else f"seen-{move.kind}"
        square = self.word("square", where[0], lang) if where else ""
        return self.texts.say(lang, text, move=said, ends=made_of[slot], square=square)

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return picks_for(view.facts, view.seat, self.game.setting.teams, move)

    def trail(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return trail_of(self.facts_to_draw(view), view.seat, move)

    def foretold(
        self,
        view: View,
        move: Move,
        after: State | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
    ) -> tuple[str, ...]:
        """What an architect can do; which cards a coin would target, and who wants them, too."""
        if move.kind == "draft":
            return (self.texts.say(lang, f"architect-{move.parts[0]}-help"),)
        if move.kind not in AIMING or view.seat is None:
            return ()
        facts = self.facts_to_draw(view)
        bids = [bid for bid in facts.get("bids", ()) if bid["seat"] != view.seat]
        told = []
        for cell in targets_of(facts, move.parts[1]):
            also = [bid["seat"] for bid in bids if cell in targets_of(facts, bid["spot"])]
            others = self.people(also, lang, names)
            told.append(
                self.texts.say(lang, "aim-shared", cell=cell.upper(), names=others) if also else cell.upper()
            )
        return (self.texts.say(lang, "aims", targets=self.texts.say(lang, "comma").join(told)),)

    def touched(self, event: Event) -> tuple[str, ...]:
        """The pieces an event moved or showed."""
        return tuple(dict.fromkeys(pieces(event, self.game.box)))

    def epilogue(self, outcome: Outcome, lang: str = "en", names: Sequence[str] | None = None) -> str:
        if outcome.ending == "teams":
            told = [self.of_team(team, outcome, lang, names) for team in self.teams(outcome)]
            return self.together(told, lang)
        if not outcome.nobody_wins:
            return ""
        done = outcome.scores[0].categories["squares"]
        wanted = SQUARES * MONUMENTS_IN_SQUARE
        return self.texts.say(lang, "epilogue-solo-lost", done=done, wanted=wanted, left=wanted - done)

    def teams(self, outcome: Outcome) -> list[list[int]]:
        """The seats of each team, the better teams first."""
        count = self.game.setting.teams
        teams = [list(range(first, self.game.players, count)) for first in range(count)]
        return sorted(teams, key=lambda team: outcome.place(team[0]))

    def of_team(self, team: Sequence[int], outcome: Outcome, lang: str, names: Sequence[str] | None) -> str:
        points = sum(outcome.scores[seat].total for seat in team)
        return self.texts.say(lang, "epilogue-team", names=self.people(team, lang, names), points=points)

    def gains(self, event: Event, lang: str = "en") -> tuple[Gain, ...]:
        """As every game; a card by its first section, what is built by the section that counts."""
        told = super().gains(event, lang)
        if event.kind in CARDS and event.fields["card"] is not None:
            card = str(event.fields["card"])
            told += (Gain(f"s-{self.game.box.cards[card][0][:-1]}", 1, self.word("card", card, lang)),)
        elif event.kind in BUILT and event.fields["end"] is not None:
            end = str(event.fields["end"])
            told += (Gain(f"s-{end.split()[1][:-1]}", 1, self.word("end", end, lang)),)
        return told

    def status(self, view: View, lang: str = "en") -> str:
        if not view.facts["round"]:
            return ""
        return self.texts.say(lang, "status", round=view.facts["round"], rounds=self.game.rounds)

    def facts_to_draw(self, view: View) -> dict[str, Any]:
        """The facts of a view with the head of the game, and what is printed on its cards."""
        head = {"players": self.game.players, "options": dict(self.game.options), "box": self.game.box}
        return {**head, **view.facts}


# --- What to touch for a move -------------------------------------------------------------------------


def picks_for(facts: Mapping[str, Any], seat: int, teams: int, move: Move) -> tuple[str, ...]:
    """The pieces to touch, in order; () is a button."""
    kind, words = move.kind, move.parts
    if kind == "draft":
        return (f"architect-{words[0]}",)
    if kind == "bid":
        return (f"coin-{seat}-{words[0]}", f"spot-{words[1]}")
    if kind == "jump":
        return (f"spot-{words[0]}", f"spot-{words[1]}")
    if kind == "swap":
        return (f"spot-{words[0]}", f"coin-{seat}-{words[1]}")
    if kind in ("build", "rebuild"):
        return (end_id(words[0]),)
    if kind in ("build-for", "rebuild-for"):
        return (end_id(words[1]), f"area-{mate_of(facts, seat, teams, words[0])}")
    if kind == "build-at":
        return (end_id(words[1]), f"area-{SQUARE_NUMBERS[words[0]]}")
    if kind == "on":
        return (f"monument-{facts['seats'][seat]['asked']['area']}-{words[0]}",)
    if kind == "raze":
        return (f"monument-{SQUARE_NUMBERS[words[0]]}-{words[1]}",)
    if kind == "claim":
        return (f"objective-{words[0]}",)
    if kind == "offer" and not facts["seats"][seat]["asked"]:
        return ("exchange", f"card-{words[0]}")  # the ends of the card are for building
    if kind in ("return", "discard", "take", "buy", "offer"):
        return (f"card-{words[0]}",)
    if kind == "draw":
        return ("deck-red",)
    if kind == "convert":
        return tuple(f"coin-{seat}-{coin}" for coin in facts["seats"][seat]["coins"])
    if kind == "bhairav":
        return (f"bhairav-{words[0]}",)
    if kind in NAMES:
        return tuple(joker_id(number, colour) for number, colour in enumerate(words, 1))
    return (f"cell-{words[0]}",) if kind == "store" and "squares" in facts else ()


def mate_of(facts: Mapping[str, Any], seat: int, teams: int, which: str) -> int:
    """The seat of the first or second teammate, clockwise."""
    return (seat + teams * (SQUARE_NUMBERS[which] + 1)) % len(facts["seats"])


def end_id(word: str) -> str:
    """The element of an end: "bl13 pa2r" is end-bl13-pa2r."""
    return "end-" + word.replace(" ", "-")


def trail_of(facts: Mapping[str, Any], seat: int, move: Move) -> tuple[str, ...]:
    """From a spot to the cards it targets; from a card to the one monument that waits for it."""
    kind, words = move.kind, move.parts
    if kind in AIMING:
        return (f"spot-{words[1]}", *(f"cell-{cell}" for cell in targets_of(facts, words[1])))
    if kind == "build" and facts["players"] > 1:
        end = words[0].split()[1]
        built = facts["seats"][seat]["monuments"]
        below = [slot for slot, ends in enumerate(built, 1) if waits(ends, end)]
        return (end_id(words[0]), f"monument-{seat}-{below[0]}") if len(below) == 1 else ()
    return ()


def targets_of(facts: Mapping[str, Any], spot: str) -> list[str]:
    """The spaces of the market that a coin on this spot targets, the nearest first."""
    return [cell for cell, _ in facts["box"].spot(spot)["six" if six_cards(facts) else "four"]]


def waits(ends: Sequence[str], end: str) -> bool:
    """Is this the next section of that unfinished monument?"""
    return ends[0].split()[1][:2] == end[:2] and len(ends) == int(end[2]) - 1


# --- What an event was about --------------------------------------------------------------------------


def pieces(event: Event, box: content.Box) -> Iterator[str]:
    fields = event.fields
    seat = fields.get("seat")
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("card", "cell", "spot", "objective"):
            yield f"{name}-{value}"
        elif name in ("from", "to"):
            yield f"spot-{value}"
        elif name == "place":
            yield f"cell-{value}"
        elif name == "coin":
            yield f"coin-{seat or 0}-{value}"
        elif name == "architect":
            yield f"architect-{seat}"
        elif name == "slot":
            yield f"monument-{area_of(fields)}-{value}"
        elif name == "side":
            yield from (f"spot-{each['name']}" for each in box.table("mat")["spot"] if each["side"] == value)
    if event.kind in ("first", "marker", "round"):
        yield "first"
    elif event.kind == "debris":
        yield f"debris-{fields['spot']}"
    elif event.kind in ("bid", "swap") and fields["coin"] is None:
        yield f"bid-{fields['spot']}"
    elif event.kind in ("drew", "returned"):
        yield f"hand-{seat}"
    elif event.kind in ("bhairav", "bhairav-scored"):
        yield f"bhairav-{fields['colour']}"
    elif event.kind in ("converted", "adjusted", "unfinished", "mission-scored"):
        yield f"seat-{seat}"


def area_of(fields: Mapping[str, Any]) -> int:
    """Whose monument it is: an area said for itself, a Square, or the seat."""
    if "square" in fields:
        return SQUARE_NUMBERS[fields["square"]]
    return int(fields["area"] if fields.get("area") is not None else fields["seat"])
