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
    .text = cómo se juega, en pocas palabras
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
    .text = todo lo que ha pasado, primero la página más reciente
command-undo = deshacer
    .text = retirar tu última jugada, si nada ha salido a la luz
command-save = guardar [archivo]
    .text = guardar la partida y seguir jugando
command-resume = retomar [archivo]
    .text = guardar esta partida y seguir con otra, o con la más reciente
command-quit = salir
    .text = guardar y salir; igual que Ctrl-C y Ctrl-D

## La página de ayuda.

help-commands = Ante cualquier pregunta
help-answers = Tu respuesta
help-how = Un número de la pantalla, o la jugada en palabras, así:
help-short = Basta el comienzo de cada palabra, si se entiende. A la gente puedes nombrarla por número, nombre o marca:

## La página de las cartas.

no-cards = { $game } no tiene aquí lista de cartas.
no-such-card = Ninguna carta de este juego se llama { $word }. Hay: { $names }.

## La mesa.

progress = jugada { $number }
more-lines =
    { $count ->
        [one] … 1 línea más: `mesa` lo muestra todo
       *[other] … { $count } líneas más: `mesa` lo muestra todo
    }
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

## Preguntas. "Enter" es la tecla.

ask-answer = número o jugada, ? para la ayuda
ask-go-on = Enter: seguir
small-window = Una ventana de 80×24 o más lo muestra todo a la vez.
no-list-yet = ¿{ $number } de qué? Aquí está la lista: escríbelo otra vez si es lo que quieres.
hinting = Preguntando a un gran felino…
# The move of a strong bot; a full stop and what the move brings follow.
hint = Un gran felino elegiría: { $move }
hint-second = Lo segundo mejor: { $move }
no-hints-between-people = En este juego no hay pistas mientras juegan personas entre sí.
no-advice = Este juego te deja a ti todos los planes.
nothing-to-follow = Aún no hay nada que seguir; `plan` muestra lo que calcula la mesa.
too-many-refusals =
    { $count ->
        [one] Esa respuesta no vale. Basta por ahora.
       *[other] { $count } respuestas seguidas que no valen. Basta por ahora.
    }
taken-back = Jugada deshecha.
saved-to = Guardada en { $path }.
no-other-save = No hay otra partida guardada con que seguir.
try-to-save = Prueba `guardar` con otro archivo.

## Respuestas que no se entienden.

no-move = { $text } no es una jugada aquí: escribe un número de la lista, o ? para la ayuda
no-move-similar = { $text } no es una jugada válida aquí; ¿querías decir `{ $near }`?
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
pager-done = Enter: { $done }
pager-more = Enter: más
pager-up = u: arriba
pager-leave = b: { $done }
pager-page = { $page } de { $pages }

## Varias personas con un teclado.

somebody-else = Ahora le toca a otra persona. Enter: { to-pass }; `deshacer`, `registro`, `salir`.
pass-to = Pasa el teclado a { $name }.
pass-ask = { $name }, teclea { $mark } y Enter cuando nadie más mire
pass-only = Esta cortina solo la levanta { $name }: { $mark } y Enter. `salir` guarda y sale.
ask-together = { $marks }: ¿quién habla? Enter: nadie

## Bots.

thinking = { $name } está pensando…
bot-fails = { $name } sigue jugando al azar: { $why }
bot-failed = { $name } siguió jugando al azar: { $why }

## El final de una partida, y su hoja de puntos.

score-pad = { $game }: la hoja de puntos
wins = gana
place = puesto { $place }
points = puntos
look-again = Para volver a verla:
once-more = ¿Jugar otra vez? s/n
once-more-how = s reparte otra partida a la misma gente, n o Enter sale

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
programs-left = Una partida guardada no puede arrancar programas, así que por { $names } sigue jugando el azar. Para volver a nombrar el programa, usa `tabbytop resume` con --seats.
wrong-seats =
    { $seats ->
        [one] esta partida tiene 1 asiento, no { $given }
       *[other] esta partida tiene { $seats } asientos, no { $given }
    }
no-saves = Aún no hay ninguna partida guardada.
seats =
    { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }
names = { $names }
finished = terminada
asks-now = { $progress }: { $asked }
older-saves = … y otras más antiguas
in-folder = En { $folder }
no-unfinished = no hay ninguna partida sin terminar con que seguir
no-finished = aún no hay ninguna partida terminada; di qué archivo
resume-says-all = no pongas juego, opciones ni semilla: --resume ya los sabe

