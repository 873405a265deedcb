### Revival (Reviving Kathmandu): everything the game says, in English.
###
### Words of a vocabulary arrive translated, numbers as numbers, seats as names. Beside each argument $x there
### is $x-id, the plain word; what is unknown or absent is the word "none". The three languages have the same ids.

game-name = Revival
game-line = After the earthquake: bid for sections of monuments, collect them, and build Buddhas, shrines, stupas and pagodas.
game-after = After Reviving Kathmandu by Krisztina Felméry and Tamás Leidal (Lemery Games, 2023)
game-minutes = 20–40 minutes

## Options

option-teams = Teams
option-teams-help = Teammates sit apart, may build in each other’s area, and add up their points.
option-teams-none = everybody for themselves
option-teams-2x2 = two teams of two (4 players)
option-teams-2x3 = two teams of three (6 players)
option-teams-3x2 = three teams of two (6 players)
option-bids = Bids
option-bids-help = Hidden coins leave room for bluffing; with open ones everybody sees what is to be outbid.
option-bids-hidden = hidden: value side down
option-bids-open = open: value side up
option-bids-mixed = mixed: hidden from round 5 on
option-manipulation = Bid manipulation
option-manipulation-help = Before the reveal, everybody but the last bidder may move their coin or exchange it.
option-reconstruction = Reconstruction
option-reconstruction-help = While building, a hand card may replace a built card of the same section.
option-architects = Architects
option-architects-help = Each player has an architect with an ability, dealt or chosen.
option-architects-off = no architects
option-architects-random = dealt at random
option-architects-choose = chosen, last player first
option-public_objectives = Public Objectives
option-public_objectives-help = Objectives for all; whoever fulfils one first scores it, one per player and game.
option-advanced_missions = Advanced Missions
option-advanced_missions-help = Harder Missions that are worth more. Also for one player.
option-bhairav = Bhairav
option-bhairav-help = The last coin may buy a Bhairav, who rewards sections of his colour at the end.
option-holographic_buddhas = Holographic Buddhas
option-holographic_buddhas-help = They must be built at once and are worth more the later they come.
option-rainbow = Rainbow cards
option-rainbow-help = Ten more jokers in the red deck.
option-solo_level = Level (solo)
option-solo_level-help = How large the fifth monuments of the two Squares must be.
option-solo_level-easy = easy
option-solo_level-medium = medium: 4 cards together
option-solo_level-hard = hard: 6 cards together
option-solo_level-extreme = extreme: two pagodas
option-solo_missions = Missions (solo)
option-solo_missions-help = Two that go together, as in m01+m02, or random.
option-solo_missions-wrong = These Missions do not go together. Name two whose objectives do not overlap, as in m01+m02, or random.

## Words

colour-blue = blue
colour-white = white
colour-red = red
colour-green = green
colour-yellow = yellow
joker = joker
monument-buddha = Buddha
monument-shrine = Shrine
monument-stupa = Stupa
monument-pagoda = Pagoda
section = { $monument } { $level }
end = { $colour } { $section }
mission = Mission { $number }
objective = Public Objective “{ $needs }”
side-north = north
side-east = east
side-south = south
side-west = west
mate-first = first teammate
mate-second = second teammate
square-first = first Square
square-second = second Square
level-easy = easy
level-medium = medium
level-hard = hard
level-extreme = extreme
architect-liliana = Liliana
architect-liliana-help = When you need exactly 2 red cards, draw 3, keep 2 and put 1 under the red deck. For 4 to 6 players.
architect-charles = Charles
architect-charles-help = When you need exactly 1 red card, draw 2, keep 1 and put 1 under the red deck.
architect-liu = Liu
architect-liu-help = Just before you spend your last coin you may draw a red card and then discard a card.
architect-sophie = Sophie
architect-sophie-help = Just before you spend your last coin you may take a discarded card and then discard a card.
architect-walter = Walter
architect-walter-help = Your hand limit is 4 instead of 3.
architect-sara = Sara
architect-sara-help = Your bid in rounds 4 and 8 counts 1 more. For 3 to 6 players.

## Questions

