# Les mots des pages.

## Les pages : partout

web-description = Des jeux de société sur Katmandou, dans le navigateur : contre des robots ou à plusieurs sur un même écran, selon les règles exactes.
web-skip = Aller au contenu
web-look = Langue et apparence
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-footer = Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs ; si l’un d’eux vous plaît, achetez-le. Tout ce que vous voyez ici a été dessiné pour Durbar.
web-home = Accueil
web-back-home = Retour à l’accueil

## Les pages : accueil

web-hello = Namasté !
web-hello-line = Durbar est la place où toute la vallée se retrouve pour jouer. Choisissez un jeu, choisissez vos adversaires, et commencez.
web-games = Les jeux
web-seats-count =
    { $low ->
        [one] { $high ->
            [one] 1 joueur
           *[other] 1 à { $high } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }
web-play = Jouer
web-set-up = Préparer
web-first-game = Jouer tout de suite
web-first-game-line = Une première partie contre des robots indulgents, avec les options conseillées
web-rules = Règles
web-learn = Tutoriel
web-unfinished = Vos parties
web-continue = Reprendre
web-look-again = Revoir
web-yours = À vous
web-load-head = Ouvrir une partie enregistrée
web-load-line = Une partie enregistrée par Durbar peut être revue coup par coup, et continuée si elle n’est pas finie.
web-load-file = Fichier de la partie
web-load = Charger

## Les pages : une nouvelle partie

web-new = Nouvelle partie : { $game }
web-options = Comment voulez-vous jouer ?
web-options-line = Les choix habituels sont déjà faits. Changez ce que vous voulez.
web-content = Plateaux et cartes
web-content-line = Les plateaux et les cartes de Durbar, ou ceux que ce serveur propose à leur place.
web-content-house = Ceux de Durbar
web-content-own = { $name } (contenu personnel)
web-who = Qui joue ?
web-who-line = Les personnes se passent cet écran ; les robots sont joués par l’ordinateur.
web-how-many = Joueurs
web-seat-number = Place { $number }
web-seat-me = moi
web-seat-person = une autre personne ici
web-seat-open = quelqu’un d’autre, ailleurs
web-seat-name = Nom
web-free-seats = Les places libres sont pour
web-free-seats-invited = qui reçoit mon lien
web-free-seats-everybody = tout le monde, via le salon
web-name-me = Maya
web-names-people = Tenzing, Sita, Karma, Lhamo, Bikram
web-begin = Commencer
web-update = Mettre les choix à jour
web-option-mended = Une autre option a repris sa valeur habituelle, car elle ne va pas avec celle-ci.
web-option-number = Pour « { $option } », un nombre de { $low } à { $high } est attendu.

## Les pages : la table

web-menu = Menu
web-players = Joueurs et points
web-levels = Selon la force
web-characters = Selon le caractère
web-character = { $bot } : { $line }.
web-other-bots = Autres
web-bot = robot
web-invite = Copier l’invitation
web-acts = doit jouer
web-points = points
web-parts = Zones de la table
web-camera = Vue de la carte
web-camera-nearer = Rapprocher
web-camera-farther = Éloigner
web-camera-fit = Tout voir et suivre le jeu
web-table = Table
web-log = Journal
web-log-go = Voir la table à ce moment
web-log-all =
    { $count ->
        [one] Tout le journal : 1 ligne
       *[other] Tout le journal : { $count } lignes
    }
web-forced = (le seul choix)
web-hinted = (après un conseil)
web-hurry = Accélérer
web-branch = Repartir d’ici
web-branch-help = Ouvre une table à vous qui repart de ce moment ; celle-ci reste telle quelle.
web-gain = Score : { $points }.
web-spared = { $count } de moins à perdre si la partie s’arrêtait maintenant.
web-risked = { $count } de plus à perdre si la partie s’arrêtait maintenant.
web-since = Depuis votre dernier tour
web-since-none = Ce que font les autres pendant que vous attendez s’affichera ici.
web-since-again = Revoir
web-score-threat = perdus si la partie s’arrêtait maintenant
web-score-now = Si tout s’arrêtait là
web-deed = Ce que vous pouvez faire
web-over = La partie est finie.
web-wait = La partie continue toute seule dès que les autres ont joué.
web-wait-people = La partie commence quand toutes les places sont prises.
web-wait-door = Inviter, ou jouer avec des robots
web-choose-piece = Choisissez un élément entouré sur la table.
web-choose-place = Touchez un endroit du plateau, ou choisissez ci-dessous.
web-choose-here = Choisissez un élément entouré, ou l’un de ceux-ci :
web-choose-button = Choisissez :
web-cancel = Annuler
web-all-moves =
    { $count ->
        [one] 1 choix sur la table
       *[other] { $count } choix sur la table
    }
web-undo = Annuler le coup
web-undo-turn = Annuler le tour
web-hint = Conseil
web-hint-help = Que ferait un robot ?
web-replay = Revoir
web-rematch = Rejouer
web-save = Enregistrer la partie
web-keys = Touches
web-help = Aide
web-help-now = Que puis-je faire maintenant ?
web-help-score = Comment marquer des points ?
web-help-goal = Comment gagner ?
web-key-rules = Les règles de ce moment
web-describe = Décrire la table
web-confirm = Demander avant chaque coup
web-confirm-always = toujours
web-confirm-final = seulement s’il ne peut plus être annulé
web-confirm-never = jamais
web-call = Sons et notifications
web-sound = Sons de la table
web-volume = Volume
web-notify = Me prévenir quand c’est mon tour
web-your-turn = À vous de jouer
web-next-game = Une autre partie vous attend
web-fair-dealing = Tirage équitable
web-commitment = Tirage équitable : la graine de cette partie était fixée avant son début. Son SHA-256 est
web-elsewhere = Distribué ailleurs
web-elsewhere-line =
    { $count ->
        [0] Cette partie n’a pas commencé ici.
        [one] Le premier tirage de cette partie a été fait ailleurs ; rien n’est prouvé à son sujet.
       *[other] Les { $count } premiers tirages de cette partie ont été faits ailleurs ; rien n’est prouvé à leur sujet.
    }
web-deal = Distribuer
web-fair = Vérifier le tirage
web-seed = Tout le hasard de cette partie vient de la graine { $seed } ; durbar verify le vérifie.
web-lost = La connexion est perdue. Nouvel essai…
web-selection-gone = Votre choix n’est plus possible.
web-then = Résultat :
web-several = { $count } choix
web-several-of = { $piece } : { $count } choix
web-curtain = À { $name } de jouer. La suite est réservée à { $name }.
web-curtain-why = Passez l’appareil ; la partie continue quand le rideau se lève.
web-curtain-lift = Je suis { $name } : lever le rideau
web-graph = Les points au fil de la partie
web-turning = Les tournants
web-turning-lead = { $name } passe en tête
web-turning-leap =
    { $points ->
        [one] { $name } marque 1 point d’un coup
       *[other] { $name } marque { $points } points d’un coup
    }
web-share = Partager une image
web-sheet = Scores
web-tiebreaks = En cas d’égalité, ceci départage, dans l’ordre :
web-total = Total
web-sheet-line = Points pour
web-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }

