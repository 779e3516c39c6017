### La terminal: órdenes, páginas, preguntas y avisos que comparten todos los juegos.

unknown-language = no hay ningún idioma { $language }; idiomas: { $languages }

yes = sí
no = no
# "y" y "yes" valen siempre.
yes-words = s sí si
no-words = n no

## Nombres de quienes juegan.

you = Tú
player = Bigotes { $number }
cat = Gato { $number }
seat-name = Asiento { $number }
seat-within = asiento { $number }
clock = reloj
shown-bot = { $bot }
bot = { $value }
bot-kitten = gatito
bot-tabby = minino
bot-lynx = lince
bot-puma = puma
bot-tiger = tigre
bot-random = azar
bot-greedy = codicioso
bot-program = programa

## Órdenes.

command-help = ayuda, ?
    .text = esta página
command-rules = reglas
    .text = cómo se juega, en breve
command-cards = cartas [nombre]
    .text = qué hacen las cartas
command-table = mesa
    .text = todo lo que puedes saber: descartes, lo que queda…
command-hint = pista
    .text = lo que haría un bot fuerte, y por qué
command-plan = plan
    .text = lo que la mesa calcula para ti, si el juego lo ofrece
command-follow = seguir
    .text = hacer las jugadas de ese plan
command-log = registro
    .text = todo lo que ha pasado, primero la página más nueva
command-undo = deshacer
    .text = retirar tu última jugada, si nada ha salido a la luz
command-save = guardar [archivo]
    .text = guardar la partida y seguir jugando
command-resume = retomar [archivo]
    .text = guardar esta partida y seguir con otra, o con la más nueva
command-quit = salir
    .text = guardar y salir; igual que Ctrl-C y Ctrl-D

## La página de ayuda.

help-commands = Ante cualquier pregunta
help-answers = Tu respuesta
help-how = Un número de la pantalla, o la jugada en palabras, así:
help-short = Basta el comienzo de cada palabra, si se entiende. Los asientos, por número, nombre o marca:

## La página de las cartas.

no-cards = { $game } no tiene aquí lista de cartas.
no-such-card = Ninguna carta de este juego se llama { $word }. Hay: { $names }.

## La mesa.

progress = jugada { $number }
more-lines = … { $count } líneas más: `mesa` las muestra todas
more-answers = … { $count } más: escribe una, o lo que baste de ella
only-answer = (Una sola respuesta: { $answer }.)

## El registro.

log-since = Desde tu última jugada
log-so-far = Hasta ahora
log-all = Lo que ha visto todo el mundo
log-nothing = Aún no ha pasado nada.
log-more = (… `registro` tiene { $count } más)
log-panel = Qué ha pasado
log-panel-foot = registro: todo

## Preguntas. "Intro" es la tecla.

ask-answer = número o jugada, ? para la ayuda
ask-go-on = Intro: seguir
small-window = Una ventana de 80×24 o más lo muestra todo a la vez.
no-list-yet = ¿{ $number } de qué? Aquí está la lista: escríbelo otra vez si es lo que quieres.
hinting = Preguntando a un gran felino…
# The move of a strong bot; a full stop and what the move brings follow.
hint = Un gran felino elegiría: { $move }
hint-second = Lo segundo mejor: { $move }
no-hints-between-people = En este juego no hay pistas mientras juegan personas entre sí.
no-advice = Este juego te deja a ti todos los planes.
nothing-to-follow = Aún no hay nada que seguir; `plan` muestra lo que calcula la mesa.
too-many-refusals = { $count } respuestas seguidas que no lo son. Basta por ahora.
taken-back = Jugada deshecha.
saved-to = Guardada en { $path }.
no-other-save = No hay otra partida guardada con que seguir.
try-to-save = Prueba `guardar` con otro archivo.

## Respuestas que no se entienden.

no-move = { $text } no es una jugada aquí: escribe un número de la lista, o ? para la ayuda
no-move-similar = { $text } no es una jugada aquí; ¿querías decir `{ $near }`?
ambiguous =
    { $more ->
        [yes] eso podría ser { $moves }, entre otras; di un poco más
       *[no] eso podría ser { $moves }; di un poco más
    }
either = { $start } o { $next }
no-number = aquí no hay ningún { $number }; vale cualquier número que veas
say-which = di con más precisión cuál
nothing-follows = detrás de esto no puede ir nada en la misma línea
nothing-done = no se ha hecho nada de esto. `{ $text }`: { $why }

## Deshacer una jugada.

