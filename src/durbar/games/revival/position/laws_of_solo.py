"""The laws of the solo game: two Squares, purple coins and debris."""

from collections.abc import Iterator

from mypy_extensions import i64

from durbar.core.breaches import Breach
from durbar.core.vecs import vec
from durbar.games.revival import content
from durbar.games.revival.position.laws_of_cards import is_being_named
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.book import ALL_COINS, EXTREME, WIDEST
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import (
    AFTERSHOCK,
    BID,
    BUILD,
    CELLS,
    CORE_CELLS,
    DEBRIS,
    ENDED,
    HAND_LIMIT,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    OPEN_MARKET,
    SECOND_BOARD,
    SPOTS,
    SQUARE_MISSION,
    SQUARES,
    STORE,
    WHERE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import DISCARDS, is_empty
from durbar.games.revival.rules.sections import COLOURS, JOKER, SIZE, awaited_section, end_at
from durbar.games.revival.rules.solo import DEBRIS_OF_A_COLOUR, bids_into
from durbar.games.revival.rules.squares import allowed_colours, is_solo_won, places, shown_colour
from durbar.games.revival.rules.table import NONE


def facts(t: RevivalKernel) -> Iterator[Breach]:
    yield from purple_coins(t)
    yield from debris(t)
    yield from squares(t)
    yield from market(t)


def purple_coins(t: RevivalKernel) -> Iterator[Breach]:
    r = t.ruins
    purple = [coin for coin in r.purple if coin != NONE]
    lying = sum(1 << coin for coin in set(purple))
    if len(purple) != len(set(purple)) or t.players[0].coins ^ lying != ALL_COINS:
        yield Breach("coins", "the five purple coins are not all there once", "6.6.1")
    for spot in range(SPOTS):
        load = sum(each >> 3 == spot for each in r.debris)
        if r.purple[spot] != NONE and load and t.book.coin_value[r.purple[spot]] <= load:
            yield Breach(f"coins.{content.SPOT_NAMES[spot]}", "too low for the debris under it", "V-R96")


def debris(t: RevivalKernel) -> Iterator[Breach]:
    for colour in range(COLOURS):
        if sum(each & 7 == colour for each in t.ruins.debris) > DEBRIS_OF_A_COLOUR:
            yield Breach("debris", f"more than five {content.COLOUR_NAMES[colour]} debris", "6.6.1")
    if t.round == 0 and (len(t.ruins.debris) or t.players[0].coins != ALL_COINS):
        yield Breach("debris", "nothing lies on the mat before the first round", "6.6.1")


def squares(t: RevivalKernel) -> Iterator[Breach]:
    """One colour in each monument, and the complete ones are part of a winning pair (V-R100)."""
    r = t.ruins
    for square in range(SQUARES):
        done, complete = 0, 0
        field = f"squares[{square}].monuments"
        p = t.players[square]
        for slot, monument in enumerate(p.monuments):
            built = [end_at(monument, level) for level in range(SIZE[monument_type(t, monument)])]
            shown = {t.book.colour_of[end] for end in built if end != NONE} - {JOKER}
            where = f"monument {slot + 1} of Square {square + 1}"
            if len(shown) > 1:
                yield Breach(field, f"{where} has several colours", "V-R99")
            elif awaited_section(monument) == NONE and not is_being_named(t, square, slot):
                colours = {t.colour(end) for end in built}
                if len(colours) > 1:
                    yield Breach("named", f"{where} has several colours", "V-R99")
                    continue
                complete += 1
                done |= 1 << monument_type(t, monument) * COLOURS + colours.pop()
        if done != r.done[square] or bin(done).count("1") != complete:
            yield Breach(field, f"Square {square + 1} has other complete monuments than noted", "6.6.2")
    if r.done[0] | r.done[1] and not (r.room[0] and r.room[1]):
        yield Breach("squares", "the complete monuments are part of no winning pair of Squares", "V-R100")


def market(t: RevivalKernel) -> Iterator[Breach]:
    """The four spaces open in order; the two of the storage are full from the second round on (6.6.3)."""
    filled = {cell for cell in range(CELLS) if t.market[cell] != NONE}
    core, storage = set(range(CORE_CELLS)), set(range(CORE_CELLS, CELLS))
    usual = core | storage if t.round > 1 else core
    if t.stage in (SECOND_BOARD, SQUARE_MISSION):
        right = not filled
    elif t.stage == OPEN_MARKET:
        opened = filled & core
        right = opened == set(range(len(opened))) and opened != core and filled - core == usual - core
    elif t.stage in (AFTERSHOCK, DEBRIS, BID):
        right = filled == usual
    elif t.stage == STORE:
        first = CORE_CELLS in filled
        right = 2 - first <= len(filled & core) <= 4 - first and CORE_CELLS + 1 not in filled
        right = right and (t.round > 1 or len(filled) == 2)
    else:
        lost = t.stage == ENDED and filled == storage
        right = lost or (filled < usual and usual - filled in target_pairs(t))
    if not right:
        names = ", ".join(content.CELL_NAMES[cell] for cell in sorted(filled)) or "none"
        yield Breach("market", f"these spaces cannot be filled now: {names}", "6.6.3")


def target_pairs(t: RevivalKernel) -> list[set[int]]:
    """What one coin takes."""
    base = t.mode() * SPOTS
    return [
        {int(t.book.target[(base + spot) * 2 + k]) for k in range(2)}
        for spot in range(SPOTS)
        if t.book.usable[t.mode()] >> spot & 1
    ]


# Who is asked what


def turns(t: RevivalKernel) -> Iterator[Breach]:
    p = t.players[0]
    if (is_solo_won(t) or is_lost(t)) != (t.stage == ENDED):
        yield Breach("stage", "the game ends when it is won, or the deck cannot fill the market", "V-R104")
    if t.stage == HAND_LIMIT and len(p.hand) + len(p.aside) <= hand_limit(t, 0):
        yield Breach("stage", "nothing is to be discarded", "4.9")
    if t.stage == BID and not bids_into(t, vec[i64]([0] * WIDEST)):
        yield Breach("stage", "no coin fits anywhere: another aftershock comes first", "V-R97")
    if (t.ruins.side == NONE) == (t.stage == DEBRIS):
        yield Breach("side", "a side is shaken while debris falls, not otherwise", "6.6.3")
    if t.stage == DEBRIS and not is_shaken(t):
        yield Breach("pending.spot", "a spot of the shaken side, without a coin, in its order", "V-R93")
    why = wrong_solo_question(t)
    if why:
        yield Breach("seats[0].asked", why, "4.2")


def is_lost(t: RevivalKernel) -> bool:
    """The market is cleaned, and there is no other round (V-R103)."""
    cleaned = t.stage == ENDED and all(t.market[cell] == NONE for cell in range(CORE_CELLS))
    return cleaned and (t.round == t.setting.rounds or t.blue_left < CORE_CELLS)


def is_shaken(t: RevivalKernel) -> bool:
    """The spots before this one have got their debris, or given their coin back."""
    r, side_of = t.ruins, t.book.side_of
    if not 0 <= t.at < SPOTS or side_of[t.at] != r.side or len(r.debris) >= COLOURS * DEBRIS_OF_A_COLOUR:
        return False
    return all(r.purple[spot] == NONE for spot in range(t.at + 1) if side_of[spot] == r.side)


def wrong_solo_question(t: RevivalKernel) -> str:
    """What is wrong with the question within the question of the stage; empty if nothing is."""
    p = t.players[0]
    aside = {OFFER_SECOND: 1, OFFER_TAKE: 2}.get(p.ask, 0)
    if len(p.aside) != aside:
        return "cards are put aside for a trade only"
    if t.players[1].ask != NONE:
        return "a Square is not asked"
    if p.ask == NONE:
        return ""
    if p.ask in (OFFER_SECOND, OFFER_TAKE):
        possible = t.setting.level == EXTREME and t.stage in (BID, BUILD, HAND_LIMIT, STORE)
        plain = p.ask_end == NONE and p.ask_area == NONE and p.ask_slot == NONE
        full = len(p.hand) + aside >= 2 and not is_empty(t.piles, DISCARDS)
        return "" if possible and plain and full else "nothing can be traded now"
    if t.stage != BUILD or p.ask_area == NONE:
        return "this is no question within another"
    if p.ask == WHERE:
        if p.ask_end == NONE or p.ask_slot != NONE or p.find(t.book.card_of[p.ask_end]) == NONE:
            return "asks about the end of a card in the hand"
        found = places(t, p.ask_area, p.ask_end)
        return "" if found & (found - 1) else "there are not several places to choose from"
    if p.ask == NAME_JOKERS:
        monuments = t.players[p.ask_area].monuments
        if p.ask_end != NONE or not 0 <= p.ask_slot < len(monuments):
            return "asks about a monument"
        monument = monuments[p.ask_slot]
        fresh = all(
            t.colour(end_at(monument, level)) == NONE for level in range(SIZE[monument_type(t, monument)])
        )
        if awaited_section(monument) != NONE or shown_colour(t, monument) != NONE or not fresh:
            return "asks about a complete monument of jokers only"
        return (
            ""
            if allowed_colours(t, p.ask_area, monument_type(t, monument))
            else "no colour could win any more"
        )
    return "this is no question within another"
