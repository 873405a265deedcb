# The words of the pages.

## The pages: everywhere

web-description = Board games about Kathmandu, in the browser: against bots or together at one screen, by the exact rules.
web-skip = Skip to the content
web-look = Language and appearance
web-language = Language
web-theme = Light or dark
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-footer = The games are the work of their designers and publishers; if you enjoy one, buy it. Everything you see here was drawn for Durbar.
web-home = Home
web-back-home = To the home page

## The pages: home

web-hello = Namaste!
web-hello-line = Durbar is the square where everybody in the valley meets to play. Choose a game, choose who sits with you, and begin.
web-games = The games
web-seats-count =
    { $low ->
        [one] { $high ->
            [one] 1 player
           *[other] 1 to { $high } players
        }
       *[other] { $low } to { $high } players
    }
web-play = Play
web-set-up = Set up
web-first-game = Play at once
web-first-game-line = A first game against gentle bots, with the recommended options
web-rules = Rules
web-learn = Tutorial
web-unfinished = Your games
web-continue = Continue
web-look-again = View
web-yours = Your turn
web-load-head = Open a saved game
web-load-line = A record saved from Durbar can be looked at move by move, and an unfinished one can be played on.
web-load-file = Record file
web-load = Load

## The pages: a new game

web-new = A new game of { $game }
web-options = How do you want to play?
web-options-line = The usual choices are already made. Change what you like.
web-content = Boards and cards
web-content-line = The boards and cards of Durbar, or others that this server offers in their place.
web-content-house = Durbar’s own
web-content-own = { $name } (own content)
web-who = Who is playing?
web-who-line = People sit at this screen and hand it over; bots are played by the computer.
web-how-many = Players
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-person = another person here
web-seat-open = somebody else, elsewhere
web-seat-name = Name
web-free-seats = The free seats are for
web-free-seats-invited = those I send a link to
web-free-seats-everybody = everybody, through the lobby
web-name-me = Maya
web-names-people = Tenzing, Sita, Karma, Lhamo, Bikram
web-begin = Begin
web-update = Update the choices
web-option-mended = Another option went back to its usual value, because it does not go with this one.
web-option-number = A number from { $low } to { $high } is expected for “{ $option }”.

## The pages: the table

web-menu = Menu
web-players = Players and points
web-levels = By strength
web-characters = By character
web-character = { $bot }: { $line }.
web-other-bots = Others
web-bot = bot
web-invite = Copy invitation
web-acts = to play
web-points = points
web-parts = Parts of the table
web-camera = Map view
web-camera-nearer = Zoom in
web-camera-farther = Zoom out
web-camera-fit = Show all and follow the play
web-table = Table
web-log = Log
web-log-go = Look at the table at this moment
web-log-all =
    { $count ->
        [one] The whole log: 1 line
       *[other] The whole log: { $count } lines
    }
web-forced = (the only choice)
web-hinted = (after a hint)
web-hurry = Skip ahead
web-branch = Try from here
web-branch-help = Opens a table of your own that goes on from this moment; this one stays as it is.
web-gain = Score: { $points }.
web-spared = { $count } fewer lost if the game ended now.
web-risked = { $count } more lost if the game ended now.
web-since = Since your last turn
web-since-none = What the others do while you wait will appear here.
web-since-again = Watch again
web-score-threat = lost if the game ended now
web-score-now = If it ended now
web-deed = What you can do
web-over = The game is over.
web-wait = The game goes on by itself as soon as the others have played.
web-wait-people = The game begins when every seat has somebody.
web-wait-door = Invite, or play with bots
web-choose-piece = Choose an outlined piece on the table.
web-choose-place = Touch a place on the board, or choose below.
web-choose-here = Choose an outlined piece, or one of these:
web-choose-button = Choose one of these:
web-cancel = Cancel
web-all-moves =
    { $count ->
        [one] 1 choice on the table
       *[other] { $count } choices on the table
    }
