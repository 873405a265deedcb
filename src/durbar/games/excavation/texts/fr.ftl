### Excavation (Katmandou) : tout ce que dit le jeu, en français.
###
### Les mots d'un vocabulaire arrivent traduits, les nombres comme nombres, les sièges comme noms. À côté de
### chaque argument $x il y a $x-id, le mot nu ; ce qui est inconnu ou absent est le mot "none". Les trois
### langues ont les mêmes identifiants. Un nom de joueur ou de site ne suit jamais « de » (élision).

game-name = Fouilles
game-line = Les fouilles s’étendent dans la vallée de Katmandou ; isolez-les, enlevez-les, et gardez vos archéologues hors de leur chemin.
game-after = D’après Katmandou, un jeu français à imprimer, d’auteur inconnu
game-minutes = 90 minutes ou plus

## Options

option-length = Durée
option-length-help = La partie courte écarte six des seize cartes site, sans les regarder.
option-length-full = longue : les 16 sites
option-length-short = courte : 10 sites, 90 minutes
option-map = Carte
option-map-help = Les collines sont des barrières gratuites : la carte pour deux en a davantage. À deux, dans la vallée ordinaire, la partie longue finit souvent sans gagnant ; la courte y convient mieux.
option-map-v1 = la vallée
option-map-v2 = plus de collines, pour deux
option-map-own = votre propre carte
option-chart = Votre carte
option-chart-help = Une rangée de cases par ligne : « . » terrain libre, « ~ » lac, « ^ » colline, de A à P les seize sites. Elle commence comme la vallée : changez ce que vous voulez. Dans le terminal aussi @fichier.
option-chart-wrong = On ne peut pas jouer sur cette carte. Écrivez rows = ["…", "…"], avec « . » pour le terrain libre, « ~ » pour le lac, « ^ » pour les collines et chaque lettre de A à P une fois, une rangée sur deux décalée d’une espace, et laissez un chemin de chaque case à toutes les autres.

## Mots

site-budhanilkantha = Budhanilkantha
site-sankhu = Sankhu
site-tirakhet = Tirakhet
site-kantipur = Kantipur
site-gokarna = Gokarna
site-changu-narayan = Changu Narayan
site-swayambhunath = Swayambhunath
site-boudhanath = Bodnath
site-kirtipur = Kirtipur
site-bhaktapur = Bhaktapur
site-patan = Patan
site-thimi = Thimi
site-pashupatinath = Pashupatinath
site-bungamati = Bungamati
site-pharping = Pharping
site-godavari = Godavari

card-arch = Archéologue
card-arch-help = Seul : 1 jeton ; deux ensemble : 3 jetons, à poser ou à reprendre.
card-chronicler = Chroniqueur
card-chronicler-help = Paie le bleu quand on enlève une fouille. Deux pareils : 3 jetons ; avec une autre personnalité : 1.
card-anthropologist = Anthropologue
card-anthropologist-help = Paie le marron quand on enlève une fouille. Deux pareils : 3 jetons ; avec une autre personnalité : 1.
card-palaeontologist = Paléontologue
card-palaeontologist-help = Paie le rouge quand on enlève une fouille. Deux pareils : 3 jetons ; avec une autre personnalité : 1.
card-historian = Historien
card-historian-help = Paie le jaune quand on enlève une fouille. Deux pareils : 3 jetons ; avec une autre personnalité : 1.
card-naturalist = Naturaliste
card-naturalist-help = Paie le vert quand on enlève une fouille. Deux pareils : 3 jetons ; avec une autre personnalité : 1.
card-eminence = Éminence
card-eminence-help = Tient lieu d’archéologue ou de n’importe lequel des cinq spécialistes ; elle est alors défaussée.
card-curator = Conservateur
card-curator-help = Enlève à lui seul une fouille sans couleur, si elle est isolée et sous votre contrôle.
card-bandit = Forban
card-bandit-help = Vole au hasard une carte dans la main d’un adversaire ; elle arrive face cachée devant vous.
card-controller = Contrôleur
card-controller-help = Échange deux jetons d’une même fouille contre deux jetons du sac.
card-bounty-hunter = Chasseur de prime
card-bounty-hunter-help = Change deux jetons d’un joueur sur la carte en jetons d’un autre.
eminence-as = Éminence pour { $card }