undo-nothing = Aún no hay nada que deshacer.
undo-answered =
    { $seat-is ->
        [clock] El reloj ha respondido desde entonces: esa jugada se queda.
       *[other] { $seat } ha respondido desde entonces: esa jugada se queda.
    }
undo-chance = El azar ha hablado desde entonces, y ya se ha visto: esa jugada se queda.
undo-revealed = Algo ha salido a la luz desde entonces: esa jugada se queda.

## Páginas de un texto largo.

to-table = volver a la mesa
to-turn = tu turno
to-answer = tu respuesta
to-score-pad = la hoja de puntos
to-rest = lo que hay debajo
to-pass = pasar el teclado
pager-done = Intro: { $done }
pager-more = Intro: más
pager-up = u: arriba
pager-leave = b: { $done }
pager-page = { $page } de { $pages }

## Varias personas con un teclado.

somebody-else = Ahora se pregunta a otra persona. Intro: { to-pass }; `deshacer`, `registro`, `salir`.
pass-to = Pasa el teclado a { $name }.
pass-ask = { $name }, pulsa { $mark } e Intro cuando nadie más mire
pass-only = Esta cortina solo la levanta { $name }: { $mark } e Intro. `salir` guarda y sale.
ask-together = { $marks } habla, Intro: nadie

## Bots.

thinking = { $name } está pensando…
bot-fails = El azar sigue jugando por { $name }: { $why }
bot-failed = El azar siguió jugando por { $name }: { $why }

## El final de una partida, y su hoja de puntos.

score-pad = { $game }: la hoja de puntos
wins = gana
place = puesto { $place }
points = puntos
look-again = Para volver a verla:
once-more = ¿Otra vez? s/n
once-more-how = s reparte otra partida a la misma gente, n o Intro sale

## Partidas guardadas.

stickers =
    { $seat-is ->
        [you] Tus pegatinas: { $stickers }
       *[other] Pegatinas para { $seat }: { $stickers }
    }
saved-in = Guardada en { $path }
go-on-with = Para seguir:
resumed = Retomada { $file }, { $progress }.
left-in = La partida, como la dejaste, está en { $path }.
programs-left = Una partida guardada no puede arrancar programas, así que el azar sigue jugando por { $names }; `tabbytop resume` con --seats vuelve a nombrar el programa.
wrong-seats = esta partida tiene { $seats } asientos, no { $given }
no-saves = Aún no hay ninguna partida guardada.
seats = { $seats } asientos
names = { $names }
finished = terminada
asks-now = { $progress }: { $asked }
older-saves = … y otras más antiguas
in-folder = En { $folder }
no-unfinished = no hay ninguna partida sin terminar con que seguir
no-finished = aún no hay ninguna partida terminada; di qué archivo
resume-says-all = --resume lo dice todo: ni juego, ni opciones, ni semilla al lado

no-home = no hay carpeta personal para { $word }
bad-file-name = el nombre de un archivo no lleva esos caracteres
no-folder = la carpeta { $folder } no existe: no se ha guardado nada
cannot-write = no se puede escribir { $path }: { $why }
cannot-read = no se puede leer { $path }: { $why }
damaged = { $path } no es una partida guardada, o está dañada ({ $where }: { $why })

## La lista de juegos, y el menú.

menu = Tabbytop: ¿a qué jugamos?
ask-game = un número o un nombre
seats-range = de { $least } a { $most } asientos
opponents = Quién juega contigo
opponents-more = También: random, greedy, search:500 y run:ORDEN, un programa tuyo.
say-game = di qué juego: { $games }
no-game-similar = no hay ningún juego { $name }; ¿querías decir { $near }?

## Quién se sienta dónde (--seats).

bad-seat = un asiento es `you`, un nombre o un bot: --seats you,Ana,random
no-bot-similar = ningún bot se llama { $word }; ¿querías decir { $near }?
long-name = { $word } es demasiado largo para un nombre aquí: { $most } letras como mucho

## Juegos en tiempo real.

live-no-board = { $game } se juega en tiempo real, y nadie ha dibujado aún su tablero para esta terminal; solo con bots se puede jugar hacia una tubería
live-people = { $game } no tiene turnos, y un teclado es poco para { $count } personas que actúan a la vez: que se siente una, con bots (--seats you,kitten,kitten)
live-cursor = { $game } se dibuja muchas veces por segundo, y esta terminal dice que no puede mover el cursor (TERM)
live-pipe = { $game } se juega en tiempo real, tecla a tecla: necesita una terminal, no una tubería; aquí pueden jugar solo bots (--seats kitten,tabby)
live-slow-bot = { $game } no espera a nadie, y { $name } piensa demasiado para sentarse contigo a la mesa: elige { $quick } o random
live-no-keys = un juego en tiempo real necesita las teclas según se pulsan, y la terminal de este sistema no las da: juega en Linux, macOS o WSL

