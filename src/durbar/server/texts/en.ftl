# What the server says itself: titles, hints, and what is wrong with a request.

asked-you = You: { $prompt }
waiting-for = Waiting for { $name }.
waiting-secret = Somebody is deciding in secret.
more-people =
    { $count ->
        [one] one more person
       *[other] { $count } more people
    }
curtain = Pass the device to { $name }.
bot-plays-for-you = A bot plays in your place.

hint-only = It is the only choice.
hint-best =
    { $points ->
        [one] About 1 point better than the next weaker move ({ $other }).
       *[other] About { $points } points better than the next weaker move ({ $other }).
    }
hint-best-why =
    { $points ->
        [one] About 1 point better than the next weaker move ({ $other }): { $reasons }.
       *[other] About { $points } points better than the next weaker move ({ $other }): { $reasons }.
    }
hint-even = About as good: { $others }.
hint-next = Chance to win with the next weaker move, { $other }: { $percent }%.
hint-why = Compared with the weaker move, in cards: { $reasons }.
hint-chance = Chance to win: { $percent }%.

problem-refused = The rules do not allow this.
problem-stale = The table has changed since this page was shown. Here it is as it stands now; nothing was played.
problem-wrong-seat = This seat is not yours.
problem-no-table = There is no such table.
problem-no-game = There is no such game.
problem-no-moment = There is no such moment in this game.
problem-no-seat = This seat is already taken.
problem-not-asked = Nothing is being asked of you right now.
problem-other-rules = This game was begun under rules { $written }; these are rules { $known }. Its record can still be exported.
problem-other-content = This game is played with content { $content }, which is not offered here. Its record can still be exported.
problem-unreadable = This cannot be understood. Nothing was done.
problem-bad-request = This request cannot be understood. Nothing was changed.
problem-too-large = This is too large; at most { $limit } bytes are accepted.
problem-too-slow = This took too long to arrive; the server waits { $seconds } seconds at most.
problem-too-often = Please wait { $seconds } s, then try again.
problem-given-up = Another request came in the meantime.
problem-log-full = The log of this table is full: nothing can be taken back any more.
problem-damaged = The record of this table is damaged, so it cannot be opened.
problem-no-data = The server cannot read its data just now. Please try again in a few seconds.
problem-not-kept = The server cannot keep anything just now. Please try again in a few seconds; it will be done once.
problem-not-host = Only whoever opened this table can do that.
problem-begun = The game has begun: nobody changes seats any more.
problem-not-begun = The game has not begun yet.
problem-game-over = The game is over.
problem-not-away = This player is here, or nobody is waiting for them yet.
problem-not-over = A game can be reviewed once it is over.
problem-no-review = This game cannot be reviewed yet: the bots have not learned to judge it with these options.
problem-closed = The host has closed this table to onlookers.
problem-no-ahead = This game has no questions of that kind to answer in advance.
problem-no-rematch = Nobody has opened another table for this game yet.
problem-seat-taken = Somebody sits there already.
problem-no-place = This table has no such seat.
problem-no-bot = There is no such bot; there are: { $known }.
problem-no-invitation = This invitation is no longer valid. Ask whoever sent it for a new one.
problem-invitation-over = This invitation is more than { $days } days old. Ask whoever sent it for a new one.
problem-foreign = This request comes from another site, so it was not carried out.
problem-secret-record = This record shows hidden cards; you can have it when the game is over.
problem-not-found = There is nothing here.
problem-method = This cannot be done here.
problem-broken = Something went wrong in the server. Nothing was changed.
problem-bad-token = This token is not known here. It may have been withdrawn.
problem-no-name = A name has at least one letter or digit, and at most { $longest } characters.
problem-name-of-bot = This name belongs to a bot of the house, or looks like one of theirs. Please choose another.
problem-name-kept = This name, or one that looks like it, is reserved for somebody else. Please choose another.
problem-name-here = Somebody at this table has this name, or one that looks like it. Please choose another.
problem-enough-bots = You already have { $most } programs. Remove one first.
problem-no-bot-guest = None of your programs has this name.
problem-nobody = Nobody has reserved this name here.
problem-yourself = You cannot invite yourself.
problem-no-challenge = This invitation does not exist, or not any more.
problem-bad-passkey = This passkey is not known here, or its answer is not the one that was asked for. Please try again.
problem-no-passkeys = Passkeys need a name in the address, not a number. On this machine open the page as { $name }.
problem-no-member = You have no reserved name here, or this device was signed out.
problem-bad-code = This code is not valid, or was used already.
problem-other-name = This is not your name. Write it exactly as you reserved it.
problem-blocked = The host of this table prefers not to play with you.
problem-no-saying = Say one of these sentences, or words of your own, not both: { $known }.
problem-signs-only = At a table in the lobby only the ready-made sentences can be said.
problem-no-other = Nobody else sits there.

## A file, an option or a move that cannot be

wrong-seats = One of the seats cannot be filled like this. Choose people and bots from the list.
wrong-clock = This clock is not possible. Choose one from the list.
wrong-content = These boards and cards are not offered here.
wrong-option = This value is not possible for the option “{ $option }”.
wrong-move = It is not clear which move is meant.

sign-hello = Hello!
sign-good-luck = Good luck!
sign-well-played = Well played!
sign-thanks = Thank you!
sign-sorry = Sorry!
sign-one-moment = One moment, please.
sign-take-your-time = Take your time.
sign-back = I am back.
sign-good-game = Good game!
sign-again = Another game?

damage-file = The file: { $why }
damage-table = Table { $table }: { $why }
damage-over = Table { $table }: its record and its entry do not agree on whether the game is over.
