### Lo que se dice en todas las mesas.

a-bot =
    { $level ->
        [kitten] Un gatito
        [tabby] Un minino
        [lynx] Un lince
        [puma] Un puma
        [tiger] Un tigre
       *[other] Un bot
    }
page =
    { $turn ->
        [yes] ● Te toca · { $title } · Tabbytop
       *[no] { $title } · Tabbytop
    }
moment = Un momento…
clock = El reloj
free-seat = Asiento libre
somebody = Alguien
you = Tú
no-table = En este enlace no hay ninguna mesa.
open-elsewhere = Tus mesas están abiertas en otra pestaña. Ciérrala y prueba otra vez.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

## Qué se pregunta, o a quién se espera.

prompt-label = Tu respuesta
prompt-what = ¿Qué haces?
prompt-waits-for-friends = Aún falta gente por sentarse.
prompt-never-played = No vino nadie; en esta mesa no se llegó a jugar.
prompt-closed = Quien lleva este sitio ha cerrado la mesa. No ha ganado nadie; siesta para todo el mundo.
prompt-over = La partida ha terminado.
prompt-busy = Un momento, por favor.
# In a lesson, while its coach speaks.
prompt-lesson = Lee primero y luego sigue.
prompt-lesson-over = La lección ha terminado.
prompt-thinks =
    { $who-count ->
        [one] { $who } está pensando.
       *[other] { $who } están pensando.
    }
prompt-search = Buscar en tus respuestas
prompt-nothing = No hay nada con ese nombre.
prompt-more =
    { $count ->
        [one] y { $count } más: búscala
       *[other] y { $count } más: búscalas
    }
prompt-why-not = ¿Por qué no?
prompt-rule = Regla { $ruling }
prompt-hint = ¿Qué haría un gran felino?
prompt-hinting = Preguntando a un gran felino…
prompt-hinted = Un gran felino elegiría: { $words }
# Above the move.
prompt-hint-by = Un gran felino elegiría
# The move that came second; what it brings follows.
prompt-runner-up = Lo segundo mejor: { $words }
# Unfolds and folds the reasons of a hint.
prompt-hint-more = Mostrar la pista entera
prompt-hint-less = Mostrar menos
prompt-do-it = Hazlo
prompt-undo = Deshacer
prompt-ask-undo = Pedir deshacer
prompt-wants-undo = { $name } quiere deshacer una jugada.
prompt-fine = Por mí, bien
prompt-no = No
prompt-never-mind = Déjalo
prompt-waits-for-yes = Esperando a que acepte el resto.
prompt-bot-for-you = { a-bot } juega por ti.
prompt-not-here = { $name } no tiene conexión.

## Quién se sienta a la mesa.

seats-label = Quién se sienta dónde
# Los colores de los asientos.
seats-colour-denim = Índigo
seats-colour-brick = Ladrillo
seats-colour-mustard = Mostaza
seats-colour-pine = Pino
seats-colour-lilac = Lila
seats-colour-rose = Rosa
seats-colour-cocoa = Cacao
seats-colour-lagoon = Laguna
seats-colour-olive = Oliva
seats-colour-plum = Ciruela
seats-colour-peach = Salmón
seats-colour-shell = Nácar
seats-you = tú
seats-thinks =
    { $mine ->
        [yes] te toca
       *[no] piensa
    }
seats-here = aquí
seats-gone = sin conexión
seats-away = fuera, { seats-bot }
seats-bot =
    { $level ->
        [none] bot
        [kitten] bot gatito
        [tabby] bot minino
        [lynx] bot lince
        [puma] bot puma
        [tiger] bot tigre
       *[other] bot { $level }
    }
seats-may-join = alguien puede sentarse
seats-is-back = Ya estoy aquí
seats-let-bot = Que juegue un bot
seats-mute = Silenciar a { $name }
seats-unmute = Volver a oír a { $name }
seats-time = quedan { $left }

## Denunciar a alguien ante quien lleva el servidor.

