"""PettingZoo, one seat after the other: for every game and number of players."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict
from pettingzoo import AECEnv

from durbar.core import Game, OptionError, View

from .table import KernelTable, LegalMoves, as_int, check_mode, game_to_learn, seat_of

Observation = dict[str, Any]  # numbers or a View, and a mask
OBSERVATIONS = ("numbers", "view")


class AECTable(AECEnv[str, Observation, int]):
    """One game as PettingZoo sees it. ``agent_selection`` is the seat that is asked.

    Observations are ``{"observation": numbers, "action_mask": moves}``; what the numbers mean is said by
    `observation_fields` of the game. ``view(agent)`` is the same with words and a drawing; made with
    ``observation="view"``, the table has it in place of the numbers.
    """

    def __init__(
        self,
        game: Game,
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observation: str = "numbers",
    ) -> None:
        super().__init__()
        if observation not in OBSERVATIONS:
            message = f"observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}"
            raise OptionError(message, field="observation")
        self.as_views = observation == "view"
        self.table = KernelTable(game, reward)
        self.game = game
        self.max_cycles = max_cycles
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"durbar_{game.id}_v{game.rules_version}",
            "is_parallelizable": False,
            "render_modes": ["ansi", "svg"],
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        space = self.table.masked_space(self.table.moves, self.as_views)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: LegalMoves(self.table.moves) for agent in self.possible_agents}
        self.decisions = 0

    def observation_space(self, agent: str) -> Dict:
        """Numbers and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalMoves:
        """All moves of the game, by their ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed, and the same answers, give the same game."""
        self.table.begin(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = int(self.table.kernel.player)
        self.agent_selection = self.possible_agents[seat]
        self.action_spaces[self.agent_selection].legal = self.table.mask(seat, self.table.moves)

    def observe(self, agent: str) -> Observation:
        """What a seat knows; its mask is empty while it is not asked."""
        seat = seat_of(agent)
        mask = self.table.mask(seat, self.table.moves)
        if agent != self.agent_selection:
            mask[:] = 0
        seen = self.table.view(seat) if self.as_views else self.table.numbers(seat)
        return {"observation": seen, "action_mask": mask}

    def view(self, agent: str | None) -> View:
        """What a seat knows, as an object; None is a spectator."""
        return self.table.view(None if agent is None else seat_of(agent))

    def step(self, action: int | None) -> None:
        """The answer of ``agent_selection``; IllegalMove, with the reason, if it is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(seat_of(agent), as_int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        over = bool(self.table.kernel.over)
        self.terminations = dict.fromkeys(self.agents, over)
        late = self.max_cycles is not None and self.decisions >= self.max_cycles
        self.truncations = dict.fromkeys(self.agents, late and not over)
        if over or late:
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody may see it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def aec_env(
    game: str | Game,
    players: int | None = None,
    *,
    reward: str = "result",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    observation: str = "numbers",
    **options: Any,
) -> AECTable:
    """A game for PettingZoo, by its id with its number of players and options.

    `reward` is "result" (a victory is 1, less the mean of what the others have), "margin" (points, likewise)
    or "shaped" (how the appraisal of the position changes). After `max_cycles` decisions it is truncated.
    `observation` is "numbers" or "view".
    """
    return AECTable(game_to_learn(game, players, options), reward, max_cycles, render_mode, observation)
