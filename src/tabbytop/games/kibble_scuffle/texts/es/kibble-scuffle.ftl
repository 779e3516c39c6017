### Kibble Scuffle.

title = Kibble Scuffle
about = Manda a tus gatos a tres cuencos y no faltes cuando empiece la cena.
mood-first = astuto
mood-second = a empujones
mood-third = hambriento

## Cartas: el nombre y, en `gender`, su género (m, f).

card-kitten = Gatito
    .gender = m
    .text = Puedes jugar otro Gatito en cualquier cuenco.
card-big-eyes = Gata ojazos
    .gender = f
    .text = Caen dos bocados al azar en este cuenco.
card-catnip = Gata hierbas
    .gender = f
    .text = Atrae a un gato desde otro cuenco.
card-clumsy = Gato torpe
    .gender = m
    .text = Tira a la caja un bocado a tu elección.
card-fat = Gato gordinflón
    .gender = m
    .text = Cuenta como dos gatos para llamar a cenar.
card-feral = Gato montés
    .gender = m
    .text = Echa a otro gato de aquí a los descartes.
card-fraidy = Gato miedoso
    .gender = m
    .text = Si se va sin comer, vuelca toda la comida de aquí.
card-greedy = Gata glotona
    .gender = f
    .text = Come hasta dos bocados de una vez.
card-house = Gata casera
    .gender = f
    .text = Si come, vuelve aquí después de la cena.
card-mangy = Gato sarnoso
    .gender = m
    .text = Otro gato de aquí se va adonde diga quien lo jugó.
card-pounce = Gata saltarina
    .gender = f
    .text = Devuelve a la mano a otro gato de aquí.
card-queen = Gata reina
    .gender = f
    .text = Come primero. Echa al Matón o al Buscavidas.
card-tom = Gato matón
    .gender = m
    .text = Come primero. Ni el Montés ni la Saltarina lo tocan.
card-trickster = Gato pillo
    .gender = m
    .text = Cambia toda la comida de aquí por la de otro cuenco.
card-alley = Gato buscavidas
    .gender = m
    .text = Come primero. Puede cambiar su bocado por uno ajeno.
card-lazy = Gata perezosa
    .gender = f
    .text = Cuando come, se acaba la cena en todas partes.
card-mama = Mamá gata
    .gender = f
    .text = Da de comer enseguida a otro gato de aquí.
card-copy = Gato copión
    .gender = m
    .text = Descártalo y juega un gato de tus descartes.
card-bag = Saco de comida
    .gender = m
    .text = Un bocado al azar por cuenco. Luego, un gato aquí.
card-robo-vac = Robot aspirador
    .gender = m
    .text = Todos los gatos se van. Luego, un gato aquí.
card-laser-pointer = Puntero láser
    .gender = m
    .text = Solo se juega aquí hasta tu turno. Luego, un gato.
card-toy-mouse = Ratón de juguete
    .gender = m
    .text = Aquí, un gato vuelve a actuar y luego juegas otro.

# Todos los cuencos son masculinos: "en el", "al" y "del" van en las frases.
bowl-1 = cuenco del pez
bowl-2 = cuenco del ratón
bowl-3 = cuenco del pájaro

cube = un { $value }

# La carta con artículo: "el Gato matón", "al Gato matón".
the-card =
    { $card-gender ->
        [f] la { $card }
       *[m] el { $card }
    }
to-the-card =
    { $card-gender ->
        [f] a la { $card }
       *[m] al { $card }
    }
# Lo mismo con el gato de una jugada.
the-cat =
    { $cat-gender ->
        [f] la { $cat }
       *[m] el { $cat }
    }
no-card =
    { $card-gender ->
        [f] ninguna { $card }
       *[m] ningún { $card }
    }

# De quién es un gato: "tu Gato matón", "el Gato matón de Ana"; a quién: "a tu Gato matón", "al Gato matón de Ana".
whose-cat =
    { $owner-is ->
        [you] tu { $card }
       *[other] { the-card } { $owner-of }
    }
to-whose-cat =
    { $owner-is ->
        [you] a tu { $card }
       *[other] { to-the-card } { $owner-of }
    }

