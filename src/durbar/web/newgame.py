"""The form before a game: players, options, seats. Mixes that cannot be are never offered.

Nothing here knows what an option means: whether a mix is possible is found out by asking the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from durbar.bots import BOTS, CHARACTERS, FIRST_LEVEL, LEVELS, USUAL_LEVEL
from durbar.core import Game, Option, OptionError, OptionValue
from durbar.server.tables.contents import offered_contents
from durbar.server.typed.limits import check_options
from durbar.texts import bot_name, say_error

from .clocks import clock_fields
from .render import words

Settings = dict[str, OptionValue]


def refusal(kind: type[Game], players: int, settings: Settings) -> OptionError | None:
    """Why these options cannot be, if so."""
    try:
        kind(players, **settings)
    except OptionError as error:
        return error
    return None


def read_form(kind: type[Game], asked: Mapping[str, str]) -> tuple[int, Settings, Option | None]:
    """The number of players and the options a form asks for, and an option that could not be read."""
    low, high = kind.seats
    counts = [count for count in range(low, high + 1) if str(count) == asked.get("players")]
    players = counts[0] if counts else kind().players
    settings: Settings = {}
    wrong: Option | None = None
    for option in kind.OPTIONS:
        settings[option.name] = option.default_for(players)
        anew = option.usual and asked.get("changed") == "players"  # what is usual depends on how many play
        if f"option-{option.name}" in asked and not anew:
            text = one_line(asked[f"option-{option.name}"])
            try:
                check_options({option.name: text})
                settings[option.name] = option.read(text)
            except OptionError:
                wrong = option
    return players, settings, wrong


def one_line(text: str) -> str:
    """An option as it is kept; a long one is typed in lines."""
    return " ".join(text.splitlines())


def default_settings(kind: type[Game], players: int) -> Settings:
    return {option.name: option.default_for(players) for option in kind.OPTIONS}


def put_back(kind: type[Game], players: int, settings: Settings, keep: str) -> Settings | None:
    """The settings with all that does not go with `keep` as it usually is; None if that is not enough."""
    trial, defaults = dict(settings), default_settings(kind, players)
    for _ in range(len(trial) + 1):
        error = refusal(kind, players, trial)
        if error is None:
            return trial
        if error.field == keep or trial.get(error.field) == defaults.get(error.field):
            return None
        trial[error.field] = defaults[error.field]
    return None


def nearest_possible(kind: type[Game], players: int, settings: Settings, keep: str) -> Settings:
    """The nearest settings that can be: `keep` stays, others are put back, or taken from a known good mix."""
    nearest = put_back(kind, players, settings, keep)
    if nearest is not None:
        return nearest
    fitting = [mix for mix in known_mixes(kind, players) if mix.get(keep) == settings.get(keep)]
    for mix in fitting:
        nearest = put_back(kind, players, {**settings, **text_settings(kind, mix)}, keep)
        if nearest is not None:
            return nearest
    return max(
        fitting or [default_settings(kind, players)],
        key=lambda mix: sum(mix[name] == settings[name] for name in mix),
    )


def known_mixes(kind: type[Game], players: int) -> list[Settings]:
    """Mixes of which the game says that they can be."""
    return [{**default_settings(kind, players), **mix} for mix in kind.option_sets(players)]


def text_settings(kind: type[Game], settings: Settings) -> Settings:
    """What is typed, words and numbers: they hardly ever fit by chance, but some of a known good mix may."""
    return {
        option.name: settings[option.name] for option in kind.OPTIONS if option.kind in ("text", "number")
    }


def with_typed(
    kind: type[Game], players: int, settings: Settings, keep: str
) -> tuple[Settings, OptionError | None]:
    """What was typed and cannot be stays to be corrected: the settings but for it, and what is wrong."""
    error = refusal(kind, players, settings)
    if error is not None and error.field == keep and keep in text_settings(kind, settings):
        for mix in known_mixes(kind, players):
            trial = {**settings, keep: mix[keep]}
            if refusal(kind, players, trial) is None:
                return trial, error
    return nearest_possible(kind, players, settings, keep), None


def possible(kind: type[Game], players: int, settings: Settings, option: Option, value: OptionValue) -> bool:
    """Can this option have this value, if need be with others changed?"""
    wish = {**settings, option.name: value}
    return nearest_possible(kind, players, wish, option.name)[option.name] == value


def changeable(kind: type[Game], players: int, settings: Settings, option: Option) -> bool:
    """Does the option mean anything beside the others as they are?

    It does if it can have another value while the others stay, go back to what is usual, or are typed.
    """
    now = settings[option.name]
    if option.kind == "text":
        return now != option.default_for(players)
    typed = text_settings(kind, settings)
    nearest = (int(now) - 1, int(now) + 1) if option.kind == "number" else ()
    for value in (*option.possible(), *nearest):
        if value == now:
            continue
        then = nearest_possible(kind, players, {**settings, option.name: value}, option.name)
        others = [each for each in kind.OPTIONS if each.name != option.name and each.name not in typed]
        stay = all(then[each.name] in (settings[each.name], each.default_for(players)) for each in others)
        if stay and then[option.name] == value:
            return True
    return False


def form_facts(kind: type[Game], asked: Mapping[str, str], lang: str) -> dict[str, Any]:
    """Everything the form shows."""
    players, settings, wrong = read_form(kind, asked)
    keep = asked.get("changed", "").removeprefix("option-")
    right, mistyped = with_typed(kind, players, settings, keep)
    changed = sorted(name for name in settings if settings[name] != right[name] and name != keep)
    contents = offered_contents(kind.id)
    content = next((each for each in contents if each.digest == asked.get("content")), None)
    game = kind(players, content=content, **right)

    def field(option: Option) -> dict[str, Any]:
        values = option.values if option.kind == "choice" else ("no", "yes") if option.kind == "flag" else ()
        return {
            "name": option.name,
            "kind": option.kind,
            "label": game.presentation.say(option, lang),
            "help": game.presentation.say(f"option-{option.name}-help", lang),
            "value": option.write((settings if mistyped and option.name == keep else right)[option.name]),
            "low": option.low,
            "high": option.high,
            "mended": option.name in changed and option.kind != "text",
            "wrong": describe_error(mistyped, game, option, lang) if mistyped and option.name == keep else "",
            "values": [
                {
                    "value": value,
                    "label": value_name(game, option, value, lang),
                    "possible": possible(kind, players, right, option, option.read(value)),
                }
                for value in values
            ],
        }

    sitting, first = seats(asked, players, lang), first_game(kind, lang)
    chosen = {"players": str(players)}
    chosen |= {f"option-{option.name}": option.write(right[option.name]) for option in kind.OPTIONS}
    chosen |= {f"seat-{k}": chair["who"] for k, chair in enumerate(sitting)}
    shown = [option for option in kind.OPTIONS if changeable(kind, players, right, option)]
    return {
        "game": game,
        "players": players,
        "low": kind.seats[0],
        "high": kind.seats[1],
        "fields": [field(option) for option in shown],
        "hidden": {
            option.name: option.write(right[option.name])
            for option in kind.OPTIONS
            if option not in shown and right[option.name] != option.default_for(players)
        },
        "seats": sitting,
        "first": urlencode(first),
        "is_first": all(chosen.get(name, value) == value for name, value in first.items()),
        "everybody": bool(asked.get("everybody")),
        "bots": opponents(lang),
        "clock": clock_fields(asked, lang),
        "contents": contents,
        "wrong": wrong and advice(game, wrong, lang),
    }


def describe_error(error: OptionError, game: Game, option: Option, lang: str) -> str:
    """What is wrong with what was typed, and how it is to be."""
    said = [say_error(error, lang), advice(game, option, lang)]
    return game.presentation.together(filter(None, said), lang)


def advice(game: Game, option: Option, lang: str) -> str:
    """What may be typed there: by the game itself, if it says so."""
    own = f"option-{option.name}-wrong"
    if game.presentation.has_text(lang, own):
        return game.presentation.say(own, lang)
    say, label = words(lang), game.presentation.say(option, lang)
    if option.kind == "number":
        return say("web-option-number", option=label, low=option.low, high=option.high)
    return say("wrong-option", option=label)


def value_name(game: Game, option: Option, value: str, lang: str) -> str:
    return (
        words(lang)(value)
        if option.kind == "flag"
        else game.presentation.say(f"option-{option.name}-{value}", lang)
    )


def first_game(kind: type[Game], lang: str) -> dict[str, str]:
    """The fields of the form as they suit a first game: oneself, gentle bots, what the game recommends."""
    players = kind().players
    chairs = seats({f"seat-{k}": FIRST_LEVEL for k in range(1, players)}, players, lang)
    fields = {"players": str(players)}
    for k, chair in enumerate(chairs):
        fields |= {f"seat-{k}": chair["who"], f"name-{k}": chair["name"]}
    return fields | {
        f"option-{option.name}": option.write(option.first_for(players))
        for option in kind.OPTIONS
        if option.first is not None
    }


def opponents(lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The bots in groups, each with its name: levels from weak to strong, characters, all others."""
    levels = [level.name for level in LEVELS]
    others = [name for name in BOTS if name not in (*levels, *CHARACTERS)]
    groups = ("web-levels", levels), ("web-characters", CHARACTERS), ("web-other-bots", others)
    return [(group, [(name, bot_name(name, lang)) for name in names]) for group, names in groups]


def seats(asked: Mapping[str, str], players: int, lang: str) -> list[dict[str, Any]]:
    """Who sits where: as asked for; at first oneself and bots."""
    say = words(lang)
    people = [say("web-name-me"), *say("web-names-people").split(", ")]
    bots = say("bot-names").split(", ")
    replaceable = () if asked.get("rematch") else (*people, *bots)  # those who play again keep their names
    made = []
    for seat in range(players):
        who = asked.get(f"seat-{seat}", "me" if seat == 0 else USUAL_LEVEL)
        usual_name = (bots if who in BOTS else people)[seat % 6]
        written = asked.get(f"name-{seat}", "")
        name = usual_name if not written or written in replaceable else written
        made.append({"who": who, "name": name, "face": who in BOTS})
    return made
