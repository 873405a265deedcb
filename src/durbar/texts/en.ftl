# Words that every game of the house needs.

language = English
player = Player { $number }
you = you
bot-names = Pemba, Dolma, Tashi, Nima, Sonam, Mingma
bot-apprentice = Apprentice
bot-apprentice-help = has just learned the rules and is easily distracted: a first opponent for children
bot-porter = Porter
bot-porter-help = knows the way, but drops something now and then
bot-trader = Trader
bot-trader-help = makes good bargains and a few bad ones
bot-guide = Guide
bot-guide-help = seldom misses a path worth taking
bot-sherpa = Sherpa
bot-sherpa-help = makes the most of every turn, with the experience of many games
bot-rinpoche = Rinpoche
bot-rinpoche-help = thinks longest and is the strongest there is here
bot-racer = Racer
bot-racer-help = hurries: what counts is what counts at once
bot-builder = Builder
bot-builder-help = loves what grows slowly and is worth much in the end
bot-spoiler = Spoiler
bot-spoiler-help = cares twice as much as anybody else about what the others have
bot-random = Random
bot-random-help = does anything that is allowed
bot-greedy = Greedy
bot-greedy-help = looks one turn ahead and takes what is best now
bot-fitted = Experience
bot-fitted-help = looks one turn ahead and knows from many games what a position is worth
bot-thinking = Thinker
bot-thinking-help = tries out in thousands of imagined games what may come of a move
chance = Chance
somebody = Somebody
own-content = { $game } (own content: { $content })
asked = { $name }: { $prompt }
comma = { ", " }
decimal-mark = .
between-figures = { ", " }
label-value = { $label }: { $value }
aside = { $text } ({ $more })
gap = { " " }
people = { $others } and { $last }
yes = yes
no = no
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

refusal-not-your-turn = It is not your turn to decide.
refusal-chance-decides = First the dice have to be rolled or the cards drawn.
refusal-game-over = The game is over.
refusal-not-offered = That is not possible at the moment.
refusal-undo-nothing = You have made no move to undo.
refusal-undo-chance = Too late: dice were rolled or cards drawn since.
refusal-undo-other = Too late: somebody else has played since.
refusal-undo-revealed = Too late: something hidden has come to light.
refusal-undo-finished = Too late: the game is over.
