### Kibble Scuffle: las lecciones, partidas cortas y guiadas. Cartas, cuencos y cosas se llaman como en kibble-scuffle.ftl.

## Cosas que señala un paso.

point-bowl = el { $bowl }
point-food =
    { $food ->
        [1] la comida del cuenco del pez
        [2] la comida del cuenco del ratón
       *[3] la comida del cuenco del pájaro
    }
point-card = la carta { $card }
point-cat =
    { $cat-gender ->
        [f] la { $cat } en un cuenco
       *[m] el { $cat } en un cuenco
    }
point-box = la caja de comida

## La primera lección.

dinner = Tu primera cena
dinner-goal =
    Da de comer a tus gatos mejor que nadie, ¡y ganas! Cada bocado vale 1, 2 o 3 puntos. La cena empieza con cinco gatos en
    un cuenco: «1 de 5» significa que faltan cuatro.
dinner-play =
    En tu turno juegas una carta en un cuenco. En el del pez hay dos 3: ¡ñam! Y el Gato gordinflón cuenta como dos gatos.
    Toca el Gato gordinflón y luego el cuenco del pez.
    .other = Se puede, pero empecemos a lo grande: el Gato gordinflón, en el cuenco del pez.
dinner-arrive =
    Casi todos los gatos hacen algo al llegar. La Gata ojazos de Miso consiguió otros dos 3 para el cuenco del pez. ¡Qué
    amable! Toca tu Gata hierbas y luego el cuenco del pez.
    .other = Eso puede esperar. Ahora va la Gata hierbas, en el cuenco del pez.
dinner-lure =
    La Gata hierbas atrae a un gato desde otro cuenco. Tu propia Gata glotona está en el cuenco del ratón, donde solo hay
    bocados de 1. Toca la Gata glotona.
    .other = Los gatos de Juno pueden quedarse donde están. Atrae a tu Gata glotona.
dinner-feed =
    Cinco gatos o más al acabar un turno: ¡a cenar! Tienes la caja de comida, así que empiezas tú. La Gata glotona puede
    comer dos bocados. Tócala, y luego un 3 y otro 3.
    .other = Puedes hacerlo mejor: la Gata glotona puede comerse dos 3 de una vez.
dinner-second =
    Un gato que ha comido va a tus descartes. Miso ha tomado un 3; Juno no tiene gatos aquí. Ahora come otro tuyo: toca la
    Gata hierbas o el Gato gordinflón y luego el 3.
    .other = Todavía queda un 3. ¿Por qué comer menos?
dinner-third =
    Miso ha tomado el 2. Queda un bocado, y es para tu último gato. ¡Qué suerte! Cuando se acaba la comida, los gatos que no
    han comido se van con hambre. Dale el 1.
dinner-signs =
    Dos de tus cartas llevan una etiqueta. «1.º» en el Gato matón: come antes que nadie. «objeto» en el Robot aspirador: es
    una cosa, no un gato. Tras un objeto juegas también un gato.
dinner-won =
    Diez puntos para ti, cinco para Miso: ¡ganas esta cena! Se llena el cuenco vacío, cada cual roba hasta tener cinco
    cartas y la caja pasa a Miso. Con 20 puntos acaba la partida.

## La segunda lección: lo que hacen los gatos al llegar.

paws = Modales en la mesa
paws-feral =
    Los gatos actúan en cuanto llegan. El Gato montés echa a otro gato de su cuenco a los descartes. Toca el Gato montés y
    luego el cuenco del pez.
paws-chase =
    El Gato matón de Miso solo bosteza: ni el Gato montés ni la Gata saltarina pueden tocarlo. Los dos gatos de Juno son
    menos valientes. Toca uno de ellos.
paws-shoved =
    El Gato sarnoso de Miso empuja a tu Gato montés. Por cada gato decide quien lo jugó, aunque no sea su turno. Así
    que tú dices adónde va: toca el cuenco del ratón.
    .other = En el cuenco del pájaro no hay a quién echar. Mejor el del ratón.
