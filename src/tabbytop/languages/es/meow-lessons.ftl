### Las lecciones de Meow! Las palabras entre comillas están en cartas y botones y tienen que coincidir con ellos.

## Tu primera noche.

first-night = Tu primera noche
first-night-goal =
    Cumple en un solo turno la carta que pones y todas las reglas que tienen los demás: así ganas. Pero nadie te dice qué
    reglas tienen.

    Cada cual tiene dos cartas, y cada carta es una regla.
first-night-pass =
    Estas son tus reglas: mugir y maullar. ¡Recuérdalas! Cada mano pasa a la izquierda, y la tuya va a Miso. Pulsa «pasarlas a la
    izquierda».
first-night-watch =
    Así que conoces las reglas de Miso: mugir y maullar. Las nuevas que tienes son ladrar y bostezar: obligan a los demás, no a
    ti. Empieza Miso. Pulsa «Seguir» y fíjate bien, porque nadie lo apunta.
first-night-forgot =
    Miso ha gruñido y rugido. Juno está a la izquierda de Miso, así que Miso ha visto sus reglas: ¡tienen que ser esas! Pero
    olvidó mugir, como pide su propia carta. La carta vuelve, y se acabó el turno. Pulsa «Seguir» y mira a Juno.
first-night-lay =
    También Juno olvidó su carta. ¡A ti no te pasará! Pon una carta y cúmplela. La que guardas obliga solo a los demás. Pulsa
    «Perro Ladrador».
    .other = Esa guárdala. Pon «Perro Ladrador».
first-night-bark = Abajo hay veinte ritos. Empieza por la regla de tu propia carta. Pulsa «Ladrar».
    .other = No hace daño. Pero primero tu propia carta: pulsa «Ladrar».
first-night-moo = Ahora las dos reglas de Miso. Las has tenido en tu mano. Pulsa «Mugir».
    .other = Miso tiene mugir y maullar. Pulsa «Mugir».
first-night-meow = Y la otra. Pulsa «Maullar».
    .other = Miso tiene mugir y maullar. Pulsa «Maullar».
first-night-oink = Ahora las reglas de Juno, que te ha enseñado Miso. Pulsa «Gruñir como un cerdo».
    .other = Miso gruñó y rugió. Pulsa «Gruñir como un cerdo».
first-night-roar = El orden da igual. Pulsa «Rugir».
    .other = Miso gruñó y rugió. Pulsa «Rugir».
first-night-ask =
    Ahora preguntarás a Miso y luego a Juno: «¿He roto alguna regla tuya?» ¡Lo que quieres oír es «no»! Si dicen que sí, se
    enseña la regla. Va al montón, que es pequeño, y tu carta también. Luego los dos robáis de él. Así que las reglas enseñadas
    vuelven pronto.
first-night-check =
    Aún podrías hacer tres ritos más; uno que no pide ninguna regla no hace daño. No te hace falta ninguno. El juicio empieza a tu
    izquierda, por Miso. Pulsa «Pedir juicio».
    .other = Cinco ritos bastan esta noche. Pulsa «Pedir juicio».
first-night-won =
    Miso dice que no, Juno dice que no: no has roto ninguna regla y ganas. Te damos la bienvenida al Culto del Gato. ¡Miau!

    Algunas reglas piden palabras o números: te las enseña la lección siguiente.

## Palabras y números.

words = Palabras y números
words-rules =
    Algunas reglas piden una palabra, y otras un número. Esta noche las conoces todas. Miso: un color y tres golpes. Juno: una
    ciudad nueva y un maullido.
words-lay = Tienes una regla que pide una fruta. Pon «Fruta Prohibida».
    .other = Hoy toca la fruta. Pon «Fruta Prohibida».
words-orange =
    Naranja es una fruta y un color: una palabra para dos reglas. En «De palabra», pulsa «Nombrar una fruta», escribe naranja y
    púlsala.
    .other = Una palabra que sea fruta y color, por favor: naranja.
words-knock =
    Las reglas contadas piden un número exacto. Tres golpes; cuatro romperían la regla. En «Contados», pulsa «Golpear madera».
    .other = Miso quiere tres golpes. Pulsa «Golpear madera».
words-again = Repetir un rito no ocupa más sitio. Pulsa otra vez «Golpear madera».
    .other = Eso ha sido un golpe. Pulsa otra vez «Golpear madera».
words-third = Pulsa «Golpear madera» por tercera vez, y para.
    .other = Van dos. Falta un «Golpear madera».
words-city =
    La ciudad de Juno tiene que ser nueva en esta partida. Alguien ya ha dicho París. En «De palabra», pulsa «Anunciar una ciudad»
    y di, por ejemplo, Roma.
    .other = París ya se dijo, y la lección no conoce todas las ciudades. Di Roma.
words-meow = Solo falta el maullido. En «Ruidos», pulsa «Maullar».
    .other = Juno quiere un maullido. Pulsa «Maullar».