prompt-first-player = Who begins?
prompt-deal-mission = A Mission is dealt: which one?
prompt-deal-architect = An architect is dealt: which one?
prompt-deal-objective = A Public Objective is dealt: which one?
prompt-second-board = Which board is the second Square?
prompt-square-mission = Which Mission does the next Square have?
prompt-open-market = A blue card is turned up: which one?
prompt-aftershock = The die names a side of the market: which one?
prompt-debris = A debris coin is drawn from the bag: which colour?
prompt-draw-red = A red card is drawn: which one?
prompt-draft = choose your architect.
prompt-draft-other = { $name } chooses an architect.
prompt-bid = lay a coin on a free spot.
prompt-bid-other = { $name } lays a coin.
prompt-manipulate = move a coin, exchange it, or leave it.
prompt-manipulate-other = { $name } may still move or exchange a coin.
prompt-keep = which drawn card goes back under the red deck?
prompt-keep-other = { $name } puts a drawn card back.
prompt-build = build as much as you like, then finish.
prompt-build-other = { $name } builds.
prompt-where = on which monument?
prompt-where-other = { $name } builds: on which monument?
prompt-which = which monument do you rebuild?
prompt-which-other = { $name } rebuilds a monument.
prompt-name-jokers = which colour does each joker get?
prompt-name-jokers-other = { $name } names the colours of jokers.
prompt-claim = which Public Objective do you score?
prompt-claim-other = { $name } scores a Public Objective.
prompt-hand-limit = discard down to the hand limit.
prompt-hand-limit-other = { $name } discards down to the hand limit.
prompt-ability = use your architect, or go on without.
prompt-ability-other = { $name } may use the architect.
prompt-ability-discard = discard a card.
prompt-ability-discard-other = { $name } discards a card.
prompt-spend = convert your last coin, or buy with it.
prompt-spend-other = { $name } spends the last coin.
prompt-buy-build = build the bought card, and others if you like.
prompt-buy-build-other = { $name } builds the bought card.
prompt-store = which card goes into storage?
prompt-offer-second = which second card do you give?
prompt-offer-take = which discarded card do you take?

## Moves

move-draft = Choose { $architect }
move-bid = Bid { $coin } on { $spot }
move-jump = Move the coin from { $from } to { $to }
move-swap = Exchange the coin on { $spot } for the { $coin }
move-stay = Leave the coins as they are
move-return = Put back { $card }
move-build = Build { $end }
move-build-for = Build { $end } for the { $mate }
move-build-at = Build { $end } in the { $square }
move-rebuild = Rebuild with { $end }
move-rebuild-for = Rebuild for the { $mate } with { $end }
aims = Targets { $targets }.
aim-shared = { $cell } (also { $names })
seen-build-for = Build { $end } for { $name }
seen-rebuild-for = Rebuild with { $end } for { $name }
seen-build = { $move } (from { $card })
seen-jokers = Jokers: { $ends }
seen-raze = Tear down { $ends } in the { $square }
seen-raze-alike = { $move } ({ $ends })
seen-on = On { $ends }
seen-on-alike = { $move } ({ $ends })
move-on = On monument { $slot }
move-name = As { $colour }
move-name-two = Jokers: { $first }, { $second }
move-name-three = Jokers: { $first }, { $second }, { $third }
move-name-four = Jokers: { $first }, { $second }, { $third }, { $fourth }
move-claim = Score { $objective }
move-done = Finish building
move-discard = Discard { $card }
move-decline = Do not use the architect
move-draw = Draw a red card
move-take = Take { $card } from the discards
move-convert = Turn the coin into points
move-buy = Buy { $card }
move-bhairav = Buy the { $colour } Bhairav
move-offer = Give { $card } in exchange
move-raze = Tear down monument { $slot } in the { $square }
move-store = Store the card on { $core }

## Chance

chance-first = { $seat } begins
chance-mission = { $mission }
chance-architect = { $architect }
chance-objective = { $objective }, { $objective-id }
chance-board = the { $colour } board
chance-card = { $card } ({ $card-id })
chance-side = the { $side } side
chance-debris = a { $colour } debris coin

## What happens

