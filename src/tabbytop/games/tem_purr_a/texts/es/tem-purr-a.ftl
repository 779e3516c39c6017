### Tem-Purr-A.

title = Tem-Purr-A
about = Pasa los platos, come lo que te toque y cuidado con el empacho.
mood-first = atrevido
mood-second = malvado
mood-third = rápido

## Cartas. En las frases, un plato se llama por su valor: "un 7".

card-2 = Bola de arroz
    .text = Un plato: dos cartas para quien coma.
card-3 = Dango
    .text = Un plato: tres cartas para quien coma.
card-4 = Camarón
    .text = Un plato: cuatro cartas para quien coma.
card-5 = Salmón
    .text = Un plato: cinco cartas para quien coma.
card-6 = Gyoza
    .text = Un plato: seis cartas para quien coma.
card-7 = Fideos
    .text = Un plato: siete cartas para quien coma.
card-plus = Repetir
    .text = Quien coma esta pila roba una carta más.
card-reverse = Media vuelta
    .text = El turno da la vuelta: sigue quien esté a ese lado.
card-choose = Eh, tú
    .text = Di a quién le toca; desde ahí se sigue.
card-indigestion = Empacho
    .text = Acaba la ronda, con una ficha para quien lo robe.

# Una carta dentro de una frase: un plato por su valor; "Eh, tú" y "Repetir", entre comillas.
named =
    { $card-key ->
        [plus] «{ $card }»
        [reverse] { $card }
        [choose] «{ $card }»
       *[other] { $card-key }
    }
equal-cards =
    { $count ->
        [1]
            { $card-key ->
                [plus] un «{ $card }»
                [reverse] una { $card }
                [choose] un «{ $card }»
               *[other] un { $card-key }
            }
       *[other] { $count } × { named }
    }
indigestions =
    { $spoilt ->
        [one] un Empacho
       *[other] { $spoilt } Empachos
    }

## Preguntas.

prompt-start = Empieza una pila. ¿Con qué plato?
prompt-turn = Pon un { $dish }, una acción o una pareja, o come { $total }. ¿Qué haces?
prompt-add =
    { $spoilt ->
        [one] En el mazo hay un Empacho. ¿Añades otro?
       *[other] En el mazo hay { $spoilt } Empachos. ¿Añades otro?
    }

## Lo que pasa.

event-start =
    { $seat-is ->
        [you] Empiezas una pila con un { $dish }.
       *[other] { $seat } empieza una pila con un { $dish }.
    }
event-serve =
    { $seat-is ->
        [you] Sirves un { $dish }: a comer { $total }.
       *[other] { $seat } sirve un { $dish }: a comer { $total }.
    }
event-skip =
    { $seat-is ->
        [you] Esquivas con dos { $dish }: a comer { $total }.
       *[other] { $seat } esquiva con dos { $dish }: a comer { $total }.
    }
event-choose =
    { $seat-is ->
        [you] Le dices «Eh, tú» { $other-to }.
       *[other]
            { $other-is ->
                [you] { $seat } te dice «Eh, tú».
               *[other] { $seat } le dice «Eh, tú» { $other-to }.
            }
    }
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] Juegas «Repetir»: a comer { $total }.
               *[other] { $seat } juega «Repetir»: a comer { $total }.
            }
       *[reverse]
            { $seat-is ->
                [you] Juegas una Media vuelta.
               *[other] { $seat } juega una Media vuelta.
            }
    }
event-eat =
    { $seat-is ->
        [you] Comes { meal }
       *[other] { $seat } come { meal }
    }
meal =
    { $left ->
        [none] { $count }: { meal-cards }
        [one] { $count } (solo quedaba { $left }): { meal-cards }
       *[other] { $count } (solo quedaban { $left }): { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }. Todo bueno.
        [1] { meal-good }… ¡y { indigestions }!
       *[other] { meal-good }… ¡y { indigestions }, por una sola ficha!
    }
meal-good =
    { $cards-count ->
        [0] nada bueno
       *[other] { $cards }
    }
