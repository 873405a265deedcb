### Revival (Reviving Kathmandu) : tout ce que dit le jeu, en français.
###
### Les mots d’un vocabulaire arrivent traduits, les nombres comme nombres, les sièges comme noms. À côté de
### chaque argument $x il y a $x-id, le mot nu ; ce qui est inconnu ou absent est le mot "none". Les trois
### langues ont les mêmes identifiants. Un nom de joueur ne suit jamais « de » ni « à » (élision).

game-name = Renaissance
game-line = Après le séisme : misez sur les sections des monuments, ramassez-les et bâtissez bouddhas, sanctuaires, stupas et pagodes.
game-after = D’après Reviving Kathmandu de Krisztina Felméry et Tamás Leidal (Lemery Games, 2023)
game-minutes = 20 à 40 minutes

## Options

option-teams = Équipes
option-teams-help = Les partenaires sont assis séparément, peuvent bâtir les uns chez les autres et additionnent leurs points.
option-teams-none = chacun pour soi
option-teams-2x2 = deux équipes de deux (4 joueurs)
option-teams-2x3 = deux équipes de trois (6 joueurs)
option-teams-3x2 = trois équipes de deux (6 joueurs)
option-bids = Mises
option-bids-help = Cachées, les pièces permettent de bluffer ; ouvertes, chacun voit ce qu’il faut dépasser.
option-bids-hidden = cachées : valeur vers le bas
option-bids-open = ouvertes : valeur vers le haut
option-bids-mixed = mixtes : cachées à mi-partie
option-manipulation = Manipulation des mises
option-manipulation-help = Avant la révélation, chacun sauf le dernier à miser peut déplacer ou échanger sa pièce.
option-reconstruction = Reconstruction
option-reconstruction-help = En bâtissant, une carte de la main peut remplacer une carte bâtie de même section.
option-architects = Architectes
option-architects-help = Chaque joueur a un architecte doté d’une capacité, tiré au sort ou choisi.
option-architects-off = sans architectes
option-architects-random = tirés au sort
option-architects-choose = choisis, le dernier joueur d’abord
option-public_objectives = Objectifs publics
option-public_objectives-help = Des objectifs communs ; qui en remplit un en premier en marque les points, un seul par joueur et par partie.
option-advanced_missions = Missions avancées
option-advanced_missions-help = Des Missions plus difficiles qui rapportent plus. Aussi en solo.
option-bhairav = Bhairav
option-bhairav-help = La dernière pièce peut acheter un Bhairav, qui récompense à la fin les sections de sa couleur.
option-holographic_buddhas = Bouddhas holographiques
option-holographic_buddhas-help = À bâtir aussitôt ; ils valent d’autant plus qu’ils arrivent tard.
option-rainbow = Cartes arc-en-ciel
option-rainbow-help = Dix jokers de plus dans le paquet rouge.
option-solo_level = Niveau (solo)
option-solo_level-help = La taille des cinquièmes monuments des deux Places.
option-solo_level-easy = facile
option-solo_level-medium = moyen : 4 cartes en tout
option-solo_level-hard = difficile : 6 cartes en tout
option-solo_level-extreme = extrême : deux pagodes
option-solo_missions = Missions (solo)
option-solo_missions-help = Deux qui vont ensemble, par exemple m01+m02, ou random pour le hasard.
option-solo_missions-wrong = Ces Missions ne vont pas ensemble. Nommez-en deux dont les objectifs ne se recouvrent pas, par exemple m01+m02, ou random pour le hasard.

## Mots

colour-blue = bleu
colour-white = blanc
colour-red = rouge
colour-green = vert
colour-yellow = jaune
joker = joker
monument-buddha = Bouddha
monument-shrine = Sanctuaire
monument-stupa = Stupa
monument-pagoda = Pagode
section = { $monument } { $level }
end =
    { $section-id ->
        [pa] { $section } { $colour-id ->
            [blue] bleue
            [white] blanche
            [green] verte
           *[other] { $colour }
        }
       *[other] { $section } { $colour }
    }