# Quién provoca algo: "el Gato sarnoso de Ana", "el Robot aspirador".
cause =
    { $by-key ->
        [robo-vac] el { $by }
        [bag] el { $by }
        [toy-mouse] el { $by }
       *[other]
            { $by_owner-is ->
                [you] tu { $by }
               *[other]
                    { $by-gender ->
                        [f] la { $by } { $by_owner-of }
                       *[m] el { $by } { $by_owner-of }
                    }
            }
    }
with-cause =
    { $by_owner-is ->
        [you] con tu { $by }
       *[other]
            { $by-gender ->
                [f] con la { $by } { $by_owner-of }
               *[m] con el { $by } { $by_owner-of }
            }
    }

## Preguntas.

left =
    { $left ->
        [one] una carta más
        [5] 5 cartas
       *[other] { $left } cartas más
    }
prompt-building = Deja fuera de tu mazo { left }. Nadie lo verá.
prompt-opening = Elige { left } para empezar. Nadie lo verá.
prompt-play = Te toca. ¿Qué carta, y en qué cuenco?
prompt-item-cat = Ahora un gato, en el { $bowl }.
prompt-kitten = Tu Gatito maúlla pidiendo compañía en el { $bowl }. ¿Traes otro?
prompt-catnip = La Gata hierbas huele de maravilla. ¿A quién atrae al { $bowl }?
prompt-clumsy = El Gato torpe tropieza en el { $bowl }. ¿Qué bocado vuelve a la caja?
prompt-feral = El Gato montés bufa. ¿A quién echa del { $bowl }?
prompt-mangy = El Gato sarnoso quiere sitio en el { $bowl }. ¿A quién empuja?
prompt-pounce = La Gata saltarina se agazapa en el { $bowl }. ¿Quién vuelve a la mano?
prompt-trickster = El Gato pillo cambia la comida del { $bowl }. ¿Con qué otro cuenco?
prompt-mama = La Mamá gata da de comer a alguien en el { $bowl }. ¿A quién?
prompt-mama-fed = { cause } da de comer a tu { $card }. ¿Qué le das del { $bowl }?
prompt-toy-mouse = El Ratón de juguete chilla en el { $bowl }. ¿Qué gato se alborota otra vez?
prompt-send = { cause } empuja a tu { $card } fuera del { $bowl }. ¿Adónde?
prompt-vacuum = El Robot aspirador zumba en el { $bowl }. ¿Cuál de tus gatos sale corriendo, y adónde?
prompt-serve = ¡Cena en varios cuencos! ¿En cuál ahora?
prompt-feed = Hora de cenar en el { $bowl }. ¿Cuál de tus gatos come, y qué?
prompt-feed-first = Hora de cenar en el { $bowl }. Tu { $card } come primero. ¿Qué va a ser?
prompt-swap = El Gato buscavidas tiene { $cube }. ¿Lo cambias por el de alguien?

## Lo que pasa.

event-play =
    { $owner-is ->
        [you] Juegas { the-card } en el { $bowl }.
       *[other] { $owner } juega { the-card } en el { $bowl }.
    }
event-item =
    { $card-key ->
        [laser-pointer]
            { $owner-is ->
                [you] Usas { the-card } en el { $bowl }: ahora hay que jugar allí.
               *[other] { $owner } usa { the-card } en el { $bowl }: ahora hay que jugar allí.
            }
       *[other]
            { $owner-is ->
                [you] Usas { the-card } en el { $bowl }.
               *[other] { $owner } usa { the-card } en el { $bowl }.
            }
    }
event-copy =
    { $owner-is ->
        [you] Juegas el Gato copión como { $card } en el { $bowl }.
       *[other] { $owner } juega el Gato copión como { $card } en el { $bowl }.
    }
event-laser_off = { whose-cat } se apaga en el { $bowl }.
event-move =
    { $by-key ->
        [catnip] { cause } atrae { to-whose-cat } del { $bowl } al { $to }.
        [mangy] { cause } empuja { to-whose-cat } del { $bowl } al { $to }.
        [robo-vac] { cause } ahuyenta { to-whose-cat } del { $bowl } al { $to }.
       *[other] { cause } lleva { to-whose-cat } del { $bowl } al { $to }.
    }
