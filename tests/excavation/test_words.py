"""Texts, guide, rulings and pictures: everything can be said and drawn, in three languages."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from durbar.core import Event
from durbar.core.errors import DurbarError
from durbar.games.excavation import content
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.presentation.art.themes import THEMES
from tests.excavation.tables import cards, counts, offered, play, score_of, table
from tests.excavation.test_control import situation
from tests.house.checkout import ROOT, SOURCE
from tests.languages import LANGUAGES, whole_texts

GAME = Excavation(3)
FOLDER = SOURCE / "durbar" / "games" / "excavation"
RULINGS = ROOT / "docs" / "rulings" / "excavation.md"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)]+)\)")
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# Texts


@each_language
def test_all_languages_have_the_same_texts_with_the_same_arguments(lang: str) -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        source = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", whole_texts(source), flags=re.MULTILINE)[1:]
        return {entry.split(" =")[0]: set(re.findall(r"\$([a-z]+)", entry)) for entry in entries}

    assert arguments(lang).keys() == arguments("en").keys()
    for text, used in arguments(lang).items():
        assert used == arguments("en")[text], text


@each_language
def test_cards_are_named_alike_wherever_they_are_named(lang: str) -> None:
    for card in content.CARD_NAMES[1:]:
        assert GAME.presentation.word("personality", card, lang) == GAME.presentation.word("card", card, lang)
    said = GAME.presentation.say(GAME.move("play eminence-as-historian historian"), lang)
    assert said.count(GAME.presentation.word("card", "historian", lang)) == 2


def test_a_hidden_card_is_not_named() -> None:
    used = Event("used", {"seat": 0, "card": None}, frozenset({"card"}), (0,))
    assert GAME.presentation.say(used, "en") == "Player 1 used a card."
    stolen = Event("stole", {"seat": 0, "victim": 1, "card": None}, frozenset({"card"}), (0, 1))
    assert GAME.presentation.say(stolen, "en", ["Maya", "Ravi", "Tara"]) == "Maya stole a card from Ravi."


# Guide and rulings


@each_language
def test_the_guide_has_the_same_anchors_and_its_links_lead_somewhere(lang: str) -> None:
    text = GAME.presentation.guide(lang)
    anchors = ANCHOR.findall(text)
    assert anchors == ANCHOR.findall(GAME.presentation.guide("en"))
    for link in LINK.findall(text):
        if link.startswith("#"):
            assert link[1:] in anchors
        else:
            assert (FOLDER / "guide" / link.partition("#")[0]).resolve().exists()


@each_language
def test_the_guide_names_every_card_and_pays_what_the_rules_pay(lang: str) -> None:
    text = GAME.presentation.guide(lang)
    for card in content.CARD_NAMES[1:]:
        assert GAME.presentation.word("card", card, lang) in text
    points = re.findall(r"^\|[^|]*\| ([−\d]+) \|$", text, flags=re.MULTILINE)
    numbers = content.TABLES["cards"]["points"]
    wanted = [numbers[name] for name in ("site", "find", "lost", "left")]
    assert [int(point.replace("−", "-")) for point in points][-4:] == wanted


def test_every_rule_that_is_cited_has_its_place_in_the_guide() -> None:
    anchors = ANCHOR.findall(GAME.presentation.guide("en"))
    cited = {refusal.rule for refusal in GAME.REFUSALS} | {prompt.rule for prompt in GAME.PROMPTS}
    cited |= {option.rule for option in GAME.OPTIONS}
    for rule in cited:
        assert GAME.presentation.rule_anchor(rule) in anchors, rule
    assert GAME.presentation.rule_anchor("no rule") is None


def test_every_ruling_is_listed_once_and_tested() -> None:
    listed = ANCHOR.findall(RULINGS.read_text(encoding="utf-8"))
    assert len(listed) == len(set(listed)) == 130
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    untested = [ruling for ruling in listed if f"test_{ruling.replace('-', '_')}_" not in tests]
    assert untested == []


# Pictures


def drawing(state_svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(state_svg)


def ids(svg: str) -> set[str]:
    return {str(each.get("id")) for each in drawing(svg).iter() if each.get("id")}


@pytest.mark.parametrize("part", ["table", "tall", "map", "valley", "lists", "players"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_part_is_drawn_in_every_light(part: str, theme: str) -> None:
    svg = situation().view(0).svg("en", part=part, theme=theme)
    assert drawing(svg).tag.endswith("svg")
    assert "style=" not in svg


@pytest.mark.parametrize("style", [{"theme": "pink"}, {"part": "back"}])
def test_a_style_that_does_not_exist_is_refused(style: dict[str, str]) -> None:
    with pytest.raises(DurbarError) as refused:
        situation().view(0).svg(**style)
    assert refused.value.field == next(iter(style))


def test_every_target_of_a_move_is_in_the_drawing() -> None:
    hand = cards(curator=1, bandit=1, controller=1, bounty_hunter=1, historian=1, arch=1)
    state = situation(hands=[{"hand": hand}, {}])
    for before in ((), ("place", "play arch"), ("take-back", "play arch"), ("hire",), ("special",)):
        after = play(state.clone(), *before)
        view = after.view(0)
        there = ids(view.svg())
        for move in view.moves:
            assert set(state.game.presentation.picks(view, move)) <= there, move


def test_what_may_be_chosen_is_outlined() -> None:
    view = situation().view(0)
    plain = view.svg()
    assert view.svg(moves=["hex-89"]) != plain
    assert view.svg(moves=["site-gokarna", "row-1", "seat-1", "hand-arch"]).count("#c2185b") > plain.count(
        "#c2185b"
    )


def test_tokens_that_count_bear_the_number_of_their_dig() -> None:
    """The rulebook's situation: 3 + 4 + 5 + 5 tokens hold four digs."""
    svg = situation().view(0).svg(part="map")
    assert svg.count('class="holds"') == 17


