### Las reglas de Kibble Scuffle en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Ten a tus gatos en el cuenco cuando empiece la cena, cómete los mejores bocados y lleva más puntos que nadie cuando alguien llegue a 20.

## Un turno, paso a paso.

step-play = Juega una carta de tu mano en uno de los tres cuencos.
    .picture = Tres cartas en la mano; una va a un cuenco con comida y un gato.
step-arrive = Tu gato se sienta y hace lo que dice su carta. Aquí, una Gata ojazos pide dos bocados más.
    .picture = Una Gata ojazos en un cuenco, y dos bocados que caen en él.
step-moved = Un gato que cambia de cuenco llega otra vez y actúa otra vez. Decide quien lo jugó, sea de quien sea el turno.
    .picture = Un Gato sarnoso en un cuenco empuja a un Gatito hacia otro cuenco.
step-five = ¿Hay cinco gatos en un cuenco al acabar el turno? Allí es hora de cenar.
    .picture = Cinco gatos alrededor de un cuenco lleno.
step-eat = Empieza quien tiene la caja de comida, y se sigue en el sentido del reloj. Cuando te toca, uno de tus gatos come un bocado y se va. Ganas los puntos del bocado.
    .picture = La caja de comida, una Gata casera contenta y un bocado de 3 que va del cuenco hacia ella.
step-draw = Todo el mundo roba hasta tener cinco cartas, y sigue quien está a la izquierda. Si tras una cena alguien tiene 20 puntos, se acaba.
    .picture = Una mano de cinco cartas.

## El ejemplo: una cena.

example = Cinco gatos y cuatro bocados: 3, 2, 1 y 1. Tú tienes la caja de comida.
    .picture = Alrededor de un cuenco están tu Gato sarnoso y tu Gata glotona, y el Gato matón, la Gata casera y el Gatito de Ben. La caja de comida es tuya.
example-first = El Gato matón de Ben come antes que nadie y se lleva el 3.
example-mangy = Tienes la caja, así que te toca: tu Gato sarnoso se lleva el 2.
example-kitten = El Gatito de Ben se lleva un 1.
example-greedy = Tu Gata glotona comería dos, pero solo queda un 1.
example-hungry = Se acabó la comida: la Gata casera de Ben se va con hambre.
example-sum = Tus puntos de esta cena; Ben tiene 4
