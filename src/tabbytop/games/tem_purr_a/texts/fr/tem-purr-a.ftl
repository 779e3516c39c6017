### Tem-Purr-A.
###
### Mots choisis : pile (stack), plat (dish), jeton (token), servir, manger, esquiver (skip), Du Rab (One More), Demi-tour (Turn
### Round), « Toi, là » (You There), indigestion. Les plats s’appellent par leur valeur : « un 4 ».

title = Tem-Purr-A
about = Fais passer les plats, mange ce que tu dois, et ménage ton estomac.

# L’ambiance, en trois mots.
mood-first = osé
mood-second = vache
mood-third = rapide

## Cartes : le nom, et dans `text` ce que fait la carte.

card-2 = Boule de riz
    .text = Un plat : deux cartes pour qui le mange.
card-3 = Dango
    .text = Un plat : trois cartes pour qui le mange.
card-4 = Crevette
    .text = Un plat : quatre cartes pour qui le mange.
card-5 = Saumon
    .text = Un plat : cinq cartes pour qui le mange.
card-6 = Gyoza
    .text = Un plat : six cartes pour qui le mange.
card-7 = Nouilles
    .text = Un plat : sept cartes pour qui le mange.
card-plus = Du Rab
    .text = Manger cette pile coûte une carte de plus.
card-reverse = Demi-tour
    .text = On change de sens, et la pile part de l’autre côté.
card-choose = Toi, là
    .text = Dis à qui c’est de jouer ; on continue à partir de là.
card-indigestion = Indigestion
    .text = Termine la manche ; un jeton pour qui la pioche.

# Une carte dans une phrase : un plat par sa valeur.
named =
    { $card-key ->
        [plus] { $card }
        [reverse] { $card }
        [choose] « { $card } »
       *[other] { $card-key }
    }
equal-cards =
    { $count ->
        [1]
            { $card-key ->
                [plus] { $card }
                [reverse] { $card }
                [choose] « { $card } »
               *[other] un { $card-key }
            }
       *[other] { $count } × { named }
    }
indigestions =
    { $spoilt ->
        [one] une indigestion
       *[other] { $spoilt } indigestions
    }

## Questions.

prompt-start = Commence une pile. Avec quel plat ?
prompt-turn = Pose un { $dish }, une action ou une paire, ou mange { $total }. Que fais-tu ?
prompt-add =
    { $spoilt ->
        [one] La pioche contient une indigestion. Tu en glisses une de plus ?
       *[other] La pioche contient { $spoilt } indigestions. Tu en glisses une de plus ?
    }

## Événements.

event-start =
    { $seat-is ->
        [you] Tu commences une pile avec un { $dish }.
       *[other] { $seat } commence une pile avec un { $dish }.
    }
event-serve =
    { $seat-is ->
        [you] Tu sers un { $dish } : { $total } à manger.
       *[other] { $seat } sert un { $dish } : { $total } à manger.
    }
event-skip =
    { $seat-is ->
        [you] Tu esquives avec deux { $dish } : { $total } à manger.
       *[other] { $seat } esquive avec deux { $dish } : { $total } à manger.
    }
event-choose =
    { $seat-is ->
        [you] Tu joues « Toi, là » contre { $other }.
       *[other] { $seat } joue « Toi, là » contre { $other }.
    }
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] Tu joues Du Rab : { $total } à manger.
               *[other] { $seat } joue Du Rab : { $total } à manger.
            }
       *[reverse]
            { $seat-is ->
                [you] Tu joues Demi-tour.
               *[other] { $seat } joue Demi-tour.
            }
    }
event-eat =
    { $seat-is ->
        [you] Tu manges { meal }
       *[other] { $seat } mange { meal }
    }
meal =
    { $left ->
        [none] { $count } : { meal-cards }
        [0] { $count } (il n’en restait aucune) : { meal-cards }
        [1] { $count } (il n’en restait qu’une) : { meal-cards }
       *[other] { $count } (il n’en restait que { $left }) : { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }, tout est bon.
        [1] { meal-good }, et { indigestions } !
       *[other] { meal-good }, et { indigestions }, pour un seul jeton !
    }
