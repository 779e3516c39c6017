### Lecciones de Kitty Paw. Qué significa cada parte se dice en el archivo inglés.
###
### Los gatos son masculinos; las cartas, femeninas. Las palabras entre comillas son botones, con los nombres de
### page-kitty-paw.ftl.

first-card = Tu primera carta

first-card-paw =
    Copia con gatos el dibujo de tu carta y di «¡Miau!» antes que los demás: ese es todo el juego. Se juega a la vez. Pulsa
    «¡Esa pata!».
first-card-grab =
    Cuatro cartas: cada una es de la primera pata que la agarra, y no se cambian. Miso aún bosteza. Agarra la primera carta.
    .other = También es buena. Esta vez, agarra la primera.
first-card-ginger =
    Tu carta muestra cinco gatos. Para ahorrar tiempo, dos ya están en tu tapete. Ahora el Pelirrojo: toma el que brilla.
    .other = Un gato estupendo, pero no es este. Toma el Pelirrojo que brilla.
first-card-right =
    Ha venido tal como estaba: despierto y girado igual que en tu carta. ¡Qué suerte! Ponlo a la derecha del Tricolor, donde
    brilla tu tapete.
    .other = Está bien como está. Ponlo donde brilla tu tapete, pegado al Tricolor.
first-card-sphynx = Miso construye a la vez. En una pata cabe un gato, nunca dos. Ahora toma el Esfinge que brilla.
    .other = Ese no. Toma el Esfinge que brilla.
first-card-turn = Está despierto, como en tu carta, pero mira hacia otro lado. Gíralo una vez a la derecha.
    .other = Solo le falta un giro: una vez a la derecha.
first-card-left = Ahora coincide. Ponlo a la izquierda del Esmoquin.
    .other = Ya está bien girado. Ponlo donde brilla tu tapete, pegado al Esmoquin.
first-card-box =
    El último gato de tu carta está en una caja. Tu carta de la caja espera junto a tu carta. Tómala.
    .other = Primero la caja, luego su gato. Toma tu carta de la caja.
first-card-apart =
    La carta de la caja tiene dos lados. El bueno ya está arriba. Ponla arriba a la izquierda, separada de los gatos, donde
    brilla tu tapete.
    .other = El hueco tiene que ser como en tu carta. Ponla donde brilla tu tapete.
first-card-blue = Ahora su gato: toma el Azul Ruso que brilla.
    .other = Ese no. Toma el Azul Ruso que brilla.
first-card-awake = Este duerme. En tu carta está despierto y de pie. Pulsa «Dar la vuelta».
    .other = Está bien girado, solo que duerme. Pulsa «Dar la vuelta».
first-card-inside = Buenos días. Ponlo en la caja.
    .other = Ya está como debe. Ponlo en la caja.
first-card-meow =
    Seis de seis: tu tapete está lleno. ¿Está cada pieza en su sitio, bien girada y por el lado bueno? Sí. Pulsa «¡Miau!».
    .other = Todo está bien. Déjalo así y pulsa «¡Miau!».
first-card-done =
    ¡Bien, las seis! Se comprueba enseguida, y una carta vale tantos puntos como gatos tiene: 5 para ti, ninguno para Miso. Has
    ganado tu primera carta.

hide-and-seek = Al escondite

hide-and-seek-peek =
    Tu carta también muestra un Peterbald. Se parece mucho al Esfinge, pero no es una loseta: se esconde debajo de una de las
    ocho cajas. Mira en la que brilla.
    .other = Luego. Primero mira en la caja que brilla.
hide-and-seek-shut =
    Un Carey, no es el que buscas. Solo lo ves tú; Miso solo ve dónde miras. Recuérdalo y pulsa «Cerrar».
    .other = Podrías quedártelo, pero tu figura estaría mal. Pulsa «Cerrar».
hide-and-seek-held =
    Ahora Miso tiene una caja abierta. Nadie más puede mirar ahí hasta que se cierre. Mientras tanto, haz otra cosa: toma el
    Tricolor que brilla.
    .other = Toma el Tricolor que brilla. Ya verás por qué.
hide-and-seek-stray =
    Vaya. En tu carta no hay ningún Tricolor. Un gato perdido vuelve a casa al cabo de un rato, o cuando buscas otra cosa. Toma
    el Pelirrojo que brilla.
    .other = Deja que el Tricolor se vaya: toma el Pelirrojo que brilla.
hide-and-seek-ginger =
    El Tricolor está en casa. Y mira: Miso se ha quedado una carta, y ahora la ve todo el mundo: ¡el Peterbald! Tú, con calma,
    pon tu Pelirrojo al final de la fila de abajo, a la derecha.
    .other = Está bien como está. Ponlo donde brilla tu tapete.
hide-and-seek-slipped =
    En la carta de Miso no hay ningún Peterbald. Una carta equivocada se escurre a su caja al cabo de un rato, y eso ha hecho.
    Ya sabes a cuál. Mira en ella.
    .other = Ya sabes dónde está. Mira en la caja que brilla.
hide-and-seek-keep = Ahí está. Puedes tener una carta de estas, y ninguna más. Pulsa «Quedársela».
    .other = Es la buena. Pulsa «Quedársela».
hide-and-seek-turn = Siempre viene derecha. En tu carta está girada. Gírala una vez a la derecha.
    .other = Todavía no. Gírala una vez a la derecha.
