### Lo que dice el servidor a la gente de las mesas: casi siempre, por qué algo no se puede. Se empieza en minúscula y se
### acaba sin punto. Los asientos son números desde 0.

## Gente sin nombre propio

seat-name = Asiento { $number }
somebody = Alguien

## Demasiado, demasiadas veces

limited-moves = jugadas
limited-lines = líneas
limited-talk = charla
limited-questions = preguntas
limited-replays = repeticiones
limited-requests = peticiones
limited-logins = intentos de entrar
limited-reports = denuncias
limited-tables = mesas nuevas
limited-joins = cambios de asiento
limited-guests = visitas nuevas
limited-device-games = partidas jugadas sin conexión
limited-codes = intentos con un código
limited-circles = círculos nuevos
none-allowed = este servidor no permite { $what }
too-much-for-seconds =
    menos { $what }, por favor; espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
too-much-for-minutes =
    basta de { $what } por ahora; espera { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
too-much = eso ha sido demasiado
too-many-sockets = hay demasiadas conexiones abiertas desde esta dirección
too-many-log-in = está entrando demasiada gente a la vez; prueba otra vez
one-hint-at-a-time = las pistas, de una en una; el gran felino aún está pensando la última
one-advice-at-a-time = las cosas, de una en una; la última aún se está calculando
enough-to-think-about = ya hay bastante que pensar a la vez; espera antes una respuesta
too-many-reviews = hay demasiados repasos en espera; prueba de nuevo en un momento
comes-and-goes =
    entras y sales como un gato ante la puerta; espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
too-many-own-tables =
    { $most ->
        [one] tienes una mesa sin terminar; termínala antes
       *[other] tienes { $most } mesas sin terminar; termina antes una
    }
too-many-tables-from-network =
    { $most ->
        [one] desde tu red hay una mesa sin terminar; antes tiene que acabar
       *[other] desde tu red hay { $most } mesas sin terminar; antes tiene que acabar una
    }
too-many-waiting-seats =
    { $most ->
        [one] ya esperas en una mesa; juega antes allí o déjala
       *[other] ya esperas en { $most } mesas; juega antes allí o deja una
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] desde tu red ya espera alguien en una mesa; antes tiene que empezar
       *[other] desde tu red ya hay { $most } asientos esperando; antes tiene que empezar o quedar libre uno
    }

## Ha salido mal

went-wrong = algo ha fallado por nuestra parte
not-written = no se ha podido guardar, así que no ha pasado nada; prueba otra vez
outcome-unknown = no se sabe si se ha guardado; envía lo mismo otra vez, con el mismo id
table-reloaded = la mesa se está cargando de nuevo; prueba otra vez
table-not-readable = ahora no se puede leer la mesa; prueba otra vez
table-too-busy = la mesa está demasiado ocupada; prueba otra vez
server-stops = el servidor se está apagando; prueba otra vez dentro de un momento
advice-failed = no se ha podido calcular; prueba otra vez
hint-failed = ahora a ningún bot se le ocurre nada; prueba otra vez
something-else-happened = mientras tanto ha pasado otra cosa; prueba otra vez

## El servidor cuelga

bye-reloaded = la mesa se está cargando de nuevo; vuelve a saludar
bye-seat-gone = ese asiento es ahora de otra persona
bye-stops = el servidor se está apagando; volverá
bye-handed-over = ahora atiende esta mesa otro proceso; vuelve a saludar

## No está, o no se puede leer

nothing-here = aquí no hay nada con ese nombre
no-such-table = esa mesa no existe
no-such-file = la página no tiene ningún archivo con ese nombre
cannot-be-done = eso no se puede hacer aquí
too-long = eso es demasiado largo
nested-too-deeply = eso tiene demasiados niveles
unreadable = la petición no se puede leer
unreadable-part =
    { $error ->
        [none] { $place }: no se puede leer
       *[other] { $place }: { $error }
    }
not-a-message = no es un mensaje: { $error }
not-json = no es un mensaje: no es JSON
hello-first = el primer mensaje tiene que ser hello
hello-again = ya se ha dicho hello
websockets-only = eso es solo para WebSockets
nul-in-text = un texto no puede contener el carácter NUL
other-site = otra página no puede hacer esto; el ajuste `origins` da permiso
metrics-hidden = el ajuste `metrics_from` dice quién puede leer esto

## Asientos

