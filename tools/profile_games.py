"""Play what a profile-guided build learns from: which way the rules usually go.

    PYTHONPATH=build/lib… python tools/profile_games.py     run by setup.py if PGO=1, between its two passes

Random games of every game with every number of players and in all its settings; and, now and then on the
way, what players and bots ask for: copies, views, guesses, appraisals, the search. What is not played here
is taken to be rare, and compiled to be small instead of fast. Needs the rules and nothing else: it runs where
the package is being built and not yet installed, so the games are those that pyproject.toml registers.
"""

import tomllib
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots import GreedyBot, PlannedBot
from durbar.bots.plans import planner_of
from durbar.core import CHANCE, Game, Kernel, Rng, View
from durbar.core.kernel import playout
from durbar.core.lanes import RESULT, Lanes
from durbar.core.observation import width

GAMES = 150  # for each number of players, taking turns with the settings
MOST = 4  # players; more of them do nothing that four do not
LOOK_EVERY = 60  # decisions
LANES, STEPS = 4, 200  # games at once, and decisions in each
BUDGET = 60  # positions looked at by the bot for one decision
REHEARSALS = 12  # of planned turns, in games that have plans


def project_games() -> list[type[Game]]:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    places = [place.split(":") for place in project["project"]["entry-points"]["durbar.games"].values()]
    return [getattr(import_module(module), name) for module, name in places]


def train(kind: type[Game]) -> None:
    for players in range(kind.seats[0], min(kind.seats[1], MOST) + 1):
        games = [kind(players, **options) for options in kind.option_sets(players)]
        for seed, game in enumerate(islice(cycle(games), GAMES)):
            buffer = vec[i64]([0] * game.widest)
            playout(game.new_kernel(), Rng(seed), buffer)
            if seed < len(games):
                step_by_step(game, Rng(seed), buffer)
                side_by_side(game, seed)


def side_by_side(game: Game, seed: int) -> None:
    """Several games at once, observed at every step."""
    numbers = width(game.observation_fields)
    lanes = Lanes(game.new_kernel(), LANES, game.players, len(game.move_table), game.widest, numbers, RESULT)
    lanes.reset(seed)
    rng = Rng(seed)
    for _ in range(STEPS):
        lanes.choose(rng)
        actions = b"".join(int(move).to_bytes(2, "little") for move in lanes.choices)
        assert lanes.first_illegal(actions) == -1
        lanes.step(actions)


def step_by_step(game: Game, rng: Rng, buffer: vec[i64]) -> None:
    """A game driven from outside, with all that is asked on the way."""
    kernel, bot, number = game.new_kernel(), GreedyBot(1, BUDGET), 0
    while not kernel.over:
        number += 1
        if kernel.player == CHANCE:
            kernel.deal(rng)
            continue
        if number % LOOK_EVERY == 0:
            look(game, kernel, bot, rng)
        kernel.apply(buffer[rng.below(kernel.legal(buffer))])


def look(game: Game, kernel: Kernel, bot: GreedyBot, rng: Rng) -> None:
    for seat in range(game.players):
        guess = kernel.seen_by(seat).clone()
        guess.fill(rng)
        guess.fingerprint()
        kernel.appraise(seat)
    view = View.of(game, kernel, kernel.player)
    bot.advise(view)
    if planner_of(game) is not None:
        PlannedBot(1, REHEARSALS).advise(view)


if __name__ == "__main__":
    for kind in project_games():
        train(kind)
