"""A kernel's journal becomes events, and each seat learns of them what it may."""

from durbar.core import Event, EventKind
from durbar.core.events import EventReader, redact

VOCABULARY = {"card": ("tea", "rope")}
KINDS = (
    EventKind("moved", ("seat", "steps:number")),
    EventKind("drew", ("seat", "card"), private=frozenset({"card"})),
    EventKind("stole", ("thief:seat", "victim:seat", "card"), frozenset({"card"}), ("thief", "victim")),
    EventKind("shown", ("card", "price:number"), reveals=True),
    EventKind("night"),
)
READER = EventReader(KINDS, VOCABULARY)


def one(*note: int) -> Event:
    (event,) = READER.read([*note, *[0] * (6 - len(note))])
    return event


def test_a_journal_is_read_six_ints_at_a_time() -> None:
    events = READER.read([0, 2, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0])
    assert [str(event) for event in events] == ["moved seat=2 steps=5", "night", "drew seat=1 card=tea"]
    assert READER.read([]) == ()


def test_fields_are_seats_numbers_and_words() -> None:
    assert dict(one(0, 1, -3).fields) == {"seat": 1, "steps": -3}
    assert dict(one(3, 1, 7).fields) == {"card": "rope", "price": 7}
    assert one(0, 1).seat == 1
    assert one(3).seat is None


def test_below_zero_a_word_or_seat_is_nothing() -> None:
    assert dict(one(3, -1, 7).fields) == {"card": None, "price": 7}
    assert one(0, -1, 2).seat is None


def test_what_is_private_is_shown_to_its_seat_only() -> None:
    event = one(1, 2, 1)
    assert event.seen_by(2) == event
    for seat in (0, 1, None):
        assert dict(event.seen_by(seat).fields) == {"seat": 2, "card": None}
    assert event.fields["card"] == "rope"


def test_several_seats_may_know() -> None:
    event = one(2, 0, 3, 1)
    assert event.witnesses == (0, 3)
    assert event.seen_by(0).fields["card"] == event.seen_by(3).fields["card"] == "rope"
    assert event.seen_by(1).fields["card"] is None
    assert event.seen_by(None).fields["card"] is None


def test_nobody_witnesses_for_a_seat_that_is_not_there() -> None:
    assert one(1, -1, 0).seen_by(None).fields["card"] is None


def test_events_carry_what_undo_needs_and_plain_json() -> None:
    assert one(3).reveals
    assert not one(4).reveals
    assert one(1, 2, 1).to_dict() == {"event": "drew", "seat": 2, "card": "rope"}
    assert redact([one(1, 2, 1), one(4)], 0)[1] == one(4)
    assert hash(one(4)) == hash(one(4))
