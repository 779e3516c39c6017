### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Problemas
list-of = Problemas · { $game }
list-lead = Un asiento, una jugada y una respuesta claramente mejor. Todas las posiciones vienen de partidas entre bots; primero, las más fáciles.
list-none = Este juego no tiene problemas.
list-solved = { $solved } de { $count } resueltos
list-go = Seguir con el problema { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Problema { $number }
number-solved = Problema { $number }, resuelto
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Lo encuentra en al menos la mitad de sus intentos: { $level }
all = Todos los problemas
daily = La partida del día
shelf = Volver a los juegos

## A puzzle.

# The page's name in the browser.
page = Problema { $number } · { $game }
title = Problema { $number } de { $count }
board = La mesa
leave = Dejar el problema
task = Una jugada es claramente la mejor. ¿Cuál?
rules = Las reglas
# Above what the others did since one's own last move.
story = Lo que pasó antes
# The same for a game in which one has to remember: everything since the deal.
story-all = Lo que has visto y oído hasta ahora
answered = tu respuesta: { $move }
right = Correcto: { $move }.
wrong = Casi. Lo mejor era: { $move }.
# Before what the chosen move would have brought.
yours = Has elegido: { $move }.
chance-right = Desde aquí ganas unas { $best } de cada 100 partidas; con la siguiente mejor jugada, unas { $next }.
chance-wrong = La mejor jugada gana desde aquí unas { $best } de cada 100 partidas; la tuya, unas { $tried }.
whole = Las razones dicen lo que viene enseguida; las probabilidades cuentan toda la partida.
found = Cuántas veces la encuentran los bots
times = { $times } de { $of }
next = Siguiente problema
gone = No hay ningún problema así.
