### Cat Lady con «Box of Treats». Nueve cartas forman una cuadrícula de tres filas y tres columnas; junto a una de esas líneas
### se sienta un gato de madera. A solas se juega contra el gato rival, que no tiene asiento y sigue sus cartas de turno.

title = Cat Lady
about = Toma tres cartas por turno y da de comer a los gatos que te hayan tocado.
mood-first = acogedor
mood-second = ingenioso
mood-third = coleccionista

opponent-cat-player = gato rival

## Opciones de una mesa.

option-edition = las cartas: con Box of Treats, o solo el juego básico (2-4 asientos)
    .title = Edición
    .choice-treats = Con Box of Treats
    .choice-base = El juego básico
option-goals = metas compartidas con quien se sienta al lado: 3 asientos o más, con Box of Treats
    .title = Metas entre vecinos
option-open_hands = todas las manos están a la vista; si no, solo se ve cuántas cartas hay
    .title = Manos a la vista
option-difficulty = solo a solas: el gato rival empieza con una, dos o tres cartas iniciales
    .title = A solas contra el gato
    .choice-easy = Fácil
    .choice-normal = Normal
    .choice-hard = Difícil

## Palabras que usan otros textos.

# Filas y columnas son femeninas: el artículo va en las frases.
line =
    { $value ->
        [row-a] fila A
        [row-b] fila B
        [row-c] fila C
        [column-1] columna 1
        [column-2] columna 2
        [column-3] columna 3
       *[other] { $value }
    }

food-chicken = pollo
food-tuna = atún
food-milk = leche
food-wild = comodín
food-treat = golosina

# Quién hace algo: una persona, o el gato rival.
who =
    { $seat-is ->
        [opponent] el gato rival
       *[other] { $seat }
    }

## Preguntas.

prompt-place =
    ¿Dónde se sienta el gato de madera? { $first-is ->
        [you] Empiezas tú, y no puedes tomar su línea.
       *[other] Empieza { $first }, y no puede tomar su línea.
    }
prompt-turn = Te toca. ¿Qué fila o columna?
prompt-after = ¿Algo más antes de acabar tu turno?
prompt-throw = ¿Qué carta se tira?
prompt-choupette = ¿Le das ya atún y leche a Choupette? Traerá dos cartas.
prompt-pick =
    { $left ->
        [2] Choupette puede traer dos cartas de la cuadrícula.
       *[other] Choupette puede traer otra carta de la cuadrícula.
    }
prompt-fresh = ¿Juegas una carta de las que acabas de tomar? Ahora o nunca.
prompt-feed = Da de comer a tus gatos. Nadie ve cómo hasta que acaben todos.
prompt-guide = El gato rival quiere { $card }. Hay líneas empatadas: ¿cuál toma?

## Lo que pasa.

event-setup =
    Callejeros: { $strays }.{ $goals-count ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }Metas: { $goals }.
    }{ $starting-count ->
        [none] { "" }
       *[other] { " " }El gato rival empieza con { $starting }.
    }
event-place =
    { $seat-is ->
        [you] Sientas al gato de madera junto a la { $line }.
       *[other] { who } sienta al gato de madera junto a la { $line }.
    }
event-take =
    { $seat-is ->
        [you] Tomas la { $line }: { $cards }.
       *[other] { who } toma la { $line }: { $cards }.
    }
event-refill = Nuevas en la cuadrícula: { $cards }.
event-spray =
    { $seat-is ->
        [you] Echas agua: el gato de madera corre a la { $line }.
       *[other] { who } echa agua: el gato de madera corre a la { $line }.
    }
event-laser =
    { $seat-is ->
        [you] Usas un puntero láser y tomas: { $cards }.
       *[other] { who } usa un puntero láser y toma: { $cards }.
    }
event-throw =
    { $seat-is ->
        [you] Tiras una carta: { $cards }.
       *[other] { who } tira una carta: { $cards }.
    }
event-brush =
    { $seat-is ->
        [you] Cepillas a { $gives }, que se va, y llega { $gets }.
       *[other] { who } cepilla a { $gives }, que se va, y llega { $gets }.
    }
event-adopt =
    { $seat-is ->
        [you] Adoptas a { $stray } por dos gatos perdidos.
       *[other] { who } adopta a { $stray } por dos gatos perdidos.
    }
event-cash =
    { $seat-is ->
        [you] Cambias dos gatos perdidos por 2 puntos.
       *[other] { who } cambia dos gatos perdidos por 2 puntos.
    }
event-shop =
    { $seat-is ->
        [you] Vas de compras: una comida de cada para ti, y una moneda de oro (2 puntos) para los demás.
       *[other] { who } va de compras: una comida de cada, y una moneda de oro (2 puntos) para los demás.
    }
