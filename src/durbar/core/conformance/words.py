"""Checks of words and pictures: everything can be said in every language, and drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree

from ..events import EventReader, redact
from ..fields import NUMBER, SEAT, split_field
from ..game import Game
from ..kernel import CHANCE, HIDDEN, NOTE_WIDTH
from ..moves import Move
from ..outcome import Outcome, Score
from ..prompts import Prompt
from ..refusals import HOUSE_REFUSALS, Fact, Refusal, RefusalKind
from ..tables import EventKind, Kind, PromptKind
from .moment import MatchMoment, Moment
from .report import Broken, demand

Named = Kind | EventKind | PromptKind | RefusalKind

WORD = re.compile(r"[a-z][a-z0-9-]*")
LEFT_OVER = re.compile(r"\{|\}|\$")  # what a text with a hole in it looks like


def say(game: Game, thing: object, lang: str) -> str:
    """What the game says; Broken if it has no words for it."""
    try:
        said = game.presentation.say(thing, lang)
    except Exception as error:
        raise Broken(f"{thing!r} cannot be said in {lang}: {error}") from error
    demand(said.strip() and not LEFT_OVER.search(said), f"{thing!r} is said badly in {lang}: {said!r}")
    return said


def everything_has_a_text(game: Game) -> None:
    """Names, options, words, moves, chance, prompts, refusals, scores and endings, in every language."""
    languages = game.presentation.languages
    demand("en" in languages, f"the language everybody falls back to is missing: {languages}")
    for lang in languages:
        for thing in _things(game):
            say(game, thing, lang)


def _things(game: Game) -> Iterable[object]:
    yield from ("game-name", "game-line")
    for option in game.OPTIONS:
        yield option
        yield f"option-{option.name}-help"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    for vocabulary, words in game.VOCABULARY.items():
        if vocabulary not in game.presentation.SIGNS:
            yield from (f"{vocabulary}-{word}" for word in words)
    for table in (game.move_table, game.chance_table):
        for each in table.ranges():
            yield from (
                table.move(number) for number in {each.first, each.first + each.count - 1} if each.count
            )
    for prompt in game.PROMPTS:
        yield from (Prompt(prompt.name, seat, prompt.rule, prompt.optional) for seat in (0, CHANCE, HIDDEN))
    for refusal in (*game.REFUSALS, *HOUSE_REFUSALS):
        yield Refusal(
            refusal.name,
            refusal.rule,
            {name: _example(game, words) for name, words in _split(refusal.fields)},
        )
    yield from (f"score-{category}" for category in game.SCORES)
    everybody = tuple(range(game.players))
    for ending in game.ENDINGS:
        yield Outcome(ending, (everybody,), (Score(0),) * game.players)
        yield Outcome(ending, (everybody,), (Score(0),) * game.players, nobody_wins=True)


def every_event_has_a_text(game: Game) -> None:
    """Each kind of event can be said with all it tells, and with its secrets hidden."""
    reader = EventReader(game.EVENTS, game.VOCABULARY)
    for code, kind in enumerate(game.EVENTS):
        note = [code, 0, 0, 0, 0, 0]
        demand(len(kind.fields) < NOTE_WIDTH, f"event {kind.name} has more than {NOTE_WIDTH - 1} fields")
        (event,) = reader.read(note)
        for lang in game.presentation.languages:
            say(game, event, lang)
            say(game, event.seen_by(None), lang)


def tables_are_sound(game: Game) -> None:
    """Names are unique words, fields name known vocabularies, and every move's text leads back to it."""
    tables: tuple[Sequence[Named], ...] = (game.MOVES, game.CHANCES, game.EVENTS, game.PROMPTS, game.REFUSALS)
    for kinds in tables:
        names = [kind.name for kind in kinds]
        demand(len(names) == len(set(names)), f"a name is used twice in {names}")
        for name in names:
            demand(WORD.fullmatch(name), f"{name!r} is not a plain word")
    known = {NUMBER, SEAT, *game.VOCABULARY}
    answers: tuple[Kind, ...] = (*game.MOVES, *game.CHANCES)
    for each in answers:
        _fields_are_known(each.name, each.over, known - {NUMBER})
    for event in game.EVENTS:
        _fields_are_known(event.name, event.fields, known)
        own = {name for name, _ in _split(event.fields)}
        demand(event.private <= own, f"event {event.name} hides {set(event.private - own)}, which it has not")
        seats = {name for name, words in _split(event.fields) if words == SEAT}
        demand(
            not event.private or seats & set(event.known_to), f"nobody knows what event {event.name} hides"
        )
    for refusal in game.REFUSALS:
        _fields_are_known(refusal.name, refusal.fields, known)
    for table in (game.move_table, game.chance_table):
        demand(sum(each.count for each in table.ranges()) == len(table), "the ranges do not add up")
        for number in range(len(table)):
            move: Move = table.move(number)
            demand(
                move.id == number and table.id(move.text) == number,
                f"{move.text!r} does not lead back to {number}",
            )
            plain = move.text.isascii() and move.text == " ".join(move.text.lower().split())
            demand(plain, f"{move.text!r} is not lower-case words with single spaces")


