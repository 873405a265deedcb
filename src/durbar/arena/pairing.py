"""Who meets whom: line-ups, rotated over the seats of the same deal, played in blocks that can be repeated.

A *deal* is one seed for all that chance decides. Every rotation of a line-up plays every deal, so that
neither the seat nor the luck favours anybody. A block of deals is a plain value: it can be sent to another
process or machine, and gives the same games wherever and however often it is played.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from durbar.bots import bot
from durbar.core import Bot, Content, Game, IllegalMove, OptionError, View, game

from .luck import SharedLuck

LONGEST = 100_000  # decisions; a game that has not ended by then is not going to


@dataclass(frozen=True)
class Lineup:
    """A setting and its bots: as many as there are seats, or the first one against all others in turn."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: str
    content: Content | None = None  # None for what the house gives a game of this setting

    def make_game(self) -> Game:
        """The game they play."""
        return game(self.game, self.players, content=self.content, **dict(self.options))

    def seated(self) -> tuple[int, ...]:
        """Which bot sits where before any rotation: 0, then the others in turn."""
        others = range(1, len(self.bots))
        return (
            (0, *(others[k % len(others)] for k in range(self.players - 1)))
            if others
            else (0,) * self.players
        )


def lineup_of(game: Game, bots: Sequence[str], seed: object) -> Lineup:
    """A checked line-up; OptionError names what is wrong with it."""
    if not 1 <= len(bots) <= game.players:
        message = f"{game.players} seats take 1 to {game.players} bots, not {len(bots)}"
        raise OptionError(message, field="bots", reason="bots-room", room=game.players, count=len(bots))
    for name in bots:
        bot(name)
    options = tuple(sorted(game.options.items()))
    return Lineup(game.id, game.players, options, tuple(bots), str(seed), game.chosen_content)


@dataclass(frozen=True)
class Block:
    """Some deals of a line-up, from `first` up to, not including, `last`."""

    lineup: Lineup
    first: int
    last: int


@dataclass(frozen=True)
class Played:
    """One game, by seat: which bot sat there, its side, score and place, how often it decided, how long.

    Seconds are of the processor: what else runs on a machine does not count.
    """

    deal: int
    rotation: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    sides: tuple[int, ...]  # the same number for those who win together
    categories: tuple[Mapping[str, int], ...] = ()  # the points of every category; a ledger of old has none

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; `played_from` takes it back."""
        return asdict(self)

    @property
    def result(self) -> tuple[object, ...]:
        """Everything that must be the same on every machine: all but the time it took."""
        return self.deal, self.rotation, self.bots, self.scores, self.places, self.winners, self.decisions


def played_from(written: dict[str, Any]) -> Played:
    """A game as `to_dict` told it."""
    values: dict[str, Any] = {
        name: tuple(each) if isinstance(each, list) else each for name, each in written.items()
    }
    return Played(**values)


def blocks_of(lineup: Lineup, deals: int, size: int, first: int = 0) -> Iterator[Block]:
    """The deals in pieces of a few seconds each."""
    for start in range(first, first + deals, size):
        yield Block(lineup, start, min(start + size, first + deals))


def play_block(block: Block) -> list[Played]:
    """Every rotation of every deal of a block."""
    lineup = block.lineup
    game = lineup.make_game()
    seated = lineup.seated()
    rotations = game.players if len(set(seated)) > 1 else 1
    return [
        _play_game(game, lineup, deal, rotation, seated[-rotation:] + seated[:-rotation])
        for deal in range(block.first, block.last)
        for rotation in range(rotations)
    ]


def _play_game(game: Game, lineup: Lineup, deal: int, rotation: int, seated: tuple[int, ...]) -> Played:
    """One game. A bot's own dice are its own for each deal: they do not depend on the seat."""
    luck = SharedLuck(f"{lineup.seed}/{deal}")
    minds: list[Bot] = [
        bot(lineup.bots[who], f"{lineup.seed}/{deal}/{who}/{seat if seated.count(who) > 1 else 0}")
        for seat, who in enumerate(seated)
    ]
    kernel = game.new_kernel()
    decisions, seconds = [0] * game.players, [0.0] * game.players
    luck.deal(kernel)
    while not kernel.over:
        seat = kernel.player
        view = View.of(game, kernel, seat)
        began = time.thread_time()
        move = minds[seat].choose(view)
        seconds[seat] += time.thread_time() - began
        refusal = view.why_not(move)
        if refusal is not None:
            raise IllegalMove(move, refusal)
        kernel.apply(move.id)
        decisions[seat] += 1
        if sum(decisions) > LONGEST:
            raise AssertionError(f"{game!r} has not ended after {LONGEST} decisions")
        luck.deal(kernel)
    outcome = game.outcome_of(kernel)
    return Played(
        deal,
        rotation,
        seated,
        tuple(score.total for score in outcome.scores),
        tuple(outcome.place(seat) for seat in range(game.players)),
        outcome.winners,
        tuple(decisions),
        tuple(round(each, 6) for each in seconds),
        tuple(int(kernel.side(seat)) for seat in range(game.players)),
        tuple(dict(score.categories) for score in outcome.scores),
    )
