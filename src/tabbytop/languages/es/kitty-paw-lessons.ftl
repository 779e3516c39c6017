### Lecciones de Kitty Paw. Qué significa cada parte se dice en el archivo inglés.
###
### Los gatos son masculinos; las cartas, femeninas. Las palabras entre comillas son botones, con los nombres de
### page-kitty-paw.ftl.

first-card = Tu primera carta

first-card-paw = Copia con gatos el dibujo de tu carta y di «¡Miau!» antes que los demás: ese es el juego. Pulsa «¡Esa pata!».
first-card-grab =
    Cada carta es de la primera pata, sin cambios. El número grande es lo que vale; «o −1», lo que cuesta un «¡Miau!» en falso.
    Agarra la primera carta.
    .other = También es buena. Esta vez, agarra la primera.
first-card-ginger =
    Tu carta muestra seis piezas: cinco gatos y una caja. Tócala para verla en grande; otra vez, y vuelve. Dos gatos ya están en tu tapete. Toma el
    Pelirrojo naranja que brilla.
    .other = Un gato estupendo, pero no es este. Toma el Pelirrojo que brilla.
first-card-beside =
    Ha venido como estaba: despierto y girado como en tu carta. ¡Suerte! Ponlo a la izquierda del Siamés de patas marrones, donde
    brilla tu tapete.
    .other = Está bien como está. Ponlo donde brilla tu tapete, pegado al Siamés.
first-card-long =
    Miso construye a la vez. En una pata cabe un gato, nunca dos. Ahora toma el gato blanco largo con el corazón.
    .other = Ese no. Toma el gato largo que brilla.
first-card-turn = Está despierto, como en tu carta, pero mira hacia otro lado. Gíralo una vez a la derecha.
    .other = Solo le falta un giro: una vez a la derecha.
first-card-between =
    Ahora coincide. El gato largo ocupa dos sitios: toca el centro de los dos, donde brilla tu tapete.
    .other = Ya está bien girado. Toca donde brilla tu tapete: ahí quedará el centro del gato largo.
first-card-box =
    El último gato de tu carta está en una caja. Tu carta de la caja espera junto a tu carta. Tómala.
    .other = Primero la caja, luego su gato. Toma tu carta de la caja.
first-card-apart =
    Está plana, como en tu carta. Si una carta la muestra de pie, pulsa «De pie». Ponla arriba a la derecha, separada de los
    gatos.
    .other = El hueco tiene que ser como en tu carta. Ponla donde brilla tu tapete.
first-card-blue = Ahora su gato: toma el Azul Ruso gris que brilla.
    .other = Ese no. Toma el Azul Ruso que brilla.
first-card-awake = Este duerme. En tu carta está despierto y de pie. Pulsa «Dar la vuelta».
    .other = Está bien girado, solo que duerme. Pulsa «Dar la vuelta».
first-card-inside = Buenos días. Ponlo en la caja.
    .other = Ya está como debe. Ponlo en la caja.
first-card-meow = Seis de seis, ¡lleno! ¿Está cada pieza en su sitio, bien girada y por el lado bueno? Sí. Pulsa «¡Miau!».
    .other = Todo está bien. Déjalo así y pulsa «¡Miau!».
first-card-done =
    ¡Bien, las seis! Una carta vale tantos puntos como gatos tiene: 5 para ti, 0 para Miso. En la partida, «Pista», arriba, te
    muestra la próxima jugada.

hide-and-seek = Al escondite

hide-and-seek-peek =
    Tu carta también muestra un Peterbald. Se parece al Esfinge, pero se esconde en una caja. Mira en la que brilla.
    .other = Luego. Primero mira en la caja que brilla.
hide-and-seek-shut =
    Un Carey, no es el que buscas. Solo lo ves tú; Miso solo ve dónde miras. Recuérdalo y pulsa «Cerrar».
    .other = Podrías quedártelo, pero tu figura estaría mal. Pulsa «Cerrar».
hide-and-seek-held =
    Ahora Miso tiene una caja abierta, y nadie más puede mirar ahí. Mientras tanto, toma el Tricolor que brilla.
    .other = Toma el Tricolor que brilla. Ya verás por qué.
hide-and-seek-stray =
    Vaya, no está en tu carta. Un gato perdido vuelve pronto a casa, o cuando tomas otra cosa. Toma el Pelirrojo.
    .other = Deja que el Tricolor se vaya: toma el Pelirrojo que brilla.
hide-and-seek-ginger =
    El Tricolor está en casa. Y mira: Miso se ha quedado una carta, a la vista: ¡el Peterbald! Con calma, pon tu Pelirrojo.
    .other = Está bien como está. Ponlo donde brilla tu tapete.
hide-and-seek-slipped =
    Miso no necesita un Peterbald. Una carta equivocada se escurre al cabo de un rato, y eso ha hecho. Mira en esa caja.
    .other = Ya sabes dónde está. Mira en la caja que brilla.
hide-and-seek-keep = Ahí está. Puedes tener una carta de estas, y ninguna más. Pulsa «Quedársela».
    .other = Es la buena. Pulsa «Quedársela».
