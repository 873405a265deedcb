### Expedition (Kathmandu) : tout ce que dit le jeu, en français.
###
### Les mots d'un vocabulaire arrivent déjà traduits ; les nombres arrivent comme nombres. À côté de chaque
### argument $x il y a $x-id, le mot nu, qui permet de choisir l'article. Ce qui est inconnu ou absent arrive
### comme le mot "none". Les trois langues ont les mêmes noms et parlent des mêmes choses.
### Un nom de joueur ne suit jamais « de » (élision) et aucun participe ne s'accorde avec lui.

game-name = Expédition
game-line = Menez votre yack à travers le Népal au gré des dés, commercez, peignez, priez, et gagnez Katmandou avant la tempête.
game-after = D’après Kathmandu de Stefan Feld (Queen Games, 2024)
game-minutes = 75 à 120 minutes

## Options

option-players = Nombre de joueurs
option-players-help = Combien d’expéditions se mettent en route, de deux à quatre.
option-length = Durée
option-length-help = Combien de plateaux il faut traverser, et en combien de journées.
option-length-short = courte : 6 journées, 6 plateaux
option-length-long = longue : 8 journées, 8 plateaux
option-weather = Météo
option-weather-help = Le mélange de soleils et de tempêtes ; plus il y a de tempêtes, plus la partie est rude.
option-weather-standard = mélange habituel, par moitié
option-weather-random12 = au hasard parmi les douze tuiles
option-weather-custom = votre propre mélange
option-storms = Tuiles Tempête
option-storms-help = Le nombre de tuiles Tempête dans votre propre mélange.
option-storms-wrong = De 0 à 6 tempêtes et de 0 à 6 soleils, en tout au moins une tuile par journée : 6 dans la partie courte, 8 dans la longue.
option-suns = Tuiles Soleil
option-suns-help = Le nombre de tuiles Soleil dans votre propre mélange.
option-suns-wrong = De 0 à 6 tempêtes et de 0 à 6 soleils, en tout au moins une tuile par journée : 6 dans la partie courte, 8 dans la longue.
option-tents = Tentes
option-tents-help = Extension : les petits totaux de dés donnent des tentes, qui servent à fatiguer les autres.
option-characters = Personnages
option-characters-help = Extension : chacun choisit un personnage, avec sa capacité et ses biens de départ.
option-layout = Paysage
option-layout-help = Celui pour débuter est toujours le même et pas trop dur ; tirés au sort, les plateaux font chaque fois un autre voyage.
option-layout-random = plateaux tirés au sort
option-layout-preset = conseillé pour débuter
option-layout-custom = les plateaux que vous nommez
option-gentle = Paysage clément
option-gentle-help = Un paysage au hasard où seule la moitié des aiguilles pointe vers Katmandou.
option-boards = Plateaux
option-boards-help = Votre propre paysage : chaque plateau avec sa rotation, et la direction qui mène au suivant.
option-boards-wrong = Ce paysage n’est pas possible. Écrivez les plateaux Terrain dans l’ordre, chacun une fois, avec la direction par où le voyage en sort, par exemple T6B:N T3A:E T2A@1:N T1A:E. Un plateau ne touche que ses voisins de la chaîne, et toute bordure demande deux passages.
option-holder = Qui commence
option-holder-help = Qui a le pion Stefan Feld pendant la première journée.
option-holder-random = tiré au sort
option-holder-p1 = joueur 1
option-holder-p2 = joueur 2
option-holder-p3 = joueur 3
option-holder-p4 = joueur 4

## Ce qui est demandé, et ce qu'en voient les autres

prompt-choose-character = choisissez votre personnage.
prompt-choose-character-other = { $name } choisit un personnage.
prompt-place-yak = posez votre yack sur une case de départ libre.
prompt-place-yak-other = { $name } pose son yack.
prompt-city-resource = vous êtes à Katmandou ; prenez une ressource.
prompt-city-resource-other = { $name } prend une ressource à Katmandou.
prompt-choose-die = choisissez un dé ; avant, relance et cartes sont possibles.
prompt-choose-die-other = { $name } choisit un dé.
prompt-barrel-roll = choisissez des dés à lancer (Tonneau en bois), ou arrêtez.
prompt-barrel-roll-other = { $name } lance des dés avec le Tonneau en bois.
prompt-barrel-first = choisissez les dés à lancer avec le Tonneau en bois.
prompt-black-die = choisissez une ressource pour le dé noir.
prompt-black-die-other = { $name } choisit la ressource du dé noir.
prompt-before-move = jouez des cartes avant le déplacement, ou partez.
prompt-before-move-other = { $name } prépare son déplacement.
prompt-before-rest = jouez des cartes ou reposez-vous, vous êtes à bout de forces.
prompt-rest = reposez-vous, vous êtes à bout de forces.
prompt-move-yak = choisissez une direction, et des cartes si vous voulez.
prompt-move-yak-other = { $name } déplace son yack.
prompt-leave-strip = choisissez où votre yack sort de la bordure.
prompt-leave-strip-other = { $name } choisit où son yack sort de la bordure.
prompt-actions = agissez sur votre case d’arrivée, ou finissez votre tour.
prompt-actions-other = { $name } agit sur sa case d’arrivée.
prompt-actions-nothing = plus rien à faire ici, finissez votre tour.
prompt-pick-map = prenez un plan visible, ou le premier de la pile.
prompt-pick-map-other = { $name } prend un plan.
prompt-play-tents = jouez des tentes contre qui vient de bouger, ou passez.
prompt-play-tents-other = { $name } peut jouer des tentes.
prompt-play-tents-nothing = aucune de vos tentes ne convient ici, passez.

