"""Checks of what searches and studies are told: results, turns, knowledge as a key, bounds."""

from __future__ import annotations

from ..kernel import CHANCE, SPECTATOR, Recall, Rng
from ..state import State
from .moment import MatchMoment, Moment
from .report import demand


def results_are_the_outcome(moment: Moment) -> None:
    """Who won, by the kernel, is who won; whoever compares two seats in either order finds the same."""
    kernel, outcome = moment.state.kernel, moment.state.outcome
    seats = range(moment.game.players)
    demand(kernel.seat_count() == moment.game.players, f"the kernel counts {kernel.seat_count()} seats")
    for one in seats:
        mates = [other for other in seats if kernel.side(one) == kernel.side(other)]
        demand(one in mates, f"seat {one} is not in its own team")
        if outcome is None:
            continue
        for other in seats:
            there, back = kernel.compare(one, other), kernel.compare(other, one)
            demand((there > 0) == (back < 0), f"{one} and {other} compare as {there}, but as {back} in turn")
            demand(there == 0 or other not in mates, f"teammates {one} and {other} are ranked apart")
        place = outcome.place(one)
        demand(kernel.place(one) == place, f"seat {one} is at place {kernel.place(one)}, but ranked {place}")
    if outcome is not None:
        won = {seat for seat in seats if kernel.winners() >> seat & 1}
        demand(won == set(outcome.winners), f"the kernel lets {won} win, the outcome {outcome.winners}")
        teams = {kernel.side(seat) for seat in won}
        for seat in seats:
            share = 1 / len(teams) if seat in won else 0.0
            demand(kernel.share(seat) == share, f"seat {seat} has {kernel.share(seat)} of the victory")


def turns_only_rise(moment: Moment, past: list[State]) -> None:
    """The count of ended turns never falls, and a game that is over has had some."""
    counts = [state.kernel.turns for state in past]
    demand(counts == sorted(counts), f"turns that had ended have not: {counts}")
    demand(not moment.state.over or moment.state.kernel.turns > 0, "a whole game, and no turn has ended")


def bounds_hold(moment: MatchMoment) -> None:
    """No game is longer than its bounds say, no chance question wider, no score beyond them."""
    bounds, state = moment.game.bounds, moment.state
    if state.to_act == CHANCE:
        demand(len(state.moves) <= bounds.outcomes, f"{len(state.moves)} outcomes, not {bounds.outcomes}")
    for seat, score in enumerate(state.scores):
        inside = bounds.lowest <= score.total <= bounds.highest
        demand(inside, f"seat {seat}: {score.total} is not from {bounds.lowest} to {bounds.highest}")
    if state.over:
        chances = sum(decision.entry.seat is None for decision in moment.match.decisions)
        demand(chances <= bounds.chances, f"chance answered {chances} times, not {bounds.chances}")
        decisions = len(moment.match.decisions) - chances
        demand(decisions <= bounds.decisions, f"{decisions} decisions, not {bounds.decisions}")


def chance_names_its_seat(moment: Moment) -> None:
    """A chance question is about a seat of the table or about none, and everybody is told the same."""
    prompt = moment.state.prompt
    if prompt is None or prompt.seat != CHANCE:
        demand(prompt is None or prompt.about is None, "a question to a seat is about chance")
        return
    known = prompt.about is None or 0 <= prompt.about < moment.game.players
    demand(known, f"{prompt.id} is about seat {prompt.about}")
    for seat in moment.seats:
        told = moment.state.view(seat).prompt
        demand(told == prompt, f"{seat} is told that chance is asked {told}, not {prompt}")


def looking_twice_shows_the_same(moment: Moment) -> None:
    """What a seat sees of what it sees is what it sees; a spectator looks over any shoulder alike."""
    kernel = moment.state.kernel
    open_to_all = kernel.seen_by(SPECTATOR).fingerprint()
    for seat in range(moment.game.players):
        seen = kernel.seen_by(seat)
        demand(seen.seen_by(seat).fingerprint() == seen.fingerprint(), f"seat {seat} sees otherwise twice")
        over_shoulder = seen.seen_by(SPECTATOR).fingerprint()
        demand(over_shoulder == open_to_all, f"what all know, seen past seat {seat}, is something else")


def keys_tell_what_was_seen(moment: MatchMoment) -> None:
    """A seat's key of its history changes with what it sees and does, and with nothing else."""
    kernel, rng = moment.state.kernel, Rng(moment.rng.getrandbits(32))
    before = Recall(moment.game.players)
    before.look(kernel)
    for seat in range(moment.game.players):
        other = Recall(moment.game.players)
        other.look(moment.game.swap_unseen(kernel, seat, rng))
        demand(other.key(seat) == before.key(seat), f"the key of seat {seat} tells what it cannot know")
    if moment.state.over:
        return
    answer, move = moment.any_move()
    recall, after = before.clone(), moment.state.clone()
    if answer is not None:
        recall.choose(answer, move.id)
    after.play(move, answer)
    recall.look(after.kernel)
    for seat in range(moment.game.players):
        same = kernel.seen_by(seat).fingerprint() == after.kernel.seen_by(seat).fingerprint()
        kept = recall.key(seat) == before.key(seat)
        demand(kept == (same and seat != answer), f"after {move} the key of seat {seat} is wrong")