event-return = { cause } manda { to-whose-cat } del { $bowl } de vuelta a la mano.
event-tease = { cause } alborota { to-whose-cat } en el { $bowl }.
event-aside = { whose-cat } volverá al { $bowl } después de la cena.
event-back = { whose-cat } vuelve al { $bowl }.
event-eat =
    { $by-key ->
        [none] { whose-cat } come { $cubes } en el { $bowl }.
       *[other] { cause } da { $cubes } { to-whose-cat } en el { $bowl }.
    }
event-discard =
    { $why ->
        [hungry] { whose-cat } se va con hambre del { $bowl }.
        [turned-away] { whose-cat } deja el { $bowl }, se topa { with-cause } y acaba en los descartes: en cada cuenco solo uno come primero.
       *[other] { cause } echa { to-whose-cat } del { $bowl }.
    }
event-draw =
    { $cards-count ->
        [none]
            { $seat-is ->
                [you] Robas { drawn }.
               *[other] { $seat } roba { drawn }.
            }
       *[other]
            { $seat-is ->
                [you] Robas: { $cards }.
               *[other] { $seat } roba: { $cards }.
            }
    }
drawn =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
event-reshuffle =
    { $seat-is ->
        [you] Barajas tus descartes: ya tienes mazo nuevo.
       *[other] { $seat } baraja sus descartes y hace un mazo nuevo.
    }
event-throw =
    { $seat-is ->
        [you] Descartas { the-card }: no puedes jugar nada.
       *[other] { $seat } descarta { the-card }: no puede jugar nada.
    }
event-swap =
    { $seat-is ->
        [you] Cambias el { $gives } del Gato buscavidas por un { $gets } { $other-of }.
       *[other]
            { $other-is ->
                [you] { $seat } cambia el { $gives } del Gato buscavidas por un { $gets } tuyo.
               *[other] { $seat } cambia el { $gives } del Gato buscavidas por un { $gets } { $other-of }.
            }
    }
event-box =
    { $seat-is ->
        [you] Tienes la caja de comida.
       *[other] { $seat } tiene la caja de comida.
    }
event-omit =
    { $seat-is ->
        [you] Dejas fuera { picked }.
       *[other] { $seat } deja fuera { picked }.
    }
event-hold =
    { $seat-is ->
        [you] Eliges { picked } para empezar.
       *[other] { $seat } elige { picked } para empezar.
    }
picked =
    { $card-key ->
        [none] una carta
       *[other] { the-card }
    }
event-drop =
    { $by-key ->
        [none] El { $bowl } se llena: { $cubes }.
        [bag] { cause } echa { $cubes } en el { $bowl }.
       *[other] { cause } consigue { $cubes } para el { $bowl }.
    }
event-spill =
    { $by-key ->
        [fraidy] { cause } se va y vuelca el { $bowl }: a la caja { $cubes }.
       *[other] { cause } tira { $cubes } del { $bowl } a la caja.
    }
event-trade = { cause } cambia la comida del { $bowl } por la del { $other_bowl }.
event-dinner = ¡A cenar en el { $bowl }!
event-dinner_over = { cause } ha comido: se acabó la cena en todas partes, y la caja se queda donde está.
event-nothing_left = No queda nada en el { $bowl }.
event-end = Se enseñan los mazos. { $decks }.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Dejaste fuera: { $cards }
               *[no] tú dejaste fuera: { $cards }
            }
       *[other] { $seat } dejó fuera: { $cards }
    }
decks = { $start }; { $next }

## Jugadas.

move-play = { the-card } en el { $bowl }
move-copy = el Gato copión como { $cat } en el { $bowl }
move-discard = descartar { the-card }
move-choose =
    { $seat-is ->
        [you] tu { $cat } del { $bowl }
       *[other] { the-cat } { $seat-of }, del { $bowl }
    }