all-seats-taken = todos los asientos están ocupados
seat-taken = ese asiento está ocupado
seat-closed = ese asiento está cerrado
one-seat-each = en esta mesa cada persona tiene un asiento; así lo decidió quien la montó
host-closes-seats = solo quien montó esta mesa puede cerrar asientos
host-asks-to-leave = solo quien montó esta mesa puede pedir a alguien que se vaya
nobody-removed-at-stake = la partida cuenta para una competición o para el nivel: no se puede echar a nadie
fixture-seat-kept = este asiento está reservado para alguien de la competición
host-asks-for-bots = solo quien montó esta mesa puede pedir bots
banned-from-table = quien montó esta mesa no te deja volver
own-seat = ese es tu propio asiento; levántate si quieres
nobody-sits-there = ahí no hay nadie
left-already = ya se ha ido
everybody-goes-home = la partida ha terminado; todo el mundo se va a casa de todos modos
seat-kept = ese asiento está reservado
seats-kept = los asientos que quedan están reservados
no-free-seat = ya no queda ningún asiento libre
seats-free = hay asientos libres
no-such-seat = en esta mesa no existe ese asiento
nobodys-seat = ese asiento no es de nadie
seat-plays-itself = ahí no hace falta un bot
not-your-seat = ese no es tu asiento
no-seat-of-yours = en esa mesa no tienes asiento
wrong-secret = ese secreto no abre ningún asiento aquí
no-onlookers = esta mesa no admite público

## Principio y final

not-begun = la partida no ha empezado
begun-already = la partida ya ha empezado
begun-without-you = la partida ha empezado sin ti
not-over = la partida no ha terminado
over-already = la partida ya ha terminado
over-nobody-waits = la partida ha terminado; ya puedes irte
table-was-closed = se cerró esta mesa
table-is-closed = esta mesa está cerrada
only-unplayed-tables-close = solo puedes cerrar una mesa en la que no se ha jugado
friends-need-a-server = para jugar a distancia hace falta un servidor; en este dispositivo puedes jugar contra bots o por turnos
first-this-game = primero hay que acabar esta partida
new-table-already = ya hay una mesa nueva
earlier-rules = se jugó con reglas anteriores, que este servidor ya no tiene
game-does-not-replay = esta partida no se puede repetir con las reglas de este servidor: { $why }
game-too-long = esta partida es demasiado larga para guardarla aquí
# Somebody wants to play on from the end of a finished game.
play-on-over = ahí ya no queda nada que jugar; elige una jugada anterior
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = una partida continuada desde otra no se guarda en el historial

## Jugadas

somebody-was-quicker = alguien se te ha adelantado
not-asked-any-more = esa pregunta ya está cerrada
question-gone = esa pregunta ya está cerrada; mira otra vez
not-your-turn = ahora no es tu turno
number-to-come = esta mesa aún no ha llegado al número { $number }
time-not-up = aún le queda tiempo
clock-has-to-wait = el reloj tiene que esperar

## Deshacer jugadas

no-undo-live = aquí se juega a la vez, así que no se puede deshacer nada
no-undo-at-stake = la partida cuenta para una competición o para el nivel: cada jugada se queda
nothing-to-undo = no hay ninguna jugada tuya que deshacer
nobody-asks-undo = nadie pide deshacer una jugada
answer-undo-first = alguien ha pedido deshacer una jugada; responde antes a eso
undo-others-answered = alguien ha jugado desde entonces; esa jugada se queda
agreed-already = ya has aceptado; falta el resto
undo-limit =
    { $count ->
        [one] en esta partida ya has deshecho una jugada; esta se queda
       *[other] en esta partida ya has deshecho { $count } jugadas; esta se queda
    }
undo-somebody-away = tiene que aceptar toda la mesa y falta alguien; la jugada se queda
undo-somebody-sent-away = se ha echado a alguien que tenía que aceptar; la jugada se queda
undo-hidden-seen = desde entonces se ha visto lo que estaba oculto; esa jugada se queda

## Pistas y charla

no-hints-here = aquí no hay pistas
without-hints = en esta mesa se juega sin pistas; así se acordó
no-hints-between-people = aquí no hay pistas cuando juegan personas entre sí
nothing-asked = ahora no tienes nada que decidir; estírate un poco
no-chat = en esta mesa no hay chat
nothing-said = ahí no dice nada
silent-table = en esta mesa no se habla

## Irse y volver

you-play-yourself = ya juegas tú
come-back-to-table = has dejado esta mesa; primero vuelve a ella
come-back-to-seat = un bot juega por ti; primero vuelve a tu asiento
bot-plays-there = ahí ya juega un bot
sitter-forgotten = ya nadie recuerda quién se sentaba aquí
nobody-missing = ahí no falta nadie
nobody-waits-for-seat = nadie espera a esa persona
clock-runs = el reloj está en marcha
no-clock-runs = no hay ningún reloj en marcha
clock-waits-for-nobody = solo puedes hacer una pausa a solas con bots
clock-waited-enough = ya has hecho bastantes pausas en esta partida
clock-may-stand-still = el reloj puede seguir en pausa
here-a-moment-ago = estaba aquí hace un momento; dale algo de tiempo
days-for-everybody = en esta mesa hay días para pensar; de eso se ocupa el reloj

