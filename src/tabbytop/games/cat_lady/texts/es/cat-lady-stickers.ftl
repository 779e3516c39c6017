### Cat Lady: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

open-door = Puerta abierta
    .text = Juega una partida hasta el final.

cat-person = Persona de gatos
    .text = Gana una partida.

twelve-bowls = Doce cuencos
    .text = Da de comer a doce gatos en una partida.

nobody-hungry = Nadie con hambre
    .text = Ten siete gatos o más, todos alimentados.

toy-box = Baúl de juguetes
    .text = Reúne los cinco juguetes.

best-dressed = De gala
    .text = Ten más disfraces que nadie.

catnip-party = Fiesta de hierba gatera
    .text = Ten al final cuatro hierbas gateras o más.

if-it-fits = Si cabe, se sienta
    .text = Llena tres cajas con gatos.

treat-day = Día de golosinas
    .text = Alimenta a dos gatos con una golosina cada uno.

soft-spot = Corazón blando
    .text = Adopta dos callejeros en una partida.

just-water = Solo es agua
    .text = Usa dos rociadores en una partida.

first-class = Primera clase
    .text = Da de comer a Choupette antes que a nadie, como ella espera.

good-neighbour = Buena vecindad
    .text = Alcanza tus dos metas compartidas.

still-purring = Ronronean igual
    .text = Tres de tus gatos se quedan con hambre. Aun así duermen en tu cama.
