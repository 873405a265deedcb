### Excavation (Katmandou): everything the game says, in English.
###
### Words of a vocabulary arrive translated, numbers as numbers, seats as names. Beside each argument $x
### there is $x-id, the plain word; what is unknown or absent is the word "none". The three languages have
### the same ids and speak of the same things.

game-name = Excavation
game-line = Digs spread over the valley of Kathmandu; wall them off, take what they hold, and keep out of their way.
game-after = After Katmandou, a French print-and-play game by an unknown author
game-minutes = 90 minutes or more

## Options

option-length = Length
option-length-help = The short game sets six of the sixteen site cards aside, unseen.
option-length-full = full: all 16 sites
option-length-short = short: 10 sites, 90 minutes
option-map = Map
option-map-help = Hills are walls that cost nothing: for two players there is a map with more of them. In the plain valley a full game for two often ends without a winner; the short game works better there.
option-map-v1 = the valley
option-map-v2 = more hills, for two players
option-map-own = a map of your own
option-chart = Your map
option-chart-help = One row of hexes a line: "." open ground, "~" lake, "^" hill, A to P the sixteen sites. It begins as the valley; change what you like. In the terminal also @file.
option-chart-wrong = This map cannot be played on. Write rows = ["…", "…"], with "." for open ground, "~" for the lake, "^" for hills and each of the letters A to P once, every second row set off by one blank, and leave a way from every hex to every other.

## Words

site-budhanilkantha = Budhanilkantha
site-sankhu = Sankhu
site-tirakhet = Tirakhet
site-kantipur = Kantipur
site-gokarna = Gokarna
site-changu-narayan = Changu Narayan
site-swayambhunath = Swayambhunath
site-boudhanath = Boudhanath
site-kirtipur = Kirtipur
site-bhaktapur = Bhaktapur
site-patan = Patan
site-thimi = Thimi
site-pashupatinath = Pashupatinath
site-bungamati = Bungamati
site-pharping = Pharping
site-godavari = Godavari

card-arch = Archaeologist
card-arch-help = Alone 1 token, two of them 3 tokens: placed, or taken back.
card-chronicler = Chronicler
card-chronicler-help = Pays for blue when a dig is removed. Two alike: 3 tokens; with another personality: 1.
card-anthropologist = Anthropologist
card-anthropologist-help = Pays for brown when a dig is removed. Two alike: 3 tokens; with another personality: 1.
card-palaeontologist = Palaeontologist
card-palaeontologist-help = Pays for red when a dig is removed. Two alike: 3 tokens; with another personality: 1.
card-historian = Historian
card-historian-help = Pays for yellow when a dig is removed. Two alike: 3 tokens; with another personality: 1.
card-naturalist = Naturalist
card-naturalist-help = Pays for green when a dig is removed. Two alike: 3 tokens; with another personality: 1.
card-eminence = Eminence
card-eminence-help = Stands for an archaeologist or for any of the five specialists, and is then discarded.
card-curator = Curator
card-curator-help = Removes on its own a dig without any colour, if the dig is isolated and you control it.
card-bandit = Bandit
card-bandit-help = Steals a random card from an opponent’s hand; it comes face down in front of you.
card-controller = Controller
card-controller-help = Exchanges two dig tokens of one dig for two from the bag.
card-bounty-hunter = Bounty Hunter
card-bounty-hunter-help = Turns two tokens of one player on the map into another player’s.
eminence-as = Eminence as { $card }

colour-black = black
colour-blue = blue
colour-brown = brown
colour-red = red
colour-yellow = yellow
colour-green = green

combination-c1 = an Archaeologist
combination-c2 = two Archaeologists
combination-c3 = two different personalities
combination-c4 = two personalities of the same name
combination-c5 = an Eminence as Archaeologist
combination-c6 = an Eminence as Archaeologist and an Archaeologist
combination-c7 = an Eminence and a specialist

list-sites = site list
list-personalities = personality list

## What is asked

