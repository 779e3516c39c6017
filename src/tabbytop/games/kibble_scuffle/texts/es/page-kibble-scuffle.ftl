### Kibble Scuffle en la página: tres cuencos en el centro, gatos alrededor, tu mano abajo.

bowl =
    { $bowl ->
        [1] Cuenco del pez
        [2] Cuenco del ratón
       *[3] Cuenco del pájaro
    }
# Dentro de una frase.
bowl-inside =
    { $bowl ->
        [1] cuenco del pez
        [2] cuenco del ratón
       *[3] cuenco del pájaro
    }
bowl-short =
    { $bowl ->
        [1] Pez
        [2] Ratón
       *[3] Pájaro
    }
card = Carta
item = objeto
first = 1.º

## El plato debajo de un cuenco.

plate-count = { $counted } de { $full }
plate-enough = { $counted }: a cenar, si nadie se va
plate-enough-short = { $counted }: ¿a cenar?
plate-eats = { $counted }: ¡a cenar!
# Comen ahora: tantos gatos aún no han comido.
plate-hungry = { $count } con hambre
plate-sum = { $counted } + { $title } = { $total } de { $full }
plate-sum-enough = { $counted } + { $title } = { $total }. A cenar, si nadie se va
plate-makes =
    { $total ->
        [one] sería { $total } de { $full }
       *[other] serían { $total } de { $full }
    }
plate-makes-enough = serían { $total }: ¿a cenar?
plate-item = { $title }, y luego un gato
plate-trade =
    { $gets ->
        [one] { $gets } punto por { $gives }
       *[other] { $gets } puntos por { $gives }
    }
plate-serve = { points } para comer
plate-laser = ¡Hay que jugar aquí!
plate-closed = Aquí no entra nadie

## Quién se sienta a la mesa.

seat-eats-first = come primero
seat-plays-next = va después
seat-turn = juega
seat-goal = meta: { $goal }
seat-with = con { $name }
seat-with-you = contigo
seat-of = de { $name }
seat-yours = tuyo
seat-hand = { $count } en la mano
seat-known = en la mano, con seguridad: { $titles }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
seat-about = { $name }: bocados, descartes y mano
seat-box = La caja de comida: { $name }

## Los montones, y la hoja que muestra lo que hay en ellos.

piles-draw = en el mazo
piles-discard = descartes
piles-look-deck =
    { $count ->
        [one] Te queda { $count } en el mazo. Mirar qué queda
       *[other] Te quedan { $count } en el mazo. Mirar qué queda
    }
piles-look-discard =
    { $count ->
        [one] Tienes { $count } descarte. Mirarlo
       *[other] Tienes { $count } descartes. Mirarlos
    }
piles-deck-title = Queda en tu mazo
piles-deck-order = Sin orden: lo que viene ahora, quién sabe.
piles-discard-title = { $name }: descartes
piles-your-discard = Tus descartes
piles-empty = No hay nada. Ni un bigote.
piles-cubes = Comido
piles-hand = Mano
piles-deck = Mazo
piles-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
piles-left-out = Fuera del mazo
piles-box = En la caja de comida
piles-of-value = { $count } × { $value }
piles-times = ×{ $count }

## Preguntas que la página hace paso a paso.

ask-where = { $title }. ¿En qué cuenco?
ask-copy-whom = El Gato copión mira en tus descartes. ¿A quién imita?
ask-copy-where = Gato copión como { $title }. ¿En qué cuenco?
ask-where-to = { $title }: ¿adónde corre?
ask-eats = { $title }: ¿qué come?
ask-eats-more = Un { $value }, ¿y…?
ask-only = Solo el { $value }
ask-and = y un { $value }
ask-cube = Un { $value }
# La única respuesta: este gato come este bocado.
ask-cat-cube = { $title }: un { $value }
ask-other = Otra carta
ask-back = Atrás
ask-swap = Tu { $gives } por el { $gets } de { $name }
ask-next = Después va { $name }.
ask-then-you = Después va { $name }, y luego tú.
ask-you-next = Después vas tú.
# Debajo de la pregunta en la cena: no hay comida para todos.
note-hungry =
    { $cubes ->
        [one] { $cubes } bocado para { $cats } gatos: el resto se va con hambre.
       *[other] { $cubes } bocados para { $cats } gatos: el resto se va con hambre.
    }
note-last-dinner = La partida acaba después de esta cena.
note-no-kitten = No tienes otro Gatito en la mano.
note-arrives = Un gato que cambia de cuenco repite su truco.

## Antes de la partida: qué cartas se quedan fuera y con cuáles se empieza.

build-deck = Tus cartas
build-out = Se queda fuera
build-hand = Para empezar
build-omit = Dejar fuera:
build-hold = Empezar con:

## Nombres de cosas, para quien oye la página.

label-bowls = Los tres cuencos
label-hand = Tu mano
label-card = { $title }. { $text }
label-others = El resto
label-bowl-state = { bowl }: { $counted } de { $full } gatos, comida: { $cubes }
label-bowl-empty = { bowl }: { $counted } de { $full } gatos, sin comida
label-cat = Tu { $title }, { bowl-inside }
label-cat-of = { $title } de { $name }, { bowl-inside }
label-cube = Un { $value } en el { bowl-inside }
label-cube-of = Un { $value } de { $name }
label-chooses = Elige: { $words }
