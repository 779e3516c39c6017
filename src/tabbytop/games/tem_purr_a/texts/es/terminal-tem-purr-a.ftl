### Tem-Purr-A en la terminal.

## Nombres cortos de las cartas: 7 letras como mucho.

short-card-2 = Arroz
short-card-3 = Dango
short-card-4 = Camarón
short-card-5 = Salmón
short-card-6 = Gyoza
short-card-7 = Fideos
short-card-plus = Repetir
short-card-reverse = Vuelta
short-card-choose = Eh, tú

## El título.

heading-rule =
    { $clockwise ->
        [yes] como el reloj · la tercera ficha y fin
       *[no] al revés del reloj · la tercera ficha y fin
    }
round = ronda { $round }
the-end = el final

## La mesa.

nothing-yet = Aún no hay nada en la mesa.
contest-over = Se acabó el concurso.
indigestion =
    { $count ->
        [1] ¡Empacho!
       *[other] ¡Empacho ×{ $count }!
    }
to-eat =
    a comer: { $count ->
        [1] { $dish }
       *[other] { $count } × { $dish }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
deck-cards =
    { $count ->
        [one] carta en el mazo
       *[other] cartas en el mazo
    }
deck-indigestions =
    { $count ->
        [1] Empacho
       *[other] Empachos
    }
deck-risk = riesgo al comer
deck-drawn = robadas: { $count }
hand-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
percent = { $percent } %

## Lo que solo muestra una pantalla grande, o la orden `mesa`.

discard =
    Descartes: { $pile ->
        [none] ninguno
       *[other] { $pile }
    }
unseen = En el mazo o en una mano: { $pile }
supply = Empachos fuera del juego: { $left } de { $all }
known =
    { $seat-is ->
        [you] En tu mano, con seguridad: { $pile }
       *[other] En la mano { $seat-of }, con seguridad: { $pile }
    }

## La mano y las respuestas.

no-cards = sin cartas
hand =
    Tu mano: { $pile ->
        [none] vacía
       *[other] { $pile }
    }
do-start = abre
do-serve = sirve
do-skip = esq.
do-play = juega
eat = comer { $total }
eat-about =
    { $total ->
        [one] una carta a tu mano, { $percent } de Empacho
       *[other] { $total } cartas a tu mano, { $percent } de Empacho
    }
slip-in = Sí, uno más
no-more = No, déjalo así

## Ayuda.

copies = { $text } ({ $count })
screen-help =
    En esta pantalla: escribe un plato para servirlo o empezar, dos veces para esquivar con dos (33), 1 para comer.
    Los números están debajo de tus cartas. `cartas` dice qué hace cada carta.