## Una partida terminada, jugada a jugada.

replay-ask = Intro: siguiente, b: atrás, un número, start, end, log, q
watch-ask = Intro: siguiente, b: atrás, log, end, q
replay-help = Intro o n avanza, b retrocede, un número salta, start, end; log; q sale.
replay-last = Esa era la última jugada.
replay-first = Eso es el principio.
replay-count =
    { $count ->
        [one] Hay { $count } jugada.
       *[other] Hay { $count } jugadas.
    }
replay-at = ({ $at } de { $count })
replay-over = La partida ha terminado: { $scores }
replay-goes-on = La partida sigue desde aquí.
replay-deal = { $game }, { $seats } asientos, el reparto
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = Esta partida se jugó con la versión { $found } de las reglas; esta es la versión { $known } y ya no las conoce. Por eso no hay mesa que mostrar, solo las jugadas:
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = solo se puede seguir desde una partida terminada; con esta se sigue con `tabbytop resume`
play-on-move = no se puede seguir desde la jugada { $move }; la última es la { $last }
play-on-seat = no hay asiento { $seat }; el último es el { $last }
play-on-begins = Sigues jugando después de la jugada { $move }. Las manos son las de entonces; lo que se robe desde ahora se roba de nuevo. Esta partida no da pegatinas.
open-hands = Esta partida no ha terminado, y se verán todas las manos. ¿Mirar? s/n

## La orden `verify`.

verify-commitment = compromiso
verify-seed = semilla
verify-record = partida
verify-result = resultado
verify-game = { $game }, { $seats } asientos, { $count } jugadas, todas válidas
verify-scores = { $scores }. { $verdict }
verify-shown = La semilla es la prometida, y la partida sale de ella.
verify-file = La semilla es la que promete el archivo, y la partida sale de ella.
verify-compare = Compara el compromiso con el que mostró la mesa al principio.
verify-no-commitment = un compromiso son 64 cifras hexadecimales
verify-not-sealed = { $path } se repartió con el número { $seed }, no con una semilla sellada: no se prometió nada
verify-other-shown = la semilla no cumple lo prometido: su compromiso es { $given }, y te mostraron { $promised }
verify-other-file = la semilla no cumple lo prometido: su compromiso es { $given }, y el archivo dice { $promised }
verify-no-promise = { $path } no lleva compromiso: di con --commitment el que mostró la mesa al principio; el de la semilla es { $given }
verify-not-over = { $path } es una partida sin terminar: lo que viene no está demostrado

## Jugar en el navegador: la orden `tabbytop` sin otra palabra. $url es una dirección como http://127.0.0.1:8765.

page-opens = Tabbytop está en { $url } y se abre en tu navegador. Ctrl-C lo termina; `tabbytop --help` muestra qué más hay.
page-address = Tabbytop está en { $url }. Abre esta dirección en un navegador. Ctrl-C lo termina; `tabbytop --help` muestra qué más hay.
page-already-there = Tabbytop ya está en marcha, en { $url }.
# `tabbytop join`. Variables: $url.
join-opens = La mesa está en { $url } y se abre en tu navegador.
join-address = La mesa está en { $url }. Abre esta dirección en un navegador.
join-no-code = una mesa tiene un enlace, o un código de seis letras y cifras
join-no-server = di en qué servidor está la mesa: --server https://…
# Una copia para desarrollar, o un paquete que se hizo sin la página.
no-page = Este Tabbytop ha venido sin su página web. En un clon del proyecto, `make play` la construye y la abre. O juega aquí mismo, en el terminal: `tabbytop play`.

## Ayuda de las órdenes (`tabbytop play --help`).

