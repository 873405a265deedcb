"""Without a browser: texts, vendored script, policy, colours, and the form that knows what goes together."""

import hashlib
import re
from itertools import product
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

import durbar
import durbar.web
from durbar.bots import FIRST_LEVEL
from durbar.core import OptionError
from durbar.server.typed.messages import Preview
from durbar.web.dress import preview_facts
from durbar.web.figures import draw_figure, guide_with_figures
from durbar.web.newgame import form_facts
from durbar.web.render import TEXTS
from tests.languages import LANGUAGES

FIGURE = 319  # pixels across, in a guide on a telephone of 360
WEB = Path(str(durbar.web.__file__)).parent


def test_the_vendored_script_is_the_one_we_looked_at() -> None:
    script = (WEB / "static/vendor/idiomorph-0.8.0.min.js").read_bytes()
    noted = (WEB / "static/vendor/README.txt").read_text()
    assert hashlib.sha256(script).hexdigest() in noted
    assert "0.8.0" in noted
    assert "0BSD" in noted or "Zero-Clause BSD" in (WEB / "static/vendor/idiomorph-LICENSE.txt").read_text()


def test_pages_say_the_same_things_in_every_language() -> None:
    def arguments(lang: str) -> dict[str, set[str]]:
        text = (WEB / f"texts/{lang}.ftl").read_text(encoding="utf-8")
        blocks = re.findall(r"^(web-[\w-]+) =(.*?)(?=^\S|\Z)", text, re.DOTALL | re.MULTILINE)
        return {name: set(re.findall(r"\$(\w+)", body)) for name, body in blocks}

    assert arguments("en") == arguments("fr") == arguments("ja")


def test_no_text_is_missing_and_none_is_left_over() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in [*WEB.glob("templates/*.html"), *WEB.glob("*.py")]
    )
    used = set(re.findall(r"""["'](web-[\w-]+)["']""", source))
    begun = tuple(re.findall(r"""["'](web-[\w-]+-)["'] ~""", source))
    known = set(TEXTS.ids("en"))
    assert used - known == {name for name in used if name in begun}
    assert not {name for name in known - used if not name.startswith(begun)}


def test_templates_hold_no_styles_and_no_scripts_of_their_own() -> None:
    for template in WEB.glob("templates/*.html"):
        html = template.read_text(encoding="utf-8")
        assert not re.search(r"<style>(?!\{\{ sheet\()|\sstyle=|\son\w+=|javascript:", html), template.name
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", html)), template.name


def test_templates_are_read_without_scrolling_aside() -> None:
    for template in WEB.glob("templates/*.html"):
        lines = template.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 120] == [], template.name


def test_the_client_script_is_small_and_names_no_game() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in WEB.glob("static/*.js")]
    assert all(script.count("\n") < 500 for script in scripts)
    assert not any(game in script for game in durbar.games() for script in scripts)


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_colours_can_be_told_apart_by_day_and_by_night() -> None:
    css = (WEB / "static/house.css").read_text(encoding="utf-8")
    pairs = re.findall(r"--(\w+): light-dark\((#\w{6}), (#\w{6})\)", css)
    for night in (False, True):
        colour = {name: (dark if night else light) for name, light, dark in pairs}
        for text, ground in product(("text", "quiet", "link"), ("panel", "panel2", "table")):
            assert contrast(colour[text], colour[ground]) >= 4.5, (text, ground, night)
        assert contrast("#fffaf0", colour["brick"]) >= 4.5
        assert contrast(colour["edge2"], colour["panel"]) >= 3, night
        assert contrast(colour["target"], colour["panel"]) >= 3, night


