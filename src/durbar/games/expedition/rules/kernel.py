"""Expedition as a Kernel: who is asked, what may be answered, and which chapter of the rules acts on it."""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, Rng, deal_by_weight
from durbar.core.sheet import Sheet
from durbar.core.vecs import vec
from durbar.games.expedition.rules import (
    actions,
    appraisal,
    chance,
    characters,
    day_end,
    effects,
    equipment,
    features,
    fingerprint,
    laying,
    movement,
    observation,
    plans,
    scoring,
    setup,
    turn,
)
from durbar.games.expedition.rules.book import Book, Setting
from durbar.games.expedition.rules.knowledge import guess_tents, known_player, public_player, unseen_tents
from durbar.games.expedition.rules.landscape import SPACES, ZERO, Landscape
from durbar.games.expedition.rules.layout import (
    GO_DICE,
    GO_DISPLAYS,
    GO_NEXT_TENT,
    GO_SETUP,
    GO_STANDEE,
    GO_TENT_DRAW,
    GO_TENTS,
    GO_TURN,
    GO_WEATHER,
    MOST_TILES,
    NOT_VEILED,
    WIDEST,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    ANIMALS,
    BARREL_ROLL,
    BEFORE_MOVE,
    BLACK_DIE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CITY_RESOURCE,
    DECK_CARDS,
    DRAW_BOARD,
    DRAW_SHAPE,
    DRAW_TOP_MAP,
    EQUIPMENT,
    GOODS,
    LEAVE_STRIP,
    M_BUY,
    M_BUY_SPECIAL,
    M_CHOOSE,
    M_COLLECT,
    M_DONE,
    M_EXCHANGE,
    M_EXIT,
    M_GAIN,
    M_GO,
    M_MAP,
    M_MAP_TOP,
    M_MOVE,
    M_OFFER,
    M_OFFER_TWO,
    M_PAINT,
    M_PASS,
    M_PLACE,
    M_REROLL,
    M_ROLL,
    M_ROPE_LADDER,
    M_STOP,
    M_SWAP,
    M_TAKE,
    M_TENT,
    M_TERRAIN_MAP,
    M_TOOL_CASE,
    M_TURN,
    MAP_KINDS,
    MOVE_YAK,
    PICK_MAP,
    PLAY_TENTS,
    ROLL_DIE,
)
from durbar.games.expedition.rules.table import Player, Table, count_bits, nth_bit

NUMBERS: Final = vec[i64]([0] * WIDEST)  # only ever copied