web-key-arrows = aller d’un élément entouré à l’autre
web-key-tab = aller à la commande suivante
web-key-enter = choisir, et encore une fois pour confirmer
web-key-escape = annuler
web-key-digits = choisir un bouton par son numéro
web-key-camera = rapprocher, éloigner, voir tout le plateau
web-key-pan = déplacer le plateau
web-key-undo = annuler le coup
web-key-hint = conseil
web-key-log = vers le journal
web-key-board = décrire la table
web-key-keys = cette liste

web-sit = Prendre place
web-sit-line = On vous invite à jouer à { $game }. Comment vous appelez-vous ?
web-sit-clock = { $clock }.
web-sit-with = Avec { $names }.

## Les pages : revoir

web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-forth = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture ou pause
web-replay-moment = Moment
web-replay-speed = Vitesse
web-replay-leave = Revenir au présent
web-copy-link = Copier le lien
web-copied = Copié

## Les pages : règles et tutoriel

web-guide = Les règles : { $game }
web-figure-play = Jouer cet exemple
web-rulings = Décisions : { $game }
web-search = Chercher une règle
web-search-none = Aucun résultat.
web-search-found = Résultats : { $count }
web-contents = Sommaire
web-lesson = Étape { $number } sur { $count }
web-lesson-read = Lisez, regardez, et continuez.
web-lesson-next = Suite
web-lesson-back = Retour
web-lesson-other = C’est possible aussi, mais ici nous voulons montrer autre chose.
web-lesson-end = Voilà tout ce qu’il faut pour commencer. Le reste vient en jouant.
web-lesson-play = Jouer une partie entière