@pytest.mark.parametrize("game", durbar.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_offers_only_what_can_be_played(game: str, lang: str) -> None:
    kind = durbar.game_class(game)
    for players in range(kind.seats[0], kind.seats[1] + 1):
        facts = form_facts(kind, {"players": str(players)}, lang)
        for field in facts["fields"]:
            assert field["help"]
            for value in field["values"]:
                if value["possible"]:
                    asked = {f"option-{each['name']}": each["value"] for each in facts["fields"]}
                    asked |= {"players": str(players), "changed": f"option-{field['name']}"}
                    asked[f"option-{field['name']}"] = value["value"]
                    then = form_facts(kind, asked, lang)
                    chosen = {each["name"]: each["value"] for each in then["fields"]} | then["hidden"]
                    known = {option.name: option for option in kind.OPTIONS}
                    settings = {name: known[name].read(text) for name, text in chosen.items()}
                    try:
                        kind(players, **settings)
                    except OptionError as error:
                        pytest.fail(f"{field['name']}={value['value']}: {error}")


def test_the_form_preselects_what_is_usual_for_the_number_of_players() -> None:
    kind = durbar.game_class("excavation")

    def chosen(**asked: str) -> str:
        facts = form_facts(kind, {name.replace("_", "-"): value for name, value in asked.items()}, "en")
        return str(next(field["value"] for field in facts["fields"] if field["name"] == "map"))

    assert (chosen(players="2"), chosen(players="3")) == ("v2", "v1")
    assert chosen(players="2", option_map="v1", changed="option-map") == "v1"
    assert chosen(players="2", option_map="v1", changed="option-length") == "v1"
    assert chosen(players="2", option_map="v1", changed="players") == "v2"


RECOMMENDED = {  # in the guides and on the map of a first game
    "expedition": {"layout": "preset", "length": "short"},
    "revival": {},
    "excavation": {"length": "short", "map": "v2"},
}


@pytest.mark.parametrize("game", durbar.games())
def test_a_first_game_is_what_the_game_recommends_against_gentle_bots(game: str) -> None:
    kind = durbar.game_class(game)
    usual = form_facts(kind, {}, "en")
    first = form_facts(kind, dict(parse_qsl(usual["first"])), "en")
    assert (usual["is_first"], first["is_first"]) == (False, True)
    settings = first["game"].options
    assert {name: settings[name] for name in RECOMMENDED[game]} == RECOMMENDED[game]
    assert [seat["who"] for seat in first["seats"]] == ["me", *[FIRST_LEVEL] * (first["players"] - 1)]


def test_what_is_typed_into_the_form_is_filled_in_fittingly_and_mistakes_stay() -> None:
    """Boards of one's own: an example of the length that was chosen; what is wrong with others is said."""
    kind = durbar.game_class("expedition")

    def filled(**asked: str) -> tuple[dict[str, str], str]:
        changed = list(asked)[-1]
        facts = form_facts(kind, {**{f"option-{k}": v for k, v in asked.items()}, "changed": changed}, "en")
        wrong = "".join(field["wrong"] for field in facts["fields"])
        return {field["name"]: field["value"] for field in facts["fields"]}, wrong

    for length, boards in (("short", 4), ("long", 6)):
        fields, wrong = filled(length=length, layout="custom")
        assert (fields["length"], fields["layout"]) == (length, "custom")
        assert len(fields["boards"].split()) == boards
        assert not wrong
    fields, wrong = filled(layout="custom", boards="T6B:N T3A:X")
    assert (fields["layout"], fields["boards"]) == ("custom", "T6B:N T3A:X")
    assert "each once and with the direction" in wrong
    fields, wrong = filled(weather="custom", suns="1", storms="1")
    assert (fields["storms"], fields["suns"], fields["length"]) == ("1", "1", "short")
    assert "at least one tile for each day" in wrong


@pytest.mark.parametrize("game", durbar.games())
def test_a_guide_shows_what_it_speaks_of(game: str) -> None:
    """Figures are the positions of the lessons, each in a section there is, with all that it marks."""
    lessons = durbar.game_class(game)().presentation.lessons()
    lang = LANGUAGES[durbar.games().index(game) % len(LANGUAGES)]
    html, _ = guide_with_figures(game, lang, "light")
    assert html.count("<figure") == sum(bool(lesson.section) for lesson in lessons) >= 8
    for step, lesson in enumerate(lessons, 1):
        drawn = draw_figure(game, step, lang, "light")
        assert ('filter="url(#rim)"' in drawn.svg) == bool(lesson.marks), lesson.text
        assert 0.4 < drawn.width / drawn.height < 5, lesson.text


@pytest.mark.parametrize("game", durbar.games())
def test_a_figure_for_a_telephone_is_drawn_to_be_read_there(game: str) -> None:
    """But for a whole map, on which one comes nearer at the table."""
    for step, lesson in enumerate(durbar.game_class(game)().presentation.lessons(), 1):
        drawn = draw_figure(game, step, "ja", "light", "phone")
        letters = min(float(size) for size in re.findall(r'font-size[=:]"?([\d.]+)', drawn.svg))
        assert letters * FIGURE / drawn.width >= 11.9 or lesson.section == "overview", lesson.text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Score: +8. 9 fewer lost if the game ended now."),
        ("fr", "Score\xa0: +8. 9 de moins à perdre si la partie s’arrêtait maintenant."),
        ("ja", "得点：+8。今終わると失う点が9減ります。"),
    ],
)
def test_a_preview_says_what_is_won_apart_from_what_is_saved(lang: str, told: str) -> None:
    seen = Preview("remove 1", "", "remove", [], [], [], [], lasting=False, points=17, spared=9)
    assert preview_facts(durbar.game("excavation"), seen, lang)["gain"] == told
