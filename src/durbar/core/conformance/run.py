"""Plays random games of a setting and lets every check look at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ParamSpec

from ..content import Content
from ..errors import OptionError
from ..game import Game
from ..kernel import CHANCE, Rng
from ..match import Match
from ..options import OptionValue
from ..seeds import Seed
from ..state import State
from . import facts, fields, playing, secrets, words
from .moment import MatchMoment
from .report import Failure, Report, demand, describe_error
from .survival import mutants_are_refused_or_play_on
from .threads import threads_never_meet

P = ParamSpec("P")

MUTANTS = 12  # changed positions tried in each setting; tools/mutate.py tries them by the thousand

ONCE = (words.tables_are_sound, words.everything_has_a_text, words.every_event_has_a_text)

EVERY_STEP: Sequence[Callable[[MatchMoment], None]] = (
    playing.somebody_is_asked_until_the_end,
    playing.moves_are_ordered_and_equal_the_mask,
    playing.notation_reads_back,
    playing.position_reads_back,
    playing.laws_hold,
    playing.outcome_is_whole,
    facts.results_are_the_outcome,
    facts.bounds_hold,
    facts.chance_names_its_seat,
)

NOW_AND_THEN: Sequence[Callable[[MatchMoment], None]] = (
    playing.chance_is_fair,
    playing.illegal_moves_change_nothing,
    playing.clones_stand_alone,
    fields.every_field_is_declared,
    fields.fields_show_what_is_declared,
    fields.copies_are_whole,
    playing.undo_goes_back,
    secrets.views_tell_what_is_asked,
    secrets.views_hide_what_is_unseen,
    secrets.views_keep_still,
    secrets.samples_fit_the_view,
    facts.looking_twice_shows_the_same,
    facts.keys_tell_what_was_seen,
    secrets.decisions_reveal_nothing_silently,
    secrets.events_keep_secrets,
    words.what_happens_can_be_said,
    words.views_can_be_drawn,
)

AT_THE_END: Sequence[Callable[[MatchMoment], None]] = (playing.record_replays,)


def check_all(
    kind: type[Game],
    games: int = 1,
    seed: Seed = 0,
    looks: int = 30,
    watch: Callable[[Game], object] | None = None,
    mutants: int = MUTANTS,
    content: Content | None = None,
) -> Report:
    """`check` for every number of players and every option set of a game; `watch` is told each setting."""
    report = Report()
    for players in range(kind.seats[0], kind.seats[1] + 1):
        for options in kind.option_sets(players):
            try:
                game = kind(players, content=content, **options)
            except OptionError as error:
                setting = f"{kind.__name__}, {players} players, {dict(options)}"
                report.failures.append(Failure("option sets can be played", setting, None, None, str(error)))
                continue
            if watch is not None:
                watch(game)
            report.add(check(game, games, seed, looks, mutants=mutants))
    return report


def check(
    game: Game, games: int = 3, seed: Seed = 0, looks: int = 30, limit: int = 100_000, mutants: int = MUTANTS
) -> Report:
    """Play `games` random games and run every check; then try so many changed positions.

    The quick checks look at every position, the others at about `looks` positions a game. A game
    that has not ended after `limit` decisions fails. A check that has failed is not run again.
    """
    return _Run(game, seed, looks, limit).all(games, mutants)


class _Run:
    def __init__(self, game: Game, seed: Seed, looks: int, limit: int) -> None:
        self.game = game
        self.seed = seed
        self.looks = looks
        self.limit = limit
        self.report = Report(settings=1)
        self.failed: set[str] = set()

    def all(self, games: int, mutants: int) -> Report:
        for once in (*ONCE, bad_options_are_refused, seeds_repeat):
            self.run(once, self.game)
        self.run(threads_never_meet, self.game, f"{self.seed}/threads")
        for number in range(games):
            self.play(f"{self.seed}/{number}")
            self.report.games += 1
        if mutants:
            self.run(mutants_are_refused_or_play_on, self.game, f"{self.seed}/mutants", mutants)
        return self.report

    def run(self, wanted: Callable[P, None], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Run one check, and note what came of it."""
        name = wanted.__name__.replace("_", " ")
        if name in self.failed:
            return
        try:
            wanted(*args, **kwargs)
        except Exception as error:
            self.failed.add(name)
            self.report.failures.append(self.failure(name, error, *args))
        else:
            self.report.passed[name] += 1

    def failure(self, name: str, error: Exception, *args: object) -> Failure:
        message = describe_error(error)
        for argument in args:
            if isinstance(argument, MatchMoment):
                return Failure(name, repr(self.game), argument.seed, len(argument.match), message)
        return Failure(name, repr(self.game), None, None, message)

    def play(self, seed: str) -> None:
        """One random game, looked at from every side."""
        rng = random.Random(seed)
        match = Match(self.game)
        often = 1.0
        past: list[tuple[State, int]] = []
        while True:
            moment = MatchMoment(self.game, match.state, rng, seed, match)
            for quick in EVERY_STEP:
                self.run(quick, moment)
            if rng.random() < often or match.over:
                for slow in NOW_AND_THEN:
                    self.run(slow, moment)
            past.append((match.state, match.state.digest))
            self.run(earlier_positions_stay, moment, past[-4:])
            self.run(facts.turns_only_rise, moment, [state for state, _ in past[-2:]])
            if match.over or len(match) >= self.limit:
                break
            try:
                seat, move = moment.any_move()
                match.play(move, seat)
            except Exception as error:
                self.report.failures.append(self.failure("games can be played", error, moment))
                return
            often = min(1.0, self.looks / len(match))
        self.report.decisions += len(match)
        self.run(games_end, moment)
        self.run(earlier_positions_stay, moment, past)
        for last in AT_THE_END:
            self.run(last, moment)


