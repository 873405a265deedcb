# Ce que dit le terminal. Les jeux ont leurs propres mots, la maison ceux qu’ils partagent.

## À la table : les résultats

total = Total
place = Rang

## Les robots


## Le terminal : le menu

welcome = Namasté ! Bienvenue au durbar, la place où tout le monde se retrouve pour jouer.
go-on = Reprendre la partie
menu-help = Tapez un numéro, une langue ({ $languages }) pour en changer, ou quit.
which-game = Quel jeu ?
how-many = Combien de joueurs ({ $players }) ?
how-many-people = Combien de personnes jouent devant cet écran ?
your-name = Nom du joueur { $number } ?
which-bots = Quel robot pour les autres places ?
change-option = Un numéro change une option, Entrée lance la partie :
new-value = Nouvelle valeur ({ $values }) ?
number-between = Un nombre de { $low } à { $high }, s’il vous plaît.

## Le terminal : les listes

column-name = nom
column-players = joueurs
column-line = ce qu’on y fait
column-option = option
column-values = valeurs
column-default = par défaut
column-meaning = signification
games-more = durbar games ID donne les options d’un jeu, durbar play ID lance une partie.
not-loaded = Le jeu { $game } est installé, mais ne peut pas être chargé ({ $why }).
players-possible = Joueurs : { $players }

## Le terminal : la partie

sit-down = { $game }, tirages de la graine { $seed }. Tapez ? pour l’aide.
curtain = { $name }, c’est à vous. Que tous les autres détournent le regard.
press-enter = Appuyez sur Entrée
only-choice = Il n’y a qu’un choix : { $move }. Entrée pour continuer ; undo annule votre dernier choix.
forced = Le seul choix possible a été fait pour vous : { $move }.
no-such-number = Il n’y a pas de { $number } ; les réponses vont de 1 à { $count }.
several-moves = « { $words } » peut désigner plusieurs coups :
not-understood = Je ne comprends pas « { $words } ».
did-you-mean = Vouliez-vous dire : { $words } ? Tapez ? pour l’aide.
possible-now = Possible maintenant : { $move }.
undone = Annulé : { $move }.
hint-thinking = Un robot expérimenté choisirait :
hint-chance = chances de gagner : { $percent } %
hint-as-good = aussi bien
hint-behind =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
save-where = Dans quel fichier ? Tapez : save FICHIER
saved = Enregistré dans { $path }.
save-failed = Impossible d’enregistrer dans { $path } : { $why }
lang-unknown = La langue « { $lang } » n’existe pas ici. Connues : { $known }.
dealer-help = Tapez ce que montrent les dés ou les cartes (un numéro de 1 à { $count } ou les mots), roll pour laisser faire le hasard, roll all pour tout jusqu’au prochain joueur, ou quit.
recovered =
    { $count ->
        [one] { $count } ligne abîmée n’a pas pu être gardée.
       *[other] { $count } lignes abîmées n’ont pas pu être gardées.
    }
not-kept = Cette partie n’est pas enregistrée : { $why }.
goodbye = Au revoir.
resume-with = La partie est gardée. Pour continuer : { $command }
kept-at = Pour revoir cette partie : { $command }
picture-written = L’image est dans { $path }.
moment =
    { $count ->
        [one] après { $number } décision sur { $count }
       *[other] après { $number } décisions sur { $count }
    }

help-moves = Répondez par le numéro d’un coup ou par ses mots ; on peut les raccourcir tant qu’ils restent clairs.
command-what = ? MOT
command-what-help = explique une carte, un personnage, un décompte, ce qu’un coup apporterait (? 3) ou pourquoi il est impossible
command-undo = undo
command-undo-help = annule votre dernier choix, tant que rien de nouveau n’est apparu
command-board = board
command-board-help = redessine la table
command-log = log, log all
command-log-help = raconte ce qui s’est passé, dernièrement ou depuis le début
command-hint = hint
command-hint-help = demande conseil à un robot expérimenté
command-save = save FICHIER
command-save-help = écrit une copie de la partie dans un fichier ; la partie est gardée de toute façon
command-lang = lang en, fr, ja
command-lang-help = continue dans une autre langue
command-quit = quit
command-quit-help = quitte la table ; la partie est gardée et peut être reprise

report-title = { $game } : analyse de la partie
report-chances = Chances de gagner, { $name } : { $line }
report-seat = { $name } : chance { $luck } % ; { $cost } % laissés filer en { $count } choix
report-mark = { $number }. { $name } : { $move } a coûté { $cost } % de chances de gagner ; mieux : { $better }
report-why =
    { $unit ->
        [cards] En cartes : { $reasons }.
       *[points] En points : { $reasons }.
    }
report-again = Réessayer d’ici : durbar play --resume { $file } --at { $number }
report-kind = À travailler pour { $name } : « { $prompt } », { $cost } % perdus en { $count } choix
report-strength = Point fort pour { $name } : « { $prompt } », { $cost } % perdus en { $count } choix
report-no-marks = Aucune décision n’a coûté cher.

## Ce qui ne va pas dans une commande

wrong-command = Il n’y a pas de commande de ce nom. { $command } --help dit ce qui existe.
wrong-command-option = Il n’y a pas d’option { $wanted }. { $command } --help dit ce qui existe.
wrong-command-empty = Il faut une valeur après { $wanted }.
wrong-command-missing = Il manque { $wanted }. { $command } --help dit ce que c’est.
wrong-command-value = La valeur donnée à { $wanted } n’est pas possible. { $command } --help dit ce qui l’est.
wrong-dealer = « { $wanted } » ne peut pas distribuer. Choisissez seed ou person.
wrong-resume = Une partie reprise a déjà ses joueurs, ses options et son enregistrement.
wrong-only-resumed = --{ $field } ne va qu’avec --resume FICHIER.
wrong-no-words = Le jeu { $wanted } n’a pas de textes : il ne peut pas se jouer dans un terminal.
wrong-option-written = « { $wanted } » devrait s’écrire NOM=VALEUR.
wrong-option-twice = L’option { $field } est donnée deux fois.
wrong-option-file = Impossible de lire l’option { $field } dans le fichier { $path }.
wrong-option-long = Le fichier { $path } dépasse { $most } caractères : c’est trop pour l’option { $field }.
wrong-seats-or-bots = Dites qui joue avec --seats ou avec --bots, pas avec les deux.
wrong-seats-count = À { $players }, il faut { $players ->
    [one] { $players } place
   *[other] { $players } places
} ; vous en avez donné { $count }.
wrong-same-name = Deux joueurs s’appellent { $name }.
wrong-other-game = { $path } est une partie de { $known }.
wrong-no-games = Aucun jeu n’est installé.
wrong-no-tables = { $wanted } n’a pas de tableaux à remplacer.
wrong-deals = « { $wanted } » n’est pas un nombre de donnes ; il en faut au moins 2.
wrong-bot-made = « { $wanted } » ne peut pas servir de robot.
wrong-file-content = Cette partie a été jouée avec d’autres plateaux et cartes. Donnez leur dossier avec --content.
recover-with = { $why } Pour en garder ce qui est intact : { $command }
