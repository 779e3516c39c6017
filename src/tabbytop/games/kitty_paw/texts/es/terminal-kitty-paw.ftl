### Kitty Paw en la terminal: un juego en tiempo real.

## Dos letras por gato, todas distintas.

letters-siamese = Si
letters-ginger = Pe
letters-tuxedo = Es
letters-calico = Tr
letters-sphynx = Ef
letters-blue = Az
letters-bobtail = Bo
letters-birman = Bi
letters-somali = So
letters-cymric = Cy
letters-tortie = Ca
letters-peterbald = Pb
letters-chartreux = Cj
letters-turkish-van = Va
letters-chihuahua = Ch
letters-box = Caj

## La línea de arriba.

round = ronda { $round }
tie-round = ronda extra { $extra }
over = el final
pile =
    { $count ->
        [one] { $count } carta en el montón
       *[other] { $count } cartas en el montón
    }
in-all = { $clock } en total
time-left = quedan { $clock }
small-window = Una ventana de 80×24 o más lo muestra todo.

## Cartas.

worth = { $value } o { $penalty }
seek = busca { $symbol }
level = nivel { $level }
your-card = carta
taken = ya no está

## Tapetes y centro.

your-mat = tu tapete
laid = { $laid } de { $all }
middle = el centro
cursor-cat =
    { $face-key ->
        [back] { $piece }, despierto, { $arrow }
       *[other] { $piece }, dormido, { $arrow }
    }
cursor-box = caja del escondite { $number }
cursor-own-box = tu carta de caja
in-paw = en la pata: { $sign }
peeks =
    { $symbol-key ->
        [none] mira en la caja { $box }
       *[other] mira en la caja { $box }: { $symbol }
    }

## Junto a un nombre: lo que hace ahora. Como mucho 20 letras.

frozen = pata congelada
frozen-sign = ❄ pata congelada
out = fuera de la ronda
looks-on = mira
did-paw = pata en el centro
did-turned = gira la pieza
did-flipped = voltea la pieza
did-called = ¡MIAU!
did-answered = pata arriba
did-false_start = ¡muy pronto! helada
did-released = pata descongelada
did-false_alarm = fuera de la ronda
did-grabbed = carta { $card }
did-took = toma { $letters }
did-ran_home = { $letters } se va a casa
did-placed =
    { $piece-key ->
        [symbol] pone su carta
        [box] pone la caja
       *[other] pone { $letters }
    }
did-lifted =
    { $piece-key ->
        [symbol] levanta su carta
        [box] levanta la caja
       *[other] levanta { $letters }
    }
did-home =
    { $piece-key ->
        [symbol] devuelve su carta
        [box] devuelve la caja
       *[other] devuelve { $letters }
    }
did-peeked = mira en la caja { $box }
did-kept = se queda { $letters }
did-shut =
    { $late ->
        [yes] se cierra la caja
       *[no] cierra la caja
    }
did-slipped = vuelve a la caja { $box }
points-word =
    { $points ->
        [one] punto
       *[other] puntos
    }

## La línea urgente encima de las teclas. Como mucho 78 letras.

time =
    { $seconds ->
        [none] un momento
       *[other] { $seconds } s
    }
you-look-on = Estás mirando: la ronda la juega el resto.
too-early = ¡Demasiado pronto! Se te congela la pata { time }.
paw-in = Enter: tu pata al centro. Se empieza cuando estén todas. ({ time })
waiting = ¡Kitty Paw! Esperando a { $seats }… ({ time })
grab = ¡Agarra una carta! { time }
in-box = En la caja { $box }: { $symbol }. ({ time })
stray = No está en tu carta: vuelve a casa en { time }.
slips = No es lo que busca tu carta: se escurre en { time }.
full-wait = Tu tapete está lleno. Podrás llamar cuando todo el mundo tenga carta.
full-call = Tu tapete está lleno. ¿Coincide? Espacio dice ¡MIAU!
you-called = ¡MIAU! Has llamado. El resto responde…
caller-answered = ¡MIAU! ¡{ $caller } llama! Patas arriba…
caller-frozen = ¡MIAU! ¡{ $caller } llama! Y tienes la pata congelada…
caller-answer = ¡MIAU! ¡{ $caller } llama! ¡ARRIBA LA PATA! ¡Espacio!
caller-answer-last = ¡MIAU! ¡{ $caller } llama! ¡ARRIBA LA PATA! ¡Espacio! La última paga.

