### Tem-Purr-A: las lecciones, partidas cortas y guiadas. Cartas y botones se llaman como en tem-purr-a.ftl y
### page-tem-purr-a.ftl.

## Cosas que señala un paso.

point-stack = la pila
point-total = cuánto hay que comer
point-card = la carta { $card }
point-discard = los descartes
point-tokens = tus fichas

## La primera lección: pasar la pila hasta que alguien se la coma.

stack = ¡Que pase!
stack-goal =
    Es un concurso de comer: gana quien tenga menos fichas. En el mazo se esconde una carta mala: ¡el Empacho! Si la robas,
    te llevas una ficha. Comer es robar cartas: ¡que coma el resto!
stack-serve =
    En la mesa hay un 3: quien se lo come roba tres cartas. ¡Tú no! Pon tu 3 encima, y a quien sigue le tocan seis. Toca tu 3.
    .other = Se puede. Pero ¿para qué comer o gastar una pareja si puedes servir un 3?
stack-eat =
    Miso también sirvió un 3, y Juno tuvo que comer nueve. Nada malo, ¡uf! Luego Juno puso un 2. Tú no tienes, pero son solo dos
    cartas. Toca «Comer 2».
    .other = Guarda los 5 para algo peor. Es solo un 2.
stack-start =
    Un 6 y un 7, los dos buenos. Todo el mundo los ha visto, y te los quedas: la mano no tiene límite. Quien come empieza la
    siguiente pila. Toca tu 4.
    .other = Se puede. Pero aquí, empieza con el 4.
stack-skip =
    ¡A comer doce, y no tienes ningún 4! Dos platos iguales te salvan: uno retira toda la pila y el otro empieza una
    nueva. Toca tus 5 y luego «Esquivar con dos».
    .other = ¿Doce cartas? ¡Ay! Mejor esquiva con tus 5.
stack-last =
    Tu pila pequeña ha vuelto, y ha crecido: ¡ya son 15! Por suerte tienes un tercer 5. Tócalo, y a Miso le tocan 20.
    .other = No hace falta comer. ¡Sirve tu 5!
stack-won =
    Pasaste la pila, y Miso tuvo que comer: 20 cartas, ¡con un Empacho! Una ficha para Miso. Cuando alguien se lleva la
    tercera, acaba la partida, y gana quien tenga menos.

## La segunda lección: las acciones.

actions = Las acciones
actions-more =
    Tres 7: a comer 21, y no tienes ningún 7. Pero tienes acciones, y puedes jugar una en vez de un plato. «Repetir» suma una sola
    carta. Toca «Repetir».
    .other = Buena carta, pero guárdala. Primero «Repetir».
actions-sum =
    Con la tuya fueron 22. Miso sirvió un 7: las acciones no cambian el plato, así que sigue siendo 7. Luego Juno puso un
    «Repetir», y Pico, otro. Son 31, ¡y te toca!
actions-turn =
    La Media vuelta devuelve la pila: se juega en el otro sentido, y sigue quien se sienta a ese lado. Es Pico, ¡y se lo
    merece! Toca «Media vuelta».
    .other = Todavía no. Devuélvela con la Media vuelta.
actions-there =
    «Eh, tú», dice Pico, y la pila vuelve a ti. Pero tú también tienes esa carta: elige a quien quieras, menos a ti. Toca «Eh,
    tú» y luego a Miso.
    .other = Miso parece tener hambre. Elige a Miso.
actions-three =
    Miso comió 31, todo bueno, y puso un 4. Tu mano estaba vacía, y eso no es bueno ni malo: al empezar tu turno robas tres
    cartas que solo ves tú. Toca tu 4.
    .other = Tu 4 encaja. Sírvelo.
actions-done =
    A Pico le tocan ocho, porque se sigue jugando en sentido contrario. Por cierto: una sola acción por turno, y con dos
    acciones iguales no se esquiva.

## La tercera lección: el Empacho, las fichas y el final.

tokens = Ay, mi barriga
tokens-eat =
    A comer diez, y no tienes ni un 5, ni pareja, ni acción. De las ocho cartas que quedan en el mazo, tres son malas. Le
    pasa a cualquiera. Toca «Comer 10».
tokens-add =
    ¡Tres Empachos, pero una sola ficha! El mazo se acabó, así que todos vuelven a él, barajados. ¿Añades otro, para que se
    preocupe todo el mundo? Toca «Sí, uno más» o «No, déjalo así».
tokens-again =
    Te quedas con las cartas buenas. Lo demás se baraja, se juega otra vez en el sentido del reloj, y empieza quien se llevó
    la ficha. ¡Eres tú! Toca cualquier plato.
tokens-last =
    Unas rondas después, Miso tiene dos fichas; Juno y tú, una por cabeza. Con la tercera, la partida acaba al instante. ¡A
    comer doce! Toca tu 4 y serán 16, para Miso.
    .other = Eso le gustaría a Miso. Sirve el 4.
tokens-over =
    ¡La tercera ficha de Miso! Se acabó, y Miso queda en último lugar. Empate a una ficha entre Juno y tú: gana quien tenga
    más cartas en la mano. Tienes cuatro; Juno, tres: ¡ganas tú!

## La cuarta lección: lo que ven todos, y las opciones.

variants = Reglas de la casa
variants-seen =
    Lo que se come lo ve todo el mundo. Miso se comió un 6 y un 7, y la opción «Recordatorios» los muestra. No le sirvas uno
    de esos. Toca tu 3.
    .other = Justo eso tiene Miso. Toma el 3.
variants-open =
    Miso no tenía ningún 3 y comió. Los descartes también están a la vista. Puedes mirarlos cuando quieras y calcular qué
    puede quedar en el mazo.
variants-none =
    Te tocaba empezar, pero solo tenías acciones, y una pila empieza con un plato. Así que robaste tres cartas, y ahora todo el
    mundo sabe que no tenías plato. Toca uno.
variants-same =
    A comer doce. Podrías servir un 4. Pero con una pareja siempre se puede esquivar, aunque sea del plato en juego. Toca tus 4
    y luego «Esquivar con dos».
    .other = También está bien. Aquí, esquiva con los dos 4.
variants-easy =
    Solo quedó un 4, y se lo comió Miso. ¿Demasiado fácil? Entonces activa la opción «Al esquivar, otro plato».
variants-changed =
    Las mismas cartas, con esa opción. Ahora tus 4 no sirven para esquivar; solo una pareja de otro plato. Toca tus 2 y luego
    «Esquivar con dos».
    .other = Se puede. Pero prueba con tus 2.
variants-even =
    Otra opción: «Los platos». Normalmente hay diecisiete 2, pero solo siete 7. Aquí hay doce de cada uno, ¡así que los 7
    salen más! Las opciones se eligen al abrir una mesa.