event-first = { $seat } was drawn to begin.
event-mission = { $mission-id ->
    [none] { $seat } got a secret Mission.
   *[other] { $seat } got a Mission.
}
event-architect = { $seat } got the architect { $architect }.
event-objective = Laid open: { $objective }.
event-board = The { $colour } board became the second Square.
event-square-mission = The { $square } got its Mission.
event-round = Round { $round } began; first to bid: { $seat }.
event-market = On { $cell }: { $card }.
event-aftershock = An aftershock hit the { $side } side.
event-debris = A { $colour } debris coin fell on { $spot }.
event-coin-back = The { $coin } came back from { $spot }.
event-bid = { $coin-id ->
    [none] { $seat } laid a coin on { $spot }.
   *[other] { $seat } laid the { $coin } on { $spot }.
}
event-open-bid = { $seat } bid { $coin } on { $spot }.
event-jump = { $seat } moved a coin from { $from } to { $to }.
event-swap = { $coin-id ->
    [none] { $seat } exchanged the coin on { $spot }.
   *[other] { $seat } exchanged the coin on { $spot } for the { $coin }.
}
event-open-swap = { $seat } exchanged the coin on { $spot } for the { $coin }.
event-reveal = { $seat } bid { $coin } on { $spot }, which counts as { $value }.
bid-shown = { $seat } bid { $coin } on { $spot }.
event-win = { $seat } won the { $card } on { $cell }.
event-drew = { $card-id ->
    [none] { $seat } drew a red card.
   *[other] { $seat } drew the { $card }.
}
event-returned = { $card-id ->
    [none] { $seat } put a card under the red deck.
   *[other] { $seat } put the { $card } under the red deck.
}
event-reshuffled = { $cards ->
    [one] One card became the new red deck.
   *[other] { $cards } cards were shuffled into a new red deck.
}
event-unclaimed = Nobody won the { $card } on { $cell }; it went under the red deck.
event-built = { $seat } built the { $end } in the area of { $area }.
built-own = { $seat } built the { $end }.
event-rebuilt = { $seat } rebuilt with the { $end } and discarded the { $old }.
event-named = { $seat } named the colour of the { $end }: { $colour }.
event-completed = { $seat } completed a monument: { $monument }, { $printed ->
    [one] { $printed } point
   *[other] { $printed } points
} { $bonus ->
    [0] in all
   *[other] and { $bonus } for colours
}.
event-adjusted = { $seat } gave back { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a monument.
event-claimed = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $objective }.
event-discarded = { $seat } discarded the { $card }.
event-shown = { $seat } discarded the { $card }.
event-took = { $seat } took the { $card } from the discards.
event-converted = { $seat } turned the last coin into { $points } { $points ->
    [one] point
   *[other] points
}.
event-bought = { $seat } bought the { $card }.
event-bhairav = { $seat } bought the { $colour } Bhairav and scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-closed = Closed: { $objective }.
event-coins-return = All coins came back.
event-marker = { $seat } became first player.
event-unfinished = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} for unfinished monuments.
event-mission-scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the Mission.
event-bhairav-scored = { $seat } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} through the { $colour } Bhairav.
event-cleared = { $debris } { $colour } debris { $debris ->
    [one] coin was
   *[other] coins were
} cleared away.
event-square-built = Built in the { $square } (monument { $slot }): { $end }.
event-square-completed = A monument was completed in the { $square }: { $monument }, { $colour }.
event-razed = Monument { $slot } of the { $square } was torn down.
event-offered = { $seat } gave the { $card } in exchange.
event-stored = Into storage, from { $cell } to { $place }: { $card }.
event-solo-won = Both Squares were finished: level { $level }.
event-solo-lost = The blue deck ran out; the Squares stayed unfinished.
event-over = The game is over.

## Refusals

