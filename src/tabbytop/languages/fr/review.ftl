### Bilan d’une partie finie : `tabbytop review`, et « Bilan » sur la page.

not-over = cette partie n’est pas finie, et un bilan dévoilerait des cartes cachées
no-review = { $game } n’a pas de bilan
progress = On y réfléchit encore … { $percent } %

## Un coup qui a coûté quelque chose.

clear =
    { $count ->
        [one] Un coup a clairement coûté quelque chose.
       *[other] { $count } coups ont clairement coûté quelque chose. Le pire vient d’abord.
    }
nothing-clear = Bien joué : aucun coup n’a clairement coûté quelque chose.
clear-chance =
    { $count ->
        [one] Un coup a clairement coûté au moins un point de pourcentage de la chance de gagner.
       *[other] { $count } coups ont clairement coûté au moins un point de pourcentage de la chance de gagner. Le pire vient d’abord.
    }
nothing-clear-chance = Bien joué : aucun coup n’a clairement coûté ne serait-ce qu’un point de pourcentage de la chance de gagner.
made = Coup { $number } : { $move }
better = Mieux : { $move }
reasons-to = Pour { $seat } : « { $reasons } »
loss-chance = Cela a coûté { $amount } points de pourcentage de la chance de gagner : entre { $low } et { $high }, avec 95 % de confiance.
loss-strokes =
    { $count ->
        [one] Cela a coûté le temps d’un geste.
       *[other] Cela a coûté le temps de { $count } gestes.
    }
loss-rules =
    { $count ->
        [one] Cela a enfreint une règle que l’on pouvait connaître.
       *[other] Cela a enfreint { $count } règles que l’on pouvait connaître.
    }

## Une somme de trois lignes.

sum-chance = Résultat, comparé à des chances égales
sum-strokes = Gestes perdus
sum-rules = Règles d’autres mains enfreintes
sum-decisions =
    { $seat-is ->
        [you] Tes décisions
       *[other] Décisions { $seat-of }
    }
sum-rest = La chance et le jeu des autres
plus = +{ $number }
minus = −{ $number }
points = { $amount } points
points-about = { $amount } points, à { $uncertain } près

## D’où viennent les nombres.

how-chance = Chaque décision a été pesée sur des tables imaginées d’après ce que l’on pouvait savoir alors : la recherche la plus forte a cherché le meilleur coup, et les deux coups ont été joués plus loin avec les mêmes cartes. La chance de gagner est une estimation de cette recherche.
how-strokes = Un enregistrement n’a pas d’horloge. Le temps est compté en gestes : ceux qui n’ont pas avancé la carte, et ceux que l’autre patte la plus rapide a faits pendant une pause.
how-rules = On pouvait connaître une règle si quelqu’un qui n’oublie rien l’avait crue probable, d’après tout ce qui a été vu et entendu.
