"""The rules of Lanterns, a small game in which everything the core offers happens once.

Twelve lanterns, four of each colour. Everybody is dealt two, in secret. Each round the wind is
thrown, and all seats at once hang a lantern or wait, in secret. When everybody has chosen, the
lanterns are turned up: one that is alone in its colour glows with the strength of the wind, any other
with 1. With `refill` each seat may then draw a lantern. With `whisper` every seat that holds a blue one is
asked, without the others knowing who, whether to shade it: it is put out, and everybody else loses a point.
The game ends at dawn, after the last round, or in the dark, when nobody holds a lantern any more.
"""

# --8<-- [start:numbers]
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, HIDDEN, NOBODY, Kernel, Rng, deal_by_weight, mix
from durbar.core.sheet import Sheet

COLOURS: Final = 3
COPIES: Final = 4
BLUE: Final = 2
DEALT: Final = 2

DEAL: Final = 0  # phases
WIND: Final = 1
CHOOSE: Final = 2
REFILL: Final = 3
WHISPER: Final = 4
PHASE_COUNT: Final = 5

HANG: Final = 0  # moves: hang 0, 1, 2
WAIT: Final = 3
DRAW: Final = 4
SHADE: Final = 5
PASS: Final = 6

FACE: Final = 3  # chance: deal 0, 1, 2, face 1 … 6

NOT_YET: Final = -2  # what a seat hung: nothing yet, something secret, a colour, or WAIT
SECRET: Final = -1

DEALT_EVENT: Final = 0
WIND_EVENT: Final = 1
CHOSEN_EVENT: Final = 2
HUNG_EVENT: Final = 3
SHADED_EVENT: Final = 4
HUSH_EVENT: Final = 5


