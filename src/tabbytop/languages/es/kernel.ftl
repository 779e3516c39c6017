### Lo que dicen las reglas de todos los juegos.

# "Ana y tú ganáis" no se dice en todas partes: por eso "la victoria es para Ana y para ti".
verdict =
    { $among ->
        [all] La victoria es para todo el mundo: { $reason }.
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
no-move-verb = { $move } no es una jugada; las jugadas empiezan por una de estas palabras: { $verbs }
no-move-similar = { $move } no es una jugada; ¿querías decir «{ $near }»?
no-move-written = { $move } no es una jugada; se escribe así: { $sentences-or }
sentence = «{ $value }»
not-asked = ahora no se pregunta al asiento { $seat }, sino a: { $asked }
asked =
    { $value ->
        [-1] el reloj
       *[other] el asiento { $value }
    }
no-seat = no hay asiento { $seat }; los asientos van de 0 a { $most }

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
bad-choice = { $name } es uno de estos valores: { $choices }; no { $value }
bad-type =
    { $name } es { $type ->
        [yes-or-no] sí o no
        [number] un número entero
        [word] una palabra
       *[words] una lista de palabras
    }, no { $value }
bad-option-text = una opción se escribe nombre=valor, no { $text }
repeated-option = { $name } aparece dos veces

## Lo fuertes que son los bots

level-kitten = juega con la comida; cualquier peque le gana
level-tabby = mira la mesa una vez sí y otra no
level-lynx = rara vez se le escapa algo bueno a primera vista
level-puma = siempre elige lo que mejor pinta tiene
level-tiger = piensa por adelantado y no perdona nada: lo más fuerte
