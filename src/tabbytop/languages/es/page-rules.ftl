### Las reglas de un juego en la página: cómo se gana, un turno en imágenes, un ejemplo, las cartas, las aclaraciones.

page = { $game }: cómo se juega
play = Sentarse a jugar
contents = En esta página
goal = Cómo se gana
turn = Cómo es un turno
example = Un ejemplo
words = Las reglas, en palabras
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
missing = Las reglas de este juego aún no están escritas aquí. La propia mesa muestra qué se puede hacer, y por qué no.
waiting = Un momento, hay un gato sobre la página.
rulings = Aclaraciones
rulings-about = Qué pasa cuando el reglamento deja un caso abierto. Están escritas en inglés; «ours» señala lo que decidimos aquí, porque el reglamento no da pista alguna.
rulings-silent = No se han podido cargar las aclaraciones. Prueba otra vez dentro de un momento.
ruling = Regla { $ruling }
print = Imprimir en dos páginas
own-page = Abrir en una página aparte, para imprimir
