"""The kernel of Revival: a table that plays. The rules are in the chapters; this is their switchboard."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, NOBODY, Kernel, Rng, deal_by_weight, mix
from durbar.core.vecs import vec
from durbar.games.revival.rules import (
    appraisal,
    features,
    knowledge,
    red_deck,
    rounds,
    scoring,
    setup,
    solo,
    solo_rounds,
    squares,
)
from durbar.games.revival.rules.book import Book, Setting
from durbar.games.revival.rules.numbers import (
    AFTERSHOCK,
    BID,
    C_BOARD,
    C_CARD,
    C_DEBRIS,
    C_MISSION,
    C_SIDE,
    CHANCES,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEBRIS,
    DRAW_RED,
    FIRST_PLAYER,
    MANIPULATE,
    OPEN_MARKET,
    SECOND_BOARD,
    SQUARE_MISSION,
)
from durbar.games.revival.rules.piles import BLUE, RED, list_cards, nth, size
from durbar.games.revival.rules.sections import COLOURS
from durbar.games.revival.rules.table import NONE, Player, Ruins, Table


class RevivalKernel(Table):
    """One position of Revival."""

    def legal(self, out: vec[i64]) -> i64:
        if self.setting.solo:
            return solo_rounds.legal(self, out)
        return rounds.legal(self, out)

    def apply(self, action: i64) -> None:
        if self.player == CHANCE:
            self.chance(action)
        elif self.setting.solo:
            solo_rounds.apply(self, action)
        else:
            rounds.apply(self, action)

    # Chance

    def chance(self, outcome: i64) -> None:
        """Chance has answered."""
        phase = self.phase
        if phase == OPEN_MARKET:
            if self.setting.solo:
                solo_rounds.deal_market(self, outcome - C_CARD)
            else:
                rounds.deal_market(self, outcome - C_CARD)
        elif phase == DRAW_RED:
            rounds.take_drawn(self, outcome - C_CARD)
        elif phase == DEBRIS:
            solo.drop_debris(self, outcome - C_DEBRIS)
            solo_rounds.shake(self)
        elif phase == AFTERSHOCK:
            solo.shake(self, outcome - C_SIDE)
            solo_rounds.shake(self)
        elif phase == SECOND_BOARD:
            solo.deal_board(self, outcome - C_BOARD)
            solo_rounds.deal_setup(self)
        elif phase == SQUARE_MISSION:
            solo.give_mission(self, outcome - C_MISSION)
            solo_rounds.deal_setup(self)
        else:
            setup.deal_setup(self, outcome)

    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        phase = self.phase
        if phase >= SECOND_BOARD and phase != OPEN_MARKET and phase != DRAW_RED:
            return solo.solo_outcomes(self, out, weight)
        n: i64 = 0
        if phase == DRAW_RED:
            n = red_deck.red_outcomes(self, out)
        elif phase == OPEN_MARKET:
            n = list_cards(self.piles, BLUE, C_CARD, out, 0)
        else:
            n = setup.setup_outcomes(self, out)
        for k in range(n):
            weight[k] = 1
        return n

    def deal(self, rng: Rng) -> None:
        """The frequent ones without listing what could happen."""
        phase = self.phase
        if phase == OPEN_MARKET:
            card = nth(self.piles, BLUE, rng.below(self.blue_left))
            if self.setting.solo:
                solo_rounds.deal_market(self, card)
            else:
                rounds.deal_market(self, card)
        elif phase == DRAW_RED and self.red_left > 0:
            rounds.take_drawn(self, nth(self.piles, RED, rng.below(self.red_left)))
        elif phase == AFTERSHOCK:
            self.chance(C_SIDE + rng.below(solo.SIDES))
        elif phase == DEBRIS:
            pick = rng.below(COLOURS * solo.DEBRIS_OF_A_COLOUR - len(self.ruins.debris))
            colour: i64 = 0
            while pick >= solo.in_bag(self, colour):
                pick -= solo.in_bag(self, colour)
                colour += 1
            self.chance(C_DEBRIS + colour)
        elif phase < SECOND_BOARD:
            self.chance(setup.pick_setup(self, rng))
        else:
            deal_by_weight(self, rng, vec[i64]([0] * CHANCES), vec[i64]([0] * CHANCES))

    # Copies

    def clone(self) -> "RevivalKernel":
        return self.copy(
            [p.clone() for p in self.players],
            self.ruins.clone() if self.setting.solo else self.ruins,
            self.piles[:],
            self.bids[:],
            self.bottom[:],
            self.drawn[:],
        )

    def seen_by(self, seat: i64) -> Kernel:
        players: list[Player] = []
        for owner in range(len(self.players)):
            players.append(knowledge.seen_player(self, owner, seat))
        return self.copy(
            players,
            self.ruins.clone(),
            knowledge.seen_piles(self, seat),
            knowledge.seen_bids(self, seat),
            knowledge.seen_bottom(self, seat),
            knowledge.seen_drawn(self, seat),
        )

    def copy(
        self,
        players: list[Player],
        ruins: Ruins,
        piles: vec[i64],
        bids: vec[i64],
        bottom: vec[i64],
        drawn: vec[i64],
    ) -> "RevivalKernel":
        """A new position: all that everybody sees, and what the caller says of the rest."""
        copy = RevivalKernel(
            self.book,
            self.setting,
            self.player,
            self.phase,
            self.stage,
            self.over,
            self.turn,
            self.first,
            self.at,
            self.cell,
            self.need,
            self.surplus,
            self.busy,
            self.laid,
            self.blue_left,
            self.red_left,
            self.holographic_built,
            self.closed,
            self.claimed,
            self.bhairavs,
            self.bought,
            players,
            ruins,
            piles,
            self.market[:],
            bids,
            self.queue[:],
            bottom,
            drawn,
            self.declared[:],
            self.holographic_value[:],
            self.objectives[:],
        )
        copy.turns = self.turns
        return copy

    def fill(self, rng: Rng) -> None:
        knowledge.fill(self, rng)

    # Looking at it

    def chance_about(self) -> i64:
        phase = self.phase
        if phase in (DEAL_MISSION, DEAL_ARCHITECT):
            return self.at
        if phase == DRAW_RED:
            return self.queue[self.at]
        return 0 if phase == SQUARE_MISSION else NOBODY

    def seat_count(self) -> i64:
        return self.setting.players

    def team_of(self, seat: i64) -> i64:
        return seat if self.setting.teams == 0 else seat % self.setting.teams

    def compare(self, one: i64, other: i64) -> i64:
        return scoring.team_score(self, one) - scoring.team_score(self, other)

    def nobody_wins(self) -> bool:
        return self.setting.solo and not squares.is_solo_won(self)

    def appraise(self, seat: i64) -> float:
        return appraisal.appraise(self, seat)

    def features(self, out: vec[float]) -> i64:
        return 0 if self.setting.solo else features.features(self, out)

    def clock(self) -> float:
        return features.clock(self)

    def chapter(self) -> i64:
        return features.chapter(self)

    def side(self, seat: i64) -> i64:
        return seat if self.setting.teams == 0 else seat % self.setting.teams

    def is_contest(self) -> bool:
        return not self.setting.solo and self.stage in (BID, MANIPULATE)

    def lap(self) -> i64:
        return self.turn

    def fingerprint(self) -> i64:
        digest = mix(self.player + 2, self.phase)
        digest = mix(digest, self.stage)
        digest = mix(digest, self.turn * 8 + self.first)
        digest = mix(digest, self.at * 8 + self.cell)
        digest = mix(digest, (self.need + 1) * 2 + self.surplus)
        digest = mix(digest, self.busy * 8 + self.laid)
        digest = mix(digest, self.blue_left * 128 + self.red_left)
        digest = mix(digest, self.closed * 1024 + self.claimed)
        digest = mix(digest, (self.bought + 1) * 32 + self.bhairavs)
        digest = mix(digest, self.holographic_built)
        for p in self.players:
            digest = mix(digest, p.score * 64 + p.coin_points)
            digest = mix(digest, p.coins * 32 + p.colours)
            digest = mix(digest, (p.mission + 2) * 8 + p.architect + 1)
            digest = mix(digest, (p.bhairav + 1) * 16 + p.objective + 1)
            digest = mix(digest, (p.ask + 1) * 256 + p.ask_end + 1)
            digest = mix(digest, (p.ask_area + 1) * 64 + p.ask_slot + 1)
            digest = mix_row(digest, p.hand, len(p.hand))
            digest = mix_row(digest, p.aside, len(p.aside))
            digest = mix_row(digest, p.monuments, len(p.monuments))
        digest = mix_row(digest, self.piles, len(self.piles))
        digest = mix_row(digest, self.market, len(self.market))
        digest = mix_row(digest, self.bids, self.laid * 3)
        digest = mix_row(digest, self.bottom, len(self.bottom))
        digest = mix_row(digest, self.drawn, len(self.drawn))
        digest = mix_row(digest, self.declared, len(self.declared))
        digest = mix_row(digest, self.holographic_value, len(self.holographic_value))
        digest = mix_row(digest, self.objectives, len(self.objectives))
        if self.setting.solo:
            digest = mix(digest, self.ruins.board * 8 + self.ruins.side)
            digest = mix_row(digest, self.ruins.purple, len(self.ruins.purple))
            digest = mix_row(digest, self.ruins.debris, len(self.ruins.debris))
            digest = mix_row(digest, self.ruins.done, len(self.ruins.done))
        return digest


def mix_row(digest: i64, row: vec[i64], length: i64) -> i64:
    digest = mix(digest, length)
    for k in range(length):
        digest = mix(digest, row[k])
    return digest


def new_kernel(book: Book, setting: Setting) -> RevivalKernel:
    """Before anything has happened: chance is asked first."""
    piles = setup.new_piles(setting)
    start: i64 = SECOND_BOARD if setting.solo else FIRST_PLAYER
    return RevivalKernel(
        book,
        setting,
        CHANCE,
        start,
        start,
        False,
        0,
        0,
        0,
        0,
        NONE,
        0,
        0,
        0,
        size(piles, BLUE),
        size(piles, RED),
        0,
        0,
        0,
        BIT[COLOURS] - 1 if setting.bhairav else 0,
        NONE,
        setup.new_players(setting),
        setup.new_ruins(),
        piles,
        setup.row_of_none(12),
        setup.row_of_none(18),
        vec[i64]([0] * 6),
        vec[i64](),
        vec[i64](),
        setup.row_of_none(20),
        setup.row_of_none(5),
        vec[i64](),
    )
