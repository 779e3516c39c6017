### Tem-Purr-A sur la page.

title =
    { $card ->
        [2] Boule de riz
        [3] Dango
        [4] Crevette
        [5] Saumon
        [6] Gyoza
        [7] Nouilles
        [plus] Du Rab
        [reverse] Demi-tour
        [choose] Toi, là
        [indigestion] Indigestion
       *[other] { $card }
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
times = ×{ $count }

# Petits nombres en lettres, de cartes (« une »).
count-first =
    { $count ->
        [0] Rien
        [1] Une
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
        [11] Onze
        [12] Douze
       *[other] { $count }
    }
count-within =
    { $count ->
        [0] rien
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
left-within =
    { $left ->
        [0] rien
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $left }
    }

## La pile.

scene-label = La pile
scene-to-eat = à manger
scene-still-to-eat = encore à manger
scene-times = { $count } × { $value }
scene-matched = Seul un { $card } va dessus : { title }
scene-nothing = Pas encore de plat
scene-clockwise = On joue dans le sens horaire.
scene-counter = On joue dans l’autre sens.
scene-becomes = → { $total }
scene-turn-of = À { $name } de jouer
scene-your-turn = À toi de jouer
scene-eats = { $name } mange
scene-you-eat = Tu manges
scene-full = { $name } n’en peut plus
scene-you-are-full = Tu n’en peux plus

## La pioche et ses dangers.

deck-left = en pioche
deck-bad =
    { $count ->
        [one] dont { $count } mauvaise
       *[other] dont { $count } mauvaises
    }
deck-danger = { $percent } %
deck-danger-label = Manger { $total } tourne mal dans { $percent } cas sur 100.
deck-risk = de risque
deck-discard = défausse
deck-show = La défausse : { cards }. Regarde dedans

## Les joueurs.

seat-tokens =
    { $taken ->
        [one] { $taken } jeton sur 3
       *[other] { $taken } jetons sur 3
    }
seat-hand = { cards } en main
seat-next = joue ensuite
seat-choose = À { $name } de jouer
seat-known = Ces cartes sont allées chez { $name }

## Ta main.

hand-label = Ta main
hand-empty = Ta main est vide : tu pioches trois cartes à ton tour.
hand-pile =
    { $count ->
        [1] { title }
       *[other] { $count } × { title }
    }
hand-pile-dish =
    { $count ->
        [1] { title } ({ $card })
       *[other] { $count } × { title } ({ $card })
    }
hand-back = Reposer

## Questions.

ask-choose = « Toi, là » : qui reçoit les { $total } à manger ?
ask-pair = Que fais-tu de tes { $dish } ?
ask-more = Ou touche une carte qui brille.
ask-start-note = { $next } joue ensuite. Un petit plat, c’est peu à manger.
ask-action = Jouer « { title } » ?
ask-danger =
    { $names-count ->
        [one] Encore un jeton pour { $names }, et la partie est finie.
       *[other] { $names } ont deux jetons : un troisième finit la partie.
    }
ask-own-danger = Ton prochain jeton est le troisième : la partie est finie.
ask-sent-back = « { title } » : { $name } te la renvoie.
ask-chosen = « { title } » : { $name } te choisit.
ask-only-eat = Tu n’as rien qui convienne : mange { $total }.
ask-add-note = Avec une de plus, manger est plus risqué pour tout le monde, même pour toi.

## Ce que donne un coup.

comes-to-start = Commencer avec un { $dish } : { $dish } à manger pour { $next }
comes-to-serve = Servir un { $dish } : { $total } à manger pour { $next }
comes-to-plus = Du Rab : { $total } à manger pour { $next }
comes-to-reverse = Demi-tour : { $total } à manger pour { $next }
comes-to-anybody = « Toi, là » : { $total } à manger pour qui tu veux
comes-to-skip = Esquiver avec deux : { $dish } à manger pour { $next }
comes-to-eat = Manger { $total }
comes-to-eat-risk = Manger { $total } · { $percent } % de risque

## Le repas.

meal-label = Le repas
meal-begins =
    { $count ->
        [1] Une carte à retourner.
       *[other] { count-first } cartes à retourner.
    }
meal-going =
    { $count ->
        [1] Une d’avalée, encore { left-within }.
       *[other] { count-first } d’avalées, encore { left-within }.
    }
meal-last = Encore une.
meal-done =
    { $count ->
        [1] Une carte, et tout va bien.
        [2] Les deux sont bien passées.
       *[other] Les { count-within } sont bien passées.
    }
meal-bad = Oh non. Indigestion !
meal-yours =
    { $count ->
        [0] Tout ce qui est bon va dans ta main.
        [1] Celle-là est à toi quoi qu’il arrive.
       *[other] Ces { count-within }-là sont à toi quoi qu’il arrive.
    }
meal-theirs = { $name } mange { cards }.
meal-bad-yours =
    { $count ->
        [1] Voilà un jeton. Le reste est à toi.
       *[other] Un seul jeton pour toutes. Le reste est à toi.
    }
meal-bad-theirs =
    { $count ->
        [1] Voilà un jeton pour { $name }.
       *[other] Un seul jeton pour { $name }, pour toutes.
    }
meal-next = Retourner plus vite
meal-onward = Continuer
meal-turned = Carte { $at } : { title }

## La défausse.

gone-title = La défausse
gone-none = Il n’y a rien.
