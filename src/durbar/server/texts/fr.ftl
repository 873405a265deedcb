# Ce que le serveur dit lui-même : titres, conseils, et ce qui ne va pas dans une demande.

asked-you = À vous : { $prompt }
waiting-for = En attente : { $name }.
waiting-secret = Quelqu’un décide en secret.
more-people =
    { $count ->
        [one] encore une personne
       *[other] encore { $count } personnes
    }
curtain = Passez l’appareil à { $name }.
bot-plays-for-you = Un robot joue à votre place.

hint-only = C’est le seul choix.
hint-best =
    { $points ->
        [one] Environ 1 point de mieux que le choix classé juste après ({ $other }).
       *[other] Environ { $points } points de mieux que le choix classé juste après ({ $other }).
    }
hint-best-why =
    { $points ->
        [one] Environ 1 point de mieux que le choix classé juste après ({ $other }) : { $reasons }.
       *[other] Environ { $points } points de mieux que le choix classé juste après ({ $other }) : { $reasons }.
    }
hint-even = À peu près équivalent : { $others }.
hint-next = Chances de gagner avec le choix classé juste après, { $other } : { $percent } %.
hint-why = Par rapport au choix classé juste après, en cartes : { $reasons }.
hint-chance = Chances de gagner : { $percent } %.

problem-refused = Les règles ne le permettent pas.
problem-stale = La table a changé depuis l’affichage de cette page. La voici telle qu’elle est ; rien n’a été joué.
problem-wrong-seat = Cette place n’est pas la vôtre.
problem-no-table = Cette table n’existe pas.
problem-no-game = Ce jeu n’existe pas.
problem-no-moment = Ce moment n’existe pas dans cette partie.
problem-no-seat = Cette place est déjà prise.
problem-not-asked = On ne vous demande rien pour le moment.
problem-other-rules = Cette partie a commencé avec les règles { $written } ; celles-ci sont les règles { $known }. On peut encore exporter son enregistrement.
problem-other-content = Cette partie se joue avec le contenu { $content }, qui n’est pas proposé ici. On peut encore exporter son enregistrement.
problem-unreadable = C’est incompréhensible. Rien n’a été fait.
problem-bad-request = Cette demande est incompréhensible. Rien n’a changé.
problem-too-large = C’est trop grand ; { $limit } octets au plus sont acceptés.
problem-too-slow = L’envoi a duré trop longtemps ; on n’attend que { $seconds } secondes au plus.
problem-too-often = Patientez { $seconds } s, puis réessayez.
problem-given-up = Une autre demande est arrivée entre-temps.
problem-log-full = Le journal de cette table est trop long : plus rien ne peut être annulé.
problem-damaged = L’enregistrement de cette table est abîmé : elle ne peut pas être ouverte.
problem-no-data = Le serveur ne peut pas lire ses données en ce moment. Réessayez dans quelques secondes.
problem-not-kept = Le serveur ne peut rien enregistrer en ce moment. Réessayez dans quelques secondes ; ce ne sera fait qu’une fois.
problem-not-host = Seule la personne qui a ouvert cette table peut le faire.
problem-begun = La partie a commencé : on ne change plus de place.
problem-not-begun = La partie n’a pas encore commencé.
problem-game-over = La partie est terminée.
problem-not-away = Cette personne est présente, ou personne ne l’attend encore.
problem-not-over = L’analyse se fait une fois la partie finie.
problem-no-review = Pas encore d’analyse possible : les robots n’ont pas appris à juger ce jeu avec ces options.
problem-closed = L’hôte a fermé cette table aux spectateurs.
problem-no-ahead = Dans ce jeu, rien de tel ne se règle d’avance.
problem-no-rematch = Personne n’a encore ouvert d’autre table pour cette partie.
problem-seat-taken = Cette place est déjà occupée.
problem-no-place = Cette table n’a pas cette place.
problem-no-bot = Ce robot n’existe pas ; au choix : { $known }.
problem-no-invitation = Cette invitation n’est plus valable. Demandez-en une nouvelle à la personne qui vous l’a envoyée.
problem-invitation-over = Cette invitation a plus de { $days } jours. Demandez-en une nouvelle à la personne qui vous l’a envoyée.
problem-foreign = Cette demande vient d’un autre site ; elle n’a pas été exécutée.
problem-secret-record = Cet enregistrement révèle des cartes cachées ; il sera disponible à la fin de la partie.
problem-not-found = Il n’y a rien ici.
problem-method = Cette opération n’est pas possible ici.
problem-broken = Le serveur a rencontré une erreur. Rien n’a changé.
problem-bad-token = Ce jeton n’est pas connu ici. Il a peut-être été retiré.
problem-no-name = Un nom compte au moins une lettre ou un chiffre, et au plus { $longest } caractères.
problem-name-of-bot = Ce nom est celui d’un robot de Durbar, ou lui ressemble. Choisissez-en un autre.
problem-name-kept = Ce nom, ou un nom qui lui ressemble, est réservé à quelqu’un d’autre. Choisissez-en un autre.
problem-name-here = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-enough-bots = Vous avez déjà { $most } programmes. Retirez-en d’abord un.
problem-no-bot-guest = Aucun de vos programmes ne porte ce nom.
problem-nobody = Personne n’a réservé ce nom ici.
problem-yourself = Vous ne pouvez pas vous inviter vous-même.
problem-no-challenge = Cette invitation n’existe pas, ou n’existe plus.
problem-bad-passkey = Cette clé d’accès n’est pas connue ici, ou sa réponse n’est pas celle qui était demandée. Réessayez.
problem-no-passkeys = Les clés d’accès demandent un nom dans l’adresse, pas un nombre. Sur cette machine, ouvrez la page sous { $name }.
problem-no-member = Vous n’avez pas réservé de nom ici, ou cet appareil a été déconnecté.
problem-bad-code = Ce code n’est pas valable, ou il a déjà servi.
problem-other-name = Ce n’est pas votre nom. Écrivez-le exactement tel qu’il est réservé.
problem-blocked = L’hôte de cette table ne souhaite pas jouer avec vous.
problem-no-saying = Dites l’une de ces phrases, ou des mots libres, pas les deux : { $known }.
problem-signs-only = À une table du salon, seules les phrases toutes faites sont permises.
problem-no-other = Personne d’autre n’est assis là.

## Un fichier, une option ou un coup impossibles

wrong-seats = Une place est mal attribuée. Choisissez des personnes et des robots de la liste.
wrong-clock = Cette pendule n’est pas possible. Choisissez-en une dans la liste.
wrong-content = Ces plateaux et ces cartes ne sont pas proposés ici.
wrong-option = Cette valeur n’est pas possible pour l’option « { $option } ».
wrong-move = On ne sait pas de quel coup il s’agit.

sign-hello = Bonjour !
sign-good-luck = Bonne chance !
sign-well-played = Bien joué !
sign-thanks = Merci !
sign-sorry = Pardon !
sign-one-moment = Un instant, s’il vous plaît.
sign-take-your-time = Prenez votre temps.
sign-back = Me revoilà.
sign-good-game = Belle partie !
sign-again = Une autre partie ?

damage-file = Le fichier : { $why }
damage-table = Table { $table } : { $why }
damage-over = Table { $table } : l’enregistrement et la fiche ne disent pas la même chose sur la fin de la partie.