web-undo = Undo
web-undo-turn = Undo turn
web-hint = Hint
web-hint-help = What would a bot do?
web-replay = Replay
web-rematch = Play again
web-save = Save a record
web-keys = Keys
web-help = Help
web-help-now = What may I do now?
web-help-score = How do I score?
web-help-goal = How do I win?
web-key-rules = The rules for this moment
web-describe = Describe the table
web-confirm = Ask before a move is made
web-confirm-always = always
web-confirm-final = only if it cannot be undone
web-confirm-never = never
web-call = Sounds and notifications
web-sound = Sounds at the table
web-volume = Volume
web-notify = Notify me when it is my turn
web-your-turn = Your turn
web-next-game = Another game is waiting for you
web-fair-dealing = Fair dealing
web-commitment = Fair dealing: the seed of this game was fixed before it began. Its SHA-256 is
web-elsewhere = Dealt elsewhere
web-elsewhere-line =
    { $count ->
        [0] This game was not begun here.
        [one] The first draw of this game was made elsewhere; nothing is proved about it.
       *[other] The first { $count } draws of this game were made elsewhere; nothing is proved about them.
    }
web-deal = Deal
web-fair = Check that it was dealt fairly
web-seed = All the luck of this game came from the seed { $seed }; durbar verify checks it.
web-lost = The connection is lost. Trying again…
web-selection-gone = Your selection is no longer possible.
web-then = Result:
web-several = { $count } choices
web-several-of = { $piece }: { $count } choices
web-curtain = It is { $name }’s turn. What comes now is for { $name }’s eyes only.
web-curtain-why = Hand the device over; the game goes on when the curtain is lifted.
web-curtain-lift = I am { $name }: lift the curtain
web-graph = Points over the game
web-turning = Turning points
web-turning-lead = { $name } takes the lead
web-turning-leap =
    { $points ->
        [one] { $name } scores 1 point at once
       *[other] { $name } scores { $points } points at once
    }
web-share = Share a picture
web-sheet = Score sheet
web-tiebreaks = If the totals are equal, these decide in turn:
web-total = Total
web-sheet-line = Points for
web-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

web-key-arrows = go from one outlined piece to the next
web-key-tab = go to the next control
web-key-enter = choose, and once more to confirm
web-key-escape = cancel
web-key-digits = choose a button by its number
web-key-camera = zoom in, zoom out, show the whole board
web-key-pan = move the board
web-key-undo = undo
web-key-hint = hint
web-key-log = go to the log
web-key-board = describe the table
web-key-keys = this list

web-sit = Take a seat
web-sit-line = You are invited to a game of { $game }. What shall we call you?
web-sit-clock = { $clock }.
web-sit-with = With { $names }.

## The pages: replay

web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forth = One step forward
web-replay-last = To the end
web-replay-play = Play or pause
web-replay-moment = Moment
web-replay-speed = Speed
web-replay-leave = Back to now
web-copy-link = Copy link
web-copied = Copied

## The pages: guide and tutorial

web-guide = Rules of { $game }
web-figure-play = Play this example
web-rulings = Rulings of { $game }
web-search = Search the rules
web-search-none = Nothing was found.
web-search-found = Found: { $count }
web-contents = Contents
web-lesson = Step { $number } of { $count }
web-lesson-read = Read, look, and go on.
web-lesson-next = Next
web-lesson-back = Back
web-lesson-other = That is possible too, but here we want to show something else.
web-lesson-end = That was everything you need to begin. The rest comes by playing.
web-lesson-play = Play a whole game

## The pages: when something is wrong

web-error = Something is wrong

## The pages: people