meal-good =
    { $cards-count ->
        [0] rien de bon
       *[other] { $cards }
    }
event-deal =
    { $seat-is ->
        [you] Tu reçois { drawn }.
       *[other] { $seat } reçoit { drawn }.
    }
event-draw =
    { $seat-is ->
        [you] Tu pioches { drawn-with-indigestions }
       *[other] { $seat } pioche { drawn-with-indigestions }
    }
drawn-with-indigestions =
    { $spoilt ->
        [0] { drawn }.
       *[other]
            { $count ->
                [0] { indigestions } !
               *[other] { drawn } et { indigestions } !
            }
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
       *[other] { $cards }
    }
event-token =
    { $tokens ->
        [2]
            { $seat-is ->
                [you] Tu prends ton deuxième jeton. Encore un, et c’est fini !
               *[other] { $seat } prend son deuxième jeton. Encore un, et c’est fini !
            }
       *[other]
            { $seat-is ->
                [you] Tu prends ton { nth } jeton.
               *[other] { $seat } prend son { nth } jeton.
            }
    }
nth =
    { $tokens ->
        [1] premier
       *[other] troisième
    }
event-no_dish =
    { $seat-is ->
        [you] Tu n’as aucun plat pour commencer.
       *[other] { $seat } n’a aucun plat pour commencer.
    }
event-add =
    { $seat-is ->
        [you] Tu ajoutes une indigestion : il y en a { $spoilt } maintenant.
       *[other] { $seat } ajoute une indigestion : il y en a { $spoilt } maintenant.
    }
event-decline =
    { $seat-is ->
        [you] Tu n’ajoutes pas d’indigestion.
       *[other] { $seat } n’ajoute pas d’indigestion.
    }
event-round =
    { $seat-is ->
        [you] Manche { $round } : { indigestions } parmi { $deck } cartes. Tu commences.
       *[other] Manche { $round } : { indigestions } parmi { $deck } cartes. { $seat } commence.
    }
event-reshuffle =
    { $count ->
        [one] La pioche est vide : une carte de la défausse est remélangée.
       *[other] La pioche est vide : { $count } cartes de la défausse sont remélangées.
    }
event-end = Le concours est fini !

## Coups.

move-start = commencer avec un { $dish }
move-serve = servir un { $dish }
move-eat = manger
move-play = { named }
move-choose =
    { $seat-is ->
        [opponent] « Toi, là » contre { $seat-key }
       *[other] « Toi, là » contre { $seat }
    }
move-skip = esquiver avec deux { $dish }
move-add = Oui, une de plus
move-pass = Non, on en reste là

## Score.

score-tokens = jetons pris : { $count }
score-tie-break = cartes en main, en cas d’égalité : { $hand }

reason-fewest-tokens = le moins de jetons
reason-equal-tokens-most-cards-in-hand = à égalité de jetons, le plus de cartes en main
reason-equal-tokens-and-cards-shared = égalité de jetons et de cartes

## Réglages.

option-dishes = combien de chaque plat : de dix-sept 2 jusqu’à sept 7, ou douze de chaque
    .title = Les plats
    .choice-falling = Les gros sont rares
    .choice-even = Douze de chaque
option-skip_changes_dish = une esquive doit amener un autre plat que celui en jeu ; sinon, toute paire convient
    .title = Une esquive change de plat
option-reminders = montrer les cartes que tout le monde a vues arriver dans une main ; sinon, il faut s’en souvenir
    .title = Aide-mémoire

## Ce qu’il faut faire maintenant.

must-start = maintenant, commence une pile avec un plat
must-turn = maintenant, sers, mange, joue une action ou esquive
must-add = maintenant, dis si tu ajoutes une indigestion, oui ou non

## Pourquoi ce n’est pas possible.

refusal-no-dish = il n’y a pas de { $card } ({ $card-key }) dans ta main
refusal-no-action = tu n’as pas « { $card } » en main
refusal-other-dish = le plat en jeu est { $card } ({ $card-key }), et on ne sert que celui-là
refusal-no-pair = une esquive demande deux plats pareils, et tu n’as pas deux fois { $card } ({ $card-key })
refusal-same-dish = une esquive doit changer de plat, et { $card } ({ $card-key }) est déjà en jeu
refusal-no-seat = il n’y a pas de place { $number }
refusal-yourself = tu ne peux pas te choisir toi-même

