### Bilan d’une partie finie : `tabbytop review`, et « Bilan » sur la page.

not-over = cette partie n’est pas finie, et un bilan dévoilerait des cartes cachées
no-review = { $game } n’a pas de bilan
progress = On y réfléchit encore… { $percent } %

## Un coup qui a coûté quelque chose.

clear =
    { $count ->
        [one] Un coup a clairement coûté quelque chose.
       *[other] { $count } coups ont clairement coûté quelque chose. Le pire vient d’abord.
    }
nothing-clear = Bien joué : aucun coup n’a clairement coûté quoi que ce soit.
clear-chance =
    { $count ->
        [one] Un coup a clairement coûté au moins un point de pourcentage de la chance de gagner.
       *[other] { $count } coups ont clairement coûté au moins un point de pourcentage de la chance de gagner. Le pire vient d’abord.
    }
nothing-clear-chance = Bien joué : aucun coup n’a clairement coûté ne serait-ce qu’un point de pourcentage de la chance de gagner.
made = Coup { $number } : { $move }
better = Mieux : { $move }
reasons-to = Pour { $seat } : « { $reasons } »
loss-chance =
    { $amount ->
        [one] Cela a coûté { $amount } point de pourcentage de la chance de gagner (sûr à 95 % : entre { $low } et { $high }).
       *[other] Cela a coûté { $amount } points de pourcentage de la chance de gagner (sûr à 95 % : entre { $low } et { $high }).
    }
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

how-chance = Chaque décision a été pesée sur des tables imaginées d’après ce que l’on pouvait savoir alors : la recherche la plus forte y a trouvé le meilleur coup, puis la partie a été poursuivie après celui-ci et après le coup joué, avec les mêmes cartes. La chance de gagner est une estimation de cette recherche.
how-strokes = Un enregistrement n’a pas d’horloge. Le temps est compté en gestes : ceux qui n’ont pas fait avancer la carte, et ceux que l’autre patte la plus rapide a faits pendant une pause.
how-rules = On pouvait connaître une règle quand quelqu’un qui n’oublie rien l’aurait jugée probable, d’après tout ce qui a été vu et entendu.
