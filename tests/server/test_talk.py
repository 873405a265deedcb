"""Words at a table: ready sentences in everybody's language, free words among friends, and peace."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.cli.player_reports import reports as reports_command
from durbar.core import DurbarError
from durbar.server.people.sayings import KEPT, SIGNS, Sayings
from durbar.server.storage.store import Store
from tests.server.people import Guest


@pytest.fixture
def client(here: TestClient) -> TestClient:
    """Maya is served by one of two servers on either database,"""
    return here


@pytest.fixture
def ram(elsewhere: TestClient) -> Guest:
    """and Ram by the other."""
    return Guest(elsewhere)


def meet(maya: Guest, ram: Guest, listed: bool = False) -> None:
    """Both at a table of Maya's."""
    maya.opens("lanterns", "me:Maya", "open")
    if listed:
        maya.post(maya.at("open"), {"everybody": True})
    invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
    ram.table = maya.table
    assert ram.post(ram.at("sit"), {"invitation": invitation, "name": "Ram"}).status_code == 200


def at(guest: Guest, name: str) -> str:
    return f"/api/v1/t/{guest.table}/{name}"


def said(guest: Guest, lang: str = "en") -> list[Any]:
    talk = guest.get(at(guest, "talk"), params={"lang": lang}).json()
    return [(each["name"], each["text"]) for each in talk["said"]]


def test_everybody_reads_a_sign_in_their_own_language(maya: Guest, ram: Guest) -> None:
    meet(maya, ram)
    r = maya.looks()["v"]
    assert maya.post(at(maya, "say"), {"sign": "thanks"}).status_code == 200
    assert said(ram, "en") == [("Maya", "Thank you!")]
    assert said(ram, "fr") == [("Maya", "Merci\u202f!")] or said(ram, "fr")[0][1].startswith("Merci")
    assert said(ram, "ja") == [("Maya", "ありがとう！")]
    assert maya.looks()["v"] == r  # the game has not moved


def test_free_words_are_for_private_tables(maya: Guest, ram: Guest) -> None:
    meet(maya, ram)
    assert ram.post(at(ram, "say"), {"text": " Namaste,\n Maya <b> "}).status_code == 200
    assert said(maya) == [("Ram", "Namaste, Maya <b>")]
    meet(maya, ram, listed=True)
    answer = ram.post(at(ram, "say"), {"text": "Namaste"})
    assert (answer.status_code, answer.json()["code"]) == (403, "signs-only")
    assert ram.post(at(ram, "say"), {"sign": "hello"}).status_code == 200
    assert said(maya) == [("Ram", "Hello!")]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({}, 422),
        ({"sign": "insult"}, 422),
        ({"sign": "hello", "text": "x"}, 422),
        ({"text": "\u200b \n"}, 422),
        ({"text": "x" * 201}, 400),
        ({"sign": 3}, 400),
    ],
)
def test_what_cannot_be_said_is_refused(maya: Guest, ram: Guest, wish: object, status: int) -> None:
    meet(maya, ram)
    assert maya.post(at(maya, "say"), wish).status_code == status
    assert said(ram) == []


def test_only_those_who_sit_there_speak_and_read(maya: Guest, ram: Guest, client: TestClient) -> None:
    meet(maya, ram)
    tashi = Guest(client)
    tashi.table = maya.table
    assert tashi.get(at(tashi, "talk")).status_code == 403
    for name, wish in (
        ("say", {"sign": "hello"}),
        ("silence", {"seat": 0, "how": "mute"}),
        ("report", {"seat": 0, "why": "x"}),
    ):
        assert tashi.post(at(tashi, name), wish).status_code == 403


def test_a_flood_is_stopped(maya: Guest, ram: Guest) -> None:
    meet(maya, ram)
    answers = [maya.post(at(maya, "say"), {"sign": "hello"}) for _ in range(15)]
    assert {answer.status_code for answer in answers[:12]} == {200}
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0
    assert len(said(ram)) < 15


def test_somebody_is_muted_and_heard_again(maya: Guest, ram: Guest) -> None:
    meet(maya, ram)
    ram.post(at(ram, "say"), {"sign": "hello"})
    told = maya.post(at(maya, "silence"), {"seat": 1, "how": "mute"}).json()
    assert (told["said"], told["muted"], told["blocked"]) == ([], [1], [])
    assert said(ram) == [("Ram", "Hello!")]  # who is not told
    maya.post(at(maya, "silence"), {"seat": 1, "how": "hear"})
    assert said(maya) == [("Ram", "Hello!")]
    for seat, status in ((0, 409), (5, 404)):
        assert maya.post(at(maya, "silence"), {"seat": seat, "how": "mute"}).status_code == status


def test_somebody_who_is_blocked_does_not_sit_down_again(maya: Guest, ram: Guest) -> None:
    meet(maya, ram)
    assert maya.post(at(maya, "silence"), {"seat": 1, "how": "block"}).json()["blocked"] == [1]
    maya.opens("lanterns", "me:Maya", "open")
    invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
    answer = ram.post(f"/t/{maya.table}/sit", {"invitation": invitation, "name": "Ram"})
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert not maya.looks()["seats"][1]["taken"]


def test_a_report_is_kept_with_the_record(
    maya: Guest,
    ram: Guest,
    data: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    meet(maya, ram)
    ram.post(at(ram, "say"), {"text": "rude words"})
    assert maya.post(at(maya, "report"), {"seat": 1, "why": "was rude"}).status_code == 200
    service = maya.client.app.state.service  # type: ignore[union-attr]
    (report,) = [each for each in service.sayings.reports() if each["table_id"] == maya.table]
    assert (report["name"], report["why"]) == ("Ram", "was rude")
    assert "rude words" in report["said"]
    assert report["record"].startswith("durbar record")
    if service.store.is_sqlite:
        reports_command(show="", remove="", data=str(data.parent))
        assert "was rude" in capsys.readouterr().out
        reports_command(show=report["id"], remove="", data=str(data.parent))
        assert "durbar record" in capsys.readouterr().out
        monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
        reports_command(show="", remove="", data=str(data.parent))
        assert f"table {maya.table}, au sujet de" in capsys.readouterr().out
        reports_command(show="", remove=report["id"], data=str(data.parent))
        with pytest.raises(DurbarError):
            reports_command(show=report["id"], remove="", data=str(data.parent))


def test_only_the_latest_sayings_are_kept_and_go_with_their_table(data: Path, maya: Guest) -> None:
    maya.opens("lanterns", "me:Maya", "open")
    service = maya.client.app.state.service  # type: ignore[union-attr]
    sayings: Sayings = service.sayings
    for _ in range(KEPT + 3):
        sayings.say(maya.table, "somebody", "Maya", SIGNS[0], None)
    kept = sayings.at_table(maya.table, "")
    assert [len(kept), kept[0].n] == [KEPT, 4]
    store: Store = service.store
    assert store.remove_abandoned(1e12) >= 1
    assert sayings.at_table(maya.table, "") == []
