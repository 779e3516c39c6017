### Kibble Scuffle en la terminal.

## Nombres cortos.

short-bowl-1 = Pez
short-bowl-2 = Ratón
short-bowl-3 = Pájaro

short-card-big-eyes = Ojazos
short-card-catnip = Hierbas
short-card-clumsy = Torpe
short-card-fat = Gordinflón
short-card-feral = Montés
short-card-fraidy = Miedoso
short-card-greedy = Glotona
short-card-house = Casera
short-card-mangy = Sarnoso
short-card-pounce = Saltarina
short-card-queen = Reina
short-card-tom = Matón
short-card-trickster = Pillo
short-card-alley = Buscavidas
short-card-lazy = Perezosa
short-card-mama = Mamá
short-card-copy = Copión

## El título.

phase-building = preparar mazos
phase-opening = elegir manos
phase-placement = turno { $turn }
phase-feeding = turno { $turn }: ¡a cenar!
phase-over = el final
rule-feeding =
    con { $goal } puntos se acaba · { $left ->
        [one] queda { $left } bocado
       *[other] quedan { $left } bocados
    }
rule-placement =
    { $full } gatos llaman a cenar, { $goal } puntos y fin · { $left ->
        [one] { $left } bocado
       *[other] { $left } bocados
    }
rule-teams =
    si alguien tiene { $goal } puntos, se acaba · { $left ->
        [one] queda { $left } bocado
       *[other] quedan { $left } bocados
    }

## Los cuencos.

no-food = sin comida
bowl-count = { $counted } de { $full }
bowl-eats = ¡a cenar!
bowl-closed = cerrado: ¡robot!
bowl-laser = { bowl-count } · láser
bowl-full = { bowl-count }: ¿a cenar?
bowl-almost = { bowl-count }: falta uno
two-places = cuenta como dos
returns = vuelve
first = 1.º
more-cats = +{ $count } más

## Quién juega.

points =
    { $points ->
        [1] pto
       *[other] ptos
    }
piles = mano { $hand } mazo { $deck } desc. { $discard }
box = caja

## Lo que solo muestra una pantalla grande, o la orden `mesa`.

whose-discard =
    { $seat-is ->
        [you] Tus descartes
       *[other] Descartes { $seat-of }
    }
discard =
    { whose-discard }: { $pile ->
        [none] ninguno
       *[other] { $pile }
    }
discard-seen = { discard } (vistas al ir a la mano: { $known })
box-content = En la caja de comida: { $three } × 3, { $two } × 2, { $one } × 1
deck-content =
    Queda en tu mazo: { $pile ->
        [none] nada
       *[other] { $pile }
    }

## La mano y las respuestas.

no-cards = sin cartas
hand =
    Tu mano: { $pile ->
        [none] vacía
       *[other] { $pile }
    }
left-out =
    Fuera hasta ahora: { $pile ->
        [none] nada
       *[other] { $pile }
    }
all-left-out = Fuera de los mazos
left-out-of =
    { $name }: { $pile ->
        [none] nada
       *[other] { $pile }
    }
cards-hint = `cartas` dice qué hace cada una.
calls-dinner = ! llama a cenar
copy-which = ¿como cuál?
copy-question = Gato copión: ¿como qué gato de tus descartes, y en qué cuenco?
back-to-hand = Enter: volver a tu mano
nothing-to-play = nada que jugar
discard-it = descartar
decline = No, gracias
cat-to = { $card } → { $bowl }
cat-of = { $card }, { $bowl }
cat-at = { $card } en el { $bowl }

forecast-priority =
    { $card-gender ->
        [f] allí se descarta: la { $card } come primero
       *[m] allí se descarta: el { $card } come primero
    }
forecast-unsure = ahora hay { $counted }
forecast = { $counted } + { $short } = { $total }
forecast-dinner = { $counted } + { $short } = { $total }: a cenar, si nadie se va

no-kitten = No puede venir ningún otro Gatito.
no-cat-follows = Ningún gato tuyo puede seguirlo allí.

## Ayuda.

advanced = { $text } (avanzada)
screen-help =
    En esta pantalla: 23 juega la segunda carta de tu mano en el tercer cuenco. Un ! significa cena segura;
    un ?, cena si ningún gato se va antes de que acabe el turno.
    `cartas` dice qué hace cada carta.
