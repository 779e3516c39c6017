### Las lecciones de Meow! Las palabras entre comillas están en cartas y botones y tienen que coincidir con ellos.

## Tu primera noche.

first-night = Tu primera noche
first-night-goal =
    Para ganar, haz en un solo turno lo que piden tu carta y todas las reglas del resto. El truco: ¡nadie te las dice!

    Cada cual tiene dos cartas, y cada carta es una regla.
first-night-pass =
    Estas son tus reglas: mugir y maullar. ¡Recuérdalas! Cada mano pasa a la izquierda, y la tuya va a Miso. Toca «Pasarlas a la
    izquierda».
first-night-watch =
    Así que conoces las reglas de Miso: mugir y maullar. Tus reglas nuevas, ladrar y bostezar, son para el resto, no para ti. Toca
    «Seguir» y fíjate bien en Miso, porque nadie lo anota.
first-night-forgot =
    Miso ha gruñido y rugido: ¡tienen que ser las reglas de Juno, que Miso le pasó! Pero olvidó mugir, como pide su propia
    carta, y la recoge. Toca «Seguir» y mira a Juno.
first-night-lay =
    Tampoco Juno hizo lo que pide su carta. ¡A ti no te pasará! La carta que guardas obliga solo al resto. Toca «Perro
    ladrador» para poner esa carta.
    .other = Esa guárdala. Pon «Perro ladrador».
first-night-bark = Abajo hay veinte ritos. Empieza por lo que pide tu propia carta: toca «Ladrar».
    .other = No pasa nada. Pero primero tu propia carta: toca «Ladrar».
first-night-moo = Ahora las dos reglas de Miso. Las has tenido en tu mano. Toca «Mugir».
    .other = Miso tiene mugir y maullar. Toca «Mugir».
first-night-meow = Y la otra: toca «Maullar».
    .other = Miso tiene mugir y maullar. Toca «Maullar».
first-night-oink = Ahora las reglas de Juno, que te ha enseñado Miso. Toca «Gruñir como un cerdo».
    .other = Miso gruñó y rugió. Toca «Gruñir como un cerdo».
first-night-roar = El orden da igual. Toca «Rugir».
    .other = Miso gruñó y rugió. Toca «Rugir».
first-night-ask =
    Después preguntas a Miso y a Juno: «¿He roto alguna regla tuya?». ¡Quieres oír un «no»! Con un «sí» se acaba tu turno y
    cambian las cartas: más en la lección «Te han descubierto».
first-night-check =
    Aún podrías hacer tres ritos más, y una tontería no hace daño. Pero no te hace falta ninguno. El juicio empieza por Miso, a tu
    izquierda. Toca «Pedir juicio».
    .other = Cinco ritos bastan esta noche. Toca «Pedir juicio».
first-night-won =
    Miso dice que no, Juno dice que no: no has roto ninguna regla, ¡y ganas! Te damos la bienvenida al Culto del Gato. ¡Miau!

    Algunas reglas piden palabras o números: están en la siguiente lección.

## Palabras y números.

words = Palabras y números
words-rules =
    Algunas reglas piden una palabra, y otras un número. Esta noche las conoces todas. Miso: un color y tres golpes. Juno: una
    ciudad nueva y un maullido.
words-lay = Una de tus reglas pide una fruta. Pon «Fruta prohibida».
    .other = Esta noche toca la fruta. Pon «Fruta prohibida».
words-orange =
    Naranja es una fruta y un color: ¡una palabra para dos reglas! En «De palabra», toca «Nombrar una fruta», escribe naranja y
    tócala.
    .other = Una palabra que sea fruta y color, por favor: naranja.
words-knock =
    Las reglas contadas piden un número exacto. Tres golpes; un cuarto rompería la regla. En «Contados», toca «Golpear madera».
    .other = Miso quiere tres golpes. Toca «Golpear madera».
words-again = Repetir un rito no cuenta como un rito nuevo. Toca otra vez «Golpear madera».
    .other = Eso ha sido un golpe. Toca otra vez «Golpear madera».
words-third = Toca «Golpear madera» por tercera vez, y ya está.
    .other = Van dos. Toca «Golpear madera» una vez más.
words-city =
    La ciudad de Juno tiene que ser nueva en esta partida, y alguien ya ha dicho París. En «De palabra», toca «Anunciar una ciudad»
    y di, por ejemplo, Roma.
    .other = París ya se dijo, y la lección no conoce todas las ciudades. Di Roma.
words-meow = Solo falta el maullido. En «Ruidos», toca «Maullar».
    .other = Juno quiere un maullido. Toca «Maullar».
words-check = Fruta, color, tres golpes, una ciudad, un maullido. Toca «Pedir juicio».
    .other = No falta nada. Toca «Pedir juicio».
