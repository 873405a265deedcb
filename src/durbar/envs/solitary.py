"""Gymnasium: one seat learns, bots sit on the others; Revival can be played alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from durbar.bots import bot
from durbar.core import Bot, Game, IllegalMove, OptionError, View, games

from .table import KernelTable, LegalMoves, Mask, Numbers, as_int, check_mode, game_to_learn

ENTRY = "durbar.envs:gym_env"


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are answered for by bots, which see their views alone.

    Observations are numbers; `info["action_mask"]` and `action_masks()` say what may be played. Any other
    action is refused: nothing changes, and `info["refusal"]` says why; if `strict`, IllegalMove is raised.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012  (as Gymnasium types it)

    def __init__(
        self,
        game: Game,
        bots: Sequence[str | Bot],
        seat: int = 0,
        reward: str = "result",
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        game.check_seat(seat)
        if len(bots) != game.players - 1:
            message = f"{game.players - 1} other seats need as many bots, not {len(bots)}"
            raise OptionError(message, field="bots")
        self.table = KernelTable(game, reward)
        self.game = game
        self.seat = seat
        self.strict = strict
        self.named = dict(zip((each for each in range(game.players) if each != seat), bots, strict=True))
        self.bots: dict[int, Bot] = {}
        self._seat_bots()
        self.render_mode = check_mode(render_mode)
        self.moves = LegalMoves(self.table.moves)
        self.observation_space = self.table.observation_space
        self.action_space = self.moves

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game up to the seat's first decision."""
        super().reset(seed=seed)
        while True:
            self.table.begin(seed)
            self._seat_bots()
            self._others_play()
            if not self.table.kernel.over:
                return self._seen()
            seed = None  # the bots ended it before the seat was asked: the next game

    def _seat_bots(self) -> None:
        """Bots that have only a name are new in every game, and play by its seed."""
        for seat, each in self.named.items():
            luck = int(self.table.rng.below(1 << 31))
            self.bots[seat] = bot(each, luck) if isinstance(each, str) else each

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The seat's answer, and what the others do until it is asked again."""
        if self.table.kernel.over:
            raise OptionError("the game is over: reset it", field="action")
        try:
            self.table.play(self.seat, as_int(action))
        except IllegalMove as illegal:
            if self.strict:
                raise
            numbers, info = self._seen()
            return numbers, 0.0, False, False, {**info, "refusal": str(illegal)}
        reward = self.table.rewards()[self.seat] + self._others_play()
        numbers, info = self._seen()
        return numbers, reward, bool(self.table.kernel.over), False, info

    def _others_play(self) -> float:
        gained = 0.0
        while not self.table.kernel.over and self.seat not in self.table.waiting:
            seat = int(self.table.kernel.player)
            view = self.table.view(seat)
            self.table.play(seat, view.check(self.bots[seat].choose(view)).id)
            gained += self.table.rewards()[self.seat]
        if not self.table.kernel.over:
            self.table.turn_to(self.seat)
        return gained

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        mask = self.action_masks()
        self.moves.legal = mask
        return self.table.numbers(self.seat), {"action_mask": mask}

    def action_masks(self) -> Mask:
        """What the seat may play; nothing once the game is over."""
        return self.table.mask(self.seat, self.table.moves)

    def view(self) -> View:
        """What the seat knows, as an object."""
        return self.table.view(self.seat)

    def render(self) -> str | None:
        """The table as everybody may see it."""
        return self.table.render(self.render_mode)


def gym_env(
    game: str | Game,
    players: int | None = None,
    *,
    seat: int = 0,
    bots: str | Sequence[str | Bot] = "random",
    reward: str = "result",
    render_mode: str | None = None,
    strict: bool = False,
    **options: Any,
) -> OneSeat:
    """One seat of a game for Gymnasium; `bots` are one name for all others, or one name or Bot for each."""
    made = game_to_learn(game, players, options)
    others = [bots] * (made.players - 1) if isinstance(bots, str) else bots
    return OneSeat(made, others, seat, reward, render_mode, strict)


def register_gym_ids() -> None:
    """``gymnasium.make("durbar/revival-v0", players=1)``, and so for every installed game."""
    for game_id in games():
        gymnasium.register(f"durbar/{game_id}-v0", ENTRY, kwargs={"game": game_id}, disable_env_checker=True)
