"""The review after a game: made off the page, with progress, kept with the table, read by those who may."""

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import durbar
from durbar.bots import judgement, report
from durbar.core import Match
from durbar.server.bots import reviews
from durbar.server.rates import Measure
from durbar.server.tables.quotas import OFTEN
from durbar.web import create_app, dress
from tests.server.people import Guest

PAGE = {"accept": "text/html"}
PATIENCE = 300.0  # seconds, so that nobody waits for ever


def wait_for(ready: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < until, "the review is not made"
        time.sleep(0.3)


def finished(game_id: str, players: int = 2) -> str:
    """The record of a game between players who do not think."""
    match = Match.start(
        durbar.game(game_id, players=players), seed=3, names=("Maya", "Ram", "Sita")[:players]
    )
    rng = random.Random(1)
    while not match.over:
        asked = match.waiting[0]
        match.play(rng.choice(list(match.state.moves_of(asked))), asked)
    return match.record()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """A server whose reviews think little, in a thread."""
    for name, little in (("BUDGET", 4), ("PLAYOUTS", 1), ("REHEARSALS", 2)):
        monkeypatch.setattr(judgement, name, little)
    for name, little in (("RECHECK", 2), ("OUTCOMES", 2)):
        monkeypatch.setattr(report, name, little)
    app = create_app(tmp_path / "durbar.db", bot_processes=0, bot_pause=0)
    with TestClient(app, "http://testserver") as client:
        yield Guest(client)


def test_a_report_is_made_while_the_page_waits_and_kept(house: Guest) -> None:
    house.table = house.post("/api/v1/load", content=finished("revival").encode()).json()["table"]
    assert 'href="/t/' in house.get(f"/t/{house.table}").text
    first = house.ask("GET", f"/t/{house.table}/review", headers=PAGE)
    assert "<progress" in first.text
    wait_for(lambda: house.get(f"/t/{house.table}/review.json").json()["made"])
    page = house.get(f"/t/{house.table}/review").text
    assert page.count('class="plot"') == 1
    assert "By luck" in page
    assert "By the rest" in page
    service = house.client.app.state.service  # type: ignore[union-attr]
    kept = service.store.review(house.table)
    assert len(kept["luck"]) == 2
    marks = re.findall(r'name="at" value="(\d+)"', page)
    assert len(marks) == len(kept["marks"])
    for n in marks[:1]:
        again = house.ask("POST", f"/t/{house.table}/branch", data={"at": n})
        assert again.status_code == 303


def test_there_is_no_report_where_nothing_can_be_judged_or_nothing_has_ended(
    house: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.opens("revival", "me", "here")
    assert house.get(f"/t/{house.table}/review").status_code == 409
    for asked in (reviews, dress):
        monkeypatch.setattr(asked, "judgement_of", lambda game: None)
    alone = house.post("/api/v1/load", content=finished("revival", 1).encode()).json()["table"]
    assert house.get(f"/t/{alone}/review").status_code == 422
    assert f'href="/t/{alone}/review"' not in house.get(f"/t/{alone}").text


def test_a_game_that_one_played_alone_has_a_report(house: Guest) -> None:
    house.table = house.post("/api/v1/load", content=finished("revival", 1).encode()).json()["table"]
    assert f'href="/t/{house.table}/review"' in house.get(f"/t/{house.table}").text
    wait_for(lambda: house.get(f"/t/{house.table}/review.json").json()["made"])
    assert "In cards: " in house.get(f"/t/{house.table}/review").text


def test_reviews_have_a_limit_with_the_time_to_wait(house: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OFTEN, "review", (Measure(1, 3600.0), Measure(1, 3600.0)))
    record = finished("revival").encode()
    first, second = (house.post("/api/v1/load", content=record).json()["table"] for _ in range(2))
    assert house.get(f"/t/{first}/review").status_code == 200
    assert house.get(f"/t/{first}/review.json").status_code == 200  # asking again begins nothing
    refused = house.get(f"/t/{second}/review")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
    wait_for(lambda: house.get(f"/t/{first}/review.json").json()["made"])
