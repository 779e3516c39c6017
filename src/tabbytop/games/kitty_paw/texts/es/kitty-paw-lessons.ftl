### Lecciones de Kitty Paw. Qué significa cada parte se dice en el archivo inglés.
###
### Los gatos son masculinos; las cartas, femeninas. Las palabras entre comillas son botones, con los nombres de
### page-kitty-paw.ftl.

first-card = Tu primera carta

first-card-paw = Copia con gatos el dibujo de tu carta y di «¡Miau!» antes que nadie: eso es todo. Toca «¡Esa pata!».
first-card-grab =
    La primera pata que llega a una carta se la queda. ¡Sin cambios! El número grande es lo que vale; «o −1», lo que cuesta
    un «¡Miau!» en falso. Agarra la primera carta.
    .other = También es buena. Esta vez, agarra la primera.
first-card-ginger =
    Tu carta muestra cinco gatos y una caja. Toca la carta para verla en grande, y otra vez para dejarla. Dos gatos ya están
    en tu tapete. Toma el Pelirrojo naranja que brilla.
    .other = Un gato estupendo, pero no es este. Toma el Pelirrojo que brilla.
first-card-beside =
    Los gatos se toman tal como están. Este está despierto y girado como en tu carta: ¡qué suerte! Ponlo a la izquierda del
    Siamés de patas marrones, donde brilla tu tapete.
    .other = Está bien como está. Ponlo donde brilla tu tapete, pegado al Siamés.
first-card-long =
    Miso construye a la vez. En una pata cabe un gato, nunca dos. Ahora toma el gato blanco largo con el corazón.
    .other = Ese no. Toma el gato largo que brilla.
first-card-turn = Está despierto, como en tu carta, pero mira hacia otro lado. Gíralo una vez a la derecha.
    .other = Solo le falta un giro: una vez a la derecha.
first-card-between = Ahora coincide. El gato largo ocupa dos sitios: toca la línea entre los dos, donde brilla tu tapete.
    .other = Ya está bien girado. Toca donde brilla tu tapete: ahí quedará el centro del gato largo.
first-card-box =
    El último gato de tu carta está en una caja, cómo no. Junto a tu carta espera la carta de caja: tómala.
    .other = Primero la caja, luego su gato. Toma tu carta de caja.
first-card-apart =
    Ya está plana, como en tu carta. (Si tuviera que estar de pie, tocarías «De pie».) Ponla arriba a la derecha, separada
    de los gatos.
    .other = El hueco tiene que ser como en tu carta. Ponla donde brilla tu tapete.
first-card-blue = Ahora su gato: toma el Azul ruso gris que brilla.
    .other = Ese no. Toma el Azul ruso que brilla.
first-card-awake = Este está dormido. En tu carta está despierto. Toca «Dar la vuelta».
    .other = Está bien girado, pero dormido. Toca «Dar la vuelta».
first-card-inside = ¡Buenos días! Ponlo en la caja.
    .other = Ya está como debe. Ponlo en la caja.
first-card-meow =
    Seis de seis: ¡tu tapete está lleno! ¿Está cada pieza en su sitio, bien girada, y cada gato despierto o dormido como en
    tu carta? ¡Sí! Toca «¡Miau!».
    .other = Todo está bien. Déjalo así y toca «¡Miau!».
first-card-done =
    ¡Bien, las seis! Una carta vale un punto por gato: 5 para ti, 0 para Miso. En una partida, «Pista», arriba, te muestra la
    próxima jugada.

hide-and-seek = Al escondite

hide-and-seek-peek =
    Tu carta también muestra un Peterbald. Se parece al Esfinge, pero se esconde en una de las ocho cajas. Mira en la que brilla.
    .other = Luego. Primero mira en la caja que brilla.
hide-and-seek-shut =
    Un Carey: no es el que buscas. Solo lo ves tú; Miso solo ve dónde miras. Recuérdalo y toca «Cerrar».
    .other = Podrías quedártelo, pero tu dibujo estaría mal. Toca «Cerrar».
hide-and-seek-held =
    Ahora Miso tiene una caja abierta, y nadie más puede mirar ahí. Mientras tanto, toma el Tricolor que brilla.
    .other = Toma el Tricolor que brilla. Ya verás por qué.
hide-and-seek-stray =
    ¡Vaya, en tu carta no hay Tricolor! Un gato despistado vuelve pronto a casa, o en cuanto tomas otra cosa. Toma el Pelirrojo.
    .other = Deja que el Tricolor se vaya: toma el Pelirrojo que brilla.
hide-and-seek-ginger =
    El Tricolor está en casa. Y mira lo que se ha quedado Miso, a la vista de toda la mesa: ¡el Peterbald! Disimula y pon tu
    Pelirrojo.
    .other = Está bien como está. Ponlo donde brilla tu tapete.
hide-and-seek-slipped =
    Miso no necesita un Peterbald. Una carta equivocada se escurre de vuelta a su caja al cabo de un rato, y la de Miso
    acaba de hacerlo. Mira en esa caja.
    .other = Ya sabes dónde está. Mira en la caja que brilla.
hide-and-seek-keep = ¡Ahí está! De las cajas solo puedes quedarte una carta. Toca «Quedársela».
    .other = Es la buena. Toca «Quedársela».
hide-and-seek-turn =
    Esta pieza siempre sale con la cabeza arriba, pero en tu carta está girada. Gírala una vez a la derecha.
    .other = Todavía no. Gírala una vez a la derecha.