colour-black = noir
colour-blue = bleu
colour-brown = marron
colour-red = rouge
colour-yellow = jaune
colour-green = vert

combination-c1 = un Archéologue
combination-c2 = deux Archéologues
combination-c3 = deux personnalités différentes
combination-c4 = deux personnalités identiques
combination-c5 = une Éminence à la place d’un Archéologue
combination-c6 = un Archéologue et une Éminence à la place d’un autre
combination-c7 = un spécialiste et une Éminence à la place d’un autre

list-sites = liste des sites
list-personalities = liste des personnalités

## Ce qui est demandé

prompt-action = choisissez votre action.
prompt-action-other = { $name } choisit une action.
prompt-combo-to-place = quelles cartes jouez-vous pour poser des jetons ?
prompt-combo-to-place-other = { $name } choisit des cartes pour poser des jetons.
prompt-combo-to-take = quelles cartes jouez-vous pour reprendre des jetons ?
prompt-combo-to-take-other = { $name } choisit des cartes pour reprendre des jetons.
prompt-place = posez un jeton sur une case libre ou une carte de liste.
prompt-place-other = { $name } pose des jetons.
prompt-take = reprenez un de vos jetons.
prompt-take-other = { $name } reprend des jetons.
prompt-position = quelle personnalité de la liste engagez-vous ?
prompt-position-other = { $name } engage une personnalité.
prompt-discard = défaussez une carte pour la personnalité engagée.
prompt-discard-other = { $name } paie la personnalité engagée.
prompt-use = utilisez une carte pour compléter le prix.
prompt-use-other = { $name } paie la personnalité engagée.
prompt-special = quel personnage spécial déclenchez-vous ?
prompt-special-other = { $name } déclenche un personnage spécial.
prompt-curate = quelle fouille le Conservateur enlève-t-il ?
prompt-curate-other = { $name } enlève une fouille avec le Conservateur.
prompt-rob = qui le Forban vole-t-il ?
prompt-rob-other = { $name } choisit qui le Forban vole.
prompt-renew = quel jeton fouille le Contrôleur échange-t-il ?
prompt-renew-other = { $name } échange des jetons avec le Contrôleur.
prompt-renew-also = choisissez un deuxième jeton de la même fouille.
prompt-renew-also-other = { $name } échange des jetons avec le Contrôleur.
prompt-recolour = quel jeton le Chasseur de prime change-t-il ?
prompt-recolour-other = { $name } change des jetons avec le Chasseur de prime.
prompt-recolour-also = choisissez un deuxième jeton du même joueur.
prompt-recolour-also-other = { $name } change des jetons avec le Chasseur de prime.
prompt-recolour-to = à qui appartiendront ces deux jetons ?
prompt-recolour-to-other = { $name } change des jetons avec le Chasseur de prime.
prompt-dig = quelle fouille enlevez-vous ?
prompt-dig-other = { $name } enlève une fouille.
prompt-pay = défaussez une carte pour la couleur suivante.
prompt-pay-other = { $name } paie la fouille enlevée.
prompt-draw-site = On pioche une carte site : laquelle ?
prompt-draw-personality = On pioche une personnalité : laquelle ?
prompt-draw-first-player = On tire au sort le premier joueur : qui est-ce ?
prompt-draw-find = On tire un jeton pour la fouille qui s’étend : quelle couleur ?
prompt-draw-for-marker = Un jeton fouille remplace un marqueur : quelle couleur ?
prompt-draw-to-renew = On tire un jeton pour le Contrôleur : quelle couleur ?
prompt-draw-loot = Le Forban pioche une carte dans la main : laquelle ?

## Coups