refusal-not-now = Something else has to be decided first.
refusal-in-market = This card is still in the market. Lay a coin on a spot that targets it: { $card }.
refusal-not-bidding = Coins are laid at the start of a round, before the cards are collected.
refusal-not-building = You build once the cards of the round have been collected.
refusal-build-with-purchase = With the last coin, cards from the hand are built only together with a bought card.
refusal-not-discarding = You discard after building, down to the hand limit.
refusal-not-spending = That is for your last coin, once all the others have been bid.
refusal-architect-unfit = { $architect } is not for this many players.
refusal-architect-taken = { $architect } has already been chosen.
refusal-coin-used = You have already used the { $coin }.
refusal-spot-unusable = { $spot } targets no card in this market.
refusal-spot-taken = There is already a coin on { $spot }.
refusal-not-your-coin = The coin on { $spot } is not yours.
refusal-same-spot = The coin already lies on { $spot }.
refusal-not-drawn = You did not just draw this card: { $card }.
refusal-not-in-hand = You do not have this card in hand: { $card }.
refusal-no-place = There is no unfinished monument for this section there: { $end }.
refusal-no-mate = You have no such teammate.
refusal-not-solo = That is for one player only.
refusal-needs-square = Choose in which Square.
refusal-no-reconstruction = Without Reconstruction a built card stays.
refusal-nothing-to-rebuild = Nothing there can be replaced by this section: { $end }.
refusal-bought-first = Then there would be no place left for the card you bought: { $card }.
refusal-bought-waits = First build the card you bought: { $card }.
refusal-not-a-place = Monument { $slot } cannot be chosen here.
refusal-other-jokers = { $count ->
    [one] One joker still needs a colour.
   *[other] { $count } jokers still need a colour.
}
refusal-objective-absent = Not in this game: { $objective }.
refusal-objective-closed = Already closed: { $objective }.
refusal-objective-open = Not fulfilled yet: { $objective }.
refusal-not-your-ability = Your architect cannot do that.
refusal-not-discarded = Not among the discards: { $card }.
refusal-cannot-place = You could not build this card now: { $card }.
refusal-no-bhairav = There is no Bhairav in this game.
refusal-bhairav-dear = A Bhairav costs 3; your coin is worth { $coin }.
refusal-bhairav-sold = The { $colour } Bhairav is sold.
refusal-one-bhairav = You already have a Bhairav.
refusal-purple-coin = Your own coin already lies on { $spot }.
refusal-debris-high = Your coin must be worth more than the debris on { $spot }: { $debris }.
refusal-other-colour = Every monument here has a single colour; this one does not match: { $end }.
refusal-hopeless = Completing a monument there with { $end } would make it impossible to win.
refusal-hopeless-colour = With this colour ({ $colour }) it would become impossible to win.
refusal-only-extreme = Only the extreme level allows that exchange.
refusal-two-to-offer = You need two cards to give.
refusal-nothing-to-take = The discard pile is empty.
refusal-nothing-to-raze = Only an unfinished monument can be torn down, and monument { $slot } is not one.
refusal-space-empty = There is no card on { $cell }.

## Results

score-monuments = Monuments
score-colours = Colours
score-coins = Last coins
score-objective = Public Objective
score-unfinished = Unfinished monuments
score-mission = Mission
score-bhairav = Bhairav
score-squares = Monuments in the Squares
score-level = Level
ending-eighth-round = The eighth round is over.
ending-teams = The eighth round is over; teammates add up their points.
ending-solo-easy = Both Squares are finished, at the easy level.
ending-solo-medium = Both Squares are finished, at the medium level.
ending-solo-hard = Both Squares are finished, at the hard level.
ending-solo-extreme = Both Squares are finished, at the extreme level.
ending-solo-lost = The blue deck ran out before the Squares were finished.
team-wins = { $names } win together.
epilogue-team = { $names }: { $points } points together.
epilogue-solo-lost =
    { $left ->
        [one] { $done } of the { $wanted } monuments stood: one more would have won.
       *[other] { $done } of the { $wanted } monuments stood: { $left } more would have won.
    }

## Drawing and sketch

picture-title = Revival, round { $round }
picture-start = Revival, before the first round
label-round = Round { $round }
label-market = Market
label-storage = Storage
label-blue = Blue deck
label-red = Red deck
label-discards = Discards
label-hand = Hand
label-mission = Mission
label-points = { $points } { $points ->
    [one] point
   *[other] points
}
label-cards = { $cards } cards
label-bottom = Under the red deck
label-objectives = Public Objectives
label-bhairavs = Bhairavs
label-bag = Bag
label-first = first
label-closed = closed
label-unknown = unknown
label-nothing = nothing
label-team = Team { $team }