hide-and-seek-lay =
    La figura puede estar en cualquier parte del tapete; las piezas, entre sí, como en tu carta. Pon el Peterbald en el hueco,
    entre el Esfinge y el Azul Ruso.
    .other = Ya está bien girado. Ponlo donde brilla tu tapete.
hide-and-seek-meow = La figura está completa, y coincide. Pulsa «¡Miau!».
    .other = No falta nada. Pulsa «¡Miau!».
hide-and-seek-done =
    ¡Bien! Cinco gatos, 5 puntos; el Peterbald no cuenta. Las cartas con gatos escondidos son de nivel II o III. En falso, esta
    te habría costado 2.

right-or-wrong = Miau, bien o mal

right-or-wrong-early =
    «¡Miau!» es una llamada, una respuesta o un error. Primero el error: en tu tapete falta un gato. Pulsa «¡Miau!» de todas
    formas.
    .other = Luego. Por una vez, ten demasiada prisa: pulsa «¡Miau!».
right-or-wrong-answer =
    Una salida en falso: se te congeló la pata, y acaba de descongelarse. Mientras tanto, ¡Miso ha llamado! Ahora solo cuentan
    las respuestas, y la última paga. Pulsa «¡Arriba la pata!».
right-or-wrong-last =
    La pata de Juno ha sido la última y paga el castigo de su carta: 1 punto. Juno no tenía ninguno, así que se queda en menos
    uno. Tú has llegado a tiempo.
right-or-wrong-wrong =
    Luego se ha comprobado el tapete de Miso. Su Siamés estaba mal girado: 1 punto menos para Miso, y se acaba la ronda. Tu
    carta sale del juego, porque nadie la ha puntuado.
right-or-wrong-lift =
    Una ronda posterior. Tu tapete está lleno, pero compara: en tu carta el Tricolor está despierto. En tu tapete puedes
    cambiarlo todo. Levanta el Tricolor.
    .other = Ese no. Levanta el Tricolor, abajo a la izquierda.
right-or-wrong-flip = Despiértalo: pulsa «Dar la vuelta».
    .other = Solo tiene que despertarse. Pulsa «Dar la vuelta».
right-or-wrong-lay = Vuelve a ponerlo donde estaba.
    .other = Tiene que estar donde estaba, al principio de la fila de abajo.
right-or-wrong-extra =
    Otra cosa: en tu carta no hay ningún Azul Ruso. Un tapete con un gato de más también está lleno, pero la llamada sería en
    falso. Levanta el Azul Ruso.
    .other = Ese puede quedarse. Levanta el Azul Ruso.
right-or-wrong-home = No es para ti. De vuelta al centro: pulsa «Devolver».
    .other = No va en tu tapete. Devuélvelo al centro.
right-or-wrong-call =
    Ahora coincide. Tienes cuatro cartas, tres ganadas y un castigo. Esta sería la quinta. Pulsa «¡Miau!».
    .other = No hay nada más que cambiar. Pulsa «¡Miau!».
right-or-wrong-done =
    ¡Bien: 5 puntos! La pata de Miso ha sido la última y paga 1. Cinco cartas puntuadas acaban la partida, y los castigos
    cuentan entre ellas. Gana quien tiene más puntos: tú, con 20.

time-attack = A solas contra el reloj

time-attack-paw =
    Puedes jugar a solas: diez filas de cartas, una carta de cada una. Primero cuentan los puntos y luego los segundos: cuantos
    menos, mejor. Pulsa «¡Esa pata!».
time-attack-grab =
    Aquí nadie se te adelanta. Las tres cartas que dejas salen del juego. Agarra la primera carta.
    .other = Todas son bonitas. Agarra la primera.
time-attack-seconds =
    Ahora se cuentan los segundos, hasta que acabe la fila. Dura 180 como mucho; antes de la partida puedes elegir otro tiempo.
    Por una vez, deja que pasen.
time-attack-bell =
    La campana ha sonado antes de tu llamada. No se puntúa nada, y esas cartas ya no están. Entre fila y fila no cuenta ningún
    segundo. Pulsa «¡Esa pata!».
time-attack-under =
    Fila nueve, nivel III. Aquí las piezas se solapan, e importa cuál está encima. En tu carta el Peterbald está sobre el
    Siamés. Levántalo: se puede sacar de debajo.
    .other = El Peterbald está demasiado abajo. Toca la mitad que se ve.
time-attack-over = Lo que pones queda encima. Vuelve a ponerlo en su sitio.
    .other = Solo fallaba la altura. Vuelve a ponerlo donde brilla tu tapete.
time-attack-meow =
    Ahora coincide. También a solas, una llamada en falso cuesta puntos y acaba la fila. La tuya es buena: pulsa «¡Miau!».
    .other = Todo está bien. Pulsa «¡Miau!».
time-attack-done =
    Siete gatos, 7 puntos: 45 en total. Después de la décima fila se acaba, tengas las cartas que tengas. La próxima vez, en
    menos segundos.
time-attack-options =
    Antes de una partida puedes elegir: las cartas amarillas son algo más difíciles que las verdes, se pueden mezclar todas, y
    una segunda llamada en falso puede dejar fuera de la ronda solo a quien llamó.

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
point-turn = girar a la derecha
point-flip = el botón «Dar la vuelta»
point-back = el botón «Devolver»
point-keep = el botón «Quedársela»
point-shut = el botón «Cerrar»
point-meow = el botón «¡Miau!»
point-check = la comprobación
point-clock = los segundos
