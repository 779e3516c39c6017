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
    Un concurso de comer: gana quien tenga menos fichas. En el mazo se esconde una carta mala, el Empacho, y quien la
    roba se lleva una ficha. Comer es robar cartas, así que deja comer a los demás.
stack-serve =
    En la mesa hay un 3: quien se lo come roba tres cartas. No hace falta: pon otro 3 encima, y al siguiente le tocan
    seis. Toca tu 3.
    .other = Puedes. Pero ¿para qué comer o gastar una pareja si puedes servir un 3?
stack-eat =
    Miso también sirvió un 3, y Juno tuvo que comer nueve. No había nada malo. Luego Juno puso un 2. Tú no tienes, pero dos
    cartas son pocas. Toca «Comer 2».
    .other = Guarda los 5 para algo peor. Es solo un 2.
stack-start =
    Un 6 y un 7, los dos buenos. Todos los han visto, y te los quedas: la mano puede crecer sin límite. Quien ha comido empieza
    la siguiente pila. Toca tu 4.
    .other = Está permitido. Aquí, empieza con el 4.
stack-skip =
    ¡A comer doce, y no tienes ningún 4! Dos platos iguales te salvan: una retira toda la pila y la otra empieza una
    nueva. Toca tus 5 y luego «Esquivar con dos».
    .other = ¿Doce cartas? Mejor esquiva con tus 5.
stack-last =
    Otra vez una pila pequeña, pero dio la vuelta: ya son 15. ¡Y tienes un tercer 5! (Una mano vacía no gana nada: robas
    tres.) Tócalo, y a Miso le tocan 20.
    .other = No hace falta comer. Sirve tu 5.
stack-won =
    La pasaste, y Miso tuvo que comer: 20 cartas, ¡y un Empacho! Una ficha para Miso, que esconde otro Empacho en el mazo.
    Con la tercera ficha de alguien acaba la partida, y gana quien tenga menos.

## La segunda lección: las acciones.

actions = Las acciones
actions-more =
    Tres 7: a comer 21, y no tienes ningún 7. Pero tienes acciones; una de ellas puede ir a la pila en vez de un plato.
    «Repetir» suma una sola carta. Toca «Repetir».
    .other = Buena carta, para luego. Primero «Repetir».
actions-sum =
    Contigo fueron 22. Miso sirvió un 7: cuenta el plato que está debajo de las acciones. Luego Juno y Pico pusieron «Repetir»,
    uno encima del otro. Son 31, y te toca.
actions-turn =
    La Media Vuelta devuelve la pila: cambia el sentido, y va quien se sienta a ese lado. Es Pico. Le está bien empleado. Toca
    Media Vuelta.
    .other = Todavía no. Devuélvela con la Media Vuelta.
actions-there =
    «Eh, Tú», dice Pico, y la pila vuelve a ti. Pero tú también tienes esa carta: elige a quien quieras, menos a ti. Toca «Eh,
    Tú» y luego a Miso.
    .other = Miso parece tener hambre. Elige a Miso.
actions-three =
    Miso comió 31, todo bueno, y puso un 4. Tu mano estaba vacía. No es bueno ni malo: al empezar tu turno robas tres cartas
    que solo ves tú. Toca tu 4.
    .other = Un 4 encaja. Sírvelo.
actions-done =
    A Pico le tocan ocho, porque se sigue jugando en sentido contrario. Recuerda: una acción por turno, y dos acciones iguales
    no son pareja para esquivar.

## La tercera lección: el Empacho, las fichas y el final.

tokens = Ay, mi barriga
tokens-eat =
    A comer diez, y no tienes ni un 5, ni pareja, ni acción. Quedan ocho cartas en el mazo, y tres son malas. Le pasa a
    cualquiera. Toca «Comer 10».
tokens-add =
    El mazo se acabó, así que se barajaron los descartes. ¡Tres Empachos de golpe son solo una ficha! Vuelven al mazo, y
    puedes añadir otro, para todos: ¿«sí, uno más» o «no, déjalo así»?
tokens-again =
    Te quedas las cartas buenas. Lo demás se baraja, se juega otra vez en el sentido del reloj, y empieza quien se llevó la
    ficha. Eres tú: toca cualquier plato.
tokens-last =
    Unas rondas después, Miso tiene dos fichas; tú y Juno, una cada cual. Una tercera acaba la partida al instante. A comer
    doce: toca tu 4 y serán 16, para Miso.
    .other = Eso le gustaría a Miso. Sirve el 4.
tokens-over =
    ¡La tercera ficha de Miso! Se acabó, y Miso queda al final. Tú y Juno tenéis una ficha, así que gana quien tenga más
    cartas en la mano. Tú tienes cuatro; Juno, tres: ¡ganas tú!

## La cuarta lección: lo que ven todos, y las opciones.

variants = Reglas de la casa
variants-seen =
    Lo que se come lo ven todos. Miso se comió un 6 y un 7; con la opción «Recordatorios» la página los muestra. Así que no
    empieces con uno de esos. Toca tu 3.
    .other = Justo eso tiene Miso. Toma el 3.
variants-open =
    Miso no tenía ningún 3 y comió. Los descartes también están a la vista. Puedes mirarlos cuando quieras y calcular qué
    puede quedar en el mazo.
variants-none =
    Te toca empezar, pero solo tenías acciones, y una pila empieza con un plato. Así que robaste tres cartas. Ahora todos saben
    que no tenías plato. Toca uno.
variants-same =
    A comer doce. Podrías servir un 4. Pero con una pareja siempre se puede esquivar, aunque sea el plato en juego. Toca tus 4
    y luego «Esquivar con dos».
    .other = También vale. Aquí, esquiva con los dos 4.
variants-easy =
    Solo quedó un 4, y se lo comió Miso. ¿Demasiado fácil? Entonces activa la opción «Al esquivar, otro plato».
variants-changed =
    Las mismas cartas, con esa opción. Ahora tus 4 no sirven para esquivar; solo una pareja de otro plato. Toca tus 2 y luego
    «Esquivar con dos».
    .other = Está permitido. Pero prueba con tus 2.
variants-even =
    Otra opción: los platos. Por lo general hay diecisiete 2, pero solo siete 7. Aquí hay doce de cada uno, ¡así que cuidado
    con los fideos! Las opciones se eligen al abrir una mesa.
