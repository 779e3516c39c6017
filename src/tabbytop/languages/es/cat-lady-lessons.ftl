### Las lecciones de Cat Lady. Las palabras entre comillas están en botones de la página y tienen que coincidir con ellos.

## Tus primeros gatos.

first-cats = Tus primeros gatos
first-cats-grid =
    En Cat Lady reúnes gatos y les das de comer, y los gatos alimentados dan puntos.

    En la cuadrícula hay nueve cartas. En tu turno tomas tres: una fila entera o una columna entera.
first-cats-take =
    El gato de madera está junto a la columna 2: ahora nadie puede tomarla. Zeus está en la fila A, con pollo y leche. Toma la
    fila A: pulsa su A; en el móvil, dos veces.
    .other = Buena línea, pero Zeus está en la fila A. Toma la fila A.
first-cats-home =
    Zeus ya vive contigo. La comida se convierte enseguida en fichas. Al final Zeus quiere dos pollos, y tienes uno. El gato de
    madera se ha ido a tu fila. Ahora le toca a Miso.
first-cats-again =
    Tres cartas nuevas llenan siempre el hueco. En la fila B están el otro pollo para Zeus y Copito, que bebe leche. El gato de
    madera está en la C, así que la B queda libre. Toma la fila B.
    .other = Zeus se quedaría con hambre. Su pollo está en la fila B.
first-cats-end =
    El mazo está vacío y el hueco se queda así: ese era el último turno. Tu pajarita es un disfraz:
    quien tenga más gana 6 puntos al final. No hay nada más que hacer. Pulsa «nada más».
first-cats-chicken =
    ¡Hora de cenar! Todo el mundo da de comer a sus gatos, y nadie ve cómo lo hacen los demás. Dale un pollo a Zeus: pulsa el
    pollo y después a Zeus.
    .other = Primero Zeus, por favor: pulsa el pollo y después a Zeus.
first-cats-more =
    Media cena no vale: un gato recibe todo lo que pide, o nada. Dale a Zeus el segundo pollo de la misma manera.
    .other = Zeus te está mirando. Dale el segundo pollo.
first-cats-milk = Zeus ha cenado. Copito solo pide una leche. Dale la leche a Copito.
    .other = Copito sigue con hambre. La leche, por favor.
first-cats-done = Ya han comido todos. Hasta que acabes puedes quitarles la comida y cambiar de idea. Pulsa «Ya está».
    .other = Están contentos así. Pulsa «Ya está».
first-cats-points =
    Zeus da 3 puntos, Copito 2 y tu disfraz 6, porque nadie tiene más: 11. Keaton, con hambre en casa de Miso, cuesta 2. ¡Ganas
    tú!

    En una partida hay más clases de cartas, como juguetes y gatos perdidos. Mantén pulsada una carta para leerla.

## Cartas en la mano.

hand-cards = Cartas en la mano
hand-cards-hand =
    Algunas cartas van a tu mano y esperan allí hasta que las juegas. Miso ve cuántas tienes, pero no cuáles. Tienes un
    pulverizador y un gato perdido.
hand-cards-spray =
    La fila B es la mejor, y justo ahí está el gato de madera. Un pulverizador lo manda a otra línea. Pulsa «Espantar al gato de madera» y
    después la fila C.
    .other = La fila B bien vale un poco de agua. Manda al gato de madera a la fila C.
hand-cards-take = Allá va. Ahora la fila B está libre: Bronte, dos atunes para ella y otro gato perdido. Toma la fila B.
    .other = El agua era por la fila B. Toma la fila B.
hand-cards-stray =
    Puedes jugar cartas antes de tomar una línea, y también después. Dos gatos perdidos traen un callejero. Florence da 2 puntos
    por cada gato naranja alimentado. Pulsa «Traer un callejero» y después a Florence.
    .other = Florence es la que mejor va con tus gatos naranjas. Trae a Florence.
hand-cards-home =
    Florence está en casa, y nadie ocupa su sitio entre los callejeros. Tu mano está vacía, así que tu turno se acabó solo.
    Saltemos al último turno.
hand-cards-last =
    El mazo está vacío. Es el último turno, y después nadie juega cartas. En la fila B hay leche, pollo y un segundo gato
    perdido. Toma la fila B.
    .other = Tus gatos necesitan leche y pollo. Todo eso está en la fila B.