prompt-action = choose your action.
prompt-action-other = { $name } chooses an action.
prompt-combo-to-place = which cards do you play to place tokens?
prompt-combo-to-place-other = { $name } chooses cards to place tokens.
prompt-combo-to-take = which cards do you play to take tokens back?
prompt-combo-to-take-other = { $name } chooses cards to take tokens back.
prompt-place = place a token on a free hex or on a card of a list.
prompt-place-other = { $name } places tokens.
prompt-take = take back one of your tokens.
prompt-take-other = { $name } takes tokens back.
prompt-position = from which position of the list do you hire?
prompt-position-other = { $name } hires a personality.
prompt-discard = discard a card for the personality you hire.
prompt-discard-other = { $name } pays for the personality hired.
prompt-use = use a card as part of the price.
prompt-use-other = { $name } pays for the personality hired.
prompt-special = which special personality do you trigger?
prompt-special-other = { $name } triggers a special personality.
prompt-curate = which dig does the Curator remove?
prompt-curate-other = { $name } removes a dig with the Curator.
prompt-rob = whom does the Bandit rob?
prompt-rob-other = { $name } chooses whom the Bandit robs.
prompt-renew = which dig token does the Controller exchange?
prompt-renew-other = { $name } exchanges dig tokens with the Controller.
prompt-renew-also = choose a second dig token of the same dig.
prompt-renew-also-other = { $name } exchanges dig tokens with the Controller.
prompt-recolour = which token does the Bounty Hunter convert?
prompt-recolour-other = { $name } converts tokens with the Bounty Hunter.
prompt-recolour-also = choose a second token of the same player.
prompt-recolour-also-other = { $name } converts tokens with the Bounty Hunter.
prompt-recolour-to = to whom shall the two tokens belong?
prompt-recolour-to-other = { $name } converts tokens with the Bounty Hunter.
prompt-dig = which dig do you remove?
prompt-dig-other = { $name } removes a dig.
prompt-pay = discard a card for the next colour of the dig.
prompt-pay-other = { $name } pays for the dig removed.
prompt-draw-site = A site card is drawn: which one?
prompt-draw-personality = A personality is drawn: which one?
prompt-draw-first-player = The first player is drawn: who is it?
prompt-draw-find = A dig token is drawn for the spreading dig: which colour?
prompt-draw-for-marker = A dig token takes the place of a marker: which colour?
prompt-draw-to-renew = A dig token is drawn for the Controller: which colour?
prompt-draw-loot = The Bandit draws a card from the hand: which one?

## Moves

move-place = Place tokens
move-take-back = Take tokens back
move-hire = Hire a personality
move-special = Trigger a special personality
move-remove = Remove a dig
move-play = { $combo }
move-put = Place a token on { $hex }
move-put-on = Place a token on the card of { $site }
move-put-on-card = Place a token on personality { $place }
move-lift = Take the token from { $hex }
move-lift-from = Take a token from the card of { $site }
move-lift-from-card = Take a token from personality { $place }
move-stop = Stop
move-position = Hire from position { $place }
combo-alike = 2 × { $card }
seen-play = { $combo } ({ $most ->
    [one] { $most } token
   *[other] up to { $most } tokens
})
seen-pay = Discard { $card } for { $colour }
seen-price = It costs { $cards ->
    [one] one card, which you discard.
   *[other] { $cards } cards: you discard one and have the others back next round.
}
seen-position = Hire the { $card } (position { $place })
seen-put-on-card = Place a token on the { $card } (position { $place })
seen-lift-from-card = Take a token from the { $card } (position { $place })
move-discard = Discard { $card }
move-use = Use { $card }
move-trigger = Trigger the { $special }
move-curate = Remove the dig of { $site } with the Curator
move-rob = Rob { $seat }
move-renew = Exchange the dig token on { $hex }
move-recolour = Convert the token on { $hex }
move-recolour-to = { $seat ->
    [you] Make them your own
   *[other] Give them to { $seat }
}
move-dig = Remove the dig of { $site }

