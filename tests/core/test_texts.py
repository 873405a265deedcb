"""Words in three languages, loud when something is missing."""

from pathlib import Path

import pytest

from durbar.core import CHANCE, HOUSE_REFUSALS, SOMEBODY, Outcome, Prompt, Score, UnknownLanguage
from durbar.texts import HOUSE, Texts
from tests.core.lanterns.game import Lanterns
from tests.languages import LANGUAGES

GAME = Lanterns(3)


def write(folder: Path, **files: str) -> Texts:
    for lang, text in files.items():
        (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return Texts(folder, beneath=HOUSE)


def test_the_house_says_the_same_things_in_every_language() -> None:
    assert HOUSE.languages == LANGUAGES
    for lang in LANGUAGES:
        assert HOUSE.ids(lang) == HOUSE.ids("en")
        for kind in HOUSE_REFUSALS:
            assert HOUSE.say(lang, f"refusal-{kind.name}")


def test_a_text_is_filled_in() -> None:
    assert HOUSE.say("en", "player", number=2) == "Player 2"
    assert HOUSE.say("fr", "player", number=2) == "Joueur 2"
    assert HOUSE.say("ja", "player", number=2) == "プレイヤー2"


@pytest.mark.parametrize("lang", ["fr-CA", "FR", "fr_FR"])
def test_a_regional_language_is_the_language(lang: str) -> None:
    assert HOUSE.say(lang, "yes") == "oui"


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="en, fr, ja") as error:
        HOUSE.say("ne", "yes")
    assert error.value.field == "lang"


def test_what_a_game_does_not_say_the_house_says(tmp_path: Path) -> None:
    texts = write(tmp_path, en="yes = aye\n", fr="")
    assert texts.say("en", "yes") == "aye"
    assert texts.say("en", "no") == "no"
    assert texts.say("fr", "yes") == "oui"
    assert texts.has("en", "no")
    assert not texts.has("en", "perhaps")
    assert texts.ids("en") == ("yes",)


def test_a_missing_text_or_argument_is_loud(tmp_path: Path) -> None:
    texts = write(tmp_path, en="hello = Hello { $name }\nmute =\n    .title = no value\n")
    with pytest.raises(KeyError, match="goodbye"):
        texts.say("en", "goodbye")
    with pytest.raises(ValueError, match="hello"):
        texts.say("en", "hello")
    with pytest.raises(KeyError, match="mute"):
        texts.say("en", "mute")


def test_a_file_that_is_not_fluent_is_loud(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl"):
        write(tmp_path, en="hello = { $name\n").say("en", "hello", name="x")


def test_a_game_says_moves_events_prompts_options_and_words() -> None:
    assert GAME.presentation.say(GAME.move("hang gold")) == "Hang a gold lantern"
    assert GAME.presentation.say(GAME.chance_table.move(3)) == "Wind 1"
    assert GAME.presentation.say(GAME.chance_table.move(0), "fr") == "(fr) A (fr) red lantern"
    assert GAME.presentation.say(Prompt("choose", 1)) == "Player 2, hang a lantern or wait."
    assert (
        GAME.presentation.say(Prompt("choose", 1), names=["Maya", "Tenzin", "Pema"])
        == "Tenzin, hang a lantern or wait."
    )
    assert GAME.presentation.say(GAME.OPTIONS[0]) == "Rounds"
    assert GAME.presentation.say("option-rounds-help") == "How many nights the festival lasts."
    assert GAME.presentation.word("lantern", "red", "ja") == "(ja) red"
    assert GAME.presentation.word("pip", "3", "ja") == "3"
    with pytest.raises(TypeError):
        GAME.presentation.say(3.5)


def test_a_hidden_field_is_said_in_other_words() -> None:
    (event,) = GAME.start().play("deal blue")
    assert GAME.presentation.say(event) == "Player 1 gets a blue lantern."
    assert GAME.presentation.say(event.seen_by(0)) == "Player 1 gets a blue lantern."
    assert GAME.presentation.say(event.seen_by(1)) == "Player 1 gets a lantern."
    assert GAME.presentation.say(event.seen_by(None), "fr") == "(fr) Joueur 1 gets a lantern."


def test_refusals_are_said_with_their_facts() -> None:
    state = GAME.from_dict({"hands": [{"red": 1}, {}, {}]})
    refusal = state.why_not("hang blue")
    assert GAME.presentation.say(refusal) == "You hold no blue lantern."
    for kind in HOUSE_REFUSALS:
        assert GAME.presentation.say(kind.refusal(), "ja")


def test_chance_and_somebody_have_names() -> None:
    assert GAME.presentation.person(CHANCE, "fr") == "Le hasard"
    assert GAME.presentation.person(SOMEBODY) == "Somebody"
    assert GAME.presentation.people([0, 1, 2], "en") == "Player 1, Player 2 and Player 3"
    assert GAME.presentation.people([0, 2], "fr", ["Maya", "Tenzin", "Pema"]) == "Maya et Pema"


@pytest.mark.parametrize(
    ("winners", "said"),
    [((0,), "Player 1 wins."), ((0, 2), "Player 1 and Player 3 share the victory."), ((), "Nobody wins.")],
)
def test_an_outcome_is_said_with_its_winners(winners: tuple[int, ...], said: str) -> None:
    outcome = Outcome("dawn", (winners or (0, 1, 2),), (Score(0),) * 3, nobody_wins=not winners)
    assert GAME.presentation.say(outcome) == f"Dawn breaks. {said}"