move-send = { the-cat } al { $bowl }
move-return = el { $cube-key }
move-trade = con el { $bowl }
move-serve = en el { $bowl }
move-feed = { the-cat } come { $cubes }
move-swap =
    { $seat-is ->
        [you] por tu { $cube-key }
       *[other] por el { $cube-key } { $seat-of }
    }
move-omit = dejar fuera { the-card }
move-hold = { $card }
move-pass = No, gracias

## La hoja de puntos, y por qué se gana.

score-cubes =
    { $count ->
        [one] { $count } bocado de { $value }
       *[other] { $count } bocados de { $value }
    }
score-partner =
    { $seat-is ->
        [you] tus bocados, en pareja
       *[other] bocados { $seat-of }, en pareja
    }
score-tie-break = bocados comidos: { $cubes-key }

reason-most-points = más puntos que nadie
reason-equal-points-fewest-cubes = a igualdad de puntos, menos bocados
reason-equal-points-and-cubes-shared = empate a puntos y a bocados

## Opciones.

option-deck =
    qué cartas: las 20 básicas, las 25, mazos que cada cual prepara en secreto, o 20 que eliges para toda la mesa
    .title = El mazo
    .choice-basic = Las 20 básicas
    .choice-all = Las 25
    .choice-built = A tu gusto
    .choice-same = Todos iguales
option-cards = las veinte cartas, por su nombre, un nombre por carta, si todos los mazos son iguales
    .title = Esas cartas
    .hint = Veinte en total: toca una carta para meterla o dejarla fuera
option-opening = tus cinco primeras cartas: repartidas, o elegidas de tu propio mazo
    .title = La primera mano
    .choice-dealt = Repartida
    .choice-chosen = Elegida
option-teams = solo con cuatro asientos: quienes se sientan enfrente forman pareja
    .title = Dos contra dos
option-reminders = mostrar las cartas que todo el mundo ha visto volver a una mano; si no, toca recordarlas
    .title = Recordatorios

refusal-teams = por parejas hacen falta justo 4 asientos, no { $seats } (KS-F15)
refusal-cards-without-deck = las cartas solo se eligen si todos los mazos son iguales (KS-V1)
refusal-copies = solo hay { $copies } × { $card } (KS-B1)
refusal-unknown-card = no existe la carta «{ $name }» (KS-B1)
refusal-deck-size = cartas del mazo: { $count } en vez de { $size } (KS-V1)

## Qué hay que hacer ahora.

must-building = tienes que elegir una carta para dejarla fuera de tu mazo
must-opening = tienes que elegir una carta para tu primera mano
must-play = tienes que jugar una carta de tu mano
must-item-cat = tienes que jugar un gato en el { $bowl }, donde usaste el objeto
must-kitten = tienes que traer otro Gatito, o pasar
must-catnip = tienes que elegir un gato de otro cuenco para atraerlo
must-clumsy = tienes que elegir un bocado de este cuenco que vuelva a la caja
must-feral = tienes que elegir otro gato de aquí para echarlo
must-mangy = tienes que elegir otro gato de aquí para empujarlo
must-pounce = tienes que elegir otro gato de aquí para devolverlo a la mano de quien lo jugó
must-trickster = tienes que elegir otro cuenco para cambiar la comida
must-mama = tienes que elegir otro gato de aquí para darle de comer
must-mama-fed = tienes que dar de comer { to-the-card } de este cuenco
must-toy-mouse = tienes que elegir un gato del cuenco del Ratón de juguete
must-send = tienes que mandar { to-the-card } a otro cuenco
must-vacuum = tienes que mandar a otro cuenco a uno de tus gatos de aquí
must-serve = tienes que elegir en qué cuenco se cena ahora
must-feed = tienes que dar de comer a uno de tus gatos de este cuenco
must-feed-first = tienes que dar de comer { to-the-card }, que come primero
must-swap = tienes que cambiar el bocado por el de alguien, o pasar

## Por qué algo no se puede.