hand-cards-cash =
    Otra vez dos gatos perdidos. Pero Penny solo sería una boca más con hambre. También pueden ser 2 puntos: pulsa «Traer un
    callejero» y después «2 puntos».
    .other = Aquí Penny se quedaría con hambre. Toma los 2 puntos.
hand-cards-end = No queda nada que jugar. La pajarita solo cuenta al final. Pulsa «nada más».
hand-cards-florence = Hora de cenar. Florence pide un pollo y una leche. Dale el pollo.
    .other = Primero Florence: el pollo, por favor.
hand-cards-milk = Ahora dale la leche a Florence.
    .other = Florence espera su leche.
hand-cards-wild =
    Cascabel quiere pollo, pero solo queda un comodín. Un comodín cuenta como pollo, atún o leche, lo que prefieras. Dáselo a
    Cascabel.
    .other = El comodín es para Cascabel.
hand-cards-done = Los dos han cenado. Pulsa «Ya está».
    .other = Están contentos así. Pulsa «Ya está».
hand-cards-points =
    Florence cuenta dos gatos naranjas alimentados, Cascabel y ella misma: 4 puntos. Cascabel da 1, los gatos perdidos 2, la
    pajarita 6. Son 13, y ganas.

## Qué da puntos.

scoring = Qué da puntos
scoring-toys =
    Los juguetes cuentan en series de juguetes distintos. Uno vale 1 punto, dos 3, tres 5, cuatro 8, cinco 12. Tienes dos. La
    varita de plumas sería el tercero. Toma la fila A.
    .other = Ahí no hay ningún juguete nuevo. La varita de plumas está en la fila A.
scoring-catnip =
    Tres juguetes: 5 puntos. Pero tienes una hierba gatera, y una sola cuesta 2 puntos. Necesitas otra. Ahora no hay nada que
    jugar: pulsa «nada más».
scoring-second = En la fila C hay hierba gatera, un disfraz y un cuarto juguete. Es el último turno. Toma la fila C.
    .other = Mira otra vez la fila C. ¡Hierba gatera!
scoring-costumes =
    Dos o tres hierbas gateras dan 1 punto por cada gato que alimentes; cuatro o más dan 2. Tener más disfraces que nadie da 6
    puntos; no tener ninguno cuesta 2. Pulsa «nada más».
scoring-open =
    Ahora todas las manos están a la vista. Tienes dos leches. Keaton pide las dos y da 4. Lily y Copito piden una cada uno, dan
    2 cada uno y cuentan para la hierba gatera. Dale una leche a Lily.
    .other = Aquí dos gatos alimentados son mejor que uno. Primero Lily.
scoring-snowflake = Ahora dale la otra leche a Copito.
    .other = La otra leche es para Copito.
scoring-done = Keaton se queda con hambre y cuesta 2. Aun así, sumas más puntos. Pulsa «Ya está, 1 gato con hambre».
    .other = El plan está bien así. Pulsa «Ya está, 1 gato con hambre».
scoring-leftovers =
    La comida que sobra también cuesta: quien tenga más pierde 2 puntos y, si hay empate, todos ellos. Cuenta cada ficha,
    también los comodines. A Miso le sobran dos.
scoring-points =
    Juguetes 8, Lily y Copito 4, hierba gatera 2, Keaton −2. Los 6 de los disfraces se reparten entre Miso y tú: 3 por cabeza. Ganas con 15.
    Si los puntos empatan, deciden los gatos alimentados.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats trae cartas nuevas. Una caja con un gato que encaje, alimentado o no, da 1 punto por cada caja que tengas.
    Cascabel encaja en tu caja para un gato naranja de pollo.
treats-brush =
    Tu otra caja es para un gato gris, y Ceniza es gris. Un cepillo cambia tu gato por uno de la cuadrícula, esté donde esté el
    gato de madera. Pulsa «Cepillar a un gato», después a Sombra y a Ceniza.
    .other = La caja gris espera a Ceniza. Cambia a Sombra por Ceniza.
treats-bag =
    Dos cajas llenas: 4 puntos. Una bolsa de la compra te trae pollo, atún y leche. Los demás reciben una moneda de oro, 2 puntos, por
    cortesía. Pulsa la bolsa de la compra.
    .other = Primero la compra. Pulsa la bolsa de la compra.
