### Cat Lady con «Box of Treats». Nueve cartas forman una cuadrícula de tres filas y tres columnas; junto a una de esas líneas
### se sienta un gato de madera. A solas se juega contra el gato rival, que no tiene asiento y sigue sus cartas de turno.

title = Cat Lady
about = Toma tres cartas por turno y da de comer a los gatos que te hayan tocado.
mood-first = acogedor
mood-second = ingenioso
mood-third = de colección

opponent-cat-player = gato rival

## Opciones de una mesa.

option-edition = con Box of Treats, o solo el juego básico (de 2 a 4 asientos)
    .title = Edición
    .choice-treats = Con Box of Treats
    .choice-base = El juego básico
option-goals = compartes una meta con quien tienes a cada lado: 3 asientos o más, con Box of Treats
    .title = Metas compartidas
option-open_hands = todas las manos están a la vista; si no, solo se ve cuántas cartas hay
    .title = Manos a la vista
option-difficulty = solo si juegas a solas: el gato rival empieza con uno, dos o tres regalos
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
    .thing = pollo
food-tuna = atún
    .thing = atún
food-milk = leche
    .thing = leche
food-wild = comodín
    .thing = un comodín
food-treat = golosina
    .thing = una golosina

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
prompt-throw = ¿Qué carta descartas?
prompt-choupette = ¿Le das ya atún y leche a Choupette? Te traerá dos cartas.
prompt-pick =
    { $left ->
        [2] Choupette puede traer dos cartas de la cuadrícula.
       *[other] Choupette puede traer otra carta de la cuadrícula.
    }
prompt-fresh = ¿Juegas una de las cartas que acabas de tomar? Ahora o nunca.
prompt-feed = Da de comer a tus gatos. Nadie ve tu plan hasta que acabe todo el mundo.
prompt-guide = El gato rival quiere { $card }. Hay empate: ¿qué línea toma?

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
        [you] Tomas la { $line }: { $cards-thing }.
       *[other] { who } toma la { $line }: { $cards-thing }.
    }
event-refill = Nuevas en la cuadrícula: { $cards-thing }.
event-spray =
    { $seat-is ->
        [you] Echas agua, y el gato de madera corre a la { $line }.
       *[other] { who } echa agua, y el gato de madera corre a la { $line }.
    }
event-laser =
    { $seat-is ->
        [you] Usas un puntero láser y tomas { $cards-thing }.
       *[other] { who } usa un puntero láser y toma { $cards-thing }.
    }
event-throw =
    { $seat-is ->
        [you] Descartas { $cards-thing }.
       *[other] { who } descarta { $cards-thing }.
    }
event-brush =
    { $seat-is ->
        [you] Usas un cepillo: se va { $gives } y llega { $gets }.
       *[other] { who } usa un cepillo: se va { $gives } y llega { $gets }.
    }
event-adopt =
    { $seat-is ->
        [you] Adoptas a { $stray } con dos gatos perdidos.
       *[other] { who } adopta a { $stray } con dos gatos perdidos.
    }
event-cash =
    { $seat-is ->
        [you] Cambias dos gatos perdidos por 2 puntos.
       *[other] { who } cambia dos gatos perdidos por 2 puntos.
    }
event-shop =
    { $seat-is ->
        [you] Vas de compras: una ración de cada comida para ti, y una moneda de oro (2 puntos) para el resto.
       *[other] { who } va de compras: una ración de cada comida, y una moneda de oro (2 puntos) para el resto.
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
        [you] Das de comer a Choupette antes que a nadie, como ella espera.
       *[other] { who } da de comer a Choupette antes que a nadie, como ella espera.
    }
event-pick = Choupette trae { $cards-thing }.
event-done =
    { $seat-is ->
        [you] Ya has dado de comer a tus gatos.
       *[other] { who } ya ha dado de comer a sus gatos.
    }
event-reveal = La cena está servida. { $feedings }.
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
move-take-back = quitarle todo a { $cat }
move-adopt = adoptar a { $stray }
move-cash = cambiar dos gatos perdidos por 2 puntos
move-spray = espantar al gato de madera hacia la { $line }
move-brush = cambiar a { $cat } por el gato de { $cell }
move-shop = ir de compras: una ración de cada comida
move-laser = puntero láser: { $cell } y { $other }
move-throw = descartar { $cell }
move-swap = cambiar { $goal } por { $pool }
move-pick = traer { $cell }
move-pay = dar a Choupette { $tokens-thing }
move-guide = { $line }
move-feed =
    { $eaten-key ->
        [none] dar { $food-thing } a { $cat }
       *[other] dar { $food-thing } como { $eaten } a { $cat }
    }