def test_a_picture_shows_no_hidden_card() -> None:
    state = table(("gokarna", "patan", "thimi"), players=2, hands=[{}, {"hand": cards(curator=2, arch=4)}])
    hidden = state.view(0).svg()
    assert "hand-1-curator" not in hidden
    assert "hand-curator" in ids(state.view(1).svg())


@pytest.mark.parametrize("name", content.MAP_NAMES)
def test_the_maps_of_the_documentation_are_those_of_the_game(name: str) -> None:
    """Written anew from `Excavation(2, map=name)` before anything is drawn, part="map"."""
    game = Excavation(2, map=name)
    picture = game.state(game.new_kernel()).view(None).svg(part="map")
    assert (ROOT / "docs" / "pictures" / f"excavation-{name}.svg").read_text(
        encoding="utf-8"
    ) == f"{picture}\n"


def test_no_token_lies_over_the_name_of_a_site() -> None:
    """What comes later is drawn above."""
    state = table(("gokarna", "patan", "thimi"))
    play(state, "place", "play arch", "put 9,2")
    for part in ("table", "map", "valley", "valley-tall", "valley-low"):
        picture = state.view(0).svg(part=part)
        assert -1 < picture.index('id="token-') < picture.index('class="names"')


def test_players_and_finds_differ_in_colour_and_shape() -> None:
    for colours in THEMES.values():
        names = (*content.PLAYER_NAMES, *content.COLOUR_NAMES)
        assert len({colours[name] for name in names}) == len(names)


@each_language
def test_the_sketch_tells_where_everything_stands(lang: str) -> None:
    sketch = situation().view(0).sketch(lang)
    assert sketch.count("[bold reverse]") == 6  # six markers
    assert GAME.presentation.word("site", "sankhu", lang) in sketch
    assert "3-0" in sketch


def test_events_touch_what_they_are_about() -> None:
    state = table(("gokarna", "patan", "thimi"))
    play(state, "place", "play arch")
    (event,) = [each for each in state.play("put 9,2") if each.kind == "placed"]
    assert GAME.presentation.touched(event) == (f"hex-{content.HEX_NAMES.index('9,2')}", "seat-0")


def foretold(number: int, move: str, lang: str = "en") -> tuple[str, ...]:
    """What the tutorial's player is told before a move."""
    game = Excavation(2)
    view = game.from_dict(game.presentation.lessons()[number - 1].position).view(0)
    after = view.sample(1)
    after.play(move)
    chosen = next(each for each in view.moves if str(each) == move)
    return game.presentation.foretold(view, chosen, after, lang, ["Maya", "Ram"])


def test_before_a_token_is_placed_it_is_told_who_will_control_what() -> None:
    assert foretold(5, "put -3,9") == ("Kirtipur: Maya controls it, 3-2.",)
    assert foretold(5, "put -3,9", "ja") == ("キルティプル・支配：Maya（3-2）。",)
    assert foretold(5, "put 8,0") == ()


def test_before_hiring_it_is_told_what_it_is_good_for_and_what_it_costs() -> None:
    use, price = foretold(7, "position 2")
    assert use.startswith("Pays for green")
    assert price.startswith("It costs 2 cards: you discard one")


def test_cards_are_offered_with_the_tokens_they_move() -> None:
    """As many as the rules then allow."""
    rich = {"hand": cards(arch=2, eminence=1, historian=2, bandit=1)}
    state = table(("gokarna", "patan", "thimi"), hands=[rich, {}])
    play(state, "place")
    looks = state.game.presentation
    for move in state.moves:
        after = state.view(0).sample(1)
        (event,) = [each for each in after.play(move) if each.kind == "played"]
        most = "1 token" if event.fields["most"] == 1 else f"up to {event.fields['most']} tokens"
        assert looks.label(state.view(0), move).endswith(f"({most})")


def test_who_pays_is_told_what_for() -> None:
    lesson = next(each for each in Excavation(2).presentation.lessons() if each.moves == ("remove",))
    state = Excavation(2).from_dict(lesson.position)
    play(state, "remove", "dig kirtipur")
    looks, view = state.game.presentation, state.view(0)
    colour = {move.parts[0]: looks.label(view, move).rpartition(" for ")[2] for move in view.moves}
    specialist, paid = next((card, told) for card, told in colour.items() if card != "eminence")
    assert f" {paid} " in looks.say(f"card-{specialist}-help")
    assert looks.status(view).startswith(f"to be paid for: {paid} ")


