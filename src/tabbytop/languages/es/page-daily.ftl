### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = La partida del día
lead = Las mismas cartas para todo el mundo en este servidor, selladas desde ayer. Un intento, contra bots que siempre responden igual a las mismas jugadas.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today =
    Hoy: { $game }, tú contra { $bots ->
        [one] un bot
       *[other] { $bots } bots
    } ({ $level }).
go = Dame cartas
on = Seguir
again = Ya has usado tu intento de hoy. La próxima partida llega a medianoche (UTC).
tries =
    { $tries ->
        [0] Nadie la ha terminado todavía.
        [one] Un intento hasta ahora.
       *[other] { $tries } intentos hasta ahora.
    }
site = La partida del día necesita un servidor que guarde su sello, y esta página no tiene ninguno. Pero los retos sí funcionan aquí.
puzzles = Retos
shelf = Volver a los juegos

## The try.

# The page's name in the browser.
page = La partida del día · { $game }
board = La mesa
leave = Salir; el intento se guarda
turn = Te toca.
watch = Mira.
rules = Un intento, y nada se deshace.
changed = El día ha terminado. Hay una partida nueva.

## After it.

over = Puesto { $place } de { $seats } con { $score }
# Other people with an account who have finished today. Variables: $others, $better.
among =
    { $others ->
        [0] Nadie más con cuenta ha terminado hoy.
        [one] { $better ->
            [0] Otra persona con cuenta ha terminado hoy, y no lo ha hecho mejor.
           *[other] Otra persona con cuenta ha terminado hoy, y lo ha hecho mejor.
        }
       *[other] { $better ->
            [0] De otras { $others } personas con cuenta, ninguna lo ha hecho mejor hoy.
            [one] De otras { $others } personas con cuenta, una lo ha hecho mejor hoy.
           *[other] De otras { $others } personas con cuenta, { $better } lo han hecho mejor hoy.
        }
    }
among-who = Las visitas no cuentan: cualquiera podría volver como visita nueva y probar otra vez.
no-replay = Hoy no hay repetición ni repaso: aún hay gente jugando con estas cartas.
share = Compartir la imagen
save = Guardar la imagen
copy = Copiar como texto
copied = Copiado. Pégalo donde los gatos sean bienvenidos.
picture = Una imagen para compartir: el día, el juego, tu puesto y tus puntos. No muestra ninguna carta.
# The first line of the picture and of the text to share. Variables: $day (a date), $game.
share-title = Tabbytop · { $day } · { $game }
share-place = Puesto { $place } de { $seats } con { $score }

## The proof that the cards were settled the day before.

proof = Prueba
committed = El sello de hoy
tomorrow = El sello de mañana, publicado hoy
yesterday = La semilla de ayer, para comprobar su sello
how = Un sello fija las cartas sin mostrarlas. Cuando acaba el día, la semilla aparece aquí; «tabbytop daily verify» comprueba que encaja.
