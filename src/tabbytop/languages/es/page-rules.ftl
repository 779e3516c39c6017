### Las reglas de un juego en la página: el objetivo, un turno en imágenes, un ejemplo, las cartas, las aclaraciones.

page = { $game }: cómo se juega
play = Sentarse a jugar
contents = En esta página
goal = El objetivo
turn = Cómo va un turno
example = Un ejemplo
words = Las reglas con palabras
cards = Las cartas
find = Buscar una carta
all = Todas
found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
fact = { $name }: { $value }
none = Ninguna carta dice eso.
missing = Las reglas de este juego aún no están escritas aquí. La propia mesa dice qué se puede hacer, y por qué no.
waiting = Un momento, alguien se ha tumbado sobre la página.
rulings = Aclaraciones
rulings-about = Qué pasa donde el reglamento deja un caso abierto. Están escritas en inglés; «ours» quiere decir que el reglamento no da pista alguna y lo decidimos aquí.
rulings-silent = Las aclaraciones no llegan ahora mismo. Vuelve a intentarlo dentro de un momento.
ruling = Regla { $ruling }
print = Imprimir en dos páginas
own-page = Abrir en una página aparte, para imprimir
