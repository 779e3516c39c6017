### Meow! sur la page.

goal = Pour gagner, obéis en un seul tour à la carte que tu poses et à toutes les règles des autres.

## Le cercle.

circle-label = Le cercle
circle-pile =
    { $count ->
        [one] La pile : { $count } carte, face cachée
       *[other] La pile : { $count } cartes, face cachée
    }
circle-round =
    { $rounds ->
        [0] Manche { $round }
       *[other] Manche { $round } sur { $rounds }
    }
circle-candle = La bougie se consume
circle-you = Toi
circle-laid-by-you = Posée par toi
circle-laid-by = Posée par { $name }
circle-revealed-by-you = Tu dévoiles
circle-revealed-by = { $name } dévoile
circle-revealed-before = Dévoilée au dernier tour
circle-gone = « { $title } » quitte la partie pour de bon.
circle-times = ×{ $count }
circle-no = Non.
circle-broken = Oui !
circle-asks = ?
circle-objects = Objection !

## Les joueurs autour de l’autel.

seat-label =
    { $count ->
        [one] { $name } : { $count } carte en main
       *[other] { $name } : { $count } cartes en main
    }
seat-active = joue en ce moment
seat-pointed = on attend la réponse
seat-said-no = a dit non
seat-ready = c’est bon
seat-objected = a fait objection
seat-best =
    { $hands ->
        [one] { $hands } main contente au mieux
       *[other] { $hands } mains contentes au mieux
    }
seat-best-short = record { $hands }

part-before = AVANT
part-after = APRÈS

## Ta main.

hand-label = Tes règles
hand-none = Aucune règle dans ta main.
hand-onlooker = Tu regardes.
hand-binds = Elles valent pour les autres, pas pour toi.
hand-learn = Regarde bien : elles partent à ta gauche.
hand-asked = L’une d’elles a-t-elle été enfreinte ?
hand-reveal = Laquelle montres-tu ?
hand-lay = Pose l’une d’elles.

## Actes rayés.

struck-title = Rayés
struck-none = Rien pour l’instant. Touche plus bas un acte que tu ne peux ou ne veux pas faire.
struck-unseen = Personne n’en saura rien.

## Un tour.

turn-yours = Ce tour
turn-theirs = { $name } joue
turn-waiting = Avant le premier tour
turn-used =
    { $used ->
        [0] aucun acte utilisé sur { $most }
        [one] { $used } acte utilisé sur { $most }
       *[other] { $used } actes utilisés sur { $most }
    }
turn-spare = Deux sont en rab : des bêtises pour brouiller les pistes.
turn-before = Avant la carte
turn-after = Après la carte
turn-nothing-in-before = Avant la carte : rien
turn-nothing-in-after = Après la carte : rien encore
turn-remember = Chaque carte des autres vaut pour toi. Tu t’en souviens ? On ne dira rien.
turn-watch = Regarde bien. Rien ici ne s’en souvient à ta place.
turn-said = « { $word } »
turn-done-as =
    { $times ->
        [0] { $label }
        [1] { $label }
       *[other] { $label }, { $times } fois
    }
turn-parts = Le tour
turn-step-before = Avant
turn-step-card = Carte
turn-step-act = Actes
turn-step-after = Après
turn-step-check = Jugement

## Questions et boutons.

ask-check = Demander le jugement
ask-more = Autre chose, avant le jugement ? Il commence par { $left }.
ask-full = Plus de place pour un autre acte. Demande le jugement, ou refais-en un.
ask-replace = Faire remplacer une règle
ask-not-replace = Tant pis
ask-replacing = Quelle règle ? Choisis-en une dont tu sais qu’elle est dans la partie.
ask-once-a-game = Pour une règle que tu ne peux ou ne veux pas suivre. Une fois par partie ; tout le monde saura laquelle s’en va.
ask-strike-note =
    { $count ->
        [0] La plupart des gens ne rayent rien.
        [1] Un acte rayé, en secret.
       *[other] { $count } actes rayés, en secret.
    }
ask-pass-note = Elles vont chez { $name }, et tu sauras donc ce qui s’y trouve.
ask-show = { $name } n’a enfreint qu’une de tes règles : montre-la.
ask-lay = Pose une carte.
ask-lay-timed = Des actes AVANT ? Ensuite, pose une carte.
ask-lay-more = D’autres actes AVANT ? Ensuite, pose une carte.
ask-answer-note = Si oui, touche cette règle. Fais objection si la carte sur l’autel n’a pas été respectée.
ask-name-note = Si oui, touche cette règle.
ask-play-note = Tu devras lui obéir. Ce que tu gardes en main ne vaut que pour les autres.
ask-before-note = D’abord les actes des cartes AVANT, puis une carte, puis ceux des cartes APRÈS.
ask-after-note = Ta carte est posée : place à ce qui vient APRÈS.
ask-look = Regarder encore
ask-no = Non, pas les miennes
ask-object = Objection
ask-to-turn = Passer à mon tour
ask-to-question = Passer à ma réponse
ask-wait = Rien à dire

## La palette.

palette-label = Tous les actes
palette-does-act = Actes
palette-does-strike = Rayer un acte
palette-does-replace = Remplacer une règle
palette-group-recent = Récents
palette-group-noise = Bruits
palette-group-mime = Gestes
palette-group-counted = Comptés
palette-group-spoken = Parlés
palette-tabs = Groupes d’actes
palette-tab =
    { $count ->
        [one] { $group }, { $count } acte
       *[other] { $group }, { $count } actes
    }
palette-search = Chercher un acte
palette-search-rule = Chercher une règle
palette-nothing = Rien de ce nom. Le chat est soulagé.
palette-no-recent = Ce que tu fais restera ici, à portée de patte.
palette-done =
    { $times ->
        [1] fait ce tour-ci
        [2] fait deux fois ce tour-ci
        [3] fait trois fois ce tour-ci
        [4] fait quatre fois ce tour-ci
        [5] fait cinq fois ce tour-ci
        [6] fait six fois ce tour-ci
        [7] fait sept fois ce tour-ci
        [8] fait huit fois ce tour-ci
        [9] fait neuf fois ce tour-ci
        [10] fait dix fois ce tour-ci
        [11] fait onze fois ce tour-ci
        [12] fait douze fois ce tour-ci
       *[other] fait { $times } fois ce tour-ci
    }
palette-struck = rayé
palette-words = { $label } : quel mot ?
palette-good-words = Comme ça vient
palette-all-words = Les { $count } mots
palette-find-word = Tape un de ces { $count } mots
palette-some-of = { $shown } sur { $count } : tape pour trouver les autres.
palette-fresh = Il doit être nouveau dans cette partie. Tu te souviens de ce qui a été dit ?
palette-say = « { $word } »
palette-say-as = Dire « { $word } » : { $label }
palette-words-found = Mots à dire
palette-back = Retour aux actes
palette-grow = Montrer plus d’actes
palette-shrink = Montrer moins d’actes
palette-loading = On déballe les actes…

## Règles dévoilées.

listed-open =
    { $count ->
        [one] { $count } règle dévoilée
       *[other] { $count } règles dévoilées
    }
listed-open-short =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
listed-title = Règles dévoilées
listed-none = Aucune pour l’instant.
listed-where = Où elles sont maintenant, c’est à toi de t’en souvenir.

## Le bloc-notes à côté de la table.

log-note = Ici, on ne note pas qui a fait quoi : tout le jeu est de s’en souvenir.
