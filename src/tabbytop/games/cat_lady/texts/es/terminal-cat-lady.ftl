### Cat Lady en la terminal.

## Signos: una letra cada uno, distinta dentro de su grupo.

letter-black = N
letter-orange = J
letter-white = B
letter-gray = G

letter-chicken = p
letter-tuna = a
letter-milk = l
letter-wild = c
letter-treat = g

## La línea de arriba.

turn-of = tu turno { $turn } de { $turns }
guides = guía al gato rival
phase-opening = antes del primer turno
phase-turns = turno { $turn }
phase-choupette = la hora de Choupette
phase-feeding = hora de cenar
phase-over = el final
cards-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
if-it-ended = { $sum } si acabara ahora

## La cuadrícula.

line-name = { $line }
any-of-three = { letter-chicken }, { letter-tuna } o { letter-milk }
feeds-any = para cualquiera
each-box = 1 por cada caja
printed-toy =
    juguete
    por series
printed-costume =
    disfraz
    quien más: 6
printed-catnip =
    2 o más
    una sola: -2
printed-lost-cat =
    dos: callejero
    o 2 puntos
printed-spray-bottle = espanta al gato
printed-brush =
    cambia un gato
    por otro
printed-laser-pointer =
    dos cartas
    un turno entero
printed-shopping-bag =
    { letter-chicken } { letter-tuna } { letter-milk } para ti
    2 al resto

# Como mucho 7 letras.
per-black = negro
per-orange = naranja
per-white = blanco
per-chicken = pollo
per-tuna = atún
per-milk = leche
per-one-food = 1 rac.
per-two-food = 2 rac.
per-multicoloured = colores
per-three-colours = trío
per-other-cat-of-its-food = otro
per-food-eaten = ración
per-tuna-chicken-and-milk-eaten = menú
per-costume = disfraz
per-toy = juguete
per-point-of-your-toy-sets = pto jug
per-spray-bottle-or-lost-cat = carta
per-goal = meta

## Debajo de la cuadrícula.

strays = Callejeros
no-strays = ya todos tienen casa
goals = Metas
pool = reserva:
goal-needed = { $needed } { $short }
short-goal-fed-cats = gatos
short-goal-toys = juguetes
short-goal-costumes = disfraces
short-goal-catnip = hierba
short-goal-multicoloured = de colores
short-goal-one-food = de 1 ración
short-goal-two-food = de 2 raciones
short-goal-tuna-cats = comen atún
short-goal-chicken-cats = comen pollo
short-goal-milk-cats = toman leche

## Quién juega.

cat-count =
    { $count ->
        [one] { $count } gato
       *[other] { $count } gatos
    }
box-count =
    { $count ->
        [one] { $count } caja
       *[other] { $count } cajas
    }
hand-size = mano { $count }
hand-short = m{ $count }
no-food = sin comida
cats-are = gatos: { $listed }
boxes-are = cajas: { $listed }
hand-are = mano: { $listed }
counted = { $count } × { $item }
no-cards = sin cartas
nothing = nada

## Contra quién se juega a solas.

last-card = Su última carta: { $card }
began-with = Empezó con { $starting }
its-hand = Su mano: { $listed }

## Lo que tienes.

your-food = Tu comida
your-hand = Tu mano
your-hand-is = Tu mano: { $listed }
discarded = Descartes: { $listed }
toys = juguetes { $count }
costumes = disfraces { $count }
no-costume = sin disfraz
catnip = hierba { $count }
points-in-tokens =
    { $points ->
        [one] { $points } punto en monedas
       *[other] { $points } puntos en monedas
    }
more-in-table = … { $count } más: `mesa`
your-cats = Tus gatos
fed-now =
    { $fed ->
        [one] come { $fed } de { $all } por ahora: `plan` muestra cómo
       *[other] comen { $fed } de { $all } por ahora: `plan` muestra cómo
    }
