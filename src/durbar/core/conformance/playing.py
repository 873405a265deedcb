"""Checks of play: moves, chance, positions, clones, records."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Any

from ..chance import SeededDealer
from ..errors import BadNotation, IllegalMove, UndoRefused, UnknownSeat
from ..kernel import CHANCE, Rng
from ..match import Match
from ..refusals import HOUSE_REFUSALS
from .moment import MatchMoment, Moment
from .report import demand


def moves_are_ordered_and_equal_the_mask(moment: Moment) -> None:
    """Ids ascend within the table, number at most `widest`, and are exactly the ones in the mask."""
    game = moment.game
    for seat, moves in moment.questions():
        table = game.chance_table if seat is None else game.move_table
        ids = moves.ids
        demand(ids, f"{'chance' if seat is None else f'seat {seat}'} is asked, but has no answer")
        demand(list(ids) == sorted(set(ids)), f"move ids do not ascend: {ids}")
        demand(ids[0] >= 0 and ids[-1] < len(table), f"move ids out of range 0…{len(table) - 1}: {ids}")
        demand(seat is None or len(ids) <= game.widest, f"{len(ids)} moves, but widest is {game.widest}")
        mask = moves.mask()
        demand(len(mask) == len(table), "the mask is not as long as the table")
        demand(tuple(k for k, legal in enumerate(mask) if legal) == ids, "the mask differs from the moves")


def somebody_is_asked_until_the_end(moment: Moment) -> None:
    """Exactly one of: a waiting seat, chance, or the game is over; and the prompt says the same."""
    state, prompt = moment.state, moment.state.prompt
    if state.over:
        demand(
            state.to_act is None and not state.waiting and prompt is None, "it is over, but somebody is asked"
        )
        demand(len(state.moves) == 0 and not state.outcomes, "it is over, but there are moves")
        return
    demand(prompt is not None and prompt.seat == state.to_act, f"{prompt} asks another than {state.to_act}")
    if state.to_act == CHANCE:
        demand(not state.waiting, f"chance is to act, but seats wait: {state.waiting}")
    else:
        demand(state.to_act in state.waiting, f"seat {state.to_act} is to act, but only {state.waiting} wait")
        again = state.clone()
        again.kernel.turn_to(again.kernel.player)
        same = again.digest == state.digest and again.moves == state.moves
        demand(same, f"asked once more, seat {state.to_act} is asked something else")


def notation_reads_back(moment: Moment) -> None:
    """Every move, written out, is read as that move."""
    for _, moves in moment.questions():
        for move in moves:
            demand(moves.parse(move.text) == move, f"{move.text!r} is read as {moves.parse(move.text)}")
            faces: Container[object] = moves
            inside = move in faces and move.id in faces and move.text in faces
            demand(inside, f"{move} is not in its own moves")


def chance_is_fair(moment: Moment) -> None:
    """Weights are positive, probabilities add up to 1, and `deal` draws once, as a seeded dealer does."""
    state = moment.state
    if state.to_act != CHANCE:
        return
    _, weights = state.weighted()
    demand(all(weight > 0 for weight in weights), f"an outcome without weight: {weights}")
    demand(sum(chance for _, chance in state.outcomes) == 1, "probabilities do not add up to 1")
    seed = moment.rng.getrandbits(32)
    dealt, drawn, dealer = state.clone(), Rng(seed), SeededDealer(seed)
    dealt.kernel.deal(drawn)
    played = state.after(dealer.choose(state))
    demand(dealt.digest == played.digest, "kernel.deal and a seeded dealer draw differently")
    demand(drawn.seed == dealer.rng.seed, "kernel.deal must draw exactly one number")


def position_reads_back(moment: Moment) -> None:
    """`to_dict` is plain JSON, and `from_dict` gives the same position with the same moves."""
    state = moment.state
    written = state.to_dict()
    text = json.dumps(written, ensure_ascii=False)
    demand(json.loads(text) == written, "to_dict is not plain JSON")
    again = moment.game.from_dict(json.loads(text))
    demand(
        again.to_dict() == written,
        f"read back, the position differs: {_difference(again.to_dict(), written)}",
    )
    demand(again.digest == state.digest, "read back, the position has another digest")
    demand(again == state, "read back, the position is not equal")
    demand(again.moves == state.moves, f"read back, the moves differ: {again.moves} for {state.moves}")
    demand(
        again.waiting == state.waiting and again.prompt == state.prompt,
        "read back, another question is asked",
    )


def laws_hold(moment: Moment) -> None:
    """Every card, coin and token is somewhere exactly once."""
    broken = moment.game.laws(moment.state.kernel)
    demand(not broken, "; ".join(broken))


def illegal_moves_change_nothing(moment: Moment) -> None:
    """A move that is not offered raises IllegalMove with a reason of the game's list, and that is all."""
    game, state = moment.game, moment.state.clone()
    before = state.to_dict(), state.digest
    reasons = {kind.name for kind in (*game.REFUSALS, *HOUSE_REFUSALS)}
    for seat in range(game.players):
        offered = set(state.moves_of(seat).ids)
        others = [number for number in range(len(game.move_table)) if number not in offered]
        for number in moment.rng.sample(others, min(5, len(others))):
            move = game.move_table.move(number)
            try:
                state.play(move, seat)
            except IllegalMove as illegal:
                demand(illegal.refusal.reason in reasons, f"{illegal.refusal.reason!r} is not in REFUSALS")
                demand(state.why_not(move, seat) == illegal.refusal, "why_not gives another reason than play")
            else:
                demand(False, f"{move} by seat {seat} was not offered, but could be played")
    nothings: tuple[Any, ...] = ("no such move", "", -1, 10**20, None, 3.5, True, [])
    for wrong in nothings:
        try:
            state.play(wrong)
        except BadNotation:
            continue
        demand(False, f"{wrong!r} raises no BadNotation")
    try:
        state.play(0, game.players)
        demand(False, f"there is no seat {game.players}, but it could play")
    except UnknownSeat:
        pass
    demand((state.to_dict(), state.digest) == before, "a refused move changed the position")


