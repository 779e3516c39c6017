### Las reglas de Meow! en imágenes. `.picture` describe la imagen a quien no puede verla.

goal = Haz antes que nadie, y en un solo turno, lo que pide tu carta y lo que piden todas las reglas del resto. El truco: nadie te dice cuáles son.

## Un turno, paso a paso.

step-deal = Miras dos reglas y las pasas a tu izquierda. Así sabes qué reglas tiene quien se sienta a tu izquierda, pero no las del resto.
    .picture = Un gato con capucha pasa dos cartas boca abajo a su izquierda.
step-lay = En tu turno pones una carta. Todo el mundo oye su regla, y tú también tienes que cumplirla.
    .picture = Un gato con capucha pone una regla a la vista.
step-act = Luego actúa: haz lo que pide tu carta, y lo que crees que piden las reglas del resto. Te sobran dos ritos, para tonterías.
    .picture = Un gato con capucha croa; al lado, una pata que se lame y unas patas que aplauden.
step-check = Después viene el juicio. Señalas al resto, de gato en gato, empezando por tu izquierda: «¿He roto alguna regla tuya?». Lo que quieres oír es «no».
    .picture = Tú señalas; el primer gato dice que no, el segundo es el siguiente.
step-broken = Quien tiene una regla que no has cumplido la enseña. Esa regla y tu carta van al montón, y de él salen dos nuevas: una para ese gato y otra para ti.
    .picture = Un gato levanta la regla de mugir, que va al montón.
step-win = ¿Todo el mundo dice que no? Entonces has cumplido todas las reglas, y ganas.
    .picture = Tu gato lo celebra entre dos gatos que dicen que no.

## El ejemplo: un juicio.

example = Pones una carta, croas, te lames la pata y das cuatro palmadas. Entonces pides juicio.
    .picture = Das palmadas. Tu carta es de croar. Ana tiene las reglas de lamerse la pata y de dar palmadas; Ben, la de mugir.
example-own = Tu propia carta pide croar.
example-lick = Ana tiene una regla de lamerse la pata…
example-clap = … y una de dar cuatro palmadas. Dice que no.
example-moo = Ben tiene una regla de mugir, y no has mugido. La enseña.
example-after = Sigue quien está a la izquierda. Ahora todo el mundo sabe que en alguna parte hay una regla de mugir.