refusal-not-in-hand = no tienes { no-card } en la mano
refusal-not-in-deck = en tu mazo no queda { no-card }
refusal-not-in-discard = en tus descartes no hay { no-card } que imitar
refusal-nothing-to-copy = en tus descartes no hay ningún gato que imitar
refusal-copy-as-which = el Gato copión nunca se sienta él mismo en un cuenco: elige a qué gato imita
refusal-unplayable = { the-card } no se puede jugar ahí
refusal-laser = el Puntero láser obliga a jugar en el { $bowl }
refusal-vacuum-at = el Robot aspirador trabaja en el { $bowl }: no entra nadie
refusal-vacuum-there = ahí trabaja el Robot aspirador: no entra nadie
refusal-priority = en el { $bowl } ya come primero { the-card }, y solo puede hacerlo un gato
refusal-queen-tired = a la Gata reina no le quedan fuerzas en este turno para echarlo
refusal-no-cat-follows = ningún gato de tu mano podría seguirlo en el { $bowl }
refusal-one-item = un objeto por turno, y luego un gato
refusal-items-bowl = el gato se juega en el mismo cuenco que el objeto, el { $bowl }
refusal-must-pass-here = aquí ya no puedes jugar ningún gato de tu mano, así que tienes que pasar
refusal-must-play-cat = tienes un gato que puedes jugar aquí, así que tienes que hacerlo
refusal-must-play = puedes jugar una carta, así que tienes que hacerlo
refusal-must-pass = tu mano está vacía, así que tienes que pasar
refusal-must-discard = no puedes jugar nada de tu mano, así que tienes que descartar una carta
refusal-no-cat-there = no hay ningún gato así en ese cuenco
refusal-no-cat-here = no hay ningún gato así en este cuenco
refusal-lures-from-elsewhere = atrae a un gato de otro cuenco
refusal-no-catnip-again = una Gata hierbas que repite su truco no puede atraer a otra Gata hierbas
refusal-own-target = un gato nunca se elige a sí mismo
refusal-tom = ni el Gato montés ni la Gata saltarina pueden tocar al Gato matón
refusal-only-greedy = solo la Gata glotona come dos bocados
refusal-not-in-bowl = eso no está en el cuenco
refusal-priority-first = antes tiene que comer el gato que come primero
refusal-house-has-eaten = la Gata casera ya ha comido y vuelve después de la cena
refusal-no-cat-of-yours = no tienes ningún gato así en el { $bowl }

## Por qué una mesa no se puede preparar así.

arrange-only = { $what }: solo hay { $most }
arrange-laser-bowl = laser: los cuencos van de 1 a { $most }
arrange-not-in-deck = al asiento { $number } no le queda «{ $name }» en el mazo
arrange-cat = un gato en un cuenco se escribe «mangy of 1», no «{ $name }»
arrange-no-cat = «{ $name }» no está en un cuenco
arrange-not-in-hand = en ninguna mano hay «{ $name }»
arrange-no-cube = en la caja no queda ningún bocado «{ $name }»

## Las reglas, en breve.

rules-idea =
    Tres cuencos y muchos gatos con hambre. Procura que los tuyos estén en un cuenco cuando empiece la
    cena, cómete los mejores bocados y lleva la delantera cuando alguien llegue a 20 puntos.
    .heading = La idea
rules-turn =
    Juega una carta de tu mano en uno de los cuencos. Los gatos se quedan allí, y casi todos hacen
    algo al llegar. Si un gato cambia de cuenco, llega otra vez y lo hace otra vez. Por cada gato
    decide quien lo jugó, sea de quien sea el turno.

    Un objeto actúa primero; luego lo sigue un gato en el mismo cuenco, en el mismo turno.

    Si no puedes jugar nada, descartas una carta.

    Un cuenco vacío recibe enseguida cuatro bocados nuevos, o después de la cena si se está cenando.
    Después de cada turno, todo el mundo roba hasta tener cinco cartas.
    .heading = Tu turno
rules-dinner =
    Si al acabar un turno hay cinco gatos o más en un cuenco, comen. (Un Gato gordinflón cuenta como
    dos.)

    Empieza quien tiene la caja de comida, y se sigue en el sentido del reloj: elige a uno de tus gatos
    de allí y un bocado para él; el gato va a tus descartes. Cuando se acaba la comida, los demás gatos
    se van con hambre.

    Si se cena en varios cuencos, quien tiene la caja dice cuál va ahora. Después la caja pasa a la
    izquierda.
    .heading = La cena
