"""A house whose content has a new edition: tables of the one before go on, new ones are of the new one."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from durbar.core import Match, game_class
from durbar.server.operations.maintenance import check
from durbar.server.storage.store import Store
from durbar.server.tables.contents import CONTENT
from tests.core.festival.game import Festival
from tests.core.lanterns.game import Lanterns
from tests.server.conftest import one_of_several
from tests.server.people import Guest


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """A folder that, first on the path, puts two editions of Lanterns in place of the one."""
    folder = tmp_path / "newer"
    about = folder / "lanterns-2.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 2\n")
    (about / "entry_points.txt").write_text("[durbar.games]\nlanterns = tests.core.festival.game:Festival\n")
    return folder


@contextmanager
def upgraded(newer: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(newer))
        importlib.invalidate_caches()
        assert game_class("lanterns") is Festival
        yield
    importlib.invalidate_caches()
    assert game_class("lanterns") is Lanterns


def kept_content(place: str, table: str) -> object:
    """What a table is kept with beside its options."""
    store = Store(place)
    row = store.table(table)
    damage = list(check(store))
    store.close()
    assert row is not None
    assert damage == []
    return row.options.get(CONTENT)


def test_tables_go_on_with_the_edition_they_were_begun_with(place: str, newer: Path) -> None:
    with one_of_several(place) as client:
        maya = Guest(client)
        maya.opens("lanterns", "me", "random")
        maya.plays_on(maya.looks(), most=1)
    assert kept_content(place, maya.table) is None
    with upgraded(newer):
        with one_of_several(place) as client:
            maya.client = client
            assert maya.plays_on(maya.looks())["over"]
            record = maya.get(maya.at("record")).content
            assert "own content" not in maya.get(f"/t/{maya.table}").text
        assert kept_content(place, maya.table) is None
        assert Match.read(record).game == Festival(content=1)
    assert Match.read(record).game == Lanterns()


def test_new_tables_are_of_the_new_edition_and_are_kept_as_such(place: str, newer: Path) -> None:
    with upgraded(newer):
        with one_of_several(place) as client:
            maya = Guest(client)
            maya.opens("lanterns", "me", "random")
            assert "own content" not in maya.get(f"/t/{maya.table}").text
        assert kept_content(place, maya.table) == "edition-2"
        with one_of_several(place) as client:
            maya.client = client
            assert maya.plays_on(maya.looks())["over"]
            assert Match.read(maya.get(maya.at("record")).content).game == Festival(content=2)
    with one_of_several(place) as client:  # a house that has gone back
        maya.client = client
        answer = maya.get(maya.at("frame"))
        assert answer.status_code == 409
        assert "edition-2" in answer.text


def test_an_edition_can_be_wished_and_a_wrong_one_is_refused(data: Path, newer: Path) -> None:
    seats = [{"who": "me"}, {"who": "random"}]
    with upgraded(newer), one_of_several(str(data)) as client:
        maya = Guest(client)
        for wished, status in (
            ("edition-1", 201),
            ("edition-2", 201),
            ("edition-3", 422),
            ("edition-x", 422),
        ):
            wish = {"game": "lanterns", "players": 2, "seats": seats, "options": {}, "content": wished}
            answer = maya.post("/api/v1/tables", wish)
            assert answer.status_code == status, answer.text
            if status == 422:
                assert answer.json()["field"] == "content"
        answer = maya.post(
            "/api/v1/load",
            content=Match.start(Festival(content=1), seed=3).record().encode(),
            headers={"content-type": "text/plain"},
        )
        assert answer.status_code == 201, answer.text