# Demandé au hasard : à la donne, ou à qui lance de vrais dés
prompt-draw-shape = Le hasard dispose les plateaux : quel chemin font-ils ?
prompt-draw-board = Le hasard pose un plateau : quel côté, tourné comment ?
prompt-draw-goods = Une marchandise est tirée pour une case Ville : laquelle ?
prompt-draw-equipment = Une carte Équipement est révélée : laquelle ?
prompt-draw-animal = Une carte Animal est révélée : laquelle ?
prompt-draw-open-map = Un plan est révélé à l’étalage : lequel ?
prompt-draw-holder = Le pion Stefan Feld est attribué : qui commence ?
prompt-draw-yak-tile = Une tuile Yack est révélée : quel paysage ?
prompt-draw-start-card = Une carte Équipement de départ est distribuée : laquelle ?
prompt-draw-start-map = Un plan de départ est pioché : lequel ?
prompt-roll-die = Un dé est lancé : que montre-t-il ?
prompt-draw-tent = Une carte Tente est piochée : quel paysage ?
prompt-draw-weather = La tuile Météo de la journée est révélée : soleil ou tempête ?
prompt-draw-top-map = Le premier plan de la pile est pioché : lequel ?

## Coups

move-choose = { $character }
move-take = Prendre le dé { $die }
move-reroll = Écarter le dé { $die } et relancer les autres
move-gain = Prendre 1 { $resource }
move-exchange = Échanger 2 fourrages contre 1 { $resource }
move-turn = Tourner le dé rose sur { $face }
move-tool-case = Caisse à outils : prendre { $trio }
move-magnifying-glass = Loupe : tourner le dé sur sa face opposée
move-wooden-barrel = Tonneau en bois : lancer des dés inutilisés, jusqu’à trois fois
move-first-aid-bag = Trousse de premiers secours : retirer jusqu’à 2 marqueurs d’épuisement
move-telescope = Télescope : compléter la tuile Yack en cours
move-water-bottle = Bouteille d’eau : changer le dé de { $step }
move-chest = Coffre : mettre à l’abri toutes les paires de plans
move-roll = Lancer ces dés : { $dice }
move-stop = Ne plus lancer
move-go = Partir
# turns et extras : listes faites de plan-turn, plan-tea, plan-climb, plan-over ; « none » si vides
move-move =
    Aller { $direction }{ $turns ->
        [none] {""}
       *[other] , { $turns }
    }{ $extras ->
        [none] {""}
       *[other] {" "}({ $extras })
    }
move-paint =
    { $animal-id ->
        [mule] Peindre la { $animal }
        [blackbuck] Peindre l’{ $animal }
        [indian-elephant] Peindre l’{ $animal }
       *[other] Peindre le { $animal }
    }
move-collect = Récupérer l’équipement { $card }
move-buy = Acheter la marchandise { $tile }
move-buy-special = Acheter la marchandise { $tile } et la marchandise spéciale
move-offer = Faire une offrande
move-offer-two = Faire deux offrandes
move-rope-ladder = Échelle de corde : faire une offrande au temple situé { $around }
move-swap = Échanger avec { $rival } : prendre le { $map }, donner le { $map2 }
move-map = Prendre le { $map }
move-map-top = Prendre le premier plan de la pile
move-done = Finir le tour
move-tent = Jouer { $count } de vos tentes
move-pass = Ne pas jouer de tente
move-exit =
    { $exit ->
        [stop] S’arrêter avant la bordure
       *[other] Sortir sur la case { $exit } du bord
    }
move-place = Poser le yack sur { $space }
move-terrain-map = Carte du monde : mettre le yack sur { $space }
starts = Vous recevez { $goods }.
start-backpack =
    { $count ->
        [one] 1 sac à dos
       *[other] { $count } sacs à dos
    }
start-compass =
    { $count ->
        [one] 1 boussole
       *[other] { $count } boussoles
    }
start-paint-box =
    { $count ->
        [one] 1 boîte de peinture
       *[other] { $count } boîtes de peinture
    }