chance-site = Site: { $site }
chance-personality = Personality: { $personality }
chance-first = First player: { $seat }
chance-find = Dig token: { $colour }
chance-loot = Stolen card: { $card }

## Events

event-first-player = { $seat } took the first-player marker.
event-round-began = Round { $round } began; first player: { $seat }.
event-site-opened = A dig opened at { $site }.
event-personality-drawn = The { $card } joined the personality list.
event-reshuffled = The discarded personalities were shuffled into a new pile.
event-played = { $seat } played { $combination } for { $most ->
    [one] { $most } token
   *[other] up to { $most } tokens
}.
event-used = { $card-id ->
    [none] { $seat } used a card.
   *[other] { $seat } used a card: { $card }.
}
event-discarded = { $seat } discarded a card: { $card }.
event-received = { $seat } received a card, face down: { $card }.
event-placed = { $seat } placed a token on { $hex }.
event-placed-on-site = { $seat } placed a token on { $site }, now in position { $position }.
event-placed-on-personality = { $seat } placed a token on the { $card }, now in position { $position }.
event-took = { $seat } took the token back from { $hex }.
event-took-from-site = { $seat } took a token back from { $site }, now in position { $position }.
event-took-from-personality = { $seat } took a token back from the { $card }, now in position { $position }.
event-eliminated = Every card of the { $list } had a token: each gave one back.
event-went-home = { $seat } got a token back from the { $list }.
event-added = { $seat-id ->
    [none] A neutral token was put on the last card of the { $list }.
   *[other] A token was put for { $seat } on the last card of the { $list }.
}
event-hired = { $seat } hired the { $card } from position { $position }.
event-stole = { $card-id ->
    [none] { $seat } stole a card from { $victim }.
   *[other] { $seat } stole a card from { $victim }: { $card }.
}
event-renewed = The dig token on { $hex } changed from { $old } to { $new }.
event-recoloured = A token on { $hex } changed sides: { $seat } → { $to }.
event-removed = { $seat } removed the dig of { $site } and won { $tokens ->
    [0] {""}
    [one] { $tokens } dig token ({ $finds } coloured) and{" "}
   *[other] { $tokens } dig tokens ({ $finds } coloured) and{" "}
}{ $cards ->
    [one] its site card
   *[other] { $cards } site cards
}.
event-displaced = The new dig sent the token on { $hex } home ({ $seat }).
event-joined = { $site } became part of the dig of { $host }.
event-marker-replaced = A dig token took the place of the marker on { $hex }: { $colour }.
event-spreads = { $site } spread: { $ring ->
    [one] { $ring } hex
   *[other] { $ring } hexes
}.
event-spread-lost = { $site } was joined before its turn and did not spread.
event-found = A dig token was laid on { $hex }: { $colour }.
event-evicted = { $seat } lost the token on { $hex }.
event-ended = { $ending }

## Refusals

