### Expedition (Kathmandu): everything the game says, in English.
###
### Words of a vocabulary are put into sentences already translated; numbers come as numbers. Beside each
### argument $x there is $x-id, the plain word, to choose by. What is unknown or absent comes as the word
### "none". The three languages have the same ids and speak of the same things.

game-name = Expedition
game-line = Lead your yak through Nepal by dice, trade, paint and pray on the way, and reach Kathmandu before the storm.
game-after = After Kathmandu by Stefan Feld (Queen Games, 2024)
game-minutes = 75–120 minutes

## Options

option-players = Players
option-players-help = How many expeditions set out, from two to four.
option-length = Length
option-length-help = How many boards lie on the way, and how many days there are to cross them.
option-length-short = short: 6 days, 6 boards
option-length-long = long: 8 days, 8 boards
option-weather = Weather
option-weather-help = How sun and storm are mixed; more storms make a harder game.
option-weather-standard = the usual mix, in two halves
option-weather-random12 = any of the twelve tiles
option-weather-custom = your own mix
option-storms = Storm tiles
option-storms-help = The number of storm tiles in your own weather mix.
option-storms-wrong = From 0 to 6 storms and from 0 to 6 suns, together at least one tile for each day: 6 in the short game, 8 in the long one.
option-suns = Sun tiles
option-suns-help = The number of sun tiles in your own weather mix.
option-suns-wrong = From 0 to 6 storms and from 0 to 6 suns, together at least one tile for each day: 6 in the short game, 8 in the long one.
option-tents = Tents
option-tents-help = Expansion: whoever rolled low gets tents, and with them tires out the others.
option-characters = Characters
option-characters-help = Expansion: every player chooses a character with an ability and other starting goods.
option-layout = Landscape
option-layout-help = The one for a first game is always the same and not too hard; random boards make another journey each time.
option-layout-random = random boards, drawn anew
option-layout-preset = the landscape for a first game
option-layout-custom = boards that you name
option-gentle = Gentle landscape
option-gentle-help = A random landscape in which only half of the needles point towards Kathmandu.
option-boards = Boards
option-boards-help = Your own landscape: each board with its turning, and the way from one to the next.
option-boards-wrong = This landscape is not possible. Write the terrain boards in order, each once and with the direction in which the journey leaves it, as in T6B:N T3A:E T2A@1:N T1A:E. A board may touch only its neighbours in the chain, and every border needs two passable places.
option-holder = Who starts
option-holder-help = Who holds the Stefan Feld standee on the first day.
option-holder-random = drawn at random
option-holder-p1 = player 1
option-holder-p2 = player 2
option-holder-p3 = player 3
option-holder-p4 = player 4

## Prompts: what is asked of you, and how the others see it

prompt-choose-character = choose your character.
prompt-choose-character-other = { $name } chooses a character.
prompt-place-yak = place your yak on a free start space.
prompt-place-yak-other = { $name } places the yak.
prompt-city-resource = you are in Kathmandu; take one resource.
prompt-city-resource-other = { $name } takes a resource in Kathmandu.
prompt-choose-die = choose a die; before that, you may reroll or play cards.
prompt-choose-die-other = { $name } chooses a die.
prompt-barrel-roll = choose dice to roll with the Wooden barrel, or stop.
prompt-barrel-roll-other = { $name } rolls dice with the Wooden barrel.
prompt-barrel-first = choose dice to roll with the Wooden barrel.
prompt-black-die = choose any resource for the black die.
prompt-black-die-other = { $name } chooses a resource for the black die.
prompt-before-move = play cards before the movement, or set off.
prompt-before-move-other = { $name } prepares the movement.
prompt-before-rest = play cards first, or rest, for you are exhausted.
prompt-rest = rest, for you are exhausted.
prompt-move-yak = choose a direction for your yak, and cards if you like.
prompt-move-yak-other = { $name } moves the yak.
prompt-leave-strip = choose where your yak leaves the strip.
prompt-leave-strip-other = { $name } chooses where the yak leaves the strip.
prompt-actions = act on your target space, or end your turn.
prompt-actions-other = { $name } acts on the target space.
prompt-actions-nothing = nothing more can be done here, so end your turn.
prompt-pick-map = take an open map, or the top of the pile.
prompt-pick-map-other = { $name } takes a map.
prompt-play-tents = play tents against the player whose turn it is, or pass.
prompt-play-tents-other = { $name } may play tents.
prompt-play-tents-nothing = none of your tents fits here, so pass.