words-won =
    Ninguna regla rota: ¡ganas! En una partida más larga tu ciudad ya estaría gastada, para ti y para todo el mundo. Así que escucha
    cuando hable el resto.

## Te han pillado.

caught = Te han descubierto
caught-lay =
    Conoces las reglas de Miso: mugir y maullar. Veamos qué pasa si olvidas una. Pon «Bostezo contagioso».
    .other = Esta vez, pon «Bostezo contagioso».
caught-yawn = Primero haz lo que pide tu propia carta. En «Gestos», toca «Bostezar».
    .other = Primero tu propia carta: toca «Bostezar».
caught-moo = Ahora muge, pero no maúlles. En «Ruidos», toca «Mugir».
    .other = Solo el mugido, por favor. Toca «Mugir».
caught-check = El juicio va de mano en mano y se detiene en la primera regla rota. Toca «Pedir juicio».
    .other = Basta de ritos: hoy se trata de que te descubran. Toca «Pedir juicio».
caught-pile =
    Miso enseña la regla rota. Fue al montón con tu carta, se barajó, y salieron una carta para Miso y otra para ti: ¡el
    maullido! Ahora es el turno de Miso.
caught-reveal =
    Juno le dijo a Miso que no. Pero Miso ha roto tus dos reglas, y enseñas solo una. El maullido ya lo conoce todo el
    mundo: guárdate el ladrido. Toca «Miau, quién lo diría».
    .other = El ladrido es tu secreto. Enseña «Miau, quién lo diría».
caught-drawn =
    Otra vez salieron del montón dos cartas: una para Miso y otra para ti. Ahora tienes el mugido, y nadie más lo ve. Pasan
    unos turnos.
caught-replace =
    ¿Es demasiado ruido rugir esta noche? Una vez por partida, al empezar tu turno, puedes cambiar una regla que conozcas. Toca
    «Cambiar una regla» y después «Ruge la marabunta».
    .other = Primero fuera el rugido: cambia «Ruge la marabunta».
caught-gone =
    El rugido se ha ido para siempre. La regla nueva la tiene Miso, y solo Miso la ve. Si nadie gana en 30 rondas,
    gana quien haya oído más «no» en un solo juicio.

## Otras formas de jugar.

other-ways = Otras formas de jugar
other-ways-strike =
    ¿Hay algún rito que no puedas hacer? En muchas mesas puedes tachar algunos en secreto antes de repartir: aquí, hasta
    tres. Esas reglas se quedan en la caja. En «Contados», toca «Dar una palmada».
    .other = Bien, pero aquí tacha la palmada.
other-ways-ready = Nadie lo sabrá. También se puede jugar sin tachar nada. Toca «Ya está».
    .other = Con uno basta. Toca «Ya está».
other-ways-before =
    «Trece, a su tiempo» tiene trece reglas, y cada una su momento: ANTES de poner tu carta, o DESPUÉS. El gruñido de Miso va ANTES.
    Toca «Gruñir como un cerdo» ahora, antes de tu carta.
    .other = Primero el gruñido, mientras aún es antes. Toca «Gruñir como un cerdo».
other-ways-lay = En cuanto pones tu carta, se acaba el ANTES. Pon «Uh, qué noche», que es una carta de DESPUÉS.
    .other = Esta vez, pon «Uh, qué noche».
other-ways-after = También tu propia carta tiene su momento, y es ahora. Toca «Ulular».
    .other = Tu carta pide ulular. Toca «Ulular».
other-ways-times =
    Un rito a destiempo rompe su regla, aunque lo hagas también a su tiempo. Así que haz cada uno solo en su momento.
other-ways-eyes =
    También puede juzgar cada cual con sus ojos: tú dices si se han roto tus reglas. Miso va a poner una carta que pide
    justo cuatro palmadas. Cuéntalas.
other-ways-object =
    ¡Tres palmadas! Todo el mundo vigila la carta del altar. Puedes protestar una vez por turno, antes de que Juno diga sí o
    no. Toca «Protestar».
    .other = Fueron tres palmadas, no cuatro. Toca «Protestar».
other-ways-broken =
    Tenías razón: Miso recoge la carta. Ahora Juno te señala. Juno ha bostezado, pero no ha ladrado. Toca tu regla «Perro
    ladrador».
    .other = Nadie ha ladrado. Toca «Perro ladrador».
other-ways-missed = ¡Buena vista! Si hubieras dicho que no, nadie habría podido señalar ya esa regla rota.

## Cosas que se señalan.

point-card = la carta { $card }
point-act = el rito «{ $act-label }»
point-altar = el altar
point-pile = el montón