## The picture and the page

picture-coin = Coin { $value }
picture-coin-used = Coin { $value }, used
picture-bid-hidden = A coin of { $seat }, face down
picture-spot = Spot { $spot }, targets { $targets }
picture-debris = { $count } debris: { $colours }
picture-hidden-cards = { $count } hidden { $count ->
    [one] card
   *[other] cards
}
picture-mission-hidden = A secret Mission
picture-goal = { $objective }: { $points } { $points ->
    [one] point
   *[other] points
}, { $built } of { $sections } built
picture-pattern = { $monument } ({ $parts })
picture-objective = { $objective }: { $points } points, { $state ->
    [closed] closed
    [scored] scored this round
   *[open] open
}
picture-same = same colour
picture-any = any colour
picture-first = First player
picture-missing = Colours still missing
picture-area = Monuments
label-bids = Coins on the mat
label-on-turn = to play
label-jokers = A colour for each joker
label-architects = Architects
sketch-missing = not built yet
sketch-complete = complete
sketch-spot = player 2 has a coin on spot NA
label-coins = Coins
label-debris = Debris
part-mat = Market
part-seats = Players
part-shelf = Discards
part-own = Your city
status = Round { $round } of { $rounds }

## Lessons

lesson-welcome = Welcome to Kathmandu after the earthquake. The large mat is the market: cards with sections of monuments. Around them are spots for coins. You bid for cards, collect them, and build monuments from the bottom to the top. After eight rounds the most points win.
lesson-bid = Each spot targets two cards: the arrows show which. W1 aims at A1, and behind it at B1. Nobody sees how much you bid until all coins are turned over. Lay your 4 on W1.
lesson-bid-praise = Your coin lies face down. With two players the other one now lays two coins, then you lay a second one; with more players it is one coin each.
lesson-tie = Your rival has laid coins on NA and SA. The highest coin wins a card; of equal coins the nearest; then the one on the card’s long edge, in the west or the east. Use the quiet side: lay your 2 on D2, which targets B2 and then A2.
lesson-tie-praise = Both fours wanted A1, and both lay next to it: you won because W1 is on the long edge. B1 and B2 came to you as well. What is missing from your share is drawn from the red deck.
lesson-start = Now everybody builds at the same time, as much as they like. A monument starts with its first section. Start a Pagoda with the red card, the one with a red edge.
lesson-start-praise = One section stands, three are missing: they are shown as a shadow.
lesson-end = Most blue cards have two different ends, and you choose the one that counts. This card could start a Stupa as a joker. Better: use its other end as the second section of your Pagoda.
lesson-end-praise = As long as the card stands, its other end does not count.
lesson-complete = A blue Shrine waits for its roof. A completed monument scores the points on its top section, and 2 more for two sections of one colour. Complete it.
lesson-complete-praise = 4 points and 2 for the colours. Three of a colour bring 4, four of a colour 8.
lesson-buddha = A Buddha is complete at once: 1 point, and 1 more if you have none of its colour yet. Your Mission, beside your hand, wants a red or a blue Buddha too. Build it.
lesson-buddha-praise = 2 points, and the first objective of your Mission has its mark. Missions are counted at the end.
lesson-joker = A joker has a section but no colour yet. Put the joker roof on your Shrine.
lesson-joker-praise = The Shrine is complete: before it scores, the joker gets its colour.
lesson-name = Name the colour. Green matches the base and brings 2 points; and your Mission wants a green or a white roof. Say green.
lesson-name-praise = 6 points, and another objective fulfilled. The joker stays green until the end.
lesson-discard = After building you may keep three cards. You have four, and nothing for the top of a blue Pagoda to stand on. Discard it.
lesson-discard-praise = The discard pile is open: anybody may buy from it later.
lesson-last-coin = You bid four of your five coins. The last one is turned into points, or it buys any discarded card, which you must build at once. A 2 is only 2 points; but the top of your blue Stupa lies among the discards. Buy it.
lesson-last-coin-praise = Now it is built: 7 points and 4 for three blue sections, and the Stupa of your Mission. Then all five coins come back.
lesson-farewell = At the end an unfinished monument still scores the points on its highest section, and the Mission is counted. This Pagoda would be worth 6. Now you know what you need; the rules page explains the rest: teams, architects, Bhairav, and the game for one.

