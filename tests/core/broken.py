"""Lanterns with one thing wrong each: what the conformance kit is there to find."""

# ruff: noqa: N801  (`kernel_class` is an attribute that happens to be a class)

import inspect
import itertools
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import (
    CHANCE,
    BadPosition,
    EventKind,
    Kernel,
    Move,
    Outcome,
    Refusal,
    Rng,
    Score,
    View,
)
from durbar.texts import HOUSE, Texts
from tests.core.lanterns.game import Lanterns
from tests.core.lanterns.kernel import CHOOSE, WHISPER, WIND, LanternsKernel
from tests.core.lanterns.presentation import LanternsPresentation

FIELDS = tuple(inspect.signature(LanternsKernel).parameters)


class Twisted(Lanterns):
    """Lanterns on another kernel."""

    kernel_class: ClassVar[type[LanternsKernel]]

    def new_kernel(self) -> LanternsKernel:
        return twist(super().new_kernel(), self.kernel_class)

    def build(self, position: Mapping[str, Any]) -> LanternsKernel:
        return twist(super().build(position), self.kernel_class)


def twist(kernel: LanternsKernel, kind: type[LanternsKernel]) -> LanternsKernel:
    twisted = kind(*(getattr(kernel, name) for name in FIELDS))
    twisted.turns = kernel.turns
    return twisted


class TwistedKernel(LanternsKernel):
    """Stays of its own kind when cloned and seen."""

    def clone(self) -> LanternsKernel:
        return twist(super().clone(), type(self))


class AliasingClone(Twisted):
    class kernel_class(TwistedKernel):
        def clone(self) -> LanternsKernel:
            copy = super().clone()
            copy.glow = self.glow
            return copy


class LeakingHands(Twisted):
    class kernel_class(TwistedKernel):
        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.wind = 10 * self.wind + self.pool[0]
            return seen


class LeakingChoice(Twisted):
    class kernel_class(TwistedKernel):
        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.hung = self.hung[:]
            return seen


class LeakingTurn(Twisted):
    class kernel_class(TwistedKernel):
        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.player = self.player
            return seen


class AliasingView(Twisted):
    class kernel_class(TwistedKernel):
        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.lit, seen.glow = self.lit, self.glow
            return seen


class ForgottenMoves(Twisted):
    class kernel_class(TwistedKernel):
        """A seat cannot see the lanterns it holds, so its view offers it only to wait."""

        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            if self.phase == CHOOSE and seat >= 0:
                seen.hidden[seat] = self.held(seat)
                for colour in range(3):
                    seen.pool[colour] += seen.hands[seat * 3 + colour]
                    seen.hands[seat * 3 + colour] = 0
            return seen


class WildGuess(Twisted):
    class kernel_class(TwistedKernel):
        def fill(self, rng: Rng) -> None:
            if self.phase == WHISPER and self.player < 0:
                self.player = 0
            super().fill(rng)


class UnlawfulGuess(Twisted):
    class kernel_class(TwistedKernel):
        def fill(self, rng: Rng) -> None:
            super().fill(rng)
            self.pool[0] += 1


class UnorderedMoves(Twisted):
    class kernel_class(TwistedKernel):
        def legal(self, out: vec[i64]) -> i64:
            n = super().legal(out)
            for k, number in enumerate(sorted(out[:n], reverse=True)):
                out[k] = number
            return n


class NoMoves(Twisted):
    class kernel_class(TwistedKernel):
        def legal(self, out: vec[i64]) -> i64:
            return 0 if self.phase == CHOOSE and self.player == 1 else super().legal(out)


class TooNarrow(Lanterns):
    widest = 2


class SharedScratch(Twisted):
    class kernel_class(TwistedKernel):
        """Writes down its moves in a place that all positions share, and copies them from there."""

        scratch: ClassVar[list[i64]] = []

        def legal(self, out: vec[i64]) -> i64:
            n = super().legal(out)
            self.scratch.clear()
            for k in range(n):
                self.scratch.append(out[k])
            for k, number in enumerate(self.scratch):
                out[k] = number
            return len(self.scratch)