# Asked of chance: by the dealer, or by whoever rolls real dice
prompt-draw-shape = Chance lays the chain of boards: which way does it run?
prompt-draw-board = Chance lays a board: which side, turned how?
prompt-draw-goods = A good is drawn for a city space: which one?
prompt-draw-equipment = An equipment card is turned up: which one?
prompt-draw-animal = An animal card is turned up: which one?
prompt-draw-open-map = A map is turned up for the display: which one?
prompt-draw-holder = The Stefan Feld standee is given out: who starts?
prompt-draw-yak-tile = A yak tile is turned up: which landscape?
prompt-draw-start-card = A start equipment card is dealt: which one?
prompt-draw-start-map = A map is drawn at the start: which one?
prompt-roll-die = A die is rolled: what does it show?
prompt-draw-tent = A tent card is drawn: which landscape?
prompt-draw-weather = The weather tile of the day is turned up: sun or storm?
prompt-draw-top-map = The top map of the pile is drawn: which one?

## Moves

move-choose = { $character }
move-take = Take the { $die } die
move-reroll = Set aside the { $die } die and reroll the others
move-gain = Take 1 { $resource }
move-exchange = Exchange 2 yak fodder for 1 { $resource }
move-turn = Turn the pink die to { $face }
move-tool-case = Tool case: take { $trio }
move-magnifying-glass = Magnifying glass: turn the die to its opposite face
move-wooden-barrel = Wooden barrel: roll unused dice up to three times
move-first-aid-bag = First aid bag: remove up to 2 exhaustion markers
move-telescope = Telescope: fulfil the current yak tile
move-water-bottle = Water bottle: change the die by { $step }
move-chest = Chest: secure all map pairs
move-roll = Roll these dice: { $dice }
move-stop = Stop rolling
move-go = Set off
# turns and extras: lists made of plan-turn, plan-tea, plan-climb, plan-over; "none" if empty
move-move =
    Move { $direction }{ $turns ->
        [none] {""}
       *[other] , { $turns }
    }{ $extras ->
        [none] {""}
       *[other] {" "}({ $extras })
    }
move-paint = Paint the { $animal }
move-collect = Collect the { $card }
move-buy = Buy the { $tile }
move-buy-special = Buy the { $tile }, and the special good with it
move-offer = Make an offering
move-offer-two = Make two offerings
move-rope-ladder = Rope ladder: make an offering at the temple to the { $around }
move-swap = Swap with { $rival }: take the { $map }, give the { $map2 }
move-map = Take the { $map }
move-map-top = Take the top map of the pile
move-done = End the turn
move-tent = Play { $count } of your tents
move-pass = Play no tents
move-exit =
    { $exit ->
        [stop] Stop before the strip
       *[other] Come out on space { $exit } of the edge
    }
move-place = Place the yak on { $space }
move-terrain-map = Terrain map: put the yak on { $space }
starts = You gain { $goods }.
start-backpack =
    { $count ->
        [one] 1 backpack
       *[other] { $count } backpacks
    }
start-compass =
    { $count ->
        [one] 1 compass
       *[other] { $count } compasses
    }
start-paint-box =
    { $count ->
        [one] 1 paint box
       *[other] { $count } paint boxes
    }
start-coin =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
start-fodder = { $count } yak fodder
start-cards =
    { $count ->
        [one] 1 equipment card
       *[other] { $count } equipment cards
    }
foretold-rest = With three exhaustion markers you rest, unless you remove some first.
seen-rest = Rest: remove all 3 exhaustion markers, the yak stays
seen-tent =
    { $count ->
        [one] Play 1 tent against { $rival }
       *[other] Play { $count } tents against { $rival }
    }
seen-exit = Come out on the { $landscape } (space { $exit } of the edge)
seen-terrain-map = Terrain map: put the yak on the { $landscape }, { $way }
seen-way = { $steps } { $direction }

plan-turn =
    { $steps ->
        [one] then { $direction } after 1 step
       *[other] then { $direction } after { $steps } steps
    }
plan-tea =
    { $count ->
        [one] Tea leaves
       *[other] { $count } Tea leaves
    }
plan-climb = Climbing gear
plan-over = over the mountains

## What chance answers

chance-face = The die shows { $face }
chance-weather = Weather: { $weather }
chance-tent = Tent card: { $landscape }
chance-goods = Goods: { $tile }
chance-equipment = Equipment: { $card }
chance-animal = Animal: { $animal }
chance-map = Map: { $map }
chance-holder = The Stefan Feld standee goes to { $rival }
chance-yak-tile = Yak tile: { $landscape }
chance-start-card = Start equipment: { $equipment }
chance-shape = The boards run { $shape }
chance-board = Next board: { $board }

## What happened

