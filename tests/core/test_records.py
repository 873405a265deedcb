"""Records: readable, checked line by line, never lost."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core import BadRecord, Match, SeededDealer
from durbar.core.records import LiveFile
from tests.core.lanterns.game import Lanterns
from tests.core.test_match import First

GAME = Lanterns(2, rounds=1)
NAMES = ["Maya", "天神"]


def finished() -> Match:
    match = Match.start(GAME, seed=1, names=NAMES, commitment="9f2c")
    match.note("namaste", 1)
    match.play("wait", 0)
    match.undo(0)
    match.play("wait", 0)
    match.play("wait", 1)
    return match


RECORD = """\
durbar record 1
game: lanterns
rules: 1
players: 2
option rounds: 1
option wind: wild
option refill: no
option whisper: no
name 0: Maya
name 1: 天神
commitment: 9f2c
written: whole

* deal gold
* deal red
* deal blue
* deal blue
* face 1
#1 namaste
0 wait
0 undo
0 wait
1 wait
result: dawn; ranking 0+1; scores 0 0
end: 10
"""
LINES = RECORD.splitlines()


def read(record: str | bytes) -> Match:
    return Match.read(record, kind=Lanterns)


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def test_a_record_can_be_read_by_a_person() -> None:
    assert finished().record() == RECORD


def test_a_record_reads_back() -> None:
    match = read(RECORD)
    assert match.game == GAME
    assert match.names == tuple(NAMES)
    assert match.commitment == "9f2c"
    assert match.over
    assert match.record() == RECORD


def test_empty_values_may_lose_their_space() -> None:
    record = changed("#1 namaste", "#").replace("commitment: 9f2c", "commitment: ")
    match = read(record)
    assert match.commitment == ""
    assert match.entries[5].line == "# "
    assert read(record.replace("commitment: \n", "commitment:\n")).entries == match.entries


def test_line_ends_of_another_system_are_understood() -> None:
    assert read(RECORD.replace("\n", "\r\n")).record() == RECORD


@pytest.mark.parametrize(
    ("record", "line", "field"),
    [
        ("", 1, "format"),
        ("chess\n", 1, "format"),
        (changed("record 1", "record 2"), 1, "format"),
        (changed("game: lanterns", "game: chess"), 2, "game"),
        (changed("rules: 1", "rules: 0"), 3, "rules"),
        (changed("players: 2", "players: 7"), 4, "players"),
        (changed("players: 2", "players: two"), 4, "players"),
        (changed("rounds: 1", "rounds: 99"), 5, "rounds"),
        (changed("rounds: 1", "rounds: many"), 5, "rounds"),
        (changed("wind: wild", "wind: stormy"), 6, "wind"),
        (changed("refill: no", "refill: perhaps"), 7, "refill"),
        (changed("whisper: no", "whisper: yes"), 8, "whisper"),
        (changed("option whisper: no", "option moon: no"), 8, "moon"),
        (changed("name 1: 天神\n", ""), 9, "names"),
        (changed("name 1: 天神", "name 1:  "), 9, "names"),
        (changed("name 1: 天神", "name x: 天神"), 10, "name x"),
        (changed("game: lanterns", "gam lanterns"), 2, "gam lanterns"),
        (changed("game: lanterns\n", ""), 12, "game"),
        (changed("game: lanterns", "game: lanterns\ngame: lanterns"), 3, "game"),
        (changed("written: whole", "written: half"), 13, "written"),
        ("\n".join(LINES[:8]) + "\n", 8, "head"),
        (changed("* deal gold", "* deal green"), 14, "move"),
        (changed("* deal gold", "deal red"), 14, "line"),
        (changed("* deal gold", ""), 14, "line"),
        (changed("* deal gold", "0 wait"), 14, "move"),
        (changed("* face 1", "* wait"), 18, "move"),
        (changed("#1 namaste", "#7 namaste"), 19, "seat"),
        (changed("0 wait\n0 undo", "0 draw\n0 undo"), 20, "move"),
        (changed("0 wait\n0 undo", "5 wait\n0 undo"), 20, "seat"),
        (changed("0 wait\n0 undo", "* wait\n0 undo"), 20, "seat"),
        (changed("0 undo", "1 undo"), 21, "undo"),
        (changed("1 wait\n", "1 wait\n1 wait\n"), 24, "move"),
        (changed("scores 0 0", "scores 0 1"), 24, "result"),
        (changed("1 wait\n", ""), 23, "result"),
        (changed("end: 10", "end: 11"), 25, "end"),
        (changed("result: dawn; ranking 0+1; scores 0 0\n", ""), 24, "end"),
        (changed("end: 10\n", ""), 24, "end"),
        (RECORD + "0 wait\n", 26, "line"),
        (changed("end: 10\n", "0 wait\n"), 25, "line"),
        (RECORD[:-1], 25, "line"),
        (RECORD.encode()[:150] + b"\xff\xfe\n", 10, "encoding"),
    ],
)
def test_a_bad_record_is_refused_with_line_and_field(record: str | bytes, line: int, field: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(record)
    assert (error.value.line, error.value.field) == (line, field)


def test_an_illegal_move_in_a_record_names_the_rule() -> None:
    with pytest.raises(BadRecord) as error:
        read(changed("0 wait", "0 hang blue"))
    assert (error.value.line, error.value.rule) == (20, "L3")
    assert "not-held" in str(error.value)


def test_an_impossible_option_mix_in_a_record_names_the_rule() -> None:
    with pytest.raises(BadRecord) as error:
        read(changed("whisper: no", "whisper: yes"))
    assert error.value.rule == "L5"


def test_a_record_of_a_game_that_is_not_installed_says_so() -> None:
    with pytest.raises(BadRecord, match="there is no game 'lanterns'"):
        Match.read(RECORD)


def test_a_torn_record_tells_how_to_recover() -> None:
    with pytest.raises(BadRecord, match=r"Match\.recover\(path\)"):
        read(RECORD[:-4])


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    finished().save(path)
    assert path.read_text(encoding="utf-8") == RECORD
    assert Match.load(path, kind=Lanterns).record() == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["x.durbar"]


def test_an_unfinished_match_is_saved_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    match = Match.start(Lanterns(2), seed=1)
    match.play("wait", 1)
    match.save(path)
    again = Match.load(path, kind=Lanterns, dealer=SeededDealer(8))
    assert again.state == match.state
    again.play("wait")
    assert again.to_act == 0
    assert path.read_text() == match.record()


def test_saving_replaces_a_file_only_by_a_complete_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.durbar"
    path.write_text("precious")

    def full(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        finished().save(path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_live_record_grows_with_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "live.durbar"
    with Match.start(GAME, seed=1, names=NAMES, commitment="9f2c", path=path) as match:
        assert path.read_text(encoding="utf-8").endswith("written: live\n\n" + "\n".join(LINES[13:18]) + "\n")
        for line, do in (
            ("#1 namaste", lambda: match.note("namaste", 1)),
            ("0 wait", lambda: match.play("wait", 0)),
            ("0 undo", lambda: match.undo(0)),
            ("0 wait", lambda: match.play("wait", 0)),
        ):
            do()
            assert path.read_text(encoding="utf-8").endswith(f"\n{line}\n")
            assert Match.load(path, kind=Lanterns).state == match.state
        match.play("wait", 1)
    assert path.read_text(encoding="utf-8") == RECORD.replace("written: whole", "written: live")


def test_a_live_record_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Match.start(GAME, seed=1, path=path)
    assert path.read_text() == "precious"


def test_saving_onto_the_live_record_leaves_it_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    with Match.start(GAME, seed=1, path=path) as match:
        match.save(path)
        match.play("wait")
    assert Match.load(path, kind=Lanterns).state == match.state


@pytest.mark.parametrize("whole", [True, False])
def test_a_record_is_loaded_and_written_on(tmp_path: Path, whole: bool) -> None:
    path = tmp_path / "x.durbar"
    if whole:
        match = Match.start(GAME, seed=1)
        match.play("wait")
        match.save(path)
    else:
        with Match.start(GAME, seed=1, path=path) as match:
            match.play("wait")
    with Match.load(path, kind=Lanterns, live=True) as again:
        again.play("hang blue", 1)
    assert Match.load(path, kind=Lanterns).over
    assert path.read_text().endswith("end: 7\n")


def test_a_live_record_whose_end_was_lost_gets_it_back(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    path.write_text(changed("written: whole", "written: live").partition("result")[0], encoding="utf-8")
    with Match.load(path, kind=Lanterns, live=True) as match:
        assert match.over
    assert path.read_text(encoding="utf-8").endswith("end: 10\n")


def test_a_failed_write_changes_neither_match_nor_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.durbar"
    game = Lanterns(2, refill=True)
    with Match.start(game, seed=1, path=path) as match:
        for _ in range(2):
            match.play("wait")
        before, written, sync = match.record(), path.read_bytes(), os.fsync
        fails = {"after": 0}

        def full(handle: int) -> None:
            if fails["after"] == 0:
                raise OSError("no space left")
            fails["after"] -= 1
            sync(handle)

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="no space"):
            match.play("draw")
        assert match.record() == before
        assert path.read_bytes() == written
        fails["after"] = 1  # the decision is written, what chance answers is not
        with pytest.raises(OSError, match="no space"):
            match.play("draw")
        assert match.to_act == durbar.CHANCE
        monkeypatch.undo()
        assert Match.load(path, kind=Lanterns).record() == match.record()
        match.deal()
        assert match.to_act == 1
        assert Match.load(path, kind=Lanterns).record() == match.record()


def test_recover_keeps_every_complete_line(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    torn = "\n".join(LINES[:22]) + "\n1 wa"
    path.write_text(torn, encoding="utf-8")
    match = Match.recover(path, kind=Lanterns)
    assert [entry.line for entry in match.entries] == LINES[13:22]
    assert match.lost == ("1 wa",)
    assert path.read_text(encoding="utf-8") == torn
    with Match.recover(path, kind=Lanterns, live=True) as again:
        again.play("wait", 1)
    assert Match.load(path, kind=Lanterns).over


def test_recover_stops_at_the_first_line_that_does_not_replay(tmp_path: Path) -> None:
    path = tmp_path / "x.durbar"
    path.write_bytes("\n".join(LINES[:20]).encode() + b"\n\x00\x00\xff\x00\n0 wait\n")
    match = Match.recover(path, kind=Lanterns)
    assert [entry.line for entry in match.entries] == LINES[13:20]
    assert len(match.lost) == 2
    assert match.lost[-1] == "0 wait"


def test_a_short_write_is_taken_back(tmp_path: Path) -> None:
    class HalfFull:
        """A file on a disk that fills up in the middle of a line."""

        def __init__(self, path: Path) -> None:
            self.file = path.open("ab", buffering=0)
            self.fileno = self.file.fileno

        def write(self, data: bytes) -> int:
            return self.file.write(data[:3])

    path = tmp_path / "x.durbar"
    path.write_text("whole\n")
    half = HalfFull(path)
    with pytest.raises(OSError, match="only 3 of 7 bytes"):
        LiveFile(path, half).append("broken\n")  # type: ignore[arg-type]
    half.file.close()
    assert path.read_text() == "whole\n"


GAMES = [
    durbar.play(Lanterns(3, refill=True, whisper=True), [First()] * 3, seed).record() for seed in range(3)
]


@given(st.sampled_from(GAMES), st.data())
def test_a_truncated_record_is_refused_never_misread(record: str, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(record) - 1))
    with pytest.raises(BadRecord):
        read(record[:cut])


@given(st.sampled_from(GAMES), st.data())
def test_a_truncated_live_record_keeps_every_finished_decision(record: str, data: st.DataObject) -> None:
    live = record.replace("written: whole", "written: live").partition("result: ")[0]
    head = live.index("\n\n") + 2
    cut = live[: data.draw(st.integers(head, len(live)))]
    if cut.endswith("\n"):
        assert len(read(cut)) == cut.count("\n") - live[:head].count("\n")
    else:
        with pytest.raises(BadRecord):
            read(cut)


@given(st.sampled_from(GAMES), st.data())
def test_a_damaged_record_raises_nothing_but_bad_record(record: str, data: st.DataObject) -> None:
    raw = bytearray(record.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        match = read(bytes(raw))
    except BadRecord:
        return
    assert match.over
