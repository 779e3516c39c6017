### Repaso de una partida terminada: `tabbytop review`, y «Repaso» en la página.

not-over = esta partida no ha terminado, y un repaso descubriría cartas ocultas
no-review = { $game } no tiene repaso
progress = Pensando en tus decisiones … { $percent } %

## Una jugada que costó algo.

clear =
    { $count ->
        [one] Una jugada costó algo con claridad.
       *[other] { $count } jugadas costaron algo con claridad. La peor va primero.
    }
nothing-clear = Bien jugado: ninguna jugada costó nada con claridad.
clear-chance =
    { $count ->
        [one] Una jugada costó con claridad al menos un punto porcentual de la probabilidad de ganar.
       *[other] { $count } jugadas costaron con claridad al menos un punto porcentual de la probabilidad de ganar. La peor va primero.
    }
nothing-clear-chance = Bien jugado: ninguna jugada costó con claridad ni un punto porcentual de la probabilidad de ganar.
made = Jugada { $number }: { $move }
better = Mejor: { $move }
loss-chance = Costó { $amount } puntos porcentuales de la probabilidad de ganar: entre { $low } y { $high }, con un 95 % de confianza.
loss-strokes =
    { $count ->
        [one] Costó el tiempo de un gesto.
       *[other] Costó el tiempo de { $count } gestos.
    }
loss-rules =
    { $count ->
        [one] Rompió una regla que podías haber sabido.
       *[other] Rompió { $count } reglas que podías haber sabido.
    }

## Una suma de tres líneas.

sum-chance = Resultado, comparado con igualdad de probabilidades
sum-strokes = Gestos perdidos
sum-rules = Reglas de otras manos rotas
sum-decisions = Tus decisiones
sum-rest = La suerte y el juego de los demás
plus = +{ $number }
minus = −{ $number }
points = { $amount } puntos
points-about = { $amount } puntos, con un margen de { $uncertain }

## De dónde salen los números.

how-chance = Cada decisión se sopesó en mesas imaginadas a partir de lo que sabías entonces: la búsqueda más fuerte buscó la mejor jugada, y ambas se siguieron jugando con las mismas cartas. La probabilidad de ganar es una estimación de esa búsqueda.
how-strokes = Una partida guardada no tiene reloj. El tiempo se cuenta en gestos: los que no acercaron tu carta y los que hizo la otra zarpa más rápida mientras la tuya paraba.
how-rules = Podías haber sabido una regla si alguien que no olvida nada la habría creído probable, por lo que viste y oíste.
