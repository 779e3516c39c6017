### Tem-Purr-A en la página: una pila de platos en el centro; alguien tiene que comérsela levantando cartas del mazo.

title =
    { $card ->
        [2] Bola de arroz
        [3] Dango
        [4] Camarón
        [5] Salmón
        [6] Gyoza
        [7] Fideos
        [plus] Repetir
        [reverse] Media vuelta
        [choose] Eh, tú
        [indigestion] Empacho
       *[other] { $card }
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
times = ×{ $count }

# Números pequeños en letra, al empezar una frase y dentro de ella. Las cartas son femeninas.
count-first =
    { $count ->
        [0] Ninguna
        [1] Una
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
        [10] Diez
        [11] Once
        [12] Doce
       *[other] { $count }
    }
count-within =
    { $count ->
        [0] ninguna
        [1] una
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
       *[other] { $count }
    }
left-within =
    { $left ->
        [0] ninguna
        [1] una
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
       *[other] { $left }
    }

## La pila.

scene-label = La pila
scene-to-eat = a comer
scene-still-to-eat = aún por comer
scene-times = { $count } × { $value }
scene-matched = Encima solo va un { $card }: { title }
scene-nothing = Aún no hay plato
scene-clockwise = Se juega en el sentido del reloj.
scene-counter = Se juega en sentido contrario.
scene-becomes = → { $total }
scene-turn-of = Le toca a { $name }
scene-your-turn = Te toca
scene-eats = { $name } come
scene-you-eat = Comes tú
scene-full = { $name } no puede más
scene-you-are-full = No puedes más

## El mazo, y lo peligroso que es comer.

deck-left = en el mazo
deck-bad =
    { $count ->
        [one] { $count } es mala
       *[other] { $count } son malas
    }
deck-danger = { $percent } %
deck-danger-label = Riesgo de Empacho al comer { $total }: { $percent } %.
deck-risk = de riesgo
deck-discard = descartes
deck-show = Los descartes: { cards }. Mirarlos

## Quién se sienta a la mesa.

seat-tokens = { $taken } de 3 fichas
seat-hand = { cards } en la mano
seat-next = va después
seat-choose = Elegir a { $name }
seat-known = Cartas que toda la mesa vio llegar a { $name }

## Tu mano.

hand-label = Tu mano
hand-empty = Tu mano está vacía: robas tres en tu turno.
hand-pile =
    { $count ->
        [1] { title }
       *[other] { $count } × { title }
    }
hand-pile-dish =
    { $count ->
        [1] { title } ({ $card })
       *[other] { $count } × { title } ({ $card })
    }
hand-back = Dejarla

## Preguntas.

ask-choose = «Eh, tú»: ¿a quién le tocan { $total }?
ask-pair = ¿Qué haces con tu pareja de { $dish }?
ask-more = O toca una carta que brille.
ask-start-note = Después va { $next }. Un plato pequeño da poco que comer.
ask-action = ¿Juegas «{ title }»?
ask-danger =
    { $names-count ->
        [one] Una ficha más para { $names }, y se acaba la partida.
       *[other] { $names } tienen dos fichas: con una tercera se acaba la partida.
    }
ask-own-danger = Tu próxima ficha es la tercera: ¡se acaba la partida!
ask-sent-back = «{ title }»: { $name } te la devuelve.
ask-chosen = «{ title }»: { $name } te ha elegido.
ask-only-eat = No tienes nada que sirva: come { $total }.
ask-add-note = Con uno más, comer es más arriesgado para todo el mundo, también para ti.

## En qué queda una jugada.

comes-to-start = Empezar con un { $dish }: a { $next } le tocan { $dish }
comes-to-serve = Servir un { $dish }: a { $next } le tocan { $total }
comes-to-plus = Repetir: a { $next } le tocan { $total }
comes-to-reverse = Media vuelta: a { $next } le tocan { $total }
comes-to-anybody = «Eh, tú»: { $total } para quien elijas
comes-to-skip = Esquivar con dos: a { $next } le tocan { $dish }
comes-to-eat = Comer { $total }
comes-to-eat-risk = Comer { $total } · { $percent } % de riesgo

## La comida: las cartas se levantan una a una; una mala la termina.

meal-label = La comida
meal-begins =
    { $count ->
        [1] Una carta por levantar.
       *[other] { count-first } cartas por levantar.
    }
meal-going =
    { $count ->
        [1] Una carta comida, { meal-left }.
       *[other] { count-first } cartas comidas, { meal-left }.
    }
meal-left =
    { $left ->
        [1] queda una
       *[other] quedan { left-within }
    }
meal-last = Queda una.
meal-done =
    { $count ->
        [1] Una carta, y todo en orden.
        [2] Las dos han sentado bien.
       *[other] Las { count-within } han sentado bien.
    }
meal-bad = Ay, no. ¡Empacho!
meal-yours =
    { $count ->
        [0] Lo bueno va a tu mano.
        [1] Esa es tuya, pase lo que pase.
       *[other] Esas { count-within } son tuyas, pase lo que pase.
    }
meal-theirs = { $name } come { $count }.
meal-bad-yours =
    { $count ->
        [1] Es una ficha. Lo demás es tuyo.
       *[other] ¡Una sola ficha por todos! Lo demás es tuyo.
    }
meal-bad-theirs =
    { $count ->
        [1] Una ficha para { $name }.
       *[other] Una sola ficha por todos: ¡qué suerte la de { $name }!
    }
meal-next = Siguiente carta
meal-onward = Seguir
meal-turned = Carta { $at }: { title }

## Los descartes.

gone-title = Los descartes
gone-none = Aún no hay nada.