event-laid = Board { $number }: { $board }.
event-goods-laid = In a city: { $tile }.
event-equipment-shown = New equipment in the display: { $card }.
event-animal-shown = New animal in the display: { $animal }.
event-map-shown = New map in the display: { $map }.
event-holder = { $seat } received the Stefan Feld standee and plays first.
event-tile-up = { $seat } turned up a yak tile: { $tile }.
event-chose = { $seat } chose the { $character }.
event-start-card = { $seat } received the { $equipment } to start with.
event-start-map = { $seat } drew the { $map }.
event-map-returned = { $seat } drew the { $map } too and put it under the pile: same colour.
event-placed = { $seat } placed the yak on { $space }.
event-rolled = { $seat } rolled a { $value } with the { $die } die.
row-rolled = Dice rolled:
event-day = Day { $day } began.
event-turn = Day { $day }, round { $round }: { $seat } to play.
event-set-aside = { $seat } set the { $die } die aside for the rest of the day to reroll the others.
event-took = { $seat } took the { $die } die, showing { $value }.
event-gained = { $seat } gained 1 { $resource }.
event-played = { $seat } played the { $equipment }.
event-turned = { $seat } turned the { $die } die to { $value }.
event-recovered =
    { $count ->
        [one] { $seat } removed 1 exhaustion marker.
       *[other] { $seat } removed { $count } exhaustion markers.
    }
event-secured =
    { $count ->
        [one] { $seat } secured the { $colour } map pair in a chest.
       *[other] { $seat } secured { $count } { $colour } map pairs in a chest.
    }
event-jumped = { $seat } moved to another space of the area with the Terrain map.
event-exchanged = { $seat } exchanged 2 yak fodder for 1 { $resource }.
event-rested = { $seat } rested and removed all exhaustion markers.
event-stepped = { $seat } took a step.
event-moved =
    { $steps ->
        [0] { $seat } could not move at all.
        [one] { $seat } moved 1 step.
       *[other] { $seat } moved { $steps } steps.
    }
event-paid = { $seat } paid 1 { $resource }.
event-tired =
    { $count ->
        [0] { $seat } had no room for another exhaustion marker ({ $cause }).
        [one] { $seat } took 1 exhaustion marker ({ $cause }).
       *[other] { $seat } took { $count } exhaustion markers ({ $cause }).
    }
event-arrived = { $seat } reached Kathmandu and took the tile worth { $points } points.
event-fulfilled = { $seat } fulfilled a yak tile: { $landscape }.
event-painted = { $seat } painted the { $animal }.
event-collected = { $seat } collected the { $card }.
event-bought = { $seat } bought the { $tile }.
event-special =
    { $owner ->
        [none] { $seat } took the special good { $good } for another coin.
       *[other] { $seat } took the special good { $good } from { $owner }, who received the coin.
    }
event-offered =
    { $count ->
        [one] { $seat } made an offering at a temple.
       *[other] { $seat } made { $count } offerings at a temple.
    }
event-took-map = { $seat } took the { $map } { $source }.
event-swapped = { $seat } swapped with { $rival }: took the { $taken }, gave the { $given }.
event-tents =
    { $count ->
        [one] { $seat } played 1 tent ({ $landscape }) against { $rival }.
       *[other] { $seat } played { $count } tents ({ $landscape }) against { $rival }.
    }
event-standee = { $seat } had the lowest day total ({ $total }) and got the Stefan Feld standee.
event-tent-drawn =
    { $landscape ->
        [none] { $seat } drew a tent card.
       *[other] { $seat } drew a tent card: { $landscape }.
    }
event-weather =
    { $storm ->
        [0] Weather: { $weather }. The storm waits beside the start board.
       *[other] Weather: { $weather }. The storm stands on strip { $storm }.
    }
event-finished = The game is over. { $ending }
event-no-tents = Nobody played a tent against { $seat }.
event-tent-window = Those who hold tents may play them against { $seat }.
event-tent-declined = { $seat } played no tent.

## Refusals: why a move is not possible, and what is missing

refusal-not-now = Something else comes first: { $prompt }
refusal-in-kathmandu = Your yak is in Kathmandu: on your turns you only take a resource.
refusal-character-taken = The { $character } has already been chosen; there is only one of each character.
refusal-not-start-space = A yak begins on one of the start spaces; { $space } is not one.
refusal-space-taken = Another yak stands on { $space }; choose an empty start space.
refusal-no-such-player = Nobody sits there: { $rival } is not in this game.

refusal-die-used = The { $die } die has already been used today.
refusal-die-aside = The { $die } die was set aside for a reroll; it comes back tomorrow.
refusal-reroll-once = You have already rerolled; that is allowed once per turn.
refusal-reroll-alone = A reroll needs two unused dice: one to set aside and one to roll.
refusal-barrel-no-dice = The Wooden barrel needs an unused die that can still be chosen today.
refusal-barrel-roll-first = Roll at least once; afterwards you may stop.
refusal-not-pink = Only the pink die can be turned this way, and you chose another.
refusal-turn-once = You have already turned the pink die; that is allowed once per turn.
refusal-same-face = The die already shows { $face }.

