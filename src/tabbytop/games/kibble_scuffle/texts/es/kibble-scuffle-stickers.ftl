### Kibble Scuffle: las pegatinas que se ganan en una partida acabada. <name> es cómo se llama una, su atributo `text`
### cómo se gana.

served = ¡A la mesa!
    .text = Juega una partida hasta el final.

top-cat = Gato jefe
    .text = Gana una partida.

dinner-bell = La campana de la cena
    .text = Llama a cenar tres veces: al acabar tu turno hay cinco gatos en un cuenco.

dinner-for-five = Mesa para cinco
    .text = Cinco gatos comen en una misma cena, y uno es tuyo.

family-dinner = Cena en familia
    .text = Tres de tus gatos comen en una misma cena.

feast = Festín
    .text = Come ocho puntos o más en una sola cena.

second-helping = Doble ración
    .text = Come en dos cuencos en el mismo turno.

kitten-parade = Desfile de gatitos
    .text = Da de comer a cuatro Gatitos en una partida.

house-guest = Como en casa
    .text = Tu Gata casera come dos veces y sigue ahí.

good-trade = Buen trueque
    .text = Tu Gato buscavidas cambia un 1 por un 3.

bouncer = Control de acceso
    .text = Tus cartas echan de su cuenco a seis gatos ajenos en una partida.

small-bites = Bocaditos
    .text = Come ocho bocados de 1 en una partida. También cuentan.

by-a-whisker = Por un bigote
    .text = Gana o pierde por un punto como mucho.

patient-paws = Patas pacientes
    .text = Cuatro de tus gatos se quedan con hambre en una partida. Te perdonan.
