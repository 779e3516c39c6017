### Las reglas de Tem-Purr-A en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Pasa la pila que crece antes de que te toque comértela, y ten menos fichas que nadie cuando alguien se lleve la tercera.

## Un turno: una de las cuatro primeras cosas; luego, lo que puede pasar.

step-serve = Servir: pon el mismo plato que está en juego. La pila crece y pasa a quien sigue.
    .picture = Una pila de dos Dango, y una mano con un tercero que va encima.
step-eat = O comer: roba tantas cartas como vale la pila. Son tuyas, y empiezas una pila nueva con un plato.
    .picture = Un gato con hambre ante una pila de dos Dango, y cartas del mazo: 6.
step-act = O actuar: «Repetir» suma una carta a la pila, la Media vuelta la manda de vuelta, «Eh, tú» dice a quién le toca.
    .picture = Las tres acciones: Repetir, Media vuelta y Eh, tú.
step-skip = O esquivar: pon dos platos iguales, haya lo que haya en juego. La pila desaparece, y uno de los dos empieza la nueva.
    .picture = Una pila de dos Fideos desaparece; se juegan dos Bolas de arroz, y una de ellas es la pila nueva.
step-indigestion = ¿Has robado un Empacho? Llévate una ficha. La ronda se acaba, se baraja todo menos las manos, y empiezas tú.
    .picture = Un gato con mala cara, la carta del Empacho y una ficha.
step-end = Cuando alguien se lleva su tercera ficha, se acaba la partida. Gana quien tenga menos fichas; si hay empate, quien tenga más cartas en la mano.
    .picture = Tres personas: una con tres fichas, una con una ficha y una sin ninguna.

## El ejemplo: lo que cuesta una pila.

example = Ante ti hay tres Dango y un «Repetir». No tienes Dango, ni acción, ni pareja: te toca comer.
    .picture = Una pila de tres Dango con un «Repetir» encima; se roban diez cartas, y entre ellas un Empacho.
example-dishes = Tres Dango a 3 cada uno
example-plus = Repetir
example-sum = Tantas cartas robas
example-bad = Una es un Empacho: te llevas una ficha y te quedas con las otras nueve.
example-end = Al final, Cem tiene 3 fichas; Ben y tú, 1 por cabeza. Tienes más cartas que Ben, así que ganas.
