### Tem-Purr-A dans le terminal : les joueurs autour d’une table, la pile de plats au milieu, et ta main.

## Noms courts des cartes : 7 caractères au plus.

short-card-2 = Riz
short-card-3 = Dango
short-card-4 = Crevet.
short-card-5 = Saumon
short-card-6 = Gyoza
short-card-7 = Nouille
short-card-plus = Du Rab
short-card-reverse = ½ tour
short-card-choose = Toi, là

## L’en-tête.

heading-rule =
    { $clockwise ->
        [yes] sens horaire · le troisième jeton met fin à la partie
       *[no] sens inverse · le troisième jeton met fin à la partie
    }
round = manche { $round }
the-end = la fin

## La table.

nothing-yet = Encore rien sur la table.
contest-over = Le concours est fini.
indigestion =
    { $count ->
        [1] Indigestion !
       *[other] Indigestion ×{ $count } !
    }
to-eat =
    à manger : { $count ->
        [1] { $dish }
       *[other] { $count } × { $dish }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
deck-cards =
    { $count ->
        [one] carte en pioche
       *[other] cartes en pioche
    }
deck-indigestions =
    { $count ->
        [one] indigestion
       *[other] indigestions
    }
deck-risk = risque en mangeant
deck-drawn =
    { $count ->
        [one] { $count } piochée
       *[other] { $count } piochées
    }
hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
percent = { $percent } %

## Ce que seul un grand écran, ou la commande `table`, montre.

discard =
    Défausse : { $pile ->
        [none] vide
       *[other] { $pile }
    }
unseen = Dans la pioche ou dans une main : { $pile }
supply = Indigestions hors du jeu : { $left } sur { $all }
known =
    { $seat-is ->
        [you] Dans ta main, c’est sûr : { $pile }
       *[other] Dans la main { $seat-of }, c’est sûr : { $pile }
    }

## La main et les réponses.

no-cards = aucune carte
hand =
    Ta main : { $pile ->
        [none] vide
       *[other] { $pile }
    }
do-start = pose
do-serve = sers
do-skip = esq.
do-play = joue
eat = manger { $total }
eat-about =
    { $total ->
        [one] { $total } carte pour ta main, indigestion : { $percent }
       *[other] { $total } cartes pour ta main, indigestion : { $percent }
    }
slip-in = oui, une de plus
no-more = non, on en reste là

## Aide.

copies = { $text } ({ $count })
screen-help =
    Sur cet écran : tape un plat pour le servir ou commencer avec lui, deux fois pour esquiver avec une paire (33),
    1 pour manger. Les numéros sont sous tes cartes. `cartes` dit ce que fait chaque carte.
