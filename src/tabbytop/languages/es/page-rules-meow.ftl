### Las reglas de Meow! en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Cumple antes que nadie la regla que pones y todas las reglas que tienen los demás, aunque nadie te diga cuáles son.

## Un turno, paso a paso.

step-deal = Miras dos reglas y las pasas a tu izquierda. Así sabes lo que tiene quien se sienta a tu izquierda, y de nadie más.
    .picture = Un gato con capucha pasa dos cartas boca abajo a su izquierda.
step-lay = En tu turno pones una carta. Todo el mundo oye su regla, y tú también tienes que cumplirla.
    .picture = Un gato con capucha pone una regla a la vista.
step-act = Luego actúa: lo que pide tu carta, y lo que crees que piden las reglas de los demás. Dos ritos son para tonterías.
    .picture = Un gato con capucha croa; al lado, una pata que se lame y unas patas que aplauden.
step-check = Después viene el juicio. Señalas a los demás, de uno en uno, empezando por tu izquierda: «¿He roto alguna regla tuya?» Lo que quieres oír es «no».
    .picture = Tú señalas; el primer gato dice que no, el segundo es el siguiente.
step-broken = Quien tiene una regla que no has cumplido la enseña. Las dos cartas van al montón, y cada cual roba una nueva.
    .picture = Un gato levanta la regla de mugir, que va al montón.
step-win = ¿Todo el mundo dice que no? Entonces has cumplido todas las reglas, y ganas.
    .picture = Tu gato celebra entre dos gatos que dicen que no.

## El ejemplo: un juicio.

example = Pones una carta, croas, te lames la pata y das cuatro palmadas. Entonces pides juicio.
    .picture = Das palmadas. Tu carta es de croar. Ana tiene las reglas de lamerse la pata y de dar palmadas; Ben, la de mugir.
example-own = Tu propia carta pide croar.
example-lick = Ana tiene una regla de lamerse la pata…
example-clap = … y una de dar cuatro palmadas. Dice que no.
example-moo = Ben tiene una regla de mugir, y no has mugido. La enseña.
example-after = Sigue quien está a la izquierda. Ahora todo el mundo sabe que en alguna parte hay una regla de mugir.
