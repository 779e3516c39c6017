### Cat Lady en la página: una cuadrícula de nueve cartas; se toma una fila o columna y al final se da de comer.

you = tú
yours = Lo que tienes
others-label = El resto
grid-label = La cuadrícula
# El dibujo solo tiene algunas letras.
poster = SOS
strays = Callejeros
strays-how = uno por dos gatos perdidos
no-strays = ya todos tienen casa
your-cats = Tus gatos
your-food = Tu comida
your-hand = Tu mano
no-cats = Aún sin gatos. Qué ordenado.
empty-hand = Aún sin cartas en la mano
empty-hand-costs = { empty-hand }. Sin disfraz al final: −{ $points }.
hand-word = cartas en la mano
token-word = monedas de oro, de 2 puntos
coin = Moneda de oro
coin-text = Vale 2 puntos al final. Te dan una por dos gatos perdidos, o cuando otra persona usa una bolsa de compras.
box-word = cajas
has-fed = ya ha dado de comer
cat-player = El gato rival
goals = Metas compartidas
no-turn-card = baraja sus cartas de turno
pool = Metas de la reserva
points-so-far =
    { $points ->
        [one] punto por ahora
       *[other] puntos por ahora
    }
all-of-it = Verlo todo
look-at-line = Señala una fila o columna para ver lo que daría.
tap-line = Toca una letra o un número para ver sus cartas.
tap-line-hold = Toca una letra o un número para ver sus cartas. Mantén presionada una carta para leerla.
last-turn = Este es tu último turno.
nothing-to-play = Ahora no tienes nada que jugar. Toca «Acabar mi turno».
play-or-keep = Juega una carta ahora o guárdala para otro turno.
place-note = Bloquea la línea donde está, y pasa a cada línea que alguien toma.
same-appetite = No cambia quién come.
never-mind = Déjalo
not-now = Ahora no
pay-with =
    { $tokens ->
        [tuna-and-milk] Atún y leche
        [tuna-and-wild] Atún y comodín
        [wild-and-milk] Comodín y leche
       *[wild-and-wild] Dos comodines
    }
eaten-as =
    { $food ->
        [chicken] Pollo
        [tuna] Atún
        [milk] Leche
        [wild] Comodín
        [treat] Golosina
        [any] Cualquier comida
       *[other] { $food }
    }
cash = 2 puntos

## Al final, cuando todo el mundo da de comer.

planner-title = Hora de cenar
planner-how = Arrastra comida a los cuencos, o toca una comida y luego un gato.
planner-tray = Tu comida
planner-best = El mejor plan
planner-following = Sirviendo…
planner-done = Ya está
planner-done-hungry = Ya está, { cat-count } con hambre
planner-which = ¿Qué recibe { $title }?
planner-eaten-as = { eaten-as }: ¿como qué?
planner-picked =
    { $food ->
        [milk] ¿Para quién es la leche?
        [treat] ¿Para quién es la golosina?
        [any] ¿Para quién es la comida?
       *[other] ¿Para quién es el { food }?
    }
planner-back = Quitarle todo a { $title }
planner-changes =
    { $left ->
        [1] Puedes quitar comida una vez más.
       *[other] Puedes quitar comida { $left } veces más.
    }
planner-now =
    { $points ->
        [one] punto por ahora.
       *[other] puntos por ahora.
    }
planner-now-hungry =
    { $points ->
        [one] punto, gatos con hambre −{ $cost }.
       *[other] puntos, gatos con hambre −{ $cost }.
    }
planner-could = Como mucho, { $best }.
planner-depends = Contado como si el resto diera de comer lo mejor posible.
planner-depends-elvis = Si { $name } alimenta a Elvis, tus disfraces quizá den menos.
planner-fed =
    { $fed ->
        [one] come { $fed } de { $all }
       *[other] comen { $fed } de { $all }
    }
planner-token =
    { $left ->
        [one] { food }, queda { $left }
       *[other] { food }, quedan { $left }
    }
planner-waits = Tus gatos están comiendo. El resto aún anda con los cuencos.

## Todo lo que alguien tiene.

detail-title = Los gatos de { $name }
detail-mine = Lo que tienes
detail-food = Comida
detail-boxes = Cajas
detail-hand = Mano
detail-hand-count =
    { $count ->
        [one] { $count } carta en la mano, boca abajo
       *[other] { $count } cartas en la mano, boca abajo
    }