event-goal =
    { $seat-is ->
        [you] Cambias la meta que compartes { $partner-with }: { $pool } en vez de { $goal }.
       *[other] { who } cambia la meta que comparte { $partner-with }: { $pool } en vez de { $goal }.
    }
event-turn_card = La carta del gato rival: { $card }.
event-reshuffle = Se barajan las cartas de turno.
event-pay =
    { $seat-is ->
        [you] Das de comer a Choupette antes que a nadie.
       *[other] { who } da de comer a Choupette antes que a nadie.
    }
event-pick = Choupette trae: { $cards }.
event-done =
    { $seat-is ->
        [you] Ya tienes plan de comidas.
       *[other] { who } ya tiene plan de comidas.
    }
event-reveal = Se enseña todo. { $feedings }.
event-cat_player_feeds =
    { $cats-count ->
        [0] El gato rival no da de comer a nadie.
       *[other] El gato rival da de comer a { $cats }.
    }

feeding =
    { $seat-is ->
        [you]
            { $begins ->
                [yes]
                    { $cats-count ->
                        [0] No das de comer a nadie
                       *[other] Das de comer { fed }
                    }
               *[no]
                    { $cats-count ->
                        [0] tú no das de comer a nadie
                       *[other] tú das de comer { fed }
                    }
            }
       *[other]
            { $cats-count ->
                [0] { $seat } no da de comer a nadie
               *[other] { $seat } da de comer { fed }
            }
    }
feedings = { $start }; { $next }
fed =
    { $cats-count ->
        [0] a nadie
       *[other] a { $cats }
    }

## Jugadas, como en una lista.

move-place = el gato de madera, a la { $line }
move-take = { $line }
move-take-back = { $cat } lo devuelve todo
move-adopt = adoptar a { $stray }
move-cash = dos gatos perdidos por 2 puntos
move-spray = echar agua: el gato de madera, a la { $line }
move-brush = cambiar a { $cat } por { $cell }
move-shop = ir de compras: una comida de cada
move-laser = puntero láser: { $cell } y { $other }
move-throw = tirar { $cell }
move-swap = { $pool } en vez de { $goal }
move-pick = traer { $cell }
move-pay = dar a Choupette { $tokens }
move-guide = { $line }
move-feed =
    { $eaten-key ->
        [none] { $cat } come { $food }
       *[other] { $cat } come { $food } como { $eaten }
    }
move-done = ya han comido
move-end = nada más

## Líneas de la hoja de puntos, sin sus puntos.

score-cat = { $cat }
score-treat = { $cat }, con golosina
score-hungry = { $cat }, con hambre
score-counting-cat =
    { $why ->
        [best-other] { $cat }, como el mejor de los demás gatos
        [alone-the-most] { $cat }, más gatos alimentados que nadie
        [black] { $cat }: { $count ->
                [one] { $count } gato negro
               *[other] { $count } gatos negros
            }
        [orange] { $cat }: { $count ->
                [one] { $count } gato naranja
               *[other] { $count } gatos naranjas
            }
        [white] { $cat }: { $count ->
                [one] { $count } gato blanco
               *[other] { $count } gatos blancos
            }
        [gray] { $cat }: { $count ->
                [one] { $count } gato gris
               *[other] { $count } gatos grises
            }
        [chicken] { $cat }: { $count } { cats } de pollo
        [tuna] { $cat }: { $count } { cats } de atún
        [milk] { $cat }: { $count } { cats } de leche
        [one-food] { $cat }: { $count } { cats } de una ración
        [two-food] { $cat }: { $count } { cats } de dos raciones
        [multicoloured] { $cat }: { $count } { cats } de varios colores
        [three-colours] { $cat }: { $count ->
                [one] { $count } trío de negro, naranja y blanco
               *[other] { $count } tríos de negro, naranja y blanco
            }
        [other-cat-of-its-food] { $cat }: { $count ->
                [one] { $count } gato más de su comida
               *[other] { $count } gatos más de su comida
            }
        [food-eaten] { $cat }: { $count ->
                [one] { $count } ración comida
               *[other] { $count } raciones comidas
            }
        [tuna-chicken-and-milk-eaten] { $cat }: { $count ->
                [one] { $count } menú completo
               *[other] { $count } menús completos
            }
        [costume] { $cat }: { $count ->
                [one] { $count } disfraz
               *[other] { $count } disfraces
            }
        [toy] { $cat }: { $count ->
                [one] { $count } juguete
               *[other] { $count } juguetes
            }
        [point-of-your-toy-sets] { $cat }: { $count ->
                [one] { $count } punto de juguetes
               *[other] { $count } puntos de juguetes
            }
        [spray-bottle-or-lost-cat] { $cat }: { $count ->
                [one] { $count } carta que queda en la mano
               *[other] { $count } cartas que quedan en la mano
            }
       *[goal] { $cat }: { $count ->
                [one] { $count } meta
               *[other] { $count } metas
            }
    }