words-check = Fruta, color, tres golpes, una ciudad, un maullido. Pulsa «Pedir juicio».
    .other = No falta nada. Pulsa «Pedir juicio».
words-won =
    Ninguna regla rota: ganas. En una partida más larga tu ciudad ya estaría gastada, para ti y para todo el mundo. Así
    que escucha cuando hablen los demás.

## Te han pillado.

caught = Te han pillado
caught-lay =
    Conoces las reglas de Miso: mugir y maullar. Veamos qué pasa si olvidas una. Pon «Bostezo Contagioso».
    .other = Esta vez, pon «Bostezo Contagioso».
caught-yawn = Cumple primero tu propia carta. En «Gestos», pulsa «Bostezar».
    .other = Primero tu propia carta: pulsa «Bostezar».
caught-moo = Ahora muge, y deja el maullido. En «Ruidos», pulsa «Mugir».
    .other = Solo el mugido, por favor. Pulsa «Mugir».
caught-check = El juicio pregunta mano por mano y se detiene en la primera regla rota. Pulsa «Pedir juicio».
    .other = Basta de ritos: hoy se trata de que te pillen. Pulsa «Pedir juicio».
caught-pile =
    Miso enseña la regla rota. Fue al montón con tu carta, se barajó, y cada cual robó una. ¡Te ha tocado el maullido! Ahora le
    toca a Miso.
caught-reveal =
    Juno dijo que no. Pero Miso ha roto tus dos reglas, y enseñas solo una. El maullido ya lo conoce todo el mundo; el ladrido puede
    seguir en secreto. Pulsa «Miau, Quién lo Diría».
    .other = El ladrido es tu secreto. Enseña «Miau, Quién lo Diría».
caught-drawn =
    Otra vez cada cual robó del montón. Ahora tienes el mugido, y nadie más lo ve. Pasan unos turnos.
caught-replace =
    ¿Rugir hace demasiado ruido esta noche? Una vez por partida, al empezar tu turno, puedes pedir que se cambie una regla que
    conoces. Pulsa «Cambiar una regla» y después «Ruge la Marabunta».
    .other = Primero fuera el rugido: haz cambiar «Ruge la Marabunta».
caught-gone =
    El rugido se ha ido para siempre, y todo el mundo lo sabe. La regla nueva solo la ve Miso. Si nadie gana en 30 rondas, gana
    quien pasó más manos en un juicio.

## Otras formas de jugar.

other-ways = Otras formas de jugar
other-ways-strike =
    ¿Hay algún rito que no puedas hacer? En muchas mesas puedes tachar algunos antes de repartir, sin que nadie lo vea: aquí, hasta
    tres. Esas reglas se quedan en la caja. En «Contados», pulsa «Dar una palmada».
    .other = Bien, pero aquí tacha la palmada.
other-ways-ready = Nadie lo sabrá. También se puede jugar sin tachar. Pulsa «ya está».
    .other = Con uno basta. Pulsa «ya está».
other-ways-before =
    «Trece, a su tiempo» tiene trece reglas, y cada una su momento: ANTES de poner tu carta, o DESPUÉS. El gruñido de Miso va ANTES.
    Pulsa «Gruñir como un cerdo» ahora, antes de tu carta.
    .other = Primero el gruñido, mientras aún es antes. Pulsa «Gruñir como un cerdo».
other-ways-lay = Tu carta cierra el antes. Pon «Uh, Qué Noche», que es una carta de DESPUÉS.
    .other = Esta vez, pon «Uh, Qué Noche».
other-ways-after = También tu propia carta tiene su momento, y es ahora. Pulsa «Ulular».
    .other = Tu carta pide ulular. Pulsa «Ulular».
other-ways-times =
    Un rito a destiempo rompe su regla, aunque lo hagas también a su tiempo. Así que cada uno una sola vez, y en su momento.
other-ways-eyes =
    También se puede juzgar con los ojos de todos: cada cual responde por sus reglas. Miso va a poner una carta que pide cuatro
    palmadas exactas. Cuéntalas.
other-ways-object =
    ¡Tres palmadas! Todo el mundo vigila la carta del altar. Puedes protestar una vez por turno, hasta que Juno conteste. Pulsa
    «Protestar».
    .other = Fueron tres palmadas, no cuatro. Pulsa «Protestar».
other-ways-broken =
    Tenías razón: Miso recoge la carta. Ahora Juno te señala. Juno ha bostezado, pero no ha ladrado. Pulsa tu regla «Perro
    Ladrador».
    .other = Nadie ha ladrado. Pulsa «Perro Ladrador».
other-ways-missed = ¡Buena vista! Si hubieras dicho que no, la regla rota se habría escapado para siempre.

## Cosas que se señalan.

point-card = la carta { $card }
point-act = el rito «{ $act-label }»
point-altar = el altar
point-pile = el montón