about-tabbytop = Cinco juegos de gatos en una mesa. Sin orden, se abren en el navegador.
about-games = Enumerar los juegos con sus asientos y opciones, y quién puede jugar contigo.
about-join = Siéntate a la mesa de alguien, con su código o enlace, en el navegador.
about-play = Jugar a un juego, con bots y con gente en este teclado.
about-learn = Aprende un juego jugando: lecciones cortas, paso a paso.
about-resume = Seguir con una partida guardada.
about-saves = Las partidas guardadas, la más nueva primero.
about-replay = Volver a ver una partida, jugada a jugada, con todas las manos a la vista; o seguir jugando desde una jugada.
about-review = Decir dónde perdiste puntos: las jugadas que costaron algo con claridad, y otras mejores.
about-verify = Demostrar que todo lo barajado estaba decidido antes de empezar y que la partida es auténtica.
param-language = El idioma, como `en` o `es`; si no, el del sistema.
param-help = Mostrar esta ayuda y salir.
param-version = Mostrar la versión y salir.
param-install_completion = Completar órdenes, juegos y partidas guardadas con la tecla Tab, en el intérprete que usas ahora.
param-show_completion = Mostrar lo que escribiría --install-completion, para copiarlo o cambiarlo.
param-seats = Quién se sienta dónde, como `you,tiger` o `Ana,Ben,kitten`: el nombre de un bot es un bot (mira `tabbytop games`), `run:` y una orden es un programa que juega, y cualquier otra palabra es una persona en este teclado. Un número significa tú y bots.
param-learn-game = Su nombre; mira `tabbytop games`.
param-learn-lesson = El nombre de una lección; si no, la primera que no hayas hecho.
param-play-game = Su nombre; mira `tabbytop games`.
param-play-option = Una opción, como `deck=all`; puede haber varias. `tabbytop games` las enumera.
param-play-seed = Repartir justo esta partida.
param-play-resume = Seguir con esta partida, como hace `tabbytop resume`.
param-resume-file = Una partida guardada; si no, la más nueva sin terminar.
param-replay-file = Una partida guardada, o solo sus jugadas; si no, la más nueva ya terminada.
param-replay-plain = Mostrarlo todo de una vez y salir.
param-replay-play_on = Seguir jugando después de esta jugada, con bots en los demás asientos. Una partida así no da pegatinas.
param-replay-seat = Tu asiento al seguir jugando; 0 es el primero.
param-review-file = Una partida guardada, o solo sus jugadas, ya terminada; si no, la más nueva ya terminada.
param-review-seat = De quién son las decisiones, contando desde 0; si no, las tuyas.
param-review-as-json = Mostrar el repaso como JSON, y nada más.
param-join-table = El código que te dictan, o el enlace de la mesa.
param-join-server = La dirección del servidor al que pertenece el código; si no, el que funciona en este equipo.
param-verify-file = Una partida descargada de un servidor.
param-verify-commitment = El compromiso que mostró la mesa al principio; si no, el del archivo.

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
no-lessons = { $game } todavía no tiene lecciones.
# Above the command.
lesson-left = Puedes seguir donde lo dejaste con:
lesson-done = Bien hecho: «{ $title }» está terminada.
# Above the command.
lesson-play-now = Ya estás listo. Juega una primera partida con:
lesson-next = Siguiente: «{ $title }».
lesson-go-on = Intro: seguir, cualquier otra cosa: parar
ask-lesson-answer = número o jugada, `undo`, `quit`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } de { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Resolver problemas: encontrar la única jugada claramente mejor.
param-puzzle-game = Su nombre, véase `tabbytop games`; sin él, se cuentan todos los problemas.
param-puzzle-number = El número de un problema; si no, el primero que no has resuelto.
param-puzzle-plain = Contar la posición con palabras y no dibujar nada: para lectores de pantalla.
no-puzzles = { $game } no tiene problemas.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level = { $level }: { $first }–{ $last }, { $solved } resueltos
puzzle-last = Ese era el último problema de este juego. Buen ronroneo.
ask-puzzle = número o jugada, `table`, `quit`
# Variables: $number, $count, $level.
puzzle-title = Problema { $number } de { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = Lo que has visto y oído hasta ahora:
puzzle-task = Una jugada es claramente la mejor. ¿Cuál?
puzzle-right = Correcto: { $move }.
puzzle-wrong = Casi. La mejor jugada: { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = tu jugada: { $move }
# Chances to win in percent. Variables: $right, $best, $tried.
puzzle-chances =
    { $right ->
        [yes] Desde aquí ganas unas { $best } de cada 100 partidas; con la siguiente mejor jugada, unas { $next }.
       *[no] La mejor jugada gana desde aquí unas { $best } de cada 100 partidas; la tuya, unas { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = Cuántas veces la encuentran los bots: { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = di el compromiso, o con --server dónde preguntarlo
daily-not-over = la semilla de ese día aún no se dice: el día no ha terminado
daily-no-date = un día se escribe como 2026-11-18
daily-no-seed = una semilla tiene 64 cifras hexadecimales
daily-no-server = ese servidor no contesta como uno de Tabbytop
daily-true = La semilla del { $day } encaja con su compromiso: las cartas estaban fijadas antes.
daily-false = La semilla del { $day } NO encaja con el compromiso.
daily-deal = { $game } con { $seats } asientos; las jugadas antes de la primera pregunta:
