### Meow!: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

neophyte = Neófito
    .text = Juega una partida hasta el final.

one-of-us = Ya estás dentro
    .text = Pasa todas las manos: el Culto te acepta.

sixth-sense = Sexto sentido
    .text = Cumple una regla que nunca has visto.

oracle = Oráculo
    .text = Cumple en una partida dos reglas que nunca has visto.

early-night = En casa antes de medianoche
    .text = Entra en el Culto en la segunda ronda o antes.

barnyard = La granja
    .text = Haz cinco ruidos distintos en un turno.

big-words = Pico de oro
    .text = Di cinco palabras distintas en una partida.

pure-nonsense = Puro disparate
    .text = Haz en una partida diez cosas que ninguna regla pide.

trendsetter = Creas tendencia
    .text = Inventa un rito que ninguna regla pide, y alguien te imita.

gatekeeper = Guardia de la puerta
    .text = Tus reglas detienen a los demás tres veces en una partida.

sharp-eyes = Vista de lince
    .text = Protesta con razón.

fresh-start = Clemencia
    .text = Pide que se cambie una regla.

what-was-it = ¿Cómo era?
    .text = Olvida dos veces la regla de tu propia carta. Le pasa a cualquier gato.

one-paw-in = Una pata dentro
    .text = Pasa todas las manos menos una, y ninguna más.