refusal-needs-resource = You need 1 { $resource } for this, and you have none.
refusal-needs-two-fodder = The exchange costs 2 yak fodder; you have fewer.
refusal-needs-two-coins = The good and the special good cost 2 coins together; you have fewer.
refusal-exchange-other = Yak fodder can only be exchanged for another resource.
refusal-needs-character = Only the { $character } can do this.

refusal-no-card = You have no { $equipment }.
refusal-too-few-cards = This route needs { $needed } { $equipment } cards; you have { $have }.
refusal-card-window = The { $equipment } can only be used { $window }.
refusal-needs-die = The { $equipment } changes the chosen die: choose a die first.
refusal-not-tired = You have no exhaustion marker to remove.
refusal-tiles-finished = All your yak tiles are fulfilled; the ten-point tile lies open.
refusal-bottle-limit = The die shows { $value } and cannot go further that way.
refusal-no-pair = You have no unsecured pair: halves A and B of one colour.
refusal-map-tired = With three exhaustion markers you cannot use the Terrain map; you are about to rest.
refusal-map-no-area = Your yak stands alone: there is no other space in its area.
refusal-not-in-area = { $space } is not in the area of your yak: same landscape, connected without gaps.
refusal-map-kathmandu = The Terrain map does not lead into Kathmandu; only a movement does.
refusal-map-stays = Your yak already stands on { $space }.

refusal-standstill = That way is blocked at once too; to stay in place, choose “{ $direction }”.
refusal-tea-with-bridle = Tea leaves need a straight line: they do not go with a Bridle.
refusal-climb-and-over = A Mountaineer who walks over the mountains has no use for Climbing gear: choose one of the two.
refusal-turn-unreached = The yak would not get as far as that turn, or could not take a step after it.
refusal-climb-nothing = The Climbing gear must take you over at least one mountain and not end on one; this route does not do that.
refusal-over-nothing = There is no mountain on this route; move without going over mountains.
refusal-needless-card = You would get to the same space at the same price with fewer cards.
refusal-exit-none = The new board has no such space along the strip.
refusal-exit-mountain = There is a mountain on that space; come out elsewhere.
refusal-exit-cross = Nothing blocks the yak here: it has to cross the strip.

refusal-once-per-turn = You can do this only once per turn: { $action }.
refusal-animal-not-shown = The { $animal } is not in the display.
refusal-card-not-shown = The { $card } is not in the display.
refusal-map-not-shown = The { $map } is not in the display.
refusal-pile-empty = The pile of maps is empty; take an open map.
refusal-wrong-landscape = This needs { $landscape }, and your target space is something else.
refusal-no-good-there = This good is not on your target space: { $tile }.
refusal-special-own = The special good { $good } is already yours.
refusal-no-temple = Your target space is not a temple.
refusal-no-temple-around = There is no temple on the space to the { $around }.
refusal-already-served = You have made an offering at this temple; each temple takes only one.
refusal-no-offerings = All your offerings are made.
refusal-monk-spent = The Monk has made three double offerings; there are no more in this game.
refusal-monk-one-left = A double offering needs two offerings; you have only one left.
refusal-no-swap-partner = The yak of { $rival } is not on your target space.
refusal-not-their-map = { $rival } has no open { $map } to give.
refusal-not-your-map = You have no open { $map } to give.
refusal-secured-map = The { $map } is secured in a chest and cannot be swapped.
refusal-same-map = Swapping two identical maps would change nothing.
refusal-tents-too-few = You do not have that many tents of this landscape: { $landscape }.
refusal-tents-too-many = Three exhaustion markers are the limit; play fewer tents.

## Words: landscapes

landscape-snow = snow
landscape-meadow = meadow
landscape-grain = grain field
landscape-forest = forest
landscape-jungle = jungle
landscape-wetland = wetland
landscape-steppe = steppe
landscape-rock = rock
landscape-city = city
landscape-mountain = mountain
landscape-kathmandu = Kathmandu

yaktile-snow = { landscape-snow }
yaktile-meadow = { landscape-meadow }
yaktile-grain = { landscape-grain }
yaktile-forest = { landscape-forest }
yaktile-jungle = { landscape-jungle }
yaktile-wetland = { landscape-wetland }
yaktile-steppe = { landscape-steppe }
yaktile-rock = { landscape-rock }
yaktile-city = { landscape-city }
yaktile-ten = 10 points

## Words: dice and resources

die-brown = brown
die-gray = grey
die-purple = purple
die-orange = orange
die-pink = pink
die-black = black

resource-backpack = backpack
resource-backpack-help = Pays for a card from the equipment display.
resource-compass = compass
resource-compass-help = Pays for a first step along the red needle of the board.
resource-paint-box = paint box
resource-paint-box-help = Pays for painting an animal.
resource-coin = coin
resource-coin-help = Pays for a good in a city; one more pays for the special good.
resource-fodder = yak fodder
resource-fodder-help = Pays for crossing a border strip.

step-down = −1
step-up = +1

## Words: cards