## Pourquoi une table ne peut pas être préparée ainsi.

arrange-seats = { $what } : il n’y a que { $seats } places
arrange-stack = stack : un plat, puis les mêmes et des actions par-dessus
arrange-unknown-card = il n’y a pas de carte « { $name } »
arrange-none-left = il ne reste plus de « { $name } »
arrange-known = la place { $number } n’a pas autant de « { $name } »
arrange-tokens = tokens : personne n’en a plus de { $most } tant que la partie dure
arrange-spoilt = spoilt : une au début, une de plus par jeton au maximum, six en tout

## Les règles en bref.

rules-idea =
    Un concours de gloutons. Une pile de plats fait le tour et grandit. La manger, c’est piocher autant de cartes
    qu’elle en vaut, et quelque part dans la pioche attend l’indigestion. Le but : le moins de jetons à la fin.
    .heading = L’idée
rules-turn =
    Servir : pose le même plat que celui qui est en jeu ; la pile grandit.

    Manger : pioche autant de cartes que les plats en valent ensemble, et une de plus pour chaque Du Rab. Tout le monde les
    voit, et elles sont à toi. La pile disparaît, et tu commences la suivante avec un plat de ta main.

    Agir : Du Rab agrandit la pile d’une carte, Demi-tour la renvoie, « Toi, là » choisit qui joue ensuite.

    Esquiver : pose deux plats pareils, quel que soit celui qui est en jeu. La pile disparaît, et l’un des deux en commence une
    nouvelle.

    Si ta main est vide, tu pioches d’abord trois cartes, que les autres ne voient pas.
    .heading = Ton tour, au choix
rules-indigestion =
    Si tu en pioches une, ou plusieurs d’un coup, tu prends un jeton et la manche est finie, mais tu gardes les autres
    cartes. Tout est mélangé sauf les mains, indigestions comprises. Tu peux en ajouter une de plus, jusqu’à six, et tu
    commences la pile suivante. On repart dans le sens horaire.
    .heading = L’indigestion
rules-end =
    Dès que quelqu’un prend un troisième jeton, c’est fini. On gagne avec le moins de jetons ; à égalité, avec le plus
    de cartes en main.
    .heading = La fin

unit-token =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }

## Les groupes de cartes, comme titres.

cards-dish = Plats
cards-action = Actions
cards-indigestion = Indigestion

## Pourquoi un conseil est bon : ce qu’un coup apporte. $percent est le risque d’indigestion en mangeant.

because-eats =
    { $percent ->
        [0] Aucun risque. Les { $total } cartes sont à toi, et tu commences la pile suivante.
        [100] Tu pioches { $total } cartes, avec une indigestion assurée.
       *[other] Tu pioches { $total } cartes ({ $percent } % de risque d’indigestion), puis tu commences la pile suivante.
    }
because-passes =
    { $percent ->
        [0] La pile passe à { $seat } : { $total } cartes, sans aucun risque.
        [100] La pile passe à { $seat } : { $total } cartes, avec une indigestion assurée.
       *[other] La pile passe à { $seat } : { $total } cartes, { $percent } % de risque.
    }
because-third-token =
    { $seat-is ->
        [you] Ce serait ton troisième jeton, et la fin de la partie.
       *[other] Ce serait un troisième jeton pour { $seat }, et la fin de la partie.
    }
because-skips = L’ancienne pile, de { $total } cartes, disparaît.
because-comes-back =
    { $count ->
        [one] Si elle te revient, tu peux encore servir un { $dish }.
       *[other] Si elle te revient, tu peux encore servir { $count } fois un { $dish }.
    }
because-more-indigestions = Ça fera { $spoilt } indigestions : manger sera plus risqué pour tout le monde.
because-no-more-indigestions =
    { $spoilt ->
        [1] On en reste à une indigestion : c’est plus sûr pour tout le monde.
       *[other] On en reste à { $spoilt } indigestions : c’est plus sûr pour tout le monde.
    }