hide-and-seek-lay =
    Tu dibujo puede estar en cualquier parte del tapete, si encaja como en la carta. Pon el Peterbald en el hueco.
    .other = Ya está bien girado. Ponlo donde brilla tu tapete.
hide-and-seek-meow = Tu dibujo está completo, y coincide. Toca «¡Miau!».
    .other = No falta nada. Toca «¡Miau!».
hide-and-seek-done =
    ¡Bien! Cinco gatos, 5 puntos; el Peterbald escondido no da ninguno. Tu carta era de nivel II: un «¡Miau!» en falso te
    habría costado 2.

right-or-wrong = Miau, bien o mal

right-or-wrong-early = ¡Hora de equivocarse! Primero: en tu tapete falta un gato. Toca «¡Miau!» de todos modos.
    .other = Luego. Por una vez, ten demasiada prisa: toca «¡Miau!».
right-or-wrong-answer =
    Faltaba algo, así que se te congeló la pata un momento. ¡Ahora ha llamado Miso! Hay que responder, y la pata más lenta
    paga. Toca «¡Arriba la pata!».
right-or-wrong-last =
    La pata de Juno ha sido la última, así que Juno paga lo que dice su carta: 1 punto. No tenía puntos: ahora tiene menos
    uno. ¡Ay!
right-or-wrong-wrong =
    Y el tapete lleno de Miso estaba mal: el Siamés miraba hacia otro lado. Eso le cuesta 1 punto a Miso y acaba la ronda.
    Las demás cartas no puntúan.
right-or-wrong-lift =
    Una ronda más tarde. Tu tapete está lleno, pero en tu carta el Tricolor está despierto. Aún puedes cambiarlo: levanta el
    Tricolor.
    .other = Ese no. Levanta el Tricolor, abajo a la izquierda.
right-or-wrong-flip = Despiértalo: toca «Dar la vuelta».
    .other = Solo tiene que despertarse. Toca «Dar la vuelta».
right-or-wrong-lay = Vuelve a ponerlo donde estaba.
    .other = Tiene que estar donde estaba, al principio de la fila de abajo.
right-or-wrong-extra = En tu carta no hay Azul ruso. Con un gato de más puedes llamar, pero sería en falso. Levántalo.
    .other = Ese puede quedarse. Levanta el Azul ruso.
right-or-wrong-home = No es para ti: devuélvelo al centro.
    .other = No va en tu tapete. Toca «Devolver».
right-or-wrong-call =
    Ahora coincide. Ya tienes cuatro cartas: tres que ganaste y una que pagaste. Esta sería la quinta. Toca «¡Miau!».
    .other = No hay nada más que cambiar. Toca «¡Miau!».
right-or-wrong-done =
    ¡Bien! La pata de Miso es la última y paga. La partida acaba cuando alguien tiene cinco cartas; las que pagaste también
    cuentan. ¡Ganas con 20 puntos!

time-attack = A solas contra el reloj

time-attack-paw =
    También puedes jugar a solas: diez filas de cartas, una carta de cada fila. Cuantos más puntos, mejor; si hay empate,
    cuantos menos segundos. Toca «¡Esa pata!».
time-attack-grab =
    Aquí nadie se te adelanta. Las tres cartas que dejas salen del juego. Agarra la primera carta.
    .other = Todas son bonitas. Agarra la primera.
time-attack-seconds =
    Ahora cuentan los segundos hasta el fin de la fila: 180 como mucho, o los que elijas antes. Por una vez, deja que pasen.
time-attack-bell =
    La campana ha sonado antes de que llamaras: no puntúas nada. Los segundos entre filas no cuentan. Toca «¡Esa pata!».
time-attack-under =
    Fila nueve, nivel III: hay piezas encima de otras. En tu carta, el Peterbald está sobre el Siamés; en tu tapete, debajo.
    Levanta el Peterbald.
    .other = La otra mitad está debajo del Siamés. Toca la mitad que se ve.
time-attack-over = Lo que pones queda encima. Vuelve a ponerlo en su sitio.
    .other = El mismo sitio, pero encima. Vuelve a ponerlo donde brilla tu tapete.
time-attack-meow =
    Ahora coincide. También a solas, una llamada en falso cuesta puntos y acaba la fila. La tuya está bien: toca «¡Miau!».
    .other = Todo está bien. Toca «¡Miau!».
time-attack-done = Siete gatos, 7 puntos: 45 en total. La décima fila es siempre la última. ¡La próxima vez, más deprisa!
time-attack-options =
    Antes de una partida puedes elegir cartas verdes, o amarillas, que son algo más difíciles. Con más gente también puedes
    mezclarlas todas.
time-attack-strangers =
    Hay también una regla de la casa, por la paz en la mesa: quien llama en falso dos veces queda fuera de la ronda, y el
    resto sigue jugando.

## Lo que se señala.

point-ready = el botón «¡Esa pata!»
point-row = la carta { $row } de la fila
point-card = tu carta
point-spot = el sitio { $spot } del centro
point-cell = { $cell } en tu tapete
point-mat = tu tapete
point-paw = tu pata
point-piece =
    { $piece-gender ->
        [f] la { $piece } en tu tapete
       *[m] el { $piece } en tu tapete
    }
point-stray = el gato despistado en tu tapete
point-box-card = tu carta de caja
point-box = la caja { $box }
point-turn = el botón «Girar a la derecha»
point-flip = el botón «Dar la vuelta»
point-back = el botón «Devolver»
point-keep = el botón «Quedársela»
point-shut = el botón «Cerrar»
point-meow = el botón «¡Miau!»
point-check = la comprobación
point-clock = los segundos
