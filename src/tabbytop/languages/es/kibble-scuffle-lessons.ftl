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
point-cat = { $cat } en un cuenco
point-box = la caja de comida

## La primera lección.

dinner = Tu primera cena
dinner-goal =
    Da de comer a tus gatos mejor que los demás a los suyos: gana quien tenga más puntos. Cada bocado de los tres cuencos
    vale 1, 2 o 3 puntos. Se come cuando hay cinco gatos: con «1 de 5» faltan cuatro.
dinner-play =
    En tu turno juegas una carta en un cuenco. En el del pez hay dos 3, un buen sitio. ¡Y el Gato Gordinflón cuenta como dos
    gatos! Toca el Gato Gordinflón y luego el cuenco del pez.
    .other = Está permitido. Pero que tu primer gato se note: el Gato Gordinflón, en el cuenco del pez.
dinner-arrive =
    Casi todos los gatos hacen algo al llegar. La Gata Ojazos de Miso hizo caer otros dos 3 en el cuenco del pez. ¡Qué
    amable! Toca tu Gata Hierbas y luego el cuenco del pez.
    .other = Eso puede esperar. Ahora va la Gata Hierbas, en el cuenco del pez.
dinner-lure =
    La Gata Hierbas atrae a un gato desde otro cuenco. Tu propia Gata Glotona está entre los 1 del cuenco del ratón. Toca
    la Gata Glotona.
    .other = Los gatos de Juno pueden quedarse donde están. Trae a tu Gata Glotona.
dinner-feed =
    Cinco gatos o más al acabar un turno: ¡a cenar! Tienes la caja de comida, así que empiezas tú. La Gata Glotona puede
    comer dos bocados. Tócala, y luego un 3 y otro 3.
    .other = Puedes hacerlo mejor: la Gata Glotona puede comerse dos 3 de una vez.
dinner-second =
    El gato que ha comido se va; ya lo robarás otra vez. Miso también ha tomado un 3; Juno no tiene gatos aquí. Ahora
    tienes que dar de comer otra vez: toca la Gata Hierbas o el Gato Gordinflón y luego el último 3.
    .other = Todavía queda un 3. ¿Por qué comer menos?
dinner-third =
    Miso ha tomado el 2. Queda un bocado, para tu último gato. Qué suerte: cuando se acaba la comida, los gatos que no han
    comido se van con hambre. Dale el 1.
dinner-signs =
    Tus cartas llevan dos señales. «1.º» en el Gato Matón: come antes que los demás. «objeto» en el Robot Aspirador: no es
    un gato. Lo usas y luego juegas un gato en el mismo turno.
dinner-won =
    Diez puntos para ti, cinco para Miso: ¡has ganado esta cena! Se llena el cuenco vacío, todos roban hasta cinco cartas y
    la caja pasa a Miso. Con 20 puntos se acaba.

## La segunda lección: lo que hacen los gatos al llegar.

paws = Buenos modales
paws-feral =
    Los gatos actúan nada más llegar. El Gato Montés echa a otro gato de su cuenco a los descartes. Toca el Gato Montés y
    luego el cuenco del pez.
paws-chase =
    El Gato Matón de Miso solo bosteza: ni el Montés ni la Saltarina pueden tocarlo. Los dos gatos de Juno son menos
    valientes. Toca uno de ellos.
paws-shoved =
    El Gato Sarnoso de Miso empuja a tu Gato Montés. Por cada gato decide su dueño, también en el turno de Miso. Así que tú
    dices adónde va: toca el cuenco del ratón.
    .other = En el cuenco del pájaro no hay a quien echar. Mejor el del ratón.
paws-again =
    Un gato que cambia de cuenco llega otra vez y actúa otra vez. El Gato Miedoso, si lo echan sin comer, vuelca toda la
    comida. A Juno no le va a gustar. Toca el Gato Miedoso.
    .other = El Gato Gordinflón se iría sin ruido. Asusta al Gato Miedoso.
paws-kitten =
    ¡Cataplán! Toda la comida volvió a la caja, y el cuenco vacío recibió enseguida cuatro bocados nuevos. Ahora te toca.
    Toca un Gatito y luego el cuenco del pájaro.
    .other = Primero un Gatito, en el cuenco del pájaro.
paws-another =
    Un Gatito que llega puede traer otro de tu mano, a cualquier cuenco. Toca tu segundo Gatito y luego el cuenco del ratón.
    .other = Deja que venga, al cuenco del ratón.
paws-enough =
    Pregunta otra vez, aunque ya no te quedan. Es a propósito: sin la pregunta, todos lo sabrían. Toca «no, gracias».
paws-pounce =
    Otra mesa. La Gata Reina de Miso comería antes que tu Gata Casera. La Gata Saltarina puede ayudar. Toca la Gata
    Saltarina y luego el cuenco del pez.
    .other = Eso a la Reina le da igual. Mejor la Gata Saltarina, en el cuenco del pez.
paws-back = La Gata Saltarina devuelve a la mano de su dueño a otro gato de su cuenco. Toca la Gata Reina.
    .other = Tu Gata Casera está a gusto aquí. Manda a casa a la Reina.
paws-trickster =
    Así Miso tuvo seis cartas: se las quedó todas y no robó ninguna. Y todos saben que la Reina está entre ellas. Toca el
    Gato Pillo y luego el cuenco del ratón.
    .other = Luego. Ahora el Gato Pillo, en el cuenco del ratón.
paws-swap =
    El Gato Pillo tiene que cambiar toda la comida de su cuenco por la de otro. En el del pájaro los demás esperan ante 3 y
    2. Toca el cuenco del pájaro.
    .other = El cuenco del pez ya es tuyo. Llévate la comida del pájaro.