cats =
    { $count ->
        [one] gato
       *[other] gatos
    }
score-catnip =
    { $fed ->
        [one] { $count } de hierba gatera, { $fed } gato alimentado
       *[other] { $count } de hierba gatera, { $fed } gatos alimentados
    }
score-costumes = disfraces: { $count }
score-toys = juguetes en series: { $count }
score-leftovers = comida sobrante: { $count }
score-boxes =
    { $count ->
        [one] { $filled } de { $count } caja llena
       *[other] { $filled } de { $count } cajas llenas
    }
score-goal = meta compartida: { $goal }
score-tokens = monedas de oro: { $count }
score-extras = cartas que no puede jugar
score-tie-break = gatos alimentados: { $fed }

## Por qué se gana.

reason-most-points = más puntos que nadie
reason-equal-points-most-fed-cats = a igualdad de puntos, más gatos alimentados
reason-equal-points-and-fed-cats-shared = empate a puntos y a gatos alimentados
reason-more-points-than-the-cat-player = más puntos que el gato rival
reason-as-many-points-as-the-cat-player-are-not-enough = los mismos puntos que el gato rival no bastan
reason-the-cat-player-has-more-points = el gato rival tiene más puntos

## Qué hay que hacer ahora. Las palabras entre `…` se teclean.

must-place-token = ahora tienes que sentar al gato de madera junto a una fila o columna
must-take-line = ahora tienes que tomar una fila o columna, o jugar antes una carta
must-play-or-end = ahora tienes que jugar cartas o acabar tu turno
must-throw-away = ahora tienes que decir qué carta de la cuadrícula se tira
must-pay-for-choupette = ahora tienes que pagar atún y leche por Choupette, o decir `end`
must-pick-for-choupette = ahora tienes que elegir una carta de la cuadrícula para Choupette, o decir `end`
must-play-fresh-card = ahora tienes que jugar una de las cartas que acabas de tomar, o decir `end`
must-guide-cat-player = ahora tienes que elegir cuál de las líneas empatadas toma el gato rival
must-feed = ahora tienes que dar de comer a tus gatos, o decir `done`

## Por qué una jugada no se puede.

refusal-token-beside-line = el gato de madera está sentado junto a esa línea
refusal-taken-already = en este turno ya has tomado tus cartas
refusal-laser-only-first = un puntero láser es solo para el comienzo mismo de un turno
refusal-not-in-hand = no tienes { $item-noun } en la mano
refusal-token-stays = el gato de madera ya está ahí; tiene que moverse de verdad
refusal-no-cat-to-brush = no tienes ningún gato que cepillar
refusal-no-cat-in-grid = no hay ningún gato en la cuadrícula
refusal-no-cat-in-cell = no hay ningún gato en ese lugar de la cuadrícula
refusal-no-card-in-cell = no hay ninguna carta en ese lugar de la cuadrícula
refusal-not-your-cat = ese gato no es tuyo
refusal-needs-two-lost-cats = para eso hacen falta dos gatos perdidos de tu mano
refusal-no-such-stray = ese callejero no está
refusal-no-such-tokens = no tienes esas fichas
refusal-only-fresh-cards = ahora solo puedes jugar una carta de las que acabas de tomar
refusal-laser-needs-three-cards = para eso hacen falta dos cartas de la cuadrícula, y una tercera que tirar
refusal-choupette-stays = Choupette ya ha comido y se queda
refusal-choupette-eats-first = Choupette come antes que nadie o no come; ahora solo la alimenta una golosina
refusal-fed-in-part = hay un gato a medio comer: dale lo que falta, o quítale la comida
refusal-taken-back-too-often = has retirado comida { $most } veces; di `done`
refusal-no-use-for-food = eso no le sirve ahora, o ya no te queda esa ficha
refusal-nothing-to-take-back = a ese gato no le has dado nada
refusal-no-goals = en esta partida no hay metas compartidas
refusal-goal-swapped-already = en este turno ya has cambiado una meta
refusal-not-your-goal = esa meta no es tuya
refusal-goal-not-in-pool = esa meta no está en la reserva

## Por qué unas opciones no dan un juego.

refusal-base-seats = la edición básica tiene de 2 a 4 asientos, no { $seats } (CL-B2)
refusal-goals-without-treats = las metas compartidas vienen con Box of Treats: edition=treats (CL-C37)
refusal-goals-seats = para las metas compartidas hacen falta 3 asientos o más, no { $seats } (CL-C37)
refusal-difficulty-seats = la dificultad se elige solo a solas: 1 asiento (CL-C40)

## Por qué una mesa no se puede preparar así. Lo que va delante de dos puntos son argumentos.

