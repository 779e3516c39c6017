### Meow! en la terminal.

## La línea de arriba.

phase-strike = antes de repartir
phase-pass = la primera mirada
phase-over = el final
round = ronda { $round }
round-of = ronda { $round } de { $rounds }
whose-turn =
    { $seat-is ->
        [you] tu turno
       *[other] turno { $seat-of }
    }
mode-basic = básico
mode-thirteen = trece
mode-before-after = antes y después
judge-engine = juzga la mesa
judge-eyes = juzga cada cual
plays-small = caja pequeña
plays-young = peques
plays-helper = lista

## El círculo. Como mucho 11 letras debajo de un nombre.

pile = montón: { $count }
no-card = sin carta
seat-broken = ¡rota!
seat-asked = ◂ responde
seat-no = no
seat-ready = ya está
seat-best = récord { $hands }

## El centro de la mesa.

waiting-strike = La caja sigue abierta.
waiting-pass = Mira bien. Luego, las manos van a la izquierda.
waiting-over = Las velas se apagan.
waiting-you = Pon una carta…
waiting-other = { $name } elige una carta…
idle-strike =
    Nadie tiene que hacer lo que duele o no divierte. Lo que taches se queda en la caja, y nadie sabrá quién lo pidió.
idle-pass = Para ganar, haz en un solo turno lo que pide tu carta y lo que piden todas las reglas del resto.
idle-over = La repetición lo cuenta todo.
watch-closely = Fíjate bien: nadie lo anota.
this-turn = Este turno
used = { $used } de { $most }
gone = Ya no está: { $card }
part-before = antes
part-after = después
said-word = «{ $word }»
made-noise = «{ $act-noise }»

## Un rito, como se ve.

caption-act =
    { $heard ->
        [none] { $sign } { $name } { $act-shown }.
       *[other] { $sign } { $name } { $act-shown }: { $heard }
    }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }{ $named ->
        [yes] { " " }({ $act-label })
       *[no] { "" }
    }

## El registro, sin los nombres de las reglas.

told-dealt =
    { $each ->
        [1] Cada cual recibe una regla, { told-pile }. { told-starter }
       *[other] Cada cual recibe { $each } reglas, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [one] y una va al montón
       *[other] y { $pile } van al montón
    }
told-starter =
    { $starter-is ->
        [you] Empiezas tú.
       *[other] Empieza { $starter }.
    }
told-passed = Todas las manos han pasado a la izquierda.
told-replaced =
    { $seat-is ->
        [you] Cambias una regla.
       *[other] { $seat } cambia una regla.
    }
told-played =
    { $seat-is ->
        [you] Pones una carta.
       *[other] { $seat } pone una carta.
    }
told-taken_back =
    { $seat-is ->
        [you] Recoges la carta: no has hecho lo que pide.
       *[other] { $seat } recoge la carta: no ha hecho lo que pide.
    }
told-exchanged =
    { $active-is ->
        [you] { $seat } te detiene; cartas nuevas { $active-for } y { $seat-for }.
       *[other]
            { $seat-is ->
                [you] Detienes { $active-to }; cartas nuevas { $active-for } y { $seat-for }.
               *[other] { $seat } detiene { $active-to }; cartas nuevas { $active-for } y { $seat-for }.
            }
    }

## Todo lo que puedes saber.

# Before the cards of the reader, each with its rule, for screen readers.
hand-in-words = En tu mano:
pile-and-budget = En el montón: { $pile }. Ritos distintos por turno: { $most }.
seat-fact =
    { $cards ->
        [one] { $name }: { $cards } carta, mejor juicio { $best }
       *[other] { $name }: { $cards } cartas, mejor juicio { $best }
    }{ $replaced ->
        [yes] , ya ha cambiado una regla
       *[no] { "" }
    }
came-to-light = Han salido a la luz: { $titles }
binds-you = Su regla te obliga. También cada carta del resto. ¿Recuerdas alguna? No vamos a decírtelas.

## Respuestas con número.

done-strike = o Enter: nada más que tachar
done-pass = o Enter: pasar la mano a la izquierda
done-answer = no, ninguna mía
done-object = o Enter: nada que protestar
done-act = check: pedir juicio
look-again = look: ver los ritos otra vez
object = object: no se ha hecho lo que pide la carta puesta
replace = replace: cambiar una regla que alguien no puede cumplir

