"""Expedition as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Move, Presentation, View, layouts
from durbar.games.expedition.game import Expedition, kernel_of
from durbar.games.expedition.presentation import page
from durbar.games.expedition.presentation.art import SYMBOLS, badge, draw
from durbar.games.expedition.presentation.art.landscape import chain_of
from durbar.games.expedition.presentation.gains import GAINS, MAIN
from durbar.games.expedition.presentation.printed import printed_for
from durbar.games.expedition.presentation.sketch import sketch
from durbar.games.expedition.presentation.words import ExpeditionWords


class ExpeditionPresentation(ExpeditionWords, Presentation):
    """The landscape, the viewer's board, the displays, and the boards of the others."""

    game: Expedition
    LAYOUTS = layouts("landscape", "own", "displays", "seats")
    OPEN_PARTS = frozenset(("landscape", "landscape-tall", "displays", "displays-narrow"))
    GAINS = GAINS
    MAIN = MAIN
    IN_ROWS = frozenset(("rolled",))
    MOTIONS: ClassVar[Mapping[str, str]] = {
        "die": "roll",
        "card": "fly",
        "animal": "fly",
        "map": "fly",
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

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self.facts_to_draw(view), lang, **{"seat": view.seat, **style})

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self.facts_to_draw(view), lang, seat=view.seat)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(view.facts["seats"][seat]["colour"], style.get("theme", "light"))

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Spaces by their landscape, and by the way from the yak or their place at the edge."""
        found = self.picks(view, move) if move.kind in ("exit", "terrain-map") else ()
        if not found or view.seat is None:
            return self.say(move, lang, names)
        chain = chain_of(self.facts_to_draw(view))
        space = page.space_of(found[-1])
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
        return page.picks(kernel_of(view.kernel), view.seat, move)

    def trail(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return page.trail(kernel_of(view.kernel), move)

    def touched(self, event: Event) -> tuple[str, ...]:
        return page.touched(event)

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
        return page.rule_anchor(rule)

    def facts_to_draw(self, view: View) -> dict[str, Any]:
        """The facts of a view with the head of the game."""
        head = {"players": self.game.players, "options": dict(self.game.options)}
        return {**head, "printed": printed_for(self.game), **view.facts}
