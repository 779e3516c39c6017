### Las lecciones de Cat Lady. Las palabras entre comillas están en botones de la página y tienen que coincidir con ellos.

## Tus primeros gatos.

first-cats = Tus primeros gatos
first-cats-grid =
    En Cat Lady reúnes gatos y les das de comer, y los gatos alimentados dan puntos.

    Nueve cartas forman una cuadrícula. En tu turno tomas tres: una fila entera o una columna entera.
first-cats-take =
    El gato de madera está junto a la columna 2 y la bloquea. Zeus está en la fila A, con pollo y leche. Toca la A para
    tomarla (dos veces, en un teléfono).
    .other = Buena línea, pero Zeus está en la fila A. Toma la fila A.
first-cats-home =
    Zeus ya vive contigo, y tu comida ya son fichas. En la cena, Zeus querrá dos raciones de pollo; tienes una. El gato de
    madera se ha ido a tu fila. Le toca a Miso.
first-cats-again =
    Cartas nuevas han llenado el hueco. En la fila B están Copito, que toma leche, y el otro pollo para Zeus. El gato de
    madera está entretenido en la C: toma la fila B.
    .other = Zeus se quedaría con hambre. Su pollo está en la fila B.
first-cats-end =
    El mazo está vacío: ese era el último turno. Tu corbatín es un disfraz, y quien tenga más disfraces gana 6 puntos. Ya no
    queda nada que hacer: toca «Acabar mi turno».
first-cats-chicken =
    ¡Hora de cenar! Todo el mundo da de comer a sus gatos, y nadie puede mirar. Dale a Zeus una ración de pollo: toca el
    pollo y después a Zeus.
    .other = Primero Zeus, por favor: toca el pollo y después a Zeus.
first-cats-more =
    Media cena no cuenta: un gato recibe todo lo que pide, o nada. Dale a Zeus la segunda ración de pollo de la misma manera.
    .other = Zeus te mira fijamente. Dale la segunda ración de pollo.
first-cats-milk = Zeus ha cenado. Copito solo pide una ración de leche. Dale la leche a Copito.
    .other = Copito sigue con hambre. La leche, por favor.
first-cats-done = Los dos han cenado. Hasta que acabes puedes quitarles la comida y cambiar de idea. Toca «Ya está».
    .other = Están contentos así. Toca «Ya está».
first-cats-points =
    Zeus da 3 puntos, Copito 2 y tu disfraz 6: son 11. Keaton, con hambre, le cuesta 2 a Miso. ¡Ganas tú!

    Hay más cartas, como juguetes y gatos perdidos. Mantén presionada una para leerla.

## Cartas en la mano.

hand-cards = Cartas en la mano
hand-cards-hand =
    Algunas cartas esperan en tu mano hasta que las juegas. Miso ve cuántas tienes, pero no cuáles. Tienes un rociador y un gato
    perdido.
hand-cards-spray =
    La fila B es la mejor, y justo ahí, cómo no, está el gato de madera. Un rociador lo espanta hacia otra línea. Toca «Espantar al gato
    de madera» y después la fila C.
    .other = La fila B bien vale un poco de agua. Manda al gato de madera a la fila C.
hand-cards-take = ¡Allá va! Ahora la fila B está libre: Bronte, dos raciones de atún para ella y otro gato perdido. Toma la fila B.
    .other = Para eso era el agua. Toma la fila B.
hand-cards-stray =
    Puedes jugar cartas antes o después de tomar una línea. Con dos gatos perdidos adoptas un callejero. Florence da 2 puntos por
    cada gato naranja alimentado. Toca «Adoptar un callejero» y después a Florence.
    .other = Florence es la que mejor va con tus gatos naranjas. Adopta a Florence.
hand-cards-home =
    Florence está en casa, y nadie ocupa su lugar entre los callejeros. Tu mano está vacía, así que tu turno se acabó solo.
    Saltemos al último turno.
hand-cards-last =
    El mazo está vacío: es tu último turno, y tu última oportunidad de jugar cartas. En la fila B hay leche, pollo y un
    segundo gato perdido. Toma la fila B.
    .other = Tus gatos necesitan leche y pollo. Las dos cosas están en la fila B.