detail-none = Aún sin gatos.
points-line =
    { $key ->
        [fed] { $count ->
            [one] { $count } gato alimentado
           *[other] { $count } gatos alimentados
        }
        [costumes] { $count ->
            [0] Sin disfraz
            [one] { $count } disfraz, cuenta al final
           *[other] { $count } disfraces, cuentan al final
        }
        [catnip] Hierba gatera: { $count }
        [toys] Juguetes: { $count }
        [boxes] Cajas: { $count }
        [goal] Una meta compartida
        [tokens] Monedas de oro: { $count }
        [extras] Cartas en la mano
       *[other] { $key }
    }
points-line-all = Puntos por ahora
detail-to-feed =
    { $count ->
        [one] { $count } gato aún no tiene comida. Si se queda con hambre, son −{ $cost } al final.
       *[other] { $count } gatos aún no tienen comida. Si se quedan con hambre, son −{ $cost } al final.
    }

## Cartas y comida.

colour-letter =
    { $colour ->
        [black] N
        [orange] J
        [white] B
        [gray] G
       *[other] { $colour }
    }
cat-count =
    { $count ->
        [one] { $count } gato
       *[other] { $count } gatos
    }
cards-left =
    { $count ->
        [one] carta restante
       *[other] cartas restantes
    }
food =
    { $food ->
        [chicken] pollo
        [tuna] atún
        [milk] leche
        [wild] comodín
        [treat] golosina
        [any] cualquier comida
       *[other] { $food }
    }
slot =
    { $state ->
        [full] { food }, ya está
        [missing] falta { food }
       *[other] { food }
    }
bowl = cuenco: { $slots }
note =
    { $name ->
        [lost-cat] dos: un callejero
        [spray-bottle] espanta al gato
        [brush] cambia dos gatos
        [laser-pointer] dos cartas a elegir
        [shopping-bag] una ración de cada
       *[other]
            { $group ->
                [toy] juguete
                [costume] disfraz
                [catnip] 2 o más, o −2
               *[other] { "" }
            }
    }
note-food =
    { $count ->
        [0] nada
        [1] una ración
        [2] dos raciones
        [3] tres raciones
       *[other] { "" }
    }
note-food-mixed = una de cada

## La cuadrícula.

line =
    { $line ->
        [row-a] fila A
        [row-b] fila B
        [row-c] fila C
        [column-1] columna 1
        [column-2] columna 2
        [column-3] columna 3
       *[other] { $line }
    }
line-title =
    { $line ->
        [row-a] Fila A
        [row-b] Fila B
        [row-c] Fila C
        [column-1] Columna 1
        [column-2] Columna 2
        [column-3] Columna 3
       *[other] { $line }
    }
take-line = Tomar la { line }
if-you-take = Si tomas la { line }
token = El gato de madera está junto a la { line }
card-name = { $cell }: { $title }. { $text }
cat-name = { $title }. { $text }
mine-fed = { $title }, con la cena servida. { $text }
mine-hungry = { $title }, con hambre. { $text }
mine-yours = { $title }, contigo. { $text }

## Metas que comparten asientos vecinos.

goal-words =
    { $goal ->
        [fed-cats] { $needed ->
            [one] { $needed } gato alimentado
           *[other] { $needed } gatos alimentados
        }
        [toys] { $needed ->
            [one] { $needed } juguete
           *[other] { $needed } juguetes
        }
        [costumes] { $needed ->
            [one] { $needed } disfraz
           *[other] { $needed } disfraces
        }
        [catnip] { $needed ->
            [one] { $needed } hierba gatera
           *[other] { $needed } hierbas gateras
        }
        [multicoloured] { $needed } gatos alimentados de varios colores
        [one-food] { $needed } gatos de una ración alimentados
        [two-food] { $needed } gatos de dos raciones alimentados
        [tuna-cats] { $needed } gatos alimentados que comen atún
        [chicken-cats] { $needed } gatos alimentados que comen pollo
        [milk-cats] { $needed } gatos alimentados que toman leche
       *[other] { $needed } × { $title }
    }
goal-shared = { $title }: { $needed }, entre { $partners }
goal-pool = { $title }: { $needed }, en la reserva
swap-in = Meta nueva: { goal-words }.
swap-out = Meta que dejas: { goal-words }.

## El resto.