no-home = no hay carpeta personal para { $word }
bad-file-name = el nombre de un archivo no puede llevar esos caracteres
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
long-name =
    { $most ->
        [one] { $word } es demasiado largo para un nombre aquí: 1 letra como mucho
       *[other] { $word } es demasiado largo para un nombre aquí: { $most } letras como mucho
    }

## Juegos en tiempo real.

live-no-board = { $game } se juega en tiempo real, y nadie ha dibujado aún su tablero para esta terminal; los bots sí pueden jugar solos, hacia una tubería
live-people = { $game } no tiene turnos, y un teclado es poco para { $count } personas a la vez: que juegue una, con bots (--seats you,kitten,kitten)
live-cursor = { $game } se dibuja muchas veces por segundo, y esta terminal dice que no puede mover el cursor (TERM)
live-pipe = { $game } se juega en tiempo real, tecla a tecla: necesita una terminal, no una tubería; aquí pueden jugar solo bots (--seats kitten,tabby)
live-slow-bot = { $game } no espera a nadie, y { $name } piensa demasiado para sentarse contigo a la mesa: elige { $quick } o random
live-no-keys = un juego en tiempo real necesita cada tecla al instante, y la terminal de este sistema no las da así: juega en Linux, macOS o WSL

## Una partida terminada, jugada a jugada.

replay-ask = Enter: siguiente, b: atrás, un número, start, end, registro, q
watch-ask = Enter: siguiente, b: atrás, registro, end, q
replay-help = Enter o n avanza, b retrocede, un número salta, start, end; registro; q sale.
replay-last = Esa era la última jugada.
replay-first = Este es el principio.
replay-count =
    { $count ->
        [one] Solo hay 1 jugada.
       *[other] Hay { $count } jugadas.
    }
replay-at = ({ $at } de { $count })
replay-over = La partida ha terminado: { $scores }
replay-goes-on = La partida sigue desde aquí.
replay-deal =
    { $seats ->
        [one] { $game }, 1 asiento, el reparto
       *[other] { $game }, { $seats } asientos, el reparto
    }
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = Esta partida se jugó con la versión { $found } de las reglas; esta es la versión { $known } y ya no las conoce. Por eso no hay mesa que mostrar, solo las jugadas:
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = solo se puede seguir desde una partida terminada; con esta se sigue con `tabbytop resume`
play-on-move = no se puede seguir desde la jugada { $move }; la última es la { $last }
play-on-seat = ese asiento no existe; el primero es el 0 y el último, el { $last }
play-on-begins = Sigues jugando después de la jugada { $move }. Las manos son las de entonces; lo que se robe a partir de ahora lo decide de nuevo el azar. Esta partida no da pegatinas.
open-hands = Esta partida no ha terminado, y se verán todas las manos. ¿Mirar? s/n

## La orden `verify`.

verify-commitment = compromiso
verify-seed = semilla
verify-record = partida
verify-result = resultado
verify-game =
    { $seats ->
        [one] { $game }, 1 asiento, { $count ->
            [one] 1 jugada, válida
           *[other] { $count } jugadas, todas válidas
        }
       *[other] { $game }, { $seats } asientos, { $count ->
            [one] 1 jugada, válida
           *[other] { $count } jugadas, todas válidas
        }
    }
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

page-opens = Tabbytop está en { $url } y se abre en tu navegador. Ctrl-C lo para; `tabbytop --help` muestra qué más hay.
page-address = Tabbytop está en { $url }. Abre esta dirección en un navegador. Ctrl-C lo para; `tabbytop --help` muestra qué más hay.
page-already-there = Tabbytop ya está en marcha, en { $url }.
# `tabbytop join`. Variables: $url.
join-opens = La mesa está en { $url } y se abre en tu navegador.
join-address = La mesa está en { $url }. Abre esta dirección en un navegador.
join-no-code = una mesa tiene un enlace, o un código de seis letras y cifras
join-no-server = di en qué servidor está la mesa: --server https://…
# Una copia para desarrollar, o un paquete que se hizo sin la página.
no-page = Este Tabbytop ha venido sin su página web. En un clon del proyecto, `make play` la construye y la abre. O juega aquí mismo, en la terminal: `tabbytop play`.

## Ayuda de las órdenes (`tabbytop play --help`).