hide-and-seek-turn = Siempre viene derecha. En tu carta está girada. Gírala una vez a la derecha.
    .other = Todavía no. Gírala una vez a la derecha.
hide-and-seek-lay =
    La figura puede estar en cualquier parte, si sus piezas están entre sí como en la carta. Pon el Peterbald en el hueco.
    .other = Ya está bien girado. Ponlo donde brilla tu tapete.
hide-and-seek-meow = La figura está completa, y coincide. Pulsa «¡Miau!».
    .other = No falta nada. Pulsa «¡Miau!».
hide-and-seek-done = ¡Bien! Cinco gatos, 5 puntos; el Peterbald no cuenta. Llamar en falso con una carta de nivel II cuesta 2.

right-or-wrong = Miau, bien o mal

right-or-wrong-early =
    «¡Miau!» es llamada, respuesta o error. Primero el error: en tu tapete falta un gato. Pulsa «¡Miau!» igualmente.
    .other = Luego. Por una vez, ten demasiada prisa: pulsa «¡Miau!».
right-or-wrong-answer =
    ¡Muy pronto! Tu pata se congeló; ya no, pero Miso llama. Solo cuentan las respuestas: la última paga. Pulsa «¡Arriba la
    pata!».
right-or-wrong-last =
    La pata de Juno ha sido la última y paga el castigo de su carta: 1 punto. No tenía ninguno: se queda en menos uno.
right-or-wrong-wrong =
    El Siamés de Miso estaba mal girado: 1 punto menos, y fin de la ronda. Las cartas que nadie puntúa salen del juego.
right-or-wrong-lift =
    Más tarde. Tu tapete está lleno, pero en tu carta el Tricolor está despierto. Puedes cambiarlo: levanta el Tricolor.
    .other = Ese no. Levanta el Tricolor, abajo a la izquierda.
right-or-wrong-flip = Despiértalo: pulsa «Dar la vuelta».
    .other = Solo tiene que despertarse. Pulsa «Dar la vuelta».
right-or-wrong-lay = Vuelve a ponerlo donde estaba.
    .other = Tiene que estar donde estaba, al principio de la fila de abajo.
right-or-wrong-extra =
    En tu carta no hay Azul Ruso. Tu tapete está lleno igual, pero con un gato de más la llamada falla. Levántalo.
    .other = Ese puede quedarse. Levanta el Azul Ruso.
right-or-wrong-home = No es para ti: devuélvelo al centro.
    .other = No va en tu tapete. Pulsa «Devolver».
right-or-wrong-call =
    Ahora coincide. Tienes cuatro cartas, tres ganadas y un castigo. Esta sería la quinta. Pulsa «¡Miau!».
    .other = No hay nada más que cambiar. Pulsa «¡Miau!».
right-or-wrong-done =
    ¡Bien! Miso llega al final y paga. Cinco cartas puntuadas acaban la partida, castigos incluidos. Ganas con 20.

time-attack = A solas contra el reloj

time-attack-paw =
    A solas: diez filas, una carta de cada una. Primero cuentan los puntos; luego, menos segundos. Pulsa «¡Esa pata!».
time-attack-grab =
    Aquí nadie se te adelanta. Las tres cartas que dejas salen del juego. Agarra la primera carta.
    .other = Todas son bonitas. Agarra la primera.
time-attack-seconds =
    Ahora cuentan los segundos hasta el fin de la fila: 180 como mucho, o los que elijas antes. Por una vez, deja que pasen.
time-attack-bell =
    La campana ha sonado antes: no se puntúa nada. Entre fila y fila no cuenta ningún segundo. Pulsa «¡Esa pata!».
time-attack-under =
    Fila nueve, nivel III: hay piezas encima de otras. En tu carta el Peterbald está sobre el Siamés. Sácalo: levántalo.
    .other = El Peterbald está demasiado abajo. Toca la mitad que se ve.
time-attack-over = Lo que pones queda encima. Vuelve a ponerlo en su sitio.
    .other = Solo fallaba la altura. Vuelve a ponerlo donde brilla tu tapete.
time-attack-meow = Ahora coincide. También a solas, una llamada en falso cuesta puntos y acaba la fila. Pulsa «¡Miau!».
    .other = Todo está bien. Pulsa «¡Miau!».
time-attack-done = Siete gatos, 7 puntos: 45 en total. Después de la décima fila se acaba, tengas las cartas que tengas.
time-attack-options =
    Antes de una partida puedes elegir: las cartas amarillas son algo más difíciles que las verdes, o todas mezcladas.
time-attack-strangers =
    Y con más gente, por la paz en la mesa: una segunda llamada en falso puede dejarte fuera solo a ti.

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
point-stray = el gato perdido en tu tapete
point-box-card = tu carta de la caja
point-box = la caja { $box }
point-turn = el giro a la derecha
point-flip = el botón «Dar la vuelta»
point-back = el botón «Devolver»
point-keep = el botón «Quedársela»
point-shut = el botón «Cerrar»
point-meow = el botón «¡Miau!»
point-check = la comprobación
point-clock = los segundos