mission = Mission { $number }
objective = objectif public « { $needs } »
side-north = nord
side-east = est
side-south = sud
side-west = ouest
mate-first = premier partenaire
mate-second = second partenaire
square-first = première Place
square-second = seconde Place
level-easy = facile
level-medium = moyen
level-hard = difficile
level-extreme = extrême
architect-liliana = Liliana
architect-liliana-help = S’il vous faut exactement 2 cartes rouges : piochez-en 3, gardez-en 2, l’autre va sous le paquet. De 4 à 6 joueurs.
architect-charles = Charles
architect-charles-help = S’il vous faut exactement 1 carte rouge : piochez-en 2, gardez-en 1, l’autre va sous le paquet.
architect-liu = Liu
architect-liu-help = Juste avant de dépenser votre dernière pièce, vous pouvez piocher une carte rouge puis en défausser une.
architect-sophie = Sophie
architect-sophie-help = Juste avant de dépenser votre dernière pièce, vous pouvez prendre une carte défaussée puis en défausser une.
architect-walter = Walter
architect-walter-help = Votre limite de main est de 4 au lieu de 3.
architect-sara = Sara
architect-sara-help = Votre mise des manches 4 et 8 compte 1 de plus. De 3 à 6 joueurs.

## Questions

prompt-first-player = Qui commence ?
prompt-deal-mission = Une Mission est distribuée : laquelle ?
prompt-deal-architect = Un architecte est distribué : lequel ?
prompt-deal-objective = Un objectif public est dévoilé : lequel ?
prompt-second-board = Quel plateau sera la seconde Place ?
prompt-square-mission = Quelle Mission pour la Place suivante ?
prompt-open-market = Une carte bleue est dévoilée : laquelle ?
prompt-aftershock = Le dé désigne un côté du marché : lequel ?
prompt-debris = Un débris est tiré du sac : quelle couleur ?
prompt-draw-red = Une carte rouge est piochée : laquelle ?
prompt-draft = choisissez votre architecte.
prompt-draft-other = { $name } choisit un architecte.
prompt-bid = posez une pièce sur un emplacement libre.
prompt-bid-other = { $name } pose une pièce.
prompt-manipulate = déplacez une pièce, échangez-la ou laissez-la.
prompt-manipulate-other = { $name } peut encore déplacer ou échanger une pièce.
prompt-keep = quelle carte piochée retourne sous le paquet rouge ?
prompt-keep-other = { $name } remet une carte piochée.
prompt-build = bâtissez autant que vous voulez, puis terminez.
prompt-build-other = { $name } bâtit.
prompt-where = sur quel monument ?
prompt-where-other = { $name } bâtit : sur quel monument ?
prompt-which = quel monument reconstruisez-vous ?
prompt-which-other = { $name } reconstruit un monument.
prompt-name-jokers = quelle couleur pour chaque joker ?
prompt-name-jokers-other = { $name } nomme la couleur des jokers.
prompt-claim = quel objectif public remportez-vous ?
prompt-claim-other = { $name } remporte un objectif public.
prompt-hand-limit = défaussez jusqu’à la limite de main.
prompt-hand-limit-other = { $name } défausse jusqu’à la limite de main.
prompt-ability = faites appel à votre architecte, ou continuez sans.
prompt-ability-other = { $name } peut faire appel à son architecte.
prompt-ability-discard = défaussez une carte.
prompt-ability-discard-other = { $name } défausse une carte.
prompt-spend = convertissez votre dernière pièce, ou achetez.
prompt-spend-other = { $name } dépense sa dernière pièce.
prompt-buy-build = bâtissez la carte achetée, et d’autres si vous voulez.
prompt-buy-build-other = { $name } bâtit la carte achetée.
prompt-store = quelle carte va en réserve ?
prompt-offer-second = quelle seconde carte donnez-vous ?
prompt-offer-take = quelle carte défaussée prenez-vous ?

## Coups

move-draft = Choisir { $architect }
move-bid = Miser { $coin } sur { $spot }
move-jump = Déplacer la pièce : { $from } → { $to }
move-swap = Échanger la pièce sur { $spot } contre le { $coin }
move-stay = Laisser les pièces en place
move-return = Remettre : { $card }
move-build = Bâtir : { $end }
move-build-for = Bâtir chez le { $mate } : { $end }
move-build-at = Bâtir sur la { $square } : { $end }
move-rebuild = Reconstruire avec : { $end }
move-rebuild-for = Reconstruire chez le { $mate } avec : { $end }
aims = Vise { $targets }.
aim-shared = { $cell } ({ $names } aussi)
seen-build-for = Bâtir chez { $name } : { $end }
seen-rebuild-for = Reconstruire chez { $name } avec : { $end }
seen-build = { $move } (de la carte { $card })
seen-jokers = Jokers : { $ends }
seen-raze = Démolir sur la { $square } : { $ends }
seen-raze-alike = { $move } ({ $ends })
seen-on = Sur { $ends }
seen-on-alike = { $move } ({ $ends })
move-on = Sur le monument { $slot }
move-name = En { $colour }
move-name-two = Jokers : { $first }, { $second }
move-name-three = Jokers : { $first }, { $second }, { $third }
move-name-four = Jokers : { $first }, { $second }, { $third }, { $fourth }
move-claim = Remporter : { $objective }
move-done = Terminer la construction
move-discard = Défausser : { $card }
move-decline = Se passer de l’architecte
move-draw = Piocher une carte rouge
move-take = Prendre dans la défausse : { $card }
move-convert = Convertir la pièce en points
move-buy = Acheter : { $card }
move-bhairav = Acheter le Bhairav { $colour }
move-offer = Donner en échange : { $card }
move-raze = Démolir le monument { $slot } de la { $square }
move-store = Mettre en réserve la carte de { $core }

