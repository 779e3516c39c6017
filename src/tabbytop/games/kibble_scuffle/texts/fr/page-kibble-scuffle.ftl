### Kibble Scuffle sur la page.

bowl =
    { $bowl ->
        [1] Gamelle Poisson
        [2] Gamelle Souris
       *[3] Gamelle Oiseau
    }
bowl-short =
    { $bowl ->
        [1] Poisson
        [2] Souris
       *[3] Oiseau
    }
card = { $name }
item = objet
first = 1er

## La plaque sous une gamelle.

plate-count = { $counted } sur { $full }
plate-enough = { $counted } : dîner, si tous restent
plate-enough-short = { $counted } : dîner ?
plate-eats = { $counted } : dîner !
# Ils mangent maintenant : tant de chats n’ont pas encore mangé.
plate-hungry = encore { $count } à nourrir
plate-sum = { $counted } + { $title } = { $total } sur { $full }
plate-sum-enough = { $counted } + { $title } = { $total }. Dîner, si tous restent
plate-makes = fait { $total } sur { $full }
plate-makes-enough = fait { $total } : dîner ?
plate-item = { $title }, puis un chat
plate-trade =
    { $gets ->
        [one] { $gets } point contre { $gives }
       *[other] { $gets } points contre { $gives }
    }
plate-serve = { points } à manger
plate-laser = On joue ici
plate-closed = Personne n’entre

## Les joueurs.

seat-eats-first = mange d’abord
seat-plays-next = joue ensuite
seat-turn = joue
seat-goal = but : { $goal }
seat-with = avec { $name }
seat-with-you = avec toi
seat-of = à { $name }
seat-yours = à toi
seat-hand = { $count } en main
seat-known = en main, c’est sûr : { $titles }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-about = { $name } : croquettes, défausse et main
seat-box = La boîte de croquettes : { $name }

## Les piles.

piles-draw = à piocher
piles-discard = défausse
piles-look-deck = Ton deck : { $count } à piocher. Regarde ce qu’il en reste
piles-look-discard = Ta défausse : { $count }. Regarde dedans
piles-deck-title = Ce qui reste dans ton deck
piles-deck-order = Sans ordre : la suite, mystère.
piles-discard-title = { $name } : défausse
piles-your-discard = Ta défausse
piles-empty = Rien ici. Pas même une moustache.
piles-cubes = Mangées
piles-hand = Main
piles-deck = Deck
piles-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
piles-left-out = Hors du deck
piles-box = Dans la boîte de croquettes
piles-of-value = { $count } × { $value }
piles-times = ×{ $count }

## Questions par étapes.

ask-where = { $title }. À quelle gamelle ?
ask-copy-whom = Le Copichat fouille ta défausse. Quel chat copie-t-il ?
ask-copy-where = Copichat en { $title }. À quelle gamelle ?
ask-where-to = { $title } s’enfuit. Vers où ?
ask-eats = Que mange { $title } ?
ask-eats-more = Un { $value }, et… ?
ask-only = Juste le { $value }
ask-and = et un { $value }
ask-cube = Un { $value }
# La seule réponse : ce chat mange cette croquette.
ask-cat-cube = { $title } : un { $value }
ask-other = Une autre carte
ask-back = Retour
ask-swap = Ton { $gives } contre un { $gets } ({ $name })
ask-next = { $name } joue ensuite.
ask-then-you = { $name } joue ensuite, puis toi.
ask-you-next = Tu joues ensuite.
# Sous la question au dîner : il n’y en a pas pour tous.
note-hungry =
    { $cubes ->
        [one] { $cubes } croquette pour { $cats } chats : les autres partent à jeun.
       *[other] { $cubes } croquettes pour { $cats } chats : les autres partent à jeun.
    }
note-last-dinner = La partie se termine après ce dîner.
note-no-kitten = Tu n’as pas d’autre Chaton en main.
note-arrives = Un chat qui change de gamelle refait son numéro.

## Avant la partie.

build-deck = Tes cartes
build-out = Hors du deck
build-hand = Main de départ
build-omit = Retirer :
build-hold = Commencer avec :

## Pour qui écoute la page.

label-bowls = Les trois gamelles
label-hand = Ta main
label-card = { $title }. { $text }
label-others = Les autres
label-bowl-state = { bowl } : { cats-of }, croquettes : { $cubes }
label-bowl-empty = { bowl } : { cats-of }, pas de croquettes
cats-of =
    { $counted ->
        [one] { $counted } chat sur { $full }
       *[other] { $counted } chats sur { $full }
    }
label-cat = À toi : { $title }, { bowl }
label-cat-of = { $name } : { $title }, { bowl }
label-cube = Un { $value }, { bowl }
label-cube-of = Un { $value } ({ $name })
label-chooses = Choisir : { $words }
