"""Programs as guests: tokens, challenges, the stream of events, and whole games over the wire."""

import json
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.bots import bot
from durbar.cli.guest import guest as guest_command
from durbar.cli.guest import load_bot
from durbar.client import Client, ServerProblem, play_as_guest, read_link
from durbar.client.guest import Guest as BotGuest
from durbar.client.guest import view_of
from durbar.core import DurbarError, Game
from durbar.server import create_app
from durbar.server.routes.bot_stream import question
from durbar.server.typed.bot_messages import BotEvent
from durbar.server.typed.messages import plain
from durbar.server.typed.openapi import openapi_document
from tests.house.checkout import ROOT
from tests.server.people import Guest
from tests.server.processes import listening
from tests.server.tables import moments, settings
from tests.server.validation import faults

SCHEMAS = openapi_document()["components"]["schemas"]
EVENTS = {get_args(get_type_hints(kind)["type"])[0]: kind.__name__ for kind in get_args(BotEvent)}


def new_client(server: str, name: str) -> Client:
    client = Client(server)
    client.new_bot(name)
    return client


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def token_of(guest: Guest, name: str) -> str:
    answer = guest.post("/api/v1/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def challenges(maya: Guest, name: str, seat: int = 1) -> dict[str, Any]:
    answer = maya.post(maya.at("challenge").replace("/t/", "/api/v1/t/"), {"seat": seat, "name": name})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def check(event: dict[str, Any]) -> None:
    """It is as the description for programs says."""
    assert list(faults(event, SCHEMAS[EVENTS[event["type"]]], SCHEMAS)) == []


# Whole games


@pytest.mark.parametrize("game", ["lanterns", *durbar.games()])
def test_two_programs_play_a_whole_game(game: str, data: Path) -> None:
    """One has opened the table, the other is asked to it by name; both are told how it ended."""
    with listening(create_app(data, bot_processes=0, bot_pause=0)) as (host, port):
        clients = [new_client(f"http://{host}:{port}", name) for name in ("Yeti", "Snow Lion")]
        wish = {"game": game, "players": 2, "seats": [{"who": "me"}, {"who": "open"}]}
        table = clients[0].post("/api/v1/tables", wish)["table"]
        clients[0].post(f"/api/v1/t/{table}/challenge", {"seat": 1, "name": "snow lion"})
        ended = play_together(clients)
        assert ended[0].outcomes == ended[1].outcomes
        assert list(ended[0].outcomes) == [table]
        frame = clients[0].get(f"/api/v1/t/{table}/frame")
        for each in clients:
            each.close()
    assert frame["over"]
    assert [seat["program"] for seat in frame["seats"]] == [True, True]
    assert [each["by_server"] for each in frame["dealing"]["salts"]] == [True, False]


def play_together(clients: list[Client]) -> list[BotGuest]:
    """Each plays one game with a random bot."""
    ended: dict[int, BotGuest] = {}

    def play(number: int) -> None:
        ended[number] = play_as_guest(clients[number], bot("random", number), games=1)

    threads = [threading.Thread(target=play, args=(number,), daemon=True) for number in range(len(clients))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    return [ended[number] for number in range(len(clients))]


def test_challenge_and_game_pass_from_one_process_to_another(place: str) -> None:
    """The host's server and the program's share the data and nothing else."""
    apps = [create_app(place, bot_processes=0, bot_pause=0) for _ in range(2)]
    with listening(apps[0]) as here, listening(apps[1]) as there:
        clients = [
            new_client(f"http://{host}:{port}", name)
            for (host, port), name in ((here, "Yeti"), (there, "Lion"))
        ]
        wish = {"game": "lanterns", "players": 2, "seats": [{"who": "me"}, {"who": "open"}]}
        table = clients[0].post("/api/v1/tables", wish)["table"]
        heard = clients[1].events()
        clients[0].post(f"/api/v1/t/{table}/challenge", {"seat": 1, "name": "LION"})
        assert next(heard)["type"] == "challenge"
        heard.close()  # type: ignore[attr-defined]
        ended = play_together(clients)
        assert ended[0].outcomes == ended[1].outcomes
        for each in clients:
            each.close()


def test_a_bot_takes_the_seat_of_an_invitation(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `durbar guest LINK --bot random` does it, once; afterwards its name is free again."""
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    with listening(create_app(data, bot_processes=0, bot_pause=0)) as (host, port):
        server = f"http://{host}:{port}"
        yeti = new_client(server, "Yeti")
        wish = {"game": "lanterns", "players": 2, "seats": [{"who": "random"}, {"who": "open"}]}
        opened = yeti.post("/api/v1/tables", wish)
        link = f"{server}/t/{opened['table']}?sit={opened['invitations']['1']}"
        guest_command(link, bot="random", token="", name="Lion", games=None, seed="1")
        assert yeti.get(f"/api/v1/t/{opened['table']}/frame")["over"]
        told = capsys.readouterr().out
        assert f"Lionが{server}のゲストになりました" in told
        assert f"テーブル{opened['table']}のゲームが終わりました。" in told
        with pytest.raises(ServerProblem, match="already taken"):
            guest_command(link, bot="random", token="", name="Lion", games=None, seed="1")
        again = new_client(server, "Lion")
        yeti.close()
        again.close()


def test_the_least_bot_of_the_documentation_plays_a_game(data: Path, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "extend" / "wire.md").read_text(encoding="utf-8")
    (written,) = (block for block in page.split("```")[1::2] if "import json" in block)
    with listening(create_app(data, bot_processes=0, bot_pause=0)) as (host, port):
        server = f"http://{host}:{port}"
        yeti, lion = new_client(server, "Yeti"), Client(server)
        program = tmp_path / "least_bot.py"
        program.write_text(
            written.replace("https://games.example", server).replace("durbar_…", lion.new_bot("Lion")),
            encoding="utf-8",
        )
        least = subprocess.Popen([sys.executable, str(program)])
        try:
            wish = {"game": "lanterns", "players": 2, "seats": [{"who": "me"}, {"who": "open"}]}
            table = yeti.post("/api/v1/tables", wish)["table"]
            yeti.post(f"/api/v1/t/{table}/challenge", {"seat": 1, "name": "Lion"})
            assert table in play_together([yeti])[0].outcomes
        finally:
            least.kill()
            least.wait()
            yeti.close()
            lion.close()


# What is asked


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_a_question_holds_the_view_of_its_seat(game: Game) -> None:
    """A bot far away sees through the wire what it would see at home, and nothing else."""
    seen = 0
    for room in moments(game, seed=5):
        for seat in room.match.waiting:
            told = json.loads(json.dumps(plain(question(room, seat))))
            check(told)
            view = room.match.state.view(seat)
            assert view_of(told) == view
            assert told["view"] == json.loads(view.json())
            assert told["position"] == json.loads(json.dumps(view.sample(0).to_dict()))
            seen += 1
        if seen > 5:
            break


def test_the_stream_tells_what_concerns_a_guest(data: Path) -> None:
    with listening(create_app(data, bot_processes=0, bot_pause=0)) as (host, port):
        server = f"http://{host}:{port}"
        yeti, lion = new_client(server, "Yeti"), new_client(server, "Lion")
        heard = lion.events()
        wish = {"game": "lanterns", "players": 2, "seats": [{"who": "me"}, {"who": "open"}]}
        table = yeti.post("/api/v1/tables", wish)["table"]
        yeti.post(f"/api/v1/t/{table}/challenge", {"seat": 1, "name": "lion"})
        asked = next(heard)
        check(asked)
        assert (asked["table"], asked["seat"], asked["players"]) == (table, 1, 2)
        lion.accept(asked["challenge"])
        told = [next(heard) for _ in range(2)]  # in whichever order
        assert sorted(event["type"] for event in told) == ["challenge-gone", "table"]
        lion.give_salt(table)
        while (event := next(heard))["type"] != "question" or event["seat"] != 1:
            check(event)
            if event["type"] == "table" and not event["salt_wanted"]:
                first = next(each for each in yeti.events() if each["type"] == "question")
                yeti.move(table, first["v"], 0, first["view"]["moves"][0])
        check(event)
        with pytest.raises(ServerProblem, match="not yours"):
            lion.move(table, event["v"], 0, event["view"]["moves"][0])
        lion.move(table, event["v"], 1, event["view"]["moves"][0])
        lion.close()
        yeti.close()
        heard.close()  # type: ignore[attr-defined]


# Tokens


def test_a_token_says_who_asks(maya: Guest, client: TestClient) -> None:
    token = token_of(maya, "Yeti")
    wish = {"game": "lanterns", "players": 2, "seats": [{"who": "me"}, {"who": "random"}]}
    table = client.post("/api/v1/tables", json=wish, headers=bearer(token)).json()["table"]
    seen = client.get(f"/t/{table}/frame", headers=bearer(token))
    assert seen.json()["mine"] == [0]
    assert seen.json()["seats"][0]["program"]
    assert "set-cookie" not in seen.headers
    maya.table = table
    assert maya.looks()["mine"] == []  # whoever answers for a program does not sit where it sits
    assert [each["name"] for each in maya.get("/api/v1/bots").json()] == ["Yeti"]


@pytest.mark.parametrize("wrong", ["", "x", "durbar_" + "a" * 43, "\x00", "é" * 20])
def test_a_token_that_is_none_is_refused(client: TestClient, wrong: str) -> None:
    answer = client.get("/api/v1/tables", headers={b"authorization": f"Bearer {wrong}".encode()})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_stolen_token_is_withdrawn(maya: Guest, ram: Guest, client: TestClient) -> None:
    stolen = token_of(maya, "Yeti")
    for guest, status in ((ram, 404), (maya, 200)):  # only whoever answers for it
        answer = guest.post("/api/v1/bots/token", {"name": "yeti"})
        assert answer.status_code == status
    fresh = answer.json()["token"]
    assert client.get("/api/v1/tables", headers=bearer(stolen)).status_code == 401
    assert client.get("/api/v1/tables", headers=bearer(fresh)).status_code == 200
    assert ram.post("/api/v1/bots/remove", {"name": "yeti"}).status_code == 404
    assert maya.post("/api/v1/bots/remove", {"name": "yeti"}).status_code == 200
    assert client.get("/api/v1/tables", headers=bearer(fresh)).status_code == 401
    assert token_of(ram, "Yeti")


def test_no_token_lies_in_the_data(maya: Guest, data: Path) -> None:
    token = token_of(maya, "Yeti")
    with closing(sqlite3.connect(data)) as db:
        assert not any(token in line or token[7:] in line for line in db.iterdump())


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("YETI", 409, "name-kept"),
        ("Yéti", 409, "name-kept"),
        ("Уеtі", 409, "name-kept"),  # letters of another script
        ("Ｙｅｔｉ", 409, "name-kept"),
        ("Y e t 1", 409, "name-kept"),
        ("Ye\u200bti", 409, "name-kept"),
        ("greedy", 422, "name-of-bot"),
        ("Gгeedy", 422, "name-of-bot"),
        ("Sherpa", 422, "name-of-bot"),
        ("Player 1", 422, "name-of-bot"),
        ("", 422, "no-name"),
        (" \u200b ", 422, "no-name"),
        ("...", 422, "no-name"),
        ("x" * 81, 400, "bad-request"),
        (7, 400, "bad-request"),
    ],
)
def test_a_name_that_imitates_is_not_given(maya: Guest, name: object, status: int, code: str) -> None:
    token_of(maya, "Yeti")
    answer = maya.post("/api/v1/bots", {"name": name})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert len(maya.get("/api/v1/bots").json()) == 1


def test_a_guest_does_not_sit_down_under_the_name_of_another(maya: Guest, ram: Guest) -> None:
    token_of(maya, "Yeti")
    maya.opens("lanterns", "me:Maya", "open")
    opened = maya.post(maya.at("invite"), {"seat": 1}).json()
    ram.table = maya.table
    for name, code in (("yeti", "name-kept"), ("sherpa", "name-of-bot"), ("Mауа", "name-here")):
        answer = ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert not maya.looks()["seats"][1]["taken"]


# Challenges


def test_a_challenge_is_accepted_once_by_whoever_is_asked(maya: Guest, client: TestClient) -> None:
    yeti, lion = token_of(maya, "Yeti"), token_of(maya, "Lion")
    maya.opens("lanterns", "me:Maya", "open")
    asked = challenges(maya, "yeti")
    check(asked)
    path = f"/api/v1/challenges/{asked['challenge']}"
    for do in ("accept", "refuse"):
        assert client.post(f"{path}/{do}", json={}, headers=bearer(lion)).status_code == 404
    wrong = client.post(f"{path}/accept", json={"deal": "maybe"}, headers=bearer(yeti))
    assert wrong.status_code == 400
    assert client.post(f"{path}/accept", json={}, headers=bearer(yeti)).status_code == 200
    assert client.post(f"{path}/accept", json={}, headers=bearer(yeti)).status_code == 404
    frame = maya.looks()
    assert (frame["seats"][1]["name"], frame["dealing"]["dealt"]) == ("Yeti", True)


def test_a_challenge_that_is_refused_leaves_the_seat_free(maya: Guest, client: TestClient) -> None:
    yeti = token_of(maya, "Yeti")
    maya.opens("lanterns", "me:Maya", "open")
    path = f"/api/v1/challenges/{challenges(maya, 'Yeti')['challenge']}"
    assert client.post(f"{path}/refuse", headers=bearer(yeti)).status_code == 200
    assert client.post(f"{path}/accept", json={}, headers=bearer(yeti)).status_code == 404
    assert not maya.looks()["seats"][1]["taken"]


def test_only_the_host_asks_and_only_to_a_free_seat(maya: Guest, ram: Guest) -> None:
    token_of(maya, "Yeti")
    maya.opens("lanterns", "me:Maya", "open")
    ram.table = maya.table
    at = f"/api/v1/t/{maya.table}/challenge"
    for guest, wish, status, code in (
        (ram, {"seat": 1, "name": "Yeti"}, 403, "not-host"),
        (maya, {"seat": 0, "name": "Yeti"}, 409, "seat-taken"),
        (maya, {"seat": 7, "name": "Yeti"}, 404, "no-place"),
        (maya, {"seat": 1, "name": "Nobody"}, 404, "nobody"),
        (maya, {"seat": "one", "name": "Yeti"}, 400, "bad-request"),
        (maya, {"seat": 1}, 400, "bad-request"),
    ):
        answer = guest.post(at, wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), wish


# The client


@pytest.mark.parametrize(
    "url", ["games.example", "ftp://x", "http://", "http://x/t/1", "http://x/t/1/2?sit=3"]
)
def test_an_address_that_is_none_is_named(url: str) -> None:
    with pytest.raises(DurbarError) as refused:
        read_link(url)
    assert refused.value.field == "url"


def test_the_parts_of_an_invitation() -> None:
    assert read_link("https://games.example/") == ("https://games.example", "", "")
    assert read_link("http://x:1/t/AB?sit=CD") == ("http://x:1", "AB", "CD")


def test_what_the_server_refuses_is_told(data: Path) -> None:
    with listening(create_app(data, bot_processes=0, bot_pause=0)) as (host, port):
        client = Client(f"http://{host}:{port}", "durbar_stolen")
        for ask in (lambda: client.get("/api/v1/tables"), lambda: list(client.events())):
            with pytest.raises(ServerProblem, match="not known") as refused:
                ask()
            assert (refused.value.status, refused.value.code) == (401, "bad-token")
        client.close()


def test_a_bot_is_found_by_name_or_by_module() -> None:
    assert load_bot("random", "1").name == "random"
    assert load_bot("durbar.bots.random:RandomBot", None).name == "random"
    for wrong in ("nobody", "no.module:Bot", "durbar.bots:NoBot", "durbar.core:Game"):
        with pytest.raises(DurbarError):
            load_bot(wrong, None)