## Hasard

chance-first = { $seat } commence
chance-mission = { $mission }
chance-architect = { $architect }
chance-objective = { $objective }, { $objective-id }
chance-board = le plateau { $colour }
chance-card = { $card } ({ $card-id })
chance-side = côté { $side }
chance-debris = un débris { $colour }

## Ce qui arrive

did =
    { $seat ->
        [vous] vous avez
       *[other] { $seat } a
    }
event-first = Le sort a désigné { $seat } pour commencer.
event-mission = { $mission-id ->
    [none] { did } reçu une Mission secrète.
   *[other] { did } reçu une Mission.
}
event-architect = { did } reçu l’architecte { $architect }.
event-objective = Un objectif est dévoilé : { $objective }.
event-board = Le plateau { $colour } est devenu la seconde Place.
event-square-mission = La { $square } a reçu sa Mission.
event-round = La manche { $round } a commencé ; première mise : { $seat }.
event-market = Posée en { $cell } : { $card }.
event-aftershock = Une réplique a frappé le côté { $side }.
event-debris = Un débris { $colour } est tombé sur { $spot }.
event-coin-back = Le { $coin } est revenu de { $spot }.
event-bid = { $coin-id ->
    [none] { did } posé une pièce sur { $spot }.
   *[other] { did } posé le { $coin } sur { $spot }.
}
event-open-bid = { did } misé { $coin } sur { $spot }.
event-jump = { did } déplacé une pièce : { $from } → { $to }.
event-swap = { $coin-id ->
    [none] { did } échangé la pièce sur { $spot }.
   *[other] { did } échangé la pièce sur { $spot } contre le { $coin }.
}
event-open-swap = { did } échangé la pièce sur { $spot } contre le { $coin }.
event-reveal = { did } misé { $coin } sur { $spot }, qui compte pour { $value }.
bid-shown = { did } misé { $coin } sur { $spot }.
event-win = { did } remporté en { $cell } : { $card }.
event-drew = { $card-id ->
    [none] { did } pioché une carte rouge.
   *[other] { did } pioché : { $card }.
}
event-returned = { $card-id ->
    [none] { did } glissé une carte sous le paquet rouge.
   *[other] { did } glissé sous le paquet rouge : { $card }.
}
event-reshuffled = { $cards ->
    [one] Une carte est devenue le nouveau paquet rouge.
   *[other] { $cards } cartes ont été mélangées en un nouveau paquet rouge.
}
event-unclaimed = Personne n’a remporté la carte en { $cell }, qui est allée sous le paquet rouge : { $card }.
event-built = { did } bâti chez { $area } : { $end }.
built-own = { did } bâti : { $end }.
event-rebuilt = { did } reconstruit : { $old } → { $end }.
event-named = { did } nommé une couleur, { $end } : { $colour }.
event-completed = { did } terminé un monument : { $monument }, { $printed ->
    [one] { $printed } point
   *[other] { $printed } points
} { $bonus ->
    [0] en tout
   *[other] et { $bonus } pour les couleurs
}.
event-adjusted = { did } rendu { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un monument.
event-claimed = { did } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $objective }.
event-discarded = { did } défaussé : { $card }.
event-shown = { did } défaussé : { $card }.
event-took = { did } pris dans la défausse : { $card }.
event-converted = { did } converti la dernière pièce : { $points } { $points ->
    [one] point
   *[other] points
}.
event-bought = { did } acheté : { $card }.
event-bhairav = { did } acheté le Bhairav { $colour } et marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-closed = Cet objectif est clos : { $objective }.
event-coins-return = Toutes les pièces sont revenues.
event-marker = { did } reçu le marqueur de premier joueur.
event-unfinished = { did } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les monuments inachevés.
event-mission-scored = { did } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la Mission.
event-bhairav-scored = { did } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce au Bhairav { $colour }.
event-cleared = Débris déblayés ({ $colour }) : { $debris }.
event-square-built = Bâti sur la { $square } (monument { $slot }) : { $end }.
event-square-completed = Un monument a été terminé sur la { $square } : { $monument } ({ $colour }).
event-razed = Le monument { $slot } de la { $square } a été démoli.
event-offered = { did } donné en échange : { $card }.
event-stored = En réserve, de { $cell } à { $place } : { $card }.
event-solo-won = Les deux Places ont été achevées : niveau { $level }.
event-solo-lost = Le paquet bleu s’est épuisé ; les Places sont restées inachevées.
event-over = La partie est finie.

