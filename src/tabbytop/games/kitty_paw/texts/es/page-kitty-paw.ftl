### Kitty Paw en la página: a la vez se toman gatos del centro y se ponen en los tapetes como muestra la carta.

piece =
    { $name ->
        [siamese] Siamés
        [ginger] Pelirrojo
        [tuxedo] Esmoquin
        [calico] Tricolor
        [sphynx] Esfinge
        [blue] Azul ruso
        [bobtail] Bobtail japonés
        [symbol] carta del escondite
        [box] carta de caja
        [birman] Sagrado de Birmania
        [somali] Somalí
        [cymric] Cymric
        [tortie] Carey
        [peterbald] Peterbald
        [chartreux] Cartujo
        [turkish-van] Van turco
        [chihuahua] Chihuahua
       *[other] { $name }
    }
# Con artículo: solo las dos cartas son femeninas.
the-piece =
    { $name ->
        [symbol] la { piece }
        [box] la { piece }
       *[other] el { piece }
    }
a-piece =
    { $name ->
        [symbol] una { piece }
        [box] una { piece }
       *[other] un { piece }
    }
face =
    { $face ->
        [back] despierto
        [belly] dormido
        [horizontal] plana
        [vertical] de pie
        [up] con el símbolo arriba
       *[other] { $face }
    }
lies =
    { $name ->
        [box] carta de caja, { face }
       *[other]
            { piece }, { face }, hacia { $turn ->
                [0] la derecha
                [1] abajo a la derecha
                [2] abajo a la izquierda
                [3] la izquierda
                [4] arriba a la izquierda
               *[5] arriba a la derecha
            }
    }

## Rondas, tiempo y puntos.

points =
    { $sign ->
        [minus] −{ points-counted }
       *[other] { points-counted }
    }
points-counted =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
round-of = Ronda { $round } de { $rounds }
extra-round = Ronda extra { $extra }
left = { $clock } para acabar la ronda
sofar = { $clock } hasta ahora

## El centro de la mesa.

middle = El centro de la mesa
tile = Tomar: { lies }, sitio { $spot }
box = Mirar en la caja { $number }
box-of = Caja { $number }: ahí está { $name }
keep = Quedársela
shut = Cerrar
peek-left = { $seconds } s

## Las cartas, y agarrar una.

row = Las cartas para agarrar
grab = Agarrar la carta { $place }: { $pieces }.
gone = Ya no está
grab-now = ¡Agarra una carta!
grab-now-left = ¡Agarra una carta! { $seconds } s
row-soon = Pronto agarrarás una de estas.
paw-in-soon = ¡Esa pata!
paw-in-soon-left = ¡Esa pata! { $seconds } s
level =
    { $level ->
        [1] Nivel I
        [2] Nivel II
        [3] Nivel III
       *[other] Nivel { $level }
    }
or-wrong = o −{ $penalty } si está mal
or-briefly = o −{ $penalty }
card-large = Ver la carta en grande
card-small = Dejar la carta
no-card = Tu carta estará aquí.
their-no-card = Aún sin carta

## Tapetes y patas.

mat = Tu tapete
mat-of = El tapete de { $name }
zoom = Ampliar el tapete
unzoom = Volver al centro de la mesa
zoomed = Tu tapete, de cerca
look-elsewhere = Toca aquí para ver otra parte
on-mat = { $laid } de { $all } piezas
place = Poner { the-piece } en { $cell }
lift = Levantar: { lies }, en { $cell }
in-paw = En tu pata
empty-paw = Tu pata está vacía
in-their-paw = En la pata
their-empty-paw = La pata está vacía
their-box = Su carta de caja
take-something = Toca un gato, o arrástralo a tu tapete.
lift-box = Tu carta de caja
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
flip = Dar la vuelta
flip-upright = De pie
flip-flat = Plana
back = Devolver
back-short = Dejar
stray = No está en tu carta: volverá a casa.
wrong-symbol = No es lo que busca tu carta: se escurrirá.

meow = ¡Miau!
paw-up = ¡Arriba la pata!

## Lo que la página te dice; debajo, en pequeño, una nota.

