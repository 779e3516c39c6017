### Las reglas de Kitty Paw en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Copia el dibujo de tu carta con gatos del centro y di «¡Miau!» antes que nadie, ronda tras ronda.

kitty-cards = Cartas de gatitos

## Una ronda, paso a paso. Todo el mundo lo hace a la vez.

step-grab = ¡Las patas al centro, y a jugar! Agarra una de las cuatro cartas.
    .picture = Cuatro cartas; una está marcada.
step-take = Toma los gatos del centro de uno en uno. Gíralos y dales la vuelta hasta que estén como en tu carta.
    .picture = Un gato; el mismo, girado; y el mismo, por el otro lado: ahora está dormido.
step-build = Construye el dibujo en cualquier parte de tu tapete, siempre que las piezas encajen entre sí como en la carta. La carta de caja es parte de él, con un gato dentro.
    .picture = Una carta, y un tapete con el mismo dibujo.
step-seek = ¿Tu carta muestra un símbolo del escondite? Mira en las cajas hasta que lo encuentres. Lo que hay dentro solo lo ves tú.
    .picture = Una caja cerrada, una abierta, y el Somalí que se escondía en ella.
step-call = ¿Tu tapete está lleno? Di «¡Miau!». El resto deja de construir y levanta la pata. Si juegan tres o más, la última pata paga.
    .picture = Un tapete lleno y la llamada; tres personas, y la última pata que se levanta.
step-check = La mesa comprueba el tapete. Bien: la carta es tuya, un punto por gato. Mal: te cuesta su castigo. Y a la siguiente ronda.
    .picture = Una carta que está bien da 5, una que está mal cuesta 2.

## El ejemplo: los puntos de una persona.

example = Alguien ha puntuado cinco cartas, así que se acabó. Tú has puntuado cuatro.
    .picture = Dos cartas que estaban bien, de 5 y 6 puntos, y una que estaba mal, de menos 1.
example-one = Una carta de nivel I con cinco gatos, bien
example-two = Una carta de nivel II con seis gatos, bien
example-wrong = Una carta de nivel I, con la llamada demasiado pronto: un gato estaba mal
example-last = Una carta de nivel II: tu pata fue la última en levantarse
example-sum = En total