card = { $equipment } ({ $landscape })
equipment-tool-case = Tool case
equipment-tool-case-help = Before the movement. Take three resources of three different kinds.
equipment-magnifying-glass = Magnifying glass
equipment-magnifying-glass-help = Before the movement. Turn the chosen die over: 1 becomes 6, 2 becomes 5, 3 becomes 4, and back.
equipment-wooden-barrel = Wooden barrel
equipment-wooden-barrel-help = Before the movement. Roll as many of your unused dice as you like, up to three times in a row; look at each result before you go on.
equipment-first-aid-bag = First aid bag
equipment-first-aid-bag-help = Before the movement. Remove two exhaustion markers, or the only one; played in time, it saves you from having to rest.
equipment-telescope = Telescope
equipment-telescope-help = Before the movement. Your current yak tile counts as fulfilled; turn up the next.
equipment-water-bottle = Water bottle
equipment-water-bottle-help = Before the movement. Turn the chosen die one up or one down; 6 and 1 are the ends.
equipment-terrain-map = Terrain map
equipment-terrain-map-help = Before the movement. Put your yak on any other space of its area: same landscape, connected. Each strip in between costs 1 yak fodder or 1 exhaustion marker.
equipment-chest = Chest
equipment-chest-help = Before the movement. Lock away all your map pairs A + B: they count 8 points each and nobody can swap them.
equipment-climbing-gear = Climbing gear
equipment-climbing-gear-help = During the movement. Your yak steps over mountains, one step for each; it must cross at least one and not end on one.
equipment-tea-leaves = Tea leaves
equipment-tea-leaves-help = During the movement. Twice as many steps, all in one line; not together with the Bridle.
equipment-bridle = Bridle
equipment-bridle-help = During the movement. Your yak turns left or right once, between two steps.
equipment-rope-ladder = Rope ladder
equipment-rope-ladder-help = After the movement. Make an offering at a temple on one of the eight spaces around your yak, and take a map for it.
window-before = before the movement
window-during = during the movement
window-after = after the movement

animal-snow-leopard = Snow Leopard
animal-yak = Yak
animal-himalayan-tahr = Himalayan Tahr
animal-rhino = Greater One-horned Rhino
animal-hog-deer = Hog Deer
animal-indian-elephant = Indian Elephant
animal-garden-lizard = Oriental Garden Lizard
animal-spiny-babbler = Spiny Babbler
animal-dzo = Dzo
animal-red-panda = Red Panda
animal-himalayan-monal = Himalayan Monal
animal-musk-deer = Musk Deer
animal-bengal-tiger = Bengal Tiger
animal-green-tree-snake = Green Tree Snake
animal-red-headed-trogon = Red-headed Trogon
animal-gharial = Gharial
animal-river-dolphin = River Dolphin
animal-wild-buffalo = Wild Buffalo
animal-blackbuck = Blackbuck
animal-jackal = Jackal
animal-monitor-lizard = Monitor Lizard
animal-bharal = Bharal
animal-himalayan-serow = Himalayan Serow
animal-golden-pheasant = Golden Pheasant
animal-mule = Mule
animal-rhesus-monkey = Rhesus Monkey
animal-langur = Langur

character-mountaineer = Mountaineer
character-mountaineer-help = May walk over mountains like any other space, and even stop on them.
character-yak-guide = Yak guide
character-yak-guide-help = May turn a chosen pink die to any face, once per turn, and may exchange 2 yak fodder for 1 other resource at any time of the turn.
character-monk = Monk
character-monk-help = Three times in the game, may make two offerings at once at the temple where the movement ends; still one map.
character-merchant = Merchant
character-merchant-help = May buy the good of any space of the city in which the movement ends.
character-border-guard = Border guard
character-border-guard-help = May come out of a strip on any space along it instead of straight ahead; the crossing costs the same.
character-artist = Artist
character-artist-help = May also paint and collect what belongs to the four spaces next to the target space.

## Words: maps and goods

map = { $colour } map { $half }
mapcolour-red = red
mapcolour-purple = purple
mapcolour-green = green
mapcolour-blue = blue
mapcolour-yellow = yellow
mapcolour-orange = orange
half-a = A
half-b = B
source-open = from the display
source-top = from the top of the pile

tile = { $good } worth { $value }
special = special { $good }
good-thangka = thangka picture
good-silk = silk
good-spices = spices
good-prayer-mill = prayer mill
good-statue = statue
good-ring = ring

## Words: places and directions

space = board { $board }, row { $row }, column { $column }
space-start = the { $landscape } start space
direction-n = north
direction-e = east
direction-s = south
direction-w = west
around-n = north
around-ne = north-east
around-e = east
around-se = south-east
around-s = south
around-sw = south-west
around-w = west
around-nw = north-west
board =
    { $turns ->
        [0] { $side }
        [1] { $side }, turned a quarter to the right
        [2] { $side }, turned by half
       *[other] { $side }, turned a quarter to the left
    }