## Refus

refusal-not-now = Il y a d’abord autre chose à décider.
refusal-in-market = Cette carte est encore au marché. Posez une pièce sur un emplacement qui la vise : { $card }.
refusal-not-bidding = Les pièces se posent au début de la manche, avant de ramasser les cartes.
refusal-not-building = On bâtit une fois les cartes de la manche ramassées.
refusal-build-with-purchase = Avec la dernière pièce, on ne bâtit des cartes de sa main qu’avec une carte achetée.
refusal-not-discarding = On défausse après avoir bâti, jusqu’à la limite de main.
refusal-not-spending = C’est pour votre dernière pièce, une fois toutes les autres misées.
refusal-architect-unfit = { $architect } ne convient pas à ce nombre de joueurs.
refusal-architect-taken = { $architect } a déjà trouvé preneur.
refusal-coin-used = Vous avez déjà utilisé le { $coin }.
refusal-spot-unusable = { $spot } ne vise aucune carte de ce marché.
refusal-spot-taken = Il y a déjà une pièce sur { $spot }.
refusal-not-your-coin = La pièce sur { $spot } n’est pas à vous.
refusal-same-spot = La pièce est déjà sur { $spot }.
refusal-not-drawn = Vous ne venez pas de piocher cette carte : { $card }.
refusal-not-in-hand = Vous n’avez pas en main : { $card }.
refusal-no-place = Aucun monument inachevé à cet endroit ne peut recevoir : { $end }.
refusal-no-mate = Vous n’avez pas ce partenaire.
refusal-not-solo = C’est réservé au jeu solo.
refusal-needs-square = Choisissez sur quelle Place.
refusal-no-reconstruction = Sans Reconstruction, une carte bâtie reste en place.
refusal-nothing-to-rebuild = Rien ne peut y être remplacé par { $end }.
refusal-bought-first = La carte achetée n’aurait alors plus de place : { $card }.
refusal-bought-waits = Bâtissez d’abord la carte achetée : { $card }.
refusal-not-a-place = Le monument { $slot } ne peut pas être choisi ici.
refusal-other-jokers = { $count ->
    [one] Un joker attend sa couleur.
   *[other] { $count } jokers attendent leur couleur.
}
refusal-objective-absent = Cet objectif n’est pas dans cette partie : { $objective }.
refusal-objective-closed = Cet objectif est clos : { $objective }.
refusal-objective-open = Vous ne remplissez pas encore : { $objective }.
refusal-not-your-ability = Votre architecte ne sait pas faire cela.
refusal-not-discarded = Pas dans la défausse : { $card }.
refusal-cannot-place = Vous ne pourriez pas bâtir maintenant : { $card }.
refusal-no-bhairav = Il n’y a pas de Bhairav dans cette partie.
refusal-bhairav-dear = Un Bhairav coûte 3 ; votre pièce vaut { $coin }.
refusal-bhairav-sold = Le Bhairav { $colour } est vendu.
refusal-one-bhairav = Vous avez déjà un Bhairav.
refusal-purple-coin = Votre propre pièce est déjà sur { $spot }.
refusal-debris-high = Votre pièce doit valoir plus que les débris sur { $spot } : { $debris }.
refusal-other-colour = Ici, un monument n’a qu’une couleur ; celle-ci ne va pas : { $end }.
refusal-hopeless = Terminer un monument à cet endroit avec { $end } rendrait la victoire impossible.
refusal-hopeless-colour = Avec cette couleur ({ $colour }), la victoire deviendrait impossible.
refusal-only-extreme = Seul le niveau extrême permet cet échange.
refusal-two-to-offer = Il faut deux cartes à donner.
refusal-nothing-to-take = La défausse est vide.
refusal-nothing-to-raze = Seul un monument inachevé peut être démoli ; le monument { $slot } ne l’est pas.
refusal-space-empty = Il n’y a pas de carte en { $cell }.