## La última línea: teclas que valen ahora. Como mucho 80 letras.

keys-look = flechas · 1-7 ir a un gato, 8 una caja, 9 tu caja · Enter tomar · Tab tapete
keys-mat = flechas · 1-9 ir a una pieza · Enter levantar · Tab centro · Espacio ¡MIAU!
keys-hold = flechas, hjkl medio · a ↶ d ↷ · f vuelta · Enter poner · x dejar · Espacio MIAU
keys-peek = Enter quedársela · x o flecha cerrar la caja
keys-paw = Enter pata · Tab cartas, o última comprobación · ? teclas · q guardar y salir
keys-grab = 1 2 3 4 agarrar esa carta
keys-answer = Espacio ¡pata arriba!
keys-leave = q guardar y salir

## La comprobación. Como mucho 20 letras.

check-card = la carta
check-mat = el tapete
check-check = la comprobación
fault-missing = falta
fault-extra = sobra
fault-place = sitio
fault-face = cara
fault-side = lado
fault-turn = giro
fault-order = orden
fault-symbol = símbolo
to-score-pad = Enter: la hoja de puntos

## Las páginas antes de que corra el tiempo.

live-title = Kitty Paw, en tiempo real
begin-or-rules = Una vez empezado, nada espera. Enter: sentarse · r: cómo se juega · q: salir
begin-or-reading = Una vez empezado, nada espera. Enter: sentarse · r: cómo se lee · q: salir
time-runs-on = El tiempo corre. Cualquier tecla: volver a la mesa
sample-awake = despierto
sample-asleep = dormido
sample-long = el largo
sample-symbol = escondite
sample-box = en una caja

help-pieces =
    Un gato es un hexágono con dos letras: { letters-siamese } { $siamese }, { letters-ginger } { $ginger }, { letters-tuxedo }
    { $tuxedo }, { letters-calico } { $calico }, { letters-sphynx } { $sphynx }, { letters-blue } { $blue }, { letters-bobtail }
    { $bobtail }, que ocupa dos hexágonos. Debajo hay una flecha, su giro, y sus ojos: la o dice que está
    despierto; la z, que está dormido. Un [cuadrado] con una estrella es una carta del escondite: { letters-birman } { $birman },
    { letters-somali } { $somali }, { letters-cymric } { $cymric }, { letters-tortie } { $tortie }, { letters-peterbald }
    { $peterbald }, { letters-chartreux } { $chartreux }, { letters-turkish-van } { $turkish_van }, { letters-chihuahua }
    { $chihuahua }. Una línea doble es una carta de caja, plana o de pie; su gato está dentro. Junto a la carta se
    listan sus piezas de abajo arriba, cada una con su tecla; un • dice que está en tu tapete, bien o mal. Al comprobar, ✓ está
    bien y ✗ está mal.
    .heading = Cómo se leen las piezas
help-keys =
    Las flechas mueven el cursor, en el tapete de gato en gato; con Mayúsculas, o hjkl, de medio en medio. De 1 a 7 saltan al
    siguiente gato de esa clase, 8 a la siguiente caja del escondite, 9 a tu carta de caja. Enter toma, pone, levanta, mira
    en una caja y se la queda. a y d giran, f da la vuelta, x devuelve o cierra una caja. Tab pasa del centro a tu tapete y
    vuelve. Espacio es ¡Miau!, la llamada y la respuesta. q guarda y sale; nada espera, y no hay pausa.
    .heading = Teclas
