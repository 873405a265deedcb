"""Advice: the best moves, the chance to win, and reasons in named things."""

from __future__ import annotations

import pytest

import durbar
from durbar.bots import RandomBot
from durbar.bots.advice import advise
from durbar.bots.judgement import MOST_REASONS, Weighed, chance_with, judgement_of, polynomial
from durbar.bots.weights import make_valuation, valuation_of
from durbar.core import View
from durbar.session import tell_reasons
from durbar.texts import HOUSE

from .test_valuation import WEIGHED, plain, somewhere


@pytest.mark.parametrize("name", WEIGHED)
def test_advice_is_best_first_and_reasons_are_told_in_every_language(name: str) -> None:
    game = durbar.game(name, 2)
    kernel = somewhere(game, 11, 30)
    view = View.of(game, kernel, kernel.player)
    advice = advise(view, 1)
    assert sorted(each.move.id for each in advice) == list(view.moves.ids)
    leads = [each.lead for each in advice]
    assert leads == sorted(leads, reverse=True)
    assert advice[0].even
    assert [each.move for each in advise(view, 1, 0)] == [each.move for each in advice]
    for each in advice:
        gains = sum(points for _, points in each.reasons) * (1 if each is advice[0] else -1)
        assert len(each.reasons) <= MOST_REASONS or gains > 0.0
        for lang in game.presentation.languages:
            commas = tell_reasons(game, each.reasons, lang).count(HOUSE.say(lang, "between-figures"))
            assert commas == max(len(each.reasons) - 1, 0)


@pytest.mark.parametrize(("name", "players", "moves"), [("excavation", 3, 40), ("revival", 1, 12)])
def test_plans_have_chances_and_reasons_in_every_language(name: str, players: int, moves: int) -> None:
    game = durbar.game(name, players)
    judgement = judgement_of(game)
    assert judgement is not None
    told = 0
    for seed in range(4):
        kernel = somewhere(game, seed, moves)
        view = View.of(game, kernel, kernel.player)
        for each in advise(view, 1):
            assert each.chance is not None
            assert 0.0 <= each.chance <= 1.0
            told += bool(each.reasons)
        for text, _, _ in judgement.things(kernel, int(kernel.player)):
            vocabulary, _, word = text.partition("-")
            for lang in game.presentation.languages:
                assert game.presentation.word(vocabulary, word, lang)
    assert told > 0


def test_a_reason_that_counts_for_a_move_does_not_sound_like_a_loss() -> None:
    """'Lost tokens +2.0' was two points fewer lost, and read like the opposite."""
    game = durbar.game("excavation", 2)
    kernel, judgement = somewhere(game, 1, 40), judgement_of(game)
    assert judgement is not None
    told = {text for text, _, apiece in judgement.things(kernel, int(kernel.player)) if apiece > 0}
    assert "feature-saved" in told
    assert not told & {"score-lost", "score-left"}


def test_to_be_less_tired_or_nearer_is_told_as_a_gain() -> None:
    """'Exhaustion +2.2' for a first aid bag read like more exhaustion."""
    game = durbar.game("expedition", 2)
    kernel, judgement = somewhere(game, 1, 60), judgement_of(game)
    assert isinstance(judgement, Weighed)
    told = {text for text, _, _ in judgement.things(kernel, 0)}
    assert {"feature-less-exhaustion", "feature-less-distance"} <= told
    assert not told & {"score-exhaustion", "score-distance"}
    assert judgement.category("exhaustion") == "feature-less-exhaustion"
    assert judgement.category("animals") == "score-animals"


def test_the_reasons_for_a_better_move_add_up_to_a_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """'Special goods +4.6, Coin −2.2, Progress towards Kathmandu −3.2' spoke against the move it was for."""
    game = durbar.game("expedition", 2)
    judgement, good, bad = judgement_of(game), somewhere(game, 1, 60), somewhere(game, 2, 60)
    assert judgement is not None
    things = [
        ("score-special-goods", 4.6, 1.0),
        ("feature-less-distance", -3.2, 1.0),
        ("resource-coin", -2.2, 1.0),
        ("resource-compass", -0.6, 1.0),
        ("score-goods", 1.5, 1.0),
        ("score-sets", 1.2, 1.0),
    ]
    monkeypatch.setattr(judgement, "things", lambda kernel, seat: things if kernel is good else [])
    told = judgement.difference([good], [bad], 0)
    assert [amount for _, amount in told] == [4.6, 1.5, -2.2, -3.2]


