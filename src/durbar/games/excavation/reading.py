"""Builds a position from JSON: what `position.describe` told, or what somebody wrote by hand.

Only the digs must be said. Defaults: round 1; seat 0 is first, active, and chooses an action; no
tokens; ARCH cards fill up everybody's six; digs are listed as they are written; the personality list
shows the first six types; and whatever is not mentioned is in its pile, its bag or its supply. Cards
in front of a player count as used unseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.errors import BadPosition
from durbar.core.kernel import BIT, CHANCE, NOBODY
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SET_ASIDE, SITE_NAMES
from durbar.games.excavation.fields import array, counts, index, indices, mapping, number, only
from durbar.games.excavation.position import AFTER, NEXT_ROUND, SEEN
from durbar.games.excavation.rules import ledger as seen
from durbar.games.excavation.rules.deduction import purse_after
from durbar.games.excavation.rules.ground import find_at, lay_find, open_dig, put_token
from durbar.games.excavation.rules.kernel import WIDE, Excavation, start
from durbar.games.excavation.rules.table import (
    ARCH,
    CHOOSE_ACTION,
    COLOURS,
    DIG,
    DRAW_FIND,
    DRAW_FIRST_PLAYER,
    DRAW_FOR_MARKER,
    DRAW_PERSONALITY,
    DRAW_SITE,
    DRAW_TO_RENEW,
    FREE,
    HAND,
    LIST_LENGTH,
    NEUTRAL,
    ONE_CARD,
    ONE_TOKEN,
    OVER,
    PAY,
    PLACE,
    RECOLOUR_ALSO,
    RECOLOUR_TO,
    RENEW_ALSO,
    TAKE,
    THEN_SET_UP,
    TOKEN,
    TOKENS,
    UNDER_SPADE,
    USE_TO_HIRE,
    Book,
    Listing,
    cards,
    cards_owned,
    forget,
    tokens,
)
from durbar.games.excavation.vocabulary import ENDINGS, PROMPTS

PHASES = (*(prompt.name for prompt in PROMPTS), "over")
FINDS = 95
PERSONALITIES = 40
SETTLED = ("left", "moved", "position", "victim", "dig", "lowest", "colours", "one", "two", "drawn")
GOING_ON = ("host", "joined", "after", "frozen", "ring")
FIELDS = ("round", "first", "active", "phase", "ending", "players", "tokens", "digs", "sites")
SETTING_UP = (DRAW_SITE, DRAW_FOR_MARKER, DRAW_PERSONALITY, DRAW_FIRST_PLAYER)
NEEDED = {  # what must be pending for a question to make sense
    "place": ("left",),
    "take": ("left",),
    "discard": ("position",),
    "use": ("position", "left"),
    "renew-also": ("one",),
    "recolour-also": ("one",),
    "recolour-to": ("one", "two"),
    "pay": ("dig", "colours"),
    "draw-find": ("host", "one", "ring"),
    "draw-for-marker": ("host", "one"),
    "draw-to-renew": ("one", "two"),
    "draw-loot": ("victim",),
}
POOLS = ("personalities", "bag", "pile", "discard", "site_pile", "pending", "seen")


def build(position: Mapping[str, Any], book: Book, seats: int, short: bool) -> Excavation:
    """The position; BadPosition names the field that cannot be read."""
    only(position, (*FIELDS, *POOLS), "")
    t = start(book, seats, 0)
    forget(t)
    _read_turn(t, position)
    rows = array(position.get("players", [{}] * seats), "players")
    if len(rows) != seats:
        raise BadPosition(f"there are {seats} players, not {len(rows)}", field="players")
    for seat, row in enumerate(rows):
        _read_player(t, seat, mapping(row, f"players[{seat}]"))
    for name, row in mapping(position.get("digs", {}), "digs").items():
        _read_dig(t, index(name, SITE_NAMES, "digs"), mapping(row, f"digs.{name}"), f"digs.{name}")
    for name, owner in mapping(position.get("tokens", {}), "tokens").items():
        put_token(t, _free_cell(t, name, "tokens"), number(owner, f"tokens.{name}", 0, seats - 1))
    _read_lists(t, position)
    _read_pending(t, mapping(position.get("pending", {}), "pending"))
    _read_pools(t, position)
    _read_site_pile(t, position, short)
    _read_supplies(t, rows)
    _read_ledger(t, position)
    _check_question(t)
    return t


def _read_turn(t: Excavation, position: Mapping[str, Any]) -> None:
    last = int(t.seats) - 1
    t.round_number = number(position.get("round", 1), "round", 0, 9999)
    t.first = number(position.get("first", 0), "first", 0, last)
    t.active = number(position.get("active", int(t.first)), "active", 0, last)
    t.phase = index(position.get("phase", PHASES[0]), PHASES, "phase")
    t.over = t.phase == OVER
    t.player = t.active if t.phase < DRAW_SITE else CHANCE
    if t.over:
        t.player = NOBODY
        t.ending = index(position.get("ending", ENDINGS[0]), ENDINGS, "ending")
    elif "ending" in position:
        raise BadPosition("a game that goes on has no ending", field="ending")


def _read_player(t: Excavation, seat: int, row: Mapping[str, Any]) -> None:
    where = f"players[{seat}]"
    only(row, ("hand", "front", "supply", "lost", "finds", "sites"), where)
    owned = int(cards_owned(t, seat))
    hand = counts(row.get("hand", {}), CARD_NAMES, f"{where}.hand", HAND)
    front = counts(row.get("front", {}), CARD_NAMES, f"{where}.front", HAND)
    missing = max(owned - sum(hand) - sum(front), 0)
    if "hand" not in row:
        hand[ARCH] += missing
    elif "front" not in row:
        front[ARCH] += missing
    patron = t.patrons[seat]
    patron.hand = _pack(hand, ONE_CARD)
    patron.front = _pack(front, ONE_CARD)
    patron.hand_size = sum(hand)
    patron.lost = number(row.get("lost", 0), f"{where}.lost", 0, TOKENS)
    patron.won = _pack(counts(row.get("finds", {}), COLOUR_NAMES, f"{where}.finds", FINDS), ONE_TOKEN)
    for site in indices(row.get("sites", []), SITE_NAMES, f"{where}.sites"):
        patron.sites |= BIT[site]


def _read_dig(t: Excavation, site: int, row: Mapping[str, Any], where: str) -> None:
    only(row, ("finds", "under", "bare"), where)
    finds = mapping(row.get("finds", {}), f"{where}.finds")
    for name, colour in finds.items():
        cell = _free_cell(t, name, f"{where}.finds")
        lay_find(t, cell, site, index(colour, COLOUR_NAMES, f"{where}.finds.{name}"))
    for name in array(row.get("bare", []), f"{where}.bare"):
        open_dig(t, _free_cell(t, name, f"{where}.bare"), site)
    marker = HEX_NAMES[t.book.valley.site_cells[site]]
    if marker not in finds:
        open_dig(t, _free_cell(t, marker, where), site)
    above = site
    for stacked in indices(row.get("under", []), SITE_NAMES, f"{where}.under"):
        t.under[above] = stacked
        above = stacked
    t.sites.cards = append(t.sites.cards, i64(site))


def _free_cell(t: Excavation, name: object, field: str) -> int:
    cell = index(name, HEX_NAMES, field)
    if t.ground[cell] < FREE:
        raise BadPosition(f"{field}: {name} is no playable hex of this map", field=field, rule="X-R28")
    if t.ground[cell] != FREE:
        raise BadPosition(f"{field}: something lies on {name} already", field=field, rule="X-R28")
    return cell


def _read_lists(t: Excavation, position: Mapping[str, Any]) -> None:
    digs = [SITE_NAMES[site] for site in t.sites.cards]
    t.sites = _read_list(t, position.get("sites", digs), "sites", "site", SITE_NAMES)
    if sorted(SITE_NAMES[site] for site in t.sites.cards) != sorted(digs):
        raise BadPosition("sites: the list has one card for every dig", field="sites", rule="4.5")
    there = [
        name
        for k, name in enumerate(CARD_NAMES)
        if k != ARCH and sum(cards(p.hand + p.front, k) for p in t.patrons) < cards(t.book.pile, k)
    ]
    shown = position.get("personalities", there[:LIST_LENGTH])
    t.row = _read_list(t, shown, "personalities", "card", CARD_NAMES)
    if ARCH in t.row.cards:
        raise BadPosition("personalities: an ARCH is no personality", field="personalities", rule="X-R5")


def _read_list(t: Excavation, rows: object, field: str, what: str, names: Sequence[str]) -> Listing:
    listing = Listing(vec[i64](), vec[i64](), vec[i64]())
    for k, row in enumerate(array(rows, field)):
        where = f"{field}[{k}]"
        row = {what: row} if isinstance(row, str) else mapping(row, where)
        only(row, (what, "tokens"), where)
        listing.cards = append(listing.cards, i64(index(row.get(what), names, f"{where}.{what}")))
        owners = array(row.get("tokens", []), f"{where}.tokens")
        listing.counts = append(listing.counts, i64(len(owners)))
        for owner in owners:
            seat: int = NEUTRAL
            if owner != "neutral":
                seat = number(owner, f"{where}.tokens", 0, int(t.seats) - 1)
                t.patrons[seat].supply -= 1
            listing.owners = append(listing.owners, i64(seat))
    return listing


def _read_pending(t: Excavation, row: Mapping[str, Any]) -> None:
    only(row, (*SETTLED, *GOING_ON), "pending")
    for name in NEEDED.get(PHASES[t.phase], ()):
        if name not in row or (name != "victim" and not row[name]):  # seat 0 can be robbed, 0 cards not used
            raise BadPosition(
                f"{PHASES[t.phase]} needs pending.{name}", field=f"pending.{name}", rule="X-R122"
            )

    def cell(name: str) -> int:
        return index(row[name], HEX_NAMES, f"pending.{name}") if name in row else -1

    def site(name: str) -> int:
        return index(row[name], SITE_NAMES, f"pending.{name}") if name in row else -1

    t.left = number(row.get("left", 0), "pending.left", 0, LIST_LENGTH)
    t.moved = number(row.get("moved", 0), "pending.moved", 0, 3)
    t.position = number(row.get("position", 0), "pending.position", 0, LIST_LENGTH) - 1
    t.victim = number(row.get("victim", -1), "pending.victim", -1, int(t.seats) - 1)
    t.dig = site("dig")
    t.lowest = index(row.get("lowest", CARD_NAMES[ARCH]), CARD_NAMES, "pending.lowest")
    for colour in indices(row.get("colours", []), COLOUR_NAMES, "pending.colours"):
        t.colours |= BIT[colour]
    t.one, t.two = cell("one"), cell("two")
    t.drawn = index(row["drawn"], COLOUR_NAMES, "pending.drawn") if "drawn" in row else -1
    t.host = site("host")
    for joined in indices(row.get("joined", []), SITE_NAMES, "pending.joined"):
        t.joined |= BIT[joined]
    t.after = index(row.get("after", AFTER[t.after]), AFTER, "pending.after")
    frozen = indices(row.get("frozen", []), SITE_NAMES, "pending.frozen")
    if len(frozen) > 2:
        raise BadPosition("pending.frozen: two sites spread at most", field="pending.frozen", rule="X-R84")
    t.frozen, t.frozen_next = (*frozen, -1, -1)[:2]
    for name in array(row.get("ring", []), "pending.ring"):
        t.ground[_free_cell(t, name, "pending.ring")] = UNDER_SPADE


def _check_question(t: Excavation) -> None:
    """Somebody must be able to answer what is asked."""
    ground = t.ground
    if UNDER_SPADE in ground and t.phase != DRAW_FIND:
        raise BadPosition("pending.ring: no ring is being drawn", field="pending.ring", rule="6.4")
    setting_up = t.round_number == 0
    if not t.over and setting_up != (t.after == THEN_SET_UP):
        raise BadPosition("round 0 is the setting up, and no other is", field="round", rule="3")
    if setting_up and t.phase not in (*SETTING_UP, OVER):
        raise BadPosition(f"round 0: {PHASES[t.phase]} is not asked in setting up", field="phase", rule="3")
    fits = True
    if t.phase == RENEW_ALSO or t.phase == DRAW_TO_RENEW:
        fits = all(ground[c] >= DIG and find_at(ground[c]) >= 0 for c in (t.one, t.two) if c >= 0)
    elif t.phase in (RECOLOUR_ALSO, RECOLOUR_TO):
        fits = all(TOKEN <= ground[c] < UNDER_SPADE for c in (t.one, t.two) if c >= 0)
    elif t.phase in (DRAW_FIND, DRAW_FOR_MARKER):
        wanted = UNDER_SPADE if t.phase == DRAW_FIND else DIG + 8 * t.host
        fits = t.host in t.sites.cards and ground[t.one] == wanted
    elif t.phase == CHOOSE_ACTION:
        fits = t.patrons[t.active].hand_size > 0
    elif t.phase in (PLACE, TAKE):
        fits = t.left + t.moved <= 3
    elif t.phase == USE_TO_HIRE:
        fits = t.left <= t.position
    elif t.phase == PAY:
        fits = t.dig in t.sites.cards and t.colours & ~1 == t.colours
    if fits and not t.over:
        out = WIDE[:]
        fits = (t.outcomes(out, WIDE[:]) if t.player == CHANCE else t.legal(out)) > 0
    if not fits:
        raise BadPosition(f"nothing can be answered to {PHASES[t.phase]}", field="phase", rule="X-R122")


def _read_pools(t: Excavation, position: Mapping[str, Any]) -> None:
    """Bag, pile and discard: as written, or what is not elsewhere."""
    t.discard = _pack(counts(position.get("discard", {}), CARD_NAMES, "discard", PERSONALITIES), ONE_CARD)
    if "pile" in position:
        t.pile = _pack(counts(position["pile"], CARD_NAMES, "pile", PERSONALITIES), ONE_CARD)
    else:
        t.pile = 0
        for card in range(ARCH + 1, len(CARD_NAMES)):
            held = sum(cards(p.hand + p.front, card) for p in t.patrons) + list(t.row.cards).count(card)
            rest = cards(t.book.pile, card) - held - cards(t.discard, card)
            t.pile += _rest(rest, CARD_NAMES[card], "pile", "X-R1") * ONE_CARD[card]
    if "bag" in position:
        t.bag = _pack(counts(position["bag"], COLOUR_NAMES, "bag", FINDS), ONE_TOKEN)
    else:
        t.bag = 0
        for colour in range(COLOURS):
            out = sum(tokens(heap, colour) for heap in (*t.finds, *(p.won for p in t.patrons)))
            rest = tokens(t.book.bag, colour) - out - (1 if t.drawn == colour else 0)
            t.bag += _rest(rest, COLOUR_NAMES[colour], "bag", "2") * ONE_TOKEN[colour]


def _rest(rest: int, name: str, field: str, rule: str) -> int:
    if rest < 0:
        raise BadPosition(f"{field}: there are {-rest} {name} too many", field=field, rule=rule)
    return rest


def _read_site_pile(t: Excavation, position: Mapping[str, Any], short: bool) -> None:
    """Every site card is in the list, under a dig, won or still to come."""
    placed: list[int] = list(t.sites.cards)
    placed += [int(stacked) for stacked in t.under if stacked >= 0]
    placed += [site for p in t.patrons for site in range(len(SITE_NAMES)) if p.sites >> site & 1]
    for site in placed:
        if not t.unseen >> site & 1:
            raise BadPosition(f"the card of {SITE_NAMES[site]} is in two places", field="digs", rule="X-R1")
        t.unseen &= ~BIT[site]
    left = len(SITE_NAMES) - len(placed) - (SET_ASIDE if short else 0)
    if left < 0:
        raise BadPosition(f"{SET_ASIDE} site cards are set aside", field="digs", rule="X-R7")
    t.site_pile = number(position.get("site_pile", left), "site_pile", left, left)


def _read_supplies(t: Excavation, rows: Sequence[Mapping[str, Any]]) -> None:
    for seat, row in enumerate(rows):
        left = int(t.patrons[seat].supply - t.patrons[seat].lost)
        if left < 0:
            raise BadPosition(f"seat {seat} has {TOKENS} tokens in all", field="tokens", rule="X-R2")
        t.patrons[seat].supply = number(row.get("supply", left), f"players[{seat}].supply", left, left)


def _read_ledger(t: Excavation, position: Mapping[str, Any]) -> None:
    """What was seen; by default, only that the cards in front of everybody were used."""
    if "seen" in position:
        for k, line in enumerate(array(position["seen"], "seen")):
            t.ledger = append(t.ledger, i64(_read_line(line, f"seen[{k}]", int(t.seats))))
    else:
        for seat in range(t.seats):
            for _ in range(cards_owned(t, seat) - t.patrons[seat].hand_size):
                t.ledger = append(t.ledger, seen.entry(seen.SAW_HIDDEN, seat, ARCH))
    for seat, patron in enumerate(t.patrons):
        changed = purse_after(t.ledger, 0, len(t.ledger), seat, 0)
        patron.opening = patron.hand + patron.front - changed


def _read_line(line: object, field: str, seats: int) -> int:
    if line == NEXT_ROUND:
        return int(seen.entry(seen.SAW_ROUND, 0, 0))
    words = line.split(" ", 1) if isinstance(line, str) else []
    if len(words) == 2 and words[0].isdecimal() and int(words[0]) < seats:
        seat, what = int(words[0]), words[1]
        for kind, said in SEEN.items():
            if what == said:
                return int(seen.entry(kind, seat, ARCH))
            if what.startswith(f"{said} "):
                *victim, card = what.removeprefix(f"{said} ").split()
                if kind == seen.SAW_THEFT and len(victim) == 2 and victim[0].isdecimal():
                    robbed = number(int(victim[0]), field, 0, seats - 1)
                    return int(seen.theft(seat, robbed, index(card, CARD_NAMES, field)))
                if kind in (seen.SAW_DISCARD, seen.SAW_GAIN) and not victim:
                    return int(seen.entry(kind, seat, index(card, CARD_NAMES, field)))
    raise BadPosition(f"{field}: {line!r} is nothing one can have seen of cards", field=field, rule="8")


def _pack(found: Sequence[int], one: vec[i64]) -> int:
    return sum(many * int(one[k]) for k, many in enumerate(found))