## Nombres, cuentas y contraseñas

name-unseen = un nombre se escribe con letras que se vean
name-too-long =
    { $most ->
        [one] un nombre tiene una sola letra
       *[other] un nombre tiene como mucho { $most } letras
    }
name-taken = ese nombre es de otra persona
name-looks-taken = ese nombre se parece demasiado al de otra persona; elige otro
name-reserved = ese nombre es de la casa; elige otro
same-name-here = aquí ya hay alguien con ese nombre
same-looking-name-here = aquí ya hay alguien con un nombre que parece igual
weak-password = esa contraseña es fácil de adivinar; pon una más larga o más rara
wrong-login = el nombre o la contraseña no son correctos
old-password-missing = escribe también tu contraseña actual
old-password-wrong = esa no es tu contraseña actual
password-to-delete = para borrar la cuenta, escribe su contraseña
account-deleted = mientras tanto se ha borrado la cuenta

## Expulsiones y denuncias

banned = no puedes entrar aquí; así lo ha decidido quien lleva este sitio
muted = por ahora no puedes hablar, pero sí jugar
accused-forgotten = ya nadie recuerda quién era
reports-yourself = ahí estás tú; mejor estírate un poco
nobody-to-report = ahí no hay nadie a quien denunciar
said-nothing-there = esa persona no ha escrito esa línea
reporter-elsewhere = solo puedes denunciar a gente de tu propia mesa

## Montar una mesa

bots-alone = los bots solos no hacen compañía: deja un asiento para alguien
one-seat-for-you = solo tienes un asiento; quien juegue contigo en este dispositivo necesita su propio nombre
bot-level = elige un nivel para el bot: { $levels-or }
level-installed = un bot instalado en este servidor
own-clock = { $game } tiene su propio reloj
clock-seconds =
    { $most ->
        [0] sin reloj no hay segundos que elegir
       *[other] un reloj como este puede tener de { $least } a { $most } segundos
    }

## Lessons

lesson-changed = la lección ha cambiado desde entonces; empiézala otra vez
# Variables: $error (in English).
lesson-broken = esta lección no funciona aquí: { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = eso no es el código de una mesa; tiene seis letras y cifras
no-such-code = ninguna mesa espera con ese código; caduca cuando empieza la partida
code-too-late = la partida ha empezado; ya nadie necesita un código
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game }: { $host } te invita
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Siéntate: se juega en el navegador, sin instalar nada.
        [one] Siéntate: más o menos un minuto, en el navegador, sin instalar nada.
       *[other] Siéntate: unos { $minutes } minutos, en el navegador, sin instalar nada.
    }

## Comments at moments of finished games

comment-players-only = solo quienes se sentaron a esta mesa pueden comentar la partida
comment-not-yours = ese comentario no es tuyo
no-such-comment = ese comentario ya no está
too-many-comments = esta partida ya tiene demasiados comentarios
# Variables: $last (a number).
no-such-step =
    { $last ->
        [one] esta partida solo tiene una jugada
       *[other] esta partida solo tiene { $last } jugadas
    }

## A link to a moment of a finished game, as messengers and pictures show it

# Variables: $game (its name), $at and $last (numbers of moves).
moment-title = { $game }: jugada { $at } de { $last }
moment-title-deal = { $game }: el reparto
moment-title-end = { $game }: el final
# Above the words in the picture. Variables: $at, $last (numbers of moves).
moment-at = Jugada { $at } de { $last }
moment-deal = El reparto
moment-end = El final
# Where nothing can be told of the move.
moment-look = Mira este momento y sigue jugando desde ahí.
# A player whose name has letters that the picture cannot show. Variables: $number (from 1 on).
moment-seat = Asiento { $number }

## Avisos: enterarse en otro sitio de que le toca a uno

no-notices = este servidor no envía avisos
bad-notice-url = ahí no se pueden enviar avisos; la dirección tiene que empezar por https y ser accesible desde internet
no-ntfy-topic = la dirección de un tema de ntfy termina con su nombre
bad-push-keys = las claves del navegador no se pueden leer
too-many-endpoints =
    { $most ->
        [one] ya recibes avisos en un lugar; quítalo antes
       *[other] ya recibes avisos en { $most } lugares; quita uno antes
    }
no-such-endpoint = allí no se envían avisos

## The deal of the day.

daily-no-day = de ese día no hay ninguna partida
daily-over = este intento ha terminado: ya pasó su día, o no llegó a empezar
daily-late = demasiado tarde: la partida ha seguido