report-open = Denunciar…
report-person = Denunciar a { $name }
report-line = Denunciar lo que ha dicho { $name }
report-why = ¿Qué pasa?
report-reasons-insult = Insulta
report-reasons-harassment = No deja en paz a otra persona
report-reasons-spam = Spam o publicidad
report-reasons-name = Nombre ofensivo
report-reasons-cheating = Hace trampas
report-reasons-other = Otra cosa
report-more = Algo más, si quieres
report-quiet = En la mesa no se enterará nadie.
report-send = Enviar la denuncia
report-thanks = Gracias. Alguien lo mirará.

## Qué ha pasado, línea a línea.

log-title = Qué ha pasado
log-older = Más antiguo
log-nothing = Aún nada. Los gatos se están desperezando.
log-sits-down =
    { $mine ->
        [yes] Te sientas.
       *[no] { $name } se sienta.
    }
log-stands = Alguien se levanta; el asiento vuelve a estar libre.
log-begins = Empieza la partida.
log-late =
    { $mine ->
        [yes] Se te ha acabado el tiempo.
       *[no] A { $name } se le ha acabado el tiempo.
    }
log-away =
    { $mine ->
        [yes] { a-bot } juega por ti.
       *[no] { a-bot } juega por { $name }.
    }
log-back =
    { $mine ->
        [yes] Has vuelto.
       *[no] { $name } ha vuelto.
    }
log-holds =
    { $mine ->
        [yes] La partida te espera.
       *[no] La partida espera a { $name }.
    }
log-pauses =
    { $mine ->
        [yes] El reloj te espera.
       *[no] El reloj espera a { $name }.
    }
log-resumes = La partida sigue.
log-leaves =
    { $mine ->
        [yes] Te vas; un bot sigue jugando.
       *[no] { $name } se va; un bot sigue jugando.
    }
log-asks-undo =
    { $mine ->
        [yes] Pides deshacer una jugada.
       *[no] { $name } pide deshacer una jugada.
    }
log-agrees =
    { $mine ->
        [yes] Aceptas.
       *[no] { $name } acepta.
    }
log-declines =
    { $mine ->
        [yes] No aceptas.
       *[no] { $name } no acepta.
    }
log-lapsed = Eso ya no se puede deshacer.
log-removed =
    { $mine ->
        [yes] Quien montó la mesa te pide que te vayas.
       *[no] Quien montó la mesa pide a { $name } que se vaya.
    }
log-banned =
    { $mine ->
        [yes] Quien montó la mesa te pide que te vayas, y que no vuelvas.
       *[no] Quien montó la mesa pide a { $name } que se vaya, y que no vuelva.
    }
log-undone = Jugada deshecha.
log-rematch = Hay una mesa nueva para otra partida.
log-closed = Se ha cerrado la mesa.
log-says = { $name }: { $text }
log-does = { $name }: *{ $gesture }*

## Chat y gestos de gato.

talk-label = Charla
talk-say = Di algo
talk-send = Decir
talk-emotes = Gestos de gato
talk-emote-purr = Ronronear
    .done = ronroneo
talk-emote-meow = Maullar
    .done = miau
talk-emote-hiss = Bufar
    .done = bufido
talk-emote-chirp = Gorjear
    .done = gorjeo
talk-emote-yawn = Bostezar
    .done = bostezo
talk-emote-stretch = Estirarse
    .done = estiramiento
talk-emote-pounce = Abalanzarse
    .done = salto
talk-emote-headbutt = Dar un cabezazo
    .done = cabezazo
talk-emote-tail-up = Levantar la cola
    .done = cola arriba
talk-emote-loaf = Ponerse en modo pan
    .done = modo pan
talk-emote-zoomies = Correr sin motivo
    .done = carreras locas
talk-emote-slow-blink = Parpadear despacio
    .done = parpadeo lento

## La conexión.