board-start = start board
board-dest = destination board
shape = { $exits }

## Words: players, weather, causes, endings

rival-p1 = player 1
rival-p2 = player 2
rival-p3 = player 3
rival-p4 = player 4
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
weather-sun = sun
weather-storm = storm
cause-needle = no compass for the needle
cause-strip = no fodder for the strip
cause-obstacle = the way was blocked
cause-storm = behind the storm
cause-tent = tents
action-paint = painting an animal
action-collect = collecting equipment
action-buy = buying goods
action-offer = making an offering
action-swap = swapping maps
ending-all-arrived = Every yak is in Kathmandu.
ending-last-day = The last day has passed.

## Scores

score-offerings = Offerings
score-offerings-help = The value of the last place emptied on your offering track.
score-goods = Goods
score-goods-help = The values of your goods, added up.
score-special-goods = Special goods
score-special-goods-help = 7 points each.
score-kathmandu = Kathmandu tile
score-kathmandu-help = The value of the tile you took on arrival.
score-sets = Sets of goods
score-sets-help = 7 points for five different goods, 12 for all six; every good counts in one set, special goods in none.
score-maps = Maps
score-maps-help = 8 points for a pair in a chest, 4 for any other pair A + B of one colour, 1 for a single half.
score-animals = Animals
score-animals-help = Each is worth the difference between the most and the fewest animals any player has.
score-yak-tiles = Yak tiles
score-yak-tiles-help = 10 points if all are fulfilled; otherwise a loss that grows with the tiles still face down.
score-distance = Distance
score-distance-help = A loss that grows with the strips between your yak and the destination board.
score-leftovers = Left over
score-leftovers-help = 1 point for every unused equipment card and every resource.
score-exhaustion = Exhaustion
score-exhaustion-help = 3 points lost for each exhaustion marker.
score-total = Total
score-total-help = All categories together; the highest total wins.
score-arrived = In Kathmandu
score-arrived-help = First tie-break: whoever is in Kathmandu comes before whoever is not.
score-strips = Strips left
score-strips-help = Second tie-break: fewer strips before the destination board.
score-steps = Steps left
score-steps-help = Third tie-break: fewer steps to the nearest space of Kathmandu. If these are equal too, the victory is shared.

## Labels

label-landscape = Landscape
label-board = Board { $number }
label-strip = Strip { $number }
label-needle = Needle: { $direction }
label-start-space = start space
label-temple = temple
label-temple-tile = temple tile
label-day = Day { $day } of { $days }
label-round = round { $round } of 3
label-storm = Storm
label-weather = Weather
label-face-down = face down
label-equipment-display = Equipment on display
label-animal-display = Animals on display
label-map-display = Open maps
label-deck =
    { $count ->
        [0] pile empty
        [one] 1 in the pile
       *[other] { $count } in the pile
    }
label-kathmandu-tiles = Kathmandu tiles
label-resources = Resources
label-dice = Dice
label-dice-unused = unused
label-dice-used = used today
label-dice-aside = set aside
label-day-total = Day total
label-exhaustion = Exhaustion
label-offerings = Offerings
label-yak-tile = Yak tile
label-tiles-left =
    { $count ->
        [0] none face down
        [one] 1 face down
       *[other] { $count } face down
    }
label-equipment = Equipment
label-animals = Animals
label-goods = Goods
label-special-goods = Special goods
label-maps = Maps
label-secured = in a chest
label-tents = Tents
label-character = Character
label-in-kathmandu = in Kathmandu
label-not-placed = not placed yet
label-holder = has the Stefan Feld standee
label-on-turn = to play
label-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
label-nothing = none

## Help: what things on the table are for

landscape-snow-help = { -land-help }
landscape-meadow-help = { -land-help }
landscape-grain-help = { -land-help }
landscape-forest-help = { -land-help }
landscape-jungle-help = { -land-help }
landscape-wetland-help = { -land-help }
landscape-steppe-help = { -land-help }
landscape-rock-help = { -land-help }
-land-help = A movement that ends here fulfils a yak tile of this landscape; an animal or equipment card showing it can be painted or collected.
landscape-city-help = End your movement here and buy the good on this very space for 1 coin. It is also a landscape like any other.
landscape-mountain-help = An obstacle: the yak stops before it and gets 1 exhaustion marker. Climbing gear and the Mountaineer can cross it.
landscape-kathmandu-help = The goal. Whoever arrives takes the top Kathmandu tile, loses all exhaustion markers, and from then on gains a resource each turn.