event-deal =
    { $seat-is ->
        [you] Recibes { drawn }.
       *[other] { $seat } recibe { drawn }.
    }
event-draw =
    { $seat-is ->
        [you] Robas { drawn-with-indigestions }
       *[other] { $seat } roba { drawn-with-indigestions }
    }
drawn-with-indigestions =
    { $spoilt ->
        [0] { drawn }.
       *[other]
            { $count ->
                [0] ¡{ indigestions }!
               *[other] { drawn }… ¡y { indigestions }!
            }
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] una carta
               *[other] { $count } cartas
            }
       *[other] { $cards }
    }
event-token =
    { $tokens ->
        [2]
            { $seat-is ->
                [you] Te llevas tu segunda ficha. ¡Con otra, se acaba!
               *[other] { $seat } se lleva su segunda ficha. ¡Con otra, se acaba!
            }
       *[other]
            { $seat-is ->
                [you] Te llevas tu { nth } ficha.
               *[other] { $seat } se lleva su { nth } ficha.
            }
    }
nth =
    { $tokens ->
        [1] primera
       *[other] tercera
    }
event-no_dish =
    { $seat-is ->
        [you] No tienes ningún plato con que empezar.
       *[other] { $seat } no tiene ningún plato con que empezar.
    }
event-add =
    { $seat-is ->
        [you] Añades un Empacho: ya hay { $spoilt } en juego.
       *[other] { $seat } añade un Empacho: ya hay { $spoilt } en juego.
    }
event-decline =
    { $seat-is ->
        [you] No añades ningún Empacho.
       *[other] { $seat } no añade ningún Empacho.
    }
event-round =
    { $seat-is ->
        [you] Ronda { $round }: { indigestions } entre { $deck } cartas. Empiezas tú.
       *[other] Ronda { $round }: { indigestions } entre { $deck } cartas. Empieza { $seat }.
    }
event-reshuffle =
    { $count ->
        [one] Se acabó el mazo: se baraja una carta de los descartes.
       *[other] Se acabó el mazo: se barajan { $count } cartas de los descartes.
    }
event-end = ¡Se acabó el concurso!

## Jugadas.

move-start = empezar con un { $dish }
move-serve = servir un { $dish }
move-eat = comer
move-play = { named }
move-choose =
    { $seat-is ->
        [opponent] «Eh, tú» a { $seat-key }
       *[other] «Eh, tú» { $seat-to }
    }
move-skip = esquivar con dos { $dish }
move-add = Sí, uno más
move-pass = No, déjalo así

## La hoja de puntos, y por qué se gana.

score-tokens = fichas tomadas: { $count }
score-tie-break = cartas en la mano, para desempatar: { $hand }

reason-fewest-tokens = menos fichas que nadie
reason-equal-tokens-most-cards-in-hand = a igualdad de fichas, más cartas en la mano
reason-equal-tokens-and-cards-shared = empate a fichas y a cartas

## Opciones.

option-dishes = cuántas cartas de cada plato: desde diecisiete 2 hasta siete 7, o doce de cada uno
    .title = Los platos
    .choice-falling = Pocos grandes
    .choice-even = Doce de cada uno
option-skip_changes_dish = al esquivar hay que poner un plato distinto del que está en juego; si no, vale cualquier pareja
    .title = Al esquivar, otro plato
option-reminders = mostrar qué cartas ha visto todo el mundo llegar a una mano; si no, toca recordarlas
    .title = Recordatorios

## Qué hay que hacer ahora.

must-start = tienes que empezar una pila con un plato
must-turn = tienes que servir, comer, jugar una acción o esquivar
must-add = tienes que decidir si añades otro Empacho

## Por qué algo no se puede.

refusal-no-dish = no tienes ningún { $card-key } ({ $card }) en la mano
refusal-no-action = no tienes { named } en la mano
refusal-other-dish = el plato en juego es un { $card-key } ({ $card }), y solo se sirve ese
refusal-no-pair = para esquivar hacen falta dos platos iguales, y no tienes dos { $card-key } ({ $card })
refusal-same-dish = al esquivar hay que cambiar de plato, y está en juego un { $card-key } ({ $card })
refusal-no-seat = el asiento { $number } no existe
refusal-yourself = tienes que elegir a otra persona