# --8<-- [end:numbers]
# --8<-- [start:fields]
class LanternsKernel(Kernel):
    def __init__(
        self,
        players: i64,
        rounds: i64,
        gentle: bool,
        refill: bool,
        whisper: bool,
        shared: i64,
        player: i64,
        phase: i64,
        over: bool,
        round: i64,
        wind: i64,
        drawer: i64,
        hands: vec[i64],
        hidden: vec[i64],
        pool: vec[i64],
        lit: vec[i64],
        hung: vec[i64],
        glow: vec[i64],
        shade: vec[i64],
    ) -> None:
        self.players = players
        self.rounds = rounds
        self.gentle = gentle
        self.refill = refill
        self.whisper = whisper
        self.shared = shared  # what a lantern glows that is not alone in its colour
        self.player = player
        self.phase = phase
        self.over = over
        self.round = round
        self.wind = wind
        self.drawer = drawer  # the seat a lantern is being dealt to
        self.hands = hands  # COLOURS counts for each seat
        self.hidden = hidden  # by seat, in a view: lanterns held, of unknown colour
        self.pool = pool  # by colour; in a view it counts all that is not seen, hidden hands included
        self.lit = lit
        self.hung = hung
        self.glow = glow
        self.shade = shade
        self.turns = 0
        self.recording = False
        self.journal: list[int] = []

    # --8<-- [end:fields]
    # --8<-- [start:copies]
    def clone(self) -> "LanternsKernel":
        copy = LanternsKernel(
            self.players,
            self.rounds,
            self.gentle,
            self.refill,
            self.whisper,
            self.shared,
            self.player,
            self.phase,
            self.over,
            self.round,
            self.wind,
            self.drawer,
            self.hands[:],
            self.hidden[:],
            self.pool[:],
            self.lit[:],
            self.hung[:],
            self.glow[:],
            self.shade[:],
        )
        copy.turns = self.turns
        return copy

    def held(self, seat: i64) -> i64:
        hands = self.hands
        at = seat * COLOURS
        return hands[at] + hands[at + 1] + hands[at + 2] + self.hidden[seat]

    # --8<-- [end:copies]
    # --8<-- [start:questions]
    # What may be done

    def waiting(self) -> i64:
        if self.phase != CHOOSE:
            return super().waiting()
        mask = 0
        for seat in range(self.players):
            if self.hung[seat] == NOT_YET:
                mask |= BIT[seat]
        return mask

    def turn_to(self, seat: i64) -> None:
        self.player = seat

    def legal(self, out: vec[i64]) -> i64:
        if self.phase == CHOOSE:
            n = 0
            for colour in range(COLOURS):
                if self.hands[self.player * COLOURS + colour]:
                    out[n] = HANG + colour
                    n += 1
            out[n] = WAIT
            return n + 1
        out[0] = DRAW if self.phase == REFILL else SHADE
        out[1] = PASS
        return 2

    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        n = 0
        if self.phase == DEAL:
            for colour in range(COLOURS):
                if self.pool[colour]:
                    out[n] = colour
                    weight[n] = self.pool[colour]
                    n += 1
            return n
        for pip in range(6):
            if pip < 3 or not self.gentle:
                out[n] = FACE + pip
                weight[n] = 2 if self.gentle else 1
                n += 1
        return n

    # --8<-- [end:questions]
    # --8<-- [start:answers]
    # What happens

    def deal(self, rng: Rng) -> None:
        deal_by_weight(self, rng, vec[i64]([0] * 6), vec[i64]([0] * 6))

    def apply(self, action: i64) -> None:
        if self.phase == DEAL:
            self.take_lantern(action)
        elif self.phase == WIND:
            self.wind = action - FACE + 1
            self.note(WIND_EVENT, self.wind)
            self.phase = CHOOSE
            self.next_to_choose()
        elif self.phase == CHOOSE:
            self.turns += 1
            self.hung[self.player] = action
            self.note(CHOSEN_EVENT, self.player)
            self.next_to_choose()
        elif self.phase == REFILL:
            seat = self.player
            self.turns += 1  # nobody may know who whispers, so that is no turn
            if action == DRAW:
                self.drawer = seat
                self.phase = DEAL
                self.player = CHANCE
            else:
                self.ask_refill(seat + 1)
        else:
            seat = self.player
            if action == SHADE:
                self.hands[seat * COLOURS + BLUE] -= 1
                self.lit[BLUE] += 1
                for other in range(self.players):
                    self.shade[other] += other != seat
                self.note(SHADED_EVENT, seat)
            self.ask_whisper(seat + 1)

    def take_lantern(self, colour: i64) -> None:
        seat = self.drawer
        self.pool[colour] -= 1
        self.hands[seat * COLOURS + colour] += 1
        self.note(DEALT_EVENT, seat, colour)
        if self.round == 0:
            if self.held(seat) == DEALT:
                self.drawer = seat + 1
            if self.drawer == self.players:
                self.next_round()
        else:
            self.ask_refill(seat + 1)

    # --8<-- [end:answers]
    # --8<-- [start:rounds]
    def next_round(self) -> None:
        self.drawer = -1
        self.wind = 0
        held = 0
        for seat in range(self.players):
            self.hung[seat] = NOT_YET
            held += self.held(seat)
        if self.round == self.rounds or not held:
            self.over = True
            self.player = NOBODY
            return
        self.round += 1
        self.phase = WIND
        self.player = CHANCE

    def next_to_choose(self) -> None:
        for seat in range(self.players):
            if self.hung[seat] == NOT_YET:
                self.player = seat
                return
        self.turn_up()

    def turn_up(self) -> None:
        for seat in range(self.players):
            colour = self.hung[seat]
            alone = True
            for other in range(self.players):
                if other != seat and self.hung[other] == colour:
                    alone = False
            points = 0 if colour == WAIT else self.wind if alone else self.shared
            if colour != WAIT:
                self.hands[seat * COLOURS + colour] -= 1
                self.lit[colour] += 1
            self.glow[seat] += points
            self.note(HUNG_EVENT, seat, -1 if colour == WAIT else colour, points)
        for seat in range(self.players):
            self.hung[seat] = NOT_YET
        self.ask_refill(0)

    def ask_refill(self, seat: i64) -> None:
        self.drawer = -1
        if self.refill and seat < self.players and self.pool[0] + self.pool[1] + self.pool[2]:
            self.phase = REFILL
            self.player = seat
        else:
            self.ask_whisper(0)

    def ask_whisper(self, seat: i64) -> None:
        self.phase = WHISPER
        if self.whisper:
            self.note(HUSH_EVENT)  # that somebody, or nobody, is asked now is news
        while self.whisper and seat < self.players:
            if self.hands[seat * COLOURS + BLUE]:
                self.player = seat
                return
            seat += 1
        self.next_round()

    # --8<-- [end:rounds]
    # --8<-- [start:knowledge]
    # Who knows what

    def seen_by(self, seat: i64) -> "LanternsKernel":
        seen = self.clone()
        for other in range(self.players):
            if other == seat:
                continue
            seen.hidden[other] = self.held(other)
            for colour in range(COLOURS):
                seen.pool[colour] += self.hands[other * COLOURS + colour]
                seen.hands[other * COLOURS + colour] = 0
            if self.hung[other] >= 0:
                seen.hung[other] = SECRET
        if self.phase == WHISPER and self.player >= 0 and self.player != seat:
            seen.player = HIDDEN
        return seen

    def fill(self, rng: Rng) -> None:
        """Deal the unseen lanterns; if somebody unknown is asked to shade, one of them holds a blue one."""
        unknown = self.clone()
        while True:
            for seat in range(self.players):
                for _ in range(unknown.hidden[seat]):
                    pick = rng.below(self.pool[0] + self.pool[1] + self.pool[2])
                    colour = 0
                    while pick >= self.pool[colour]:
                        pick -= self.pool[colour]
                        colour += 1
                    self.pool[colour] -= 1
                    self.hands[seat * COLOURS + colour] += 1
            if self.player != HIDDEN:
                break
            blue = [s for s in range(self.players) if unknown.hidden[s] and self.hands[s * COLOURS + BLUE]]
            if blue:
                self.player = blue[rng.below(len(blue))]
                break
            self.pool = unknown.pool[:]
            self.hands = unknown.hands[:]
        for seat in range(self.players):
            self.hidden[seat] = 0
            if self.hung[seat] == SECRET:
                choices = [c for c in range(COLOURS) if self.hands[seat * COLOURS + c]] + [WAIT]
                self.hung[seat] = choices[rng.below(len(choices))]

    # --8<-- [end:knowledge]
    # --8<-- [start:worth]
    def chance_about(self) -> i64:
        return self.drawer if self.phase == DEAL else NOBODY

    def seat_count(self) -> i64:
        return self.players

    def compare(self, one: i64, other: i64) -> i64:
        """The brighter first, among equals who has more lanterns left."""
        points = self.score(one) - self.score(other)
        return points if points else self.held(one) - self.held(other)

    def nobody_wins(self) -> bool:
        return all(self.score(seat) < 0 for seat in range(self.players))

    def score(self, seat: i64) -> i64:
        return self.glow[seat] - self.shade[seat]

    def appraise(self, seat: i64) -> float:
        return float(self.glow[seat] - self.shade[seat])

    def fingerprint(self) -> i64:
        digest: i64 = mix(self.player, self.phase)
        for value in (self.over, self.round, self.wind, self.drawer):
            digest = mix(digest, value)
        for row in (self.hands, self.hidden, self.pool, self.lit, self.hung, self.glow, self.shade):
            for value in row:
                digest = mix(digest, value)
        return digest

    # --8<-- [end:worth]
    # --8<-- [start:observe]
    def observe(self, seat: i64, sheet: Sheet) -> None:
        """In the order of `observation_fields`; seats are counted from the one that looks."""
        sheet.one_hot(self.phase, PHASE_COUNT)
        sheet.put(self.round)
        sheet.put(self.wind)
        sheet.row(self.hands, seat * COLOURS, COLOURS, 0)
        sheet.one_hot(self.hung[seat], WAIT + 1)
        sheet.row(self.lit, 0, COLOURS, 0)
        for k in range(self.players):
            other = (seat + k) % self.players
            sheet.put(self.held(other))
            sheet.put(0 if self.hung[other] == NOT_YET else 1)
            sheet.put(self.glow[other])
            sheet.put(self.shade[other])


# --8<-- [end:observe]
# --8<-- [start:start]
def new_lanterns(
    players: int, rounds: int, gentle: bool, refill: bool, whisper: bool, shared: int
) -> LanternsKernel:
    """An empty table, the first lantern about to be dealt."""

    def row(length: int, value: int = 0) -> vec[i64]:
        return vec[i64]([value] * length)

    return LanternsKernel(
        players,
        rounds,
        gentle,
        refill,
        whisper,
        shared,
        CHANCE,
        DEAL,
        False,
        0,
        0,
        0,
        row(players * COLOURS),
        row(players),
        row(COLOURS, COPIES),
        row(COLOURS),
        row(players, NOT_YET),
        row(players),
        row(players),
    )


# --8<-- [end:start]