refusal-not-asked = Something else comes first: { $asked }
refusal-no-combination = Your hand holds no combination of cards for that.
refusal-no-supply = You have no token left in your supply.
refusal-no-token-out = You have no token on the map or on a card.
refusal-no-special = You hold no special personality that could do anything now.
refusal-no-removal = There is no dig that you control and can pay for.
refusal-cards-missing = You do not have these cards in hand.
refusal-hex-outside = { $hex } is not a playable hex.
refusal-hex-taken = There is already something on { $hex }.
refusal-site-not-listed = { $site } is not in the list.
refusal-not-yours = No token of yours lies there.
refusal-stop-too-early = Move at least one token.
refusal-too-dear = Position { $place } costs { $place } cards; you have { $hand }.
refusal-card-not-held = You do not have this card in hand: { $card }.
refusal-card-out-of-order = The { $card } does not fit now: used cards are named in order, and enough must be left for the whole price.
refusal-not-a-target = This cannot be chosen as the target.
refusal-no-target = The { $card } would have no effect now.
refusal-dig-not-open = There is no dig at { $site }.
refusal-dig-coloured = The dig of { $site } has colour in it; a Curator cannot remove it.
refusal-dig-black = The dig of { $site } has no colour in it; only a Curator removes it.
refusal-dig-not-isolated = The dig of { $site } is not isolated.
refusal-dig-not-controlled = Others have more tokens around the dig of { $site }.
refusal-dig-too-dear = You lack a specialist for a colour in the dig of { $site }.
refusal-wrong-card = The { $card } does not pay for { $colour }.
refusal-eminence-needed = You need that Eminence for a colour other than { $colour }.
refusal-no-such-player = Nobody sits there.
refusal-yourself = A Bandit can only rob somebody else.
refusal-empty-hand = { $seat } has no card in hand.
refusal-no-find = There is no dig token on { $hex }.
refusal-lone-find = The dig on { $hex } has only one dig token; the Controller needs two.
refusal-other-dig = { $hex } belongs to another dig.
refusal-no-token = There is no player’s token on { $hex }.
refusal-lone-token = The owner of the token on { $hex } has no second one on the map, or nobody could replace them.
refusal-other-owner = The token on { $hex } does not belong to the same player as the first.
refusal-same-hex = You have already chosen { $hex }.
refusal-same-owner = They already belong to { $seat }.
refusal-small-supply = { $seat } does not have two tokens left in the supply.

## The end

ending-last-dig = Only one dig is left.
ending-no-tokens-to-spread = The bag holds too few dig tokens for the next spread.
ending-no-token-for-marker = Two digs met while the bag was empty.
epilogue-below-zero = Winning takes zero points or more. Nearest to it: { $names }, { $points } short.
gain-placed = tokens placed
score-sites = Site cards
score-finds = Coloured finds
score-lost = Lost tokens
score-left = Left in the ground
score-site-cards = Number of site cards

## Labels of the drawing and of the terminal

label-round = Round { $round }
label-status = Round { $round } · { $bag } in the bag · { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
} to come
label-status-left = { $left ->
    [one] { $left } more token
   *[other] up to { $left } more tokens
} · round { $round } · { $bag } in the bag
label-status-price = { $left ->
    [one] { $left } more card
   *[other] { $left } more cards
} to pay · round { $round } · { $bag } in the bag
label-status-due = to be paid for: { $colour } · round { $round } · { $bag } in the bag
label-sites = Sites
label-personalities = Personalities
label-spreads = spreads
label-price = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
label-bag = Bag
label-discard = Discarded
label-site-pile = Site pile
label-graveyard = Graveyard
label-alike = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cards
}
label-none = none
label-hand = Hand
label-front = Face down
label-known = known to have
label-supply = Supply
label-first = first player
hex-by = the hex { $way } of { $site }
hex-way =
    { $steps ->
        [one] 1 step { $direction }
       *[other] { $steps } steps { $direction }
    }
hex-ways = { $first } and { $second }
hex-e = east
hex-se = south-east
hex-sw = south-west
hex-w = west
hex-nw = north-west
hex-ne = north-east
label-hex = Hex: { $hex }
label-free = free
label-tokens = Tokens of { $seat }
label-token = token of { $seat }
label-find = { $colour } dig token of { $site }
label-marker = active site { $site }
label-site = inactive site { $site }
label-dig = Dig of { $site }
label-open = not isolated
label-control = { $names } { $count ->
    [one] controls
   *[other] control
} it, { $score }
label-nobody = nobody controls it
picture-title = Excavation, round { $round }
label-view = As { $seat } sees it
label-spectator = As a spectator sees it
label-coordinates = Left of each row: r, and q of its first hex.

## What lies on the table: names and what they do, for those who point at them

part-valley = Valley
part-lists = Lists
part-players = Players
part-own = Your hand

