# Les mots dont chaque jeu de la maison a besoin.

language = Français
player = Joueur { $number }
chance = Le hasard
somebody = Quelqu’un
comma = { ", " }
people = { $others } et { $last }
yes = oui
no = non
winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

refusal-not-your-turn = Ce n’est pas à vous de répondre.
refusal-chance-decides = Le hasard doit d’abord répondre : dés, cartes ou jetons.
refusal-game-over = La partie est terminée.
refusal-not-offered = Ce choix n’est pas proposé maintenant.
refusal-undo-nothing = Vous n’avez rien à reprendre.
refusal-undo-chance = Le hasard a parlé depuis ; on ne peut plus reprendre.
refusal-undo-other = Quelqu’un d’autre a décidé depuis.
refusal-undo-revealed = Votre choix a mis au jour une chose cachée ; il reste acquis.
refusal-undo-finished = La partie est terminée ; rien ne peut être repris.
