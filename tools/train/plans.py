"""Find the weights of a planner by evolution: one command, as often as you like.

    python -m tools.train.plans excavation --players 2 --generations 60 --keep

Every generation strews weights around the present ones, in mirrored pairs, and lets each play the same deals
against the present and some earlier weights. Those who come first, who win and who end ahead pull the present
ones towards them: where everybody may lose, coming first is half of a victory. The result meets the shipped
weights on deals of their own. Where a run stopped is kept in build/train: the same command goes on there.
`--keep` writes the result into the package if it comes first more often.

Some thousand games a minute on one core; 60 generations for two players take five minutes.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import durbar
from durbar.bots.planning import play_by
from durbar.bots.plans import plan_digest, plan_weights, planner_of
from durbar.core import Game, Planner, Rng

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "src/durbar/bots/data"
STREWN = 16  # weights tried in a generation
ELDERS = 5  # earlier weights that are met, beside the present ones
BETWEEN = 6  # generations from one elder to the next
LEAST_STEP = 0.06
CALMER = 0.985  # steps shrink by so much every generation
AHEAD = 0.010  # what a point of lead counts beside a victory
FARTHEST = 60  # points beyond this count no more


@dataclass
class Run:
    """Where a run stands; weights are kept as logarithms, steps are factors."""

    mean: list[float]
    step: float
    generation: int = 0
    drift: list[float] = field(default_factory=list)
    elders: list[list[float]] = field(default_factory=list)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--generations", type=int, default=60)
    arguments.add_argument("--games", type=int, default=16, help="that each of a generation's weights plays")
    arguments.add_argument("--step", type=float, default=0.15, help="how far weights are strewn, as a factor")
    arguments.add_argument("--deals", type=int, default=400, help="of the match that decides what is kept")
    arguments.add_argument("--folder", type=Path, default=ROOT / "build/train")
    arguments.add_argument("--keep", action="store_true", help="write them into the package if they win")
    chosen = arguments.parse_args()
    game = durbar.game(chosen.game, chosen.players)
    shipped = plan_weights(type(game), game.players) or dict.fromkeys(game.PLANS, 1.0)
    present = [shipped[name] for name in game.PLANS]
    chosen.folder.mkdir(parents=True, exist_ok=True)
    found = evolve(game, present, chosen)
    new, old = meet(game, found, present, chosen.deals), meet(game, present, found, chosen.deals)
    print(f"first against the shipped weights {new:.1%}, the shipped against these {old:.1%}")
    if chosen.keep and new > old:
        weights = {name: round(weight, 4) for name, weight in zip(game.PLANS, found, strict=True)}
        table = {"digest": plan_digest(type(game)), "weights": weights}
        target = SHIPPED / f"{game.id}-plans-{game.players}.json"
        target.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
        print(f"kept in {target.relative_to(ROOT)}")


def evolve(game: Game, present: Sequence[float], chosen: argparse.Namespace) -> list[float]:
    """All generations; begun where the last run stopped."""
    path = chosen.folder / f"{game.id}-plans-{game.players}.json"
    if path.exists():
        run = Run(**json.loads(path.read_text(encoding="utf-8")))
    else:
        run = Run([math.log(max(weight, 1e-3)) for weight in present], chosen.step, elders=[list(present)])
    while run.generation < chosen.generations:
        print(f"generation {run.generation + 1}: {advance(game, run, chosen.games)}", flush=True)
        path.write_text(json.dumps(asdict(run)), encoding="utf-8")
    return [math.exp(weight) for weight in run.mean]


def advance(game: Game, run: Run, games: int) -> str:
    """One generation; what came of it."""
    chance = random.Random(f"{game.id}/{game.players}/{run.generation}")
    now = [math.exp(weight) for weight in run.mean]
    met = [now, *run.elders]
    deals = [(chance.randrange(1 << 30), met[0 if chance.random() < 0.7 else -1]) for _ in range(games)]
    width = len(run.mean)
    strewn: list[list[float]] = []
    for _ in range(STREWN // 2):
        throw = [chance.gauss(0.0, 1.0) for _ in range(width)]
        strewn += [throw, [-each for each in throw]]
    worth, ahead = [], 0.0
    for throw in strewn:
        weights = [math.exp(at + run.step * each) for at, each in zip(run.mean, throw, strict=True)]
        results = [play(game, weights, others, deal) for deal, others in deals]
        worth.append(sum(value for value, _ in results) / games)
        ahead += sum(first for _, first in results) / games / STREWN
    order = sorted(range(STREWN), key=lambda k: -worth[k])
    pull = [max(0.0, math.log(STREWN / 2 + 1) - math.log(rank + 1)) for rank in range(STREWN)]
    pull = [each / sum(pull) - 1 / STREWN for each in pull]
    towards = [sum(pull[rank] * strewn[order[rank]][k] for rank in range(STREWN)) for k in range(width)]
    run.drift = [0.5 * old + new for old, new in zip(run.drift or [0.0] * width, towards, strict=True)]
    run.mean = [at + run.step * each for at, each in zip(run.mean, run.drift, strict=True)]
    run.step = max(run.step * CALMER, LEAST_STEP)
    run.generation += 1
    if run.generation % BETWEEN == 0:
        run.elders = [*run.elders, now][-ELDERS:]
    return f"worth {sum(worth) / STREWN:.3f}, first {ahead:.2f}"


def play(game: Game, weights: Sequence[float], others: Sequence[float], deal: int) -> tuple[float, float]:
    """One game of some weights, in a seat that the deal says, against others: its worth, and is it first."""
    seat = deal % game.players
    planners = [make_planner(game, weights if each == seat else others) for each in range(game.players)]
    kernel = game.new_kernel()
    play_by(kernel, planners, Rng(deal * 7919 + 13), -1)
    best = max(kernel.appraise(each) for each in range(game.players) if each != seat)
    places = [kernel.place(each) for each in range(game.players)]
    first = 1 / places.count(1) if places[seat] == 1 else 0.0
    lead = max(min(kernel.appraise(seat) - best, FARTHEST), -FARTHEST)
    return (first + float(kernel.share(seat))) / 2 + AHEAD * lead, first


def meet(game: Game, weights: Sequence[float], others: Sequence[float], deals: int) -> float:
    """How often some weights come first where all others have others, on deals of their own."""
    fresh = range(1 << 30, (1 << 30) + deals)
    return sum(play(game, weights, others, deal)[1] for deal in fresh) / deals


def make_planner(game: Game, weights: Sequence[float]) -> Planner:
    planner = planner_of(game, weights)
    assert planner is not None, f"{game.id} has no plans"
    return planner


if __name__ == "__main__":
    main()