hand-cards-cash =
    ¡Otra vez dos gatos perdidos! Pero Penny solo sería otra boca que alimentar. Mejor quédate con 2 puntos: toca «Adoptar un
    callejero» y después «2 puntos».
    .other = Aquí Penny se quedaría con hambre. Toma los 2 puntos.
hand-cards-end = No queda nada que jugar: el corbatín solo cuenta al final. Toca «Acabar mi turno».
hand-cards-florence = ¡Hora de cenar! Florence pide pollo y leche. Dale el pollo.
    .other = Primero Florence: el pollo, por favor.
hand-cards-milk = Ahora dale la leche a Florence.
    .other = Florence espera su leche.
hand-cards-wild =
    Cascabel quiere pollo, pero solo te queda un comodín. Por suerte, un comodín cuenta como pollo, atún o leche. Dáselo a Cascabel.
    .other = El comodín es para Cascabel.
hand-cards-done = Los dos gatos han cenado. Toca «Ya está».
    .other = Están contentos así. Toca «Ya está».
hand-cards-points =
    Florence cuenta dos gatos naranjas alimentados, Cascabel y ella misma: 4 puntos. Cascabel da 1, los gatos perdidos 2, el
    corbatín 6. Son 13, ¡y ganas!

## Qué da puntos.

scoring = Qué da puntos
scoring-toys =
    Reúne juguetes distintos: con cada uno nuevo, tu serie vale más. Las series de uno a cinco dan 1, 3, 5, 8 o 12. Tienes
    dos. Toma la fila A, con la varita de plumas.
    .other = Ahí no hay ningún juguete nuevo. La varita de plumas está en la fila A.
scoring-catnip =
    ¡Tres juguetes: 5 puntos! Pero solo tienes una hierba gatera, y una sola cuesta 2. Necesitas otra. Ahora no hay nada que jugar:
    toca «Acabar mi turno».
scoring-second = En la fila C hay hierba gatera, un disfraz y un cuarto juguete. Es el último turno. Toma la fila C.
    .other = Mira otra vez la fila C. ¡Hierba gatera!
scoring-costumes =
    Con dos o tres hierbas gateras, cada gato que alimentes da 1 punto más; con cuatro o más, 2 más. Quien tenga más
    disfraces gana 6; no tener ninguno cuesta 2. Toca «Acabar mi turno».
scoring-open =
    ¡Manos a la vista! Tienes dos raciones de leche. Keaton pide ambas y da 4. Lily y Copito piden una y dan 2 cada uno, y
    cuentan para la hierba gatera. Dale una a Lily.
    .other = Aquí dos gatos alimentados son mejor que uno. Primero Lily.
scoring-snowflake = Ahora dale la otra ración de leche a Copito.
    .other = La otra ración de leche es para Copito.
scoring-done = Keaton se queda con hambre y cuesta 2, pero aun así sumas más. ¡Perdona, Keaton! Toca «Ya está, 1 gato con hambre».
    .other = El plan está bien así. Toca «Ya está, 1 gato con hambre».
scoring-leftovers =
    La comida que sobra también cuesta puntos: quien más tenga pierde 2 y, si hay empate, los pierden quienes empaten.
    Cuenta cada ficha, también los comodines. A Miso le sobran dos.
scoring-points =
    Juguetes 8, Lily y Copito 4, hierba gatera 2, Keaton −2. Los 6 de los disfraces, a medias con Miso: 3. Son 15, ¡así que
    ganas! Si hay empate, gana quien haya alimentado más gatos.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    Box of Treats trae cartas nuevas. Una caja con el gato adecuado, aunque tenga hambre, da 1 punto por cada caja que
    tengas. Una de las tuyas pide un gato naranja que coma pollo: ¡Cascabel!
treats-brush =
    Tu otra caja es para un gato gris, como Ceniza. Un cepillo cambia tu gato por uno de la cuadrícula, esté donde esté el
    gato de madera. Toca «Cambiar un gato», luego Sombra y Ceniza.
    .other = La caja gris espera a Ceniza. Cambia a Sombra por Ceniza.
