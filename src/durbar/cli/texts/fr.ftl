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
hint-as-good = équivalent
hint-behind =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
save-where = Dans quel fichier ? Tapez : save FICHIER
saved = Enregistré dans { $path }.
save-failed = La partie n’a pas pu être enregistrée. { $why }
lang-unknown = La langue « { $lang } » n’existe pas ici. Connues : { $known }.
dealer-help = Tapez ce que montrent les dés ou les cartes (un numéro de 1 à { $count } ou les mots), roll pour laisser faire le hasard, roll all pour tout jusqu’au prochain joueur, ou quit.
recovered =
    { $count ->
        [one] { $count } ligne abîmée n’a pas pu être gardée.
       *[other] { $count } lignes abîmées n’ont pas pu être gardées.
    }
not-kept = Cette partie n’est pas enregistrée. { $why }
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
report-seat = { $name } : chance { $luck } % ; { $cost } % laissés filer en { $count } choix ; le reste { $besides } %
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

wrong-command = Cette commande n’existe pas. { $command } --help montre celles qui existent.
wrong-command-option = L’option { $wanted } n’existe pas. { $command } --help montre celles qui existent.
wrong-command-empty = Il faut une valeur après { $wanted }.
wrong-command-missing = Il manque { $wanted }. { $command } --help l’explique.
wrong-command-value = La valeur donnée à { $wanted } n’est pas possible. { $command } --help montre celles qui le sont.
wrong-command-surplus = C’est plus que { $command } ne peut prendre. { $command } --help montre son emploi.
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

## Le serveur et ses données

serving = Durbar est à l’adresse { $address } (Ctrl+C pour l’arrêter)
fair = conforme : { $count } tirages viennent de la graine de { $commitment }
fair-before = non vérifiés : { $count } tirages précédents, faits ailleurs
fair-salts = sels : { $given } donnés par les joueurs, { $drawn } tirés par le serveur
fair-unsalted = sels : aucun ; qui gérait le serveur aurait pu choisir la graine
backed-up =
    { $count ->
        [one] { $count } table copiée dans { $path } ; la clé de scellement n’y est pas : gardez-la à part.
       *[other] { $count } tables copiées dans { $path } ; la clé de scellement n’y est pas : gardez-la à part.
    }
restored =
    { $count ->
        [one] { $count } table remise en place.
       *[other] { $count } tables remises en place.
    }
all-well = Tout va bien.
content-same = { $game } : les tableaux de la maison, sans changement
content-own = { $game } : { $name }, { $digest }
content-replaced = à la place de ceux de la maison : { $files }
content-edition = édition { $edition } sur { $newest }
guest-came = { $name } est l’invité du serveur { $server }
guest-again = Pour revenir sous ce nom : { $setting }
guest-over = La partie est finie à la table { $table } ; les places, de la première à la dernière : { $seats }
report-about = table { $table }, au sujet de « { $name } » : { $why }

## L’aide des commandes