start-coin =
    { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
start-fodder =
    { $count ->
        [one] 1 fourrage
       *[other] { $count } fourrages
    }
start-cards =
    { $count ->
        [one] 1 carte Équipement
       *[other] { $count } cartes Équipement
    }
foretold-rest = Avec trois marqueurs d’épuisement, vous vous reposez, sauf si vous en retirez d’abord.
seen-rest = Se reposer : retirer les 3 marqueurs d’épuisement, le yack reste sur place
seen-tent =
    { $count ->
        [one] Jouer 1 tente contre { $rival }
       *[other] Jouer { $count } tentes contre { $rival }
    }
seen-exit = Sortir sur la case « { $landscape } » (n° { $exit } du bord)
seen-terrain-map = Carte du monde : mettre le yack sur la case « { $landscape } », { $way }
seen-way =
    { $steps ->
        [one] { $steps } case { $direction }
       *[other] { $steps } cases { $direction }
    }

plan-turn = puis { $direction } après { $steps } pas
plan-tea =
    { $count ->
        [one] Feuilles de thé
       *[other] { $count } × Feuilles de thé
    }
plan-climb = Matériel d’escalade
plan-over = par les montagnes

## Ce que répond le hasard

chance-face = Le dé montre { $face }
chance-weather = Météo : { $weather }
chance-tent = Carte Tente : { $landscape }
chance-goods = Marchandise : { $tile }
chance-equipment = Équipement : { $card }
chance-animal = Animal : { $animal }
chance-map = Plan : { $map }
chance-holder = Le pion Stefan Feld va à { $rival }
chance-yak-tile = Tuile Yack : { $landscape }
chance-start-card = Équipement de départ : { $equipment }
chance-shape = Les plateaux se suivent ainsi : { $shape }
chance-board = Plateau suivant : { $board }

## Ce qui s'est passé

did =
    { $seat ->
        [vous] vous avez
       *[other] { $seat } a
    }
event-laid = Plateau { $number } : { $board }.
event-goods-laid = Dans une ville : { $tile }.
event-equipment-shown = Nouvel équipement à l’étalage : { $card }.
event-animal-shown = Nouvel animal à l’étalage : { $animal }.
event-map-shown = Nouveau plan à l’étalage : { $map }.
event-holder = { did } reçu le pion Stefan Feld, pour commencer.
event-tile-up = { did } révélé une tuile Yack : { $tile }.
event-chose =
    { $character-id ->
        [mountaineer] { did } choisi l’{ $character }.
        [artist] { did } choisi l’{ $character }.
       *[other] { did } choisi le { $character }.
    }
event-start-card = { did } reçu la carte { $equipment } pour commencer.
event-start-map = { did } pioché le { $map }.
event-map-returned = { did } aussi pioché le { $map }, remis sous la pile : même couleur.
event-placed = { did } posé le yack sur { $space }.
event-rolled = { did } obtenu { $value } avec le dé { $die }.
row-rolled = Dés lancés :
event-day = La journée { $day } a commencé.
event-turn = Journée { $day }, manche { $round } : c’est à { $seat } de jouer.
event-set-aside = { did } écarté le dé { $die } jusqu’au soir pour relancer les autres.
event-took = { did } pris le dé { $die }, qui montrait { $value }.
event-gained = { did } gagné 1 { $resource }.
event-played = { did } joué la carte { $equipment }.
event-turned = { did } tourné le dé { $die } sur { $value }.
event-recovered =
    { $count ->
        [one] { did } retiré { $count } marqueur d’épuisement.
       *[other] { did } retiré { $count } marqueurs d’épuisement.
    }
event-secured =
    { $count ->
        [one] { did } mis à l’abri { $count } paire de plans ({ $colour }) dans un coffre.
       *[other] { did } mis à l’abri { $count } paires de plans ({ $colour }) dans un coffre.
    }
event-jumped = { did } rejoint une autre case de la zone grâce à la Carte du monde.
event-exchanged = { did } échangé 2 fourrages contre 1 { $resource }.
event-rested = { did } pris du repos : plus aucun marqueur d’épuisement.
event-stepped = { did } avancé d’une case.
event-moved =
    { $steps ->
        [0] { $seat ->
            [vous] vous n’avez
           *[other] { $seat } n’a
        } pas pu avancer.
        [one] { did } avancé d’une case.
       *[other] { did } avancé de { $steps } cases.
    }
event-paid = { did } payé 1 { $resource }.
event-tired =
    { $count ->
        [0] { $seat ->
            [vous] vous n’aviez
           *[other] { $seat } n’avait
        } plus de place pour un marqueur d’épuisement ({ $cause }).
        [one] { did } reçu { $count } marqueur d’épuisement ({ $cause }).
       *[other] { did } reçu { $count } marqueurs d’épuisement ({ $cause }).
    }
event-arrived =
    { $points ->
        [one] { did } atteint Katmandou et pris la tuile à { $points } point.
       *[other] { did } atteint Katmandou et pris la tuile à { $points } points.
    }
event-fulfilled = { did } complété une tuile Yack : { $landscape }.
event-painted =
    { $animal-id ->
        [mule] { did } peint la { $animal }.
        [blackbuck] { did } peint l’{ $animal }.
        [indian-elephant] { did } peint l’{ $animal }.
       *[other] { did } peint le { $animal }.
    }
event-collected = { did } récupéré l’équipement { $card }.
event-bought = { did } acheté la marchandise { $tile }.
event-special =
    { $owner ->
        [none] { did } pris la marchandise spéciale { $good } pour une pièce de plus.
       *[other] { did } pris la marchandise spéciale { $good } à { $owner }, contre une pièce.
    }
event-offered =
    { $count ->
        [one] { did } fait une offrande au temple.
       *[other] { did } fait { $count } offrandes au temple.
    }
event-took-map = { did } pris le { $map } { $source }.
event-swapped = { did } pris le { $taken } à { $rival } et donné le { $given } en échange.
event-tents =
    { $count ->
        [one] { did } joué { $count } tente ({ $landscape }) contre { $rival }.
       *[other] { did } joué { $count } tentes ({ $landscape }) contre { $rival }.
    }
event-standee = { did } fait le plus petit total de la journée ({ $total }) et reçu le pion Stefan Feld.
event-tent-drawn =
    { $landscape ->
        [none] { did } pioché une carte Tente.
       *[other] { did } pioché une carte Tente : { $landscape }.
    }
event-weather =
    { $storm ->
        [0] Météo : { $weather }. La tempête attend près du plateau de départ.
       *[other] Météo : { $weather }. La tempête est à la bordure { $storm }.
    }
event-finished = La partie est finie. { $ending }
event-no-tents = Personne n’a joué de tente contre { $seat }.
event-tent-window = Qui a des tentes peut en jouer contre { $seat }.
event-tent-declined =
    { $seat ->
        [vous] vous n’avez
       *[other] { $seat } n’a
    } pas joué de tente.

## Refus : pourquoi un coup n'est pas possible, et ce qui manque

refusal-not-now = Il y a d’abord autre chose à faire : { $prompt }
refusal-in-kathmandu = Votre yack est à Katmandou : à vos tours, vous prenez seulement une ressource.
refusal-character-taken =
    { $character-id ->
        [mountaineer] L’{ $character } a déjà trouvé preneur ; chaque personnage n’existe qu’une fois.
        [artist] L’{ $character } a déjà trouvé preneur ; chaque personnage n’existe qu’une fois.
       *[other] Le { $character } a déjà trouvé preneur ; chaque personnage n’existe qu’une fois.
    }
refusal-not-start-space = Un yack commence sur une case de départ ; { $space } n’en est pas une.
refusal-space-taken = Un autre yack se tient sur { $space } ; choisissez une case de départ vide.
refusal-no-such-player = Cette place est vide : { $rival } ne joue pas cette partie.

refusal-die-used = Le dé { $die } a déjà servi aujourd’hui.
refusal-die-aside = Le dé { $die } a été écarté pour relancer ; il revient demain.
refusal-reroll-once = Vous avez déjà relancé ; c’est permis une fois par tour.
refusal-reroll-alone = Pour relancer, il faut deux dés inutilisés : un à écarter et un à lancer.
refusal-barrel-no-dice = Le Tonneau en bois demande un dé inutilisé qui puisse encore servir aujourd’hui.
refusal-barrel-roll-first = Lancez au moins une fois ; ensuite vous pourrez arrêter.
refusal-not-pink = Seul le dé rose se tourne ainsi, et vous en avez choisi un autre.
refusal-turn-once = Vous avez déjà tourné le dé rose ; c’est permis une fois par tour.
refusal-same-face = Le dé montre déjà { $face }.

refusal-needs-resource = Il vous faudrait 1 { $resource }, et vous n’en avez pas.
refusal-needs-two-fodder = L’échange coûte 2 fourrages ; vous en avez moins.
refusal-needs-two-coins = La marchandise et la marchandise spéciale coûtent ensemble 2 pièces ; vous en avez moins.
refusal-exchange-other = Le fourrage ne s’échange que contre une autre ressource.
refusal-needs-character =
    { $character-id ->
        [mountaineer] Seul l’{ $character } peut faire cela.
        [artist] Seul l’{ $character } peut faire cela.
       *[other] Seul le { $character } peut faire cela.
    }

refusal-no-card = Vous n’avez pas la carte { $equipment }.
refusal-too-few-cards = Ce trajet demande { $needed } cartes { $equipment } ; vous en avez { $have }.
refusal-card-window = La carte { $equipment } se joue seulement { $window }.
refusal-needs-die = La carte { $equipment } change le dé choisi : choisissez d’abord un dé.
refusal-not-tired = Vous n’avez aucun marqueur d’épuisement à retirer.
refusal-tiles-finished = Toutes vos tuiles Yack sont complétées ; celle à dix points est visible.
refusal-bottle-limit = Le dé montre { $value } et ne peut aller plus loin dans ce sens.
refusal-no-pair = Vous n’avez aucune paire à mettre à l’abri : moitiés A et B d’une même couleur.
refusal-map-tired = Avec trois marqueurs d’épuisement, la Carte du monde ne sert pas ; le repos vous attend.
refusal-map-no-area = Votre yack est seul sur son terrain : sa zone n’a pas d’autre case.
refusal-not-in-area = { $space } n’est pas dans la zone de votre yack : même paysage, d’un seul tenant.
refusal-map-kathmandu = La Carte du monde ne mène pas dans Katmandou ; il faut s’y déplacer.
refusal-map-stays = Votre yack s’y tient déjà : { $space }.

refusal-standstill = De ce côté aussi, la voie est barrée ; pour rester sur place, choisissez « { $direction } ».
refusal-tea-with-bridle = Les Feuilles de thé demandent une ligne droite : elles ne vont pas avec une Bride.
refusal-climb-and-over = Un Alpiniste qui passe par-dessus les montagnes n’a que faire du Matériel d’escalade : choisissez l’un des deux.
refusal-turn-unreached = Le yack n’arriverait pas à ce virage, ou ne pourrait plus avancer ensuite.
refusal-climb-nothing = Le Matériel d’escalade doit faire franchir au moins une montagne, sans finir dessus ; ce n’est pas le cas ici.
refusal-over-nothing = Il n’y a pas de montagne sur ce trajet ; déplacez-vous normalement.
refusal-needless-card = Vous atteindriez la même case au même prix avec moins de cartes.
refusal-exit-none = Le nouveau plateau n’a pas cette case le long de la bordure.
refusal-exit-mountain = Cette case est une montagne ; sortez ailleurs.
refusal-exit-cross = Rien n’arrête le yack ici : il doit franchir la bordure.

refusal-once-per-turn = Une seule fois par tour : { $action }.
refusal-animal-not-shown =
    { $animal-id ->
        [mule] La { $animal } n’est pas à l’étalage.
        [blackbuck] L’{ $animal } n’est pas à l’étalage.
        [indian-elephant] L’{ $animal } n’est pas à l’étalage.
       *[other] Le { $animal } n’est pas à l’étalage.
    }
refusal-card-not-shown = L’équipement { $card } n’est pas à l’étalage.
refusal-map-not-shown = Le { $map } n’est pas à l’étalage.
refusal-pile-empty = La pile de plans est vide ; prenez un plan visible.
refusal-wrong-landscape = Il faudrait le paysage « { $landscape } » ; votre case d’arrivée en montre un autre.
refusal-no-good-there = Cette marchandise n’est pas sur votre case d’arrivée : { $tile }.
refusal-special-own = La marchandise spéciale { $good } est déjà à vous.
refusal-no-temple = Votre case d’arrivée n’est pas un temple.
refusal-no-temple-around = Il n’y a pas de temple sur la case située { $around }.
refusal-already-served = Vous avez déjà fait une offrande à ce temple ; chacun n’en accepte qu’une.
refusal-no-offerings = Toutes vos offrandes sont faites.
refusal-monk-spent = Le Moine a fait ses trois doubles offrandes ; il n’y en a plus dans cette partie.
refusal-monk-one-left = Une double offrande en demande deux ; il ne vous en reste qu’une.
refusal-no-swap-partner = { $rival } n’a pas son yack sur votre case d’arrivée.
refusal-not-their-map = { $rival } n’a pas de { $map } à céder.
refusal-not-your-map = Vous n’avez pas de { $map } à céder.
refusal-secured-map = Le { $map } est à l’abri dans un coffre et ne s’échange pas.
refusal-same-map = Échanger deux plans identiques ne changerait rien.
refusal-tents-too-few = Vous n’avez pas autant de tentes de ce paysage : { $landscape }.
refusal-tents-too-many = On ne dépasse pas trois marqueurs d’épuisement ; jouez moins de tentes.

## Mots : paysages

landscape-snow = neige
landscape-meadow = prairie
landscape-grain = champ de céréales
landscape-forest = forêt
landscape-jungle = jungle
landscape-wetland = marais
landscape-steppe = steppe
landscape-rock = rochers
landscape-city = ville
landscape-mountain = montagne
landscape-kathmandu = Katmandou

yaktile-snow = { landscape-snow }
yaktile-meadow = { landscape-meadow }
yaktile-grain = { landscape-grain }
yaktile-forest = { landscape-forest }
yaktile-jungle = { landscape-jungle }
yaktile-wetland = { landscape-wetland }
yaktile-steppe = { landscape-steppe }
yaktile-rock = { landscape-rock }
yaktile-city = { landscape-city }
yaktile-ten = 10 points

## Mots : dés et ressources

die-brown = marron
die-gray = gris
die-purple = violet
die-orange = orange
die-pink = rose
die-black = noir

resource-backpack = sac à dos
resource-backpack-help = Paie une carte de l’étalage d’équipement.
resource-compass = boussole
resource-compass-help = Paie un premier pas dans le sens de l’aiguille rouge du plateau.
resource-paint-box = boîte de peinture
resource-paint-box-help = Paie la peinture d’un animal.
resource-coin = pièce
resource-coin-help = Paie une marchandise dans une ville ; une seconde paie la marchandise spéciale.
resource-fodder = fourrage
resource-fodder-help = Paie le passage d’une bordure.

step-down = −1
step-up = +1

## Mots : cartes

card = { $equipment } ({ $landscape })
equipment-tool-case = Caisse à outils
equipment-tool-case-help = Avant le déplacement. Prenez trois ressources de trois sortes différentes.
equipment-magnifying-glass = Loupe
equipment-magnifying-glass-help = Avant le déplacement. Renversez le dé choisi : 1 devient 6, 2 devient 5, 3 devient 4, et inversement.
equipment-wooden-barrel = Tonneau en bois
equipment-wooden-barrel-help = Avant le déplacement. Lancez ceux de vos dés inutilisés que vous voulez, jusqu’à trois fois d’affilée, en regardant le résultat à chaque fois.
equipment-first-aid-bag = Trousse de premiers secours
equipment-first-aid-bag-help = Avant le déplacement. Retirez deux marqueurs d’épuisement, ou le seul que vous avez ; jouée à temps, elle vous évite le repos.
equipment-telescope = Télescope
equipment-telescope-help = Avant le déplacement. Votre tuile Yack en cours est considérée comme complétée ; révélez la suivante.
equipment-water-bottle = Bouteille d’eau
equipment-water-bottle-help = Avant le déplacement. Augmentez ou diminuez de 1 le dé choisi ; 6 et 1 sont les bornes.
equipment-terrain-map = Carte du monde
equipment-terrain-map-help = Avant le déplacement. Mettez votre yack sur une autre case de sa zone : même paysage, d’un seul tenant. Chaque bordure entre les deux coûte 1 fourrage ou 1 marqueur d’épuisement.
equipment-chest = Coffre
equipment-chest-help = Avant le déplacement. Enfermez toutes vos paires de plans A + B : elles valent 8 points chacune et ne s’échangent plus.
equipment-climbing-gear = Matériel d’escalade
equipment-climbing-gear-help = Pendant le déplacement. Votre yack passe les montagnes, un pas pour chacune ; il doit en franchir au moins une et ne pas finir dessus.
equipment-tea-leaves = Feuilles de thé
equipment-tea-leaves-help = Pendant le déplacement. Deux fois plus de pas, tous en ligne droite ; pas avec la Bride.
equipment-bridle = Bride
equipment-bridle-help = Pendant le déplacement. Votre yack tourne une fois à gauche ou à droite, entre deux pas.
equipment-rope-ladder = Échelle de corde
equipment-rope-ladder-help = Après le déplacement. Faites une offrande à un temple situé sur l’une des huit cases autour de votre yack, et prenez un plan en retour.
window-before = avant le déplacement
window-during = pendant le déplacement
window-after = après le déplacement

animal-snow-leopard = Léopard des neiges
animal-yak = Yack
animal-himalayan-tahr = Jharal
animal-rhino = Rhinocéros indien
animal-hog-deer = Cerf cochon
animal-indian-elephant = Éléphant indien
animal-garden-lizard = Lézard arlequin
animal-spiny-babbler = Cratérope du Népal
animal-dzo = Dzo
animal-red-panda = Panda roux
animal-himalayan-monal = Lophophore resplendissant
animal-musk-deer = Cerf porte-musc
animal-bengal-tiger = Tigre du Bengale
animal-green-tree-snake = Python vert
animal-red-headed-trogon = Trogon à tête rouge
animal-gharial = Gavial
animal-river-dolphin = Dauphin d’eau douce
animal-wild-buffalo = Buffle sauvage
animal-blackbuck = Antilope indienne
animal-jackal = Chacal
animal-monitor-lizard = Varan
animal-bharal = Bharal
animal-himalayan-serow = Saro de l’Himalaya
animal-golden-pheasant = Faisan doré
animal-mule = Mule
animal-rhesus-monkey = Macaque rhésus
animal-langur = Langur

character-mountaineer = Alpiniste
character-mountaineer-help = Peut passer par les montagnes comme par toute autre case, et même s’y arrêter.
character-yak-guide = Guide de yack
character-yak-guide-help = Peut tourner le dé rose choisi sur n’importe quelle face, une fois par tour, et échanger à tout moment de son tour 2 fourrages contre 1 autre ressource.
character-monk = Moine
character-monk-help = Trois fois par partie, peut faire deux offrandes d’un coup au temple où finit le déplacement ; toujours un seul plan.
character-merchant = Marchand
character-merchant-help = Peut acheter la marchandise de n’importe quelle case de la ville où finit le déplacement.
character-border-guard = Garde-frontière
character-border-guard-help = Peut sortir d’une bordure sur n’importe quelle case qui la longe au lieu d’aller tout droit ; le passage coûte autant.
character-artist = Artiste
character-artist-help = Peut aussi peindre et récupérer ce qui correspond aux quatre cases voisines de la case d’arrivée.

## Mots : plans et marchandises

map = plan { $colour } { $half }
mapcolour-red = rouge
mapcolour-purple = violet
mapcolour-green = vert
mapcolour-blue = bleu
mapcolour-yellow = jaune
mapcolour-orange = orange
half-a = A
half-b = B
source-open = à l’étalage
source-top = sur la pile

tile = { $good } (valeur { $value })
special = { $good } (marchandise spéciale)
good-thangka = Peinture thangka
good-silk = Soie
good-spices = Épices
good-prayer-mill = Moulin à prières
good-statue = Statue
good-ring = Anneau

## Mots : lieux et directions

space = plateau { $board }, rangée { $row }, colonne { $column }
space-start = la case de départ « { $landscape } »
direction-n = vers le nord
direction-e = vers l’est
direction-s = vers le sud
direction-w = vers l’ouest
around-n = au nord
around-ne = au nord-est
around-e = à l’est
around-se = au sud-est
around-s = au sud
around-sw = au sud-ouest
around-w = à l’ouest
around-nw = au nord-ouest
board =
    { $turns ->
        [0] { $side }
        [1] { $side }, tourné d’un quart vers la droite
        [2] { $side }, tourné d’un demi-tour
       *[other] { $side }, tourné d’un quart vers la gauche
    }
board-start = plateau de départ
board-dest = plateau Destination
shape = { $exits }

## Mots : joueurs, météo, causes, fins

rival-p1 = joueur 1
rival-p2 = joueur 2
rival-p3 = joueur 3
rival-p4 = joueur 4
colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
weather-sun = soleil
weather-storm = tempête
cause-needle = pas de boussole pour l’aiguille
cause-strip = pas de fourrage pour la bordure
cause-obstacle = voie barrée
cause-storm = derrière la tempête
cause-tent = tentes
action-paint = peindre un animal
action-collect = récupérer un équipement
action-buy = acheter une marchandise
action-offer = faire une offrande
action-swap = échanger des plans
ending-all-arrived = Tous les yacks sont à Katmandou.
ending-last-day = La dernière journée est passée.

## Décompte

score-offerings = Offrandes
score-offerings-help = La valeur de la dernière place libérée sur votre piste d’offrandes.
score-goods = Marchandises
score-goods-help = La somme des valeurs de vos marchandises.
score-special-goods = Marchandises spéciales
score-special-goods-help = 7 points chacune.
score-kathmandu = Tuile Katmandou
score-kathmandu-help = La valeur de la tuile prise à l’arrivée.
score-sets = Séries de marchandises
score-sets-help = 7 points pour cinq marchandises différentes, 12 pour les six ; chacune compte dans une série, les spéciales dans aucune.
score-maps = Plans
score-maps-help = 8 points par paire dans un coffre, 4 par autre paire A + B d’une couleur, 1 par moitié seule.
score-animals = Animaux
score-animals-help = Chacun vaut l’écart entre le plus grand et le plus petit nombre d’animaux autour de la table.
score-yak-tiles = Tuiles Yack
score-yak-tiles-help = 10 points si toutes sont complétées ; sinon une perte qui croît avec les tuiles encore cachées.
score-distance = Distance
score-distance-help = Une perte qui croît avec les bordures entre votre yack et le plateau Destination.
score-leftovers = Équipement et ressources restants
score-leftovers-help = 1 point par carte Équipement inutilisée et par ressource.
score-exhaustion = Épuisement
score-exhaustion-help = 3 points perdus par marqueur d’épuisement.
score-total = Total
score-total-help = Toutes les catégories réunies ; le plus grand total gagne.
score-arrived = À Katmandou
score-arrived-help = Premier départage : qui est à Katmandou passe devant qui n’y est pas.
score-strips = Bordures restantes
score-strips-help = Deuxième départage : moins de bordures jusqu’au plateau Destination.
score-steps = Pas restants
score-steps-help = Troisième départage : moins de pas jusqu’à la plus proche case de Katmandou. Si tout est égal, la victoire est partagée.

## Étiquettes

label-landscape = Paysage
label-board = Plateau { $number }
label-strip = Bordure { $number }
label-needle = Aiguille : { $direction }
label-start-space = case de départ
label-temple = temple
label-temple-tile = tuile Temple
label-day = Journée { $day } sur { $days }
label-round = manche { $round } sur 3
label-storm = Tempête
label-weather = Météo
label-face-down = face cachée
label-equipment-display = Équipement à l’étalage
label-animal-display = Animaux à l’étalage
label-map-display = Plans visibles
label-deck =
    { $count ->
        [0] pile vide
       *[other] { $count } dans la pile
    }
label-kathmandu-tiles = Tuiles Katmandou
label-resources = Ressources
label-dice = Dés
label-dice-unused = inutilisés
label-dice-used = utilisés aujourd’hui
label-dice-aside = écartés
label-day-total = Total de la journée
label-exhaustion = Épuisement
label-offerings = Offrandes
label-yak-tile = Tuile Yack
label-tiles-left =
    { $count ->
        [0] aucune cachée
        [one] { $count } cachée
       *[other] { $count } cachées
    }
label-equipment = Équipement
label-animals = Animaux
label-goods = Marchandises
label-special-goods = Marchandises spéciales
label-maps = Plans
label-secured = dans un coffre
label-tents = Tentes
label-character = Personnage
label-in-kathmandu = à Katmandou
label-not-placed = pas encore en jeu
label-holder = a le pion Stefan Feld
label-on-turn = en train de jouer
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-nothing = rien

## Aide : à quoi servent les éléments de la table

landscape-snow-help = { -land-help }
landscape-meadow-help = { -land-help }
landscape-grain-help = { -land-help }
landscape-forest-help = { -land-help }
landscape-jungle-help = { -land-help }
landscape-wetland-help = { -land-help }
landscape-steppe-help = { -land-help }
landscape-rock-help = { -land-help }
-land-help = Finir son déplacement ici complète une tuile Yack de ce paysage ; on peut y peindre un animal ou récupérer un équipement qui le montre.
landscape-city-help = Finissez votre déplacement ici pour acheter la marchandise de cette case, 1 pièce. C’est aussi un paysage comme les autres.
landscape-mountain-help = Un obstacle : le yack s’arrête devant et reçoit 1 marqueur d’épuisement. Le Matériel d’escalade et l’Alpiniste permettent de passer.
landscape-kathmandu-help = Le but. À l’arrivée : la tuile Katmandou du dessus, plus aucun marqueur d’épuisement, puis une ressource à chaque tour.

die-brown-help = Choisi, il donne 1 sac à dos ; sa face est le nombre de pas.
die-gray-help = Choisi, il donne 1 boussole ; sa face est le nombre de pas.
die-purple-help = Choisi, il donne 1 boîte de peinture ; sa face est le nombre de pas.
die-orange-help = Choisi, il donne 1 pièce ; sa face est le nombre de pas.
die-pink-help = Choisi, il donne 1 fourrage ; sa face est le nombre de pas.
die-black-help = Choisi, il donne 1 ressource au choix ; sa face est le nombre de pas.

weather-sun-help = La tempête reste en place. Les yacks derrière elle reçoivent quand même 1 marqueur d’épuisement.
weather-storm-help = La tempête avance à la bordure suivante ; ensuite chaque yack derrière elle reçoit 1 marqueur d’épuisement.

thing-board = plateau
thing-board-help = Les plateaux sont comptés depuis le départ ; leur numéro est dans le coin.
thing-strip = bordure
thing-strip-help = La franchir coûte 1 fourrage, ou 1 marqueur d’épuisement.
thing-needle = aiguille rouge
thing-needle-help = Sur ce plateau, un premier pas dans le sens de l’aiguille coûte 1 boussole, ou 1 marqueur d’épuisement.
thing-rose = rose des vents
thing-rose-help = La pointe rouge montre où est le nord : en haut.
thing-rose-turned = rose des vents : le nord est à droite
thing-rose-turned-help = Ce paysage est montré tourné pour être plus grand : le nord est à droite, là où pointe la rose des vents.
thing-yak = yack
thing-yak-help = Il avance en ligne droite d’autant de pas que montre le dé choisi. On agit là où finit le déplacement.

label-temple-help = Faites-y une offrande, une seule dans toute la partie, gratuitement, et prenez un plan en échange.
label-temple-tile-help = Un temple comme ceux qui sont imprimés : une offrande par personne dans la partie, et un plan en échange.
label-start-space-help = Les yacks y sont posés avant la première journée, un par case.
label-storm-help = À la fin de chaque journée, tous les yacks des plateaux derrière elle reçoivent 1 marqueur d’épuisement.
label-weather-help = À la fin de chaque journée, sa tuile est révélée : soleil ou tempête. À côté : les tuiles encore à venir dans cette moitié de partie.
label-equipment-display-help = Une carte au paysage de votre case d’arrivée coûte 1 sac à dos. L’étalage est complété à la fin de la journée.
label-animal-display-help = Un animal au paysage de votre case d’arrivée se peint pour 1 boîte de peinture. D’autres arrivent à la fin de la journée.
label-map-display-help = Pour chaque offrande, prenez un de ces plans ou celui du dessus de la pile. Les places vides sont remplies aussitôt.
label-special-goods-help = Contre une seconde pièce en achetant une marchandise de la même sorte, même à quelqu’un d’autre, qui reçoit la pièce. 7 points chacune.
label-kathmandu-tiles-help = Des points pour l’arrivée à Katmandou ; qui arrive en premier prend la plus forte.
label-tents-help = Piochées en secret par qui a le plus petit total de la journée. Jouées à la fin du tour d’autrui sur ce paysage, elles donnent chacune un marqueur d’épuisement.
label-holder-help = Qui l’a commence chaque manche. À la fin de la journée, il va au plus petit total.
label-dice-used-help = Les dés pris aujourd’hui, un par manche.
label-day-total-help = La somme des dés pris aujourd’hui. À la fin de la journée, le plus petit total reçoit le pion.
label-exhaustion-help = Trois marqueurs : le tour suivant se passe à se reposer, et ils disparaissent. À la fin, chacun coûte 3 points.
label-offerings-help = Neuf offrandes, posées dans les temples de gauche à droite. À la fin compte la valeur de la dernière place libérée.
label-yak-tile-help = Finissez un déplacement sur ce paysage pour révéler la tuile suivante. Les tuiles cachées coûtent des points à la fin ; toutes complétées en rapportent 10.
label-animals-help = À la fin, chacun vaut l’écart entre le plus grand et le plus petit nombre d’animaux autour de la table.
label-goods-help = Compte sa valeur à la fin ; cinq sortes différentes forment une série à 7 points, les six une série à 12.
label-maps-help = Les moitiés A et B d’une couleur valent 4 points, 8 dans un Coffre, une moitié seule 1. Sur une case partagée, on peut échanger des plans.
label-secured-help = Une paire enfermée dans un Coffre : 8 points, et plus personne ne peut l’échanger.
label-player-board = plateau Joueur
label-player-board-help = Les dés de la journée et ceux qui restent, les ressources, l’épuisement, les offrandes et tout ce qui a été récolté.
label-one-die = dé { $die }
label-die-unused = pas encore utilisé
label-die-used = utilisé aujourd’hui
label-die-aside = écarté jusqu’à demain
label-one-day = Journée { $day }

picture-title = Expédition : journée { $day }, manche { $round }
picture-title-setup = Expédition : mise en place
picture-title-over = Expédition : la partie est finie

reconstructed = reconstitué
reconstructed-note = Les plateaux, les valeurs et les paysages des cartes signalés comme reconstitués sont les nôtres : nous n’avions pas ceux de la boîte. Ils respectent tout ce que la règle en dit.

## Sur la page

status =
    Journée { $day }/{ $days } · manche { $round } · { $storm ->
        [0] tempête au départ
       *[other] tempête : bordure { $storm }
    }
part-landscape = Paysage
part-seats = Joueurs
part-displays = Étalage
part-own = Votre plateau

## Le tutoriel

lesson-welcome = Votre yack attend au pied du Népal. En six journées de trois tours chacune, il s’agit d’atteindre Katmandou et de récolter des points en chemin. Derrière vous, une tempête se prépare : elle fatigue ceux qu’elle dépasse.
lesson-die = À chaque tour, vous prenez un de vos six dés. Sa couleur donne une ressource, sa face le nombre de pas que le yack doit faire. Prenez le dé rose : il donne du fourrage et trois pas.
lesson-die-praise = Vous avez un fourrage de plus et trois pas à faire.
lesson-go = Avant le déplacement, on peut jouer certaines cartes. Le Coffre demande une paire de plans, la Bride sert en chemin. Rien à jouer pour l’instant : partez.
lesson-go-praise = Le yack se met en route.
lesson-move = Le yack avance en ligne droite, d’autant de pas que le dé l’indique. Passer d’un plateau à l’autre coûte un fourrage. Allez au nord.
lesson-move-praise = Trois pas, une bordure franchie, un fourrage payé. Sans fourrage, vous auriez reçu un marqueur d’épuisement.
lesson-needle = Chaque plateau porte une aiguille rouge. Si votre premier pas suit sa direction, vous payez une boussole, ou le yack se fatigue. C’est le chemin le plus court : allez au nord quand même.
lesson-needle-praise = Une boussole payée. Seul le premier pas est comparé à l’aiguille.
lesson-obstacle = Au nord se dresse une montagne : y marcher fatiguerait le yack. À l’ouest, la voie est libre sur trois cases. Allez à l’ouest.
lesson-obstacle-praise = Trois pas complets, aucune fatigue. Un yack qui ne peut pas faire tous ses pas s’arrête et se fatigue.
lesson-paint = Vous voilà sur une prairie. Un animal de l’étalage qui vit dans la prairie peut être peint pour une boîte de peinture. Les animaux valent d’autant plus que l’écart est grand entre qui en a le plus et qui en a le moins. Peignez le rhinocéros.
lesson-paint-praise = Le rhinocéros est à vous. De nouveaux animaux n’arrivent qu’à la fin de la journée.
lesson-buy = Une ville : la marchandise de votre case coûte une pièce. Avec une deuxième pièce, vous prenez aussi la marchandise spéciale de la même sorte, même chez quelqu’un d’autre, qui reçoit alors la pièce. Achetez la soie avec sa marchandise spéciale.
lesson-buy-praise = Une tuile de 3 points et une marchandise spéciale de 7. Cinq ou six marchandises différentes forment une série.
lesson-offer = Voici un temple. Une fois par partie, vous pouvez laisser une offrande dans chaque temple ; plus il y en a, plus elles rapportent. Faites une offrande.
lesson-offer-praise = Et pour chaque offrande, vous prenez un plan.
lesson-map = Deux moitiés A et B d’une même couleur forment une paire à 4 points, ou 8 si un Coffre la met à l’abri. Vous avez le plan rouge B : prenez le plan rouge A.
lesson-map-praise = Une paire. L’emplacement libre est aussitôt regarni.
lesson-rest = Trois marqueurs d’épuisement : ce tour-ci, votre yack devrait se reposer. La Trousse de premiers secours en retire deux si vous la jouez maintenant.
lesson-rest-praise = Il reste un marqueur : le yack peut marcher. Ceux qui restent à la fin coûtent 3 points chacun.
lesson-kathmandu = Dernière journée, et Katmandou n’est plus qu’à six pas. La première expédition arrivée reçoit la tuile à 15 points. Allez à l’est.
lesson-kathmandu-praise = Vous voilà à Katmandou : 15 points, et plus aucune fatigue. Vous savez l’essentiel ; la page des règles dit le reste.

feature-outlook = ce que le prochain tour peut atteindre
feature-less-exhaustion = épuisement évité
feature-less-distance = avance vers Katmandou

## Les options impossibles

wrong-weather = { $count ->
    [one] { $count } tuile Météo, c’est
   *[other] { $count } tuiles Météo, c’est
} trop peu pour { $days } journées : ajoutez des tempêtes ou des soleils.
wrong-holder = On joue à { $players } : l’option holder désigne quelqu’un qui n’est pas là.
wrong-goes-with = L’option { $field } ne va qu’avec { $other }={ $value }.
wrong-boards-count = { $count ->
    [one] { $count } plateau nommé
   *[other] { $count } plateaux nommés
} : il en faut { $wanted }, départ et Destination compris.
wrong-boards-touch = Un plateau ne peut toucher que le précédent et le suivant.
wrong-boards-strip = De { $board } à { $other }, moins de deux cases sont libres : tournez un plateau ou prenez-en un autre.
wrong-boards-place = { $board } ne peut pas être le plateau numéro { $place }.
wrong-boards-start = Le plateau de départ ne se tourne pas.
wrong-boards-once = Un plateau ne peut servir qu’une fois, recto ou verso.
wrong-boards-name = Il n’y a pas de plateau « { $board } ». Plateaux connus : { $known }, tournés par @1 à @3.
wrong-boards-written = « { $board } » devrait être un plateau et sa sortie, comme T6B:N.

## Les tables personnelles impossibles

wrong-law-city = Une ville est un bloc de { $count } cases.
wrong-law-tower = Ce plateau a { $known } tour (+) ; ici, il y en a { $count }.
wrong-law-kathmandu = Katmandou (K) a { $known } cases ; ici, il y en a { $count }.
wrong-law-sides = Les plateaux sont numérotés à partir de 1, sans trou, et chacun a deux côtés.
wrong-law-start-rows = Le plateau de départ a moins de rangées que les autres.
wrong-law-start-spaces = Il faut au moins { $count } cases de départ (s).
wrong-law-cell = Rangée { $row } : « { $cell } » n’est pas l’un des signes { $known } suivi de l’un de { $marks }.
wrong-law-rows = Il y a { $count } rangées au lieu de { $wanted }.
wrong-law-row = La rangée { $row } a { $count } cases au lieu de { $wanted }.
wrong-law-mountain = Rangée { $row }, colonne { $column } : une montagne ne porte rien.
wrong-law-sign = Rangée { $row }, colonne { $column } : « { $cell } » n’a pas sa place sur ce plateau.
wrong-law-effect = L’effet d’une carte est fixé par la règle.
wrong-law-window = « { $card } » n’a pas d’effet à ce moment.
wrong-law-card-landscapes = Il y a { $count } cartes de chaque sorte, chacune avec un paysage différent.
wrong-law-animals = Chaque animal vit dans un seul paysage ; ce n’est pas le cas de : { $animal }.
wrong-law-tents = Il n’y a pas de tente pour la ville.
wrong-law-ability = La capacité d’un personnage est fixée par la règle.
wrong-law-start-cards = { $count } cartes Équipement de départ doivent suffire pour { $players } joueurs.
wrong-law-strips = Il faut au moins une valeur.
wrong-law-temples = Les tuiles Temple se posent seulement sur des plateaux Terrain.
wrong-law-mixes = Donnez un mélange de météo pour toutes les journées, ou un par moitié de partie.
wrong-law-presets = Il y a un paysage tout fait pour chaque durée.
