### The invitation to a table, on the page: for those who invite, and for the guest who opens the link.

## The guest

# Variables: $host (a person's name).
invited = { $host } te invita
there = Quién está ya
name = Tu nombre
cat = Tu gato
# The guest has a name already. Variables: $name.
you = Te sientas como { $name }.
# A link to the first lesson. Variables: $minutes.
learn =
    { $minutes ->
        [one] ¿No lo conoces? Apréndelo en { $minutes } minuto.
       *[other] ¿No lo conoces? Apréndelo en { $minutes } minutos.
    }
rules = O lee las reglas.
# Under a chair, in a rematch: somebody who played before may sit here. Variables: $name.
kept =
    { $name ->
        [none] Reservado para alguien
       *[other] Reservado para { $name }
    }
# The code that was typed leads nowhere.
no-code = Ninguna mesa espera con ese código. Un código caduca cuando empieza la partida: pide el enlace.

## Those who invite

# What the picture is, for screen readers.
qr = Código QR con el enlace de esta mesa
scan = Escanéalo con un teléfono
code = O dicta este código
# It names the heading page-home/friend-title.
code-how = Se escribe en «¿Tienes invitación?», en la primera página, hasta que empiece la partida.
share = Compartir el enlace
# The text that goes with the link in a messenger. Variables: $game (its name).
share-text = Ven a jugar a { $game } conmigo.
# A button in a rematch, for everybody who waits in vain.
bots-instead = ¿No vienen? Que jueguen bots

## Seats before the game

open-ask-over = Invita a tu gente
# A table that counts for a circle of friends. Variables: $circle (its name).
open-circle = Una mesa de «{ $circle }»: también la ven todos sus miembros.
open-for-you = Hay un asiento para ti
open-free =
    { $count ->
        [one] Queda un asiento libre. Se empieza cuando se ocupe.
       *[other] Quedan { $count } asientos libres. Se empieza cuando se ocupen.
    }
open-sit = Sentarse
open-link = Enlace de esta mesa
open-copy = Copiar el enlace
open-copied = Copiado. Mándaselo a tu gente.
open-marked = El enlace está seleccionado: cópialo.
open-here = Aquí quiere jugar alguien más
open-their-name = Su nombre
open-fill = ¿No viene nadie? Que jueguen bots
open-onlook = O solo mira.
open-closed = Cerrado
open-close = Cerrar los asientos libres
open-reopen = Volver a abrir los asientos
