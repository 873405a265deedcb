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
bot-rinpoche-help = thinks longest and is the strongest of them all
bot-racer = Racer
bot-racer-help = is always in a hurry: only what pays at once counts
bot-builder = Builder
bot-builder-help = loves what grows slowly and is worth much in the end
bot-spoiler = Spoiler
bot-spoiler-help = cares twice as much as anybody else about what the others have
bot-random = Random
bot-random-help = does anything that is allowed
bot-greedy = Greedy
bot-greedy-help = looks one turn ahead and takes what is best now
bot-fitted = Veteran
bot-fitted-help = looks one turn ahead and knows from many games what a position is worth
bot-thinking = Thinker
bot-thinking-help = imagines thousands of games to see where a move may lead
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
sentence = { $text }.
people = { $others } and { $last }
things = { $others } and { $last }
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
refusal-undo-chance = Too late: dice rolled or cards drawn since.
refusal-undo-other = Too late: somebody else has played since.
refusal-undo-revealed = Too late: a secret has come to light.
refusal-undo-finished = Too late: the game is over.

## What cannot be: a game, an option, a file

at-line = line { $line }
wrong-game = There is no game “{ $wanted }”. There are: { $known }.
wrong-language = The language “{ $wanted }” is not available. Available: { $known }.
wrong-players = This game is for { $low } to { $high } players, not for { $count }.
wrong-no-option = There is no option “{ $wanted }”. There are: { $known }.
wrong-option-flag = “{ $value }” is not possible for the option { $field }: yes or no is expected.
wrong-option-number = “{ $value }” is not possible for the option { $field }: a number from { $low } to { $high } is expected.
wrong-option-choice = “{ $value }” is not possible for the option { $field }. Choose one of: { $known }.
wrong-option-line = The option { $field } is a text of a single line.
wrong-bot = There is no bot “{ $wanted }”. There are: { $known }.
wrong-bots-room = There is room for { $room ->
    [one] { $room } bot
   *[other] { $room } bots
}; { $count } were named.
wrong-seat = There is no seat { $wanted }; the seats go from 1 to { $count }.
wrong-moment = There is no moment { $wanted } in this game: { $count ->
    [one] { $count } decision was made.
   *[other] { $count } decisions were made.
}
wrong-no-report = This game cannot be judged: there is nobody to win against.
wrong-trait = “{ $wanted }” did not occur in these games. What did: { $known }.
wrong-package = The package { $wanted } must be installed first.
wrong-backend = There is no way to work called “{ $wanted }”.

wrong-file = This file is not a game saved by Durbar.
wrong-file-cut = The end of this record is missing: it breaks off at line { $line }.
wrong-file-long = This record has more than { $line } lines and cannot be opened.
wrong-file-game = This is a record of a game that is not available here.
wrong-file-rules = This game was played under different rules from those used here.
wrong-file-content = This game was played with boards and cards that are not available here.
wrong-file-move = Line { $line } of this record is a move that is not possible there.
wrong-file-line = Line { $line } of this record cannot be read.
wrong-path = The file { $path } cannot be used. The system says: { $why }.
wrong-path-missing = There is no file { $path }.
wrong-path-exists = { $path } already exists; nothing is overwritten.
wrong-path-folder = { $path } is a folder, not a file.
wrong-path-forbidden = You do not have permission to open { $path }.
wrong-disk-full = { $path } cannot be written: the disk is full.
wrong-system = That did not work. The system says: { $why }.
wrong-folder = There is no folder { $path }.

wrong-content-value = This value is not possible ({ $why }).
wrong-content-range = { $value } is not a number from { $low } to { $high }.
wrong-content-one-of = This must be one of: { $known }.
wrong-content-fixed = The rules count on this value, so it stays { $known }.
wrong-content-name = A name is a single line of at most { $most } characters.
wrong-content-file = This file is not read. Those that can be replaced: { $known }.
wrong-content-text = This is not text in UTF-8.
wrong-content-toml = This is not TOML ({ $why }).
wrong-content-game = This is content for “{ $wanted }”, not for “{ $known }”.
wrong-content-edition = There is no edition { $wanted } of the house’s own content; they go from 1 to { $count }.
wrong-content-kind = { $value } is not a value of the right kind.
wrong-content-names = Names cannot be changed: this is “{ $known }”.
wrong-content-count = There are { $known } of them, not { $count }.
wrong-content-missing = “{ $name }” is missing.
wrong-content-unknown = There is no “{ $name }” here.
wrong-content-laws = A game for { $players } ended in a position that cannot be ({ $why }). These tables do not go together.
wrong-content-stuck = A game for { $players } got stuck. These tables do not go together.
wrong-content-endless = A game for { $players } does not end. These tables do not go together.

wrong-host = The server cannot listen at { $wanted }.
wrong-port = Port { $wanted } is taken. Give another one with --port.
wrong-link = “{ $wanted }” is neither a server, as https://games.example, nor an invitation to a seat.
wrong-server-silent = { $wanted } does not answer.
wrong-no-data = There are no tables at { $path }.
wrong-data-full = There are tables there already. Restore into an empty place.
wrong-no-copy = { $path } is not a complete copy made by durbar backup.
wrong-database = The data is kept by SQLite or PostgreSQL; this is the address of neither.
wrong-data = The data at { $path } cannot be used now. The database says: { $why }.
wrong-data-damaged = What is stored of this table is damaged.
wrong-data-newer = The data was written by a newer Durbar. Install that one, or use other data.
wrong-encoding = The database is in { $value }; one in UTF8 is needed: createdb -E UTF8 -T template0.
wrong-key-file = The key { $path } can be neither read nor written. The system says: { $why }.
wrong-no-key = { $path } does not hold a key: a key has 64 characters, 0 to 9 and a to f.
wrong-other-key = The data was sealed with another key. Give the one it was made with.
wrong-no-start = A process of the server could not start; the lines above say why.
wrong-public-url = “{ $wanted }” is not an address like https://games.example.
wrong-notify = --notify needs an address or a command.
wrong-report = There is no report { $wanted }.

wrong-no-seed = This is not a seed: a seed has 64 characters, 0 to 9 and a to f.
wrong-not-promised = Nothing was promised for this game: no server dealt it from the start.
wrong-seed-untold = The seed is still secret: it is shown when the game is over.
wrong-other-seed = Not fair: this is not the seed that was promised.
wrong-no-salt = Not fair: seat { $seat } had no part in the deal, although it was promised.
wrong-undealt = Nothing could be checked: neither dice nor cards came from this seed.
wrong-dealt-otherwise = Not fair: at decision { $number } the seed gives something else.
wrong-unfair = Not fair: the record does not agree with what was promised.
