"""At a table: nothing is dealt before everybody has joined, everybody has a part in it, and it says so."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import Match
from durbar.server.tables.dealer import Unfair, salts_of, verify
from durbar.web import create_app as create_pages
from tests.server.people import Frame, Guest

SALT, OTHER = "ab" * 32, "cd" * 32


def opens(guest: Guest, *who: str, **how: str) -> Frame:
    """Open a table; the answer, with its invitations."""
    seats = [{"who": each} for each in who]
    answer = guest.post("/api/v1/tables", {"game": "lanterns", "players": len(who), "seats": seats, **how})
    assert answer.status_code == 201, answer.text
    guest.table = answer.json()["table"]
    frame: Frame = answer.json()
    return frame


def test_nothing_is_dealt_before_everybody_sits(maya: Guest, ram: Guest) -> None:
    opened = opens(maya, "me", "open", "random")
    frame = maya.looks()
    assert frame["commitment"].endswith(" with salts")
    assert (frame["of"], frame["moves"], frame["log"]) == (0, [], [])
    assert not frame["dealing"]["dealt"]
    assert frame["title"] == "Waiting for one more person."
    assert maya.act(frame | {"seat": 0}, "wait").status_code == 422
    ram.table = maya.table
    joined = ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": "Ram"}).json()
    assert joined["dealing"]["dealt"]
    assert joined["of"] > 0
    assert joined["commitment"] == frame["commitment"]
    maya.waits(maya.looks())


def test_a_table_for_one_person_and_bots_starts_at_once(maya: Guest) -> None:
    opens(maya, "me", "random")
    frame = maya.looks()
    assert frame["of"] > 0
    assert [salt["by_server"] for salt in frame["dealing"]["salts"]] == [True, True]


def test_a_browser_gives_its_salt_after_it_has_seen_the_commitment(maya: Guest, ram: Guest) -> None:
    opened = opens(maya, "me", "open", deal="wait")
    before = maya.looks()["commitment"]
    assert maya.post(maya.at("salt"), {"salt": SALT}).status_code == 200
    assert maya.looks()["of"] == 0
    ram.table = maya.table
    sits = ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "deal": "wait"})
    assert sits.json()["of"] == 0
    frame = ram.post(ram.at("salt"), {"salt": OTHER}).json()
    assert frame["of"] > 0
    assert frame["commitment"] == before
    assert frame["dealing"]["salts"] == [
        {"seat": 0, "salt": SALT, "by_server": False},
        {"seat": 1, "salt": OTHER, "by_server": False},
    ]
    again = ram.post(ram.at("salt"), {"salt": SALT}).json()
    assert again["dealing"] == frame["dealing"]  # given is given
    while not maya.looks()["over"]:
        for guest in (maya, ram):
            now = guest.looks()
            if now["moves"]:
                guest.plays(now)
    verdict = verify(Match.read(maya.get(maya.at("record")).content))
    assert (verdict.salts, verdict.drawn) == (2, 0)
    assert verdict.checked > 0


def test_the_same_seed_deals_otherwise_with_another_salt(
    maya: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.tables.table_service.new_seed", lambda: bytes(32))
    dealt = []
    for salt in (SALT, OTHER, SALT):
        opens(maya, "me", "here", "here", "here", deal="wait")
        maya.post(maya.at("salt"), {"salt": salt})
        record = maya.get(maya.at("record")).text
        dealt.append(re.findall(r"^\* .*", record, re.MULTILINE))
    assert dealt[0] != dealt[1]
    assert dealt[0] == dealt[2]


@pytest.mark.parametrize("salt", ["ab", "xy" * 32, "ab" * 33, 7, ["ab" * 32]])
def test_what_is_no_salt_is_refused(maya: Guest, salt: object) -> None:
    opens(maya, "me", "here", deal="wait")
    assert maya.post(maya.at("salt"), {"salt": salt}).status_code == 400
    assert maya.looks()["of"] == 0
    assert maya.post("/api/v1/tables", {"game": "lanterns", "seats": [], "deal": "soon"}).status_code == 400


def test_who_does_not_sit_here_has_no_part_in_it(maya: Guest, ram: Guest) -> None:
    opens(maya, "me", "here", deal="wait")
    ram.table = maya.table
    assert ram.post(ram.at("salt"), {"salt": SALT}).status_code == 403
    assert maya.looks()["of"] == 0


def test_a_page_without_scripts_plays_with_a_salt_drawn_for_it(data: Path) -> None:
    with TestClient(create_pages(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya = Guest(client)
        form = {"game": "lanterns", "players": "2", "seat-0": "me", "seat-1": "random"}
        maya.table = maya.ask("POST", "/tables", data=form).headers["location"].removeprefix("/t/")
        assert maya.get(f"/api/v1/t/{maya.table}/frame").json()["dealing"]["salts"][0]["by_server"]
        # one whose script has promised a salt and then failed has a button
        there = maya.ask("POST", "/tables", data=form | {"deal": "wait"}).headers["location"]
        page = maya.get(there, headers={"accept": "text/html"}).text
        assert 'id="deal"' in page
        assert maya.ask("POST", f"{there}/salt", data={"seat": "0"}).status_code == 303
        assert 'id="deal"' not in maya.get(there, headers={"accept": "text/html"}).text


def finished(maya: Guest) -> bytes:
    maya.plays_on(maya.opens("lanterns", "me:Maya", "random"))
    return maya.get(maya.at("record")).content


def test_what_was_dealt_elsewhere_says_so_for_ever(maya: Guest) -> None:
    """An uploaded record may be forged from the first to the last line; nothing here vouches for it."""
    record = finished(maya)
    for _ in range(2):  # also when the copy is uploaded again
        maya.table = maya.post("/api/v1/load", content=record).json()["table"]
        frame = maya.looks()
        assert frame["dealing"]["elsewhere"] > 0
        assert frame["commitment"] == ""
        record = maya.get(maya.at("record")).content
        assert b"\n# dealt elsewhere: " in record
        with pytest.raises(Unfair, match="dealt elsewhere"):
            verify(Match.read(record))


def test_a_record_that_goes_on_here_is_checked_from_here_on(maya: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me:Maya", "random"))
    record = maya.get(maya.at("record")).content
    older = frame["of"]
    maya.table = maya.post("/api/v1/load", content=record).json()["table"]
    maya.plays_on(maya.looks())
    match = Match.read(maya.get(maya.at("record")).content)
    verdict = verify(match)
    assert 0 < verdict.before <= older
    assert verdict.checked > 0
    assert set(salts_of(match)) == {0, 1}
    assert maya.looks()["dealing"]["elsewhere"] == verdict.before


def test_a_branch_is_marked_too(maya: Guest) -> None:
    finished(maya)
    maya.table = maya.post(maya.at("branch"), {"at": 5}).json()["table"]
    assert maya.looks()["dealing"]["elsewhere"] == 5


def test_the_page_says_that_a_game_was_dealt_elsewhere(data: Path) -> None:
    with TestClient(create_pages(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya = Guest(client)
        maya.opens("lanterns", "me", "here")
        html = {"accept": "text/html"}
        assert 'id="elsewhere"' not in maya.get(f"/t/{maya.table}", headers=html).text
        record = maya.get(maya.at("record")).content
        table = maya.post("/api/v1/load", content=record).json()["table"]
        assert 'id="elsewhere"' in maya.get(f"/t/{table}", headers=html).text
