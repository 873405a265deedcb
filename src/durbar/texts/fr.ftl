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
bot-rinpoche-help = réfléchit le plus longtemps ; personne ici n’est plus fort
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
bot-fitted = L’expérience
bot-fitted-help = regarde un tour à l’avance et sait, fort de nombreuses parties, ce que vaut une position
bot-thinking = Le penseur
bot-thinking-help = imagine des milliers de parties pour voir où mène chaque coup
chance = Le hasard
somebody = Quelqu’un
own-content = { $game } (contenu personnel : { $content })
asked = { $name } : { $prompt }
comma = { ", " }
decimal-mark = ,
between-figures = { " ; " }
label-value = { $label } : { $value }
aside = { $text } ({ $more })
gap = { " " }
people = { $others } et { $last }
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
refusal-undo-chance = Trop tard : des dés ont été lancés ou des cartes piochées.
refusal-undo-other = Trop tard : quelqu’un d’autre a joué depuis.
refusal-undo-revealed = Trop tard : un secret a été révélé.
refusal-undo-finished = Trop tard : la partie est terminée.