## What a piece is: name and help of everything in the picture

colour-blue-help = Its sign is a square. Sections of one colour in a completed monument bring more: two 2 points, three 4, four 8.
colour-white-help = Its sign is a circle. Sections of one colour in a completed monument bring more: two 2 points, three 4, four 8.
colour-red-help = Its sign is a diamond. Sections of one colour in a completed monument bring more: two 2 points, three 4, four 8.
colour-green-help = Its sign is a triangle. Sections of one colour in a completed monument bring more: two 2 points, three 4, four 8.
colour-yellow-help = Its sign is a star. Sections of one colour in a completed monument bring more: two 2 points, three 4, four 8.
joker-help = The section is fixed, the colour is free. You name it when the monument is completed; then it stays.
monument-buddha-help = One section, completed at once: 1 point, and 1 more if you have no other Buddha of its colour.
monument-shrine-help = Two sections, from the bottom to the top; completed it scores 4, and more for matching colours.
monument-stupa-help = Three sections, from the bottom to the top; completed it scores 7, and more for matching colours.
monument-pagoda-help = Four sections, from the bottom to the top; completed it scores 11, and more for matching colours.
piece-architects = Architects
piece-architects-help = Each player has one, with an ability for the whole game.
piece-area = Monuments
piece-area-help = What stands here is built; shadows are the sections still missing, a golden edge means completed.
piece-bag = Bag
piece-bag-help = The debris not yet on the mat. After each aftershock some are drawn.
piece-bhairav = Bhairav
piece-bhairav-help = A last coin of 3 or more buys one. At the end: 1 point for each section of this colour in your completed monuments, jokers aside.
piece-bid = A coin face down
piece-bid-help = A bid. Only its owner knows the value until all coins are turned over.
piece-card-blue = Blue card
piece-card-blue-help = Two ends with one section each. When you build it, you choose the end that counts.
piece-card-red = Red card
piece-card-red-help = Drawn blindly. Both ends show the same section.
piece-card-holographic = Holographic Buddha
piece-card-holographic-help = Must be built at once. It scores as many points as there are holographic Buddhas built by then.
piece-card-rainbow = Rainbow card
piece-card-rainbow-help = A joker from the red deck: you name its colour when the monument is completed.
piece-cell = Space of the market
piece-cell-help = The card goes to the highest coin that targets it; of equal coins to the nearest, then to the one on a long edge, west or east.
piece-cell-solo = Space of the market
piece-cell-solo-help = You collect both cards your coin targets; two of the others go into storage.
piece-coin = Coin
piece-coin-help = Five for each player. You bid with them; the last one becomes points or buys a discarded card.
piece-coin-solo = Coin
piece-coin-solo-help = It must be worth more than the number of debris on its spot, and stays there until the ground shakes on that side.
piece-coin-used = Used coin
piece-coin-used-help = It comes back after the last coins are spent.
piece-debris = Debris
piece-debris-help = A coin laid here must be worth more than their number. Completing a monument clears those of its colour.
piece-deck-blue = Blue deck
piece-deck-blue-help = Cards for the market of the coming rounds; the number says how many are left.
piece-deck-red = Red deck
piece-deck-red-help = Whoever wins too few cards draws the rest from here. Cards nobody won go under it.
piece-diamond = Diamond
piece-diamond-help = With six cards this spot lies between two of them and targets both, equally near.
piece-discards = Discards
piece-discards-help = Open to all. The last coin may buy any of these cards, to be built at once.
piece-discards-solo = Discards
piece-discards-solo-help = What was not collected or stored. On the extreme level two cards from your hand buy one of these.
piece-exchange = Exchange
piece-exchange-help = Extreme level: give two cards from your hand for one of the discards. First this sign, then the cards.
piece-first = First player
piece-first-help = Bids first. The marker passes to the left after the round.
piece-goal = Objective of a Mission
piece-goal-help = A completed monument with these colours, from the bottom to the top: grey is any colour, black (=) the same colour. It counts at the end.
piece-goal-solo = Objective of a Mission
piece-goal-solo-help = A completed monument of one colour that fits: grey is any colour, black (=) the same colour.
piece-hand = Hand
piece-hand-help = Dashed places show how many cards you may keep after building.
piece-hidden-cards = Hidden cards
piece-hidden-cards-help = Drawn from the red deck; only their owner has seen them.
piece-meter = Level
piece-meter-help = The dark bar says which section this is, counted from the bottom; it goes on the one below.
piece-mission = Mission
piece-mission-help = Four secret objectives, one for each kind of monument. They count at the end.
piece-objective = Public Objective
piece-objective-help = Whoever first has completed monuments for all of it scores it, and so do others in the same round. One for each player. Grey is any colour, blue (=) the same within a monument.
piece-score = Points so far
piece-score-help = Completed monuments, colours, last coins and a Public Objective. The rest is counted at the end.
piece-seat = Player
piece-seat-help = Coins, hand, Mission and monuments of this player. A bold edge shows whose turn it is.
piece-spot = Spot
piece-spot-help = Room for one coin. It targets the cards its arrows point at.
piece-square = Square
piece-square-help = Five monuments in five colours, each of one colour; one for each objective of the Mission and one more.
piece-storage = Storage
piece-storage-help = Two cards wait here for the next round and are discarded after it.
piece-team = Team
piece-team-help = Players with the same number add up their points and may build in each other’s area.
piece-trackers = Colours of the Square
piece-trackers-help = Pale ones are taken: every completed monument of a Square has a colour of its own.
piece-worth = Points of the section
piece-worth-help = A completed monument scores the points of its top section only; at the end an unfinished one those of its highest.
picture-empty = nothing built yet