line-broken = Se ha cortado la conexión. Tu asiento está a salvo; probando otra vez…
line-back = De vuelta en la mesa.
line-welcome = Te damos la bienvenida a la mesa.
line-as-it-was =
    { $day ->
        [none] Así estaba hoy ({ $clock }); sin conexión.
       *[other] Así estaba el { $day } ({ $clock }); sin conexión.
    }
line-sleeps = La mesa duerme. Se despierta sola.
line-waits = Tu jugada espera aquí. Se enviará en cuanto haya conexión.
line-no-line = sin conexión

## Varias personas con un dispositivo: pasarlo.

curtain-turn = Le toca a { $name }
curtain-look-away = ¡El resto, a mirar a otro lado!
curtain-i-am = Soy { $name }
curtain-hand-over = Pásaselo a { $name }

## La hoja de puntos.

end-label = Hoja de puntos
end-wins =
    { $names-count ->
        [0] ¡No gana nadie!
        [one]
            { $you ->
                [yes] ¡Ganas tú!
               *[no] ¡Gana { $names }!
            }
       *[other]
            { $you ->
                [yes] ¡La victoria es de { $names }!
               *[no] ¡Ganan { $names }!
            }
    }
end-you-inside = tuya
# Contra quien no tiene asiento.
end-opponent =
    { $name ->
        [cat-player] el gato rival
       *[other] { $name }
    }
end-beaten = Gana { end-opponent }, { $theirs } a { $yours }.
end-again = Jugar otra vez
end-join = Ir a la mesa nueva
end-went-on = La partida sigue en otra mesa
end-replay = Repetición, con las manos a la vista
end-review = Repaso
end-share = Compartir la repetición
end-copied = Enlace a la repetición copiado.
end-record = Descargar la partida
end-show = Hoja de puntos
end-points =
    { $score ->
        [1] { $shown } punto
       *[other] { $shown } puntos
    }
end-place = { $place }.º
end-fair = ¿Es juego limpio?
end-sealed = El orden de las cartas se fijó antes de repartir la primera, y este es su sello. La semilla se muestra al acabar la partida.
end-opened = La semilla de abajo es la prometida al principio. `tabbytop verify`, con el archivo de la partida, lo demuestra.
end-seal = Sello
end-seed = Semilla
end-home = Volver al estante
# The circle of friends to which the table belongs. Variables: $circle (its name).
end-circle = Volver a { $circle }

## Una partida terminada, otra vez.

replay-title = repetición
replay-page = { $title } · repetición · Tabbytop
replay-label = Adelante y atrás
replay-first = Al principio
replay-before = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Ir al final
replay-step = Paso
replay-of = { $at } de { $last }
replay-eyes = Con los ojos de
replay-mover = Quien juega
replay-hands = Las otras manos
# In the menu of a table that plays on from a finished game. Variables: $step (a number).
played-on = Esta partida continúa otra ya terminada, después de la jugada { $step }. No cuenta para las estadísticas.

## Un juego cuyo tablero son solo palabras.

sketch-seat = Asiento { $number }

## Botones y menú.

menu-title = En esta mesa
menu-more = Más
menu-to-question = Ir a la pregunta
menu-log = Qué ha pasado
menu-unread =
    { $count ->
        [one] Qué ha pasado: { $count } línea sin leer
       *[other] Qué ha pasado: { $count } líneas sin leer
    }
menu-rules = Reglas y cartas
menu-hint = Pista
menu-undo = Deshacer
menu-pause = Pausa
menu-sound-on = Con sonido
menu-sound-off = Sin sonido
menu-dark = Modo oscuro
menu-light = Modo claro
menu-host = Has montado esta mesa
menu-remove = Pedir a { $name } que se vaya
menu-ban = No dejar volver a { $name }
menu-really = ¿Seguro? { $words }
menu-leave = Levantarse
menu-really-up = ¿Seguro que te levantas?
menu-really-leave = ¿Seguro que te levantas? Un bot sigue jugando.
menu-onlooker = Estás mirando.

## Pausa.

pause-title = En pausa
pause-waits = Los bots y el reloj te esperan.
pause-waits-for = Todo espera a { $name }.
pause-end = Seguir
