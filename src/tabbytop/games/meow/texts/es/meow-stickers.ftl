### Meow!: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

neophyte = Aspirante
    .text = Juega una partida hasta el final.

one-of-us = Ya estás dentro
    .text = Supera todas las manos: el Culto te acepta.

sixth-sense = Sexto sentido
    .text = Cumple una regla que nunca hayas visto.

oracle = Oráculo
    .text = Cumple en una partida dos reglas que nunca hayas visto.

early-night = En casa antes de medianoche
    .text = Entra en el Culto en la segunda ronda o antes.

barnyard = La granja
    .text = Haz cinco ruidos distintos en un turno.

big-words = Pico de oro
    .text = Di cinco palabras distintas en una partida.

pure-nonsense = Puro disparate
    .text = Haz en una partida diez cosas que ninguna regla pida.

trendsetter = Creas tendencia
    .text = Inventa un rito que ninguna regla pida, y que alguien te imite.

gatekeeper = Guardia de la puerta
    .text = Tus reglas detienen al resto tres veces en una partida.

sharp-eyes = Vista de lince
    .text = Protesta con razón.

fresh-start = Clemencia
    .text = Cambia una regla.

what-was-it = ¿Cómo era?
    .text = Olvida dos veces la regla de tu propia carta. Le pasa a cualquier gato.

one-paw-in = Una pata dentro
    .text = Supera todas las manos menos una, y no pases de ahí.
