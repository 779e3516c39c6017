### Lo que dicen las reglas de todos los juegos.

# "Ana y tú ganáis" no se dice en todas partes: por eso "la victoria es para Ana y para ti".
verdict =
    { $among ->
        [all] Todo el mundo comparte la victoria: { $reason }.
        [0]
            { $loser-is ->
                [you] Pierdes: { $reason }.
               *[other] Pierde { $loser }: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] Ganas tú: { $reason }.
               *[other] Gana { $winners }: { $reason }.
            }
       *[other]
            { $winners-is ->
                [you] La victoria es { $winners-for }: { $reason }.
               *[other] Ganan { $winners }: { $reason }.
            }
    }

## Jugadas

game-over = la partida ha terminado
no-move-of-game = { $move } no es una jugada de { $game }
no-move-number = { $move } no es una jugada: las jugadas van de 0 a { $most }
no-move-verb = { $move } no es una jugada; las jugadas empiezan por { $verbs-or }
no-move-similar = { $move } no es una jugada; ¿querías decir «{ $near }»?
no-move-written = { $move } no es una jugada; se escribe así: { $sentences-or }
sentence = «{ $value }»
not-asked = ahora no decide el asiento { $seat }, sino { $asked }
asked =
    { $value ->
        [-1] el reloj
       *[other] el asiento { $value }
    }
no-seat = el asiento { $seat } no existe; los asientos van de 0 a { $most }

## Juegos, asientos y opciones

no-game = no hay ningún juego { $name }; juegos: { $games }
game-not-loaded = no se puede cargar el juego «{ $name }»: { $error }
entry-point-no-game = en «{ $name }» no hay ningún juego
entry-point-other-game = en «{ $name }» hay un juego que se llama «{ $other }»
wrong-seats = { $game } tiene de { $least } a { $most } asientos, no { $seats }
no-game-for-seats = { $game } no se puede jugar con { $seats } asientos o más
other-options = esas no son opciones de { $game }
bad-seed = una semilla es un número entero o 32 bytes, no { $seed }
no-option =
    no hay ninguna opción { $name }; { $options-count ->
        [0] este juego no tiene opciones
       *[other] opciones: { $options }
    }
bad-choice = { $name } debe ser { $choices-or }, no { $value }
bad-type =
    { $name } debe ser { $type ->
        [yes-or-no] sí o no
        [number] un número entero
        [word] una palabra
       *[words] una lista de palabras
    }, no { $value }
bad-option-text = una opción se escribe nombre=valor, no { $text }
repeated-option = { $name } aparece dos veces

## Lo fuertes que son los bots

level-kitten = juega con la comida; es fácil ganarle
level-tabby = solo mira la mesa una vez sí y otra no
level-lynx = rara vez deja pasar una buena jugada
level-puma = siempre elige lo que mejor se ve
level-tiger = piensa por adelantado y no perdona nada: lo más fuerte

fact = { $name }: { $value }

## Partidas guardadas y posiciones que no se pueden leer

damaged = { $where }: { $reason }
illegal-move = { $move } no es posible ahora: { $reason } ({ $ruling })
json-place = línea { $line }, columna { $column }
json-error = no es JSON válido ({ $error })
json-unreadable = no se puede leer como JSON
json-twice = aparece dos veces
must-be-object = debe ser un objeto JSON
must-be-there = falta
must-be-list = debe ser una lista
must-be-lists =
    { $count ->
        [one] debe tener una lista
       *[other] debe tener { $count } listas
    }
must-be-name = debe ser un nombre
must-be-number = debe ser un número
must-be-small = debe ser un número pequeño
must-be-bool = debe ser true o false
cannot-be = no puede ser { $found }
must-be-version = es { $found }, pero aquí se lee { $known }
must-be-game = es { $found }, no { $game }
must-be-rules = es la versión { $found }, pero esta es la { $known }
must-be-seed = debe ser un número o 64 cifras hexadecimales
must-be-rekey = debe ser un lugar de moves, o un lugar y un asiento
must-be-later = debe ser un lugar de moves, en orden ascendente
must-have-seat = debe tener un asiento de la mesa
must-be-move = debe ser un texto como «0: pass»
must-be-like-move = debe ser como «0: pass», no { $found }
not-in-record = no va en una partida guardada
not-in-position = no va en una posición
not-there = no va ahí
must-be-steps = debe ser una lista de pasos
no-step = { $game } no tiene ningún paso { $step }
step-does-not-fit = { $step } no encaja en la mesa
must-be-question = lo primero de la agenda debe ser una pregunta a alguien
no-answer = el asiento { $seat } no tiene ninguna respuesta
other-census = algo falta, está repetido o es de otra caja
bad-generator = no es el estado de un generador rápido ni el de uno sellado

## Bots con nombre, y programas que juegan

no-bot = no hay ningún bot { $name }; bots: { $bots }
bad-bot-number = { $name }: tras los dos puntos va un número entero mayor que 0
bad-bot-seconds = { $name }: los segundos se escriben como en search:0.5s
bad-bot-name = el nombre de un bot tiene letras minúsculas, cifras y guiones, y no es uno de los nuestros: { $name }
bot-name-taken = ya hay otro bot { $name }
bot-not-loaded = no se puede cargar el bot «{ $name }»: { $error }
entry-point-no-bot = en «{ $name }» no hay ningún bot
program-written = un programa se escribe run:ORDEN o run@SEGUNDOS:ORDEN, no { $program }
program-no-time = { $program } no deja tiempo al programa
program-no-command = { $program } no es una orden: { $error }
program-none = { $program } no nombra ningún programa
program-not-here = los programas solo pueden ocupar un asiento en Linux, macOS y similares
program-not-started = no se puede iniciar { $program }: { $error }
no-rules = { $about } Las reglas de { $game } aún no están aquí.

# Por qué es bueno un consejo, si solo hay una jugada posible.
because-only-move = Es tu única jugada.
# Lo que trae la segunda mejor jugada de un consejo, si es lo mismo que la mejor.
because-same = Aquí pasa lo mismo.

# A number behind the last puzzle of a game. Variables: $number, $count.
no-puzzle =
    { $count ->
        [one] no existe el reto { $number }; solo hay uno
       *[other] no existe el reto { $number }; hay { $count }
    }
