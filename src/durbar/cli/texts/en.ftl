# What the terminal says. The games have their own words, the house has those they share.

## At the table: results

total = Total
place = Place

## Bots


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
games-more = durbar games ID shows the options of a game, durbar play ID starts one.
not-loaded = The game { $game } is installed but cannot be loaded ({ $why }).
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
hint-thinking = An experienced bot would choose:
hint-chance = chance to win { $percent } %
hint-as-good = as good
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
command-hint-help = asks an experienced bot for advice
command-save = save FILE
command-save-help = writes a copy of the game into a file; the game is kept anyway
command-lang = lang en, fr, ja
command-lang-help = goes on in another language
command-quit = quit
command-quit-help = leaves the table; the game is kept and can be resumed

report-title = { $game }: a review of the game
report-chances = Chance to win of { $name }: { $line }
report-seat = { $name }: luck { $luck } %; { $cost } % given away in { $count } choices
report-mark = { $number }. { $name }: { $move } cost { $cost } % of the chance to win; better: { $better }
report-why =
    { $unit ->
        [cards] In cards: { $reasons }.
       *[points] In points: { $reasons }.
    }
report-again = Try again from here: durbar play --resume { $file } --at { $number }
report-kind =
    { $count ->
        [one] { $name } has something to gain at “{ $prompt }”: { $cost } % lost in 1 choice
       *[other] { $name } has something to gain at “{ $prompt }”: { $cost } % lost in { $count } choices
    }
report-strength =
    { $count ->
        [one] { $name } was best at “{ $prompt }”: { $cost } % lost in 1 choice
       *[other] { $name } was best at “{ $prompt }”: { $cost } % lost in { $count } choices
    }
report-no-marks = No decision cost much.

## What is wrong with a command

wrong-command = There is no such command. { $command } --help tells what there is.
wrong-command-option = There is no option { $wanted }. { $command } --help tells what there is.
wrong-command-empty = { $wanted } needs a value.
wrong-command-missing = { $wanted } is missing. { $command } --help tells what it is.
wrong-command-value = The value of { $wanted } is not possible. { $command } --help tells what is.
wrong-dealer = “{ $wanted }” cannot deal. Choose seed or person.
wrong-resume = A resumed game has its players, options and record already.
wrong-only-resumed = --{ $field } goes with --resume FILE alone.
wrong-no-words = The game { $wanted } has no texts, so it cannot be shown in a terminal.
wrong-option-written = “{ $wanted }” should be written NAME=VALUE.
wrong-option-twice = The option { $field } is given twice.
wrong-option-file = The option { $field } cannot be read from the file { $path }.
wrong-option-long = The file { $path } has over { $most } characters: too many for the option { $field }.
wrong-seats-or-bots = Say who sits at the table with --seats or with --bots, not with both.
wrong-seats-count = { $players ->
    [one] { $players } player needs one seat
   *[other] { $players } players need as many seats
}; { $count } were named.
wrong-same-name = Two players are called { $name }.
wrong-other-game = { $path } is a game of { $known }.
wrong-no-games = No game is installed.
wrong-no-tables = { $wanted } has no tables that could be replaced.
wrong-deals = “{ $wanted }” is no number of deals; at least 2 are needed.
wrong-bot-made = “{ $wanted }” cannot be used as a bot.
wrong-file-content = This game was played with other boards and cards. Name their folder with --content.
recover-with = { $why } To keep what is whole of it: { $command }