def test_many_small_gains_leave_no_loss_alone_as_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """'Points already scored −0.4' was all that a hint said for a move that was a point better."""
    game = durbar.game("revival", 2)
    judgement, good, bad = judgement_of(game), somewhere(game, 1, 20), somewhere(game, 2, 20)
    assert judgement is not None
    gains = [(f"score-{name}", 0.2, 1.0) for name in ("monuments", "colours", "mission", "coins")]
    things = [*gains, ("feature-score", -0.4, 1.0)]
    monkeypatch.setattr(judgement, "things", lambda kernel, seat: things if kernel is good else [])
    assert judgement.difference([good], [bad], 0) == ()


def test_what_is_scored_already_is_not_called_monuments() -> None:
    """To name a joker's colour for two points of colours was told as 'Monuments +1.0'."""
    game = durbar.game("revival", 2)
    judgement, kernel = judgement_of(game), somewhere(game, 1, 60)
    assert judgement is not None
    assert "feature-scored" in {text for text, _, _ in judgement.things(kernel, 0)}


def test_to_own_a_card_is_never_told_as_a_reason_against_it() -> None:
    """The fit finds some cards a burden for a while; 'Water bottle +0.7' for not having it is no reason."""
    game = durbar.game("expedition", 2)
    kernel, judgement = somewhere(game, 1, 60), judgement_of(game)
    assert isinstance(judgement, Weighed)
    clock, unwanted = float(kernel.clock()), set()
    for k, feature in enumerate(game.FEATURES):
        if feature.wanted and polynomial(judgement.valuation.own, 3 * k, clock) < 0.0:
            unwanted.add(feature.says)
    assert unwanted
    assert not unwanted & {text for text, _, _ in judgement.things(kernel, 0)}


@pytest.mark.parametrize("name", WEIGHED)
def test_everything_that_is_weighed_and_told_has_a_name_in_every_language(name: str) -> None:
    game = durbar.game(name, 2)
    for says in {feature.says for feature in game.FEATURES if feature.says}:
        vocabulary, _, word = says.partition("-")
        for lang in game.presentation.languages:
            assert game.presentation.word(vocabulary, word, lang)


def test_a_lead_is_a_chance_and_no_lead_is_a_fair_share() -> None:
    game = durbar.game("expedition", 4)
    view = View.of(game, somewhere(game, 2, 9), 0)
    valuation = make_valuation(type(game), 4, plain(game))
    assert chance_with(view, valuation, 0.0) == pytest.approx(0.25)
    chances = [chance_with(view, valuation, lead) for lead in (-300.0, -5.0, 5.0, 300.0)]
    assert chances == sorted(chances)
    assert 0.0 <= chances[0] < 0.01 < 0.99 < chances[-1] <= 1.0


def test_weights_that_ship_are_for_the_rules_and_content_of_today() -> None:
    for name, players in (("expedition", 2), ("revival", 2)):
        assert valuation_of(durbar.game(name, players)) is not None


def test_figures_are_written_as_each_language_writes_them() -> None:
    game = durbar.game("excavation", 2)
    reasons = [("score-sites", 3.24), ("score-lost", -1.0)]
    assert tell_reasons(game, reasons, "en").endswith("+3.2, Lost tokens −1.0")
    assert "+3,2\u202f; " in tell_reasons(game, reasons, "fr")
    assert "+3.2、" in tell_reasons(game, reasons, "ja")


def test_the_last_bids_have_reasons_in_points_that_were_scored_and_gains_come_first() -> None:
    """A game that is over by the end of the round gave no reason, where a bid decides most."""
    match = durbar.play(durbar.game("revival", 2), [RandomBot(1), RandomBot(2)], seed=5)
    bids = [n for n, decision in enumerate(match.decisions) if decision.entry.text.startswith("bid ")]
    state = match.at(bids[-2])
    judgement, seat = judgement_of(match.game), state.to_act
    assert judgement is not None
    assert seat is not None
    view = state.view(seat)
    told = [judgement.reasons(view, better, other) for better in view.moves for other in view.moves]
    assert any(told)
    for reasons in filter(None, told):
        assert all(text.startswith("score-") for text, _ in reasons)
        amounts = [amount for _, amount in reasons]
        assert amounts[0] > 0.0
        assert amounts == sorted(amounts, reverse=True)