about-tabbytop = Cinco juegos de gatos en una mesa. Sin orden, se abren en el navegador.
about-games = Enumerar los juegos con sus asientos y opciones, y quién puede jugar contigo.
about-join = Sentarse a la mesa de alguien, con su código o enlace, en el navegador.
about-play = Jugar a un juego, con bots y con gente en este teclado.
about-learn = Aprender un juego jugando: lecciones cortas, paso a paso.
about-resume = Seguir con una partida guardada.
about-saves = Las partidas guardadas, la más reciente primero.
about-replay = Volver a ver una partida, jugada a jugada, con todas las manos a la vista; o seguir jugando desde una jugada.
about-review = Ver dónde perdiste puntos: las jugadas que salieron claramente caras, y otras mejores.
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
param-resume-file = Una partida guardada; si no, la más reciente sin terminar.
param-replay-file = Una partida guardada, o solo sus jugadas; si no, la más reciente ya terminada.
param-replay-plain = Mostrarlo todo de una vez y salir.
param-replay-play_on = Seguir jugando después de esta jugada, con bots en los demás asientos. Una partida así no da pegatinas.
param-replay-seat = Tu asiento al seguir jugando; 0 es el primero.
param-review-file = Una partida guardada, o solo sus jugadas, ya terminada; si no, la más reciente ya terminada.
param-review-seat = De quién son las decisiones, contando desde 0; si no, las tuyas.
param-review-as_json = Mostrar el repaso como JSON, y nada más.
param-join-table = El código que te dictan, o el enlace de la mesa.
param-join-server = La dirección del servidor al que pertenece el código; si no, el que funciona en este equipo.
param-verify-file = Una partida descargada de un servidor.
param-verify-commitment = El compromiso que mostró la mesa al principio; si no, el del archivo.

# Órdenes para programas y para investigar. El primer párrafo sale en la lista de órdenes.
about-moves = Enumerar todas las jugadas de un juego en su notación, una por línea: para programas que juegan.
about-sim =
    Jugar muchas partidas entre bots y mostrar su duración, los puntos y quién gana desde dónde.

    La misma semilla da el mismo informe en cualquier equipo, sean cuantos sean los procesos o equipos que se reparten las partidas.
about-arena =
    Jugar un torneo entre bots y mostrar cuánta fuerza tiene cada uno y con qué certeza se sabe.

    Cada reparto se juega con todas las rotaciones de los asientos. La misma semilla da la misma clasificación en cualquier equipo, si ningún bot mira el reloj. Ctrl-C para en el acto y muestra la clasificación hasta ahí.
about-puzzles = Encontrar en partidas de bots posiciones con una jugada claramente mejor.
about-puzzles-mine =
    Jugar partidas entre bots y guardar las posiciones con una jugada claramente mejor.

    Cada posición se analiza, y luego otra vez con diez veces más mundos. La misma semilla da los mismos retos.
about-puzzles-check =
    Analizar otra vez nuestros retos, con diez veces más mundos y hasta el final de la partida.

    Nombra los que ya no valen. Si hay alguno, el código de salida es 1.
about-daily = La partida del día: comprobar que estaba fijada el día antes.
about-daily-verify = Demostrar que las cartas de un día estaban fijadas el día antes.
param-game = El juego, como `kibble-scuffle`.
param-option = Una opción del juego, como `deck=all`; puede haber varias.
param-workers = Cuántos procesos juegan; si no, uno por núcleo.
param-ray = Jugar en el clúster de Ray de esta dirección; sin dirección, Ray se inicia en este equipo.
param-as_json = Mostrar JSON, y nada más.
param-sim-games = Cuántas partidas jugar.
param-sim-seats = Los bots, uno por asiento (`random,tabby`), o cuántos al azar (`4`). Si no, uno al azar en cada asiento del juego.
param-sim-seed = La semilla de la primera partida; la siguiente tiene el número siguiente.
param-arena-bots = Quién juega, como `random,greedy`: dos al menos.
param-arena-seats = Asientos en la mesa; si no, tantos como bots, si el juego lo permite.
param-arena-games = Cuántas partidas jugar; alguna más para que salga la cuenta.
param-arena-seed = La semilla del primer reparto; el siguiente tiene el número siguiente.
param-worlds = Cuántas mesas posibles mira el primer análisis.
param-puzzles-mine-games = Cuántas partidas jugar.
param-puzzles-mine-seed = Lo decide todo.
param-puzzles-mine-out = El archivo que se escribe; si no, los retos se muestran.
param-puzzles-mine-clear = Cuánto tiene que bajar la probabilidad de ganar con cualquier otra jugada.
param-puzzles-mine-most = Parar tras este número de retos.
param-puzzles-check-seed = Para los números al azar del análisis.
param-puzzles-check-out = El archivo que se escribe, con los retos que valen.
param-daily-verify-day = Como 2026-11-18.
param-daily-verify-server = Preguntar a este servidor la semilla y el compromiso.
param-daily-verify-seed = La semilla, que se publica cuando el día ha terminado.
param-daily-verify-commitment = El compromiso que anotaste el día antes.

