"""Several people at one screen, several screens at one table."""

from starlette.testclient import TestClient

from tests.server.people import Guest


def test_a_curtain_falls_before_a_seat_that_knows_more_than_the_one_before(maya: Guest) -> None:
    frame = maya.opens("lanterns", "me:Maya", "here:Ram")
    assert frame["curtain"] == 0
    assert frame["title"] == "Pass the device to Maya."
    frame = maya.lifts(frame)
    assert (frame["curtain"], frame["seat"]) == (None, 0)
    assert frame["title"].startswith("Maya: ")
    frame = maya.plays(frame, "wait")
    assert (frame["curtain"], frame["seat"]) == (1, None)
    assert frame["title"] == "Pass the device to Ram."
    assert frame["moves"] == []
    assert maya.lifts(frame)["seat"] == 1


def test_behind_the_curtain_is_only_what_everybody_knows(maya: Guest, ram: Guest) -> None:
    maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    hidden = maya.plays(maya.looks(), "wait")
    ram.table = maya.table
    stranger = ram.looks()
    assert hidden["curtain"] == 1
    for name in ("svg", "seat", "moves", "scores", "day", "to_act"):
        assert hidden[name] == stranger[name]
    assert maya.looks()["log"] == stranger["log"]


def test_without_secrets_there_is_no_curtain(maya: Guest) -> None:
    """Once all lanterns hang, nobody knows more than the others."""
    frame = maya.opens("lanterns", "me", "here", rounds=4, refill=True)
    curtains = []
    while not frame["over"]:
        curtains.append(frame["curtain"])
        if frame["curtain"] is not None:
            frame = maya.lifts(frame)
        else:
            calm = [move["move"] for move in frame["moves"] if move["move"] != "draw"]
            frame = maya.plays(frame, calm[0])
    last = frame["of"]
    assert curtains[0] == 0
    assert last > 0
    assert frame["curtain"] is None


def test_who_holds_nothing_has_no_secret(maya: Guest) -> None:
    """Without tents nothing in Expedition is hidden: the device is handed over without a curtain."""
    frame = maya.opens("expedition", "me", "here")
    for _ in range(12):
        assert frame["curtain"] is None
        frame = maya.plays(frame)


def test_the_curtain_comes_back_with_an_undo(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    frame = maya.lifts(maya.plays(frame, "wait"))
    assert frame["seat"] == 1
    assert frame["undo"] == {"can": True, "turn": False, "why": "", "seat": 0}
    back = maya.undo(frame).json()
    assert back["of"] == frame["of"] - 1
    assert back["seat"] == 1  # both are asked again, and Ram is looking
    assert set(back["to_act"]) == {0, 1}


def test_one_person_against_bots_never_sees_a_curtain(maya: Guest) -> None:
    frame = maya.opens("lanterns", "me", "random", "random", refill=True, whisper=True)
    while not frame["over"]:
        frame = maya.waits(frame)
        assert frame["curtain"] is None
        assert frame["seat"] == 0
        if not frame["over"]:
            answer = maya.act(frame)
            frame = answer.json() if answer.status_code == 200 else maya.looks()


def test_a_friend_takes_the_seat_they_are_invited_to(maya: Guest, ram: Guest, client: TestClient) -> None:
    answer = maya.post(
        "/api/v1/tables",
        {"game": "lanterns", "players": 2, "seats": [{"who": "me", "name": "Maya"}, {"who": "open"}]},
    )
    maya.table = ram.table = answer.json()["table"]
    invitation = answer.json()["invitations"]["1"]
    assert [seat["taken"] for seat in maya.looks()["seats"]] == [True, False]
    assert ram.post(ram.at("sit"), {"invitation": "guess", "name": "Ram"}).status_code == 404
    frame = ram.post(ram.at("sit"), {"invitation": invitation, "name": " Ram\n"}).json()
    assert frame["mine"] == [1]
    assert frame["seat"] == 1
    assert [seat["name"] for seat in maya.looks()["seats"]] == ["Maya", "Ram"]
    assert "Ram" in maya.looks()["log"][-2]["text"] + maya.looks()["log"][-3]["text"]
    again = ram.post(ram.at("sit"), {"invitation": invitation})
    assert again.json()["mine"] == [1]
    third = Guest(client)
    third.table = ram.table
    assert third.post(third.at("sit"), {"invitation": invitation}).status_code == 403


def test_two_screens_play_and_see_each_other(maya: Guest, ram: Guest) -> None:
    answer = maya.post("/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open"}]})
    maya.table = ram.table = answer.json()["table"]
    ram.post(ram.at("sit"), {"invitation": answer.json()["invitations"]["1"]})
    mine, his = maya.looks(), ram.looks()
    assert mine["moves"]
    assert his["moves"]
    maya.plays(mine, "wait")
    ram.plays(his, "wait")  # his page is older than Maya's choice, but he is still asked the same
    assert ram.act(his, "wait").status_code == 409  # and now no more
    assert maya.looks()["of"] == ram.looks()["of"] > mine["of"] + 1


def test_a_hint_to_somebody_else_makes_no_page_stale(maya: Guest, ram: Guest) -> None:
    answer = maya.post("/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open"}]})
    maya.table = ram.table = answer.json()["table"]
    ram.post(ram.at("sit"), {"invitation": answer.json()["invitations"]["1"]})
    mine, his = maya.looks(), ram.looks()
    advice = maya.get(maya.at("hint")).json()
    ram.get(ram.at("hint"))
    maya.plays(mine, advice["move"])
    after = ram.plays(his, "wait")
    hinted = [line["seat"] for line in after["log"] if line["hinted"]]
    assert hinted == [0, 1]  # although Maya was faster


def test_a_record_that_tells_hidden_cards_is_kept_until_the_end(maya: Guest, ram: Guest) -> None:
    answer = maya.post("/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open"}]})
    maya.table = ram.table = answer.json()["table"]
    ram.post(ram.at("sit"), {"invitation": answer.json()["invitations"]["1"]})
    for guest in (maya, ram):
        assert guest.get(guest.at("record")).status_code == 403
        assert guest.get(guest.at("record")).json()["code"] == "secret-record"
    while not maya.looks()["over"]:
        for guest in (maya, ram):
            frame = guest.looks()
            if frame["moves"]:
                guest.plays(frame)
    assert ram.get(ram.at("record")).status_code == 200
