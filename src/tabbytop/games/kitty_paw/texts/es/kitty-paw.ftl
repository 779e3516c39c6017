### Kitty Paw. Qué significan las variables se dice en el archivo inglés.
###
### Las losetas son masculinas ("un Siamés"); las cartas, femeninas. `gender` es el género de una pieza (m, f).

title = Kitty Paw
about = Todo el mundo construye a la vez, con una sola pata, hasta que alguien dice «¡Miau!».
mood-first = rápido
mood-second = ruidoso
mood-third = sin turnos

## Las losetas.

card-siamese = Siamés
    .gender = m
    .text = { -tile }
card-ginger = Pelirrojo
    .gender = m
    .text = { -tile }
card-tuxedo = Esmoquin
    .gender = m
    .text = { -tile }
card-calico = Tricolor
    .gender = m
    .text = { -tile }
card-sphynx = Esfinge
    .gender = m
    .text = { -tile }
card-blue = Azul ruso
    .gender = m
    .text = { -tile }
card-bobtail = Bobtail japonés
    .gender = m
    .text = Una loseta de dos gatos de largo: despierto por un lado, dormido por el otro.
-tile = Una loseta: despierto por un lado, dormido por el otro.

## Los gatos de las cartas del escondite.

card-birman = Sagrado de Birmania
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-siamese }.
card-somali = Somalí
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-ginger }.
card-cymric = Cymric
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-tuxedo }.
card-tortie = Carey
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-calico }.
card-peterbald = Peterbald
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-sphynx }.
card-chartreux = Cartujo
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-blue }.
card-turkish-van = Van turco
    .gender = m
    .text = Se esconde en una caja y se parece mucho al { card-bobtail }.
card-chihuahua = Chihuahua
    .gender = m
    .text = Se esconde en una caja. De gato no tiene nada, diga lo que diga.

## Otras piezas.

card-symbol = carta del escondite
    .gender = f
card-box = carta de caja
    .gender = f
card-stray = gato despistado
    .gender = m

a-piece =
    { $piece-gender ->
        [f] una { $piece }
       *[m] un { $piece }
    }
the-piece =
    { $piece-gender ->
        [f] la { $piece }
       *[m] el { $piece }
    }

## Cómo está puesta una pieza.

face-back = despierto
face-belly = dormido
face-horizontal = plana
face-vertical = de pie
face-up = boca arriba

## Preguntas.

prompt-paw = ¡La pata, por favor!
prompt-grab = ¿Qué carta agarras?
prompt-build = Construye lo que muestra tu carta y luego: ¡Miau!
prompt-clock = El reloj corre.
prompt-answer =
    { $caller-is ->
        [you] Has llamado. ¡Responde, rápido!
       *[other] { $caller } llama. ¡Responde, rápido!
    }

## Lo que pasa: el curso de la partida.

event-round =
    { $extra ->
        [0] Ronda { $round }: { open-cards }. Las patas, por favor.
       *[other] Ronda { $round }, ronda extra { $extra }: { open-cards }. Las patas, por favor.
    }
open-cards =
    { $row-count ->
        [one] carta { $row }
       *[other] cartas { $row }
    }
event-under = La carta { $card } muestra un símbolo que ya está en la fila: va debajo del montón.
event-start = ¡Kitty Paw!
event-bell = Suena la campana: se acabó la ronda.
event-last =
    { $seats-count ->
        [one] Responde en último lugar: { $seats }.
       *[other] Responden en último lugar: { $seats }.
    }
event-tie = ¡Empate! Ronda extra { $seats-for }.
event-removed =
    { $cards-count ->
        [one] Se retira la carta { $cards }.
       *[other] Se retiran las cartas { $cards }.
    }
event-over = ¡Se acabó la partida!

## Lo que pasa: lo que hace una pata.

event-paw =
    { $seat-is ->
        [you] Pones la pata en el centro.
       *[other] { $seat } pone la pata en el centro.
    }
event-grabbed =
    { $seat-is ->
        [you] Agarras la carta { $card }.
       *[other] { $seat } agarra la carta { $card }.
    }
event-given =
    { $seat-is ->
        [you] Recibes la carta { $card }.
       *[other] { $seat } recibe la carta { $card }.
    }