move-place = Poser des jetons
move-take-back = Reprendre des jetons
move-hire = Engager une personnalité
move-special = Déclencher un spécial
move-remove = Enlever une fouille
move-play = { $combo }
move-put = Poser un jeton à { $hex }
move-put-on = Poser un jeton sur la carte { $site }
move-put-on-card = Poser un jeton sur la personnalité { $place }
move-lift = Reprendre le jeton à { $hex }
move-lift-from = Reprendre un jeton sur la carte { $site }
move-lift-from-card = Reprendre un jeton sur la personnalité { $place }
move-stop = Arrêter
move-position = Engager la personnalité n° { $place }
combo-alike = 2 × { $card }
seen-play = { $combo } ({ $most ->
    [one] { $most } jeton
   *[other] { $most } jetons au plus
})
seen-pay = Défausser : { $card } (paie le { $colour })
seen-price = Prix : { $cards ->
    [one] une carte, que vous défaussez.
   *[other] { $cards } cartes ; vous en défaussez une et retrouvez les autres à la manche suivante.
}
seen-position = Engager : { $card } (n° { $place })
seen-put-on-card = Poser un jeton sur la carte { $card } (n° { $place })
seen-lift-from-card = Reprendre un jeton sur la carte { $card } (n° { $place })
move-discard = Défausser : { $card }
move-use = Utiliser : { $card }
move-trigger = Déclencher : { $special }
move-curate = Enlever la fouille { $site } avec le Conservateur
move-rob = Voler { $seat }
move-renew = Échanger le jeton fouille à { $hex }
move-recolour = Changer le jeton à { $hex }
move-recolour-to = { $seat ->
    [vous] Les prendre pour vous
   *[other] Les donner à { $seat }
}
move-dig = Enlever la fouille { $site }

chance-site = Site : { $site }
chance-personality = Personnalité : { $personality }
chance-first = Premier joueur : { $seat }
chance-find = Jeton fouille : { $colour }
chance-loot = Carte volée : { $card }

## Événements

did =
    { $seat ->
        [vous] vous avez
       *[other] { $seat } a
    }
event-first-player = { did } pris le marqueur de premier joueur.
event-round-began = La manche { $round } a commencé ; premier joueur : { $seat }.
event-site-opened = Une fouille s’est ouverte : { $site }.
event-personality-drawn = Nouvelle personnalité dans la liste : { $card }.
event-reshuffled = Les personnalités défaussées ont formé une nouvelle pioche.
event-played = { did } joué { $combination } pour { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons au plus
}.
event-used = { $card-id ->
    [none] { did } utilisé une carte.
   *[other] { did } utilisé une carte : { $card }.
}
event-discarded = { did } défaussé une carte : { $card }.
event-received = { did } reçu une carte, face cachée : { $card }.
event-placed = { did } posé un jeton à { $hex }.
event-placed-on-site = { did } posé un jeton sur la carte { $site }, maintenant n° { $position }.
event-placed-on-personality = { did } posé un jeton sur la carte { $card }, maintenant n° { $position }.
event-took = { did } repris le jeton à { $hex }.
event-took-from-site = { did } repris un jeton sur la carte { $site }, maintenant n° { $position }.
event-took-from-personality = { did } repris un jeton sur la carte { $card }, maintenant n° { $position }.
event-eliminated = Toutes les cartes portaient un jeton ({ $list }) : chacune en a rendu un.
event-went-home = { did } récupéré un jeton ({ $list }).
event-added = { $seat-id ->
    [none] Un jeton neutre a été posé sur la dernière carte ({ $list }).
   *[other] Un jeton a été posé pour { $seat } sur la dernière carte ({ $list }).
}
event-hired = { did } engagé : { $card } (n° { $position }).
event-stole = { $card-id ->
    [none] { did } volé une carte à { $victim }.
   *[other] { did } volé une carte à { $victim } : { $card }.
}
event-renewed = Le jeton fouille à { $hex } a changé : { $old } → { $new }.
event-recoloured = Le jeton à { $hex } a changé de camp : { $seat } → { $to }.
event-removed = { did } enlevé la fouille { $site } et gagné { $tokens ->
    [0] {""}
    [one] { $tokens } jeton fouille (dont { $finds } de couleur) et{" "}
   *[other] { $tokens } jetons fouille (dont { $finds } de couleur) et{" "}
}{ $cards ->
    [one] sa carte site
   *[other] { $cards } cartes site
}.
event-displaced = La nouvelle fouille a renvoyé en réserve le jeton à { $hex } ({ $seat }).
event-joined = Le site { $site } a été absorbé par la fouille { $host }.
event-marker-replaced = Un jeton fouille a remplacé le marqueur à { $hex } : { $colour }.
event-spreads = La fouille { $site } s’est étendue : { $ring ->
    [one] { $ring } case
   *[other] { $ring } cases
}.
event-spread-lost = La fouille { $site } a été absorbée avant son tour et ne s’est pas étendue.
event-found = Un jeton fouille a été posé à { $hex } : { $colour }.
event-evicted = { did } perdu le jeton à { $hex }.
event-ended = { $ending }