def _fields_are_known(name: str, fields: Iterable[str], known: set[str]) -> None:
    names = [field for field, _ in _split(fields)]
    demand(len(names) == len(set(names)), f"{name} has two fields of one name: {names}")
    wrong = [field for field in names if field == "event" or not WORD.fullmatch(field)]
    demand(not wrong, f"{name} has fields that cannot be called so: {wrong}")
    unknown = [words for _, words in _split(fields) if words not in known]
    demand(not unknown, f"{name} speaks in unknown vocabularies: {unknown}")


def _split(fields: Iterable[str]) -> list[tuple[str, str]]:
    return [split_field(field) for field in fields]


def _example(game: Game, vocabulary: str) -> Fact:
    return 1 if vocabulary in (NUMBER, SEAT) else game.VOCABULARY[vocabulary][0]


def what_happens_can_be_said(moment: MatchMoment) -> None:
    """The prompt, the moves, the last events as each seat sees them, and a refusal, in every language."""
    game, state = moment.game, moment.state
    things: list[object] = [state.prompt] if state.prompt else []
    for seat, moves in moment.questions():
        things += moment.rng.sample(list(moves), min(6, len(moves)))
        if seat is not None:
            others = [k for k in range(len(game.move_table)) if k not in moves.ids]
            for number in moment.rng.sample(others, min(4, len(others))):
                things.append(state.why_not(game.move(number), seat))
    if len(moment.match):
        for reader in moment.seats:
            things += redact(moment.match.decisions[-1].events, reader)
    things += [state.outcome] if state.outcome else []
    for lang in game.presentation.languages:
        for thing in things:
            say(game, thing, lang)


def views_can_be_drawn(moment: Moment) -> None:
    """A drawing is XML with a title, a description and no id used twice; a sketch is not empty."""
    seat = moment.rng.choice(moment.seats)
    view = moment.state.view(seat)
    for lang in moment.game.presentation.languages:
        drawing = view.svg(lang)
        try:
            root = ElementTree.fromstring(drawing)
        except ElementTree.ParseError as error:
            raise Broken(f"the drawing for {seat} in {lang} is not XML: {error}") from error
        demand(root.tag.endswith("}svg"), f"the drawing for {seat} is {root.tag}, not an svg")
        for part in ("title", "desc"):
            text = root.findtext(f"{{http://www.w3.org/2000/svg}}{part}")
            demand(text and text.strip(), f"the drawing for {seat} in {lang} has no {part}")
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        twice = sorted({str(each) for each in ids if ids.count(each) > 1})
        demand(not twice, f"the drawing for {seat} uses an id twice: {twice}")
        demand(view.svg(lang) == drawing, f"the drawing for {seat} is another each time")
        demand(view.sketch(lang).strip(), f"the sketch for {seat} in {lang} is empty")