event-took =
    { $seat-is ->
        [you] Tomas un { $kind } del sitio { $spot }.
       *[other] { $seat } toma un { $kind } del sitio { $spot }.
    }
event-ran_home =
    { $seat-is ->
        [you] Tu { $kind } vuelve corriendo al sitio { $spot }.
       *[other] El { $kind } { $seat-of } vuelve corriendo al sitio { $spot }.
    }
event-placed =
    { $seat-is ->
        [you] Pones { a-piece } en { $cell }.
       *[other] { $seat } pone { a-piece } en { $cell }.
    }
event-lifted =
    { $seat-is ->
        [you] Levantas { a-piece }.
       *[other] { $seat } levanta { a-piece }.
    }
event-home =
    { $seat-is ->
        [you] Devuelves { a-piece }.
       *[other] { $seat } devuelve { a-piece }.
    }
event-turned =
    { $seat-is ->
        [you] Giras la pieza.
       *[other] { $seat } gira la pieza.
    }
event-flipped =
    { $seat-is ->
        [you] Das la vuelta a la pieza: { $face }.
       *[other] { $seat } da la vuelta a la pieza: { $face }.
    }

## Lo que pasa: el escondite.

event-peeked =
    { $symbol-key ->
        [none]
            { $seat-is ->
                [you] Miras en la caja { $box }.
               *[other] { $seat } mira en la caja { $box }.
            }
       *[other]
            { $seat-is ->
                [you] Miras en la caja { $box }: { $symbol }.
               *[other] { $seat } mira en la caja { $box }: { $symbol }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Te quedas con lo que había en la caja { $box }: { $symbol }.
       *[other] { $seat } se queda con lo que había en la caja { $box }: { $symbol }.
    }
event-shut =
    { $late ->
        [yes] La caja { $box } se cierra sola.
       *[no]
            { $seat-is ->
                [you] Cierras la caja { $box }.
               *[other] { $seat } cierra la caja { $box }.
            }
    }
event-slipped =
    { $seat-is ->
        [you] Tu carta del escondite se escurre de vuelta a la caja { $box }.
       *[other] La carta del escondite { $seat-of } se escurre de vuelta a la caja { $box }.
    }

## Lo que pasa: ¡Miau!

event-called =
    { $seat-is ->
        [you] Llamas: ¡Miau!
       *[other] { $seat } llama: ¡Miau!
    }
event-answered =
    { $seat-is ->
        [you] Respondes: ¡Miau!
       *[other] { $seat } responde: ¡Miau!
    }
event-false_start =
    { $seat-is ->
        [you] Dices «¡Miau!» antes de tiempo: se te congela la pata.
       *[other] { $seat } dice «¡Miau!» antes de tiempo: se le congela la pata.
    }
event-released =
    { $seat-is ->
        [you] Se te descongela la pata.
       *[other] A { $seat } se le descongela la pata.
    }
event-checked =
    { $right ->
        [yes]
            { $seat-is ->
                [you] ¡Tu dibujo está bien!
               *[other] ¡El dibujo { $seat-of } está bien!
            }
       *[no]
            { $seat-is ->
                [you] Tu dibujo está mal: { $faults }.
               *[other] El dibujo { $seat-of } está mal: { $faults }.
            }
    }
event-scored =
    { $gain ->
        [yes] Carta { $card } { $seat-for }: +{ counted-points }.
       *[no]
            { $seat-is ->
                [you] La carta { $card } te cuesta { counted-points }.
               *[other] La carta { $card } le cuesta { counted-points } a { $seat }.
            }
    }
counted-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-false_alarm =
    { $seat-is ->
        [you] Falsa alarma: quedas fuera de la ronda.
       *[other] Falsa alarma: { $seat } queda fuera de la ronda.
    }

## Qué falla en una pieza de un dibujo.

fault-missing = falta { the-piece }
fault-extra = sobra { the-piece }
fault-place = { the-piece } no va en ese sitio
fault-face = { the-piece } tiene arriba la cara que no es
fault-side = { the-piece } va de la otra forma (plana o de pie)
fault-turn = { the-piece } no va con ese giro
fault-order = { the-piece } va encima, no debajo
fault-symbol = { the-piece } no es la que pide la carta
fault-next = { $faults }, { $fault }

## Jugadas, como en una lista.

move-paw = poner la pata
move-grab = agarrar la carta { $card } de la fila
move-take = tomar la loseta del sitio { $spot }
move-lift = levantar { the-piece }
move-turn = girar a la { $way }
way-left = izquierda
way-right = derecha
move-flip = dar la vuelta
move-place = poner en { $cell }
move-home = devolver
move-peek = mirar en la caja { $box }
move-keep = quedársela
move-shut = cerrar la caja
move-meow = ¡Miau!

move-start = el reloj pone las patas que faltan
move-give = el reloj da carta a quien no tiene
move-release =
    { $seat-is ->
        [opponent] el reloj suelta al asiento { $seat-key }
        [you] el reloj te suelta
       *[other] el reloj suelta { $seat-to }
    }
move-chase =
    { $seat-is ->
        [opponent] el reloj manda a casa al gato despistado del asiento { $seat-key }
        [you] el reloj manda a casa a tu gato despistado
       *[other] el reloj manda a casa al gato despistado { $seat-of }
    }
move-close =
    { $seat-is ->
        [opponent] el reloj cierra la caja del asiento { $seat-key }
        [you] el reloj cierra tu caja
       *[other] el reloj cierra la caja { $seat-of }
    }
move-slip =
    { $seat-is ->
        [opponent] el reloj devuelve la carta del asiento { $seat-key }
        [you] el reloj devuelve tu carta
       *[other] el reloj devuelve la carta { $seat-of }
    }
move-hush = el reloj ya no espera respuestas
move-tick = el reloj corre
move-bell = el reloj toca la campana

## Resultados.

score-card = carta { $card }, construida
score-penalty = carta { $card }, castigo
score-extra = rondas extra: { $rounds }
score-time = segundos: { $seconds }
reason-most-points = más puntos que nadie
reason-most-points-after-extra-rounds = más puntos que nadie tras las rondas extra
reason-equal-points-shared = empate a puntos
reason-all-rows-played = todas las filas jugadas

## Opciones.

option-pile = levels: primero las cartas fáciles y al final las difíciles; all: todas las cartas de la caja, bien barajadas
    .title = El montón
    .hint = Primero las cartas fáciles y al final las difíciles, o todas las de la caja, bien barajadas
    .choice-levels = Primero las fáciles
    .choice-all = Todas mezcladas
option-second = qué cartas del nivel II hay en el montón; las amarillas son algo más difíciles
    .title = Nivel II
    .choice-green = Verde
    .choice-yellow = Amarillo, algo más difícil
option-wrong_call =
    ends: una llamada en falso acaba la ronda; once: la segunda y las siguientes son falsas alarmas: quedas fuera de la ronda y el resto sigue jugando
    .title = Un «¡Miau!» en falso
    .hint = Acaba la ronda para toda la mesa; o el segundo te deja fuera, y el resto sigue jugando
    .choice-ends = Acaba la ronda
    .choice-once = Uno, y luego fuera
option-ready = segundos hasta que se ponen las patas que faltan
    .title = Patas tardías
option-pick = segundos para agarrar una carta; después, quien no tenga recibe una
    .title = Agarrar una carta
option-false_start = segundos de espera tras un «¡Miau!» antes de tiempo
    .title = «¡Miau!» antes de tiempo
option-stray = segundos hasta que vuelve a casa un gato que tu carta no pide
    .title = Un gato despistado vuelve a casa
option-peek = segundos que una caja queda abierta
    .title = Una caja queda abierta
option-wrong_box = segundos hasta que se escurre de vuelta una carta del escondite que no es la que buscas
    .title = Una carta equivocada se escurre
option-answer = segundos para responder a un «¡Miau!»
    .title = Responder a un «¡Miau!»
option-round = segundos que dura una ronda, como mucho
    .title = Una ronda

## Por qué unas opciones no dan un juego.

refusal-seconds = { $name } va de 1 a { $most } segundos, no { $seconds }
refusal-alone-wrong-call = a solas, una llamada en falso siempre acaba la fila
refusal-alone-pile = a solas, siempre van primero las cartas fáciles

## Por qué una jugada no se puede.

refusal-paws-first = la ronda empieza cuando están todas las patas
refusal-started = la ronda ya ha empezado
refusal-no-card-there = esa carta ya no está
refusal-card-first = primero agarra una carta
refusal-one-card = ya tienes una carta, y no puedes cambiarla
refusal-early-call = nadie puede llamar hasta que todo el mundo tenga carta: espera y prueba otra vez
refusal-answer = alguien ha llamado: levanta la pata
refusal-for-clock = eso solo lo hace el reloj
refusal-no-wait = ahora no se espera nada así
refusal-taken = alguien se te ha adelantado: en ese sitio no hay nada
refusal-no-spot = en esta ronda no existe el sitio { $spot }
refusal-own-tile = esa loseta ya la tienes
refusal-not-on-mat =
    { $piece-key ->
        [stray] en tu tapete no hay ningún gato despistado
        [symbol] en tu tapete no hay ninguna carta del escondite
       *[other] en tu tapete no está { the-piece } que pedías
    }
refusal-both-ends = el gato largo tiene que caber en tu tapete de punta a punta
refusal-empty-paw = no tienes nada en la pata
refusal-turn-box = la carta de caja no se gira: dale la vuelta
refusal-flip-symbol = a una carta del escondite no se le da la vuelta: gírala
refusal-full-paw = las piezas, de una en una: pon la que tienes en la pata, o devuélvela
refusal-box-open = tu pata tiene abierta una caja: quédate con lo que hay, o ciérrala
refusal-symbol-gone = esa carta del escondite ya no está
refusal-no-symbol = tu carta no muestra ningún símbolo del escondite
refusal-one-box = las cajas, de una en una: quédate con lo que hay, o ciérrala
refusal-peek-full-paw = se mira con la pata vacía: pon lo que tienes, o devuélvelo
refusal-box-held = otra pata tiene abierta esa caja
refusal-right-symbol = ya tienes la carta del escondite que buscas, y no puedes tener dos
refusal-not-peeking = no estás mirando en ninguna caja

## Por qué una mesa no se puede preparar así: para quien escribe pruebas, retos y lecciones.

refusal-arrange-seats = { $what }: solo hay { $most } asientos
refusal-arrange-row = row: { $most } cartas como mucho
refusal-arrange-card = { $what }: en este montón no queda la carta { $given }
refusal-arrange-many = { $what }: solo hay { $most }
refusal-arrange-spot = spots: { $given } no es clase, cara y giro
refusal-arrange-kind = { $what }: no queda { $kind-key }
refusal-arrange-twice = symbols: { $symbol-key } está dos veces
refusal-arrange-piece = mats: { $given } no es una pieza y dónde está
refusal-arrange-box = mats: el asiento { $seat-key } solo tiene una carta de caja
refusal-arrange-both-ends = mats: { $given } no cabe en el tapete de punta a punta
refusal-arrange-strays = mats: el asiento { $seat-key } tiene dos gatos despistados
refusal-arrange-symbol = mats: el asiento { $seat-key } no puede tener { $symbol-key }
refusal-arrange-number = { $what }: { $given } no es un número entero
refusal-arrange-list = { $what }: { $given } no es una lista
refusal-arrange-text = { $what }: { $given } no es un texto
refusal-arrange-word = aquí no hay { $given }
refusal-arrange-table = { $what }: { $why }

## Cómo se juega.

rules-idea =
    Todo el mundo construye a la vez, con una sola pata. Copia el dibujo de tu carta con gatos del centro y di «¡Miau!» antes
    que nadie.
    .heading = La idea
rules-round =
    ¡Las patas al centro, y a jugar! Agarra una de las cuatro cartas. Toma los gatos de uno en uno, gíralos o dales la
    vuelta hasta que queden como en la carta y ponlos en tu tapete. Construye en cualquier parte del tapete, siempre que las piezas encajen entre sí como en la carta.
    Tu carta de caja es parte del dibujo, con un gato dentro. Un gato que tu carta no pide vuelve a casa al cabo de un rato.
    .heading = Una ronda
rules-hide-and-seek =
    Si tu carta muestra un símbolo del escondite, búscalo en las ocho cajas. Lo que miras solo lo ves tú, y solo un
    momento: recuérdalo. ¡Esos gatos se parecen mucho a las losetas! Lo que te quedas lo ve todo el mundo; si no es lo que
    buscas, se escurre de vuelta.
    .heading = Al escondite
rules-meow =
    Con el tapete lleno, «¡Miau!» es una llamada: todo el mundo deja de construir y levanta la pata, y la última paga, si
    juegan tres o más. Entonces se comprueba el tapete. Bien: la carta es tuya, con sus puntos. Mal: te cuesta su castigo.
    Con el tapete a medias es una salida en falso, y se te congela la pata un momento. Nadie puede llamar hasta que todo
    el mundo tenga carta: si llenas antes tu tapete, espera, y no se te congela la pata.
    .heading = ¡Miau!
rules-end =
    Se acaba cuando alguien ha puntuado cinco cartas, bien o mal, o cuando se acaba el montón. Gana quien tenga más puntos; si hay
    empate, quienes empatan juegan una ronda extra. A solas juegas diez filas contra el reloj y construyes una carta de cada una.
    .heading = El final

## Grupos de cartas, como títulos.

cards-tile = Losetas
cards-hide-and-seek = Al escondite

## Por qué es bueno un consejo: lo que trae una jugada.

because-paw = La ronda empieza cuando están todas las patas.
because-answer = La última pata paga.
because-no-card = Aún no tienes carta: sería una salida en falso.
because-card =
    { $points ->
        [one] Vale 1 punto y lleva { strokes }.
       *[other] Vale { $points } puntos y lleva { strokes }.
    }
strokes =
    { $strokes ->
        [one] un gesto
       *[other] unos { $strokes } gestos
    }
because-shown = Tu carta muestra un { $kind }.
because-not-shown = Tu carta no lo necesita.
because-missing =
    { $count ->
        [0] Entonces tu dibujo está listo: di «¡Miau!».
        [one] Aún falta una pieza.
       *[other] Aún faltan { $count } piezas.
    }
because-lies-right = Ya está como en tu carta.
because-lies-wrong = No está como en tu carta.
because-adjusted =
    { $count ->
        [0] Entonces queda como en tu carta.
        [one] Después hay que girar la pieza o darle la vuelta una vez más.
       *[other] Después hacen falta { $count } cambios más: girar la pieza o darle la vuelta.
    }
because-belongs = Ese es su sitio.
because-elsewhere = Ese no es su sitio, o todavía no.
because-turn-first =
    { $count ->
        [one] Antes hay que girar la pieza o darle la vuelta.
       *[other] Antes hacen falta { $count } cambios: girar la pieza o darle la vuelta.
    }
because-home = Aún no tiene sitio en tu tapete.
because-needed = Tu carta lo necesita, y tendrías que volver a buscarlo.
because-unknown-box = Todavía no sabes qué hay dentro.
because-right-box = Ahí dentro está lo que buscas.
because-wrong-box = Ahí dentro no está lo que buscas.
because-slips-away = Tu carta no lo pide, así que vuelve a su caja.
because-opens-again = Ahí dentro está lo que buscas, y tendrías que volver a abrir la caja.
because-finished =
    { $points ->
        [one] Tu dibujo está listo. Vale 1 punto.
       *[other] Tu dibujo está listo. Vale { $points } puntos.
    }

## Repaso de una partida.

review-pause =
    { $count ->
        [one] Después, la más rápida de las otras patas hizo un gesto antes del siguiente tuyo.
       *[other] Después, la más rápida de las otras patas hizo { $count } gestos antes del siguiente tuyo.
    }
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [one] Hiciste un gesto para tus cartas.
               *[other] Hiciste { $count } gestos para tus cartas.
            }
       *[other]
            { $count ->
                [one] { $seat } hizo un gesto para sus cartas.
               *[other] { $seat } hizo { $count } gestos para sus cartas.
            }
    }
review-detours =
    { $count ->
        [one] Los rodeos costaron un gesto.
       *[other] Los rodeos costaron { $count } gestos.
    }
review-pauses =
    { $count ->
        [one] Las pausas costaron lo que la más rápida de las otras patas tarda en un gesto.
       *[other] Las pausas costaron lo que la más rápida de las otras patas tarda en { $count } gestos.
    }
review-boxes =
    { $count ->
        [one] Mirar en cajas desconocidas costó un gesto.
       *[other] Mirar en cajas desconocidas costó { $count } gestos.
    }
