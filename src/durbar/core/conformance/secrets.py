"""Checks of what a seat may know: views, samples, events and undo."""

from __future__ import annotations

from ..kernel import CHANCE, HIDDEN, SPECTATOR, Rng
from ..state import View
from .moment import MatchMoment, Moment
from .report import demand


def views_hide_what_is_unseen(moment: Moment) -> None:
    """If all that a seat cannot see were otherwise, its view would be the same to the byte."""
    for seat in moment.seats:
        view = moment.state.view(seat).json()
        for _ in range(3):
            rng = Rng(moment.rng.getrandbits(32))
            who = SPECTATOR if seat is None else seat
            swapped = moment.game.state(moment.game.swap_unseen(moment.state.kernel, who, rng))
            broken = moment.game.laws(swapped.kernel)
            demand(not broken, f"swap_unseen breaks the laws: {broken}")
            demand(swapped.view(seat).json() == view, f"the view of {seat} shows what it cannot know")


def views_tell_what_is_asked(moment: Moment) -> None:
    """A waiting seat sees exactly its own moves, everybody else none; nobody is misled about the turn."""
    state = moment.state
    for seat in moment.seats:
        view = state.view(seat)
        if seat is not None and seat in state.waiting:
            demand(view.to_act == seat, f"seat {seat} is waiting, but its view asks {view.to_act}")
            mine = state.moves_of(seat)
            demand(view.moves == mine, f"the view of seat {seat} offers {view.moves} instead of {mine}")
            continue
        demand(not view.moves, f"{seat} is not asked, but its view offers {view.moves}")
        told = view.to_act
        true = told == state.to_act or (told == HIDDEN and state.to_act not in (None, CHANCE))
        demand(true, f"{state.to_act} is to act, but the view of {seat} says {told}")


def views_keep_still(moment: Moment) -> None:
    """A view does not change when the game goes on, nor when it is sampled."""
    if moment.state.over:
        return
    views = [(seat, moment.state.view(seat)) for seat in moment.seats]
    told = [view.json() for _, view in views]
    for _, view in views:
        view.sample(moment.rng)
    later = moment.state.clone()
    views += [(seat, later.view(seat)) for seat in moment.seats]
    answer, move = moment.any_move()
    later.play(move, answer)
    for (seat, view), before in zip(views, told + told, strict=True):
        again = View(view.game, view.seat, view.kernel)  # told afresh from what it holds
        demand(again.json() == before, f"the view of {seat} changed after it was made")


def samples_fit_the_view(moment: Moment) -> None:
    """A sampled position obeys the laws, looks the same to the seat, and can be played to its end."""
    for seat in moment.seats:
        view = moment.state.view(seat)
        for _ in range(2):
            sample = view.sample(moment.rng)
            broken = moment.game.laws(sample.kernel)
            demand(not broken, f"a sample for {seat} breaks the laws: {broken}")
            demand(sample.view(seat) == view, f"a sample for {seat} does not look to it as the true position")
            moment.game.from_dict(sample.to_dict())


def decisions_reveal_nothing_silently(moment: Moment) -> None:
    """What a decision shows its maker, without chance, is announced by an event that `reveals`.

    Otherwise the decision could be taken back with the knowledge kept.
    """
    for seat in moment.state.waiting:
        move = moment.rng.choice(moment.state.moves_of(seat))
        true = moment.state.clone()
        if any(event.reveals for event in true.play(move, seat)):
            continue
        for _ in range(3):
            other = moment.state.view(seat).sample(moment.rng)
            revealing = any(event.reveals for event in other.play(move, seat))
            demand(
                not revealing and other.view(seat) == true.view(seat),
                f"{move} shows seat {seat} something new, but no event of it reveals anything",
            )


def events_keep_secrets(moment: MatchMoment) -> None:
    """A private field of an event is shown to those who may know it, and to nobody else."""
    if not len(moment.match):
        return
    for event in moment.match.decisions[-1].events:
        for seat in moment.seats:
            seen = event.seen_by(seat)
            hidden = [name for name in event.private if seen.fields[name] is not None]
            demand(seat in event.witnesses or not hidden, f"{event.kind} shows {seat} its {hidden}")
            demand(seat not in event.witnesses or seen == event, f"{event.kind} hides from {seat} its own")