## Résultats

score-monuments = Monuments
score-colours = Couleurs
score-coins = Dernières pièces
score-objective = Objectif public
score-unfinished = Monuments inachevés
score-mission = Mission
score-bhairav = Bhairav
score-squares = Monuments des Places
score-level = Niveau
ending-eighth-round = La huitième manche est terminée.
ending-teams = La huitième manche est terminée ; les équipes additionnent leurs points.
ending-solo-easy = Les deux Places sont achevées, au niveau facile.
ending-solo-medium = Les deux Places sont achevées, au niveau moyen.
ending-solo-hard = Les deux Places sont achevées, au niveau difficile.
ending-solo-extreme = Les deux Places sont achevées, au niveau extrême.
ending-solo-lost = Le paquet bleu s’est épuisé avant que les Places soient achevées.
team-wins = { $names } gagnent ensemble.
epilogue-team = { $names } : { $points } points ensemble.
epilogue-solo-lost =
    { $left ->
        [one] Monuments debout : { $done } sur { $wanted }. Il en manquait un seul.
       *[other] Monuments debout : { $done } sur { $wanted }. Il en manquait { $left }.
    }

## Dessin et esquisse

picture-title = Renaissance, manche { $round }
picture-start = Renaissance, avant la première manche
label-round = Manche { $round }
label-market = Marché
label-storage = Réserve
label-blue = Paquet bleu
label-red = Paquet rouge
label-discards = Défausse
label-hand = Main
label-mission = Mission
label-points = { $points } { $points ->
    [one] point
   *[other] points
}
label-cards = { $cards } cartes
label-bottom = Sous le paquet rouge
label-objectives = Objectifs publics
label-bhairavs = Bhairavs
label-bag = Sac
label-first = premier
label-closed = clos
label-unknown = inconnu
label-nothing = rien
label-team = Équipe { $team }

## L’image et la page

picture-coin = Pièce { $value }
picture-coin-used = Pièce { $value }, utilisée
picture-bid-hidden = Une pièce face cachée : { $seat }
picture-spot = Emplacement { $spot }, vise { $targets }
picture-debris = { $count } { $count ->
    [one] débris
   *[other] débris
} : { $colours }
picture-hidden-cards = { $count } { $count ->
    [one] carte cachée
   *[other] cartes cachées
}
picture-mission-hidden = Une Mission secrète
picture-goal = { $objective } : { $points } { $points ->
    [one] point
   *[other] points
}, sections bâties : { $built } sur { $sections }
picture-pattern = { $monument } ({ $parts })
picture-objective = { $objective } : { $points } points, { $state ->
    [closed] clos
    [scored] marqué à cette manche
   *[open] ouvert
}
picture-same = même couleur
picture-any = couleur libre
picture-first = Premier joueur
picture-missing = Couleurs qui manquent encore
picture-area = Monuments
label-bids = Pièces sur le tapis
label-on-turn = doit jouer
label-jokers = Une couleur pour chaque joker
label-architects = Architectes
sketch-missing = pas encore bâti
sketch-complete = terminé
sketch-spot = le joueur 2 a une pièce sur NA
label-coins = Pièces
label-debris = Débris
part-mat = Marché
part-seats = Joueurs
part-shelf = Défausse
part-own = Votre ville
status = Manche { $round } sur { $rounds }

## Leçons

