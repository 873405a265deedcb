# Les mots dont chaque jeu de la maison a besoin.

language = Français
player = Joueur { $number }
you = vous
bot-names = Pemba, Dolma, Tashi, Nima, Sonam, Mingma
bot-apprentice = L’apprenti
bot-apprentice-help = vient d’apprendre les règles et se laisse distraire : un premier adversaire pour les enfants
bot-porter = Le porteur
bot-porter-help = connaît le chemin, mais laisse parfois tomber quelque chose
bot-trader = Le marchand
bot-trader-help = fait de bonnes affaires, et quelques mauvaises
bot-guide = Le guide
bot-guide-help = manque rarement un chemin qui en vaut la peine
bot-sherpa = Le sherpa
bot-sherpa-help = tire le meilleur de chaque tour, avec l’expérience de nombreuses parties
bot-rinpoche = Le rinpoché
bot-rinpoche-help = réfléchit le plus longtemps ; personne ici n’est plus fort
bot-racer = Le coureur
bot-racer-help = se dépêche : ce qui compte, c’est ce qui rapporte tout de suite
bot-builder = Le bâtisseur
bot-builder-help = aime ce qui grandit lentement et vaut beaucoup à la fin
bot-spoiler = Le trouble-fête
bot-spoiler-help = surveille deux fois plus que quiconque ce que possèdent les autres
bot-random = Le hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Le gourmand
bot-greedy-help = regarde un tour à l’avance et prend ce qui rapporte le plus sur le moment
bot-fitted = Le vétéran
bot-fitted-help = regarde un tour à l’avance et sait, fort de nombreuses parties, ce que vaut une position
bot-thinking = Le penseur
bot-thinking-help = imagine des milliers de parties pour voir où mène chaque coup
chance = Le hasard
somebody = Quelqu’un
own-content = { $game } (contenu personnel : { $content })
asked = { $name } : { $prompt }
comma = { ", " }
decimal-mark = ,
between-figures = { " ; " }
label-value = { $label } : { $value }
aside = { $text } ({ $more })
gap = { " " }
sentence = { $text }.
people = { $others } et { $last }
things = { $others } et { $last }
yes = oui
no = non
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

refusal-not-your-turn = Ce n’est pas à vous de décider.
refusal-chance-decides = Il faut d’abord lancer les dés ou piocher les cartes.
refusal-game-over = La partie est terminée.
refusal-not-offered = Ce n’est pas possible pour le moment.
refusal-undo-nothing = Vous n’avez aucun coup à annuler.
refusal-undo-chance = Trop tard : dés lancés ou cartes piochées.
refusal-undo-other = Trop tard : quelqu’un d’autre a joué depuis.
refusal-undo-revealed = Trop tard : un secret a été révélé.
refusal-undo-finished = Trop tard : la partie est terminée.

## Ce qui ne peut pas être : un jeu, une option, un fichier

at-line = ligne { $line }
wrong-game = Il n’y a pas de jeu « { $wanted } ». Jeux installés : { $known }.
wrong-language = La langue « { $wanted } » n’est pas disponible. Langues disponibles : { $known }.
wrong-players = Ce jeu se joue de { $low } à { $high } ; il ne se joue pas à { $count }.
wrong-no-option = Il n’y a pas d’option « { $wanted } ». Options connues : { $known }.
wrong-option-flag = « { $value } » n’est pas possible pour l’option { $field } : répondez yes (oui) ou no (non).
wrong-option-number = « { $value } » n’est pas possible pour l’option { $field } : il faut un nombre de { $low } à { $high }.
wrong-option-choice = « { $value } » n’est pas possible pour l’option { $field }. Au choix : { $known }.
wrong-option-line = L’option { $field } est un texte d’une seule ligne.
wrong-bot = Il n’y a pas de robot « { $wanted } ». Robots connus : { $known }.
wrong-bots-room = Il y a de la place pour { $room ->
    [one] { $room } robot
   *[other] { $room } robots
} ; vous en avez nommé { $count }.
wrong-seat = Il n’y a pas de place { $wanted } ; les places vont de 1 à { $count }.
wrong-moment = Cette partie n’a pas de moment { $wanted } : { $count ->
    [one] { $count } décision y a été prise.
   *[other] { $count } décisions y ont été prises.
}
wrong-no-report = Cette partie ne peut pas être analysée : il n’y a personne à battre.
wrong-trait = « { $wanted } » ne s’est pas vu dans ces parties. On y a vu : { $known }.
wrong-package = Il faut d’abord installer le paquet { $wanted }.
wrong-backend = Il n’y a pas de façon de calculer appelée « { $wanted } ».