piece-hex = Hex
piece-hex-help = A token may stand here. What grows on a hex means nothing; lake, hills and the edge of the map are walls that cost nothing.
piece-hill = Hill
piece-hill-help = Not part of play: nothing passes and nothing is placed here. It is a wall that costs nothing.
piece-lake = Taudaha lake
piece-lake-help = Not part of play, but a wall that costs nothing. Lost tokens lie on its island.
piece-site = Inactive site
piece-site-help = A dig opens here when its card is drawn. A token standing here then goes home without loss.
piece-dig = Dig
piece-dig-help = All that lies inside the rope spreads together and is removed together.
piece-marker = Active site
piece-marker-help = The number is the position in the site list; a red ring spreads at the end of the round. A flag shows who controls the dig.
piece-token = Token
piece-token-help = Walls digs off from each other. On a golden foot it belongs to the tightest wall around the digs of the numbers beside it.
piece-graveyard = Graveyard
piece-graveyard-help = Tokens lost to spreading digs: minus 2 points each at the end.
piece-site-card = Site card
piece-site-card-help = Tokens on it push it down the list. Whoever removes its dig wins the card: 5 points.
piece-spread = Spreads next
piece-spread-help = At the end of the round this dig grows by one ring and swallows the tokens beside it.
piece-stacked = Joined sites
piece-stacked-help = Cards of digs that became part of this one; they go to whoever removes it.
piece-isolated = Isolated
piece-isolated-help = No way leads to another dig. The numbers are the tokens of the tightest wall; whoever has most, underlined, may remove the dig.
piece-open = Not isolated
piece-open-help = A way without tokens leads to another dig, so nobody can remove it.
piece-price = Price
piece-price-help = As many cards as its position: one is discarded, the others are used.
piece-player = Player
piece-player-help = Supply, lost tokens, site cards and coloured finds; below, the cards.
piece-supply = Supply
piece-supply-help = Tokens still to be placed; each player has 25 in all.
piece-won-sites = Site cards
piece-won-sites-help = 5 points each at the end; in a tie, whoever has more of them wins.
piece-won-finds = Coloured finds
piece-won-finds-help = 3 points each at the end; black ones are worth nothing.
piece-first = First player
piece-first-help = Begins the round; the marker passes to the left at its end.
piece-hand = Hand
piece-hand-help = Cards still to be played this round.
piece-front = Face down
piece-front-help = Played this round; they come back to the hand when the round ends.
piece-known = Known cards
piece-known-help = Cards this player is known to own, in hand or face down, from what everybody saw.
piece-round = Round
piece-round-help = It ends when all hands are empty; then the top of the site list spreads.
piece-site-pile = Site pile
piece-site-pile-help = While it lasts, six digs are open: a new one appears when one is removed or joined.
piece-pile = Personality pile
piece-pile-help = A new card joins the bottom of the list when somebody is hired.
piece-discard = Discarded personalities
piece-discard-help = They become the new pile when the old one is empty.
piece-bag = Bag
piece-bag-help = Dig tokens still to be drawn; the game ends when it cannot feed a spread.

list-sites-help = The two at the top spread at the end of the round, or one if fewer than six are left. The card with most tokens sinks to the bottom.
list-personalities-help = The position is the price. Tokens push a card down and make it dearer.
colour-black-help = A black dig token is worth nothing, and needs no specialist.
colour-blue-help = 3 points to whoever wins it, minus 3 for all if it stays in the ground. The Chronicler pays for it.
colour-brown-help = 3 points to whoever wins it, minus 3 for all if it stays in the ground. The Anthropologist pays for it.
colour-red-help = 3 points to whoever wins it, minus 3 for all if it stays in the ground. The Palaeontologist pays for it.
colour-yellow-help = 3 points to whoever wins it, minus 3 for all if it stays in the ground. The Historian pays for it.
colour-green-help = 3 points to whoever wins it, minus 3 for all if it stays in the ground. The Naturalist pays for it.