lesson-welcome = Bienvenue à Katmandou après le séisme. Le grand tapis est le marché : des cartes avec des sections de monuments. Autour d’elles, des emplacements pour les pièces. Vous misez sur des cartes, vous les ramassez et vous bâtissez des monuments du bas vers le haut. Huit manches, et le plus grand total gagne.
lesson-bid = Chaque emplacement vise deux cartes : les flèches montrent lesquelles. W1 vise A1 et, derrière, B1. Personne ne voit votre mise avant que toutes les pièces soient retournées. Posez votre 4 sur W1.
lesson-bid-praise = Votre pièce est posée face cachée. À deux, l’autre pose maintenant deux pièces, puis vous une seconde ; à plusieurs, c’est une pièce chacun.
lesson-tie = Votre rival a des pièces sur NA et SA. La pièce la plus haute gagne la carte ; à égalité, la plus proche ; puis celle du grand côté, à l’ouest ou à l’est. Profitez du côté tranquille : posez votre 2 sur D2, qui vise B2 puis A2.
lesson-tie-praise = Les deux 4 voulaient A1 et le touchaient tous deux : vous avez gagné, car W1 est du grand côté. B1 et B2 sont aussi à vous. Ce qui manque à votre part se pioche dans le paquet rouge.
lesson-start = Maintenant tous bâtissent en même temps, autant qu’ils veulent. Un monument commence par sa première section. Commencez une Pagode avec la carte rouge, celle qui a un bord rouge.
lesson-start-praise = Une section est debout, trois manquent : on les voit en ombre.
lesson-end = La plupart des cartes bleues ont deux extrémités différentes, et vous choisissez celle qui compte. Cette carte pourrait commencer un Stupa comme joker. Mieux : utilisez son autre extrémité comme deuxième section de votre Pagode.
lesson-end-praise = L’autre extrémité ne compte plus tant que la carte est en place.
lesson-complete = Un Sanctuaire bleu attend son toit. Un monument terminé rapporte les points de sa section supérieure, et 2 de plus pour deux sections de même couleur. Terminez-le.
lesson-complete-praise = 4 points, et 2 pour les couleurs. Trois sections de même couleur rapportent 4, quatre en rapportent 8.
lesson-buddha = Un Bouddha est terminé aussitôt : 1 point, et 1 de plus si vous n’en avez pas encore de sa couleur. Votre Mission, près de votre main, veut aussi un Bouddha rouge ou bleu. Bâtissez-le.
lesson-buddha-praise = 2 points, et le premier objectif de votre Mission est coché. Les Missions comptent à la fin.
lesson-joker = Un joker a une section mais pas encore de couleur. Posez le toit joker sur votre Sanctuaire.
lesson-joker-praise = Le Sanctuaire est terminé : avant le décompte, le joker reçoit sa couleur.
lesson-name = Nommez la couleur. Le vert s’accorde avec la base et rapporte 2 points ; et votre Mission veut un toit vert ou blanc. Dites vert.
lesson-name-praise = 6 points, et encore un objectif rempli. Le joker reste vert jusqu’à la fin.
lesson-discard = Après avoir bâti, vous pouvez garder trois cartes. Vous en avez quatre, et rien qui puisse porter le sommet d’une Pagode bleue. Défaussez-le.
lesson-discard-praise = La défausse est ouverte : chacun pourra y acheter plus tard.
lesson-last-coin = Vous misez quatre de vos cinq pièces. La dernière devient des points, ou achète une carte défaussée que vous devez bâtir aussitôt. Un 2 ne fait que 2 points ; mais le sommet de votre Stupa bleu est dans la défausse. Achetez-le.
lesson-last-coin-praise = Une fois bâti : 7 points et 4 pour trois sections bleues, et le Stupa de votre Mission. Puis les cinq pièces reviennent.
lesson-farewell = À la fin, un monument inachevé rapporte encore les points de sa plus haute section, et la Mission est comptée. Cette Pagode vaudrait 6. Vous savez maintenant l’essentiel ; la page des règles dit le reste : équipes, architectes, Bhairav et le jeu en solo.

## Ce qu’est chaque élément : nom et explication de tout ce qui est dessiné