wrong-file = Ce fichier n’est pas une partie enregistrée par Durbar.
wrong-file-cut = La fin de cet enregistrement manque : il s’interrompt à la ligne { $line }.
wrong-file-long = Cet enregistrement a plus de { $line } lignes et ne peut pas être ouvert.
wrong-file-game = Cet enregistrement est celui d’un jeu qui n’est pas proposé ici.
wrong-file-rules = Cette partie a été jouée avec d’autres règles que celles d’ici.
wrong-file-content = Cette partie a été jouée avec des plateaux et des cartes qui ne sont pas proposés ici.
wrong-file-move = La ligne { $line } de cet enregistrement est un coup impossible à ce moment.
wrong-file-line = La ligne { $line } de cet enregistrement est illisible.
wrong-path = Le fichier { $path } est inutilisable. Message du système : { $why }.
wrong-path-missing = Il n’y a pas de fichier { $path }.
wrong-path-exists = { $path } existe déjà, et rien n’est écrasé.
wrong-path-folder = { $path } est un dossier, pas un fichier.
wrong-path-forbidden = Vous n’avez pas le droit d’ouvrir { $path }.
wrong-disk-full = Impossible d’écrire { $path } : le disque est plein.
wrong-system = Cela n’a pas marché. Message du système : { $why }.
wrong-folder = Il n’y a pas de dossier { $path }.

wrong-content-value = Cette valeur n’est pas possible ({ $why }).
wrong-content-range = { $value } n’est pas un nombre de { $low } à { $high }.
wrong-content-one-of = Au choix : { $known }.
wrong-content-fixed = Les règles comptent sur cette valeur : elle reste { $known }.
wrong-content-name = Un nom tient en une ligne de { $most } caractères au plus.
wrong-content-file = Ce fichier n’est pas lu. On peut remplacer : { $known }.
wrong-content-text = Ce n’est pas un texte en UTF-8.
wrong-content-toml = Ce n’est pas du TOML : cette ligne est mal écrite.
wrong-content-game = Ce contenu est fait pour « { $wanted } », pas pour « { $known } ».
wrong-content-edition = Le contenu de la maison n’a pas d’édition { $wanted } ; elles vont de 1 à { $count }.
wrong-content-kind = { $value } n’est pas une valeur du bon type.
wrong-content-names = Les noms ne changent pas : ici, c’est « { $known } ».
wrong-content-count = Il y en a { $known }, pas { $count }.
wrong-content-missing = Il manque « { $name } ».
wrong-content-unknown = Il n’y a pas de « { $name } » ici.
wrong-content-laws = Une partie à { $players } s’est terminée dans une position impossible : ces tableaux ne vont pas ensemble.
wrong-content-stuck = Une partie à { $players } s’est bloquée : ces tableaux ne vont pas ensemble.
wrong-content-endless = Une partie à { $players } ne se termine pas : ces tableaux ne vont pas ensemble.

wrong-host = Le serveur ne peut pas s’installer à l’adresse { $wanted }.
wrong-port = Le port { $wanted } est déjà pris. Choisissez-en un autre avec --port.
wrong-link = « { $wanted } » n’est ni un serveur, comme https://games.example, ni une invitation à une place.
wrong-server-silent = { $wanted } ne répond pas.
wrong-no-data = Il n’y a pas de tables à l’emplacement { $path }.
wrong-data-full = Il y a déjà des tables à cet endroit. Choisissez un emplacement vide.
wrong-no-copy = { $path } n’est pas une copie complète faite par durbar backup.
wrong-database = Les données sont gardées par SQLite ou PostgreSQL ; cette adresse n’est celle d’aucun des deux.
wrong-data = Les données à l’emplacement { $path } sont inutilisables pour le moment. Message de la base : { $why }.
wrong-data-damaged = Ce qui est enregistré de cette table est abîmé.
wrong-data-newer = Ces données viennent d’une version plus récente de Durbar. Installez-la, ou prenez d’autres données.
wrong-encoding = La base est en { $value } ; il en faut une en UTF8 : createdb -E UTF8 -T template0.
wrong-key-file = La clé { $path } ne peut être ni lue ni écrite. Message du système : { $why }.
wrong-no-key = { $path } ne contient pas de clé : une clé compte 64 caractères, de 0 à 9 et de a à f.
wrong-other-key = Ces données ont été scellées avec une autre clé. Donnez celle d’origine.
wrong-no-start = Un processus du serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
wrong-public-url = « { $wanted } » n’est pas une adresse comme https://games.example.
wrong-notify = --notify demande une adresse ou une commande.
wrong-report = Il n’y a pas de signalement { $wanted }.

wrong-no-seed = Ce n’est pas une graine : une graine compte 64 caractères, de 0 à 9 et de a à f.
wrong-not-promised = Rien n’a été promis pour cette partie : aucun serveur ne l’a distribuée depuis le début.
wrong-seed-untold = La graine est encore secrète : elle sera révélée à la fin de la partie.
wrong-other-seed = Tirage non conforme : ce n’est pas la graine promise.
wrong-no-salt = Tirage non conforme : la place { $seat } n’y a pas pris part, contrairement à la promesse.
wrong-undealt = Rien à vérifier : ni dés ni cartes ne viennent de cette graine.
wrong-dealt-otherwise = Tirage non conforme : à la décision { $number }, la graine donne autre chose.
wrong-unfair = Tirage non conforme : l’enregistrement ne correspond pas à la promesse.