look-at = Lo que tiene { $name }
gift =
    { $gift ->
        [two-tokens] empezó con dos monedas de oro
        [one-more-stray] empezó con un callejero más
        [one-catnip] empezó con una hierba gatera
        [three-wild] empezó con tres comodines
        [two-costumes] empezó con dos disfraces
        [wild-toy] empezó con un juguete cualquiera
       *[other] { $gift }
    }
turn-card-wants =
    { $wants ->
        [toys] más juguetes
        [catnip] más hierba gatera
        [six-vp] más gatos de 6 puntos
        [food] más comida
        [cat-token] donde está el gato de madera
       *[other] { $wants }
    }
turn-card-else =
    { $arrow ->
        [top-row] ; si no, la fila de arriba
        [middle-row] ; si no, la fila del medio
        [bottom-row] ; si no, la fila de abajo
        [left-column] ; si no, la columna izquierda
        [middle-column] ; si no, la columna del medio
        [right-column] ; si no, la columna derecha
       *[other] { "" }
    }
turn-card = { turn-card-wants }{ turn-card-else }

## Lo que daría una línea, si entonces se acabara.

fed-so-far =
    { $fed ->
        [one] come { $fed } de { $all }, por ahora
       *[other] comen { $fed } de { $all }, por ahora
    }
eats =
    { $cats-count ->
        [one] Entonces come { $cats }.
       *[other] Entonces comen { $cats }.
    }
to-feed = { $count } más por alimentar antes del final: { $cats }.
hungry-at-end = Los gatos con hambre solo restan puntos al final.
to-feed-word = por alimentar
to-feed-count = { $count } por alimentar
not-counted = Aún sin contar: { $cards }.
first-costume =
    { $points ->
        [one] Con un disfraz ya no pierdes { $points } punto.
       *[other] Con un disfraz ya no pierdes { $points } puntos.
    }
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[zero] ±0
    }
points-word =
    { $points ->
        [one] punto
       *[other] puntos
    }
points-count =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
what-if-points = { signed } { points-word }.

## Montones de cartas iguales en la mano.

heap =
    { $key ->
        [lost-cat]
            { $count ->
                [0] 1 de 2
                [1] 1 de 2
               *[other] { $count }
            }
        [toy]
            { $count ->
                [one] { $count } juguete
               *[other] { $count } juguetes
            }
       *[other] { $count }
    }
heap-kind =
    { $key ->
        [lost-cat] gatos perdidos
       *[other] { heap-of }
    }
heap-of =
    { $key ->
        [toy] { $count ->
            [one] juguete
           *[other] juguetes
        }
        [costume] { $count ->
            [one] disfraz
           *[other] disfraces
        }
        [catnip] { $count ->
            [one] hierba gatera
           *[other] hierbas gateras
        }
        [lost-cat] { $count ->
            [one] gato perdido
           *[other] gatos perdidos
        }
        [spray-bottle] { $count ->
            [one] rociador
           *[other] rociadores
        }
        [brush] { $count ->
            [one] cepillo
           *[other] cepillos
        }
        [laser-pointer] { $count ->
            [one] puntero láser
           *[other] punteros láser
        }
        [shopping-bag] { $count ->
            [one] bolsa de compras
           *[other] bolsas de compras
        }
       *[other] { $key }
    }
heap-worth =
    { $sign ->
        [minus] vale −{ $points }
       *[other] vale { $points }
    }
heap-worth-catnip = hierba: { signed }
heap-name = { $count } { heap-of }
heap-name-worth = { heap-name }, { heap-worth }

## Cartas que se juegan: botones y preguntas.

tool =
    { $tool ->
        [spray] Espantar al gato de madera
        [brush] Cambiar un gato
        [laser] Puntero láser
        [adopt] Adoptar un callejero
        [swap] Cambiar una meta
       *[other] { $tool }
    }
tool-asks =
    { $tool ->
        [spray] ¿Adónde corre el gato de madera?
        [brush] ¿Cuál de tus gatos se va, y cuál de la cuadrícula viene?
        [laser] El punto rojo da saltos. ¿La primera carta?
        [adopt] Aparecen dos gatos perdidos. ¿A quién adoptas?
        [swap] ¿Qué meta por cuál?
       *[other] { "" }
    }
tool-asks-more =
    { $tool ->
        [brush] ¿Y el otro?
        [laser] ¿Y la segunda carta?
        [swap] ¿Y la otra meta?
       *[other] { tool-asks }
    }