colour-blue-help = Son signe est un carré. Les sections d’une même couleur dans un monument terminé rapportent plus : deux 2 points, trois 4, quatre 8.
colour-white-help = Son signe est un cercle. Les sections d’une même couleur dans un monument terminé rapportent plus : deux 2 points, trois 4, quatre 8.
colour-red-help = Son signe est un losange. Les sections d’une même couleur dans un monument terminé rapportent plus : deux 2 points, trois 4, quatre 8.
colour-green-help = Son signe est un triangle. Les sections d’une même couleur dans un monument terminé rapportent plus : deux 2 points, trois 4, quatre 8.
colour-yellow-help = Son signe est une étoile. Les sections d’une même couleur dans un monument terminé rapportent plus : deux 2 points, trois 4, quatre 8.
joker-help = La section est fixée, la couleur est libre. Vous la nommez quand le monument est terminé ; elle ne change plus.
monument-buddha-help = Une seule section, terminé aussitôt : 1 point, et 1 de plus si vous n’avez pas d’autre Bouddha de cette couleur.
monument-shrine-help = Deux sections, du bas vers le haut ; terminé, il rapporte 4, et plus pour des couleurs identiques.
monument-stupa-help = Trois sections, du bas vers le haut ; terminé, il rapporte 7, et plus pour des couleurs identiques.
monument-pagoda-help = Quatre sections, du bas vers le haut ; terminée, elle rapporte 11, et plus pour des couleurs identiques.
piece-architects = Architectes
piece-architects-help = Chaque joueur en a un, dont la capacité vaut toute la partie.
piece-area = Monuments
piece-area-help = Ce qui est bâti se trouve ici ; les ombres sont les sections qui manquent, un bord doré indique un monument terminé.
piece-bag = Sac
piece-bag-help = Les débris qui ne sont pas encore sur le tapis. On en tire après chaque réplique.
piece-bhairav = Bhairav
piece-bhairav-help = Une dernière pièce de 3 ou plus en achète un. À la fin : 1 point par section de cette couleur dans vos monuments terminés, sans les jokers.
piece-bid = Une pièce face cachée
piece-bid-help = Une mise. Son propriétaire seul en connaît la valeur jusqu’à la révélation.
piece-card-blue = Carte bleue
piece-card-blue-help = Deux extrémités, avec une section chacune. En la bâtissant, vous choisissez celle qui compte.
piece-card-red = Carte rouge
piece-card-red-help = Piochée à l’aveugle. Ses deux extrémités montrent la même section.
piece-card-holographic = Bouddha holographique
piece-card-holographic-help = À bâtir aussitôt. Il rapporte autant de points qu’il y a alors de Bouddhas holographiques bâtis.
piece-card-rainbow = Carte arc-en-ciel
piece-card-rainbow-help = Un joker du paquet rouge : vous nommez sa couleur quand le monument est terminé.
piece-cell = Espace du marché
piece-cell-help = La carte revient à la plus haute pièce qui la vise ; à égalité à la plus proche, puis à celle du grand côté, ouest ou est.
piece-cell-solo = Espace du marché
piece-cell-solo-help = Vous ramassez les deux cartes que vise votre pièce ; deux des autres vont à la réserve.
piece-coin = Pièce
piece-coin-help = Cinq par joueur. Elles servent à miser ; la dernière devient des points ou achète une carte défaussée.
piece-coin-solo = Pièce
piece-coin-solo-help = Elle doit valoir plus que le nombre de débris de son emplacement, et y reste jusqu’à ce que ce côté tremble.
piece-coin-used = Pièce utilisée
piece-coin-used-help = Elle revient quand les dernières pièces sont dépensées.
piece-debris = Débris
piece-debris-help = Une pièce posée ici doit valoir plus que leur nombre. Terminer un monument enlève ceux de sa couleur.
piece-deck-blue = Paquet bleu
piece-deck-blue-help = Les cartes du marché à venir ; le nombre dit combien il en reste.
piece-deck-red = Paquet rouge
piece-deck-red-help = Qui gagne trop peu de cartes pioche le reste ici. Les cartes que personne n’a gagnées vont dessous.
piece-diamond = Losange
piece-diamond-help = Avec six cartes, cet emplacement se trouve entre deux cartes et vise les deux, aussi proches l’une que l’autre.
piece-discards = Défausse
piece-discards-help = Visible de tous. La dernière pièce peut acheter n’importe laquelle de ces cartes, à bâtir aussitôt.
piece-discards-solo = Défausse
piece-discards-solo-help = Ce qui n’a été ni ramassé ni mis en réserve. Au niveau extrême, deux cartes de la main achètent l’une d’elles.
piece-exchange = Échange
piece-exchange-help = Niveau extrême : donnez deux cartes de la main pour une carte défaussée. D’abord ce signe, puis les cartes.
piece-first = Premier joueur
piece-first-help = Mise en premier. Le marqueur passe à gauche après la manche.
piece-goal = Objectif d’une Mission
piece-goal-help = Un monument terminé avec ces couleurs, du bas vers le haut : gris pour une couleur libre, noir (=) pour la même couleur. Compte à la fin.
piece-goal-solo = Objectif d’une Mission
piece-goal-solo-help = Un monument terminé d’une seule couleur qui convient : gris pour une couleur libre, noir (=) pour la même couleur.
piece-hand = Main
piece-hand-help = Les cases en pointillé montrent combien de cartes vous pouvez garder après avoir bâti.
piece-hidden-cards = Cartes cachées
piece-hidden-cards-help = Piochées dans le paquet rouge ; leur propriétaire seul les connaît.
piece-meter = Niveau
piece-meter-help = La barre foncée dit de quelle section il s’agit, à partir du bas ; elle se pose sur celle du dessous.
piece-mission = Mission
piece-mission-help = Quatre objectifs secrets, un par sorte de monument. Ils comptent à la fin.
piece-objective = Objectif public
piece-objective-help = Qui a le premier terminé les monuments demandés le remporte, et les autres dans la même manche aussi. Un seul par joueur. Gris : couleur libre ; bleu (=) : même couleur dans un monument.
piece-score = Points marqués
piece-score-help = Monuments terminés, couleurs, dernières pièces et objectif public. Le reste compte à la fin.
piece-seat = Joueur
piece-seat-help = Pièces, main, Mission et monuments de ce joueur. Un bord épais indique qu’il doit jouer.
piece-spot = Emplacement
piece-spot-help = La place d’une pièce. Elle vise les cartes que montrent les flèches.
piece-square = Place
piece-square-help = Cinq monuments de cinq couleurs, chacun d’une seule couleur ; un par objectif de la Mission, et un de plus.
piece-storage = Réserve
piece-storage-help = Deux cartes attendent ici la manche suivante, puis elles sont défaussées.
piece-team = Équipe
piece-team-help = Les joueurs de même numéro additionnent leurs points et peuvent bâtir les uns chez les autres.
piece-trackers = Couleurs de la Place
piece-trackers-help = Les pâles sont prises : chaque monument terminé d’une Place a une autre couleur.
piece-worth = Points de la section
piece-worth-help = Un monument terminé rapporte seulement les points de sa section du haut ; à la fin, un inachevé ceux de sa plus haute section.
picture-empty = encore rien de bâti