class UndeclaredField(Twisted):
    class kernel_class(TwistedKernel):
        def clone(self) -> LanternsKernel:
            copy = super().clone()
            copy.memo = 0  # type: ignore[attr-defined]
            return copy


class LeakingField(Twisted):
    """The pool as it is, in a field that no view tells: a bot could read it all the same."""

    KNOWLEDGE = replace(Lanterns.KNOWLEDGE, scratch="memo")

    class kernel_class(TwistedKernel):
        def __init__(self, *values: Any) -> None:
            super().__init__(*values)
            self.memo = 0

        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.memo = self.pool[0]  # type: ignore[attr-defined]
            return seen


class ClosedPool(Lanterns):
    """Declares as public what is shown otherwise."""

    KNOWLEDGE = replace(
        Lanterns.KNOWLEDGE,
        public=f"{Lanterns.KNOWLEDGE.public} pool",
        hidden=Lanterns.KNOWLEDGE.hidden.replace("pool", ""),
    )


class ForgetfulFingerprint(Twisted):
    class kernel_class(TwistedKernel):
        def fingerprint(self) -> i64:
            bright = LanternsKernel.clone(self)
            for seat in range(self.players):
                bright.shade[seat] = 0
            return bright.fingerprint()


class ForgetfulTurn(Twisted):
    class kernel_class(TwistedKernel):
        def turn_to(self, seat: i64) -> None:
            super().turn_to(seat)
            self.phase = CHOOSE


class LostLantern(Twisted):
    class kernel_class(TwistedKernel):
        def take_lantern(self, colour: i64) -> None:
            super().take_lantern(colour)
            if self.round:
                self.pool[colour] -= self.pool[colour] > 0


class SideChannel(Twisted):
    class kernel_class(TwistedKernel):
        source = random.Random(1)

        def turn_up(self) -> None:
            super().turn_up()
            self.glow[0] += self.source.randrange(1000)


class DrawsTwice(Twisted):
    class kernel_class(TwistedKernel):
        def deal(self, rng: Rng) -> None:
            rng.below(2)
            super().deal(rng)


class Endless(Twisted):
    class kernel_class(TwistedKernel):
        def next_round(self) -> None:
            super().next_round()
            if self.over:
                self.over, self.player, self.phase, self.round = False, CHANCE, WIND, 1


class Crashing(Twisted):
    class kernel_class(TwistedKernel):
        def turn_up(self) -> None:
            raise ZeroDivisionError("the string of lanterns snaps")


class SilentReveal(Lanterns):
    EVENTS = (
        *Lanterns.EVENTS[:3],
        EventKind("hung", ("seat", "lantern", "points:number")),
        *Lanterns.EVENTS[4:],
    )


class SecretOfNobody(Lanterns):
    EVENTS = (EventKind("dealt", ("owner:seat", "lantern"), frozenset({"lantern"})), *Lanterns.EVENTS[1:])


class ForgetfulPosition(Lanterns):
    def describe(self, kernel: Kernel) -> dict[str, Any]:
        told = super().describe(kernel)
        del told["wind"]
        return told


class NotJson(Lanterns):
    def describe(self, kernel: Kernel) -> dict[str, Any]:
        told = super().describe(kernel)
        return {**told, "glow": tuple(told["glow"])}


class TrustingReader(Lanterns):
    """Believes whoever says that seat 1 is asked."""

    def build(self, position: Mapping[str, Any]) -> LanternsKernel:
        kernel = super().build({name: value for name, value in position.items() if name != "to_act"})
        if position.get("to_act") == 1:
            kernel.player = 1
        return kernel


class NamelessReader(Lanterns):
    """Refuses without saying what is wrong."""

    def build(self, position: Mapping[str, Any]) -> LanternsKernel:
        try:
            return super().build(position)
        except BadPosition:
            raise BadPosition("that cannot be") from None


class WrongSum(Lanterns):
    def outcome_of(self, kernel: Kernel) -> Outcome:
        outcome = super().outcome_of(kernel)
        scores = tuple(Score(score.total, {**score.categories, "glow": 99}) for score in outcome.scores)
        return Outcome(outcome.ending, outcome.ranking, scores)