none-yet = aún ninguno
boxes = Cajas
boxes-filled = { $filled } de { $all } llenas, { points }

## Respuestas con número.

list-spray = rociador: el gato de madera corre…
list-brush = cepillo: cambiar un gato…
list-laser = puntero láser: dos cartas cualesquiera…
list-goals = cambiar una meta compartida…
swap-goal = cambiar { $away } por { $back }
end-after = acabar mi turno
end-choupette = no: luego solo la alimenta una golosina
end-pick = ninguna carta más
end-fresh = nada más
unvalued-note = ? los puntos no cuentan disfraces, gatos perdidos, bolsas ni cartas para jugar
back-to-turn = Enter: volver a tu turno

ask-spray = ¿Adónde corre el gato de madera?
ask-brush = ¿Cuál de tus gatos pasa a la cuadrícula?
ask-brush-second = { $cat } se va: ¿qué gato de la cuadrícula viene?
ask-laser = Dos cartas de la cuadrícula por todo tu turno: ¿cuál primero?
ask-laser-second = La carta de { $cell }, ¿y cuál con ella?
ask-goals = ¿Qué meta se va, y cuál viene?

## Dar de comer al final.

tokens-left = Fichas que quedan
none = ninguna
what-gets = ¿Qué recibe { $cat }?
wants = pide { $letters }
eaten =
    { $eaten-key ->
        [none] { $food }
       *[other] { $food } como { $eaten }
    }
everything-back = quitárselo todo
no-cats = No tienes gatos.
nothing-fed = aún sin comer
done = ya está
fed-in-part = Hay un gato a medio comer.
feed-hint = `plan`: la mejor manera de darles de comer; `seguir`: hacerlo.
back-to-cats = Enter: volver a tus gatos
nothing-to-feed = No hay nada que puedas dar de comer a nadie.

## La página de `plan`.

plan-now = Si acabara ahora: { points }
plan-now-note =
    Con lo que tienes ahora: sin el premio de los disfraces, las metas compartidas ni el precio de la comida sobrante, que
    nadie conoce aún.
plan-best = El mejor plan: { points }
plan-best-note = Si el resto da de comer lo mejor que puede.
the-rest = Lo demás
points-total = puntos
left-over = Sobra
still-missing = Aún falta
some-of = { $count } de { $letters }
follow-hint = `seguir` les da de comer así, y ya está.

## Cómo se lee la pantalla.

help-screen =
    En esta pantalla: los números de los bordes de la cuadrícula toman una fila o columna, y al lado está lo que eso cambiaría si
    la partida acabara ahora. Un ? detrás dice que ahí no se cuenta alguna carta: un disfraz, cuyo premio nadie conoce aún, o
    un gato perdido, una bolsa u otra carta que se juega.

    { legend }

    Al dar de comer puedes cambiar de idea hasta que digas `done`. `plan` muestra el mejor plan, `seguir` lo sigue; durante la
    partida, `plan` dice cómo vas y qué les falta a tus gatos con hambre.
legend =
    Los signos: los gatos negros, naranjas, blancos y grises son { letter-black } { letter-orange } { letter-white }
    { letter-gray }; el pollo, el atún y la leche son { letter-chicken } { letter-tuna } { letter-milk }, el comodín es
    { letter-wild }, la golosina es { letter-treat } y cualquier comida es ?. Así, { letter-chicken }2 { letter-treat }1 son dos
    raciones de pollo y una golosina. Detrás de un gato está lo que vale cuando come: 3 son tres puntos, 2×{ per-costume } dos por cada
    disfraz, 3* tres y algo que dice la carta, { letter-treat }1 un punto, pues lo alimenta una golosina. Un ✓ es un gato que
    por ahora puede comer, m el tamaño de una mano, ◆ puntos en monedas, ● quien ya ha dado de comer. `cartas` dice lo que vale
    cada carta; `cartas zeus`, lo que vale { $zeus }.