## Refus

refusal-not-asked = Il y a d’abord autre chose à faire : { $asked }
refusal-no-combination = Votre main ne contient aucune combinaison de cartes pour cela.
refusal-no-supply = Vous n’avez plus de jeton en réserve.
refusal-no-token-out = Vous n’avez aucun jeton sur la carte ni sur les listes.
refusal-no-special = Aucun personnage spécial de votre main n’a d’effet possible maintenant.
refusal-no-removal = Vous ne contrôlez aucune fouille que vous puissiez payer.
refusal-cards-missing = Vous n’avez pas ces cartes en main.
refusal-hex-outside = La case à { $hex } n’est pas jouable.
refusal-hex-taken = La case à { $hex } est déjà occupée.
refusal-site-not-listed = { $site } n’est pas dans la liste.
refusal-not-yours = Aucun de vos jetons ne s’y trouve.
refusal-stop-too-early = Déplacez au moins un jeton.
refusal-too-dear = La personnalité n° { $place } coûte { $place } cartes ; vous en avez { $hand }.
refusal-card-not-held = Vous n’avez pas cette carte en main : { $card }.
refusal-card-out-of-order = La carte { $card } ne convient pas maintenant : les cartes utilisées se choisissent dans l’ordre, en gardant de quoi payer tout le prix.
refusal-not-a-target = Ceci ne peut pas être choisi comme cible.
refusal-no-target = { $card } : aucun effet possible maintenant.
refusal-dig-not-open = Il n’y a pas de fouille à cet endroit : { $site }.
refusal-dig-coloured = La fouille { $site } contient de la couleur ; un Conservateur ne peut pas l’enlever.
refusal-dig-black = La fouille { $site } ne contient pas de couleur ; seul un Conservateur peut l’enlever.
refusal-dig-not-isolated = La fouille { $site } n’est pas isolée.
refusal-dig-not-controlled = D’autres ont plus de jetons autour de la fouille { $site }.
refusal-dig-too-dear = Il vous manque un spécialiste pour une couleur de la fouille { $site }.
refusal-wrong-card = La carte { $card } ne paie pas cette couleur : { $colour }.
refusal-eminence-needed = Cette Éminence est nécessaire pour une autre couleur que { $colour }.
refusal-no-such-player = Personne n’est assis là.
refusal-yourself = Un Forban vole quelqu’un d’autre.
refusal-empty-hand = { $seat } n’a pas de carte en main.
refusal-no-find = Il n’y a pas de jeton fouille à { $hex }.
refusal-lone-find = La fouille à { $hex } n’a qu’un jeton ; il en faut deux au Contrôleur.
refusal-other-dig = La case à { $hex } fait partie d’une autre fouille.
refusal-no-token = Il n’y a pas de jeton de joueur à { $hex }.
refusal-lone-token = Le jeton à { $hex } est le seul de son joueur sur la carte, ou personne ne peut le remplacer.
refusal-other-owner = Le jeton à { $hex } n’est pas au même joueur que le premier.
refusal-same-hex = La case à { $hex } est déjà choisie.
refusal-same-owner = Ces jetons sont déjà à { $seat }.
refusal-small-supply = { $seat } n’a plus deux jetons en réserve.

## La fin

ending-last-dig = Il ne reste qu’une fouille.
ending-no-tokens-to-spread = Le sac n’a plus assez de jetons pour la prochaine extension.
ending-no-token-for-marker = Deux fouilles se sont rejointes alors que le sac était vide.
epilogue-below-zero = Pour gagner, il faut au moins zéro point. Au plus près : { $names }, à { $points } de zéro.
gain-placed = jetons posés
score-sites = Cartes site
score-finds = Découvertes de couleur
score-lost = Jetons perdus
score-left = Couleurs restées en terre
score-site-cards = Nombre de cartes site

