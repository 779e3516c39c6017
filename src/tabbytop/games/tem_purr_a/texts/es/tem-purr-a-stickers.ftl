### Tem-Purr-A: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

full-menu = Menú completo
    .text = Juega una partida hasta el final.

chef = Felicita al chef
    .text = Gana una partida.

spotless = Babero impecable
    .text = Acaba una partida sin una sola ficha.

big-appetite = Buen diente
    .text = Cómete una pila de 15 o más sin empacharte.

thirty-and-fine = Treinta, y sonriendo
    .text = Cómete una pila de 30 o más sin empacharte.

small-dish = Pequeño pero rico
    .text = Cómete una pila de 2.

tower = Torre de platos
    .text = Sirve un plato con el que la pila valga 25 o más.

return-to-sender = Devolver al remitente
    .text = Manda de vuelta una pila de 15 o más.

you-look-hungry = Tienes cara de hambre
    .text = Elige quién recibe una pila de 15 o más.

table-cleared = Mesa recogida
    .text = Una pareja de platos retira una pila de cinco cartas o más.

empty-paws = Patas vacías
    .text = Juega tu última carta y roba tres.

hot-sauce = Más picante
    .text = Añade dos Empachos al mazo en una partida.

doggy-bag = Para llevar
    .text = Acaba una partida con veinte cartas o más en la mano.

well-rested = Siesta merecida
    .text = Llévate la tercera ficha. Acuéstate, que ya te traen una infusión.
