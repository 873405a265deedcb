"""Whatever comes in: a clear message, the right status, and nothing changed."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.server import create_app
from durbar.server.rates import Rate
from durbar.server.typed.requests import UPLOAD
from tests.languages import LANGUAGES
from tests.server.people import Frame, Guest

HEAD = b"durbar record 1\ngame: lanterns\nrules: 1\nplayers: 2\nwritten: live\n\n"


@pytest.fixture
def frame(maya: Guest) -> Frame:
    """Two people at one screen, Maya to choose."""
    return maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))


def test_a_stale_page_is_told_how_the_table_stands_and_plays_nothing(maya: Guest, frame: Frame) -> None:
    after = maya.plays(frame, "wait")
    answer = maya.act(frame, "wait")
    told = answer.json()
    assert answer.status_code == 409
    assert told["code"] == "stale"
    assert told["frame"]["v"] == after["v"]
    assert told["frame"]["log_from"] == after["log_from"]  # only what that page does not know
    assert maya.looks()["v"] == after["v"]


def test_a_page_from_the_future_is_stale_too(maya: Guest, frame: Frame) -> None:
    assert maya.act(frame, "wait", v=frame["v"] + 1).status_code == 409


def test_a_doubled_click_moves_once_and_both_are_answered(maya: Guest, frame: Frame) -> None:
    first = maya.plays(frame, "wait", key="one-click")
    second = maya.plays(frame, "wait", key="one-click")
    assert second == first
    assert maya.looks()["v"] == frame["v"] + 1


def test_a_doubled_click_at_the_same_moment_moves_once(maya: Guest, frame: Frame) -> None:
    wish = {"v": frame["v"], "seat": 0, "key": "same-moment", "move": "wait"}
    with ThreadPoolExecutor(4) as hands:
        answers = list(
            hands.map(
                lambda _: maya.client.post(maya.at("act"), json=wish, headers={"cookie": maya.cookie}),
                range(4),
            )
        )
    assert [answer.status_code for answer in answers] == [200] * 4
    assert maya.looks()["v"] == frame["v"] + 1


def test_a_forged_move_is_refused_with_its_reason_and_rule(maya: Guest, frame: Frame) -> None:
    answer = maya.act(frame, "draw")
    told = answer.json()
    assert answer.status_code == 422
    assert told["code"] == "refused"
    assert told["reason"] == "not-now"
    assert told["rule"] == "L2"
    assert told["problem"]
    assert maya.looks()["v"] == frame["v"]


def test_a_refusal_is_said_in_the_readers_language(maya: Guest, frame: Frame) -> None:
    wish = {"v": frame["v"], "seat": 0, "key": "k", "move": "draw"}
    said = {
        lang: maya.post(maya.at("act"), wish, params={"lang": lang}).json()["problem"] for lang in LANGUAGES
    }
    assert len(set(said.values())) == 3


@pytest.mark.parametrize(
    "move", ["fly", "", "hang", "hang green", "* face 6", "undo", "wait\n0 wait", "wait " * 30]
)
def test_words_that_are_no_move_are_refused(maya: Guest, frame: Frame, move: str) -> None:
    answer = maya.act(frame, move)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("unreadable", "refused")
    assert maya.looks()["v"] == frame["v"]


def test_a_log_does_not_grow_without_end_by_taking_back(
    maya: Guest, frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.tables.room.LOG_LINES", frame["v"] + 6)
    before, back = frame["v"], 200
    while back == 200:
        after = maya.plays(frame, "wait")
        answer = maya.undo(after)
        back, frame = answer.status_code, maya.looks()
    assert (back, answer.json()["code"]) == (409, "log-full")
    assert frame["v"] <= before + 8
    assert maya.plays_on(maya.looks())["over"]  # the game itself goes on


def test_who_moves_faster_than_anybody_can_is_told_to_wait(maya: Guest, frame: Frame) -> None:
    service = maya.client.app.state.service  # type: ignore[union-attr]
    service.quotas._acts = [Rate(3, 60.0)]
    answers = [maya.act(frame, "no move") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [422, 422, 422, 429]
    assert int(answers[3].headers["retry-after"]) <= 20


def test_chance_cannot_be_answered_by_a_guest(maya: Guest, frame: Frame) -> None:
    answer = maya.act(frame, "face 6")
    assert answer.status_code == 422
    assert maya.looks()["v"] == frame["v"]


@pytest.mark.parametrize("seat", [1, 7])
def test_a_stranger_moves_for_nobody(maya: Guest, ram: Guest, frame: Frame, seat: int) -> None:
    ram.table = maya.table
    answer = ram.act(frame, "wait", seat=seat)
    assert answer.status_code == 403
    assert answer.json() == {"problem": "This seat is not yours.", "code": "wrong-seat"}
    assert ram.undo(frame, seat=seat).status_code == 403
    assert ram.post(ram.at("curtain"), {"seat": seat}).status_code == 403
    assert maya.looks()["v"] == frame["v"]


def test_nobody_moves_for_a_bot(maya: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me", "random"))
    assert maya.act(frame, "wait", seat=1).status_code == 403


def test_a_seat_that_is_not_asked_is_refused(maya: Guest, frame: Frame) -> None:
    after = maya.plays(frame, "wait")
    answer = maya.act(after, "wait", seat=0)
    assert answer.status_code == 422
    assert answer.json()["reason"] == "not-your-turn"


@pytest.mark.parametrize(
    ("method", "name"),
    [
        *[("GET", name) for name in ("frame", "live", "at/0", "why?move=wait", "hint", "record")],
        *[("POST", name) for name in ("act", "undo", "curtain", "sit", "hurry", "branch")],
    ],
)
def test_an_unknown_table_is_not_found(maya: Guest, method: str, name: str) -> None:
    answer = maya.ask(method, f"/t/nowhere/{name}", **({"json": {}} if method == "POST" else {}))
    assert answer.status_code == 404
    assert answer.json() == {"problem": "There is no such table.", "code": "no-table"}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"v": "x", "seat": 0, "key": "k", "move": "wait"},
        {"v": 1.5, "seat": 0, "key": "k", "move": "wait"},
        {"v": True, "seat": 0, "key": "k", "move": "wait"},
        {"v": -1, "seat": 0, "key": "k", "move": "wait"},
        {"v": 1, "seat": -1, "key": "k", "move": "wait"},
        {"v": 1, "seat": None, "key": "k", "move": "wait"},
        {"v": 1, "seat": 0, "key": 7, "move": "wait"},
        {"v": 1, "seat": 0, "key": "k" * 81, "move": "wait"},
        {"v": 1, "seat": 0, "key": "k\x00", "move": "wait"},
        {"v": 1, "seat": 0, "key": "k", "move": ["wait"]},
        {"v": 1, "seat": 0, "key": "k", "move": "w" * 201},
        {"v": 1, "seat": 0, "key": "k"},
        [],
        "act",
        None,
    ],
)
def test_a_malformed_act_is_told_which_field_is_wrong(maya: Guest, frame: Frame, body: object) -> None:
    answer = maya.ask("POST", maya.at("act"), json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


def test_a_request_no_page_sends_is_refused_in_the_language_of_the_reader(maya: Guest, frame: Frame) -> None:
    """What was expected is for programs, and stays beside the sentence."""
    maya.client.headers["accept-language"] = "fr"
    told = maya.ask("POST", maya.at("act"), json={"v": "one"}).json()
    assert told["problem"] == "Cette demande est incompréhensible. Rien n’a changé."
    assert told["field"] == "v"
    assert told["detail"].startswith("v: ")


def test_an_option_that_cannot_be_is_told_in_the_language_of_the_reader(maya: Guest) -> None:
    maya.client.headers["accept-language"] = "fr"
    wish = {
        "game": "lanterns",
        "players": 2,
        "options": {"rounds": 9},
        "seats": [{"who": "me"}, {"who": "random"}],
    }
    told = maya.ask("POST", "/api/v1/tables", json=wish).json()
    assert told["problem"].startswith("«\u00a09\u00a0» n’est pas possible pour l’option rounds")
    assert told["detail"] == "option rounds: 9 is not a number from 1 to 4"


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"v":' + b"[" * 30_000, b'{"key": "\\ud800"}'])
def test_what_is_no_json_is_refused(maya: Guest, frame: Frame, body: bytes) -> None:
    answer = maya.ask("POST", maya.at("act"), content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400


def test_a_form_with_too_many_fields_is_refused(maya: Guest, frame: Frame) -> None:
    answer = maya.ask("POST", maya.at("act"), data={f"field-{k}": "" for k in range(300)})
    assert answer.status_code == 400


def test_a_moment_beyond_all_numbers_is_not_there(maya: Guest, frame: Frame) -> None:
    assert maya.get(maya.at(f"at/{'9' * 5000}")).status_code == 404
    assert maya.post(maya.at("branch"), {"at": -1}).status_code == 400


def test_of_what_was_sent_only_so_much_is_quoted_as_can_be_read(maya: Guest, frame: Frame) -> None:
    answer = maya.get(maya.at("why"), params={"move": "fly " * 1000})
    assert answer.status_code == 422
    assert len(answer.json()["problem"]) < 500


@pytest.mark.parametrize(
    ("wish", "status", "field"),
    [
        ({"game": "chess", "seats": []}, 404, None),
        ({"game": "lanterns", "players": 9, "seats": []}, 422, "players"),
        ({"game": "lanterns", "players": 2, "seats": [{"who": "me"}]}, 422, "seats"),
        ({"game": "lanterns", "players": 2, "seats": [{"who": "me"}, {"who": "alphago"}]}, 422, "seats"),
        ({"game": "lanterns", "options": {"rounds": 99}, "seats": []}, 422, "rounds"),
        ({"game": "lanterns", "options": {"rounds": "many"}, "seats": []}, 422, "rounds"),
        ({"game": "lanterns", "options": {"rounds": "9" * 5000}, "seats": []}, 422, "rounds"),
        ({"game": "lanterns", "options": {"moon": "full"}, "seats": []}, 422, "moon"),
        ({"game": "lanterns", "options": {"whisper": True}, "players": 2, "seats": []}, 422, "whisper"),
        ({"game": "lanterns", "options": "none", "seats": []}, 400, None),
        ({"game": "lanterns", "seats": "me"}, 400, None),
        ({"game": "lanterns", "seats": [1, 2]}, 400, None),
        ({"seats": []}, 400, None),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(maya: Guest, wish: Any, status: int, field: str | None) -> None:
    answer = maya.post("/api/v1/tables", wish)
    assert answer.status_code == status, answer.text
    if field:
        assert answer.json()["field"] == field
    assert maya.get("/api/v1/tables").json() == []


@pytest.mark.parametrize(
    ("record", "line", "field"),
    [
        (b"", 1, "format"),
        (b"hello\n", 1, "format"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", 1, "encoding"),
        (HEAD.replace(b"lanterns", b"chess"), 2, "game"),
        (HEAD.replace(b"rules: 1", b"rules: 9"), 3, "rules"),
        (HEAD.replace(b"players: 2", b"players: 77"), 4, "players"),
        (HEAD.replace(b"rules", b"name " + b"1" * 5000), 3, "name " + "1" * 55),
        (HEAD + b"x" * 5000 + b"\n", 7, "line"),
        (HEAD + b"* deal red\n* deal re", 8, "line"),
        (HEAD + b"* deal red\n0 wait\n", 8, "move"),
        (HEAD + b"* deal mauve\n", 7, "move"),
        (HEAD + b"0 undo\n", 7, "undo"),
        (HEAD.replace(b"live", b"whole") + b"* deal red\n", 7, "end"),
    ],
)
def test_a_broken_upload_is_told_its_line_and_reason(
    maya: Guest, record: bytes, line: int, field: str
) -> None:
    answer = maya.post("/api/v1/load", content=record, headers={"content-type": "text/plain"})
    told = answer.json()
    assert answer.status_code == 422, told
    assert (told["line"], told["field"]) == (line, field)
    assert told["detail"].startswith(f"line {line}: ")
    assert told["problem"] != told["detail"]
    assert maya.get("/api/v1/tables").json() == []


def test_a_record_without_end_is_not_even_begun(maya: Guest) -> None:
    """Every line is played, so a file that is small for a disk can be long work."""
    record = HEAD + b"# \n" * 6000
    told = maya.post("/api/v1/load", content=record).json()["problem"]
    assert told == "This record has more than 5,000 lines and cannot be opened."


def test_a_form_without_a_file_is_refused(maya: Guest) -> None:
    body = b'--x\r\nContent-Disposition: form-data; name="record"\r\n\r\nhello\r\n--x--\r\n'
    kind = {"content-type": "multipart/form-data; boundary=x"}
    assert maya.post("/api/v1/load", content=body, headers=kind).status_code == 400


def test_forms_within_forms_hold_no_file(maya: Guest) -> None:
    inner = "".join(f"--{k}\r\nContent-Type: multipart/mixed; boundary={k + 1}\r\n\r\n" for k in range(3000))
    kind = {"content-type": "multipart/form-data; boundary=0"}
    assert maya.post("/api/v1/load", content=inner.encode(), headers=kind).status_code == 400
    assert maya.post("/api/v1/load", content=b"", headers={"content-type": UPLOAD}).status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        b"--x\r\nContent-Disposition: form-data\r\n\r\nhello\r\n--x--\r\n",
        b"--x\r\n" + b"X: y\r\n" * 5000 + b"\r\nhello\r\n--x--\r\n",
        b'--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nhel',
        b"no form at all",
        b"".join(
            b'--x\r\nContent-Disposition: form-data; name="%d"; filename="f"\r\n\r\n\r\n' % k
            for k in range(9)
        )
        + b"--x--\r\n",
        b"".join(b'--x\r\nContent-Disposition: form-data; name="%d"\r\n\r\n\r\n' % k for k in range(300))
        + b"--x--\r\n",
    ],
    ids=["no name", "many headers", "torn", "none", "many files", "many fields"],
)
def test_a_form_that_cannot_be_is_refused(maya: Guest, body: bytes) -> None:
    kind = {"content-type": "multipart/form-data; boundary=x"}
    for path in ("/api/v1/load", "/api/v1/tables"):
        answer = maya.post(path, content=body, headers=kind)
        assert answer.status_code in (400, 422), answer.text
    assert maya.get("/api/v1/tables").json() == []


def test_a_form_with_a_file_and_fields_is_read(maya: Guest) -> None:
    maya.opens("lanterns", "me", "here")
    record = maya.get(maya.at("record")).content
    files = {"record": ('my "game".durbar', record, "text/plain")}
    answer = maya.ask("POST", "/api/v1/load", files=files, data={"lang": "fr"})
    assert answer.status_code == 201, answer.text


def test_what_is_too_large_is_not_read(maya: Guest, frame: Frame) -> None:
    answer = maya.post(maya.at("act"), content=b" " * 70_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"

    unsaid = (b" " * 10_000 for _ in range(10))  # a stream does not say how long it is
    assert maya.post(maya.at("act"), content=unsaid).status_code == 413
    assert maya.post("/api/v1/load", content=b"x" * 300_000).status_code == 413


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "http://testserver.evil.example"},
        {"origin": "http://testserver:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_play_for_us(maya: Guest, frame: Frame, headers: dict[str, str]) -> None:
    wish = {"v": frame["v"], "seat": 0, "key": "k", "move": "wait"}
    answer = maya.post(maya.at("act"), wish, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign"
    assert maya.looks()["v"] == frame["v"]


def test_our_own_page_can(maya: Guest, frame: Frame) -> None:
    wish = {"v": frame["v"], "seat": 0, "key": "k", "move": "wait"}
    ours = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert maya.post(maya.at("act"), wish, headers=ours).status_code == 200


def test_a_server_of_this_machine_answers_to_its_own_names_only(data: str) -> None:
    """Or a foreign name, made to point here, would be our own origin."""
    with TestClient(create_app(data, bot_processes=0, hosts=("localhost", "127.0.0.1", "::1"))) as client:
        for host in ("localhost:8765", "127.0.0.1", "[::1]:8765"):
            assert client.get("/api/v1/games", headers={"host": host}).status_code == 200
        assert client.get("/api/v1/games", headers={"host": "evil.example"}).status_code == 421
        assert client.get("/api/v1/games", headers={"host": "["}).status_code == 421


def test_every_answer_carries_the_safe_headers(maya: Guest) -> None:
    maya.opens("lanterns", "me", "here")
    for path in (maya.at("frame"), "/nothing", "/t/nowhere/frame"):
        headers = maya.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert not any(word in policy for word in ("unsafe", "data:", "*"))
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_an_error_of_ours_is_answered_safely_and_changes_nothing(
    maya: Guest, frame: Frame, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret details")

    monkeypatch.setattr("durbar.server.tables.room.Room.plan", broken)
    answer = maya.act(frame, "wait")
    assert answer.status_code == 500
    assert answer.json() == {
        "problem": "Something went wrong in the server. Nothing was changed.",
        "code": "broken",
    }
    assert "content-security-policy" in answer.headers
    assert "secret details" in caplog.text
    monkeypatch.undo()
    assert maya.plays(frame, "wait")["v"] == frame["v"] + 1


def test_a_part_of_the_drawing_that_is_not_there(maya: Guest, frame: Frame) -> None:
    assert maya.get(maya.at("frame"), params={"part": "cellar"}).status_code == 404
    assert maya.get(maya.at("at/1"), params={"part": "cellar"}).status_code == 404


def test_a_method_that_is_not_there(maya: Guest, frame: Frame) -> None:
    answer = maya.get(maya.at("act"))
    assert (answer.status_code, answer.json()["code"]) == (405, "method")
    assert answer.headers["allow"] == "POST"


def test_a_cookie_is_signed_and_out_of_reach_for_scripts(maya: Guest, ram: Guest, frame: Frame) -> None:
    answer = Guest(maya.client).get("/api/v1/games")
    given = answer.headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    name, _, signature = maya.cookie.removeprefix("durbar=").partition(".")
    ram.table = maya.table
    for forged in (
        name,
        f"{name}.",
        f"{name}.{'0' * len(signature)}",
        f"x{name}.{signature}",
        "." + signature,
    ):
        ram.cookie = f"durbar={forged}"
        assert ram.act(frame, "wait").status_code == 403
    assert "set-cookie" not in maya.get("/api/v1/games").headers
