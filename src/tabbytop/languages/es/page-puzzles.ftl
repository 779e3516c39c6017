### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Retos
list-of = Retos · { $game }
list-lead = Una mesa, una jugada y una respuesta claramente mejor. Todas las posiciones vienen de partidas entre bots; primero, las más fáciles.
list-none = Este juego no tiene retos.
list-solved = Resueltos: { $solved } de { $count }
list-go = Seguir con el reto { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Reto { $number }
number-solved = Reto { $number }, resuelto
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Un { $level } lo resuelve al menos la mitad de las veces
all = Todos los retos
daily = La partida del día
shelf = Volver a los juegos

## A puzzle.

# The page's name in the browser.
page = Reto { $number } · { $game }
title = Reto { $number } de { $count }
board = La mesa
leave = Dejar el reto
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
chance-right = Desde aquí ganarías unas { $best } de cada 100 partidas; con la segunda mejor jugada, unas { $next }.
chance-wrong = Desde aquí la mejor jugada gana unas { $best } de cada 100 partidas; la tuya, unas { $tried }.
whole = Las razones miran un paso adelante; las probabilidades, hasta el final de la partida.
found = Cuántas veces aciertan los bots
times = { $times } de { $of }
next = Siguiente reto
gone = Ese reto no existe.