paws-again =
    Un gato que cambia de cuenco llega y actúa otra vez. Si echan al Gato miedoso antes de que coma, vuelca el cuenco
    entero. A Juno no le va a gustar. Toca el Gato miedoso.
    .other = El Gato gordinflón se iría sin ruido. Asusta al Gato miedoso.
paws-kitten =
    ¡Cataplún! Toda la comida volvió a la caja, y el cuenco vacío recibió enseguida cuatro bocados nuevos. Es tu turno: toca
    un Gatito y luego el cuenco del pájaro.
    .other = Primero un Gatito, en el cuenco del pájaro.
paws-another =
    Cuando llega un Gatito, puedes traer otro de tu mano, a cualquier cuenco. Toca tu segundo Gatito y luego el cuenco del
    ratón.
    .other = Deja que venga, al cuenco del ratón.
paws-enough =
    Te preguntan otra vez, aunque ya no te quedan Gatitos. Es a propósito: sin la pregunta, ¡todo el mundo lo sabría! Toca
    «No, gracias».
paws-pounce =
    Otra mesa. La Gata reina de Miso comería antes que tu Gata casera. La Gata saltarina puede ayudar. Toca la Gata
    saltarina y luego el cuenco del pez.
    .other = Eso a la Reina le da igual. Mejor la Gata saltarina, en el cuenco del pez.
paws-back = La Gata saltarina manda a otro gato de su cuenco de vuelta a la mano de quien lo jugó. Toca la Gata reina.
    .other = Tu Gata casera está a gusto aquí. Manda a casa a la Reina.
paws-trickster =
    Con la Reina de vuelta, Miso tenía seis cartas, y solo se roba hasta cinco: no robó. Y la mesa sabía lo de la Reina.
    Toca el Gato pillo y luego el cuenco del ratón.
    .other = Luego. Ahora el Gato pillo, en el cuenco del ratón.
paws-swap =
    El Gato pillo tiene que cambiar toda la comida de su cuenco por la de otro. El resto mira con ganas los 3 y los 2 del
    cuenco del pájaro. Toca el cuenco del pájaro.
    .other = El cuenco del pez ya es tuyo. Llévate la comida del pájaro.
paws-done =
    Ahora la comida buena es tuya, y para el resto quedan las migas. No hace falta aprenderse los gatos: cada carta te dice
    lo que hace.

## La tercera lección: los gatos que comen primero, y los objetos.

things = Reinas y polvo
things-queen =
    La Reina, el Matón y el Buscavidas comen primero, y en cada cuenco solo cabe uno. Pero la Reina echa al Gato matón de
    Miso. Toca la Gata reina y luego el cuenco del ratón.
    .other = Así el Matón se queda tan tranquilo. Manda a la Reina al cuenco del ratón.
things-first =
    Con la Gata casera de Miso son cinco: ¡a cenar! Miso tiene la caja de comida, pero tu Reina come antes que nadie. Toca
    la Gata reina y luego un 3.
    .other = Una Reina se merece un 3.
things-round =
    Después de ella empieza quien tiene la caja, como siempre: Miso, luego Juno, luego tú. El último bocado es para tu
    Gata glotona. Dale el 1.
things-vacuum =
    ¡Mesa nueva y cuatro 3! El Robot aspirador es un objeto: ahuyenta a todos los gatos de su cuenco, y luego juegas allí un
    gato. Tócalo, y luego el cuenco del pez.
    .other = Primero, orden: el Robot aspirador, en el cuenco del pez.
things-run =
    Cada cual mueve sus propios gatos, de uno en uno: primero Miso, a tu izquierda, luego Juno. El último es el tuyo. Manda
    a la Gata casera al cuenco del ratón o al del pájaro.
things-clean =
    Por fin, calma. Tras un objeto va un gato, en el mismo cuenco y en el mismo turno. ¡Nunca un segundo objeto! Toca la
    Gata glotona.
    .other = Son bocados de 3. A la Gata glotona le encantarían.