feature-scored = points déjà marqués
feature-hand = cartes en main
feature-coins = pièces inutilisées
feature-bids = ce que les mises peuvent rapporter
feature-built = sections bâties sur les Places
feature-wanted = cartes en main utiles aux Places
feature-missing = cartes encore manquantes
feature-rare = cartes manquantes dont il reste un exemplaire au plus

## Les options impossibles

wrong-not-alone = L’option { $field } n’existe pas en solo.
wrong-alone = L’option { $field } n’existe qu’en solo.
wrong-teams = Ces équipes demandent { $count } joueurs.
wrong-two-missions = Nommez deux Missions de { $first } à { $last }, par exemple { $first }+{ $second }, ou random pour le hasard.
wrong-missions-apart = { $first } et { $second } ne vont pas ensemble : leurs objectifs se recouvrent.

## Les tables personnelles impossibles

wrong-law-buddhas = Les cinq premières cartes sont les Bouddhas qui peuvent être holographiques ; ici va { $card }.
wrong-law-blue = Dix des cartes bleues ont une section, cinquante en ont deux.
wrong-law-section = « { $end } » n’est pas une section.
wrong-law-ends = Une carte montre un Bouddha de couleur, ou des sections de deux monuments différents.
wrong-law-times = « { $end } » doit y être { $known } fois, et non { $count } fois.
wrong-law-places = Les places sont celles du dessin : elles restent telles quelles.
wrong-law-spots = Il faut au moins quatre emplacements pour un marché de quatre cartes.
wrong-law-targets = Un emplacement vise deux cartes différentes parmi { $known }, chacune avec sa distance.
wrong-law-hopeless = Personne ne peut remplir toute la Mission « { $card } » avec des monuments d’une seule couleur.
wrong-law-needs = Un objectif public demande d’un à trois monuments.
wrong-law-need = Écrivez un monument et son motif.
wrong-law-pattern = « { $written } » a { $count } sections ; ce monument en a { $known }.
wrong-law-token = Aucune couleur ne peut remplir « { $written } ».
wrong-law-coins = Il y a cinq pièces différentes, la plus basse d’abord.
wrong-law-colours = Il y a cinq nombres, pour 0 à 4 sections de même couleur.
wrong-law-table = Il y a une ligne pour chaque nombre de joueurs, de 2 à 6.
wrong-law-market = Un marché a 4 ou 6 cartes, et { $count } cartes doivent suffire pour { $rounds } manches.
wrong-law-bids = Chacun mise une fois par manche ; à deux seulement, ce peut être deux fois.
wrong-law-last-coin = Ce sont les manches après lesquelles il reste une pièce à chacun ; la dernière finit la partie.
wrong-law-marker = Ce doivent être des manches avant la dernière.
wrong-law-architects = Il y a trop peu d’architectes pour { $players } joueurs.
