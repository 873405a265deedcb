"""Why a movement plan, or a Border guard's exit, is not on the list (4.4)."""

from collections.abc import Iterator

from durbar.core.refusals import RefusalKind
from durbar.games.expedition import content
from durbar.games.expedition.rules.characters import chooses_exits, goes_over_mountains
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import MOUNTAIN, NOTHING
from durbar.games.expedition.rules.layout import EXIT_STOP
from durbar.games.expedition.rules.numbers import (
    BORDER_GUARD,
    BRIDLE,
    CLIMBING_GEAR,
    MOUNTAINEER,
    TEA_LEAVES,
)
from durbar.games.expedition.rules.plans import PlanList
from durbar.games.expedition.rules.table import Player
from durbar.games.expedition.rules.walk import (
    CLIMBING,
    OVER_MOUNTAINS,
    TURN_UNREACHED,
    Walk,
    cards_of,
    direction_between,
    exit_space,
)
from durbar.games.expedition.vocabulary import POINTS, VOCABULARY

KINDS = (
    RefusalKind("tea-with-bridle", "4.4 / E-R60"),
    RefusalKind("climb-and-over", "5.5 / E-R132"),
    RefusalKind("turn-unreached", "4.5 / E-R61"),
    RefusalKind("climb-nothing", "5.4(9) / E-R59"),
    RefusalKind("over-nothing", "5.5 / E-R132"),
    RefusalKind("needless-card", "4.4 / E-R46"),
    RefusalKind("standstill", "4.4 / E-R137", ("direction",)),
    RefusalKind("exit-none", "5.5 / E-R110"),
    RefusalKind("exit-mountain", "5.5 / E-R110"),
    RefusalKind("exit-cross", "5.5 / E-R133"),
)
Reason = tuple[str, dict[str, str | int]]


def plan_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if words[0] not in VOCABULARY["plan"]:  # see `forbidden_plan`
        yield ("climb-and-over" if words[0].endswith("climb over") else "tea-with-bridle"), {}
        return
    plan = VOCABULARY["plan"].index(words[0])
    cover = plan // 4 % 3
    if cover == OVER_MOUNTAINS and not goes_over_mountains(p):
        yield "needs-character", {"character": content.CHARACTER_NAMES[MOUNTAINEER]}
    cards = cards_of(plan)
    for kind, needed in ((TEA_LEAVES, cards & 15), (CLIMBING_GEAR, cards >> 4 & 15), (BRIDLE, cards >> 8)):
        held, name = p.cards(kind), content.EQUIPMENT_NAMES[kind]
        if needed and not held:
            yield "no-card", {"equipment": name}
        if needed > held:
            yield "too-few-cards", {"equipment": name, "needed": needed, "have": held}
    walk = Walk()
    if not walk.work_out(k.land, p, k.die, plan, 0) and not walk.asks:
        yield failure(walk.failed, cover), {}
    if cards:
        yield "needless-card", {}
    survey = PlanList(k)
    for j in range(survey.count):
        if walk.work_out(k.land, p, k.die, survey.plans[j], 0) and walk.steps == 0:
            yield "standstill", {"direction": POINTS[survey.plans[j] & 3]}


def failure(failed: int, cover: int) -> str:
    """What a walk was stopped by: a card that does nothing, or a turn that is not reached."""
    if failed == TURN_UNREACHED:
        return "turn-unreached"
    return "climb-nothing" if cover == CLIMBING else "over-nothing"


def exit_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if not chooses_exits(p):
        yield "needs-character", {"character": content.CHARACTER_NAMES[BORDER_GUARD]}
    exit = VOCABULARY["exit"].index(words[0])
    if exit == EXIT_STOP:
        yield "exit-cross", {}
        return
    walk = Walk()
    walk.work_out(k.land, p, k.die, k.plan, k.exits)
    facing = walk.ask_to
    kind = k.land.terrain[exit_space(facing, direction_between(walk.ask_from, facing, k.land), exit)]
    if kind == NOTHING:
        yield "exit-none", {}
    if kind == MOUNTAIN:
        yield "exit-mountain", {}
    yield "needless-card", {}
