# Words that every game of the house needs.

language = English
player = Player { $number }
chance = Chance
somebody = Somebody
comma = { ", " }
people = { $others } and { $last }
yes = yes
no = no
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

refusal-not-your-turn = It is not your turn to answer.
refusal-chance-decides = Chance has to answer first: dice, cards or tokens.
refusal-game-over = The game is over.
refusal-not-offered = This is not one of the choices now.
refusal-undo-nothing = There is nothing of yours to take back.
refusal-undo-chance = Chance has spoken since; that cannot be taken back.
refusal-undo-other = Somebody else has decided since.
refusal-undo-revealed = Your choice has brought something hidden to light; it stands.
refusal-undo-finished = The game is over; nothing can be taken back.