die-brown-help = Taken, it gives 1 backpack; its face is the number of steps.
die-gray-help = Taken, it gives 1 compass; its face is the number of steps.
die-purple-help = Taken, it gives 1 paint box; its face is the number of steps.
die-orange-help = Taken, it gives 1 coin; its face is the number of steps.
die-pink-help = Taken, it gives 1 yak fodder; its face is the number of steps.
die-black-help = Taken, it gives any 1 resource; its face is the number of steps.

weather-sun-help = The storm stays where it is. Yaks behind it still get 1 exhaustion marker.
weather-storm-help = The storm moves to the next strip; then every yak behind it gets 1 exhaustion marker.

thing-board = board
thing-board-help = Boards are counted from the start; their numbers stand at their corners.
thing-strip = border strip
thing-strip-help = Crossing it costs 1 yak fodder, or 1 exhaustion marker.
thing-needle = red needle
thing-needle-help = A first step on this board in the direction of the needle costs 1 compass, or 1 exhaustion marker.
thing-rose = compass rose
thing-rose-help = The red point shows where north is: at the top.
thing-rose-turned = compass rose: north is on the right
thing-rose-turned-help = This landscape is shown turned so that it is larger: north is on the right, where the compass rose points.
thing-yak = yak
thing-yak-help = It walks as many steps as the chosen die shows, in a straight line. Where it ends its movement, its player acts.

label-temple-help = Make one offering here in the whole game, for free, and take a map for it.
label-temple-tile-help = A temple like the printed ones: one offering per player in the whole game, and a map for it.
label-start-space-help = Yaks are placed here before the first day, one on each space.
label-storm-help = At the end of each day all yaks on the boards behind it get 1 exhaustion marker.
label-weather-help = At the end of each day its tile is turned up: sun or storm. Beside them: the tiles still to come in this half of the game.
label-equipment-display-help = A card whose landscape matches your target space costs 1 backpack. The display is filled again at the end of the day.
label-animal-display-help = An animal whose landscape matches your target space is painted for 1 paint box. New ones come at the end of the day.
label-map-display-help = For each offering you take one of these, or the top one of the pile. Gaps are filled at once.
label-special-goods-help = For one more coin when buying a good of the same kind, even from another player, who then gets the coin. 7 points each.
label-kathmandu-tiles-help = Points for arriving in Kathmandu; the first to arrive takes the highest.
label-tents-help = Drawn in secret by whoever had the lowest day total. Played at the end of another player’s turn on that landscape, each gives an exhaustion marker.
label-holder-help = Whoever holds it begins each round. It goes to the lowest day total at the end of the day.
label-dice-used-help = The dice taken today, one in each round.
label-day-total-help = The sum of the dice taken today. The lowest one gets the standee at the end of the day.
label-exhaustion-help = Three markers: your next turn is spent resting, and they are gone. At the end each costs 3 points.
label-offerings-help = Nine offerings, laid in temples from left to right. The value of the last place emptied counts at the end.
label-yak-tile-help = End a movement on this landscape and the next tile is turned up. Tiles face down cost points at the end; all fulfilled bring 10.
label-animals-help = At the end each is worth the difference between the most and the fewest animals any player has.
label-goods-help = Each counts its value at the end; five different kinds make a set worth 7 points, all six 12.
label-maps-help = Halves A and B of one colour are worth 4 points, 8 in a Chest, a single half 1. On a shared space maps can be swapped.
label-secured-help = A pair locked in a Chest: 8 points, and nobody can swap it any more.
label-player-board = player board
label-player-board-help = The dice of the day and those still unused, resources, exhaustion, offerings, and everything gathered so far.
label-one-die = { $die } die
label-die-unused = not used today
label-die-used = used today
label-die-aside = set aside until tomorrow
label-one-day = Day { $day }

picture-title = Expedition: day { $day }, round { $round }
picture-title-setup = Expedition: setting up
picture-title-over = Expedition: the game is over

reconstructed = reconstructed
reconstructed-note = Boards, values and landscapes of cards marked as reconstructed are our own: the printed ones were not available to us. They respect everything the rules say about them.

## On the page

status =
    Day { $day } of { $days } · round { $round } · { $storm ->
        [0] storm at the start
       *[other] storm at strip { $storm }
    }
part-landscape = Landscape
part-seats = Players
part-displays = Displays
part-own = Your board

## The tutorial

