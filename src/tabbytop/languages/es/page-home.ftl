### La página: su marco, el estante con los juegos, la página propia.

## La aplicación en un dispositivo.

app-name = Tabbytop
app-about = Cinco juegos de gatos en una mesa.
app-no-script = Los gatos de Tabbytop necesitan JavaScript. En una terminal, no: tabbytop play

## Palabras pequeñas para otros textos.

dates = es-ES
# El uno cambia de género; por eso va siempre en la frase misma.
number =
    { $number ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $number }
    }
# Los bots según lo buenos que son.
level =
    { $level ->
        [kitten] gatito
        [tabby] minino
        [lynx] lince
        [puma] puma
        [tiger] tigre
       *[other] { $level }
    }
level-several =
    { $level ->
        [kitten] gatitos
        [tabby] mininos
        [lynx] linces
        [puma] pumas
        [tiger] tigres
       *[other] { $level }
    }

## En todas partes.

name = Tabbytop
title =
    { $page ->
        [none] Tabbytop
       *[other] { $page } · Tabbytop
    }
close = Cerrar
notes = Avisos
silent = El servidor no responde. ¿Tienes conexión?
failed = El servidor no ha podido hacer eso.
somebody = alguien
announcement = De parte de quien lleva este sitio
put-away = Entendido

## Arriba, en todas las páginas.

top-home = Tabbytop: al estante
top-back = Volver al estante
top-tools = Ajustes y perfil
top-mute = Quitar el sonido
top-unmute = Poner el sonido
top-dark = Modo oscuro
top-light = Modo claro
top-me =
    { $name ->
        [none] Tú
       *[other] Tú: { $name }
    }

## Sin conexión con el servidor.

offline-title = Sin conexión
offline-about = Alguien ha mordisqueado el cable. En cuanto se arregle, todo sigue.
offline-again = Probar otra vez
offline-look = Mientras tanto, tus mesas como estaban:
offline-table =
    { $others ->
        [none] { $game }
       *[other] { $game } con { $others }
    }
offline-time =
    { $day ->
        [none] Así estaba hoy ({ $clock })
       *[other] Así estaba el { $day } ({ $clock })
    }
offline-open = Mirar
offline-open-at =
    { $others ->
        [none] Mirar: { $game }
       *[other] Mirar: { $game } con { $others }
    }

## La primera pantalla.

home-shelf = El estante
home-name-before = Tabbyt
home-name-after = p
home-line-first = Cinco juegos de gatos, una mesa.
home-line-second = Llueve. Quédate un rato.

## Las mesas propias.

mine-turns =
    { $tables ->
        [one] Te toca en una mesa
       *[other] Te toca en { $counted } mesas
    }
mine-tables = Tus mesas
mine-more = y { $tables } más
mine-none = Aún no hay nada en la mesa
mine-none-yet = Toma una caja del estante. A tu gente le mandas un enlace; en los asientos vacíos se sienta un bot.
mine-where =
    { $others ->
        [none] { $game }
       *[other] { $game } con { $others }
    }
mine-asks = Te toca
mine-your-turn = Te toca
mine-others-play = Juega el resto
mine-waits-for = Turno de { $who }
mine-since = Te toca desde { $ago }
mine-since-others = Desde { $ago }
mine-history = Historial y pegatinas
mine-waits = Falta gente
# A friend has asked for a rematch.
mine-kept = ¿Otra partida? Te guardan el asiento
mine-over = Terminada
mine-sit-down = Sentarse
mine-sit-down-at =
    { $others ->
        [none] Sentarse: { $game }
       *[other] Sentarse: { $game } con { $others }
    }
mine-replay = Volver a verla
mine-replay-of =
    { $others ->
        [none] Volver a verla: { $game }
       *[other] Volver a verla: { $game } con { $others }
    }

## Una nota: alguien ha mandado un enlace.

friend-title = ¿Tienes invitación?
friend-how = El enlace o el código te llevan a tu asiento.
friend-placeholder = enlace o código
friend-label = Enlace de la mesa o su código
friend-join = Entrar
friend-no-link = Eso no es el enlace de una mesa.
friend-or = o
friend-lobby = mira quién espera
# A link to the reader's circles: groups of friends who play together.
friend-circles = Tus círculos

## Links below the slips of paper.

daily = La partida del día
puzzles = Retos

## Una nota: jugar ya con bots.

bots-title = ¿No hay nadie en casa?
bots-fair = Los bots sí. Juegan limpio y ronronean.
bots-level = Lo buenos que son
bots-about =
    { $level ->
        [kitten] Gatito: muy fácil
        [tabby] Minino: fácil
        [lynx] Lince: normal
        [puma] Puma: difícil
        [tiger] Tigre: endiablado
       *[other] { $level }
    }
bots-what =
    { $bots ->
        [one] { $game } con un { level }
       *[other] { $game } con { $counted } { level-several }
    }
bots-deal = Dame cartas

## Mesas con asientos libres.

lobby-page = Quién espera
lobby-title = Alguien espera
lobby-with =
    { $who ->
        [none] { lobby-free }
       *[other] con { $who } · { lobby-free }
    }
lobby-free =
    { $free ->
        [one] un asiento libre
       *[other] { $counted } asientos libres
    }
lobby-sit-down = Sentarse
lobby-sit-down-at =
    { $who ->
        [none] Sentarse: { $game }
       *[other] Sentarse: { $game } con { $who }
    }
lobby-nobody = Ahora mismo, nadie
lobby-first = Alguien tiene que empezar. Deja un asiento abierto a cualquiera y espera aquí.
lobby-own = Abrir una mesa propia

## Una dirección que no lleva a ninguna parte.

lost-page = Sin rumbo
lost-title = Aquí no hay nadie
lost-words = Solo hay una caja. Mejor no mires dentro.
lost-home = Volver al estante

## Los juegos: lo que pone en las cajas.

game-seats =
    { $least ->
        [none] { $most } personas
       *[other] { $least }-{ $most } personas
    }
game-minutes = { $minutes } min
game-your-turn = Te
    .second = toca
game-another = Otra partida
game-another-of = Otra partida de { $game }
game-learn =
    { $minutes ->
        [one] Aprende en { $minutes } minuto
       *[other] Aprende en { $minutes } minutos
    }
game-learn-on = Seguir la lección
game-learn-of = { $game }: { $words }