## Mots du dessin et du terminal

label-round = Manche { $round }
label-status = Manche { $round } · { $bag } dans le sac · { $sites ->
    [one] { $sites } site
   *[other] { $sites } sites
} à venir
label-status-left = encore { $left ->
    [one] { $left } jeton
   *[other] { $left } jetons
} · manche { $round } · { $bag } dans le sac
label-status-price = encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à payer · manche { $round } · { $bag } dans le sac
label-status-due = couleur à payer : { $colour } · manche { $round } · { $bag } dans le sac
label-sites = Sites
label-personalities = Personnalités
label-spreads = s’étend
label-price = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
label-bag = Sac
label-discard = Défausse
label-site-pile = Pioche des sites
label-graveyard = Cimetière
label-alike = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cartes
}
label-none = aucune carte
label-hand = Main
label-front = Face cachée
label-known = cartes connues
label-supply = Réserve
label-first = premier joueur
hex-by = { $way } de { $site }
hex-way =
    { $steps ->
        [one] { $steps } case { $direction }
       *[other] { $steps } cases { $direction }
    }
hex-ways = { $first }, puis { $second }
hex-e = à l’est
hex-se = au sud-est
hex-sw = au sud-ouest
hex-w = à l’ouest
hex-nw = au nord-ouest
hex-ne = au nord-est
label-hex = Case : { $hex }
label-free = libre
label-tokens = Jetons posés par { $seat }
label-token = jeton : { $seat }
label-find = jeton fouille { $colour }, fouille { $site }
label-marker = site actif { $site }
label-site = site inactif { $site }
label-dig = Fouille { $site }
label-open = non isolée
label-control = { $count ->
    [one] contrôle : { $names }, { $score }
   *[other] contrôle partagé : { $names }, { $score }
}
label-nobody = personne ne la contrôle
picture-title = Fouilles, manche { $round }
label-view = Ce que voit { $seat }
label-spectator = Ce que voit un spectateur
label-coordinates = À gauche de chaque rangée : r, puis q de sa première case.

## Ce qui est sur la table : les noms et à quoi cela sert, pour qui pointe dessus

part-valley = Vallée
part-lists = Listes
part-players = Joueurs
part-own = Votre main