lesson-welcome = Your yak stands at the foot of Nepal. In six days of three turns each you try to bring it to Kathmandu, and collect points on the way. Behind you a storm is gathering: whoever it overtakes gets tired.
lesson-die = Every turn you take one of your six dice. Its colour gives you a resource, its face is the number of steps your yak must walk. Take the pink die: it gives fodder and three steps.
lesson-die-praise = You have one more fodder, and three steps to walk.
lesson-go = Before the movement you may play the cards that say so. The Chest needs a pair of maps, and the Bridle is for the way. Nothing to play now: set off.
lesson-go-praise = Now the yak moves.
lesson-move = The yak walks in a straight line, exactly as many steps as the die shows. Crossing from board to board costs one fodder. Go north.
lesson-move-praise = Three steps, one strip crossed, one fodder paid. Without fodder you would have got an exhaustion marker instead.
lesson-needle = Each board has a red needle. If your first step goes the way it points, you pay a compass, or you get tired. It is the shortest way: go north all the same.
lesson-needle-praise = One compass paid. Only the first step is compared with the needle.
lesson-obstacle = To the north there is a mountain: walking into it would tire the yak. To the west the way is free for three steps. Go west.
lesson-obstacle-praise = All three steps, no marker. A yak that cannot walk all its steps stops where it is and gets tired.
lesson-paint = You have arrived on a meadow. An animal on display that lives on meadows can be painted for one paint box. The more the players’ numbers of animals differ, the more each animal is worth. Paint the rhino.
lesson-paint-praise = The rhino is yours. New animals come only at the end of the day.
lesson-buy = A city: the goods tile on your space costs one coin. With a second coin you take the special good of the same kind too, even from another player, who then gets that coin. Buy the silk with its special good.
lesson-buy-praise = A tile worth 3 and a special good worth 7. Five or six different goods make a set.
lesson-offer = This is a temple. Once in the game you may leave an offering at each temple; the more offerings, the more points. Make an offering.
lesson-offer-praise = And for every offering you take a map.
lesson-map = Two halves of one colour, A and B, make a pair worth 4 points, or 8 if you secure it with a Chest. You hold the red B: take the red A.
lesson-map-praise = A pair. The open place is filled again at once.
lesson-rest = Three markers: your yak would have to rest this turn. The First aid bag takes two of them away, if you play it now.
lesson-rest-praise = One marker left: the yak can walk. Markers you still have at the end cost 3 points each.
lesson-kathmandu = The last day, and Kathmandu is six steps away. The first to arrive gets the tile worth 15 points. Go east.
lesson-kathmandu-praise = You have arrived: 15 points, and all markers gone. Now you know what you need; the rules page explains the rest.

feature-outlook = what the next turn can reach
feature-less-exhaustion = exhaustion avoided
feature-less-distance = progress towards Kathmandu

## Options that cannot be

wrong-weather = { $count ->
    [one] { $count } weather tile is
   *[other] { $count } weather tiles are
} too few for { $days } days: put in more storms or suns.
wrong-holder = There are only { $players } players: the option holder names somebody who is not there.
wrong-goes-with = The option { $field } goes only with { $other }={ $value }.
wrong-boards-count = { $count ->
    [one] { $count } board was named
   *[other] { $count } boards were named
}; this game has { $wanted }, start and destination included.
wrong-boards-touch = Boards may touch only the one before and the one after them.
wrong-boards-strip = From { $board } to { $other } fewer than two spaces are open: turn a board, or take another.
wrong-boards-place = { $board } cannot be board number { $place }.
wrong-boards-start = The start board is not turned.
wrong-boards-once = A board can lie in the landscape only once, front or back.
wrong-boards-name = There is no board “{ $board }”. There are: { $known }, turned by @1 to @3.
wrong-boards-written = “{ $board }” should be a board and its exit, as in T6B:N.

## Tables of your own that cannot be

wrong-law-city = A city is a block of { $count } spaces.
wrong-law-tower = This board has { $known } tower (+), but { $count } are marked here.
wrong-law-kathmandu = Kathmandu (K) has { $known } spaces, but { $count } are marked here.
wrong-law-sides = Boards are numbered from 1 without gaps, and each has two sides.
wrong-law-start-rows = The start board has fewer rows than the others.
wrong-law-start-spaces = There must be at least { $count } start spaces (s).
wrong-law-cell = Row { $row }: “{ $cell }” is not one of the signs { $known } followed by one of { $marks }.
wrong-law-rows = There are { $count } rows instead of { $wanted }.
wrong-law-row = Row { $row } has { $count } spaces instead of { $wanted }.
wrong-law-mountain = Row { $row }, column { $column }: a mountain carries nothing.
wrong-law-sign = Row { $row }, column { $column }: “{ $cell }” cannot be on this board.
wrong-law-effect = What a card does is fixed by the rulebook.
wrong-law-window = “{ $card }” has no effect at that time.
wrong-law-card-landscapes = There are { $count } cards of each kind, each with a different landscape.
wrong-law-animals = Each animal lives in exactly one landscape; this one does not: { $animal }.
wrong-law-tents = There is no tent for the city.
wrong-law-ability = What a character can do is fixed by the rulebook.
wrong-law-start-cards = { $count } start equipment cards must be enough for { $players } players.
wrong-law-strips = At least one value is needed.
wrong-law-temples = Temple tiles lie on terrain boards only.
wrong-law-mixes = Give one weather mix for all days, or one for each half of the game.
wrong-law-presets = There is one ready-made landscape for each length.