refusal-arrange-active = active: los asientos van de 0 a { $most }
refusal-arrange-grid = grid: solo hay { $most } lugares
refusal-arrange-players = { $argument }: solo juegan { $most }
refusal-arrange-no-card = no existe la carta «{ $name }»
refusal-arrange-not-there = «{ $name }» no está ahí
refusal-arrange-not-in-deck = en el mazo no queda «{ $name }»
refusal-arrange-strays = strays: solo se reparten { $most }
refusal-arrange-deck = deck: un múltiplo de 3, como mucho { $most }, no { $count }
refusal-arrange-food = food: «{ $name }» no es una de { $letters }
refusal-arrange-no-goals = goals: en esta partida no hay
refusal-arrange-goals = goals: una entre dos asientos, y dos en la reserva
refusal-arrange-starting = starting: en esta partida hay { $count }
refusal-arrange-none-left = ya no queda «{ $name }»
refusal-arrange-line = las líneas son { $lines }, no «{ $name }»

## Gatos del mazo. `worth` es lo que da un gato alimentado; en las cartas pequeñas también va solo.

card-shadow = Sombra
    .worth = 1
    .text = Negro, pide atún: { card-shadow.worth }.
card-jazz = Jazz
    .worth = 1
    .text = Negro, pide atún: { card-jazz.worth }.
card-lily = Lily
    .worth = 2
    .text = Negro, pide leche: { card-lily.worth }.
card-blackberry = Zarzamora
    .worth = 3
    .text = Negro, pide 2 de pollo: { card-blackberry.worth }.
card-keaton = Keaton
    .worth = 4
    .text = Negro, pide 2 de leche: { card-keaton.worth }.
card-pablo-picatso = Pablo Picagato
    .worth = 6
    .text = Negro, pide 3 de atún: { card-pablo-picatso.worth }.
card-chester = Chester
    .worth = 1
    .text = Naranja, pide atún: { card-chester.worth }.
card-bell = Cascabel
    .worth = 1
    .text = Naranja, pide pollo: { card-bell.worth }.
card-bronte = Bronte
    .worth = 3
    .text = Naranja, pide 2 de atún: { card-bronte.worth }.
card-zeus = Zeus
    .worth = 3
    .text = Naranja, pide 2 de pollo: { card-zeus.worth }.
card-pumpkin = Calabaza
    .worth = 6
    .text = Naranja, pide 2 de pollo y leche: { card-pumpkin.worth }.
card-chairman-meow = Presidente Miau
    .worth = 6
    .text = Naranja, pide 3 de pollo: { card-chairman-meow.worth }.
card-cooper = Cooper
    .worth = 1
    .text = Blanco, pide pollo: { card-cooper.worth }.
card-gershon = Gershon
    .worth = 1
    .text = Blanco, pide pollo: { card-gershon.worth }.
card-snowflake = Copito
    .worth = 2
    .text = Blanco, pide leche: { card-snowflake.worth }.
card-sparkle = Chispita
    .worth = 3
    .text = Blanco, pide 2 de atún: { card-sparkle.worth }.
card-sir-cuddleface = Sir Achuchón
    .worth = 4
    .text = Blanco, pide 2 de leche: { card-sir-cuddleface.worth }.
card-sox = Calcetines
    .worth = 6
    .text = Blanco, pide 2 de atún y leche: { card-sox.worth }.
card-alvin = Alvin
    .worth = 1 por gato naranja alimentado
    .text = Negro y naranja, pide atún y leche: { card-alvin.worth }.
card-dinah = Dinah
    .worth = 1 por gato blanco alimentado
    .text = Naranja y blanco, pide pollo y leche: { card-dinah.worth }.
card-luna = Luna
    .worth = 1 por gato negro alimentado
    .text = Negro y blanco, pide atún y pollo: { card-luna.worth }.
card-henriette = Henriette
    .worth = 5
    .text = Negro, naranja, blanco y gris, pide atún, pollo y leche: { card-henriette.worth }.
card-ash = Ceniza
    .worth = 1
    .text = Gris, pide pollo: { card-ash.worth }.
card-slate = Pizarra
    .worth = 3
    .text = Blanco y gris, pide 2 de atún: { card-slate.worth }.
card-pebble = Guijarro
    .worth = 2
    .text = Naranja y gris, pide leche: { card-pebble.worth }.
card-storm = Tormenta
    .worth = 6
    .text = Negro y gris, pide 2 de pollo y atún: { card-storm.worth }.
card-misty = Neblina
    .worth = 4
    .text = Gris, pide 2 de leche: { card-misty.worth }.
card-duke = Duque
    .worth = 3
    .text = Blanco y gris, pide 2 raciones cualesquiera: { card-duke.worth }.
card-banjo = Banjo
    .worth = 1 por gato de atún alimentado
    .text = Naranja y gris, pide atún y leche: { card-banjo.worth }.
card-fiddle = Violín
    .worth = 1 por gato de pollo alimentado
    .text = Blanco y gris, pide pollo y leche: { card-fiddle.worth }.