treats-bag =
    ¡Dos cajas llenas: 4 puntos! Una bolsa de compras te da pollo, atún y leche. El resto recibe una moneda de oro (2 puntos), por
    cortesía. Toca la bolsa de compras.
    .other = Primero, las compras. Toca la bolsa de compras.
treats-goal =
    Compartes una meta con quien tienes a cada lado: lograrla da 3 por cabeza. Cada turno puedes cambiar una. Mejor 5
    hierbas gateras que 8 juguetes: toca la de juguetes, luego la de hierba gatera.
    .other = Miso ya tiene hierba gatera. Cambia la meta de juguetes por la de hierba gatera.
treats-shared = Ahora la hierba gatera de Miso y la tuya cuentan juntas. Saltemos unos turnos.
treats-laser =
    Un puntero láser ocupa un turno entero: te llevas dos cartas cualesquiera, y el gato de madera no se mueve. Toca
    «Puntero láser», después el pollo de A1 y la hierba gatera de C3.
    .other = Esta vez: el puntero láser, el pollo de A1, la hierba gatera de C3.
treats-throw =
    Ahora se descarta una tercera carta. El Zeus de Juno espera pollo. ¡Qué pena si desapareciera! Descarta el pollo de C2.
    .other = Esa no le importa a nadie. Descarta el pollo de C2.
treats-treat =
    ¡Hora de cenar! Pablo Picagato pide tres raciones de atún, y no tienes ninguna. Una golosina basta para cualquier gato,
    pero entonces ese gato da solo 1 punto. Dale la golosina a Pablo Picagato.
    .other = La golosina es para Pablo Picagato.
treats-ash = Un gato con hambre cuesta 2, así que ha valido la pena. Dale una ración de pollo a Ceniza.
    .other = Ceniza quiere pollo.
treats-bell = Dale la otra ración de pollo a Cascabel.
    .other = Cascabel quiere la otra ración de pollo.
treats-done = Los tres gatos han cenado. Toca «Ya está».
    .other = Están contentos así. Toca «Ya está».
treats-points =
    Tus dos hierbas gateras y las tres de Miso suman 5: meta alcanzada, ¡3 puntos por cabeza! Las cajas llenas dan 4. Pablo
    Picagato cuenta como alimentado: tu hierba gatera da 3. Ganas con 19.

## A solas.

alone = A solas contra el gato
alone-gift =
    A solas juegas contra el gato rival. Antes de empezar recibe regalos: uno en «Fácil», dos en «Normal», tres en «Difícil».
    Aquí fueron dos monedas de oro, que valen 4 puntos.
alone-take = El gato rival siempre empieza. Después juegas como de costumbre. Toma la fila A: dos gatos y atún.
    .other = En la fila A hay dos gatos y atún. Toma la fila A.
alone-guide =
    La carta del gato rival quiere la línea con más comida, esté donde esté el gato de madera. Las filas B y C empatan, así
    que eliges tú. Guárdate la C: dale la fila B.
    .other = La fila C la quieres tú. Dale la fila B.
alone-last = ¡Un gato que hace caso! Es tu último turno. Toma la fila C: pollo, un corbatín y leche.
    .other = Tus gatos esperan la fila C.
alone-end = El mazo está vacío. Toca «Acabar mi turno».
alone-bell =
    El gato rival da de comer después que tú, y toda su comida es comodín, menos las golosinas. Tus gatos son más exigentes. Dale
    el pollo a Cascabel.
    .other = Primero Cascabel: el pollo, por favor.
alone-shadow = Dale el atún a Sombra.
    .other = El atún es para Sombra.
alone-snowflake = Dale la leche a Copito.
    .other = La leche es para Copito.
alone-done = Los tres gatos han cenado. Toca «Ya está».
    .other = Están contentos así. Toca «Ya está».
alone-points =
    Tienes 10 puntos, ¡así que ganas! El gato rival tiene 5: Zeus 3, monedas de oro 4, sin disfraz −2. Siempre necesitas más puntos
    que él: empatar no basta.

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
