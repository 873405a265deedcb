"""What the pages answer to requests no browser with our script would send."""

import html
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.core import registry
from durbar.server.frames.frames import FrameMaker
from durbar.server.problems import TEXTS
from durbar.web import create_app
from durbar.web.fixed import modules, static
from durbar.web.inbox import inbox_message
from durbar.web.newgame import form_facts
from durbar.web.story import TURNS
from tests.languages import LANGUAGES
from tests.server.people import Frame, Guest

PAGE = {"accept": "text/html"}
OWN_MAP = form_facts(durbar.game_class("excavation"), {"option-map": "own", "changed": "option-map"}, "en")
VALLEY = next(field["value"] for field in OWN_MAP["fields"] if field["name"] == "chart")
WITHOUT_NUMBER = "9" * 5000


@pytest.fixture
def ram(tmp_path: Path) -> Iterator[Guest]:
    """Somebody whose browser runs no script."""
    with TestClient(
        create_app(tmp_path / "durbar.db", bot_processes=0, bot_pause=0), "http://testserver"
    ) as client:
        yield Guest(client)


@pytest.fixture
def frame(ram: Guest) -> Frame:
    return ram.opens("expedition", "me", "here")


@pytest.mark.parametrize(
    ("back", "there"),
    [
        ("/guide/revival?lang=fr&at=2", "/guide/revival?at=2"),
        ("////evil.example/x", "/evil.example/x"),
        ("//evil.example/x", "/"),
        ("http://evil.example/x", "/"),
        ("javascript:alert(1)", "/"),
        ("//[", "/"),
    ],
)
def test_a_change_of_language_leads_back_to_our_own_pages_only(ram: Guest, back: str, there: str) -> None:
    answer = ram.ask("POST", "/look", data={"back": back, "lang": "ja"})
    assert (answer.status_code, answer.headers["location"]) == (303, there)


def test_a_number_of_players_beyond_all_numbers(ram: Guest) -> None:
    usual = ram.get("/new/expedition").text
    assert ram.get("/new/expedition", params={"players": WITHOUT_NUMBER}).text == usual.replace(
        'value="/new/expedition"', f'value="/new/expedition?players={WITHOUT_NUMBER}"'
    )
    form = {"game": "expedition", "players": WITHOUT_NUMBER}
    assert ram.ask("POST", "/tables", data=form).status_code == 400


def test_a_mistake_in_the_form_of_a_new_game_leads_back_to_the_form(ram: Guest) -> None:
    form = {"game": "expedition", "players": "3", "option-layout": "custom", "option-boards": "T6B:N T3A:X"}
    answer = ram.ask("POST", "/tables", data=form)
    assert answer.status_code == 303
    page = ram.get(answer.headers["location"]).text
    assert ">T6B:N T3A:X</textarea>" in page
    assert 'class="help wrong"' in page
    assert 'name="players" value="3" checked' in page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option", "typed", "form"),
    [
        ("expedition", "boards", "T6B:N T3A:X", {"option-layout": "custom"}),
        ("expedition", "boards", "T9B:N T3A:E", {"option-layout": "custom"}),
        ("expedition", "storms", "1", {"option-weather": "custom", "option-suns": "1"}),
        ("excavation", "chart", VALLEY.replace("A", ".", 1), {"option-map": "own"}),
    ],
    ids=["exit", "board", "storms", "sites"],
)
def test_what_was_mistyped_is_explained_beside_its_field_in_the_language_of_the_reader(
    ram: Guest, lang: str, game: str, option: str, typed: str, form: dict[str, str]
) -> None:
    form = {"game": game, "players": "2", f"option-{option}": typed, **form}
    back = ram.ask("POST", "/tables", data=form).headers["location"]
    page = ram.get(back, headers={"accept-language": lang}).text
    field = page[page.index(f'id="field-{option}"') :]
    advice = durbar.game(game).presentation.say(f"option-{option}-wrong", lang)
    told = re.search(r'role="alert">([^<]+)</p>', field[: field.index("</div>")])
    assert told
    said = html.unescape(told[1])
    assert said.endswith(advice)
    assert said.removesuffix(advice).rstrip()[-1] in ".。"  # before it, what is wrong with just this