class UnrankedSeat(Lanterns):
    def outcome_of(self, kernel: Kernel) -> Outcome:
        outcome = super().outcome_of(kernel)
        return Outcome(outcome.ending, outcome.ranking[:1], outcome.scores)


class UnlistedReason(Lanterns):
    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        return Refusal("because")


class UnlistedEnding(Lanterns):
    ENDINGS = ("dark",)


class DoubleIdsDrawing(LanternsPresentation):
    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return super().draw(view, lang).replace("seat-1", "seat-0")


class DoubleIds(Lanterns):
    PRESENTATION = "tests.core.broken:DoubleIdsDrawing"


class NoDescriptionDrawing(LanternsPresentation):
    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return super().draw(view, lang).replace("desc>", "g>")


class NoDescription(Lanterns):
    PRESENTATION = "tests.core.broken:NoDescriptionDrawing"


class NotXmlDrawing(LanternsPresentation):
    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return super().draw(view, lang) + "<br>"


class NotXml(Lanterns):
    PRESENTATION = "tests.core.broken:NotXmlDrawing"


class ShakyHandDrawing(LanternsPresentation):
    """Draws another picture each time."""

    times: ClassVar[Any] = itertools.count()

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return super().draw(view, lang).replace("</svg>", f"<g id='n{next(self.times)}'/></svg>")


class ShakyHand(Lanterns):
    PRESENTATION = "tests.core.broken:ShakyHandDrawing"


class LooseDoor(Lanterns):
    """Takes any option at all."""

    def __init__(self, players: int | None = None, **options: object) -> None:
        known = {each.name for each in self.OPTIONS}
        super().__init__(players, **{name: value for name, value in options.items() if name in known})


def without(folder: Path, *missing: str, lang: str = "fr") -> Texts:
    """The texts of Lanterns, written to a folder, but one language lacks some."""
    source = Path(LanternsPresentation.texts.folder)
    for file in source.glob("*.ftl"):
        entries = file.read_text(encoding="utf-8").split("\n")
        kept = [line for line in entries if file.stem != lang or line.split(" ")[0] not in missing]
        (folder / file.name).write_text("\n".join(kept), encoding="utf-8")
    return Texts(folder, beneath=HOUSE)


CAUGHT: dict[type[Lanterns], str] = {
    AliasingClone: "clones stand alone",
    LeakingHands: "views hide what is unseen",
    LeakingChoice: "views hide what is unseen",
    LeakingTurn: "views hide what is unseen",
    AliasingView: "views keep still",
    ForgottenMoves: "views tell what is asked",
    WildGuess: "samples fit the view",
    UnlawfulGuess: "samples fit the view",
    UnorderedMoves: "moves are ordered and equal the mask",
    NoMoves: "moves are ordered and equal the mask",
    TooNarrow: "moves are ordered and equal the mask",
    SharedScratch: "threads never meet",
    UndeclaredField: "every field is declared",
    LeakingField: "fields show what is declared",
    ClosedPool: "fields show what is declared",
    ForgetfulFingerprint: "copies are whole",
    ForgetfulTurn: "somebody is asked until the end",
    LostLantern: "laws hold",
    SideChannel: "clones stand alone",
    DrawsTwice: "chance is fair",
    Endless: "games end",
    Crashing: "games can be played",
    SilentReveal: "decisions reveal nothing silently",
    SecretOfNobody: "tables are sound",
    ForgetfulPosition: "position reads back",
    NotJson: "position reads back",
    TrustingReader: "mutants are refused or play on",
    NamelessReader: "mutants are refused or play on",
    WrongSum: "outcome is whole",
    UnrankedSeat: "outcome is whole",
    UnlistedReason: "illegal moves change nothing",
    UnlistedEnding: "outcome is whole",
    DoubleIds: "views can be drawn",
    NoDescription: "views can be drawn",
    NotXml: "views can be drawn",
    ShakyHand: "views can be drawn",
    LooseDoor: "bad options are refused",
}
