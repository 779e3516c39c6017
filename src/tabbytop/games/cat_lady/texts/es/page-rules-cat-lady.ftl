### Las reglas de Cat Lady en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Reúne gatos y la comida que les gusta, tres cartas cada vez. Gana quien tenga más puntos después de la cena.

## Un turno, paso a paso.

step-take = Nueve cartas forman una cuadrícula. Toma una fila o columna entera: tres cartas.
    .picture = Una cuadrícula de nueve cartas; la fila del medio está marcada.
step-token = ¡Pero no la línea junto a la que está el gato de madera! Después, el gato pasa a la línea que tomaste, y llegan tres cartas nuevas.
    .picture = El gato de madera pasa de la fila de arriba a la del medio, que vuelve a estar completa.
step-keep = Los gatos se instalan delante de ti. La comida se convierte enseguida en fichas. Todo lo demás va a tu mano.
    .picture = Un gato, una carta de comida que se convierte en dos fichas de pollo, y hierba gatera.
step-play = Antes o después de tomar puedes jugar cartas de tu mano. Con dos gatos perdidos, por ejemplo, adoptas un callejero.
    .picture = Dos gatos perdidos, y Florence, la gata callejera que se adopta con ellos.
step-end = Cuando el mazo está vacío y la cuadrícula ya no se puede rellenar, se acabaron los turnos.
    .picture = Una cuadrícula con una fila vacía, y ninguna carta en el mazo.
step-feed = Ahora da de comer a tus gatos. Cada uno recibe justo lo que pide, o nada. Los gatos alimentados dan los puntos de su carta.
    .picture = Dos raciones de pollo y una de leche van a Calabaza, que ya ha comido y da 6 puntos.

## El ejemplo: los puntos de una persona.

example = La partida ha acabado. Tu comida ha bastado para tres de tus cuatro gatos.
    .picture = Calabaza, Lily y Sombra han comido, Keaton tiene hambre. Debajo, tres juguetes distintos, dos disfraces y dos hierbas gateras.
example-fed = Calabaza 6, Lily 2, Sombra 1
example-hungry = Keaton tiene hambre
example-toys = Tres juguetes distintos
example-costumes = Más disfraces que nadie en la mesa
example-catnip = Dos hierbas gateras: 1 por cada uno de tus tres gatos alimentados
example-left = No te sobra comida; a otra persona le sobra más que a nadie y pierde 2
example-sum = En total