def clones_stand_alone(moment: Moment) -> None:
    """Playing on a clone leaves the original as it was, and the other way round."""
    state = moment.state
    twin, before = state.clone(), state.to_dict()
    demand(twin == state and twin.digest == state.digest, "a clone differs from its original")
    demand(not twin.kernel.recording, "a clone is recording")
    if state.over:
        return
    seat, move = moment.any_move()
    events = twin.play(move, seat)
    demand(state.to_dict() == before, f"playing {move} on a clone changed the original")
    again = state.clone()
    demand(again.play(move, seat) == events and again == twin, f"{move} played twice has two results")


def record_replays(moment: MatchMoment) -> None:
    """Written down and read again, the match has the same entries, positions and events."""
    match = moment.match
    again = Match.read(match.record(), kind=type(moment.game), content=moment.game.content)
    demand(again.entries == match.entries, "the record reads back with other entries")
    demand(
        again.state == match.state and again.events == match.events, "the record replays to another position"
    )
    for n in moment.rng.sample(range(len(match) + 1), min(4, len(match) + 1)):
        demand(again.at(n) == match.at(n), f"the positions after {n} decisions differ")
    demand(again.outcome == match.outcome, "the record replays to another outcome")


def undo_goes_back(moment: MatchMoment) -> None:
    """Where an undo is not refused, it gives the position before."""
    match = moment.match
    if not len(match) or match.decisions[-1].entry.seat is None:
        return
    decision, before = match.decisions[-1], match.at(len(match) - 1)
    seat = decision.entry.seat
    assert seat is not None
    try:
        match.undo(seat)
    except UndoRefused:
        return
    demand(
        match.state == before, f"the undo of {decision.entry.text!r} gives another position than before it"
    )
    match.play(decision.entry.text, seat)
    demand(
        match.state == moment.state, f"{decision.entry.text!r}, undone and played again, has another result"
    )


def outcome_is_whole(moment: Moment) -> None:
    """At the end everybody is ranked once and every score adds up; before it there is no outcome."""
    game, outcome = moment.game, moment.state.outcome
    if outcome is None:
        demand(not moment.state.over, "it is over, but there is no outcome")
        return
    demand(moment.state.over, "there is an outcome, but it goes on")
    demand(outcome.ending in game.ENDINGS, f"{outcome.ending!r} is not in ENDINGS")
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    demand(ranked == list(range(game.players)), f"not everybody is ranked once: {outcome.ranking}")
    demand(len(outcome.scores) == game.players, "not everybody has a score")
    for seat, score in enumerate(outcome.scores):
        demand(
            sum(score.categories.values()) == score.total,
            f"seat {seat}: {dict(score.categories)} is not {score.total}",
        )
        unknown = [name for name in (*score.categories, *score.tiebreaks) if name not in game.SCORES]
        demand(not unknown, f"not in SCORES: {unknown}")
        demand(moment.state.kernel.appraise(seat) == score.total, f"appraise({seat}) is not the final score")
    for seat_or_none in moment.seats:
        seen = moment.state.view(seat_or_none).outcome
        demand(seen == outcome, f"the view of {seat_or_none} has another outcome: {seen}")


def _difference(one: object, other: object, where: str = "") -> str:
    """The first place in which two pieces of JSON differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return _difference(mine, theirs, f"{where}[{k}]")
    return f"{where.lstrip('.')}: {one!r} for {other!r}"