def test_a_refusal_says_what_is_to_be_decided_first() -> None:
    state = table(("gokarna", "patan", "thimi"))
    play(state, "place", "play arch")
    refusal = state.view(0).why_not("hire")
    assert refusal
    assert state.game.presentation.say(refusal) == (
        "Something else comes first: place a token on a free hex or on a card of a list."
    )


def test_the_status_tells_how_many_tokens_may_still_be_placed() -> None:
    state = table(("gokarna", "patan", "thimi"))
    play(state, "place", "play arch arch")
    assert "up to 3 more tokens" in state.game.presentation.status(state.view(0))
    play(state, "put 9,2", "put 8,2")
    assert state.game.presentation.status(state.view(0)).startswith("1 more token ")


def test_an_event_about_a_site_touches_its_card_and_its_dig() -> None:
    event = Event("site-opened", {"site": "patan"})
    assert GAME.presentation.touched(event) == ("site-patan", "dig-patan")


def test_a_dig_to_be_removed_may_be_pointed_at_on_the_map() -> None:
    """All of it stands for its card in the list; at other times it does not."""
    lesson = next(each for each in Excavation(2).presentation.lessons() if each.moves == ("remove",))
    state = Excavation(2).from_dict(lesson.position)
    assert "data-for" not in state.view(0).svg()
    state.play("remove")
    assert state.view(0).svg(part="valley").count('data-for="site-kirtipur"') == 1


def test_the_score_is_open_at_any_time() -> None:
    state = situation()
    scores = state.view(None).scores
    assert [score.categories["sites"] for score in scores] == [0, 50]
    assert "76" in state.game.presentation.status(state.view(None))


# The tutorial


def test_the_lessons_are_true() -> None:
    game = Excavation(2)
    after = {
        each.text: play(game.from_dict(each.position), *each.moves[:1])
        for each in game.presentation.lessons()
    }
    assert score_of(after["lesson-wall"], "kirtipur") == (3, 0)
    assert score_of(after["lesson-control"], "kirtipur") == (3, 2)
    assert [name for name, _ in counts(after["lesson-list"], "sites")][-1] == "kirtipur"
    assert after["lesson-pay"].view(0).scores[0].total == 8


# Rulings that are about spelling


def test_X_R125_two_targets_are_named_in_either_order() -> None:
    hand = [{"hand": cards(bounty_hunter=1, arch=5)}, {}]
    state = table(("gokarna", "patan", "thimi"), hands=hand, tokens={"9,2": 0, "9,3": 0})
    play(state, "special", "trigger bounty-hunter")
    one = play(state.clone(), "recolour 9,2", "recolour 9,3", "recolour-to 1")
    other = play(state.clone(), "recolour 9,3", "recolour 9,2", "recolour-to 1")
    assert one == other


def test_X_R126_a_triggered_special_is_gone_before_its_target_is_chosen() -> None:
    state = table(("gokarna", "patan", "thimi"), hands=[{"hand": cards(bandit=1, arch=5)}, {}])
    play(state, "special", "trigger bandit")
    assert state.to_dict()["position"]["discard"] == {"bandit": 1}


def test_X_R127_colours_are_paid_in_one_order() -> None:
    finds = {"-3,9": "green", "-3,8": "red", "-4,10": "blue", "-5,10": "black", "-4,8": "black"}
    hand = cards(naturalist=1, palaeontologist=1, chronicler=1, arch=3)
    state = table(
        {"kirtipur": finds, "patan": {}, "thimi": {}},
        blue="(-2,7) (-2,8) (-2,9) (-3,10)",
        hands=[{"hand": hand}, {}],
    )
    play(state, "remove", "dig kirtipur")
    asked = []
    for _ in range(3):
        asked += offered(state)
        state.play(offered(state)[0])
    assert asked == ["discard chronicler", "discard palaeontologist", "discard naturalist"]


def test_X_R128_every_unseen_site_is_as_likely_in_the_short_game() -> None:
    state = Excavation(2, length="short").start()
    assert len(state.outcomes) == 16
    assert {chance for _, chance in state.outcomes} == {state.outcomes[0][1]}


def test_X_R129_tokens_are_evicted_before_the_ring_is_drawn() -> None:
    rows = [{"hand": {}}, {"hand": cards(arch=1)}]
    state = table(("gokarna", "patan", "thimi"), hands=rows, active=1, tokens={"9,5": 0, "9,3": 0})
    play(state, "place", "play arch")
    names = [event.kind for event in state.play("put 3,13")]
    assert names == ["placed", "spreads", "evicted", "evicted"]


def test_X_R130_what_a_seat_can_deduce_is_shown_to_it() -> None:
    state = Excavation(2).start(seed=4)
    mover = state.to_act
    assert mover is not None
    play(state, "hire", "position 1", "discard arch")
    row = state.view(1 - mover).facts["seats"][mover]
    assert sum(row["known"].values()) == 6