label-then = { $site }: { $told }.
label-holds = counts for dig { $digs }
label-threatened = the next spread reaches it
label-pile = Personality pile
label-reconstructed = Map: reconstructed

## Lessons

lesson-welcome = Six digs are open; the number on each ring is its place in the site list. At the end of the round the first two, in red, will spread, and whatever stands beside them is lost. Wall digs off with tokens, remove them with specialists, and win site cards and coloured finds.
lesson-action = Every turn is one action. You hold six archaeologists; let them do some work: place tokens.
lesson-action-praise = Good. An action always asks for cards first.
lesson-combo = One Archaeologist places one token, two of them place three. Play two.
lesson-combo-praise = Two alike are worth three tokens. The cards lie face down before you and come back next round.
lesson-wall = Two tokens stand before Kirtipur, one gap is left: the hex with the golden frame. Close it, and no way leads from Kirtipur to another dig.
lesson-wall-praise = Kirtipur is isolated, and all three tokens that hold it are yours: you control it.
lesson-control = Your opponent controls Kirtipur with three tokens to your one. Only the tightest wall counts. Place one token on the golden hex, and look which tokens still touch the dig’s region.
lesson-control-praise = Three to two: one of your opponent’s tokens stands behind the new wall and no longer counts.
lesson-list = Kirtipur is at the top of the site list and would swallow your three tokens. Put a token on its card: it sinks below the bare ones.
lesson-list-praise = Kirtipur is last now, and others will spread.
lesson-hire = There is green in the dig of Kirtipur, which you control. The Naturalist pays for green; in position 2 she costs two cards: one discarded, one used.
lesson-hire-praise = Once paid for, she comes to you face down, and is ready next round.
lesson-remove = You control Kirtipur, and the Naturalist is in your hand. Remove the dig.
lesson-remove-praise = Now it has to be paid for.
lesson-pay = One card for every colour, however many tokens it has; black is free. Discard the Naturalist.
lesson-pay-praise = Five points for the site card and three for the green find. A new dig appears at once.
lesson-special = A dig without colour can only be removed by a Curator. You control the bare Kirtipur: trigger him.
lesson-special-praise = He is discarded, an Archaeologist takes his place, and you may choose the dig.
lesson-take = The round is about to end and Bhaktapur is at the top of the list. Two of your tokens stand beside it and would be lost, two points each. Take one of them back.
lesson-take-praise = Saved. Taking back costs the same cards as placing.
lesson-end = The game ends when one dig is left or the bag runs short. Site card 5, coloured find 3, lost token minus 2, and minus 3 for all for every coloured find still in the ground. Have a good dig!

feature-sites = site cards
feature-finds = coloured finds
feature-saved = tokens saved
feature-cleared = finds cleared from the ground
feature-tokens = tokens to place
feature-specialists = specialists
feature-digs = digs in reach
feature-spread = the coming spread
feature-rival = points of the best rival

## Options that cannot be

wrong-chart-alone = A map of your own goes only with map={ $wanted }.
wrong-chart-missing = Your own map is missing: rows = ["…", "…"].
wrong-chart-long = The map has { $count } characters; at most { $most } are allowed.
wrong-chart-written = The map should be written rows = ["…", "…"], and nothing else.
wrong-chart-rows = The map has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; it may have 1 to { $most }.
wrong-chart-wide = Row { $row } is too long: at most { $most } characters, spaces included.
wrong-chart-between = Row { $row }, character { $column }: there is no hex here. The hexes of a row stand in every other place, one place further to the side than in the row above.
wrong-chart-sign = Row { $row }, character { $column }: “{ $sign }” has no meaning here. Use . ~ ^ and the letters A to P.
wrong-chart-twice = Row { $row }, character { $column }: site { $site } appears twice.
wrong-chart-sites = Sites are missing on the map: { $missing }.
wrong-chart-apart = Row { $row }, character { $column }: this hex cannot be reached from the others.

## Tables of your own that cannot be

wrong-law-family = “{ $card }” belongs to another family of cards.
