### A replay: links to its moments, comments, and playing on.

## A moment

moment = Este momento
# Variables: $at, $last (numbers of moves).
moment-at = Después de la jugada { $at } de { $last }
moment-deal = El reparto
moment-end = El final
# Names in such a replay are chosen by whoever sent it.
from-device = Esta partida la envió un dispositivo. Sus jugadas siguen las reglas, pero solo el dispositivo sabe quién las hizo.

## Sharing it

share = Compartir este momento
# The browser's own sheet for sharing opens.
share-link = Compartir el enlace
share-copy = Copiar
share-copied = Copiado. El enlace abre este momento.
# It could not be copied.
share-marked = El enlace está seleccionado: cópialo.
share-label = Enlace a este momento
# The message that is sent with the link. Variables: $game.
share-text = Mira este momento de { $game }.
share-not = Esta partida está solo en tu dispositivo, así que no tiene un enlace que se pueda abrir en otro.

## Playing on from it

play-on = Seguir jugando desde aquí
play-on-note = Tú ocupas un asiento, y los bots, el resto. Las manos son las de entonces; lo que se robe a partir de aquí lo decide de nuevo el azar. Si has mirado las otras manos, las conoces. Una partida así no cuenta para estadísticas ni pegatinas.
play-on-seat = Tu asiento
play-on-level = Los bots
play-on-go = Dame cartas
play-on-over = Aquí la partida ya ha terminado. Retrocede unas jugadas para seguir jugando.

## Comments

comments = Comentarios
comments-none = Nadie ha dicho nada todavía sobre esta partida.
comments-write = Di algo sobre este momento
comments-public = Puede leerlo cualquiera que tenga el enlace.
comments-who = Aquí pueden comentar quienes se sentaron a esta mesa, si tenía chat.
comments-send = Publicar
comments-posted = Comentario publicado.
# Variables: $step (a number).
comments-step = Jugada { $step }
comments-delete = Borrar
# Variables: $text.
comments-delete-one = Borrar tu comentario «{ $text }»
comments-deleted = Comentario borrado.
# Variables: $name.
comments-mute = Ocultar a { $name }
# Variables: $name.
comments-unmute = Volver a mostrar a { $name }
# How many there are, beside the button. Variables: $count.
comments-count =
    { $count ->
        [one] Un comentario
       *[other] { $count } comentarios
    }

## A link with numbers that make no sense

# A link to a moment has a number that is too large. Variables: $last.
clamped-at =
    { $last ->
        [one] Esta partida tiene una sola jugada, así que ves el final.
       *[other] Esta partida tiene { $last } jugadas, así que ves el final.
    }
# … or none at all.
clamped-bad = El enlace no lleva a ningún momento de esta partida, así que ves el principio.
# … or a seat that there is not.
clamped-seat = Ahí no se sentó nadie en esta partida, así que la ves con los ojos de quien juega.

## A game of rules that are gone

other-rules = Esta partida se jugó con otras reglas, que Tabbytop ya no tiene. Por eso no hay mesa que mostrar, pero sí cada jugada en palabras.
other-rules-moves = Todas las jugadas
other-rules-result = Cómo acabó
# It made a move.
other-rules-clock = El reloj