WHOLE = b"durbar record 1\ngame: revival\nrules: 1\nplayers: 2\nwritten: live\n\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("record", "text", "line"),
    [
        (b"a letter to Maya", "file", 1),
        (b"\x89PNG\xff\xfe", "file", 1),
        (WHOLE[:30], "file-cut", 2),
        (WHOLE.replace(b"revival", b"chess"), "file-game", 2),
        (WHOLE.replace(b"players: 2", b"option bids: loud\nplayers: 2"), "file-line", 4),
        (WHOLE + b"* first mauve\n", "file-move", 7),
    ],
)
def test_what_is_wrong_with_a_file_is_said_beside_its_field_in_the_language_of_the_reader(
    ram: Guest, lang: str, record: bytes, text: str, line: int
) -> None:
    headers = {"accept": "text/html", "accept-language": lang}
    answer = ram.ask("POST", "/load", files={"record": ("a.durbar", record)}, headers=headers)
    assert answer.status_code == 422
    told = re.search(r'id="unread" role="alert">([^<]+)</p>', answer.text)
    assert told
    assert html.unescape(told[1]) == TEXTS.say(lang, f"wrong-{text}", line=line)
    assert 'aria-describedby="unread"' in answer.text


def test_a_refusal_without_script_leads_to_its_rule_and_back_to_the_table(ram: Guest, frame: Frame) -> None:
    while frame["moves"][0]["kind"] == "place":
        ram.plays(frame)
        frame = ram.looks()
    wish = {"v": frame["v"], "seat": frame["seat"], "key": "k", "move": "place 1:3,2"}
    answer = ram.ask("POST", ram.at("act"), data=wish, headers=PAGE)
    assert answer.status_code == 422
    page = re.search(r'href="/guide/expedition#([^"]+)"', answer.text)
    assert page
    assert f'id="{page[1]}"' in ram.get("/guide/expedition").text
    assert f'href="/t/{ram.table}"' in answer.text


def test_words_that_are_no_move_are_refused_in_a_lesson_too(ram: Guest) -> None:
    assert ram.post("/learn/expedition/2/act", {"move": "fly"}).status_code == 422
    for nowhere in ("/learn/chess", "/learn/expedition/99", f"/learn/expedition/{WITHOUT_NUMBER}"):
        assert ram.get(nowhere).status_code == 404


def test_what_may_be_kept_for_others_gives_nobody_a_cookie(ram: Guest) -> None:
    """Or all who get it from the same store would be the same guest."""
    cached = ("/cover/expedition.svg", "/words/expedition.json", static("durbar.js"))
    for path in cached:
        answer = ram.get(path)
        assert "max-age" in answer.headers["cache-control"]
        assert "set-cookie" not in answer.headers
    assert "set-cookie" in ram.get("/").headers


def test_a_page_is_painted_without_asking_for_more(ram: Guest, frame: Frame) -> None:
    """Its policy allows the sheets it brings, and no others; scripts are fetched side by side, after them."""
    for path in ("/", "/new/revival", "/guide/excavation", f"/t/{frame['table']}", "/nowhere"):
        answer = ram.get(path, headers=PAGE)
        policy = answer.headers["content-security-policy"]
        _, _, allowed = policy.partition("; style-src ")
        sheets = re.findall("<style>(.*?)</style>", answer.text, re.DOTALL)
        digests = [b64encode(sha256(sheet.encode()).digest()).decode() for sheet in sheets]
        assert len(sheets) >= 2
        assert {f"'sha256-{digest}'" for digest in digests} <= set(allowed.split())
        assert "unsafe" not in policy
        assert "'self'" not in allowed
        assert 'rel="stylesheet"' not in answer.text
        pictures = [found for sheet in sheets for found in re.findall(r'url\("(.*?)"\)', sheet)]
        assert all(ram.get(picture).status_code == 200 for picture in pictures)
        named = re.findall(r'rel="modulepreload" fetchpriority="low"\s+href="(.*?)"', answer.text)
        assert {static(name) for name in modules("durbar.js")} <= set(named)


def test_a_part_of_a_page_brings_no_sheet_and_allows_none(ram: Guest, frame: Frame) -> None:
    answer = ram.get(f"/t/{frame['table']}/talk?panel")
    assert "<style>" not in answer.text
    assert answer.headers["content-security-policy"].endswith("; style-src 'none'")


