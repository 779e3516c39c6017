### Repaso de una partida terminada: `tabbytop review`, y «Repaso» en la página.

not-over = esta partida no ha terminado, y un repaso descubriría cartas ocultas
no-review = { $game } no tiene repaso
progress = Pensándolo todo otra vez … { $percent } %

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
reasons-to = Para { $seat }: «{ $reasons }»
loss-chance = Costó { $amount } puntos porcentuales de la probabilidad de ganar: entre { $low } y { $high }, con un 95 % de confianza.
loss-strokes =
    { $count ->
        [one] Costó el tiempo de un gesto.
       *[other] Costó el tiempo de { $count } gestos.
    }
loss-rules =
    { $count ->
        [one] Rompió una regla que se podía saber.
       *[other] Rompió { $count } reglas que se podían saber.
    }

## Una suma de tres líneas.

sum-chance = Resultado, comparado con igualdad de probabilidades
sum-strokes = Gestos perdidos
sum-rules = Reglas de otras manos rotas
sum-decisions =
    { $seat-is ->
        [you] Tus decisiones
       *[other] Decisiones { $seat-of }
    }
sum-rest = La suerte y el juego de los demás
plus = +{ $number }
minus = −{ $number }
points = { $amount } puntos
points-about = { $amount } puntos, con un margen de { $uncertain }

## De dónde salen los números.

how-chance = Cada decisión se sopesó en mesas imaginadas a partir de lo que se podía saber entonces: la búsqueda más fuerte buscó la mejor jugada, y ambas se siguieron jugando con las mismas cartas. La probabilidad de ganar es una estimación de esa búsqueda.
how-strokes = Una partida guardada no tiene reloj. El tiempo se cuenta en gestos: los que no acercaron la carta y los que hizo la otra zarpa más rápida durante una pausa.
how-rules = Una regla se podía saber si alguien que no olvida nada la habría creído probable, por todo lo visto y oído.