def games_end(moment: MatchMoment) -> None:
    """A random game comes to its end."""
    demand(moment.match.over, f"no end after {len(moment.match)} decisions")


def earlier_positions_stay(moment: MatchMoment, past: list[tuple[State, int]]) -> None:
    """No position of the past changes when the game goes on."""
    for n, (state, digest) in enumerate(past):
        demand(state.digest == digest, f"an earlier position (number {n} of {len(past)}) changed later")


def bad_options_are_refused(game: Game) -> None:
    """Wrong numbers of players, unknown options and impossible values raise OptionError with the field."""
    kind = type(game)
    trials: list[tuple[str, dict[str, object]]] = [
        ("players", {"players": kind.seats[0] - 1}),
        ("players", {"players": kind.seats[1] + 1}),
        ("players", {"players": "three"}),
        ("no_such_option", {"no_such_option": 1}),
    ]
    for option in kind.OPTIONS:
        wrong: object = option.high + 1 if option.kind == "number" else 1.5
        trials.append((option.name, {option.name: wrong}))
        value: OptionValue = game.options[option.name]
        demand(
            option.read(option.write(value)) == value, f"option {option.name} does not read back {value!r}"
        )
    for field, options in trials:
        try:
            kind(**options)  # type: ignore[arg-type]
        except OptionError as error:
            demand(error.field == field, f"{options} blames {error.field!r} instead of {field!r}")
        else:
            demand(False, f"{options} is accepted")


def seeds_repeat(game: Game) -> None:
    """The same seed gives the same game, and the one the kernel deals itself."""
    seed = 20_820
    one, other, kernel, rng = game.start(seed), game.start(seed), game.new_kernel(), Rng(seed)
    while kernel.player == CHANCE:
        kernel.deal(rng)
    for _ in range(200):
        demand(one == other, "two games from one seed differ")
        demand(one.digest == kernel.fingerprint(), "a seeded game and kernel.deal differ")
        if one.over:
            return
        move = one.moves[rng.seed % len(one.moves)]
        demand(one.play(move) == other.play(move), "the same move in the same position has two results")
        kernel.apply(move.id)
        while kernel.player == CHANCE:
            kernel.deal(rng)