piece-hex = Case
piece-hex-help = On peut y poser un jeton. Ce qui y pousse n’a aucun effet ; le lac, les collines et le bord de la carte sont des barrières gratuites.
piece-hill = Colline
piece-hill-help = Hors jeu : rien ne passe, rien ne s’y pose, et elle sert de barrière gratuite.
piece-lake = lac Taudaha
piece-lake-help = Hors jeu : il sert de barrière gratuite. Les jetons perdus gisent sur son île.
piece-site = Site inactif
piece-site-help = Une fouille s’ouvre ici quand sa carte est piochée. Un jeton posé là retourne alors en réserve, sans perte.
piece-dig = Fouille
piece-dig-help = Tout ce que la corde entoure s’étend ensemble et s’enlève ensemble.
piece-marker = Site actif
piece-marker-help = Le nombre est la place dans la liste des sites ; un anneau rouge s’étend en fin de manche. Un drapeau montre qui contrôle la fouille.
piece-token = Jeton
piece-token-help = Sépare les fouilles les unes des autres. Sur un socle doré, il fait partie de la barrière la plus serrée autour des fouilles dont le numéro figure à côté.
piece-graveyard = Cimetière
piece-graveyard-help = Jetons perdus quand une fouille s’étend : moins 2 points chacun à la fin.
piece-site-card = Carte site
piece-site-card-help = Les jetons posés dessus la font descendre dans la liste. Qui enlève sa fouille gagne la carte : 5 points.
piece-spread = Va s’étendre
piece-spread-help = En fin de manche, cette fouille grandit d’un anneau et engloutit les jetons voisins.
piece-stacked = Sites absorbés
piece-stacked-help = Cartes des fouilles absorbées par celle-ci ; elles vont à qui l’enlève.
piece-isolated = Isolée
piece-isolated-help = Aucun chemin ne mène à une autre fouille. Les nombres sont les jetons de la barrière la plus serrée ; qui en a le plus, souligné, peut l’enlever.
piece-open = Non isolée
piece-open-help = Un chemin sans jeton mène à une autre fouille : personne ne peut l’enlever.
piece-price = Prix
piece-price-help = Autant de cartes que sa place : une est défaussée, les autres sont utilisées.
piece-player = Joueur
piece-player-help = Réserve, jetons perdus, cartes site et découvertes de couleur ; dessous, les cartes.
piece-supply = Réserve
piece-supply-help = Jetons encore à poser ; chacun en a 25 en tout.
piece-won-sites = Cartes site
piece-won-sites-help = 5 points chacune à la fin ; le plus grand nombre départage les ex æquo.
piece-won-finds = Découvertes de couleur
piece-won-finds-help = 3 points chacune à la fin ; les noires ne comptent pas.
piece-first = Premier joueur
piece-first-help = Commence la manche ; le marqueur passe à gauche à la fin de celle-ci.
piece-hand = Main
piece-hand-help = Cartes encore à jouer pendant cette manche.
piece-front = Face cachée
piece-front-help = Jouées pendant cette manche ; elles reviennent en main à la fin.
piece-known = Cartes connues
piece-known-help = Cartes que ce joueur possède à coup sûr, en main ou face cachée, d’après ce que tous ont vu.
piece-round = Manche
piece-round-help = Elle finit quand toutes les mains sont vides ; alors le haut de la liste des sites s’étend.
piece-site-pile = Pioche des sites
piece-site-pile-help = Tant qu’elle dure, six fouilles sont ouvertes : une nouvelle apparaît quand une autre est enlevée ou absorbée.
piece-pile = Pioche des personnalités
piece-pile-help = Une nouvelle carte arrive en bas de la liste quand on engage quelqu’un.
piece-discard = Personnalités défaussées
piece-discard-help = Elles forment la nouvelle pioche quand l’ancienne est vide.
piece-bag = Sac
piece-bag-help = Jetons fouille encore à tirer ; la partie finit quand il ne suffit plus à une extension.

list-sites-help = Les deux du haut s’étendent en fin de manche, ou une seule s’il en reste moins de six. La carte qui porte le plus de jetons descend tout en bas.
list-personalities-help = La place est le prix. Les jetons font descendre une carte et la rendent plus chère.
colour-black-help = Un jeton fouille noir ne vaut rien et ne demande aucun spécialiste.
colour-blue-help = 3 points à qui le gagne, moins 3 pour tous s’il reste en terre. Le Chroniqueur le paie.
colour-brown-help = 3 points à qui le gagne, moins 3 pour tous s’il reste en terre. L’Anthropologue le paie.
colour-red-help = 3 points à qui le gagne, moins 3 pour tous s’il reste en terre. Le Paléontologue le paie.
colour-yellow-help = 3 points à qui le gagne, moins 3 pour tous s’il reste en terre. L’Historien le paie.
colour-green-help = 3 points à qui le gagne, moins 3 pour tous s’il reste en terre. Le Naturaliste le paie.

label-then = { $site } – { $told }.
label-holds = compte pour la fouille { $digs }
label-threatened = la prochaine extension l’atteint
label-pile = Pioche des personnalités
label-reconstructed = Carte : reconstituée

## Leçons

