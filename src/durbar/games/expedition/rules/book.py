"""What does not change while a game is played: the printed facts (Book) and the options (Setting)."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.expedition.rules.landscape import Boards, Landscape


class Book:
    """The printed facts of the game, read from the content tables once and never changed."""

    def __init__(
        self,
        boards: Boards,
        window: vec[i64],
        card_land: vec[i64],
        animal_land: vec[i64],
        good_value: vec[i64],
        tents_of: vec[i64],
        map_copies: i64,
        start_goods: vec[i64],
        start_cards: vec[i64],
        offering_points: vec[i64],
        kathmandu_points: vec[i64],
        tile_points: vec[i64],
        strip_points: vec[i64],
        points: vec[i64],
        animals_of: vec[i64],
        cards_of: vec[i64],
        window_cards: vec[i64],
        type_cards: vec[i64],
        effect: vec[i64],
        amount: vec[i64],
        ability: vec[i64],
        first_move: vec[i64],
        playable: list[vec[i64]],
    ) -> None:
        self.boards: Boards = boards
        self.window: vec[i64] = window  # by equipment type
        self.card_land: vec[i64] = card_land  # by deck card
        self.animal_land: vec[i64] = animal_land
        self.good_value: vec[i64] = good_value  # by goods tile
        self.tents_of: vec[i64] = tents_of  # tent cards by landscape
        self.map_copies: i64 = map_copies  # of each kind
        self.start_goods: vec[i64] = start_goods  # (character or CHARACTERS for none) * RESOURCES + resource
        self.start_cards: vec[i64] = start_cards  # start equipment by character, last without characters
        self.offering_points: vec[i64] = offering_points
        self.kathmandu_points: vec[i64] = kathmandu_points
        self.tile_points: vec[i64] = tile_points  # by number of face-down tiles
        self.strip_points: vec[i64] = strip_points  # by strips to the destination, the last for more
        self.points: vec[i64] = points  # the P_ numbers
        self.animals_of: vec[i64] = animals_of  # by landscape, as bits
        self.cards_of: vec[i64] = cards_of  # deck cards by landscape, as bits
        self.window_cards: vec[i64] = window_cards  # all cards by window, as bits
        self.type_cards: vec[i64] = type_cards  # ... and by equipment type
        self.effect: vec[i64] = effect  # by equipment type: what it does
        self.amount: vec[i64] = amount  # ... and how much, where that has a measure
        self.ability: vec[i64] = ability  # by character
        self.first_move: vec[i64] = first_move  # of each equipment type; the last entry is where they end
        self.playable: list[vec[i64]] = playable  # by window: the types that have such moves


class Setting:
    """The options of one game."""

    def __init__(
        self,
        players: i64,
        boards: i64,
        days: i64,
        temple_boards: i64,
        tents: bool,
        characters: bool,
        storms: vec[i64],
        suns: vec[i64],
        gentle: bool,
        holder: i64,
        land: Landscape | None,
    ) -> None:
        self.players: i64 = players
        self.boards: i64 = boards
        self.days: i64 = days
        self.temple_boards: i64 = temple_boards  # bit by board number, the start board is 1
        self.tents: bool = tents
        self.characters: bool = characters
        self.storms: vec[i64] = storms  # tiles mixed for the first and for the second half of the days;
        self.suns: vec[i64] = suns  # one entry: one mix for all days
        self.gentle: bool = gentle
        self.holder: i64 = holder  # -1: drawn
        self.land: Landscape | None = land  # a landscape chosen beforehand