treats-goal =
    Compartes una meta con cada asiento vecino. Si se alcanza entre los dos, son 3 puntos por cabeza. Una vez por turno puedes cambiar
    una. Con Miso, 5 hierbas gateras son más fáciles que 8 juguetes. Pulsa la meta de juguetes y después la de hierba gatera.
    .other = Miso ya tiene hierba gatera. Cambia la meta de juguetes por la de hierba gatera.
treats-shared = Ahora la hierba gatera de Miso y la tuya cuentan juntas. Dejemos pasar unos turnos.
treats-laser =
    Un puntero láser es un turno entero: dos cartas cualesquiera son tuyas, y el gato de madera se queda. Pulsa
    «Puntero láser», después el pollo de A1 y la hierba gatera de C3.
    .other = Esta vez: el puntero láser, el pollo de A1, la hierba gatera de C3.
treats-throw =
    Una tercera carta se tira. El Zeus de Juno espera un pollo. Qué pena si desapareciera. Tira el pollo de C2.
    .other = Esa nadie la echaría de menos. Tira el pollo de C2.
treats-treat =
    Hora de cenar. Pablo Picagato pide tres atunes, y no tienes ninguno. Una golosina alimenta ella sola a cualquier gato, pero
    entonces vale solo 1 punto. Dale la golosina a Pablo Picagato.
    .other = La golosina es para Pablo Picagato.
treats-ash = Un gato con hambre cuesta 2, así que ha valido la pena. Dale un pollo a Ceniza.
    .other = Ceniza quiere un pollo.
treats-bell = Dale el otro pollo a Cascabel.
    .other = Cascabel quiere el otro pollo.
treats-done = Los tres han cenado. Pulsa «Ya está».
    .other = Están contentos así. Pulsa «Ya está».
treats-points =
    Tus dos hierbas gateras y las tres de Miso suman 5: meta alcanzada, 3 puntos por cabeza. Las cajas llenas te dan 4. Pablo
    Picagato cuenta como alimentado, así que tu hierba gatera da 3. Ganas con 19.

## A solas.

alone = A solas contra el gato
alone-gift =
    A solas juegas contra el gato rival. Antes de empezar recibe regalos: uno en «Fácil», dos en «Normal», tres en «Difícil».
    Aquí fueron dos fichas, que valen 4 puntos.
alone-take = El gato rival siempre empieza. Después juegas como de costumbre. Toma la fila A: dos gatos y un atún.
    .other = En la fila A hay dos gatos y un atún. Toma la fila A.
alone-guide =
    Su carta dice: la línea con más comida. Ni el gato de madera lo detendría. Las filas B y C empatan, así que eliges tú.
    Guárdate la C: pulsa la fila B.
    .other = La fila C la quieres tú. Dale la fila B.
alone-last = Te ha hecho caso. Es tu último turno, con pollo, pajarita y leche. Toma la fila C.
    .other = Tus gatos esperan la fila C.
alone-end = El mazo está vacío. Pulsa «nada más».
alone-bell =
    El gato rival da de comer después que tú. Menos las golosinas, toda su comida es comodín. Tus gatos son más exigentes. Dale
    el pollo a Cascabel.
    .other = Primero Cascabel: el pollo, por favor.
alone-shadow = Dale el atún a Sombra.
    .other = El atún es para Sombra.
alone-snowflake = Dale la leche a Copito.
    .other = La leche es para Copito.
alone-done = Los tres han cenado. Pulsa «Ya está».
    .other = Están contentos así. Pulsa «Ya está».
alone-points =
    Tienes 10 puntos. El gato rival tiene 5: Zeus 3, fichas 4, ningún disfraz −2. Solo ganas si tienes más puntos que él; un
    empate no basta.

## Cosas que se señalan.

point-grid = la cuadrícula
point-line = la { $line }
point-cat = { $cat }
point-stray = { $stray }, entre los callejeros
point-strays = los callejeros
point-token = el gato de madera
point-food = tu comida
point-boxes = tus cajas
point-cell = la carta de { $cell }
point-goal = la meta de { $goal }
point-cat-player = el gato rival