## Por qué una mesa no se puede preparar así.

arrange-seats = { $what }: solo hay { $seats } asientos
arrange-stack = stack: un plato, otros iguales y, encima, acciones
arrange-unknown-card = no existe la carta «{ $name }»
arrange-none-left = ya no queda «{ $name }»
arrange-known = el asiento { $number } no tiene tantas cartas «{ $name }»
arrange-tokens = tokens: mientras se juega, nadie tiene más de { $most }
arrange-spoilt = spoilt: uno al principio, como mucho uno más por ficha, seis en total

## Las reglas, en breve.

rules-idea =
    ¡Es un concurso de comer! Una pila de platos va pasando y creciendo. Quien se la come roba tantas
    cartas como vale, y en algún lugar del mazo espera el Empacho. Gana quien acabe con menos
    fichas.
    .heading = La idea
rules-turn =
    Servir: pon el mismo plato que está en juego; la pila crece.

    Comer: roba tantas cartas como suman los platos, y una más por cada «Repetir». Las ve todo el
    mundo, y son tuyas. La pila desaparece, y empiezas la siguiente con un plato de tu mano.

    Actuar: «Repetir» suma una carta a la pila, la Media vuelta la manda de vuelta, «Eh, tú» elige a
    quién le toca.

    Esquivar: dos platos iguales, haya lo que haya en juego. La pila desaparece, y uno de los dos
    empieza la nueva.

    Si no tienes cartas en la mano, primero robas tres, que nadie más ve.
    .heading = Tu turno: una de estas cosas
rules-indigestion =
    Quien roba un Empacho, o varios de golpe, se lleva una ficha, y la ronda se acaba. Las demás
    cartas se conservan. Se baraja todo, incluidos los Empachos, menos las manos. Quien se llevó la ficha
    puede añadir un Empacho más (seis en total, como mucho) y empieza la siguiente pila. Se vuelve a jugar
    en el sentido de las agujas del reloj.
    .heading = El Empacho
rules-end =
    Se acaba cuando alguien se lleva su tercera ficha. Gana quien tenga menos fichas; si hay empate,
    quien tenga más cartas en la mano.
    .heading = El final

unit-token =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

## Grupos de cartas, como títulos.

cards-dish = Platos
cards-action = Acciones
cards-indigestion = Empacho

## Por qué es bueno un consejo: lo que trae una jugada. $percent es el riesgo de Empacho al comer.

because-eats =
    { $percent ->
        [0] Sin ningún riesgo: te llevas { $total } cartas y empiezas la siguiente pila.
        [100] Robas { $total } cartas, con un Empacho seguro.
       *[other] Robas { $total } cartas ({ $percent } % de riesgo de Empacho) y empiezas la siguiente pila.
    }
because-passes =
    { $percent ->
        [0] La pila pasa { $seat-to }: { $total } cartas, sin riesgo.
        [100] La pila pasa { $seat-to }: { $total } cartas, con un Empacho seguro.
       *[other] La pila pasa { $seat-to }: { $total } cartas, { $percent } % de riesgo.
    }
because-third-token =
    { $seat-is ->
        [you] Sería tu tercera ficha: ¡se acaba la partida!
       *[other] Sería la tercera ficha para { $seat }: ¡se acaba la partida!
    }
because-skips = La pila anterior, de { $total } cartas, desaparece.
because-comes-back =
    { $count ->
        [one] Si vuelve a ti, puedes servir otro { $dish }.
       *[other] Si vuelve a ti, puedes servir un { $dish } otras { $count } veces.
    }
because-more-indigestions = Con eso hay { $spoilt } Empachos, y comer es más arriesgado para todo el mundo.
because-no-more-indigestions =
    { $spoilt ->
        [one] Sigue habiendo un Empacho, y comer es más seguro para todo el mundo.
       *[other] Sigue habiendo { $spoilt } Empachos, y comer es más seguro para todo el mundo.
    }
