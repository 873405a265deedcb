"""A game at a table of the server, from the first click to the final sheet."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.bots import FittedBot
from durbar.core import Match, registry
from durbar.server import create_app
from durbar.server.operations.export import export
from durbar.server.storage.store import Store
from durbar.server.tables.dealer import verify
from tests.server.people import Guest


def test_a_table_against_bots_is_dealt_and_asks_for_a_move(maya: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me", "random"))
    assert frame["seat"] == 0
    assert frame["mine"] == [0]
    assert frame["to_act"] in ([0], [0, 1])
    assert frame["title"].startswith("You: ")
    assert frame["moves"][-1]["move"] == "wait"
    assert frame["svg"].startswith("<svg")
    assert frame["curtain"] is None
    assert [seat["bot"] for seat in frame["seats"]] == [None, "random"]
    assert frame["commitment"].startswith("sha256:")
    assert frame["seed"] is None


@pytest.mark.parametrize(
    "seats", [("me", "random"), ("me", "random", "greedy"), ("me", "here", "here", "random")]
)
def test_a_whole_game_comes_to_its_final_sheet(maya: Guest, seats: tuple[str, ...]) -> None:
    frame = maya.plays_on(maya.opens("lanterns", *seats, refill=True))
    final = frame["final"]
    assert frame["over"]
    assert frame["moves"] == []
    assert final["totals"] == [sum(row["points"][k] for row in final["rows"]) for k in range(len(seats))]
    assert sorted(final["places"])[0] == 1
    assert [row["label"] for row in final["rows"]] == ["Glow", "Shade"]
    assert final["text"] == frame["title"]


def test_the_record_of_a_finished_game_tells_its_seed_and_was_dealt_from_it(maya: Guest) -> None:
    frame = maya.plays_on(maya.opens("lanterns", "me", "random"))
    record = maya.get(maya.at("record"))
    assert record.headers["content-disposition"].startswith("attachment; filename=")
    match = Match.read(record.content)
    assert match.over
    verdict = verify(match)
    assert frame["commitment"] == f"{verdict.commitment} with salts"
    assert verdict.checked > 0
    assert frame["seed"] in record.text


def test_a_move_tells_what_it_would_do_and_whether_it_can_be_taken_back(maya: Guest) -> None:
    frame = maya.opens("lanterns", "me:Maya", "here")
    frame = maya.lifts(frame)
    assert next(move for move in frame["moves"] if move["move"] == "wait")["label"]
    waiting = maya.foresees("wait")
    assert waiting["say"] == ["Maya has chosen."]
    assert waiting["lasting"] is True  # the next seat is asked


def test_the_log_is_told_in_sentences_and_only_what_is_new_is_sent_again(maya: Guest) -> None:
    first = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    whole = first["log"]
    assert first["log_from"] == 1
    assert whole[0]["text"].startswith("Maya")
    assert whole[0]["about"] == [0]
    after = maya.plays(first, "wait")
    assert after["log_from"] == first["of"] + 1
    assert [line["text"] for line in after["log"]] == ["Maya has chosen."]
    assert maya.looks()["log"][-1]["id"] == f"{after['of']}.0"


def test_what_happened_since_the_last_turn(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    frame = maya.lifts(maya.plays(frame, "wait"))
    assert frame["seat"] == 1
    assert "Maya has chosen." in [line["text"] for line in frame["since"]]


def test_the_first_turn_tells_what_others_did_but_not_how_the_table_was_laid(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("excavation", "me:Maya", "here:Ram"))
    while frame["curtain"] is None:
        frame = maya.plays(frame)
    told = [line["text"] for line in maya.lifts(frame)["since"]]
    assert told
    assert not any("opened" in text for text in told)


def test_what_lies_open_on_the_table_is_not_told_again(maya: Guest) -> None:
    """The cards of a new market stand in the log, but not between a player and what the others did."""
    frame = maya.waits(maya.opens("revival", "me", "random", "random"))
    while frame["prompt"]["id"] != "bid" or not any("Round 2" in line["text"] for line in frame["log"]):
        calm = [move["move"] for move in frame["moves"] if move["kind"] == "done"]
        frame = maya.waits(maya.plays(frame, calm[0] if calm else None))
    assert any(line["text"].startswith("On A1: ") for line in frame["log"])
    assert frame["since"]
    assert not any(line["text"].startswith("On ") for line in frame["since"])


def test_a_preview_tells_where_a_walk_ends_but_not_every_step(maya: Guest) -> None:
    frame = maya.waits(maya.opens("expedition", "me:Maya", "random"))
    while frame["moves"][0]["kind"] != "move":
        frame = maya.waits(maya.plays(frame, frame["moves"][-1]["move"]))
    told = [sentence for move in frame["moves"] for sentence in maya.foresees(move["move"])["say"]]
    assert any("You moved" in sentence for sentence in told)
    assert not any("stepped" in sentence for sentence in told)


def test_a_preview_tells_what_to_know_before_apart_from_what_would_come_of_it(maya: Guest) -> None:
    """And nothing that the move itself says."""
    frame = maya.waits(maya.opens("revival", "me:Maya", "random", "random"))
    foreseen = maya.foresees(frame["moves"][0]["move"])
    assert foreseen["known"][0].startswith("Targets ")
    assert foreseen["say"] == []
    while frame["prompt"]["id"] != "build" or len(frame["moves"]) == 1:
        frame = maya.waits(maya.plays(frame, frame["moves"][0]["move"]))
    begun = next(move for move in frame["moves"] if "1" in move["move"].split()[-1])
    if "bu1" not in begun["move"]:
        assert maya.foresees(begun["move"])["say"] == []


def test_what_may_be_done_at_any_time_stands_behind_what_is_asked(maya: Guest) -> None:
    frame = maya.waits(maya.opens("revival", "me:Maya"))
    while not any(move["kind"] == "raze" for move in frame["moves"]) or frame["prompt"]["id"] != "store":
        built = [move["move"] for move in frame["moves"] if move["kind"] == "build-at"]
        frame = maya.waits(maya.plays(frame, built[0] if built else frame["moves"][0]["move"]))
    kinds = [move["kind"] for move in frame["moves"]]
    assert kinds == sorted(kinds, key="raze".__eq__)
    assert kinds[0] == "store"


def test_since_the_last_turn_says_what_the_others_did_and_stays_until_the_next(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram", refill=True))
    frame = maya.lifts(maya.plays(frame, "wait"))
    frame = maya.plays(frame, "wait")
    while frame["curtain"] != 0:
        frame = maya.lifts(frame) if frame["curtain"] is not None else maya.plays(frame, "pass")
    frame = maya.lifts(frame)
    told = [line["text"] for line in frame["since"]]
    assert told[0] == "Ram has chosen."
    assert not any(text.startswith("Maya has") for text in told)


def test_every_moment_can_be_seen_again_as_it_was_seen_then(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    before = frame["svg"]
    frame = maya.plays(frame, "wait")
    then = maya.get(maya.at(f"at/{frame['of'] - 1}")).json()
    assert then["at"] == frame["of"] - 1
    assert then["of"] == frame["of"]
    assert then["moves"] == []
    assert then["title"] == then["log"][-1]["text"]
    assert maya.get(maya.at("at/0")).json()["log"] == []
    assert before.startswith("<svg")
    assert maya.get(maya.at(f"at/{frame['of'] + 1}")).status_code == 404


@pytest.mark.parametrize(("lang", "title"), [("en", "You: "), ("fr", "À vous"), ("ja", "あなたの番")])
def test_titles_are_said_in_the_readers_language(maya: Guest, lang: str, title: str) -> None:
    maya.waits(maya.opens("lanterns", "me", "random"))
    frame = maya.looks(lang=lang)
    assert frame["lang"] == lang
    assert frame["title"].startswith(title)
    by_browser = maya.get(maya.at("frame"), headers={"accept-language": f"{lang}-XX,en;q=0.5"}).json()
    assert by_browser["title"] == frame["title"]


def test_undo_takes_the_last_choice_back_and_its_line_out_of_the_log(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    after = maya.plays(frame, "wait")
    assert after["undo"] == {"can": True, "turn": False, "why": "", "seat": 0}
    answer = maya.undo(after)
    assert answer.status_code == 200, answer.text
    back = answer.json()
    assert back["of"] == frame["of"]
    assert back["v"] == frame["v"] + 2  # the log forgets nothing
    assert back["log_from"] == frame["of"] + 1
    assert back["log"] == []
    assert back["seat"] == 0
    assert [move["move"] for move in back["moves"]] == [move["move"] for move in frame["moves"]]


def test_undo_stops_where_something_came_to_light_and_says_so(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    frame = maya.lifts(maya.plays(frame, "wait"))
    frame = maya.plays(frame, "wait")  # both have chosen: turned up, and the wind is thrown
    assert frame["undo"]["can"] is False
    assert frame["undo"]["why"] == "Too late: dice rolled or cards drawn since."
    answer = maya.undo(frame, seat=1)
    assert answer.status_code == 422
    assert answer.json()["problem"] == frame["undo"]["why"]
    assert answer.json()["reason"] == "undo-chance"
    assert maya.looks()["v"] == frame["v"]


def test_a_whole_turn_is_taken_back_at_once(maya: Guest) -> None:
    """A turn of Expedition is a choice of a die, of a way, and of what to do there."""
    frame = maya.waits(maya.opens("expedition", "me", "here"))
    while frame["moves"][0]["kind"] == "place":
        frame = maya.plays(frame)
    start, seat = frame["of"], frame["seat"]
    while not frame["undo"]["turn"]:
        frame = maya.plays(frame, maya.calm(frame)[0])
        assert frame["seat"] == seat
    assert maya.undo(frame, back="everything").status_code == 400
    answer = maya.undo(frame, back="turn")
    assert answer.status_code == 200, answer.text
    assert answer.json()["of"] <= frame["of"] - 2
    assert answer.json()["of"] == start
    assert answer.json()["undo"]["can"] is False


def test_the_only_choice_of_a_person_is_made_for_them_and_marked_in_the_log(maya: Guest) -> None:
    """Ram hangs both of his lanterns; in the third round he can only wait."""
    frame = maya.opens("lanterns", "me:Maya", "here:Ram")
    while not frame["over"]:
        if frame["curtain"] is not None:
            frame = maya.lifts(frame)
        else:
            frame = maya.plays(frame, "wait" if frame["seat"] == 0 else None)
    assert frame["seat"] == 0
    assert not any(line["forced"] for line in maya.looks()["log"])  # that is between Ram and his hand
    maya.post(maya.at("curtain"), {"seat": 1})
    assert {line["n"] for line in maya.looks()["log"] if line["forced"]} == {frame["of"]}


def test_a_record_is_loaded_and_played_on_with_its_bots(maya: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me:Maya", "random:Bo"))
    record = maya.get(maya.at("record")).content
    answer = maya.post("/api/v1/load", content=record, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    maya.table = answer.json()["table"]
    again = maya.waits(maya.looks())
    assert again["of"] >= frame["of"]
    assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [("Maya", None), ("Bo", "random")]
    assert " from " in again["commitment"]  # the first draws are not this seed's
    end = maya.plays_on(again)
    match = Match.read(maya.get(maya.at("record")).content)
    verdict = verify(match)
    assert end["over"]
    assert verdict.before > 0
    assert verdict.checked > 0


def test_a_finished_record_is_loaded_to_be_looked_at(maya: Guest) -> None:
    maya.plays_on(maya.opens("lanterns", "me", "random"))
    record = maya.get(maya.at("record")).content
    form = {"record": ("game.durbar", record, "text/plain")}
    answer = maya.ask("POST", "/api/v1/load", files=form)
    assert answer.status_code == 201, answer.text
    maya.table = answer.json()["table"]
    again = maya.looks()
    assert again["over"]
    assert again["commitment"] == ""
    assert again["dealing"]["elsewhere"] == verify(Match.read(record)).checked


def test_a_hint_is_one_of_the_moves_with_a_reason(maya: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me", "random"))
    advice = maya.get(maya.at("hint")).json()
    assert advice["move"] in [move["move"] for move in frame["moves"]]
    assert advice["label"]
    assert advice["reason"]


def test_a_move_made_after_a_hint_says_so_in_the_log_and_in_the_record(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    advice = maya.get(maya.at("hint")).json()
    after = maya.plays(frame, advice["move"])
    assert after["log"][0]["hinted"]
    assert "#0 hint\n" in maya.get(maya.at("record")).text
    again = maya.undo(after).json()
    assert not any(line["hinted"] for line in again["log"])


def test_a_record_with_hints_is_read_checked_and_exported_like_any_other(
    maya: Guest, tmp_path: Path, data: Path
) -> None:
    frame = maya.waits(maya.opens("lanterns", "me", "random"))
    frame = maya.plays(frame, maya.get(maya.at("hint")).json()["move"])
    hinted = [line["n"] for line in frame["log"] if line["hinted"]]
    maya.plays_on(frame)
    record = maya.get(maya.at("record")).content
    assert verify(Match.read(record)).checked > 0
    (path,) = export(Store(data), tmp_path / "out")
    assert Match.load(path).record().encode() == record
    maya.table = maya.post("/api/v1/load", content=record).json()["table"]
    assert [line["n"] for line in maya.looks()["log"] if line["hinted"]] == hinted != []


def test_a_hint_that_comes_late_is_not_held_against_the_next_move(
    maya: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    frame = maya.waits(maya.opens("expedition", "me", "here"))
    while frame["moves"][0]["kind"] == "place":
        frame = maya.plays(frame)
    thinking, played, advise = Event(), Event(), FittedBot.advise

    def slowly(*question: Any) -> Any:
        thinking.set()
        played.wait(5)
        return advise(*question)

    monkeypatch.setattr(FittedBot, "advise", slowly)
    cookie = {"cookie": maya.cookie}
    with ThreadPoolExecutor(1) as hand:
        late = hand.submit(maya.client.get, maya.at("hint"), headers=cookie)
        assert thinking.wait(5)
        frame = maya.plays(frame, maya.calm(frame)[0])
        played.set()
        assert late.result().status_code == 200
    frame = maya.plays(frame)
    assert not any(line["hinted"] for line in frame["log"])


def test_why_not_tells_the_reason_and_the_rule(maya: Guest) -> None:
    maya.waits(maya.opens("lanterns", "me", "random"))
    answer = maya.get(maya.at("why"), params={"move": "draw"}).json()
    assert answer["possible"] is False
    assert answer["text"]
    assert answer["rule"] == "L2"
    assert maya.get(maya.at("why"), params={"move": "wait"}).json()["possible"] is True
    assert maya.get(maya.at("why"), params={"move": "fly"}).status_code == 422


def test_who_is_not_asked_is_told_so_whatever_they_point_at(maya: Guest, ram: Guest) -> None:
    maya.opens("expedition", "me", "here")
    ram.table = maya.table
    for asked in ({"pick": "yak-0"}, {"pick": "nothing"}, {"move": "place 1:3,2"}):
        answer = ram.get(ram.at("why"), params=asked)
        assert answer.json()["text"] == "It is not your turn to decide.", asked


def test_the_tables_of_a_guest_are_listed_the_unfinished_first(maya: Guest, ram: Guest) -> None:
    maya.plays_on(maya.opens("lanterns", "me", "random"))
    done = maya.table
    maya.opens("lanterns", "me", "here")
    listed = maya.get("/api/v1/tables").json()
    assert [(each["table"], each["over"]) for each in listed] == [(maya.table, False), (done, True)]
    assert ram.get("/api/v1/tables").json() == []


def test_games_are_listed_with_their_options(maya: Guest) -> None:
    listed = {each["game"]: each for each in maya.get("/api/v1/games").json()["games"]}
    assert listed["lanterns"]["players"] == [2, 4]
    assert [option["name"] for option in listed["lanterns"]["options"]] == [
        "rounds",
        "wind",
        "refill",
        "whisper",
    ]


def test_a_game_that_cannot_be_loaded_does_not_take_the_others_with_it(
    maya: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = (
        EntryPoint("lanterns", "tests.core.lanterns.game:Lanterns", registry.GROUP),
        EntryPoint("broken", "no.such.module:Game", registry.GROUP),
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    assert [each["game"] for each in maya.get("/api/v1/games").json()["games"]] == ["lanterns"]


def test_a_form_without_script_is_sent_back_to_its_table(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    form = {"v": str(frame["v"]), "seat": "0", "key": "form-1", "move": "wait"}
    answer = maya.ask("POST", maya.at("act"), data=form)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{maya.table}"
    assert maya.looks()["v"] == frame["v"] + 1


def test_frames_are_json_all_the_way(maya: Guest, tmp_path: Path) -> None:
    frame = maya.opens("lanterns", "me", "here")
    assert json.loads(json.dumps(frame)) == frame


def test_the_bots_play_on_at_once_when_asked_to(tmp_path: Path) -> None:
    """They would wait a minute before each move, so that people can follow."""
    with TestClient(create_app(tmp_path / "slow.db", bot_processes=0, bot_pause=60)) as client:
        maya = Guest(client)
        frame = maya.opens("lanterns", "me:Maya", "random")
        frame = maya.plays(frame, "wait")
        assert frame["moves"] == []
        assert Guest(client).post(maya.at("hurry")).status_code == 403
        assert maya.post(maya.at("hurry")).status_code == 200
        assert maya.waits(frame, seconds=5)["moves"]


def test_bots_that_are_not_asked_are_not_hurried_later(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path / "slow.db", bot_processes=0, bot_pause=60)) as client:
        maya = Guest(client)
        frame = maya.opens("expedition", "me", "random")
        while not frame["moves"]:
            maya.post(maya.at("hurry"))
            frame = maya.looks()
        assert maya.post(maya.at("hurry")).status_code == 200
        while frame["moves"]:
            frame = maya.plays(frame)
        time.sleep(0.3)
        assert maya.looks()["v"] == frame["v"]


def test_bots_are_still_asked_after_somebody_took_a_choice_back(tmp_path: Path) -> None:
    """Should the server die now, the next one has to know."""
    with TestClient(app := create_app(tmp_path / "slow.db", bot_processes=0, bot_pause=60)) as client:
        maya = Guest(client)
        frame = maya.plays(maya.opens("lanterns", "me", "random"), "wait")
        assert maya.undo(frame).status_code == 200
        assert app.state.service.store.table(maya.table).bots_turn


def test_a_table_of_ones_own_goes_on_from_any_moment(maya: Guest, ram: Guest) -> None:
    frame = maya.plays_on(maya.opens("lanterns", "me:Maya", "random"))
    moment = frame["of"] // 2
    there = maya.get(maya.at(f"at/{moment}")).json()
    answer = maya.post(maya.at("branch"), {"at": moment})
    assert answer.status_code == 201, answer.text
    first, maya.table = maya.table, answer.json()["table"]
    assert maya.table != first
    assert maya.get(maya.at(f"at/{moment}")).json()["svg"] == there["svg"]
    assert maya.plays_on(maya.looks())["over"]
    maya.table = first
    assert maya.looks()["v"] == frame["v"]
    assert maya.post(maya.at("branch"), {"at": frame["of"] + 1}).status_code == 404


def test_nobody_branches_off_a_table_whose_cards_they_may_not_know(maya: Guest, ram: Guest) -> None:
    frame = maya.waits(maya.opens("lanterns", "me:Maya", "random"))
    ram.table = maya.table
    assert ram.post(ram.at("branch"), {"at": frame["of"]}).status_code == 403
