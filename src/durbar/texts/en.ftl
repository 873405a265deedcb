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

## At the table: results

total = Total
place = Place

## Bots

bot-names = Pemba, Dolma, Tashi, Nima, Sonam, Mingma
bot-random-help = does anything that is allowed
bot-greedy-help = looks one turn ahead and takes what is best now

## The terminal: the menu

welcome = Namaste! Welcome to the durbar, the square where everybody meets to play.
go-on = Go on playing
menu-help = Type a number, a language ({ $languages }) to change it, or quit.
which-game = Which game?
how-many = How many players ({ $players })?
how-many-people = How many of them are people at this screen?
your-name = Name of player { $number }?
which-bots = Which bot shall the others be?
change-option = A number changes an option, Enter starts the game:
new-value = New value ({ $values })?
number-between = A number from { $low } to { $high }, please.

## The terminal: lists

column-name = name
column-players = players
column-line = what you do
column-option = option
column-values = values
column-default = usual
column-meaning = meaning
games-more = durbar games ID tells the options of a game, durbar play ID starts one.
players-possible = Players: { $players }

## The terminal: playing

sit-down = { $game }, dealt from seed { $seed }. Type ? for help.
curtain = { $name }, it is your turn. Everybody else looks away.
press-enter = Press Enter
only-choice = There is only one choice: { $move }. Press Enter to go on; undo takes your last choice back.
forced = The only choice was made for you: { $move }.
no-such-number = There is no { $number }; the answers go from 1 to { $count }.
several-moves = “{ $words }” could mean several moves:
not-understood = I do not understand “{ $words }”.
did-you-mean = Did you mean: { $words }? Type ? for help.
possible-now = Possible now: { $move }.
undone = Taken back: { $move }.
hint-thinking = A greedy player would choose:
hint-behind =
    { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
save-where = Save into which file? Type: save FILE
saved = Saved in { $path }.
save-failed = This could not be saved in { $path }: { $why }
lang-unknown = There is no language “{ $lang }” here. Known: { $known }.
dealer-help = Type what the dice or cards show (a number from 1 to { $count } or the words), roll to let chance decide this one, roll all for all up to the next player, or quit.
recovered =
    { $count ->
        [one] 1 damaged line could not be kept.
       *[other] { $count } damaged lines could not be kept.
    }
not-kept = This game is not recorded: { $why }.
goodbye = Goodbye.
resume-with = The game is kept. Go on with: { $command }
kept-at = To see this game again: { $command }
picture-written = The picture is in { $path }.
moment =
    { $count ->
        [one] after { $number } of 1 decision
       *[other] after { $number } of { $count } decisions
    }

help-moves = Answer with the number of a move or with its words; words may be cut short as long as they are clear.
command-what = ? WORD
command-what-help = explains a card, a character, a score, what a move would bring (? 3), or why it is not possible
command-undo = undo
command-undo-help = takes your last choice back, as long as nothing new has come to light
command-board = board
command-board-help = draws the table again
command-log = log, log all
command-log-help = tells what has happened, lately or from the beginning
command-hint = hint
command-hint-help = asks a greedy player for advice
command-save = save FILE
command-save-help = writes a copy of the game into a file; the game is kept anyway
command-lang = lang en, fr, ja
command-lang-help = goes on in another language
command-quit = quit
command-quit-help = leaves the table; the game is kept and can be resumed

## The pages: everywhere

web-description = Board games about Kathmandu, in the browser: against bots or together at one screen, by the exact rules.
web-skip = Skip to the content
web-look = Language and light
web-language = Language
web-theme = Light or dark
web-theme-auto = As the system has it
web-theme-light = Light
web-theme-dark = Dark
web-footer = The games are the work of their designers and publishers; if you enjoy one, buy it. Everything you see here was drawn for Durbar.
web-home = Home
web-back-home = To the home page

## The pages: home

web-hello = Namaste!
web-hello-line = Durbar is the square where everybody of the valley meets to play. Choose a game, choose who sits with you, and begin.
web-games = The games
web-seats-count =
    { $low ->
        [one] { $high ->
            [one] 1 player
           *[other] 1 to { $high } players
        }
       *[other] { $low } to { $high } players
    }
web-minutes = about { $minutes } minutes
web-play = Play
web-play-game = Play { $game }
web-rules = Rules
web-rules-game = Rules of { $game }
web-learn = Learn by playing
web-learn-game = Learn { $game } by playing
web-unfinished = Your games
web-unfinished-none = Games you start are kept here until they are finished, even if you close the page.
web-continue = Continue
web-continue-game = Continue { $game } with { $names }
web-look-again = Look at it
web-yours = Your turn
web-load-head = A game from a file
web-load-line = A record saved from Durbar can be looked at move by move, and an unfinished one can be played on.
web-load-file = Record file
web-load = Load
web-cover = Picture of { $game }

## The pages: a new game

web-new = A new game of { $game }
web-options = How do you want to play?
web-options-line = The usual answers are chosen already. They are a good first game.
web-who = Who sits at the table?
web-who-line = People sit at this screen and hand it over; bots are played by the computer.
web-how-many = Players
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-person = another person here
web-seat-bot = bot: { $bot }
web-seat-name = Name
web-name-me = Maya
web-names-people = Tenzing, Sita, Karma, Lhamo, Bikram
web-begin = Begin
web-update = Show what goes with this
web-option-now = Not possible with the other choices.
web-option-mended = Another choice was put back to what is usual, because it does not go with this one.
web-option-wrong = This does not fit: { $why }

## The pages: the table

web-menu = Menu
web-players = Players and points
web-bot = bot
web-acts = is asked
web-points = points
web-parts = Parts of the table
web-log = What happened
web-log-go = Look at the table at this moment
web-log-all =
    { $count ->
        [one] The whole story: 1 line
       *[other] The whole story: { $count } lines
    }
web-since = Since your last turn
web-deed = What you can do
web-over = The game is over.
web-wait = The table goes on by itself when the others have decided.
web-choose-here = Choose an outlined piece on the table, or one of these:
web-choose-button = Choose one of these:
web-cancel = Cancel
web-all-moves =
    { $count ->
        [one] 1 choice on the table
       *[other] { $count } choices on the table
    }
web-undo = Undo
web-hint = Hint
web-hint-help = What would a bot do?
web-replay = Replay
web-rematch = Play again
web-save = Save a record
web-keys = Keys
web-describe = Describe the table
web-confirm = Ask before a move is made
web-confirm-always = always
web-confirm-final = only if it cannot be undone
web-confirm-never = never
web-call = When it is my turn
web-sound = a sound
web-notify = a message of the browser
web-your-turn = Your turn
web-next-game = Another game waits for you
web-commitment = Fair dealing: the seed of this game was fixed before it began. Its SHA-256 is
web-seed = All chance of this game came from the seed { $seed }; durbar verify checks it.
web-lost = The connection is lost. Trying again…
web-selection-gone = Your selection is no longer possible.
web-no-pick = Nothing can be chosen there.
web-several = { $count } choices
web-why-rule = Read the rule
web-curtain = Now it is the turn of { $name }. What { $name } holds is not for everybody’s eyes.
web-curtain-why = Hand the device over; the game goes on when the curtain is lifted.
web-curtain-lift = I am { $name }: lift the curtain
web-sheet = Score sheet
web-sheet-line = Points for
web-sheet-close = Look at the table
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
web-key-digits = choose a button by its place
web-key-undo = undo
web-key-hint = hint
web-key-log = to what happened
web-key-board = describe the table
web-key-keys = this list

## The pages: replay

web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forth = One step on
web-replay-last = To the end
web-replay-play = Play or pause
web-replay-moment = Moment
web-replay-speed = Speed
web-replay-leave = Back to now
web-copy-link = Copy link
web-copied = Copied

## The pages: guide and tutorial

web-guide = Rules of { $game }
web-search = Search the rules
web-search-none = Nothing was found.
web-search-found =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
web-contents = Contents
web-lesson = Step { $number } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-other = That is possible too, but here we want to show something else.
web-lesson-end = That was everything you need to begin. The rest comes by playing.
web-lesson-play = Play a whole game

## The pages: when something is wrong

web-error = Something is wrong
web-error-404 = There is nothing here.
web-error-back = Go back