help = Des jeux de société sur Katmandou, joués selon les règles exactes. Sans commande, la table s’ouvre dans votre navigateur.
help-usage = Utilisation : { $usage }
help-some-options = [OPTIONS]
help-a-command = COMMANDE
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-help = Affiche cette aide.
help-default = { $text } Par défaut : { $value }.
help-with-game = Quel jeu ; durbar games en donne la liste.
help-with-players = Le nombre de joueurs.
help-with-option = Une option du jeu ; peut être répétée.
help-with-lang = en, fr ou ja ; sinon, la langue de votre système.
help-with-seed = Dés et cartes viennent de cette graine : même graine, même hasard.
help-with-as-json = Affiche du JSON au lieu d’un tableau.
help-with-own = Vos propres plateaux et cartes au lieu des habituels ; voir durbar content.
help-with-data = Le dossier où les tables sont gardées, ou l’URL d’une base de données.
help-play = Jouer : vous contre des robots, ou à plusieurs devant un même écran.
help-play-bots = Vos adversaires ; durbar bots en donne la liste. S’il y en a moins que de places, ils se les partagent.
help-play-seats = Tout le monde autour de la table, par exemple person:Maya,sherpa,racer.
help-play-dealer = Qui distribue : seed, ou person, qui tape ce que montrent de vrais dés et cartes.
help-play-record = Le fichier où la partie est enregistrée ; sinon, un fichier de votre dossier de données.
help-play-resume = Reprend une partie enregistrée.
help-play-recover = Avec --resume : garde la partie intacte d’un enregistrement abîmé.
help-play-at = Avec --resume : repart après ce nombre de décisions, dans un nouvel enregistrement.
help-games = Liste les jeux ; avec un nom, montre les options de ce jeu.
help-bots = Liste les adversaires et leur force : niveaux, caractères et autres.
help-simulate = Fait jouer beaucoup de parties par des robots et compte les résultats.
help-conformance = Vérifie qu’un jeu respecte le contrat de la maison, avec toutes ses options.
help-replay = Raconte une partie enregistrée depuis le début, ou en montre un moment.
help-replay-file = Un enregistrement.
help-replay-at = S’arrête après ce nombre de décisions.
help-replay-svg = Dessine la table dans ce fichier.
help-replay-seat = Vu de cette place, comptée à partir de 1 ; sinon, en spectateur.
help-report = Analyse une partie : chances de gagner, chance et adresse, et décisions les plus coûteuses.
help-report-file = Un enregistrement.
help-report-svg = Dessine dans ce fichier les chances de gagner de chacun au fil de la partie.
help-balance = Le laboratoire d’équilibrage : places, durée, points, et ce que chaque élément rapporte.
help-bench = Mesure la vitesse des jeux sur cette machine.
help-serve = Ouvre la table dans votre navigateur. Rien d’autre à installer, et rien ne quitte cette machine.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse jouer tout le réseau.
help-serve-port = Le port ; sinon 8765, ou le suivant qui est libre.
help-serve-browser = Ouvrir la page, ou non.
help-serve-public-url = Son adresse derrière un proxy, par exemple https://games.example.
help-serve-trusted-proxy = L’adresse d’un proxy qui peut dire pour qui il demande ; peut être répétée.
help-serve-log-requests = Écrit une ligne de JSON pour chaque réponse.
help-serve-expire-days = Supprime les parties inachevées sans coup depuis ce nombre de jours ; 0 : jamais.
help-serve-notify = Une adresse ou une commande qui apprend à qui de jouer.
help-serve-processes = Combien de processus répondent ; un processus mort est remplacé.
help-serve-content = Propose aussi les plateaux et cartes de ce dossier ; peut être répété. Voir durbar content.
help-verify = Vérifie qu’une partie a été tirée comme promis : chaque tirage, sa graine, et la promesse.
help-verify-file = L’enregistrement d’une partie distribuée par un serveur.
help-verify-seed = La graine montrée à la fin ; inutile si l’enregistrement la contient.
help-verify-content = Les plateaux et cartes de la partie, si ce n’étaient pas les habituels.
help-export = Écrit les enregistrements de toutes les tables dans un dossier.
help-export-folder = Où écrire les enregistrements.
help-backup = Copie toutes les tables, telles qu’elles sont à un moment, dans un fichier ; le serveur peut tourner.
help-backup-file = Un nouveau fichier pour la copie.
help-restore = Remet une copie en place, à un endroit sans tables ; il faut la clé avec laquelle elle a été scellée.
help-restore-file = Une copie faite par durbar backup.
help-check = Cherche des dégâts dans les données et dans l’enregistrement de chaque table.
help-check-content = Vos propres plateaux et cartes, si des tables y jouent ; peut être répété.
help-load = Mesure ce qu’un serveur peut supporter ; les tables ouvertes restent.
help-guest = Installe un robot à une table d’un serveur : sur invitation, ou là où on le demande.
help-guest-url = Un serveur, par exemple https://games.example, ou une invitation.
help-guest-bot = Un robot de durbar bots, ou le vôtre : my_module:MyBot.
help-guest-token = Son jeton sur ce serveur ; sans jeton, c’est un nouvel invité.
help-guest-name = Le nom d’un nouvel invité.
help-guest-games = S’arrête après ce nombre de parties ; avec une invitation après une, sinon jamais.
help-guest-seed = Le hasard propre au robot.
help-token = Donne à un programme un jeton pour le serveur de ces données, ou un nouveau ; sans nom, les liste.
help-token-name = Le nom d’un programme.
help-token-remove = Retire son jeton et libère son nom.
help-reports = Liste les signalements des joueurs, du plus récent au plus ancien.
help-reports-show = Affiche un signalement entier : les messages et l’enregistrement.
help-reports-remove = Supprime un signalement traité.
help-arena = Matchs entre robots, avec intervalles de confiance.
help-content = Vos propres plateaux et cartes au lieu des habituels.
help-content-check = Vérifie qu’on peut jouer avec les tableaux de ce dossier ; sinon, dit quel fichier, quelle clé, quelle règle.
help-content-check-folder = Un dossier de fichiers TOML.
help-content-check-game = Pour quel jeu, si son content.toml ne le dit pas.
help-content-export = Écrit les tableaux habituels dans un dossier, pour les modifier ; supprimez ceux qui ne changent pas.
help-content-export-folder = Un nouveau dossier.
help-content-export-edition = Quelle édition des tableaux habituels ; sinon, la plus récente.
