# Words that every game of the house needs.

language = English
player = Player { $number }
bot-names = Pemba, Dolma, Tashi, Nima, Sonam, Mingma
chance = Chance
somebody = Somebody
own-content = { $game } (own content: { $content })
asked = { $name }: { $prompt }
comma = { ", " }
label-value = { $label }: { $value }
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