def test_a_game_that_is_no_longer_there_does_not_close_the_house(
    ram: Guest, frame: Frame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = [each for each in entry_points(group=registry.GROUP) if each.name != "expedition"]
    monkeypatch.setattr(registry, "entry_points", lambda group: left)
    with TestClient(create_app(tmp_path / "durbar.db", bot_processes=0), "http://testserver") as client:
        ram.client = client
        assert "/new/revival" in ram.get("/").text
        assert ram.get(f"/t/{ram.table}").status_code == 409


def test_a_hint_without_script_is_a_page_that_leads_back(ram: Guest, frame: Frame) -> None:
    told = ram.get(ram.at("hint")).json()
    shown = ram.get(ram.at("hint"), headers=PAGE).text
    assert told["label"] in shown
    assert f'href="/t/{ram.table}"' in shown


def test_a_page_without_script_looks_again_while_others_play(ram: Guest, frame: Frame) -> None:
    again = '<noscript><meta http-equiv="refresh"'
    assert again not in ram.get(f"/t/{ram.table}").text
    ram.cookie = ""  # a spectator
    assert again in ram.get(f"/t/{ram.table}").text
    assert again not in ram.get(f"/t/{ram.table}?at=1").text
    assert again not in ram.get("/learn/expedition").text


def test_a_letter_says_whose_turn_it_is_without_a_drawing(
    ram: Guest, frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FrameMaker, "frame", None)
    app: Any = ram.client.app  # type: ignore[union-attr]
    service, guest = app.state.service, ram.cookie.removeprefix("durbar=").partition(".")[0]
    room = service.rooms[ram.table]
    told = inbox_message("fr", FrameMaker(room), room.viewpoint(guest))
    assert told == {"table": ram.table, "mine": True, "title": told["title"]}
    assert str(told["title"]).endswith(" · Expédition")


def test_the_label_of_a_choice_between_yes_and_no_chooses_neither(ram: Guest) -> None:
    form = ram.get("/new/expedition").text
    radios = set(re.findall(r'<input type="radio" id="([^"]+)"', form))
    assert not radios & set(re.findall(r'<label class="label" for="([^"]+)"', form))
    openapi_document = re.findall(r'<label class="label" for="([^"]+)"', form)
    assert all(f'id="{field}"' in form for field in openapi_document)


def test_the_whole_log_is_there_for_those_who_look_back(ram: Guest, frame: Frame) -> None:
    while len(ram.looks()["log"]) <= 8 * TURNS and not ram.looks()["over"]:
        ram.plays(ram.looks())
    now = ram.get(f"/t/{ram.table}").text
    first = f'id="log-{ram.looks()["log"][0]["id"]}"'
    link = re.search(r'class="more"><a href="([^"]+)"', now)
    assert link
    assert first not in now
    assert first in ram.get(link[1]).text
    step = ram.get(ram.at(f"at/{ram.looks()['of']}")).json()
    assert first not in step["html"]  # steps of a replay are to be light


def test_in_japanese_no_blank_stands_before_a_bracket(ram: Guest, frame: Frame) -> None:
    shown = ""
    while "（ほかに選択肢なし）" not in shown:
        ram.plays(ram.looks())
        page = ram.get(f"/t/{ram.table}", headers={"accept-language": "ja"}).text
        shown = re.sub("<[^>]+>", "", page[page.index("<body") :])
    assert not re.search(r"[\s]（", shown)


@pytest.mark.parametrize("game", durbar.games())
def test_no_two_things_on_a_page_have_one_name(ram: Guest, game: str) -> None:
    """Or a page that is drawn again in another language could not tell what is what."""
    for path in ("/", "/daily", *(f"/{room}/{game}" for room in ("new", "guide", "rulings", "learn"))):
        named = re.findall(r'\sid="([^"]+)"', ram.get(path).text)
        assert sorted(set(named)) == sorted(named), path


def test_durbar_can_be_put_on_a_home_screen(ram: Guest) -> None:
    assert '<link rel="manifest" href="/manifest.webmanifest">' in ram.get("/").text
    told = ram.get("/manifest.webmanifest", params={"lang": "fr"}).json()
    assert (told["start_url"], told["display"], told["lang"]) == ("/", "standalone", "fr")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        assert ram.get(icon["src"]).headers["content-type"].startswith(icon["type"])
