### Ce qu’affichent `tabbytop sim`, `tabbytop arena` et `tabbytop puzzles`. Les titres des colonnes sont courts.

## Titres des colonnes.

column-seat = place
column-turn = joue
column-wins = gagne
column-interval = int. à 95 %
column-score = points
column-decisions = décisions
column-mean = moy.
column-least = min.
column-median = méd.
column-most = max.
column-bot = bot
column-rating = force
column-decision = réflexion
column-games = parties
column-ahead = devant
turn =
    { $place ->
        [0] 1er
        [1] 2e
        [2] 3e
        [3] 4e
        [4] 5e
        [5] 6e
        [6] 7e
        [7] 8e
       *[other] { $number }e
    }
percent = { $share } %
fair = juste { $share }
average = moyenne { $rating }

## Ce qui a été joué.

sim-played =
    { $games ->
        [one] { $games } partie, { $seats ->
            [one] { $seats } place
           *[other] { $seats } places
        }, graine { $seed }
       *[other] { $games } parties, { $seats ->
            [one] { $seats } place
           *[other] { $seats } places
        }, graines { $seed } à { $last }
    }
arena-played =
    { $planned ->
        [none] { $games ->
            [one] { $games } partie
           *[other] { $games } parties
        }
       *[other]
            { $games ->
                [one] { $games } partie
               *[other] { $games } parties
            } sur { $planned }
    }, { $sides ->
        [none] { $seats } places
       *[other] { $seats } places en { $sides } camps
    }
arena-stopped = arrêté avant la fin
arena-deals =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à partir de la graine { $seed }, toutes les rotations ; décisions : { $decisions }

## Le verdict.

alone = En solo, on gagne { $share } % des parties ({ $low } % à { $high } %).
share-of-seat = la place { $place } ({ $share } %)
share-of-turn =
    { $place ->
        [0] qui joue en premier
        [1] qui joue en deuxième
        [2] qui joue en troisième
        [3] qui joue en quatrième
        [4] qui joue en cinquième
        [5] qui joue en sixième
        [6] qui joue en septième
        [7] qui joue en huitième
       *[other] qui joue en { $number }e
    } ({ $share } %)
compared-above =
    { $what ->
        [seats] Places
       *[turns] Ordre du jeu
    } : au-dessus des { $fair } % équitables, { $above } ; là, l’intervalle exclut la part équitable.
compared-below =
    { $what ->
        [seats] Places
       *[turns] Ordre du jeu
    } : au-dessous des { $fair } % équitables, { $below } ; là, l’intervalle exclut la part équitable.
compared-both =
    { $what ->
        [seats] Places
       *[turns] Ordre du jeu
    } : au-dessus des { $fair } % équitables, { $above } ; au-dessous, { $below } ; là, l’intervalle exclut la part équitable.
compared-alike =
    { $what ->
        [seats] Places
       *[turns] Ordre du jeu
    } : aucun avantage visible ; les { $fair } % équitables sont dans les { $count } intervalles.
different-bots = Les places n’avaient pas les mêmes bots : ces chiffres montrent la place et le bot ensemble.
caution = Chaque intervalle passe à côté de la vraie valeur une fois sur vingt : sur { $seats } places égales, au moins une s’écarte par pur hasard dans environ { $reports } rapports sur 100.
blur =
    { $games ->
        [one] Avec { $games } partie
       *[other] Avec { $games } parties
    }, les écarts de moins d’environ { $points } points de pourcentage ne se voient pas.
pair-clear = { $bot } bat nettement { $other } : devant dans { $share } % de leurs rencontres{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-upset = { $bot } a plus de force, mais { $other } le bat nettement : { $bot } est devant dans { $share } % de leurs rencontres{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-alike = Entre { $bot } et { $other }, aucune différence visible : { $bot } est devant dans { $share } % de leurs rencontres{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
not-met = { $bot } et { $other } ne se sont pas rencontrés.
others-clear = Dans toutes les autres paires, le bot le mieux classé est nettement devant.
others-unclear = Sur les { $all } autres paires, { $count } ne sont pas nettes.
pairs-unclear = Pas nettes non plus : { $pairs }.
against = { $bot } contre { $other }
single-deal = Une seule donne ne dit rien de la différence avec les autres : fais jouer plus de parties.
arena-blur =
    { $deals ->
        [one] Avec { $deals } donne
       *[other] Avec { $deals } donnes
    }, une avance de moins d’environ { $points } points de pourcentage sur la moitié ne se voit pas.
absent = Pas encore de donne entière : { $bots } ; fais jouer plus de parties.
lost-seat =
    { $seat ->
        [none] { $bot }
       *[other] { $bot } (place { $seat })
    } a échoué, et des coups au hasard ont pris le relais, dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $why }.

## Sous les tableaux.

sim-legend = ▲ ▼ l’intervalle exclut la part équitable. Victoires : intervalle de Wilson ; points : t de Student.
shared =
    { $games ->
        [one] { $games } partie a été gagnée à plusieurs, à parts égales.
       *[other] { $games } parties ont été gagnées à plusieurs, à parts égales.
    }
arena-legend = Force : celle d’openskill ; { $average } est ici la moyenne, et avec { $lead } de plus on finit devant dans 3 parties sur 4. Devant : en pour cent des rencontres, un rang partagé compte pour moitié. ▲ ▼, en vert et en rouge : l’intervalle exclut la part équitable, ou la moitié. Les intervalles sont à 95 % ; les parties d’une donne comptent ensemble.
sides = Des places qui partagent toujours le même rang forment un camp et ont le même bot.
no-room = avec { $count } bots, pas de place ici pour dire qui est devant qui ; --json le dit
sim-speed = { $time } s : { $amount } parties et { $shown } décisions par seconde.

## Pendant les parties, et après Ctrl-C.

progress-games = parties
progress-left = encore
speed-games = { $amount } par seconde
speed-seconds = { $amount } s par partie
stopped = arrêté après { $count } parties sur { $games }
stopped-early = arrêté après { $count } parties sur { $games }, avant la fin d’une donne : rien à raconter

## Ce qui ne peut pas se jouer.

no-games = une simulation a au moins une partie, pas { $games }
no-workers = il faut au moins un processus, pas { $workers }
seed-too-large = cette graine est beaucoup trop grande
arena-games = un tournoi a de 1 à { $most } parties, pas { $games }
arena-seats = un tournoi a au moins deux places, pas { $seats }
arena-bots = un tournoi a au moins deux bots, pas { $count }
bot-twice = { $bot } est là deux fois : un bot a besoin d’autres à battre
nobody-to-beat = { $game } n’a personne à battre ici : en { $amount } parties, les { $seats } places ont partagé un seul rang
nothing-to-report = aucune donne n’a été jouée dans toutes les rotations : rien à raconter

## `tabbytop puzzles`

puzzles-counted = parties : { $games }, positions : { $looked }, nettes : { $clear }, avec dix fois plus de recherche : { $survived }{ $share ->
        [none] { "" }
       *[other] { " " }({ $share } %)
    }, jusqu’à la fin : { $lasting }, { $level } est d’accord : { $agreed }
puzzle-mined =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    } ; { $tally } : { $move } ({ $level })
puzzle-fails = l’énigme { $number } ne tient plus : { $move } ({ $level })
puzzles-hold = { $count } sur { $all } tiennent
