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
bot-spoiler-help = regarde ce que possèdent les autres deux fois plus que quiconque
bot-random = Le hasard
bot-random-help = fait n’importe quoi de permis
bot-greedy = Le gourmand
bot-greedy-help = regarde un tour en avant et prend ce qui est le mieux maintenant
bot-fitted = L’expérience
bot-fitted-help = regarde un tour en avant et sait par de nombreuses parties ce que vaut une position
bot-thinking = Le penseur
bot-thinking-help = essaie, dans des milliers de parties imaginées, ce qui peut suivre un coup
chance = Le hasard
somebody = Quelqu’un
own-content = { $game } (contenu propre : { $content })
asked = { $name } : { $prompt }
comma = { ", " }
label-value = { $label } : { $value }
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
refusal-undo-chance = Trop tard : dés lancés ou cartes piochées.
refusal-undo-other = Trop tard : quelqu’un d’autre a joué depuis.
refusal-undo-revealed = Trop tard : un secret a été révélé.
refusal-undo-finished = Trop tard : la partie est terminée.