card-viola = Viola
    .worth = 1 por gato de leche alimentado
    .text = Negro y gris, pide atún y leche: { card-viola.worth }.
card-domino = Dominó
    .worth = 5
    .text = Negro y blanco, pide atún, pollo y leche: { card-domino.worth }.

## Callejeros.

card-florence = Florence
    .worth = 2 por gato naranja alimentado
    .text = Callejero, naranja, pide pollo y leche: { card-florence.worth }.
card-antoinette = Antoinette
    .worth = 2 por gato blanco alimentado
    .text = Callejero, blanco, pide atún y leche: { card-antoinette.worth }.
card-eliot = Eliot
    .worth = 2 por gato negro alimentado
    .text = Callejero, negro, pide atún y pollo: { card-eliot.worth }.
card-levar-purrton = LeVar Purrton
    .worth = 4 por trío alimentado de negro, naranja y blanco
    .text = Callejero, blanco, pide atún y pollo: { card-levar-purrton.worth }.
card-zoroaster = Zoroastro
    .worth = 2 por disfraz
    .text = Callejero, negro, pide 2 de pollo: { card-zoroaster.worth }.
card-macak = Macak
    .worth = 2; puede contar como una hierba gatera más
    .text = Callejero, naranja, pide leche: { card-macak.worth }.
card-waffle = Gofre
    .worth = 3 por ración que coma; todas del mismo tipo
    .text = Callejero, naranja, come 1-4 raciones: { card-waffle.worth }.
card-hemingway = Hemingway
    .worth = 3; o 7 si alimentas más gatos que nadie
    .text = Callejero, negro, pide leche: { card-hemingway.worth }.
card-sweetheart = Corazón
    .worth = 5
    .text = Callejero, negro, naranja, blanco y gris, pide atún y pollo: { card-sweetheart.worth }.
card-penny = Penny
    .worth = 1 por juguete
    .text = Callejero, naranja, pide leche: { card-penny.worth }.
card-moonbeam = Rayo de Luna
    .worth = 3; dos fichas tuyas cualesquiera son comodines
    .text = Callejero, blanco, pide atún y pollo: { card-moonbeam.worth }.
card-cow = Vaca
    .worth = 2 por ración que coma
    .text = Callejero, blanco, come 1 ración o más, cualquiera: { card-cow.worth }.
card-truffle = Trufa
    .worth = 2 por cada otro gato de su comida alimentado
    .text = Callejero, negro, pide 1 ración cualquiera: { card-truffle.worth }.
card-aoshima = Aoshima y compañía
    .worth = 6; tres gatos: negro de atún, naranja de pollo, blanco de leche; no llena cajas
    .text = Callejero, negro, naranja y blanco, pide atún, pollo y leche: { card-aoshima.worth }.
card-biddy = Biddy
    .worth = 2 + 3 por meta compartida que logres
    .text = Callejero, gris, pide atún y leche: { card-biddy.worth }.
card-calf = Ternero
    .worth = 2 + 1 por ración que coma
    .text = Callejero, negro y blanco, come 1-5 raciones: { card-calf.worth }.
card-choupette = Choupette
    .worth = 3; si come antes que nadie, trae dos cartas
    .text = Callejero, blanco, pide atún y leche: { card-choupette.worth }.
card-elvis = Elvis
    .worth = 3; cuenta como disfraz
    .text = Callejero, negro, pide pollo y leche: { card-elvis.worth }.
card-little-nicky = Pequeño Nicky
    .worth = lo mismo que el mejor de tus otros gatos alimentados
    .text = Callejero, negro y naranja, pide atún y pollo: { card-little-nicky.worth }.