# Órdenes para quien lleva un servidor.
about-serve =
    Abrir mesas para más gente: la página, la API y los bots, hasta Ctrl-C.

    Cada ajuste puede estar también en el entorno (TABBYTOP_PORT=80) o en un archivo (port = 80). Lo que se da aquí vale más que el entorno, y este más que el archivo.
about-backup =
    Escribir en un archivo todo lo que guarda el servidor, mientras funciona.

    El archivo contiene secretos: semillas de partidas en curso, resúmenes de contraseñas, la clave del servidor.
about-restore = Llenar una base de datos vacía con una copia de seguridad, aunque venga de otro tipo de base; luego inicia el servidor.
about-tidy =
    Borrar lo antiguo (mesas, mensajes y gente sin cuenta) según los ajustes `keep_…_days`, mientras el servidor funciona.

    El servidor también lo hace solo, una vez al día.
about-admin = Cuidar de un servidor: trabaja con su base de datos; los servidores en marcha lo aplican en segundos.
about-admin-people = Enumerar a la gente, primero quien estuvo aquí hace menos.
about-admin-tables = Enumerar las mesas, la más reciente primero.
about-admin-show = Mostrar una persona o una mesa.
about-admin-close = Cerrar una mesa, también en plena partida.
about-admin-mute = Dejar que alguien juegue, pero no hable.
about-admin-unmute = Dejar que alguien vuelva a hablar.
about-admin-ban = Dejar fuera a una persona o un rango de direcciones.
about-admin-unban = Dejar volver a una persona o un rango de direcciones.
about-admin-rename = Dar otro nombre a alguien, también en sus mesas.
about-admin-delete = Olvidar a una persona, como si se hubiera borrado ella misma, o quitar una mesa, para siempre.
about-admin-reset-password = Dar a una cuenta una contraseña nueva al azar, y sacarla de todas partes.
about-admin-announce = Anunciar algo a todo el mundo, en la página y en las mesas.
about-admin-reports = Enumerar las denuncias, o marcarlas como resueltas.
about-admin-log = Enumerar lo que se hizo para llevar el servidor, lo último primero.
param-config = Los ajustes en TOML; si no, el archivo de TABBYTOP_CONFIG.
param-database = Como en `serve`: `postgresql://…` o un archivo; si no, lo que digan los ajustes.
param-by = Quién lo hace, para el registro; si no, tu nombre de usuario.
param-limit = Como mucho, este número.
param-person = El principio de un id, un nombre para entrar o un nombre.
param-time = 30m, 12h, 2d, 1w; si no, para siempre.
param-which = Una persona o una mesa; `person:` o `table:` delante dice cuál.
param-whom = Direcciones: 192.0.2.0/24, 2001:db8::/48.
param-serve-open = Abrir la página en un navegador.
param-serve-lan = Para todo el mundo en tu red: escuchar allí, y mostrar la dirección también como código QR.
param-backup-file = El archivo que se escribe.
param-restore-file = Dónde está la copia de seguridad.
param-tidy-dry_run = Solo decir lo que se borraría.
param-tidy-compact = Reescribir también el archivo de SQLite sin huecos; detén antes el servidor.
param-admin-people-name = Solo las personas con este texto en el nombre o en el nombre de usuario.
param-admin-people-accounts = Solo gente con cuenta, o solo gente sin ella.
param-admin-people-seen = Quien estuvo aquí hace menos de 12h, 2d, …
param-admin-tables-status = open (abierta), playing (en juego), over (terminada) o closed (cerrada).
param-admin-tables-game = Solo mesas de este juego.
param-admin-tables-person = Donde esta persona tiene o tuvo un asiento.
param-admin-close-table = El id de una mesa, o su principio.
param-admin-rename-name = El nombre nuevo.
param-admin-delete-yes = No preguntar.
param-admin-announce-text = Qué anunciar.
param-admin-announce-until = Hasta cuándo: 2d, 2027-01-31 o 2027-01-31T18:00 (UTC).
param-admin-announce-clear = No anunciar nada más.
param-admin-reports-done = Marcar esta como resuelta.
param-admin-reports-everything = También las resueltas.

