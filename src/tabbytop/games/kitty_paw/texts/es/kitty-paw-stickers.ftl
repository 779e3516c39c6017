### Kitty Paw: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

paw-print = Huella
    .text = Juega una partida hasta el final.

fastest-paw = La pata más rápida
    .text = Gana una partida contra alguien.

meow = ¡Miau!
    .text = Llama con un dibujo que está bien.

steady-paw = Pulso firme
    .text = Construye un dibujo sin quitar nada.

three-in-a-row = Tres seguidas
    .text = Llama con un dibujo correcto en tres rondas seguidas.

level-three = Gatos sobre gatos
    .text = Construye un dibujo de nivel III.

cat-nose = Buen olfato
    .text = Encuentra tu gato escondido en la primera caja.

not-a-cat = No es un gato
    .text = Construye un dibujo con el Chihuahua. También quería jugar.

big-ears = Todo oídos
    .text = Responde tres veces a una llamada antes que nadie en una partida.

photo-finish = Foto finish
    .text = Juega una ronda extra por la victoria.

twenty-seconds = Veinte segundos
    .text = A solas contra el reloj, construye un dibujo en menos de 20 segundos.

ten-of-ten = Diez de diez
    .text = A solas, construye bien un dibujo en las diez filas.

herding-cats = Pastoreo de gatos
    .text = Tres gatos se te escapan a casa en una partida. Tenían planes.

after-you = Tú primero
    .text = Responde después de las demás patas en tres llamadas de una partida.