ask-paw-in = ¡Tu pata al centro, por favor!
ask-paw-note = Se empieza cuando estén todas las patas.
ask-waits-for-paws = Esperando a { $names }.
ask-grab = ¡Agarra una carta, rápido!
ask-grab-note = Quien llega antes, elige. ¡Sin cambios!
ask-start = Construye lo que muestra tu carta.
ask-given = Se acabó el tiempo: te ha tocado una carta.
ask-start-note = Toca un gato, o arrástralo a tu tapete.
ask-start-held = Gíralo o dale la vuelta, y toca su sitio.
ask-first-held = Gíralo o dale la vuelta, y toca cualquier sitio para empezar.
ask-long-held = El gato largo ocupa dos sitios: toca la línea entre los dos.
ask-box-held = ¿De pie o plana? Luego toca su sitio.
ask-box-first = ¿De pie o plana? Luego toca cualquier sitio para empezar.
ask-build-note =
    { $others ->
        [0] Primero los puntos, luego los segundos.
        [1] Una llamada en falso cuesta puntos.
       *[other] La última pata se lleva un castigo.
    }
ask-full = Tu tapete está lleno. ¿Coincide?
ask-full-note = Si es así, di «¡Miau!». Llamar en falso cuesta puntos.
ask-full-early = Podrás llamar cuando todo el mundo tenga carta.
ask-called = { $name } dice «¡Miau!». ¡Arriba la pata, rápido!
ask-called-note = La última paga.
ask-you-called = ¡Miau! Has llamado.
ask-you-called-note =
    { $names-count ->
        [0] Ahora, a comprobar.
        [one] Falta la respuesta de { $names }.
       *[other] Faltan las respuestas de { $names }.
    }
ask-answered = Tu pata está arriba.
ask-frozen = ¡Demasiado pronto! Se te congela la pata.
ask-frozen-note = Se descongela en un momento.
ask-peeking = Esta carta solo la ves tú. ¿Te la quedas, o cierras la caja?
ask-out = Quedas fuera de esta ronda.
ask-out-note = Era una falsa alarma. El resto sigue jugando.
ask-looks-on = Estás mirando.
ask-looks-on-note = No hay pata quieta.
ask-over = La partida ha terminado.

## Debajo de un nombre: lo que hace esa persona.

doing-ready = pata en el centro
doing-waits = se prepara
doing-frozen = pata congelada
doing-out = fuera de la ronda
doing-watches = mira
doing-took = toma { a-piece }
doing-placed = pone { a-piece }
doing-lifted = levanta { a-piece }
doing-home = devuelve { a-piece }
doing-ran-home = { piece }: vuelve a casa
doing-turned = gira la pieza
doing-flipped = voltea la pieza
doing-grabbed = tiene carta
doing-peeked = mira en una caja
doing-shut = cierra una caja
doing-kept = se queda { the-piece }
doing-slipped = se le escurre una carta
doing-called = ¡Miau!
doing-answered = pata arriba
doing-false-start = ¡demasiado pronto!
doing-released = pata descongelada

## Lo mismo donde apenas hay sitio.

briefly-took = toma
briefly-placed = pone
briefly-lifted = levanta
briefly-home = devuelve
briefly-ran-home = pierde una
briefly-grabbed = con carta
briefly-peeked = mira
briefly-shut = cierra
briefly-kept = se la queda
briefly-slipped = pierde una

## Cartas puntuadas, y piezas puestas.

cards-of = { $count } de { $all } cartas
last-card-ends = La partida acaba cuando alguien tenga { $all } cartas, buenas o malas.
scored-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
laid = { $laid }/{ $all }
laid-label = { $laid } de { $all } piezas en el tapete

## Después de una llamada: quién levantó la pata y cuándo.

race = Qué pata fue más rápida
race-after = +{ $seconds },{ $tenths } s

## Se comprueba un tapete.

check-label = La comprobación
check-card = La carta
check-right = bien
check-wrong = mal
check-missing = falta
check-close = Cerrar la comprobación
check-spared = Acertada o no, una llamada acaba la ronda para toda la mesa. Tu carta sale del juego, pero no pierdes nada.

## Una pista que brilla en la mesa; va detrás de "Un gran felino elegiría:".

hint-take = tomar { the-piece } que brilla
hint-place = poner la pieza donde brilla tu tapete
hint-grab = agarrar la carta que brilla
hint-peek = mirar en la caja que brilla
hint-take-other = tomar otra pieza: { piece }
hint-take-piece = tomar { a-piece }
hint-place-now = poner la pieza tal como está

## Los mejores resultados a solas contra el reloj.

best-title = Tu récord en este dispositivo
best-none = Tu primera contrarreloj: diez filas, una carta de cada una.
best-line = { points } en { $clock }
best-is-new = ¡Nuevo récord!