## La lista de ritos.

brief = { $value }
short-label = { $brief }
back = Enter: volver
more-words = más palabras
hint-strike = Escribe un nombre, una parte o su número.
hint-acts = Escribe ritos: croar; toser 2; parís. Basta una parte: mug.
hint-and-back = { $hint } { back }
found = Encontrado «{ $sought }»: escribe un número, o más letras. { back }
more-found = … { $count } más
page = página { $page } de { $pages }
words-foot = Escribe una palabra, una parte o su número. 0: { more-words } · { back }
replace-how =
    ¿Qué regla no puede cumplir alguien? Escribe su nombre. Tiene que ser una que sepas que está en juego y que aún no
    hayas cumplido. Todo el mundo sabrá que se va; otra ocupará su lugar. Una vez por partida.

# Nombres cortos de los ritos, de 13 letras como mucho.
brief-hiss = Silbar
brief-oink = Gruñir
brief-squeak = Chillar
brief-trunk-call = Barritar
brief-honk = Graznar
brief-blow-raspberry = Pedorreta
brief-wake-the-farm = Quiquiriquí
brief-evil-laugh = Risa malvada
brief-yodel = Tirolesa
brief-pretty-polly = Lorito guapo
brief-reverse = Camión
brief-hum-lullaby = Canción
brief-peel-banana = Plátano
brief-nitpick = Pulga
brief-lick-paw = Lamer la pata
brief-flap-wings = Alas
brief-wag-tail = Cola
brief-play-dead = El muerto
brief-make-biscuits = Amasar
brief-wiggle-nose = Mover nariz
brief-tip-hat = Sombrero
brief-thumbs-up = Pulgar
brief-air-kiss = Beso
brief-cover-eyes = Tapar ojos
brief-shrug = Hombros
brief-check-watch = Reloj
brief-pinch = Pinzas
brief-drive-bus = Autobús
brief-balance-ball = Pelota
brief-brush-teeth = Dientes
brief-light-candle = Vela
brief-stir-cauldron = Caldero
brief-tightrope = Cuerda floja
brief-reel-in = Sedal
brief-knock = Madera
brief-clap = Palmada
brief-snap-fingers = Chasquido
brief-stomp = Pisotón
brief-boop = Tocar nariz
brief-pat-head = Palmadita
brief-drum-chest = Pecho
brief-jazz-hands = Manos de jazz
brief-fruit = Fruta
brief-vegetable = Verdura
brief-instrument = Instrumento
brief-sea-creature = Acuático
brief-tree = Árbol
brief-tool = Herramienta
brief-garment = Prenda
brief-household = Cosa de casa
brief-colour = Color
brief-dessert = Postre
brief-vehicle = Vehículo
brief-building = Edificio
brief-feeling = Sentimiento
brief-manner = Cómo se hace
brief-dinosaur = Dinosaurio
brief-river = Río
brief-city = Ciudad
brief-bird = Pájaro
brief-mammal = Mamífero
brief-job = Oficio
brief-first-name = Nombre
brief-dish = Plato
brief-flower = Flor
brief-sport = Deporte

## Lo escrito no es una respuesta.

no-act = ningún rito contiene «{ $sought }»
no-act-or-word = ningún rito ni ninguna palabra contiene «{ $sought }»
rules-found =
    { $count ->
        [0] ninguna regla de la caja contiene «{ $sought }»
        [one] { $count } regla de la caja contiene «{ $sought }»
       *[other] { $count } reglas de la caja contienen «{ $sought }»
    }
not-your-card = «{ $sought }» no es carta tuya: escribe su número o su nombre
say-which-word = di qué palabra: { $words }, entre otras
either = { $start } o { $next }
could-be =
    { $more ->
        [yes] eso podría ser { $names }, entre otros; di un poco más
       *[no] eso podría ser { $names }; di un poco más
    }
opens-list = eso abre una lista: escríbelo solo en una línea

## Cómo se usa la pantalla.

help-typing =
    Escribe tus ritos: `croar; toser 2; parís; check` es un turno entero. Basta parte del nombre para encontrar un rito; las mayúsculas y las tildes dan igual.
    .heading = Escribir
help-clock = Con este teclado no hay prisa: el reloj de la opción `seconds` espera contigo.
    .heading = El reloj
