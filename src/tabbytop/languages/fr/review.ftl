### Bilan d’une partie finie : `tabbytop review`, et « Bilan » sur la page.

not-over = cette partie n’est pas finie, et un bilan dévoilerait des cartes cachées
no-review = { $game } n’a pas de bilan
progress = On y réfléchit encore… { $percent } %

## Un coup qui a coûté quelque chose.

clear =
    { $count ->
        [one] Une erreur nette.
       *[other] { $count } erreurs nettes, la pire en haut.
    }
nothing-clear = Bien joué : aucune erreur nette.
clear-chance =
    { $count ->
        [one] Une erreur nette : la chance de gagner a baissé d’un point de pourcentage ou plus.
       *[other]
            { $count } erreurs nettes, la pire en haut : à chaque fois, la chance de gagner a baissé d’un point de
            pourcentage ou plus.
    }
nothing-clear-chance = Bien joué : aucun coup n’a clairement fait baisser la chance de gagner d’un point de pourcentage.
made = Coup { $number } : { $move }
better = Mieux : { $move }
reasons-to = Pour { $seat } : « { $reasons } »
loss-chance =
    { $amount ->
        [one]
            La chance de gagner a baissé de { $amount } point de pourcentage (sûr à 95 % : entre { $low } et { $high }).
       *[other]
            La chance de gagner a baissé de { $amount } points de pourcentage (sûr à 95 % : entre { $low } et
            { $high }).
    }
loss-strokes =
    { $count ->
        [one] Ce coup a coûté le temps d’un geste.
       *[other] Ce coup a coûté le temps de { $count } gestes.
    }
loss-rules =
    { $count ->
        [one] Ce coup a enfreint une règle que l’on pouvait connaître.
       *[other] Ce coup a enfreint { $count } règles que l’on pouvait connaître.
    }

## Une somme de trois lignes.

sum-chance = Résultat, comparé à des chances égales
sum-strokes = Gestes perdus
sum-rules = Règles des autres enfreintes
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

how-chance =
    Chaque décision a été rejouée sur des tables imaginées d’après ce que l’on pouvait savoir à ce moment-là. La
    recherche la plus forte y a cherché le meilleur coup, puis la partie a continué jusqu’au bout après ce coup et après
    le coup joué, avec les mêmes cartes. La chance de gagner est une estimation de cette recherche.
how-strokes =
    Un enregistrement n’a pas d’horloge. Le temps est compté en gestes : ceux qui n’ont pas fait avancer la carte, et
    ceux que la plus rapide des autres pattes a faits pendant une pause.
how-rules = On pouvait connaître une règle quand quelqu’un qui n’oublie rien l’aurait jugée probable, d’après tout ce qui a été vu et entendu.