class ExpeditionKernel(Table):
    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == ACTIONS:
            return actions.legal_action(self, out)
        if phase == BEFORE_MOVE:
            return turn.legal_before(self, out)
        if phase == CHOOSE_DIE:
            return turn.legal_die(self, out)
        if phase == MOVE_YAK:
            return plans.legal_plan(self, out)
        if phase in (BLACK_DIE, CITY_RESOURCE):
            return turn.offer_resources(out)
        if phase == PLAY_TENTS:
            return turn.legal_tent(self, out)
        if phase == PICK_MAP:
            return actions.legal_map(self, out)
        if phase == LEAVE_STRIP:
            return plans.legal_exit(self, out)
        if phase == BARREL_ROLL:
            return effects.legal_barrel(self, out)
        if phase == CHOOSE_CHARACTER:
            return setup.legal_character(self, out)
        return setup.legal_place(self, out)

    def apply(self, action: i64) -> None:
        """The answer to the open question, and whatever then comes by itself. Frequent questions first."""
        phase = self.phase
        if self.player == CHANCE:
            chance.take_outcome(self, action)
        elif phase == ACTIONS:
            self.act_on_space(action)
        elif phase == BEFORE_MOVE:
            if action == M_GO:
                turn.rest_or_move(self)
            else:
                self.act_in_window(action)
        elif phase == CHOOSE_DIE:
            if M_TAKE <= action < M_REROLL:
                turn.take_die(self, action - M_TAKE)
            elif M_REROLL <= action < M_GAIN:
                turn.reroll_dice(self, action - M_REROLL)
            else:
                self.act_in_window(action)
        elif phase == MOVE_YAK:
            movement.choose_plan(self, action - M_MOVE)
        else:
            self.answer(action)
        while self.phase >= GO_SETUP:
            self.proceed()

    def answer(self, m: i64) -> None:
        """The rarer questions, which have one kind of answer or two."""
        phase = self.phase
        if phase == PICK_MAP:
            if m == M_MAP_TOP:
                self.draw(DRAW_TOP_MAP, ACTIONS)
            else:
                actions.take_open_map(self, m - M_MAP)
        elif phase == BLACK_DIE:
            turn.take_black_resource(self, m - M_GAIN)
        elif phase == CITY_RESOURCE:
            turn.take_city_resource(self, m - M_GAIN)
        elif phase == BARREL_ROLL:
            if m == M_STOP:
                effects.stop_barrel(self)
            else:
                effects.roll_barrel(self, m - M_ROLL + 1)
        elif phase == PLAY_TENTS:
            if m == M_PASS:
                turn.pass_tents(self)
            else:
                turn.play_tents(self, m - M_TENT + 1)
        elif phase == LEAVE_STRIP:
            movement.choose_exit(self, m - M_EXIT)
        elif phase == CHOOSE_CHARACTER:
            setup.choose_character(self, m - M_CHOOSE)
        else:
            setup.place_yak(self, m - M_PLACE)

    def act_in_window(self, m: i64) -> None:
        """What may be done in several windows: the Yak guide's arts, and the cards without a target."""
        if m < M_TURN:
            characters.exchange(self, m - M_EXCHANGE)
        elif m < M_TOOL_CASE:
            characters.turn_pink(self, m - M_TURN + 1)
        elif m >= M_TERRAIN_MAP:
            self.play_terrain_map(m - M_TERRAIN_MAP)
        else:
            equipment.play_card(self, m)

    def act_on_space(self, m: i64) -> None:
        if m == M_DONE:
            turn.end_actions(self)
        elif m < M_PAINT or m >= M_TERRAIN_MAP:
            self.act_in_window(m)
        elif m < M_COLLECT:
            actions.paint(self, m - M_PAINT)
        elif m < M_BUY:
            actions.collect(self, m - M_COLLECT)
        elif m < M_BUY_SPECIAL:
            actions.buy(self, m - M_BUY)
        elif m < M_OFFER:
            actions.buy_special(self, m - M_BUY_SPECIAL)
        elif m == M_OFFER:
            actions.offer_here(self, 1)
        elif m == M_OFFER_TWO:
            actions.offer_here(self, 2)
        elif m < M_SWAP:
            actions.play_rope_ladder(self, m - M_ROPE_LADDER)
        else:
            actions.swap(self, m - M_SWAP)

    def play_terrain_map(self, space: i64) -> None:
        """Terrain map. Played as an after card, the new space is the target space (5.3)."""
        equipment.play_terrain_map(self, space)
        if self.target >= 0:
            self.target = space
            actions.match_tile(self)

    def proceed(self) -> None:
        """Whatever comes by itself."""
        phase = self.phase
        if phase == GO_TURN:
            turn.start_turn(self)
        elif phase in (GO_TENTS, GO_NEXT_TENT):
            turn.ask_next_tent_holder(self)
        elif phase == GO_STANDEE:
            day_end.pass_standee(self)
        elif phase == GO_TENT_DRAW:
            day_end.hand_out_tents(self)
        elif phase == GO_DICE:
            day_end.roll_all(self)
        elif phase == GO_WEATHER:
            day_end.prepare_weather(self)
        elif phase == GO_DISPLAYS:
            day_end.refill_displays(self)
        else:
            setup.set_up(self)

    # --- Chance -----------------------------------------------------------------------------------

    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        return chance.outcomes(self, out, weight)

    def deal(self, rng: Rng) -> None:
        if self.phase == ROLL_DIE:  # by far the most frequent: the short way
            turn.show_face(self, rng.below(6) + 1)
            while self.phase >= GO_SETUP:
                self.proceed()
            return
        pool = chance.pool_of(self)
        if pool >= 0:
            self.apply(chance.first_outcome(self.phase) + nth_bit(pool, rng.below(count_bits(pool))))
            return
        if self.phase == DRAW_SHAPE and self.book.boards.always_passable:
            self.apply(laying.first_shape(self) + rng.below(laying.shapes(self)))
            return
        if self.phase == DRAW_BOARD and self.book.boards.always_passable and not self.setting.gentle:
            self.apply(laying.pick_board(self, rng))
            return
        room: i64 = (
            SPACES if self.phase == DRAW_SHAPE else MOST_TILES if self.phase == DRAW_BOARD else MAP_KINDS
        )
        deal_by_weight(self, rng, ZERO[:room], ZERO[:room])

    def has_answer(self) -> bool:
        """Is there anything that can be answered to the open question? For those who check positions."""
        if self.player == CHANCE:
            return self.outcomes(NUMBERS[:], NUMBERS[:]) > 0
        return self.legal(NUMBERS[:]) > 0

    # --- Copies and knowledge ---------------------------------------------------------------------

    def clone(self) -> "ExpeditionKernel":
        return self.copy([p.clone() for p in self.players], self.common[:], self.player, self.viewer)

    def copy(self, players: list[Player], common: vec[i64], player: i64, viewer: i64) -> "ExpeditionKernel":
        """All that everybody sees, and what the caller says of the rest."""
        copy = ExpeditionKernel(
            self.book,
            self.setting,
            self.land,
            players,
            common,
            player,
            self.phase,
            self.resume,
            self.cursor,
            self.active,
            self.day,
            self.round,
            self.turn,
            self.holder,
            self.storm,
            self.storms_left,
            self.suns_left,
            self.storm_days,
            self.arrived,
            self.deck,
            self.display,
            self.animal_deck,
            self.animal_display,
            self.goods_left,
            self.start_deck,
            self.done,
            self.die,
            self.rolls,
            self.target,
            self.plan,
            self.exits,
            viewer,
        )
        copy.turns = self.turns
        return copy

    def seen_by(self, seat: i64) -> "ExpeditionKernel":
        players: list[Player] = []
        for k in range(self.setting.players):
            p = self.players[k]
            players.append(p.clone() if k == seat else public_player(p))
        return self.copy(players, unseen_tents(self, seat), known_player(self, seat), seat)

    def fill(self, rng: Rng) -> None:
        if self.viewer != NOT_VEILED:
            guess_tents(self, self.viewer, rng)
            self.viewer = NOT_VEILED

    def chance_about(self) -> i64:
        return chance.owner_of_chance(self)

    def seat_count(self) -> i64:
        return self.setting.players

    def compare(self, one: i64, other: i64) -> i64:
        return scoring.compare(self, one, other)

    def appraise(self, seat: i64) -> float:
        return appraisal.appraise(self, seat)

    def features(self, out: vec[float]) -> i64:
        return features.features(self, out)

    def clock(self) -> float:
        return features.clock(self)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def fingerprint(self) -> i64:
        return fingerprint.fingerprint(self)


def new_kernel(book: Book, setting: Setting) -> ExpeditionKernel:
    """Nothing has happened yet; the first thing that will is the setup."""
    chosen = setting.land
    k = ExpeditionKernel(
        book=book,
        setting=setting,
        land=Landscape(0) if chosen is None else chosen,
        players=setup.new_players(setting),
        common=setup.new_common(book, setting),
        player=0,
        phase=GO_SETUP,
        resume=0,
        cursor=0,
        active=0,
        day=0,
        round=0,
        turn=0,
        holder=0,
        storm=0,
        storms_left=setting.storms[0],
        suns_left=setting.suns[0],
        storm_days=0,
        arrived=0,
        deck=BIT[DECK_CARDS] - 1,
        display=0,
        animal_deck=BIT[ANIMALS] - 1,
        animal_display=0,
        goods_left=BIT[GOODS] - 1,
        start_deck=BIT[EQUIPMENT] - 1,
        done=0,
        die=-1,
        rolls=0,
        target=-1,
        plan=-1,
        exits=0,
        viewer=NOT_VEILED,
    )
    while k.phase >= GO_SETUP:
        k.proceed()
    return k
