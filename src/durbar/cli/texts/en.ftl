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
which-bots = Which bot should take the other seats?
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
hint-chance = chance to win { $percent }%
hint-as-good = as good
hint-behind =
    { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
save-where = Save into which file? Type: save FILE
saved = Saved in { $path }.
save-failed = The game could not be saved. { $why }
lang-unknown = There is no language “{ $lang }” here. Known: { $known }.
dealer-help = Type what the dice or cards show (a number from 1 to { $count } or the words), roll to let chance decide this one, roll all for all up to the next player, or quit.
recovered =
    { $count ->
        [one] 1 damaged line could not be kept.
       *[other] { $count } damaged lines could not be kept.
    }
not-kept = This game is not recorded. { $why }
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
report-seat = { $name }: luck { $luck }%; { $cost }% given away in { $count } choices; the rest { $besides }%
report-mark = { $number }. { $name }: { $move } cost { $cost }% of the chance to win; better: { $better }
report-why =
    { $unit ->
        [cards] In cards: { $reasons }.
       *[points] In points: { $reasons }.
    }
report-again = Try again from here: durbar play --resume { $file } --at { $number }
report-kind =
    { $count ->
        [one] { $name } could improve at “{ $prompt }”: { $cost }% lost in 1 choice
       *[other] { $name } could improve at “{ $prompt }”: { $cost }% lost in { $count } choices
    }
report-strength =
    { $count ->
        [one] { $name } was best at “{ $prompt }”: { $cost }% lost in 1 choice
       *[other] { $name } was best at “{ $prompt }”: { $cost }% lost in { $count } choices
    }
report-no-marks = No decision cost much.

## The server and its data

serving = Durbar is at { $address } (stop it with Ctrl+C)
fair = fair: { $count } answers of chance come from the seed of { $commitment }
fair-before = not checked: { $count } answers before it, which were dealt elsewhere
fair-salts = salts: { $given } given by players, { $drawn } drawn by the server
fair-unsalted = salts: none; whoever ran the server could have chosen the seed
backed-up =
    { $count ->
        [one] 1 table is in { $path }; the sealing key is not: keep it apart.
       *[other] { $count } tables are in { $path }; the sealing key is not: keep it apart.
    }
restored =
    { $count ->
        [one] 1 table is back.
       *[other] { $count } tables are back.
    }
all-well = Everything is well.
content-same = { $game }: the same as the house’s own tables
content-own = { $game }: { $name }, { $digest }
content-replaced = in place of the house’s own: { $files }
content-edition = edition { $edition } of { $newest }
guest-came = { $name } is a guest of { $server }
guest-again = To come back under this name: { $setting }
guest-over = Table { $table } is over; seats from first to last: { $seats }
report-about = table { $table }, about { $name }: { $why }

## What is wrong with a command

wrong-command = There is no such command. { $command } --help shows what there is.
wrong-command-option = There is no option { $wanted }. { $command } --help shows what there is.
wrong-command-empty = { $wanted } needs a value.
wrong-command-missing = { $wanted } is missing. { $command } --help explains it.
wrong-command-value = The value of { $wanted } is not possible. { $command } --help shows what is.
wrong-command-surplus = That is more than { $command } can take. { $command } --help shows how it is used.
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
wrong-deals = “{ $wanted }” is not a number of deals; at least 2 are needed.
wrong-bot-made = “{ $wanted }” cannot be used as a bot.
wrong-file-content = This game was played with other boards and cards. Name their folder with --content.
recover-with = { $why } To keep what is whole of it: { $command }

## The help of the commands

help = Board games about Kathmandu, played by exact rules. Without a command, the table opens in your browser.
help-usage = Usage: { $usage }
help-some-options = [OPTIONS]
help-a-command = COMMAND
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Show this help.
help-default = { $text } Default: { $value }.
help-with-game = Which game; durbar games lists them.
help-with-players = How many players.
help-with-option = An option of the game; may be repeated.
help-with-lang = en, fr or ja; if not given, the language of your system.
help-with-seed = All dice and cards come from this seed: the same seed, the same luck.
help-with-as-json = Print JSON instead of a table.
help-with-own = Boards and cards of your own instead of the usual ones; see durbar content.
help-with-data = The folder in which tables are stored, or the URL of a database.
help-play = Play a game: you against bots, or several people at one screen.
help-play-bots = Your opponents; durbar bots lists them. If there are fewer than seats, they take turns.
help-play-seats = Everybody at the table, for example person:Maya,sherpa,racer.
help-play-dealer = Who deals: seed, or person, who types what real dice and cards show.
help-play-record = The file in which the game is recorded; if not given, one in your data folder.
help-play-resume = Go on with a recorded game.
help-play-recover = With --resume: keep the intact part of a damaged record.
help-play-at = With --resume: try again after this many decisions, in a new record.
help-games = List the games; with a name, show the options of that game.
help-bots = List the opponents with their ratings: levels, characters and others.
help-simulate = Let bots play many games and count the results.
help-conformance = Check that a game keeps the contract of the house, with all options.
help-replay = Retell a recorded game from the beginning, or show one moment of it.
help-replay-file = A record.
help-replay-at = Stop after this many decisions.
help-replay-svg = Write the table as a picture into this file.
help-replay-seat = Watch from this seat, counted from 1; if not given, as a spectator.
help-report = Review a game: chances to win, luck and skill, and the decisions that cost most.
help-report-file = A record.
help-report-svg = Draw everybody’s chance to win over the game into this file.
help-balance = The balance lab: seats, length, points, and how everybody fares with what they have.
help-bench = Measure how fast the games run on this machine.
help-serve = Open the table in your browser. Nothing else is needed, and nothing leaves this machine.
help-serve-host = Where to listen; 0.0.0.0 lets the network play along.
help-serve-port = The port; if not given, 8765 or the next free one.
help-serve-browser = Open the page, or do not.
help-serve-public-url = Where browsers find it behind a proxy, for example https://games.example.
help-serve-trusted-proxy = The address of a proxy that may say for whom it asks; may be repeated.
help-serve-log-requests = Write a line of JSON for every answer.
help-serve-expire-days = Remove unfinished games without a move for so many days; 0 means never.
help-serve-notify = An address or a command that is told whose turn it is.
help-serve-processes = How many processes answer; one that dies is replaced.
help-serve-content = Offer the boards and cards of this folder, too; may be repeated. See durbar content.
help-verify = Check that a game was dealt as promised: every draw against its seed, the seed against its promise.
help-verify-file = The record of a game dealt by a server.
help-verify-seed = The seed shown at the end; not needed if the record has it.
help-verify-content = The boards and cards it was played with, if they were not the usual ones.
help-export = Write the records of all tables into a folder.
help-export-folder = Where to write the records.
help-backup = Copy all tables, as they are at one moment, into a file; the server may be running.
help-backup-file = A new file for the copy.
help-restore = Put a copy back, into a place without tables; it needs the sealing key it was made with.
help-restore-file = A copy made by durbar backup.
help-check = Look for damage in the stored data and in the record of every table.
help-check-content = Boards and cards of your own that tables were played with; may be repeated.
help-load = Measure how much a server can carry; the tables it opens stay.
help-guest = Put a bot at a table of any server: on an invitation, or wherever it is asked to play.
help-guest-url = A server, for example https://games.example, or an invitation.
help-guest-bot = A bot of durbar bots, or your own: my_module:MyBot.
help-guest-token = Who it is there; without a token it comes as a new guest.
help-guest-name = The name of a new guest.
help-guest-games = Stop after so many games; with an invitation after one, otherwise never.
help-guest-seed = The bot’s own luck.
help-token = Give a program a token for the server of this data, or a new one; without a name, list them.
help-token-name = The name of a program.
help-token-remove = Withdraw its token and free its name.
help-reports = List what players have reported, newest first.
help-reports-show = Print one whole report: what was said, and the record.
help-reports-remove = Delete a report that has been dealt with.
help-arena = Matches between bots, with confidence intervals.
help-content = Boards and cards of your own instead of the usual ones.
help-content-check = Check whether a game can be played with the tables of this folder; if not, say which file, key and rule.
help-content-check-folder = A folder with TOML files.
help-content-check-game = Which game it is for, if its content.toml does not say.
help-content-export = Write the usual tables into a folder to edit; delete those that stay as they are.
help-content-export-folder = A new folder.
help-content-export-edition = Which edition of the usual tables; if not given, the newest.
