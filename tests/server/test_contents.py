"""Content beside the house's own: offered when the server starts, chosen by its digest, marked everywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import BadContent, BadRecord, Content, Match
from durbar.server.bots.bot_pool import Question, view_of
from durbar.server.operations.export import export
from durbar.server.operations.maintenance import check
from durbar.server.storage.store import Store
from durbar.server.tables import contents
from durbar.web import create_app
from tests.core.lanterns.game import Lanterns
from tests.core.test_content import BRIGHT, folder
from tests.server.people import Guest

SEATS = [{"who": "me"}, {"who": "random"}]


@pytest.fixture
def bright(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Content:
    monkeypatch.setattr(contents, "_offered", {})
    where = tmp_path / "bright"
    where.mkdir()
    folder(where, BRIGHT, content='game = "lanterns"\nname = "Bright nights"')
    (content,) = contents.offer([where])
    return content


@pytest.fixture
def guest(data: Path, bright: Content) -> Iterator[Guest]:
    """A guest of the pages."""
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        yield Guest(client)


def open_table(guest: Guest, digest: str) -> None:
    answer = guest.post(
        "/api/v1/tables", {"game": "lanterns", "players": 2, "seats": SEATS, "options": {}, "content": digest}
    )
    assert answer.status_code == 201, answer.text
    guest.table = answer.json()["table"]


def test_programs_are_told_what_is_offered(guest: Guest, bright: Content) -> None:
    (info,) = (each for each in guest.get("/api/v1/games").json()["games"] if each["game"] == "lanterns")
    assert info["contents"] == [{"digest": bright.digest, "name": "Bright nights"}]


def test_a_table_is_played_with_it_to_the_end_and_its_record_says_so(maya: Guest, bright: Content) -> None:
    open_table(maya, bright.digest)
    assert maya.plays_on(maya.looks())["over"]
    record = maya.get(maya.at("record")).content
    assert f"\ncontent: {bright.digest}\n".encode() in record
    with pytest.raises(BadRecord, match=bright.digest):
        Match.read(record, kind=Lanterns)
    assert Match.read(record, kind=Lanterns, content=bright).over


def test_the_form_offers_it_and_the_table_is_marked(guest: Guest, bright: Content) -> None:
    form = guest.get("/new/lanterns").text
    assert "Bright nights (own content)" in form
    assert f'value="{bright.digest}"' in form
    chosen = guest.get("/new/lanterns", params={"content": bright.digest}).text
    assert f'value="{bright.digest}" selected' in chosen
    assert "own content: Bright nights" in chosen
    sent = {"game": "lanterns", "players": "2", "seat-0": "me", "seat-1": "random", "content": bright.digest}
    answer = guest.ask("POST", "/tables", data=sent)
    assert answer.status_code == 303, answer.text
    page = guest.get(answer.headers["location"]).text
    assert "own content: Bright nights" in page
    assert "own content: Bright nights" in guest.get("/").text  # among one's tables


def test_without_an_offer_the_form_does_not_ask(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "_offered", {})
    assert "own content" not in guest.get("/new/lanterns").text


@pytest.mark.parametrize("digest", ["0123456789abcdef", "../..", "/etc", "bright"])
def test_only_what_is_offered_can_be_chosen_and_no_folder_is_read(guest: Guest, digest: str) -> None:
    wish = {"game": "lanterns", "players": 2, "seats": SEATS, "options": {}, "content": digest}
    answer = guest.post("/api/v1/tables", wish)
    assert answer.status_code in (400, 422)
    assert "not offered" in answer.text


def test_a_table_waits_for_its_content(guest: Guest, bright: Content, data: Path, tmp_path: Path) -> None:
    open_table(guest, bright.digest)
    table = guest.table
    contents._offered.clear()
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        again = Guest(client)
        again.cookie, again.table = guest.cookie, table
        answer = again.get(again.at("frame"))
        assert answer.status_code == 409
        assert bright.digest in answer.text
        assert again.get("/").status_code == 200
    store = Store(data)
    (path,) = export(store, tmp_path / "out")
    (damage,) = check(store)
    assert bright.digest in damage
    contents.offer([tmp_path / "bright"])
    assert list(check(store)) == []
    store.close()
    assert Match.recover(path, kind=Lanterns, content=bright).lost == ()


def test_a_record_is_loaded_with_the_content_it_names(guest: Guest, bright: Content) -> None:
    match = Match.start(Lanterns(2, content=bright), seed=3)
    answer = guest.post(
        "/api/v1/load", content=match.record().encode(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    contents._offered.clear()
    answer = guest.post(
        "/api/v1/load", content=match.record().encode(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 422
    assert bright.digest in answer.text


def test_a_bot_in_another_process_is_given_the_content(bright: Content) -> None:
    """What it is asked is all it has."""
    game = Lanterns(2, content=bright)
    question = Question(game.start(seed=2).to_dict(), 0, "luck", game.content)
    contents._offered.clear()
    assert view_of(question).game == game


def test_a_folder_that_cannot_be_played_is_not_offered(tmp_path: Path) -> None:
    folder(tmp_path, BRIGHT.replace("shared = 5", "shared = 9"), content='game = "lanterns"')
    with pytest.raises(BadContent, match="more than the wind"):
        contents.offer([tmp_path])