card-marshmallow = Nube
    .worth = 1 por punto de tus series de juguetes
    .text = Callejero, blanco, pide atún, pollo y leche: { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .worth = 2 por menú de atún, pollo y leche comido por tus gatos
    .text = Callejero, gris, pide 2 raciones cualesquiera: { card-mister-fit.worth }.
card-mr-zoe = Mr. Zoe
    .worth = 2 por pulverizador o gato perdido que quede en la mano
    .text = Callejero, naranja, pide leche: { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .worth = 3; cuenta como juguete
    .text = Callejero, naranja y blanco, pide atún y pollo: { card-tomasso.worth }.
card-mina = Mina
    .worth = 2 por gato de varios colores alimentado
    .text = Callejero, negro y gris, pide atún y pollo: { card-mina.worth }.
card-ringo = Ringo
    .worth = 1 + 1 por gato de dos raciones alimentado
    .text = Callejero, gris, pide pollo y leche: { card-ringo.worth }.
card-peanut = Cacahuete
    .worth = 1 por gato de una ración alimentado
    .text = Callejero, naranja, pide leche: { card-peanut.worth }.

## Comida.

card-chicken = Pollo
    .text = Comida: pollo.
card-two-chicken = Pollo ×2
    .text = Comida: 2 de pollo.
card-tuna = Atún
    .text = Comida: atún.
card-two-tuna = Atún ×2
    .text = Comida: 2 de atún.
card-milk = Leche
    .text = Comida: leche.
card-two-milk = Leche ×2
    .text = Comida: 2 de leche.
card-wild = Comodín
    .text = Comida: comodín. Vale como pollo, atún o leche.
card-chicken-and-tuna = Pollo y atún
    .text = Comida: pollo y atún.
card-treat = Golosina
    .text = Comida: golosina. Alimenta sola a cualquier gato, pero ese gato da entonces solo 1 punto.

## Juguetes.

-toy-text = Juguete: las series de juguetes distintos dan 1, 3, 5, 8, 12.
card-mouse-toy = Ratón de juguete
    .text = { -toy-text }
card-yarn-ball = Ovillo
    .text = { -toy-text }
card-feather-wand = Varita de plumas
    .text = { -toy-text }
card-cat-tower = Torre para gatos
    .text = { -toy-text }
card-scratching-post = Rascador
    .text = { -toy-text }

## Disfraces.

-costume-text = Disfraz: quien más tenga gana 6; no tener cuesta 2.
card-wizard-hat = Sombrero de mago
    .text = { -costume-text }
card-pirate-coat = Casaca de pirata
    .text = { -costume-text }
card-lobster-suit = Traje de langosta
    .text = { -costume-text }
card-bee-wings = Alas de abeja
    .text = { -costume-text }
card-bow-tie = Pajarita
    .text = { -costume-text }
card-dinosaur-hood = Capucha de dino
    .text = { -costume-text }
card-space-helmet = Casco espacial
    .text = { -costume-text }
card-lion-mane = Melena de león
    .text = { -costume-text }
card-tutu = Tutú
    .text = { -costume-text }
card-detective-cap = Gorra de detective
    .text = { -costume-text }
card-mermaid-tail = Cola de sirena
    .text = { -costume-text }
card-cowboy-boots = Botas vaqueras
    .text = { -costume-text }

## Hierba gatera.

card-catnip = Hierba gatera
    .text = Una sola cuesta 2 puntos. Dos o tres dan 1 punto por cada gato alimentado; cuatro o más dan 2 por cada uno.

## Cartas para jugar.

card-lost-cat = Gato perdido
    .text = Reúne dos: traen un callejero, o 2 puntos.
card-spray-bottle = Pulverizador
    .noun = ningún pulverizador
    .text = Manda al gato de madera a otra fila o columna.
card-brush = Cepillo
    .noun = ningún cepillo
    .text = Cambia un gato tuyo por uno de la cuadrícula.
card-laser-pointer = Puntero láser
    .noun = ningún puntero láser
    .text = En vez de tomar una fila o columna: toma dos cartas cualesquiera de la cuadrícula y tira una tercera.
card-shopping-bag = Bolsa de la compra
    .noun = ninguna bolsa de la compra
    .text = Juégala: un pollo, un atún y una leche para ti, una moneda de oro (2 puntos) para los demás.

## Cajas: en una frase se llaman por lo que cabe en ellas; como carta de la guía (`card-box-…`), solo "Caja".

card-gray-box = Caja para un gato gris
card-orange-chicken-box = Caja para un gato naranja de pollo
card-white-milk-box = Caja para un gato blanco de leche
card-black-tuna-box = Caja para un gato negro de atún
card-white-tuna-box = Caja para un gato blanco de atún
card-black-milk-box = Caja para un gato negro de leche
card-orange-tuna-box = Caja para un gato naranja de atún
card-white-chicken-box = Caja para un gato blanco de pollo
card-orange-milk-box = Caja para un gato naranja de leche

-box-text = Si tienes un gato así, alimentado o con hambre, la caja da tantos puntos como cajas tengas.
card-box-gray-box = Caja
    .text = Caja para un gato gris. { -box-text }
card-box-orange-chicken-box = Caja
    .text = Caja para un gato naranja que pide pollo. { -box-text }
card-box-white-milk-box = Caja
    .text = Caja para un gato blanco que pide leche. { -box-text }
card-box-black-tuna-box = Caja
    .text = Caja para un gato negro que pide atún. { -box-text }
card-box-white-tuna-box = Caja
    .text = Caja para un gato blanco que pide atún. { -box-text }
card-box-black-milk-box = Caja
    .text = Caja para un gato negro que pide leche. { -box-text }
card-box-orange-tuna-box = Caja
    .text = Caja para un gato naranja que pide atún. { -box-text }
card-box-white-chicken-box = Caja
    .text = Caja para un gato blanco que pide pollo. { -box-text }
card-box-orange-milk-box = Caja
    .text = Caja para un gato naranja que pide leche. { -box-text }

## Metas compartidas: lo que cuentan, dentro de una frase, y como carta de la guía (`card-goal-…`).

goal-fed-cats = gatos alimentados
goal-toys = juguetes
goal-costumes = disfraces
goal-catnip = hierba gatera
goal-multicoloured = gatos de varios colores alimentados
goal-one-food = gatos de una ración alimentados
goal-two-food = gatos de dos raciones alimentados
goal-tuna-cats = gatos de atún alimentados
goal-chicken-cats = gatos de pollo alimentados
goal-milk-cats = gatos de leche alimentados

card-goal-fed-cats = Gatos alimentados
    .text = Meta: suficientes { goal-fed-cats } entre dos asientos vecinos dan 3 a cada uno.
card-goal-toys = Juguetes
    .text = Meta: suficientes { goal-toys } entre dos asientos vecinos dan 3 a cada uno.
card-goal-costumes = Disfraces
    .text = Meta: suficientes { goal-costumes } entre dos asientos vecinos dan 3 a cada uno.
card-goal-catnip = Hierba gatera
    .text = Meta: suficiente { goal-catnip } entre dos asientos vecinos da 3 a cada uno.
card-goal-multicoloured = Gatos de varios colores alimentados
    .text = Meta: suficientes { goal-multicoloured } entre dos asientos vecinos dan 3 a cada uno.
card-goal-one-food = Gatos de una ración alimentados
    .text = Meta: suficientes { goal-one-food } entre dos asientos vecinos dan 3 a cada uno.
card-goal-two-food = Gatos de dos raciones alimentados
    .text = Meta: suficientes { goal-two-food } entre dos asientos vecinos dan 3 a cada uno.
card-goal-tuna-cats = Gatos de atún alimentados
    .text = Meta: suficientes { goal-tuna-cats } entre dos asientos vecinos dan 3 a cada uno.
card-goal-chicken-cats = Gatos de pollo alimentados
    .text = Meta: suficientes { goal-chicken-cats } entre dos asientos vecinos dan 3 a cada uno.
card-goal-milk-cats = Gatos de leche alimentados
    .text = Meta: suficientes { goal-milk-cats } entre dos asientos vecinos dan 3 a cada uno.

## Qué quieren las cartas de turno del gato rival: más de algo y, si no hay, una línea.

turn-card-toys-middle-column = más juguetes; si no hay, la columna 2
turn-card-toys-bottom-row = más juguetes; si no hay, la fila C
turn-card-catnip-right-column = más hierba gatera; si no hay, la columna 3
turn-card-catnip-top-row = más hierba gatera; si no hay, la fila A
turn-card-six-vp-left-column = más gatos de 6 puntos; si no hay, la columna 1
turn-card-six-vp-middle-row = más gatos de 6 puntos; si no hay, la fila B
turn-card-food-left-column = más comida; si no hay, la columna 1
turn-card-food-middle-row = más comida; si no hay, la fila B
turn-card-cat-token = la línea del gato de madera

## Qué dan las cartas iniciales del gato rival.

starting-two-tokens = dos fichas de 2 puntos
starting-one-more-stray = un callejero más
starting-one-catnip = una hierba gatera
starting-three-wild = tres comodines
starting-two-costumes = dos disfraces
starting-wild-toy = un juguete cualquiera

## Cómo se juega, por capítulos.

rules-idea =
    Nueve cartas forman un cuadrado. Toma tres cada vez, reúne gatos y lo que comen, y da de comer a todos los que
    puedas cuando se acabe el mazo. Los gatos alimentados dan puntos; los que se quedan con hambre cuestan 2 cada
    uno.
    .heading = La idea

rules-turn =
    Toma una fila o columna entera, pero no aquella junto a la que está sentado el gato de madera. El gato pasa a la línea que
    tomaste, y llegan tres cartas nuevas. La comida se convierte enseguida en fichas; los gatos, las cajas y la
    comida quedan a la vista delante de ti; todo lo demás va a tu mano, y los demás solo ven cuántas cartas son.
    .heading = Tu turno

rules-cards =
    En tu turno, antes o después de tomar: dos gatos perdidos traen un callejero o 2 puntos; un pulverizador manda al
    gato a otra línea; un cepillo cambia un gato tuyo por uno del cuadrado; una bolsa de la compra te trae una comida
    de cada y da 2 puntos a los demás. Un puntero láser es un turno entero, antes que nada: dos cartas cualesquiera
    del cuadrado, una tercera se tira, el gato se queda.
    .heading = Cartas para jugar

rules-end =
    La partida acaba tras el turno en que el cuadrado no se ha podido rellenar. Quien tenga a Choupette puede darle de
    comer enseguida, y ella trae dos de las cartas que quedan. Después todo el mundo da de comer a sus gatos sin que
    los demás lo vean, y se enseña.
    .heading = El final

rules-feeding =
    Un gato recibe justo lo que pide, o nada. Un comodín es pollo, atún o leche. Una golosina alimenta ella sola a
    cualquier gato, pero entonces vale 1 punto y no puede hacer nada especial. Puedes cambiar de idea hasta que
    acabes, y la mesa conoce el mejor plan, si se lo preguntas.
    .heading = Dar de comer

rules-points =
    Cada gato alimentado, lo que pone; con hambre, −2.

    Juguetes: series de juguetes distintos, 1, 3, 5, 8, 12 por uno a cinco.

    Disfraces: quien más tenga gana 6, a repartir si hay empate; con cinco o seis personas, el segundo lugar gana 3;
    no tener ninguno cuesta 2.

    Hierba gatera: una sola cuesta 2; dos o tres dan 1 por cada gato alimentado, cuatro o más dan 2.

    Cajas: cada una con un gato que encaje, alimentado o no, da tantos puntos como cajas tengas.

    A quien más comida le sobre le cuesta 2, y si hay empate pagan todos. Las fichas dan 2 cada una.

    Gana quien tenga más puntos; si hay empate, más gatos alimentados.
    .heading = Puntos

rules-goals =
    Una opción para tres o más: compartes una meta con cada asiento vecino. Lo que suman ambos asientos cuenta junto
    y, si es suficiente, cada uno gana 3 puntos. Una vez por turno puedes cambiar una de las tuyas por una de las dos
    de la reserva.
    .heading = Metas compartidas

rules-alone =
    El gato rival toma la línea con más de lo que pide su carta de turno; si hay empate, eliges tú. Da de comer
    después que tú, y para él todo menos las golosinas es comodín. Solo ganas si tienes más puntos.
    .heading = A solas

## Grupos de cartas, como títulos.

cards-cat = Gatos
cards-stray = Gatos callejeros
cards-food = Comida
cards-toy = Juguetes
cards-costume = Disfraces
cards-catnip = Hierba gatera
cards-play = Para jugar
cards-box = Cajas
cards-goal = Metas

## Por qué es bueno un consejo: lo que trae una jugada.

because-blocks =
    { $first-is ->
        [you] No podrás empezar con { $cards }.
       *[other] { $first } no podrá empezar con { $cards }.
    }
because-withholds =
    { $seat-is ->
        [you] No podrás tomar { $cards } después.
       *[other] { $seat } no podrá tomar { $cards } después.
    }
because-cat-player-gets = El gato rival se lleva { $cards }.
because-nobody-gets = Nadie más se lleva { $cards }.
because-goal = Entonces vuestro objetivo compartido es: { $goal }.
because-frees = Entonces la { $line } vuelve a estar libre.
because-choupette = Choupette come, y tú tomas dos cartas.
because-keeps = Guardas tus cartas para más tarde.
because-ends = Con eso termina tu turno.
because-brings = Te trae { $cards }.
because-shop = Recibes una comida de cada, y todos los demás, una moneda de oro (2 puntos).
because-cash = Son 2 puntos, pase lo que pase.
because-feeds = Entonces podrías alimentar a { $cats }.
because-needs-food =
    { $cats-count ->
        [one] { $cats } aún necesita comida antes del final.
       *[other] { $cats } aún necesitan comida antes del final.
    }
because-worth =
    { $points ->
        [one] Tal como está todo, es 1 punto más.
       *[other] Tal como está todo, son { $points } puntos más.
    }
because-costs =
    { $points ->
        [one] Tal como está todo, es 1 punto menos.
       *[other] Tal como está todo, son { $points } puntos menos.
    }
because-toys =
    { $count ->
        [one] Es tu primer juguete.
       *[other] Tendrás { $count } juguetes distintos.
    }
because-costumes =
    { $count ->
        [one] Es tu primer disfraz.
       *[other] Tendrás { $count } disfraces.
    }
because-catnip =
    { $points ->
        [0] Es tu primera hierba gatera; una sola cuesta 2 puntos.
        [one] Tendrás { $count } de hierba gatera: 1 punto por cada gato alimentado.
       *[other] Tendrás { $count } de hierba gatera: { $points } puntos por cada gato alimentado.
    }
because-lost-cats = Con dos gatos perdidos puedes adoptar un gato callejero.
because-done =
    { $points ->
        [one] Eso te da 1 punto.
       *[other] Eso te da { $points } puntos.
    }
because-fed = { $cat } queda sin hambre.
because-part-fed = { $cat } necesita más, pero es un comienzo.
because-best-plan =
    { $points ->
        [one] Así das de comer lo mejor posible: 1 punto en total.
       *[other] Así das de comer lo mejor posible: { $points } puntos en total.
    }
because-any-order = También es parte de la mejor forma de dar de comer: el orden da igual.
because-hungry =
    { $points ->
        [one] { $cat } se queda entonces con hambre: 1 punto en total.
       *[other] { $cat } se queda entonces con hambre: { $points } puntos en total.
    }
