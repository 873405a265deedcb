"""The kernel of Revival: a table that plays. The rules are in the chapters; this is their switchboard."""

from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, NOBODY, Kernel, Rng, deal_by_weight
from durbar.core.sheet import Sheet
from durbar.core.vecs import vec
from durbar.games.revival.rules import (
    appraisal,
    features,
    fingerprint,
    knowledge,
    observation,
    policy,
    red_deck,
    rounds,
    scoring,
    setup,
    solo,
    solo_policy,
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
from durbar.games.revival.rules.table import NONE, Player, Table


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
            knowledge.seen_piles(self, seat),
            knowledge.seen_bids(self, seat),
            knowledge.seen_bottom(self, seat),
            knowledge.seen_drawn(self, seat),
        )

    def copy(
        self,
        players: list[Player],
        piles: vec[i64],
        bids: vec[i64],
        bottom: vec[i64],
        drawn: vec[i64],
    ) -> "RevivalKernel":
        """All that everybody sees, and what the caller says of the rest."""
        copy = RevivalKernel(
            self.book,
            self.setting,
            self.player,
            self.phase,
            self.stage,
            self.over,
            self.round,
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
            self.ruins.clone() if self.setting.solo else self.ruins,
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
        return self.stage in (BID, MANIPULATE)

    def lap(self) -> i64:
        return self.round

    def has_policy(self) -> bool:
        return True

    def hasty(self, rng: Rng) -> i64:
        return solo_policy.hasty_move(self) if self.setting.solo else policy.hasty_move(self, rng)

    def suppose(self, rng: Rng) -> None:
        policy.suppose_coins(self, rng)
        self.fill(rng)

    def outlook(self) -> float:
        return solo_policy.outlook(self)

    def things(self) -> list[tuple[str, float, float]]:
        return solo_policy.things(self) if self.setting.solo else []

    def promising(self, out: vec[i64]) -> i64:
        if self.setting.solo and self.phase == BID:
            return solo_policy.list_bids(self, out)
        return self.legal(out)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def fingerprint(self) -> i64:
        return fingerprint.fingerprint(self)


def new_kernel(book: Book, setting: Setting) -> RevivalKernel:
    """Before anything has happened: chance is asked first."""
    piles = setup.new_piles(setting)
    start: i64 = SECOND_BOARD if setting.solo else FIRST_PLAYER
    return RevivalKernel(
        book=book,
        setting=setting,
        player=CHANCE,
        phase=start,
        stage=start,
        over=False,
        round=0,
        first=0,
        at=0,
        cell=0,
        need=NONE,
        surplus=0,
        busy=0,
        laid=0,
        blue_left=size(piles, BLUE),
        red_left=size(piles, RED),
        holographic_built=0,
        closed=0,
        claimed=0,
        bhairavs=BIT[COLOURS] - 1 if setting.bhairav else 0,
        bought=NONE,
        players=setup.new_players(setting),
        ruins=setup.new_ruins(setting),
        piles=piles,
        market=setup.row_of_none(12),
        bids=setup.row_of_none(18),
        queue=vec[i64]([0] * 6),
        bottom=vec[i64](),
        drawn=vec[i64](),
        declared=setup.row_of_none(20),
        holographic_value=setup.row_of_none(5),
        objectives=vec[i64](),
    )