## Lo que dicen alrededor la ayuda y los errores. Las palabras en mayúsculas están por lo que se escribe.

usage = Uso:
usage-options = [OPCIONES]
usage-command = ORDEN [ARGUMENTOS]…
panel-arguments = Argumentos
panel-options = Opciones
panel-commands = Órdenes
panel-settings = Ajustes
panel-limits = Límites
panel-error = Error
usage-default = [por defecto: { $value }]
usage-required = [obligatorio]
usage-aborted = Cancelado.
usage-help = Para ver la ayuda: { $command }.
usage-no-command = No hay ninguna orden { $command }.
usage-no-command-similar = No hay ninguna orden { $command }. ¿Querías decir { $near-or }?
usage-no-option = No hay ninguna opción { $option }.
usage-no-option-similar = No hay ninguna opción { $option }. ¿Querías decir { $near-or }?
usage-argument-missing = Falta: { $name }.
usage-option-missing = Falta: { $name }.
usage-value-missing = { $option } necesita un valor.
usage-no-value-allowed = { $option } no lleva valor.
usage-too-much = Eso es demasiado: { $words }
usage-invalid = { $name }: { $why }
invalid-int_parsing = tiene que ser un número entero
invalid-float_parsing = tiene que ser un número
invalid-greater_than_equal = tiene que ser { $ge } o más
invalid-less_than_equal = tiene que ser { $le } o menos
metavar-address = DIRECCIÓN
metavar-addresses = DIRECCIONES
metavar-code = CÓDIGO
metavar-day = DÍA
metavar-file = ARCHIVO
metavar-game = JUEGO
metavar-lesson = LECCIÓN
metavar-move = JUGADA
metavar-name = NOMBRE
metavar-names = NOMBRES
metavar-number = NÚMERO
metavar-person = PERSONA
metavar-record = PARTIDA
metavar-seat = ASIENTO
metavar-status = ESTADO
metavar-table = MESA
metavar-text = TEXTO
metavar-time = TIEMPO
metavar-value = VALOR

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
lesson-done = ¡Bien hecho! Has terminado «{ $title }».
# Above the command.
lesson-play-now = Ya sabes jugar. Empieza una primera partida con:
lesson-next = Siguiente: «{ $title }».
lesson-go-on = Enter: seguir, cualquier otra cosa: parar
ask-lesson-answer = número o jugada, `deshacer`, `salir`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } de { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Resolver retos: encontrar la única jugada claramente mejor.
param-puzzle-game = Su nombre (mira `tabbytop games`); sin él, se muestra cuántos has resuelto.
param-puzzle-number = El número de un reto; si no, el primero que no has resuelto.
param-puzzle-plain = Contar la posición con palabras y no dibujar nada: para lectores de pantalla.
no-puzzles = { $game } no tiene retos.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level =
    { $solved ->
        [one] { $level }: { $first }-{ $last }, { $solved } resuelto
       *[other] { $level }: { $first }-{ $last }, { $solved } resueltos
    }
puzzle-last = Ese era el último reto de este juego. ¡Bien ronroneado!
ask-puzzle = número o jugada, `mesa`, `salir`
# Variables: $number, $count, $level.
puzzle-title = Reto { $number } de { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = Lo que has visto y oído hasta ahora:
puzzle-task = Una jugada es claramente la mejor. ¿Cuál?
puzzle-right = Correcto: { $move }.
puzzle-wrong = Casi. La mejor jugada era: { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = tu jugada: { $move }
# Chances to win in percent. Variables: $right, $best, $tried.
puzzle-chances =
    { $right ->
        [yes] Desde aquí ganarías unas { $best } de cada 100 partidas; con la segunda mejor jugada, unas { $next }.
       *[no] Desde aquí la mejor jugada gana unas { $best } de cada 100 partidas; la tuya, unas { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = Cuántas veces aciertan los bots: { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = di el compromiso, o con --server dónde preguntarlo
daily-not-over = la semilla de ese día aún es secreta: el día no ha terminado
daily-no-date = un día se escribe como 2026-11-18
daily-no-seed = una semilla tiene 64 cifras hexadecimales
daily-no-server = ese servidor no responde como uno de Tabbytop
daily-true = La semilla del { $day } encaja con su compromiso: las cartas estaban fijadas antes.
daily-false = La semilla del { $day } NO encaja con el compromiso.
daily-deal =
    { $seats ->
        [one] { $game } con 1 asiento; las jugadas antes de la primera pregunta:
       *[other] { $game } con { $seats } asientos; las jugadas antes de la primera pregunta:
    }