feature-scored = points already scored
feature-hand = cards in hand
feature-coins = unused coins
feature-bids = what the bids may win
feature-built = sections built in the Squares
feature-wanted = cards in hand for the Squares
feature-missing = cards still missing
feature-rare = missing cards with one copy left at most

## Options that cannot be

wrong-not-alone = The option { $field } is not for one player.
wrong-alone = The option { $field } is for one player alone.
wrong-teams = These teams need { $count } players.
wrong-two-missions = Name two Missions from { $first } to { $last }, as in { $first }+{ $second }, or random.
wrong-missions-apart = { $first } and { $second } do not go together: their goals overlap.

## Tables of your own that cannot be

wrong-law-buddhas = The first five cards are the Buddhas that can be holographic; here belongs { $card }.
wrong-law-blue = Ten of the blue cards have one section, and fifty have two.
wrong-law-section = “{ $end }” is not a section.
wrong-law-ends = A card shows one coloured Buddha, or sections of two different monuments.
wrong-law-times = “{ $end }” must be there { $known } times, not { $count } times.
wrong-law-places = The places are those of the drawing, so they stay as they are.
wrong-law-spots = At least four spots are needed for a market of four cards.
wrong-law-targets = A spot targets two different cards out of { $known }, each with its distance.
wrong-law-hopeless = Nobody can fulfil the whole Mission “{ $card }” with monuments of one colour each.
wrong-law-needs = A Public Objective asks for one to three monuments.
wrong-law-need = Write a monument and its pattern.
wrong-law-pattern = “{ $written }” has { $count } sections; this monument has { $known }.
wrong-law-token = “{ $written }” cannot be fulfilled in any colour.
wrong-law-coins = There are five different coins, the lowest first.
wrong-law-colours = There are five numbers, for 0 to 4 sections of one colour.
wrong-law-table = There is one row for each number of players from 2 to 6.
wrong-law-market = A market has 4 or 6 cards, and { $count } cards must be enough for { $rounds } rounds.
wrong-law-bids = Everybody bids once a round; only with two players may it be twice.
wrong-law-last-coin = These are the rounds after which everybody has one coin left; the last of them ends the game.
wrong-law-marker = These must be rounds before the last one.
wrong-law-architects = There are too few architects for { $players } players.