## Les pages : quand quelque chose ne va pas

web-error = Quelque chose ne va pas

## Les pages : les autres

web-lobby = Salon
web-lobby-line = Ces tables sont ouvertes à tous. Prenez place : la partie commence dès que la dernière place est prise.
web-lobby-free =
    { $free ->
        [one] 1 place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
web-lobby-empty = Aucune table n’est ouverte en ce moment. Ouvrez-en une : choisissez un jeu, laissez une place libre et montrez la table au salon.
web-lobby-door = Trouver des partenaires
web-gathering = Places et personnes
web-gathering-line = { $game } : la partie commence quand toutes les places sont prises.
web-seat-free = Place libre
web-invitation = Lien vers cette place
web-withdraw = Retirer ce lien
web-leave = Quitter la table
web-kick = Libérer cette place
web-list = Montrer au salon
web-unlist = Retirer du salon
web-fill-with = Pour les places libres :
web-fill = Commencer avec des robots
web-to-table = Vers la table
web-gathering-begun = La partie est en cours : { $game }.
web-away = pas là
web-here = là
web-stands-in = robot en attendant
web-stands-in-line = Un robot joue en attendant { $name }.
web-missed = { $name } n’est plus là.
web-stand-in = Laisser jouer un robot
web-resign = Abandonner
web-resign-line = Un robot jouera à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre.
web-resign-sure = Abandonner pour de bon
web-closed = Les spectateurs n’ont pas accès à cette table.
web-admit = Laisser entrer les spectateurs
web-shut-out = Fermer aux spectateurs
web-onlookers =
    { $count ->
        [0] Personne ne regarde.
        [one] 1 personne regarde.
       *[other] { $count } personnes regardent.
    }

# The page about oneself
web-me = Vous
web-me-guest = Vous jouez ici sans inscription : ce navigateur vous reconnaît par un cookie, et rien d’autre n’est gardé. Si vous voulez, réservez un nom.
web-me-member = Ce nom vous est réservé. Personne d’autre ne peut le porter ici.
web-name = Nom
web-keep = Réserver un nom
web-keep-line = Une clé d’accès protège votre nom : votre appareil demande votre doigt, votre visage ou son propre code ; ni mot de passe, ni adresse e-mail. Vos tables vous suivent.
web-come-back = Vous avez déjà un nom ici ?
web-sign-in-key = Se connecter avec une clé d’accès
web-sign-in = Se connecter
web-code = Code de secours
web-passkeys = Clés d’accès
web-passkey-add = Ajouter une clé
web-passkey-remove = Supprimer
web-passkey-none = Ce navigateur, ou cette page, ne peut pas utiliser de clé d’accès. Il faut autoriser les scripts, et une adresse avec un nom.
web-passkey-given-up = Aucune clé n’a été utilisée. Rien n’a changé.
web-codes = Codes de secours
web-codes-line = Chacun vous fait revenir une fois si tous vos appareils sont perdus. Notez-les maintenant : ils ne seront plus montrés.
web-codes-kept = Je les ai notés
web-codes-copy = Les copier
web-codes-new = Nouveaux codes de secours
web-codes-left =
    { $count ->
        [one] il en reste 1
       *[other] il en reste { $count }
    }
web-me-link = Deuxième appareil
web-me-link-line = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.
web-me-link-here = Cet appareil sera connecté sous le nom de la personne qui vous a donné ce lien.
web-devices = Appareils connectés
web-device-here = cet appareil
web-sign-out = Se déconnecter
web-days-ago =
    { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
web-my-bots = Vos programmes
web-my-bots-line = Un de vos programmes peut être invité ici : il a un nom et un jeton, et les hôtes peuvent l’inviter à leur table.
web-bot-name = Nom du programme
web-token = Lui donner un jeton
web-token-new = Nouveau jeton
web-token-of = Jeton pour { $name }
web-token-line = Copiez-le maintenant : il ne sera plus montré. La personne qui le possède joue sous ce nom.
web-bot-remove = Retirer
web-delete = Tout supprimer
web-delete-line = Votre nom, vos clés, appareils, codes, programmes et messages sont supprimés. Aux tables des autres, il reste un nom neutre, et un robot finit vos parties. Les signalements qui vous concernent restent chez la personne qui gère le serveur. C’est irréversible.
web-delete-name = Écrivez votre nom pour confirmer
web-qr = Code QR
web-ask-name = Inviter par son nom
web-ask = Inviter
web-ask-waits = Demande envoyée à { $name }.
web-ask-refused = { $name } a refusé.

# Words at the table
web-talk = Dire quelque chose
web-talk-none = Personne n’a encore rien dit.
web-talk-words = Avec vos mots
web-talk-say = Dire
web-talk-signs-only = À une table du salon on ne dit que les phrases toutes faites. Chacun les lit dans sa langue.
web-silence-mute = Masquer
web-silence-block = Bloquer
web-silence-hear = Afficher de nouveau
web-muted = messages masqués
web-blocked = personne bloquée
web-report = Signaler
web-report-line = Prévenir la personne qui gère ce serveur ; la partie est jointe
web-asked-to = On vous invite à une table, avec { $names }.
web-refuse = Non, merci
web-filter = Filtrer
web-filter-all = tous
web-filter-game = Jeu
web-filter-players = Joueurs
web-filter-clock = Pendule
web-filter-clock-none = sans
web-filter-clock-live = en direct
web-filter-clock-letters = par correspondance
web-filter-language = Langue

## The pages: a game looked at again

web-review = { $game } : analyse de la partie
web-review-door = Analyser la partie
web-review-making = La partie est analysée coup par coup. Cela prend moins d’une minute.
web-review-look = Est-ce prêt ?
web-review-chances = Les chances de gagner
web-review-chances-line = Selon le robot le plus fort, qui voit tout. Les numéros marquent les décisions qui ont coûté le plus.
web-review-luck = La chance et les choix
web-review-luck-line = Ce que les dés et les cartes ont apporté aux chances de gagner, comparé à tout ce qui pouvait sortir ; ce que les choix ont laissé filer ; et le reste : ce qu’ont fait les autres, ou l’imprévu.
web-review-player = Joueur
web-review-by-luck = Par la chance
web-review-by-choice = Par les choix
web-review-by-rest = Par le reste
web-review-choices = Choix faits
web-review-marks = Ce qui a coûté le plus
web-review-percent = { $figure } %
web-review-mark = { $name } a laissé filer { $cost } % de ses chances
web-review-did = Joué : { $move }
web-review-better = Mieux : { $move }
web-review-why =
    { $unit ->
        [cards] En cartes : { $reasons }
       *[points] En points : { $reasons }
    }
web-review-moment = Voir ce moment
web-review-none = Aucune décision n’a coûté cher. Bien joué !
web-review-kinds = Points forts et points faibles
web-review-strength = Point fort : { $kind }
web-review-weakness = À travailler : { $kind }
web-review-kind =
    { $count ->
        [one] « { $said } », { $cost } % perdus en 1 choix
       *[other] « { $said } », { $cost } % perdus en { $count } choix
    }

## The pages: your games, your history, the deal of the day

web-games-filter = Quelles parties
web-games-running = En cours
web-games-over = Finies
web-games-tried = Essais
web-games-all = Toutes
web-games-gone = La partie n’est plus dans votre liste.
web-games-restore = La remettre
web-games-none = Il n’y a aucune partie ici.
web-games-tried-mark = essai à partir d’une autre partie
web-games-points = { $points } points
web-games-change = Modifier
web-games-title = Titre
web-games-rename = Garder ce titre
web-games-delete = Retirer de la liste
web-games-more = Toutes vos parties
web-history = Votre palmarès
web-history-none = Vous n’avez pas encore fini de partie. La première s’inscrira ici.
web-history-sum =
    { $games ->
        [one] 1 partie finie, { $won } gagnée
       *[other] { $games } parties finies, { $won ->
            [0] aucune gagnée
            [one] dont 1 gagnée
           *[other] dont { $won } gagnées
        }
    }
web-history-games = Parties
web-history-won = Gagnées
web-history-best = Meilleur score
web-history-mean = Score moyen
web-history-scores = Vos points, partie après partie
web-history-rivals = Victoires contre
web-history-share = { $won } sur { $of }
web-history-line = Comptent les parties commencées ici où une seule place était la vôtre ; celles partagées sur un écran, chargées ou essayées à partir d’un moment ne comptent pas.
web-daily = La donne du jour
web-daily-line = Aujourd’hui, la même donne pour tout le monde, contre les mêmes robots. Et vous, combien de points ?
web-daily-bots =
    { $count ->
        [one] Contre un robot : { $bot }
       *[other] Contre { $count } robots : { $bot }
    }
web-daily-me = { $name } (moi)
web-daily-none = Personne ne l’a encore finie.
web-daily-won = gagnée
web-daily-lost = pas gagnée
web-daily-play = Jouer la donne du jour
web-daily-to = À votre table
web-daily-before = La veille
web-daily-fair = La graine de la donne du jour vient de la date, pour être la même partout. L’enregistrement la montre et durbar verify la contrôle ; mais qui veut peut la calculer d’avance : elle ne compare que des gens qui se font confiance.
web-preset = Première partie
web-preset-line = Règle tout pour débuter : les options conseillées, et des robots indulgents.

## Les pages : pendules

web-clock = Jouer avec une pendule ?
web-clock-line = Les pendules s’arrêtent tant que quelqu’un décide en secret. Par correspondance, le temps vaut pour chaque tour.
web-clock-which = Pendule
web-clock-none = sans pendule
web-clock-live = { $minutes } minutes par personne
web-clock-live-more = { $minutes } min chacun, plus { $seconds } s par tour
web-clock-hours = correspondance, { $hours } h par tour
web-clock-days =
    { $days ->
        [one] correspondance, 1 jour par tour
       *[other] correspondance, { $days } jours/tour
    }
web-at-zero = Quand le temps de quelqu’un est écoulé
web-at-zero-bot = un robot joue à sa place
web-at-zero-free = on continue sans pendule
web-time-left = Temps restant pour { $name }
web-time-soon = Il vous reste moins d’une minute.
web-ahead = Répondre pour moi, tant que je n’annule rien :
web-ahead-set = On répond pour vous à certaines questions.
web-ahead-single = quand je n’ai qu’un seul choix
web-ahead-payment = comment payer, comme le ferait un robot
web-ahead-decline = non à tout ce qui est facultatif, jusqu’à mon prochain coup
web-next-table = Continuer à la table suivante
web-next = La prochaine partie qui m’attend