lesson-welcome = Six fouilles sont ouvertes ; le numéro sur l’anneau est leur place dans la liste des sites. À la fin de la manche, les deux premières, en rouge, s’étendront, et ce qui les touche sera perdu. Isolez les fouilles avec des jetons, enlevez-les avec des spécialistes, et gagnez des cartes site et des découvertes de couleur.
lesson-action = Chaque tour est une action. Vous avez six archéologues en main ; faites-les travailler : posez des jetons.
lesson-action-praise = Bien. Une action demande toujours d’abord des cartes.
lesson-combo = Un Archéologue pose un jeton, deux en posent trois. Jouez-en deux.
lesson-combo-praise = Deux pareils valent trois jetons. Les cartes sont face cachée devant vous et reviennent à la manche suivante.
lesson-wall = Deux jetons barrent Kirtipur ; il reste un trou : la case au cadre doré. Fermez-le, et plus aucun chemin ne mène de Kirtipur à une autre fouille.
lesson-wall-praise = Kirtipur est isolée, et les trois jetons qui la tiennent sont à vous : vous la contrôlez.
lesson-control = Votre adversaire contrôle Kirtipur, trois jetons contre un. Seule la barrière la plus serrée compte. Posez un jeton sur la case dorée et regardez quels jetons touchent encore la région de la fouille.
lesson-control-praise = Trois à deux : un jeton adverse se trouve derrière la nouvelle barrière et ne compte plus.
lesson-list = Kirtipur est en tête de la liste et avalerait vos trois jetons. Posez un jeton sur sa carte : elle descend sous les cartes nues.
lesson-list-praise = Kirtipur est maintenant dernière, et d’autres s’étendront.
lesson-hire = Il y a du vert dans la fouille Kirtipur, que vous contrôlez. Le Naturaliste paie le vert ; n° 2 de la liste, il coûte deux cartes : une défaussée, une utilisée.
lesson-hire-praise = Une fois payé, il arrive face cachée devant vous, et sera prêt à la manche suivante.
lesson-remove = Vous contrôlez Kirtipur, et le Naturaliste est dans votre main. Enlevez la fouille.
lesson-remove-praise = Il faut maintenant la payer.
lesson-pay = Une carte par couleur, quel que soit le nombre de jetons ; le noir est gratuit. Défaussez le Naturaliste.
lesson-pay-praise = Cinq points pour la carte site et trois pour la découverte verte. Une nouvelle fouille apparaît aussitôt.
lesson-special = Une fouille sans couleur ne peut être enlevée que par un Conservateur. Vous contrôlez Kirtipur, encore nue : déclenchez-le.
lesson-special-praise = Il est défaussé, un Archéologue le remplace, et vous pouvez choisir la fouille.
lesson-take = La manche va finir et Bhaktapur est en tête de la liste. Deux de vos jetons la touchent et seraient perdus, deux points chacun. Reprenez-en un.
lesson-take-praise = Sauvé. Reprendre coûte les mêmes cartes que poser.
lesson-end = La partie finit quand il ne reste qu’une fouille ou que le sac ne suffit plus. Carte site 5, découverte de couleur 3, jeton perdu moins 2, et moins 3 pour tous par découverte de couleur restée en terre. Bonnes fouilles !

feature-sites = cartes site
feature-finds = découvertes de couleur
feature-saved = jetons sauvés
feature-cleared = couleurs sorties de terre
feature-tokens = jetons à poser
feature-specialists = spécialistes
feature-digs = fouilles à portée
feature-spread = l’extension à venir
feature-rival = points du meilleur rival

## Les options impossibles

wrong-chart-alone = Votre propre carte ne va qu’avec map={ $wanted }.
wrong-chart-missing = Il manque votre carte : rows = ["…", "…"].
wrong-chart-long = La carte a { $count } caractères ; { $most } au plus sont permis.
wrong-chart-written = La carte devrait s’écrire rows = ["…", "…"], sans rien d’autre.
wrong-chart-rows = La carte a { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
} ; elle peut en avoir de 1 à { $most }.
wrong-chart-wide = La rangée { $row } est trop longue : { $most } caractères au plus, espaces compris.
wrong-chart-between = Rangée { $row }, caractère { $column } : il n’y a pas de case à cet endroit. Les cases occupent une place sur deux, décalées d’une place par rapport à la rangée du dessus.
wrong-chart-sign = Rangée { $row }, caractère { $column } : « { $sign } » n’a pas de sens ici. Utilisez . ~ ^ et les lettres de A à P.
wrong-chart-twice = Rangée { $row }, caractère { $column } : le site { $site } y est deux fois.
wrong-chart-sites = Il manque des sites sur la carte : { $missing }.
wrong-chart-apart = Rangée { $row }, caractère { $column } : aucun chemin ne mène des autres cases à celle-ci.

## Les tables personnelles impossibles

wrong-law-family = « { $card } » appartient à une autre famille de cartes.
