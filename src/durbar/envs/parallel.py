"""PettingZoo, all at once: in each cycle everybody who may answer does, and the others wait."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict
from pettingzoo import ParallelEnv

from durbar.core import Game, IllegalMove, OptionError, View
from durbar.core.refusals import NOT_YOUR_TURN

from .aec import Observation
from .table import KernelTable, LegalMoves, as_int, check_mode, game_to_learn, seat_of


class ParallelTable(ParallelEnv[str, Observation, int]):
    """One game whose seats answer at the same time wherever the rules let them.

    Beside the moves of the game there is one more action, the last: to wait. It is the only one of a seat
    that is not asked.
    """

    def __init__(
        self,
        game: Game,
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = KernelTable(game, reward)
        self.game = game
        self.wait = self.table.moves
        self.max_cycles = max_cycles
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"durbar_{game.id}_parallel_v{game.rules_version}",
            "render_modes": ["ansi", "svg"],
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        space = self.table.masked_space(self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: LegalMoves(self.wait + 1) for agent in self.possible_agents}
        self.cycles = 0

    def observation_space(self, agent: str) -> Dict:
        """Numbers and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalMoves:
        """All moves of the game by their ids, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed, and the same answers, give the same game."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        seen: dict[str, Observation] = {}
        for agent in self.agents:
            mask = self.table.mask(seat_of(agent), self.wait + 1)
            mask[self.wait] = not mask.any()
            self.action_spaces[agent].legal = mask
            seen[agent] = {"observation": self.table.numbers(seat_of(agent)), "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Everybody's answer. An answer that another one has overtaken is asked for again."""
        chosen = {seat_of(agent): as_int(action) for agent, action in actions.items()}
        waiting = self.table.waiting
        self._check(chosen, waiting)
        total = [0.0] * self.game.players
        for seat in waiting:
            if seat in self.table.waiting and chosen[seat] in self.game.moves_in(self.table.asking(seat)).ids:
                self.table.play(seat, chosen[seat])
                total = [old + new for old, new in zip(total, self.table.rewards(), strict=True)]
        self.cycles += 1
        over = bool(self.table.kernel.over)
        late = self.max_cycles is not None and self.cycles >= self.max_cycles and not over
        agents = self.agents
        seen = self._observations()
        if over or late:
            self.agents = []
        rewards = {agent: total[seat_of(agent)] for agent in agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _check(self, chosen: dict[int, int], waiting: list[int]) -> None:
        """Nothing is played unless everything can be."""
        for seat in range(self.game.players):
            if seat in waiting and seat not in chosen:
                raise OptionError(f"player_{seat} is asked and has not answered", field="actions")
            if seat not in chosen or (seat not in waiting and chosen[seat] == self.wait):
                continue
            if not 0 <= chosen[seat] < self.wait:
                raise OptionError(f"player_{seat} cannot do {chosen[seat]} now", field="actions")
            move = self.game.move(chosen[seat])
            kernel = self.table.asking(seat)
            if seat not in waiting:
                raise IllegalMove(move, NOT_YOUR_TURN.refusal())
            if move.id not in self.game.moves_in(kernel).ids:
                raise IllegalMove(move, self.game.refusal_in(kernel, move))

    def view(self, agent: str | None) -> View:
        """What a seat knows, as an object; None is a spectator."""
        return self.table.view(None if agent is None else seat_of(agent))

    def render(self) -> str | None:
        """The table as everybody may see it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def parallel_env(
    game: str | Game,
    players: int | None = None,
    *,
    reward: str = "result",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelTable:
    """A game for PettingZoo's parallel interface; the arguments are those of `aec_env`."""
    return ParallelTable(game_to_learn(game, players, options), reward, max_cycles, render_mode)
