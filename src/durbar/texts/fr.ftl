# Les mots dont chaque jeu de la maison a besoin.

language = Français
player = Joueur { $number }
bot-names = Pemba, Dolma, Tashi, Nima, Sonam, Mingma
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