paws-done =
    Ahora la comida buena es tuya, y los demás miran las migas. Cada carta te dice lo que hace: no hay que aprendérselo.

## La tercera lección: los gatos que comen primero, y los objetos.

things = Reinas y polvo
things-queen =
    La Reina, el Matón y el Callejero comen primero, y en cada cuenco solo cabe uno. Pero la Reina echa al Gato Matón de
    Miso. Toca la Gata Reina y luego el cuenco del ratón.
    .other = Así el Matón se queda tan tranquilo. Manda a la Reina al cuenco del ratón.
things-first =
    La Gata Casera de Miso hizo cinco: ¡a cenar! Miso tiene la caja de comida, pero tu Reina va antes. Toca la Gata Reina y
    luego un 3.
    .other = Una Reina come un 3.
things-round =
    Después de ella, la ronda empieza por la caja, como siempre: Miso, luego Juno, luego tú. El último bocado es para tu
    Gata Glotona. Dale el 1.
things-vacuum =
    ¡Mesa nueva y cuatro 3! El Robot Aspirador es un objeto: primero ahuyenta a todos los gatos del cuenco, y luego lo sigue
    un gato. Tócalo, y luego el cuenco del pez.
    .other = Primero, orden: el Robot Aspirador, en el cuenco del pez.
things-run =
    Cada cual mueve un gato suyo, por turnos: primero Miso, a tu izquierda, luego Juno. El último es el tuyo. Manda a la
    Gata Casera al cuenco del ratón o al del pájaro.
things-clean =
    Por fin, calma. Tras un objeto va un gato, en el mismo cuenco y en el mismo turno; nunca un segundo objeto. Toca la Gata
    Glotona.
    .other = Son 3. A la Gata Glotona le encantarían.
things-laser =
    Pero a solas no se cena: hacen falta cinco. Hasta tu próximo turno, el Puntero Láser llama a su cuenco todas las cartas.
    Toca el Puntero Láser y luego el cuenco del pez.
    .other = Primero el Puntero Láser, en el cuenco del pez.
things-called = Ahora su gato. El Gato Gordinflón cuenta como dos: serán tres de cinco. Toca el Gato Gordinflón.
    .other = El Gato Gordinflón llena antes el cuenco.
things-eat =
    Miso y Juno han tenido que jugar aquí: cinco gatos, ¡a cenar! Tienes la caja y empiezas. Toca la Gata Glotona, y luego un
    3 y otro 3.
    .other = La Gata Glotona puede comerse dos 3 de una vez.
things-done =
    ¡Seis puntos para ti! Luego se acabó la comida, y el Gordinflón se fue con hambre. Las dos Gatas Caseras comieron, así que
    volvieron después. Y el Puntero Láser se apagó: te toca.

## La cuarta lección: el final y las variantes.

end = La última cena
end-near =
    La partida acaba tras una cena si alguien tiene 20 puntos. Tú tienes 14, Miso 15. En dos cuencos falta solo un gato. Toca
    un Gatito y luego el cuenco del pez.
    .other = Primero un Gatito, en el cuenco del pez.
end-both = Ya son cinco. El Gatito puede traer otro: toca tu segundo Gatito y luego el cuenco del ratón.
    .other = Tráelo, al cuenco del ratón.
end-enough = También ahí son cinco. No te quedan Gatitos: toca «no, gracias».
end-serve =
    ¡Dos cuencos llenos! Se cena en uno después de otro. Quien tiene la caja de comida elige el siguiente y empieza allí: tú.
    Toca el cuenco del pez.
    .other = El del ratón también llegará. Primero el del pez.
end-house =
    Tres bocados para cinco gatos: alguien se quedará con hambre. Tu Gata Casera vuelve después de la cena, pero solo si
    come. Toca la Gata Casera y luego el 3.
    .other = Dale el 3 a la Gata Casera: luego vuelve.
end-hungry =
    Se acabó la comida, y tu Gatito y el Gato Miedoso de Pico tuvieron que irse. Ahora el cuenco del ratón, y empiezas tú otra
    vez. Toca tu Gatito y luego el 3.
    .other = Ese no. ¡El 3!
end-tie =
    20 puntos para ti y 20 para Miso: se acabó la partida. Si hay empate, ganan menos bocados. Miso ha comido once; tú,
    siete. ¡Ganas tú!
end-teams =
    Cuatro también pueden jugar por parejas. Juno, enfrente, va contigo: vuestros puntos se suman. Toca la Mamá Gata y luego
    el cuenco del pez.
    .other = La Mamá Gata puede ayudar a Juno. Juégala en el cuenco del pez.
end-partner =
    La Mamá Gata tiene que dar de comer enseguida a otro gato de aquí, sea de quien sea. Miso va contra ti; Juno, contigo.
    Toca la Gata Glotona de Juno.
    .other = Miso te lo agradecería. Da de comer a la gata de Juno.
end-six = Juno ha tomado dos 3: seis puntos para los dos. Pero las manos son secretas, también entre parejas.
end-build =
    También se pueden construir mazos. Todos tienen las mismas 25 cartas y dejan cinco fuera en secreto. Toca el Saco de
    Pienso para dejarlo fuera.
    .other = En una partida de verdad, vale. Aquí deja fuera el Saco de Pienso.
end-opening =
    O elegir la mano inicial: escoges las primeras cinco cartas en vez de robarlas. Todos a la vez y en secreto. Toca la Gata
    Reina.
    .other = Buena elección. Hoy, toma la Reina.
end-done =
    Cuatro cartas más y empezaría la partida. Todo esto se puede combinar como quieras al abrir una mesa. ¡Buen provecho!