web-lobby = Lobby
web-lobby-line = These tables are open to everybody. Take a seat, and the game begins when the last one is taken.
web-lobby-free =
    { $free ->
        [one] 1 of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
web-lobby-empty = No table is open just now. Open one yourself: choose a game, leave a seat free, and put it in the lobby.
web-lobby-door = Find people to play with
web-gathering = Seats and people
web-gathering-line = { $game } begins when every seat has somebody.
web-seat-free = Free seat
web-invitation = Link to this seat
web-withdraw = Withdraw this link
web-leave = Leave the table
web-kick = Free this seat
web-list = Show in the lobby
web-unlist = Take out of the lobby
web-fill-with = For the free seats:
web-fill = Begin with bots
web-to-table = To the table
web-gathering-begun = { $game } is being played.
web-away = away
web-here = here
web-stands-in = bot for now
web-stands-in-line = A bot plays until { $name } is back.
web-missed = { $name } is away.
web-stand-in = Let a bot play
web-resign = Resign
web-resign-line = A bot plays your seat to the end. You cannot take it back.
web-resign-sure = Resign for good
web-closed = Closed to onlookers.
web-admit = Let onlookers in
web-shut-out = Shut out onlookers
web-onlookers =
    { $count ->
        [0] Nobody is watching.
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }

# The page about oneself
web-me = You
web-me-guest = You are here as a guest: this browser knows you by a cookie, and nothing else is stored. If you like, reserve a name.
web-me-member = This name is reserved for you. Nobody else can use it here.
web-name = Name
web-keep = Reserve a name
web-keep-line = A passkey protects your name: your device asks for your finger, your face or its own code; no password or e-mail is needed. The tables you sit at come along.
web-come-back = Been here before?
web-sign-in-key = Sign in with a passkey
web-sign-in = Sign in
web-code = Recovery code
web-passkeys = Passkeys
web-passkey-add = Add a passkey
web-passkey-remove = Remove
web-passkey-none = This browser, or this page, cannot use passkeys. They need scripts, and an address with a name.
web-passkey-given-up = No passkey was used. Nothing has changed.
web-codes = Recovery codes
web-codes-line = Each of them brings you back once if all your devices are lost. Write them down now: they are not shown again.
web-codes-kept = I have written them down
web-codes-copy = Copy them
web-codes-new = New recovery codes
web-codes-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
web-me-link = Second device
web-me-link-line = Scan this with the other device, or open the link there. It works once, for ten minutes.
web-me-link-here = This device will be signed in under the name of whoever gave you this link.
web-devices = Signed in
web-device-here = this device
web-sign-out = Sign out
web-days-ago =
    { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }
web-my-bots = Your programs
web-my-bots-line = A program of yours can be a guest here: it has a name and a token, and hosts invite it to their tables.
web-bot-name = Name of the program
web-token = Give it a token
web-token-new = New token
web-token-of = Token of { $name }
web-token-line = Copy it now: it is not shown again. Whoever has it plays under this name.
web-bot-remove = Remove
web-delete = Delete everything
web-delete-line = Your name, keys, devices, codes, programs and messages are deleted. At other people’s tables a neutral name stays, and a bot plays your games to the end. Reports about you stay with whoever runs the server. This cannot be undone.
web-delete-name = Write your name to confirm
web-qr = QR code
web-ask-name = Invite by name
web-ask = Invite
web-ask-waits = { $name } has been invited.
web-ask-refused = { $name } has declined.

# Words at the table
web-talk = Say something
web-talk-none = Nobody has said anything yet.
web-talk-words = In your own words
web-talk-say = Say it
web-talk-signs-only = At a table in the lobby only the ready-made sentences can be said. Everybody reads them in their own language.
web-silence-mute = Mute
web-silence-block = Block
web-silence-hear = Unmute
web-muted = muted
web-blocked = blocked
web-report = Report
web-report-line = Tell whoever runs this server; the record of the game is attached
web-asked-to = You are invited to a table with { $names }.
web-refuse = No, thank you
web-filter = Show these
web-filter-all = all
web-filter-game = Game
web-filter-players = Players
web-filter-clock = Clock
web-filter-clock-none = without
web-filter-clock-live = live
web-filter-clock-letters = by correspondence
web-filter-language = Language

## The pages: a game looked at again

web-review = { $game }: a review of the game
web-review-door = Review the game
web-review-making = The game is being reviewed, move by move. This takes less than a minute.
web-review-look = Is it ready?
web-review-chances = Chances to win
web-review-chances-line = As the strongest bot judges each position, knowing everything. The numbers are the decisions that cost most.
web-review-luck = Luck and decisions
web-review-luck-line = How much dice and cards added to the chance to win, compared with everything that could have come; how much was given away by choices; and the rest: what others did, or nobody foresaw.
web-review-player = Player
web-review-by-luck = By luck
web-review-by-choice = By choices
web-review-by-rest = By the rest
web-review-choices = Choices made
web-review-marks = What cost most
web-review-percent = { $figure }%
web-review-mark = { $name } gave away { $cost }% of the chance to win
web-review-did = Played: { $move }
web-review-better = Better: { $move }
web-review-why =
    { $unit ->
        [cards] In cards: { $reasons }
       *[points] In points: { $reasons }
    }
web-review-moment = See that moment
web-review-none = No decision cost much. Well played!
web-review-kinds = Strengths and weaknesses
web-review-strength = Best at: { $kind }
web-review-weakness = Room to improve: { $kind }
web-review-kind =
    { $count ->
        [one] “{ $said }”, { $cost }% given away in 1 choice
       *[other] “{ $said }”, { $cost }% given away in { $count } choices
    }

## The pages: your games, your history, the deal of the day

web-games-filter = Which games
web-games-running = In progress
web-games-over = Finished
web-games-tried = Tried out
web-games-all = All
web-games-gone = The game is off your list.
web-games-restore = Put it back
web-games-none = There is no game here.
web-games-tried-mark = tried out from another game
web-games-points = { $points } points
web-games-change = Change
web-games-title = Title
web-games-rename = Keep this title
web-games-delete = Take off the list
web-games-more = All your games
web-history = Your history
web-history-none = You have not finished a game yet. The first one will appear here.
web-history-sum =
    { $games ->
        [one] 1 game finished, { $won } won
       *[other] { $games } games finished, { $won } won
    }
web-history-games = Games
web-history-won = Won
web-history-best = Best score
web-history-mean = Average score
web-history-scores = Your points, game by game
web-history-rivals = Won against
web-history-share = { $won } of { $of }
web-history-line = This counts games begun here in which one seat was yours. Games shared at one screen, loaded, or tried out from a moment do not count.
web-daily = Deal of the day
web-daily-line = Today everybody gets the same deal, in the same seat against the same bots. How will you do?
web-daily-bots =
    { $count ->
        [one] Against a bot: { $bot }
       *[other] Against { $count } bots: { $bot }
    }
web-daily-me = { $name } (me)
web-daily-none = Nobody has finished it yet.
web-daily-won = won
web-daily-lost = not won
web-daily-play = Play today’s deal
web-daily-to = To your table
web-daily-before = The day before
web-daily-fair = The seed of a deal of the day comes from the date, so that it is the same for everybody. The record shows it and durbar verify checks it; but whoever wants to can work it out beforehand, so it proves skill only among people who trust each other.
web-preset = First game
web-preset-line = Sets everything up for a first game: the recommended options, and gentle bots to play with.

## The pages: clocks

web-clock = Play with a clock?
web-clock-line = Clocks stand still while somebody decides in secret. By correspondence, the time is for each turn.
web-clock-which = Clock
web-clock-none = without a clock
web-clock-live = { $minutes } minutes each
web-clock-live-more = { $minutes } min each, { $seconds } s more a turn
web-clock-hours = correspondence, { $hours } h a turn
web-clock-days =
    { $days ->
        [one] correspondence, 1 day a turn
       *[other] correspondence, { $days } days a turn
    }
web-at-zero = When somebody’s time runs out
web-at-zero-bot = a bot plays on for them
web-at-zero-free = all go on without a clock
web-time-left = Time left for { $name }
web-time-soon = You have less than a minute left.
web-ahead = Answer for me, as long as I do not undo:
web-ahead-set = Some questions are answered for you.
web-ahead-single = when I have only one choice
web-ahead-payment = how to pay, as a bot would
web-ahead-decline = no to everything optional, until I play again
web-next-table = Go on at the next table
web-next = Next game waiting for me