move-done = acabar la cena
move-end = Acabar mi turno

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
        [chicken] { $cat }: { $count ->
                [one] { $count } gato que come pollo
               *[other] { $count } gatos que comen pollo
            }
        [tuna] { $cat }: { $count ->
                [one] { $count } gato que come atún
               *[other] { $count } gatos que comen atún
            }
        [milk] { $cat }: { $count ->
                [one] { $count } gato que toma leche
               *[other] { $count } gatos que toman leche
            }
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
catnips =
    { $count ->
        [one] { $count } hierba gatera
       *[other] { $count } hierbas gateras
    }
score-catnip =
    { $fed ->
        [one] { catnips }, { $fed } gato alimentado
       *[other] { catnips }, { $fed } gatos alimentados
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
reason-as-many-points-as-the-cat-player-are-not-enough = empatar con el gato rival no basta
reason-the-cat-player-has-more-points = el gato rival tiene más puntos

## Qué hay que hacer ahora.

must-place-token = tienes que sentar al gato de madera junto a una fila o columna
must-take-line = tienes que tomar una fila o columna, o jugar antes una carta
must-play-or-end = tienes que jugar una carta o acabar tu turno
must-throw-away = tienes que elegir qué carta de la cuadrícula descartas
must-pay-for-choupette = tienes que darle atún y leche a Choupette, o decir que no
must-pick-for-choupette = tienes que elegir una carta de la cuadrícula para Choupette, o dejarlo así
must-play-fresh-card = tienes que jugar una de las cartas que acabas de tomar, o dejarlo así
must-guide-cat-player = tienes que elegir cuál de las líneas empatadas toma el gato rival
must-feed = tienes que dar de comer a tus gatos, o acabar la cena

## Por qué una jugada no se puede.

refusal-token-beside-line = el gato de madera está sentado junto a esa línea
refusal-taken-already = en este turno ya has tomado tus cartas
refusal-laser-only-first = un puntero láser solo sirve al empezar tu turno, antes que nada
refusal-not-in-hand = no tienes { $item-noun } en la mano
refusal-token-stays = el gato de madera ya está ahí; espántalo hacia otra línea
refusal-no-cat-to-brush = no tienes ningún gato que cambiar
refusal-no-cat-in-grid = no hay ningún gato en la cuadrícula
refusal-no-cat-in-cell = no hay ningún gato en ese lugar de la cuadrícula
refusal-no-card-in-cell = no hay ninguna carta en ese lugar de la cuadrícula
refusal-not-your-cat = ese gato no es tuyo
refusal-needs-two-lost-cats = para eso hacen falta dos gatos perdidos de tu mano
refusal-no-such-stray = ese callejero no está
refusal-no-such-tokens = no tienes esa comida
refusal-only-fresh-cards = ahora solo puedes jugar una de las cartas que acabas de tomar
refusal-laser-needs-three-cards = para un puntero láser hacen falta tres cartas en la cuadrícula: dos que tomar y una que descartar
refusal-choupette-stays = Choupette ya ha comido y se queda
refusal-choupette-eats-first = Choupette come antes que nadie o no come; ahora solo le sirve una golosina
refusal-fed-in-part = hay un gato a medio comer: dale lo que falta, o quítale la comida
refusal-taken-back-too-often =
    { $most ->
        [one] ya has quitado comida una vez; ahora acaba la cena
       *[other] ya has quitado comida { $most } veces; ahora acaba la cena
    }
refusal-no-use-for-food = eso no le sirve ahora a ese gato, o ya no te queda
refusal-nothing-to-take-back = a ese gato no le has dado nada
refusal-no-goals = en esta partida no hay metas compartidas
refusal-goal-swapped-already = en este turno ya has cambiado una meta
refusal-not-your-goal = esa meta no es tuya
refusal-goal-not-in-pool = esa meta no está en la reserva

## Por qué unas opciones no dan un juego.

refusal-base-seats = el juego básico es para 2 a 4 asientos, no { $seats } (CL-B2)
refusal-goals-without-treats = las metas compartidas vienen con Box of Treats (CL-C37)
refusal-goals-seats = para las metas compartidas hacen falta 3 asientos o más, no { $seats } (CL-C37)
refusal-difficulty-seats = la dificultad solo se elige a solas (CL-C40)

## Por qué una mesa no se puede preparar así. Lo que va delante de dos puntos son argumentos.

refusal-arrange-active = active: los asientos van de 0 a { $most }
refusal-arrange-grid = grid: solo hay { $most } lugares
refusal-arrange-players =
    { $most ->
        [one] { $argument }: solo hay { $most } asiento
       *[other] { $argument }: solo hay { $most } asientos
    }
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
    .thing = Sombra
    .worth = 1
    .text = Negro, pide atún: { card-shadow.worth }.
card-jazz = Jazz
    .thing = Jazz
    .worth = 1
    .text = Negro, pide atún: { card-jazz.worth }.
card-lily = Lily
    .thing = Lily
    .worth = 2
    .text = Negro, pide leche: { card-lily.worth }.
card-blackberry = Zarzamora
    .thing = Zarzamora
    .worth = 3
    .text = Negro, pide 2 de pollo: { card-blackberry.worth }.
card-keaton = Keaton
    .thing = Keaton
    .worth = 4
    .text = Negro, pide 2 de leche: { card-keaton.worth }.
card-pablo-picatso = Pablo Picagato
    .thing = Pablo Picagato
    .worth = 6
    .text = Negro, pide 3 de atún: { card-pablo-picatso.worth }.
card-chester = Chester
    .thing = Chester
    .worth = 1
    .text = Naranja, pide atún: { card-chester.worth }.
card-bell = Cascabel
    .thing = Cascabel
    .worth = 1
    .text = Naranja, pide pollo: { card-bell.worth }.
card-bronte = Bronte
    .thing = Bronte
    .worth = 3
    .text = Naranja, pide 2 de atún: { card-bronte.worth }.
card-zeus = Zeus
    .thing = Zeus
    .worth = 3
    .text = Naranja, pide 2 de pollo: { card-zeus.worth }.
card-pumpkin = Calabaza
    .thing = Calabaza
    .worth = 6
    .text = Naranja, pide 2 de pollo y 1 de leche: { card-pumpkin.worth }.
card-chairman-meow = Presidente Miau
    .thing = Presidente Miau
    .worth = 6
    .text = Naranja, pide 3 de pollo: { card-chairman-meow.worth }.
card-cooper = Cooper
    .thing = Cooper
    .worth = 1
    .text = Blanco, pide pollo: { card-cooper.worth }.
card-gershon = Gershon
    .thing = Gershon
    .worth = 1
    .text = Blanco, pide pollo: { card-gershon.worth }.
card-snowflake = Copito
    .thing = Copito
    .worth = 2
    .text = Blanco, pide leche: { card-snowflake.worth }.
card-sparkle = Chispita
    .thing = Chispita
    .worth = 3
    .text = Blanco, pide 2 de atún: { card-sparkle.worth }.
card-sir-cuddleface = Sir Achuchón
    .thing = Sir Achuchón
    .worth = 4
    .text = Blanco, pide 2 de leche: { card-sir-cuddleface.worth }.
card-sox = Calcetines
    .thing = Calcetines
    .worth = 6
    .text = Blanco, pide 2 de atún y 1 de leche: { card-sox.worth }.
card-alvin = Alvin
    .thing = Alvin
    .worth = 1 por gato naranja alimentado
    .text = Negro y naranja, pide atún y leche: { card-alvin.worth }.
card-dinah = Dinah
    .thing = Dinah
    .worth = 1 por gato blanco alimentado
    .text = Naranja y blanco, pide pollo y leche: { card-dinah.worth }.
card-luna = Luna
    .thing = Luna
    .worth = 1 por gato negro alimentado
    .text = Negro y blanco, pide atún y pollo: { card-luna.worth }.
card-henriette = Henriette
    .thing = Henriette
    .worth = 5
    .text = Negro, naranja, blanco y gris, pide atún, pollo y leche: { card-henriette.worth }.
card-ash = Ceniza
    .thing = Ceniza
    .worth = 1
    .text = Gris, pide pollo: { card-ash.worth }.
card-slate = Pizarra
    .thing = Pizarra
    .worth = 3
    .text = Blanco y gris, pide 2 de atún: { card-slate.worth }.
card-pebble = Guijarro
    .thing = Guijarro
    .worth = 2
    .text = Naranja y gris, pide leche: { card-pebble.worth }.
card-storm = Tormenta
    .thing = Tormenta
    .worth = 6
    .text = Negro y gris, pide 2 de pollo y 1 de atún: { card-storm.worth }.
card-misty = Neblina
    .thing = Neblina
    .worth = 4
    .text = Gris, pide 2 de leche: { card-misty.worth }.
card-duke = Duque
    .thing = Duque
    .worth = 3
    .text = Blanco y gris, pide 2 raciones cualesquiera: { card-duke.worth }.
card-banjo = Banjo
    .thing = Banjo
    .worth = 1 por gato alimentado que come atún
    .text = Naranja y gris, pide atún y leche: { card-banjo.worth }.
card-fiddle = Violín
    .thing = Violín
    .worth = 1 por gato alimentado que come pollo
    .text = Blanco y gris, pide pollo y leche: { card-fiddle.worth }.
card-viola = Viola
    .thing = Viola
    .worth = 1 por gato alimentado que toma leche
    .text = Negro y gris, pide atún y leche: { card-viola.worth }.
card-domino = Dominó
    .thing = Dominó
    .worth = 5
    .text = Negro y blanco, pide atún, pollo y leche: { card-domino.worth }.

## Callejeros.

card-florence = Florence
    .thing = Florence
    .worth = 2 por gato naranja alimentado
    .text = Callejero, naranja, pide pollo y leche: { card-florence.worth }.
card-antoinette = Antoinette
    .thing = Antoinette
    .worth = 2 por gato blanco alimentado
    .text = Callejero, blanco, pide atún y leche: { card-antoinette.worth }.
card-eliot = Eliot
    .thing = Eliot
    .worth = 2 por gato negro alimentado
    .text = Callejero, negro, pide atún y pollo: { card-eliot.worth }.
card-levar-purrton = LeVar Purrton
    .thing = LeVar Purrton
    .worth = 4 por trío alimentado: negro, naranja y blanco
    .text = Callejero, blanco, pide atún y pollo: { card-levar-purrton.worth }.
card-zoroaster = Zoroastro
    .thing = Zoroastro
    .worth = 2 por disfraz
    .text = Callejero, negro, pide 2 de pollo: { card-zoroaster.worth }.
card-macak = Macak
    .thing = Macak
    .worth = 2; puede contar como una hierba gatera más
    .text = Callejero, naranja, pide leche: { card-macak.worth }.
card-waffle = Barquillo
    .thing = Barquillo
    .worth = 3 por ración que coma; todas del mismo tipo
    .text = Callejero, naranja, come de 1 a 4 raciones: { card-waffle.worth }.
card-hemingway = Hemingway
    .thing = Hemingway
    .worth = 3; o 7 si alimentas más gatos que nadie
    .text = Callejero, negro, pide leche: { card-hemingway.worth }.
card-sweetheart = Corazón
    .thing = Corazón
    .worth = 5
    .text = Callejero, negro, naranja, blanco y gris, pide atún y pollo: { card-sweetheart.worth }.
card-penny = Penny
    .thing = Penny
    .worth = 1 por juguete
    .text = Callejero, naranja, pide leche: { card-penny.worth }.
card-moonbeam = Rayo de Luna
    .thing = Rayo de Luna
    .worth = 3; dos fichas tuyas cualesquiera son comodines
    .text = Callejero, blanco, pide atún y pollo: { card-moonbeam.worth }.
card-cow = Vaca
    .thing = Vaca
    .worth = 2 por ración que coma
    .text = Callejero, blanco, come 1 ración o más, cualquiera: { card-cow.worth }.
card-truffle = Trufa
    .thing = Trufa
    .worth = 2 por cada otro gato alimentado que coma lo mismo
    .text = Callejero, negro, pide 1 ración cualquiera: { card-truffle.worth }.
card-aoshima = Aoshima y compañía
    .thing = Aoshima y compañía
    .worth = 6; son tres gatos: negro con atún, naranja con pollo y blanco con leche; no llena cajas
    .text = Callejero, negro, naranja y blanco, pide atún, pollo y leche: { card-aoshima.worth }.
card-biddy = Biddy
    .thing = Biddy
    .worth = 2 + 3 por meta compartida que logres
    .text = Callejero, gris, pide atún y leche: { card-biddy.worth }.
card-calf = Ternero
    .thing = Ternero
    .worth = 2 + 1 por ración que coma
    .text = Callejero, negro y blanco, come de 1 a 5 raciones: { card-calf.worth }.
card-choupette = Choupette
    .thing = Choupette
    .worth = 3; si come antes que nadie, trae dos cartas
    .text = Callejero, blanco, pide atún y leche: { card-choupette.worth }.
card-elvis = Elvis
    .thing = Elvis
    .worth = 3; cuenta como disfraz
    .text = Callejero, negro, pide pollo y leche: { card-elvis.worth }.
card-little-nicky = Pequeño Nicky
    .thing = Pequeño Nicky
    .worth = lo mismo que el mejor de tus otros gatos alimentados
    .text = Callejero, negro y naranja, pide atún y pollo: { card-little-nicky.worth }.
card-marshmallow = Nube
    .thing = Nube
    .worth = 1 por punto de tus series de juguetes
    .text = Callejero, blanco, pide atún, pollo y leche: { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .thing = Mister Fit
    .worth = 2 por menú de atún, pollo y leche que coman tus gatos
    .text = Callejero, gris, pide 2 raciones cualesquiera: { card-mister-fit.worth }.
card-mr-zoe = Mr. Zoe
    .thing = Mr. Zoe
    .worth = 2 por rociador o gato perdido que quede en la mano
    .text = Callejero, naranja, pide leche: { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .thing = Tomasso
    .worth = 3; cuenta como juguete
    .text = Callejero, naranja y blanco, pide atún y pollo: { card-tomasso.worth }.
card-mina = Mina
    .thing = Mina
    .worth = 2 por gato alimentado de varios colores
    .text = Callejero, negro y gris, pide atún y pollo: { card-mina.worth }.
card-ringo = Ringo
    .thing = Ringo
    .worth = 1 + 1 por gato de dos raciones alimentado
    .text = Callejero, gris, pide pollo y leche: { card-ringo.worth }.
card-peanut = Cacahuete
    .thing = Cacahuete
    .worth = 1 por gato de una ración alimentado
    .text = Callejero, naranja, pide leche: { card-peanut.worth }.

## Comida.

card-chicken = Pollo
    .thing = pollo
    .text = Comida: pollo.
card-two-chicken = Pollo ×2
    .thing = 2 raciones de pollo
    .text = Comida: 2 de pollo.
card-tuna = Atún
    .thing = atún
    .text = Comida: atún.
card-two-tuna = Atún ×2
    .thing = 2 raciones de atún
    .text = Comida: 2 de atún.
card-milk = Leche
    .thing = leche
    .text = Comida: leche.
card-two-milk = Leche ×2
    .thing = 2 raciones de leche
    .text = Comida: 2 de leche.
card-wild = Comodín
    .thing = un comodín
    .text = Comida: comodín. Vale como pollo, atún o leche.
card-chicken-and-tuna = Pollo y atún
    .thing = pollo con atún
    .text = Comida: pollo y atún.
card-treat = Golosina
    .thing = una golosina
    .text = Comida: golosina. Basta para cualquier gato, pero ese gato da entonces solo 1 punto.

## Juguetes.

-toy-text = Juguete: las series de juguetes distintos dan 1, 3, 5, 8 o 12.
card-mouse-toy = Ratón de juguete
    .thing = un ratón de juguete
    .text = { -toy-text }
card-yarn-ball = Ovillo
    .thing = un ovillo
    .text = { -toy-text }
card-feather-wand = Varita de plumas
    .thing = una varita de plumas
    .text = { -toy-text }
card-cat-tower = Torre para gatos
    .thing = una torre para gatos
    .text = { -toy-text }
card-scratching-post = Rascador
    .thing = un rascador
    .text = { -toy-text }

## Disfraces.

-costume-text = Disfraz: quien más tenga gana 6; no tener ninguno cuesta 2.
card-wizard-hat = Sombrero de mago
    .thing = un sombrero de mago
    .text = { -costume-text }
card-pirate-coat = Casaca de pirata
    .thing = una casaca de pirata
    .text = { -costume-text }
card-lobster-suit = Traje de langosta
    .thing = un traje de langosta
    .text = { -costume-text }
card-bee-wings = Alas de abeja
    .thing = unas alas de abeja
    .text = { -costume-text }
card-bow-tie = Corbatín
    .thing = un corbatín
    .text = { -costume-text }
card-dinosaur-hood = Capucha de dino
    .thing = una capucha de dino
    .text = { -costume-text }
card-space-helmet = Casco espacial
    .thing = un casco espacial
    .text = { -costume-text }
card-lion-mane = Melena de león
    .thing = una melena de león
    .text = { -costume-text }
card-tutu = Tutú
    .thing = un tutú
    .text = { -costume-text }
card-detective-cap = Gorra de detective
    .thing = una gorra de detective
    .text = { -costume-text }
card-mermaid-tail = Cola de sirena
    .thing = una cola de sirena
    .text = { -costume-text }
card-cowboy-boots = Botas vaqueras
    .thing = unas botas vaqueras
    .text = { -costume-text }

## Hierba gatera.

card-catnip = Hierba gatera
    .thing = hierba gatera
    .text = Una sola cuesta 2 puntos. Dos o tres dan 1 punto por cada gato alimentado; cuatro o más dan 2 por cada uno.

## Cartas para jugar.

card-lost-cat = Gato perdido
    .thing = un gato perdido
    .text = Con dos adoptas un callejero o ganas 2 puntos.
card-spray-bottle = Rociador
    .thing = un rociador
    .noun = ningún rociador
    .text = Espanta al gato de madera hacia otra fila o columna.
card-brush = Cepillo
    .thing = un cepillo
    .noun = ningún cepillo
    .text = Cambia un gato tuyo por uno de la cuadrícula.
card-laser-pointer = Puntero láser
    .thing = un puntero láser
    .noun = ningún puntero láser
    .text = En vez de tomar una fila o columna: toma dos cartas cualesquiera de la cuadrícula y descarta una tercera.
card-shopping-bag = Bolsa de compras
    .thing = una bolsa de compras
    .noun = ninguna bolsa de compras
    .text = Juégala: pollo, atún y leche para ti, y una moneda de oro (2 puntos) para el resto.

## Cajas: en una frase se llaman por lo que cabe en ellas; como carta de la guía (`card-box-…`), solo "Caja".

card-gray-box = Caja para un gato gris
    .thing = una caja para un gato gris
card-orange-chicken-box = Caja para un gato naranja que come pollo
    .thing = una caja para un gato naranja que come pollo
card-white-milk-box = Caja para un gato blanco que toma leche
    .thing = una caja para un gato blanco que toma leche
card-black-tuna-box = Caja para un gato negro que come atún
    .thing = una caja para un gato negro que come atún
card-white-tuna-box = Caja para un gato blanco que come atún
    .thing = una caja para un gato blanco que come atún
card-black-milk-box = Caja para un gato negro que toma leche
    .thing = una caja para un gato negro que toma leche
card-orange-tuna-box = Caja para un gato naranja que come atún
    .thing = una caja para un gato naranja que come atún
card-white-chicken-box = Caja para un gato blanco que come pollo
    .thing = una caja para un gato blanco que come pollo
card-orange-milk-box = Caja para un gato naranja que toma leche
    .thing = una caja para un gato naranja que toma leche

-box-text = Si tienes un gato así, alimentado o con hambre, la caja da tantos puntos como cajas tengas.
card-box-gray-box = Caja
    .text = Caja para un gato gris. { -box-text }
card-box-orange-chicken-box = Caja
    .text = Caja para un gato naranja que come pollo. { -box-text }
card-box-white-milk-box = Caja
    .text = Caja para un gato blanco que toma leche. { -box-text }
card-box-black-tuna-box = Caja
    .text = Caja para un gato negro que come atún. { -box-text }
card-box-white-tuna-box = Caja
    .text = Caja para un gato blanco que come atún. { -box-text }
card-box-black-milk-box = Caja
    .text = Caja para un gato negro que toma leche. { -box-text }
card-box-orange-tuna-box = Caja
    .text = Caja para un gato naranja que come atún. { -box-text }
card-box-white-chicken-box = Caja
    .text = Caja para un gato blanco que come pollo. { -box-text }
card-box-orange-milk-box = Caja
    .text = Caja para un gato naranja que toma leche. { -box-text }

## Metas compartidas: lo que cuentan, dentro de una frase, y como carta de la guía (`card-goal-…`).

goal-fed-cats = gatos alimentados
goal-toys = juguetes
goal-costumes = disfraces
goal-catnip = hierba gatera
goal-multicoloured = gatos alimentados de varios colores
goal-one-food = gatos de una ración alimentados
goal-two-food = gatos de dos raciones alimentados
goal-tuna-cats = gatos alimentados que comen atún
goal-chicken-cats = gatos alimentados que comen pollo
goal-milk-cats = gatos alimentados que toman leche

card-goal-fed-cats = Gatos alimentados
    .text = Meta: si quienes la comparten suman suficientes { goal-fed-cats }, ganan 3 por cabeza.
card-goal-toys = Juguetes
    .text = Meta: si quienes la comparten suman suficientes { goal-toys }, ganan 3 por cabeza.
card-goal-costumes = Disfraces
    .text = Meta: si quienes la comparten suman suficientes { goal-costumes }, ganan 3 por cabeza.
card-goal-catnip = Hierba gatera
    .text = Meta: si quienes la comparten suman suficiente { goal-catnip }, ganan 3 por cabeza.
card-goal-multicoloured = Gatos alimentados de varios colores
    .text = Meta: si quienes la comparten suman suficientes { goal-multicoloured }, ganan 3 por cabeza.
card-goal-one-food = Gatos de una ración alimentados
    .text = Meta: si quienes la comparten suman suficientes { goal-one-food }, ganan 3 por cabeza.
card-goal-two-food = Gatos de dos raciones alimentados
    .text = Meta: si quienes la comparten suman suficientes { goal-two-food }, ganan 3 por cabeza.
card-goal-tuna-cats = Gatos alimentados que comen atún
    .text = Meta: si quienes la comparten suman suficientes { goal-tuna-cats }, ganan 3 por cabeza.
card-goal-chicken-cats = Gatos alimentados que comen pollo
    .text = Meta: si quienes la comparten suman suficientes { goal-chicken-cats }, ganan 3 por cabeza.
card-goal-milk-cats = Gatos alimentados que toman leche
    .text = Meta: si quienes la comparten suman suficientes { goal-milk-cats }, ganan 3 por cabeza.

## Qué quieren las cartas de turno del gato rival: más de algo y, si no hay, una línea.

turn-card-toys-middle-column = la línea con más juguetes; si no hay, la columna 2
turn-card-toys-bottom-row = la línea con más juguetes; si no hay, la fila C
turn-card-catnip-right-column = la línea con más hierba gatera; si no hay, la columna 3
turn-card-catnip-top-row = la línea con más hierba gatera; si no hay, la fila A
turn-card-six-vp-left-column = la línea con más gatos de 6 puntos; si no hay, la columna 1
turn-card-six-vp-middle-row = la línea con más gatos de 6 puntos; si no hay, la fila B
turn-card-food-left-column = la línea con más comida; si no hay, la columna 1
turn-card-food-middle-row = la línea con más comida; si no hay, la fila B
turn-card-cat-token = la línea del gato de madera

## Qué dan las cartas iniciales del gato rival.

starting-two-tokens = dos monedas de oro
starting-one-more-stray = un callejero más
starting-one-catnip = una hierba gatera
starting-three-wild = tres comodines
starting-two-costumes = dos disfraces
starting-wild-toy = un juguete cualquiera

## Cómo se juega, por capítulos.

rules-idea =
    Nueve cartas forman una cuadrícula. Toma tres cada vez, reúne gatos y lo que comen, y da de comer a todos los
    que puedas cuando se acabe el mazo. Los gatos alimentados dan puntos; los que se quedan con hambre cuestan 2
    cada uno.
    .heading = La idea

rules-turn =
    Toma una fila o columna entera, pero no la línea donde está sentado el gato de madera. El gato pasa a la línea que
    tomaste, y llegan tres cartas nuevas. La comida se convierte enseguida en fichas. Los gatos, las
    cajas y la comida quedan delante de ti, a la vista. Todo lo demás va a tu mano, y el resto de la mesa solo ve cuántas
    cartas tienes.
    .heading = Tu turno

rules-cards =
    Se juegan en tu turno, antes o después de tomar. Con dos gatos perdidos adoptas un callejero, o ganas 2 puntos. Un rociador
    espanta al gato de madera hacia otra línea. Un cepillo cambia un gato tuyo por uno de la cuadrícula. Una bolsa de compras
    te da una ración de cada comida, y al resto una moneda de oro (2 puntos). Un puntero láser es un turno entero, antes
    que nada: toma dos cartas cualesquiera de la cuadrícula y descarta una tercera. El gato de madera no se mueve.
    .heading = Cartas para jugar

rules-end =
    Cuando el mazo está vacío y la cuadrícula ya no se puede rellenar, se acabaron los turnos. Quien tenga a Choupette
    puede darle de comer enseguida, y ella trae dos de las cartas que quedan. Después todo el mundo da de comer a sus
    gatos en secreto, y al final se enseña todo.
    .heading = El final

rules-feeding =
    Un gato recibe justo lo que pide, o nada. Un comodín vale como pollo, atún o leche. Una golosina basta para cualquier
    gato, pero entonces ese gato vale 1 punto y no puede hacer nada especial. Puedes cambiar de idea hasta que acabes.
    ¿Dudas? Pide el mejor plan.
    .heading = Dar de comer

rules-points =
    Cada gato alimentado da lo que dice su carta; uno con hambre cuesta 2.

    Juguetes: una serie de uno a cinco juguetes distintos da 1, 3, 5, 8 o 12.

    Disfraces: quien más tenga gana 6, a repartir si hay empate; con cinco o seis personas, el segundo lugar gana 3;
    no tener ninguno cuesta 2.

    Hierba gatera: una sola cuesta 2; dos o tres dan 1 por cada gato alimentado, cuatro o más dan 2.

    Cajas: cada una con el gato adecuado, alimentado o no, da tantos puntos como cajas tengas.

    Quien tenga más comida de sobra pierde 2; si hay empate, los pierden quienes empaten. Las monedas de oro dan 2 cada una.

    Gana quien tenga más puntos; si hay empate, quien haya dado de comer a más gatos.
    .heading = Puntos

rules-goals =
    Una opción para tres o más: compartes una meta con quien tienes a cada lado. Lo de cada pareja cuenta junto y,
    si alcanza, son 3 puntos por cabeza. Una vez por turno puedes cambiar una de tus metas por una de las dos
    de la reserva.
    .heading = Metas compartidas

rules-alone =
    El gato rival toma la línea con más de lo que pide su carta de turno; si hay empate, eliges tú. Da de comer
    después que tú, y para él toda la comida, menos las golosinas, es comodín. Para ganar necesitas más puntos que él.
    .heading = A solas

## Grupos de cartas, como títulos.

cards-cat = Gatos
cards-stray = Callejeros
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
        [you] No podrás empezar con { $cards-thing }.
       *[other] { $first } no podrá empezar con { $cards-thing }.
    }
because-withholds =
    { $seat-is ->
        [you] No podrás tomar { $cards-thing } después.
       *[other] { $seat } no podrá tomar { $cards-thing } después.
    }
because-cat-player-gets = El gato rival se lleva { $cards-thing }.
because-nobody-gets = Nadie más se lleva { $cards-thing }.
because-goal = La meta compartida pasa a ser: { $goal }.
because-frees = Entonces se puede volver a tomar la { $line }.
because-choupette = Choupette come, y te llevas dos cartas.
because-keeps = Guardas tus cartas para más tarde.
because-ends = Con eso acaba tu turno.
because-brings = Te llevas { $cards-thing }.
because-shop = Recibes una ración de cada comida, y el resto, una moneda de oro (2 puntos).
because-cash = Son 2 puntos, pase lo que pase.
because-feeds = Entonces podrías alimentar a { $cats }.
because-needs-food =
    { $cats-count ->
        [one] { $cats } aún necesita comida antes del final.
       *[other] { $cats } aún necesitan comida antes del final.
    }
because-worth =
    { $points ->
        [one] Por ahora da 1 punto.
       *[other] Por ahora da { $points } puntos.
    }
because-costs = Por ahora cuenta −{ $points }.
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
        [one] Tendrás { catnips }: 1 punto por cada gato alimentado.
       *[other] Tendrás { catnips }: { $points } puntos por cada gato alimentado.
    }
because-lost-cats = Con dos gatos perdidos puedes adoptar un callejero.
because-done =
    { $points ->
        [one] Eso da 1 punto en total.
       *[other] Eso da { $points } puntos en total.
    }
because-fed = Con eso come { $cat }.
because-part-fed = { $cat } necesita más que eso, pero es un comienzo.
because-best-plan =
    { $points ->
        [one] Es la mejor manera de dar de comer a tus gatos: 1 punto en total.
       *[other] Es la mejor manera de dar de comer a tus gatos: { $points } puntos en total.
    }
because-any-order = También es parte del mejor plan. El orden da igual.
because-hungry =
    { $points ->
        [one] Entonces { $cat } se queda con hambre: 1 punto en total.
       *[other] Entonces { $cat } se queda con hambre: { $points } puntos en total.
    }