things-laser =
    Pero con un gato no se cena: hacen falta cinco. Con el Puntero láser, solo se juega en su cuenco hasta tu próximo turno.
    Toca el Puntero láser y luego el cuenco del pez.
    .other = Primero el Puntero láser, en el cuenco del pez.
things-called = Ahora un gato. El Gato gordinflón cuenta como dos: serán tres de cinco. Toca el Gato gordinflón.
    .other = Con el Gato gordinflón se cena antes.
things-eat =
    Miso y Juno han tenido que jugar aquí: cinco gatos, ¡a cenar! Tienes la caja y empiezas. Toca la Gata glotona, y luego un
    3 y otro 3.
    .other = La Gata glotona puede comerse dos 3 de una vez.
things-done =
    ¡Seis puntos para ti! Luego se acabó la comida, y el Gordinflón se fue con hambre. Las dos Gatas caseras comieron, así que
    volvieron después. Y el Puntero láser se apagó: te toca.

## La cuarta lección: el final y las variantes.

end = La última cena
end-near =
    La partida acaba si alguien tiene 20 puntos tras una cena. Tú tienes 14, Miso 15. En dos cuencos falta solo un gato. Toca
    un Gatito y luego el cuenco del pez.
    .other = Primero un Gatito, en el cuenco del pez.
end-both = Ya son cinco. Ahora puedes traer otro Gatito: toca el segundo y luego el cuenco del ratón.
    .other = Tráelo, al cuenco del ratón.
end-enough = También ahí son cinco. No te quedan Gatitos: toca «No, gracias».
end-serve =
    ¡Cena en dos cuencos! Se come en uno y luego en el otro. Quien tiene la caja de comida elige cuál va ahora y empieza: en
    este caso, tú. Toca el cuenco del pez.
    .other = El del ratón también llegará. Primero el del pez.
end-house =
    Tres bocados para cinco gatos: alguno se quedará con hambre. Tu Gata casera vuelve después de la cena, pero solo si
    come. Toca la Gata casera y luego el 3.
    .other = Dale el 3 a la Gata casera: luego vuelve.
end-hungry =
    Se acabó la comida, y tu Gatito y el Gato miedoso de Pico tuvieron que irse. Ahora el cuenco del ratón, y empiezas tú otra
    vez. Toca tu Gatito y luego el 3.
    .other = Ese no. ¡El 3!
end-tie =
    20 puntos para ti y 20 para Miso: ¡se acabó! Si hay empate, gana quien haya comido menos bocados. Miso ha comido once; tú,
    siete. ¡Ganas tú!
end-teams =
    Con cuatro también se puede jugar dos contra dos. Juno, enfrente de ti, juega contigo: sus puntos y los tuyos se suman.
    Toca la Mamá gata y luego el cuenco del pez.
    .other = La Mamá gata puede ayudar a Juno. Juégala en el cuenco del pez.
end-partner =
    La Mamá gata tiene que dar de comer enseguida a otro gato de aquí, sea de quien sea. Miso va contra ti; Juno, contigo.
    Toca la Gata glotona de Juno.
    .other = Miso te lo agradecería. Da de comer a la gata de Juno.
end-six = Juno ha tomado dos 3: seis puntos para la pareja. Pero las manos son secretas, también para tu pareja.
end-build =
    También se pueden preparar mazos. Todo el mundo tiene las mismas 25 cartas y deja cinco fuera en secreto. Toca el Saco de
    comida para dejarlo fuera.
    .other = En una partida de verdad, por qué no. Aquí deja fuera el Saco de comida.
end-opening =
    O se elige la primera mano: escoges tus cinco primeras cartas en vez de robarlas. Se hace a la vez y en secreto. Toca la
    Gata reina.
    .other = Buena elección. Hoy, toma la Reina.
end-done =
    Cuatro cartas más y empezaría la partida. Todo esto se puede combinar como quieras al abrir una mesa. ¡Buen provecho!
