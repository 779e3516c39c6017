### Repaso de una partida terminada: `tabbytop review`, y «Repaso» en la página.

not-over = esta partida no ha terminado, y un repaso descubriría cartas ocultas
no-review = { $game } no tiene repaso
progress = Pensándolo todo otra vez… { $percent } %

## Una jugada que costó algo.

clear =
    { $count ->
        [one] Hay una jugada que salió claramente cara.
       *[other] Hay { $count } jugadas que salieron claramente caras. Primero, la peor.
    }
nothing-clear = Bien jugado: ninguna jugada salió claramente cara.
clear-chance =
    { $count ->
        [one] Hay una jugada que bajó claramente la probabilidad de ganar, al menos un punto porcentual.
       *[other] Hay { $count } jugadas que bajaron claramente la probabilidad de ganar, al menos un punto porcentual cada una. Primero, la peor.
    }
nothing-clear-chance = Bien jugado: ninguna jugada bajó claramente la probabilidad de ganar, ni siquiera un punto porcentual.
made = Jugada { $number }: { $move }
better = Mejor: { $move }
reasons-to = Para { $seat }: «{ $reasons }»
loss-chance = Bajó la probabilidad de ganar en { $amount } puntos porcentuales (entre { $low } y { $high }, con un 95 % de confianza).
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

sum-chance = Resultado, frente a probabilidades iguales
sum-strokes = Gestos perdidos
sum-rules = Reglas ajenas rotas
sum-decisions =
    { $seat-is ->
        [you] Tus decisiones
       *[other] Decisiones { $seat-of }
    }
sum-rest = La suerte y el juego del resto
plus = +{ $number }
minus = −{ $number }
points = { $amount } puntos
points-about = { $amount } puntos, con un margen de { $uncertain }

## De dónde salen los números.

how-chance = Cada decisión se probó en mesas imaginadas que encajan con lo que se podía saber entonces. La búsqueda más fuerte buscó la mejor jugada; desde esa y desde la elegida se jugó hasta el final con las mismas cartas. La probabilidad de ganar es lo que calcula esa búsqueda.
how-strokes = Una partida guardada no tiene reloj. El tiempo se cuenta en gestos: los que no acercaron el dibujo al de la carta y los que, durante una pausa, hizo la más rápida de las otras patas.
how-rules = Una regla se podía saber si alguien que no olvida nada la hubiera creído probable, por todo lo visto y oído.