rules-first =
    La Gata reina, el Gato matón y el Gato buscavidas comen antes que los demás gatos, y en cada cuenco
    solo cabe uno de ellos. Una Gata reina sí puede llegar adonde está un Gato matón o un Gato
    buscavidas: ¡y lo pone de patitas en la calle! Si uno de los tres cambia a un cuenco donde ya hay otro, se descarta.
    .heading = Quién come primero
rules-end =
    Si después de una cena alguien tiene 20 puntos o más, gana quien tenga más puntos; si hay empate,
    quien haya comido menos bocados.

    Por parejas, quienes se sientan enfrente suman sus puntos.
    .heading = El final

## Grupos de cartas, como títulos.

cards-cat = Gatos
cards-item = Objetos

## Por qué es bueno un consejo: lo que trae una jugada, después de «Un gran felino elegiría: …».

# El turno de comer.
in-order =
    { $place ->
        [1] en primer lugar
        [2] en segundo lugar
        [3] en tercer lugar
       *[other] en el puesto { $place }
    }
because-dinner = Con eso hay { $cats } gatos en el { $bowl }: ¡a cenar!
because-place = Comes { in-order }.
because-share =
    { $points ->
        [one] Si todo el mundo toma el mejor bocado que quede, te toca 1 punto.
       *[other] Si todo el mundo toma el mejor bocado que quede, te tocan { $points } puntos.
    }
because-no-cat = No tienes ningún gato en el { $bowl }.
because-nothing-left = La comida se habrá acabado antes de que te toque comer.
because-cats =
    { $missing ->
        [0]
            El { $bowl } tendrá { $cats ->
                [one] { $cats } gato
               *[other] { $cats } gatos
            }: suficientes para cenar
        [1] El { $bowl } tendrá { $cats } de 5 gatos: falta uno para la cena
       *[other] El { $bowl } tendrá { $cats } de 5 gatos
    }{ $place ->
        [0] {""}
       *[other] , y comerías { in-order }
    }.
# Lo mismo mientras un gato que llega aún tiene que echar a otro; $card: quien lo hace.
because-cats-before =
    El { $bowl } tendrá { $cats ->
        [one] { $cats } gato
       *[other] { $cats } gatos
    }, hasta que { the-card } eche a uno.
# Lo que hace un Robot aspirador; $others, $own: cuántos gatos ajenos y propios se van.
because-vacuum =
    { $others ->
        [0]
            { $own ->
                [0] No hay gatos que ahuyentar.
                [one] Solo ahuyenta a 1 gato, y es tuyo.
               *[other] Solo ahuyenta a { $own } gatos, y son tuyos.
            }
        [one]
            { $own ->
                [0] Ahuyenta a 1 gato ajeno, y a ninguno tuyo.
                [one] Ahuyenta a 1 gato ajeno y a 1 tuyo.
               *[other] Ahuyenta a 1 gato ajeno y a { $own } tuyos.
            }
       *[other]
            { $own ->
                [0] Ahuyenta a { $others } gatos ajenos, y a ninguno tuyo.
                [one] Ahuyenta a { $others } gatos ajenos y a 1 tuyo.
               *[other] Ahuyenta a { $others } gatos ajenos y a { $own } tuyos.
            }
    }
because-ability = { $card }: { $card-text }
because-discard = No puedes jugar nada, así que cambias esta carta por otra nueva.
because-points =
    { $points ->
        [one] Es 1 punto
       *[other] Son { $points } puntos
    }, con lo que llevas { $total } de { $goal }.
because-swap =
    { $points ->
        [one] Ganas 1 punto.
        [0] No ganas nada con eso.
        [-1] Pierdes 1 punto.
        [-2] Pierdes 2 puntos.
       *[other] Ganas { $points } puntos.
    }
because-food =
    { $points ->
        [one] El { $bowl } tendrá comida por 1 punto.
       *[other] El { $bowl } tendrá comida por { $points } puntos.
    }
because-keep = Te quedas con lo que tienes.
