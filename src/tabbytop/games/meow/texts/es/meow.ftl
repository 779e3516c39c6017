### Meow!: cada carta es una regla del Culto del Gato y pide un rito.

title = Meow!
about = Cumple las reglas del Culto del Gato. Lástima que nadie te haya contado la mayoría.
mood-first = tontorrón
mood-second = secreto
mood-third = a voces

## Preguntas.

prompt-strike =
    { $most ->
        [one] ¿Hay algo que no puedas hacer? Puedes tachar un rito, y nadie lo sabrá. ¿Ya está?
       *[other] ¿Hay algo que no puedas hacer? Táchalo, y nadie lo sabrá. ¿Ya está?
    }
prompt-pass = Apréndete tus reglas de memoria y pásalas a la izquierda.
prompt-clock = La vela se consume.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] El gato ya ha visto bastante: pon una carta, o repite antes algo.
                [1] Haz lo que va ANTES (te queda un rito para todo el turno) y luego pon una carta.
               *[other] Haz lo que va ANTES (te quedan { $left } ritos distintos para todo el turno) y luego pon una carta.
            }
       *[no] Pon una carta.
    }{ $may_replace ->
        [yes] {" "}¿Conoces una regla que no puedes cumplir? Cámbiala antes.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] El gato ya ha visto bastante: pide juicio, o repite algo.
        [1] Complace al gato. Queda sitio para un rito más; luego pide juicio.
       *[other] Complace al gato. Queda sitio para { $left } ritos distintos; luego pide juicio.
    }
prompt-reveal =
    { $active-is ->
        [you] ¡Has roto una regla! ¿Cuál enseñas?
       *[other] ¡{ $active } ha roto una regla tuya! ¿Cuál enseñas?
    }
prompt-answer =
    { $active-is ->
        [you] Te señalas. ¿Se ha roto alguna regla tuya?
       *[other] { $active } te señala. ¿Se ha roto alguna regla tuya?
    }
prompt-object =
    { $active-is ->
        [you] Señalas { $pointed-to }. ¿Se ha hecho lo que pide la carta del altar? Si no, protesta.
       *[other]
            { $pointed-is ->
                [you] { $active } te señala. ¿Se ha hecho lo que pide la carta del altar? Si no, protesta.
               *[other] { $active } señala { $pointed-to }. ¿Se ha hecho lo que pide la carta del altar? Si no, protesta.
            }
    }

## Lo que pasa.

titled =
    { $part ->
        [before] «{ $card }» (ANTES)
        [after] «{ $card }» (DESPUÉS)
       *[none] «{ $card }»
    }
    .read = { titled }: { $card-text }

event-ready =
    { $seat-is ->
        [you] No tachas nada más.
       *[other] { $seat } no tacha nada más.
    }
event-dealt =
    { $each ->
        [1] Cada aspirante recibe una regla
       *[other] Cada aspirante recibe { $each } reglas
    }, y { $pile ->
        [one] una va al montón
       *[other] { $pile } van al montón
    }{ $cards-count ->
        [none] {""}
       *[other] . Por ahora tienes entre las patas { $cards }
    }. { $starter-is ->
        [you] Empiezas tú.
       *[other] Empieza { $starter }.
    }
event-passes =
    { $seat-is ->
        [you] Ya has visto bastante.
       *[other] { $seat } ya ha visto bastante.
    }
event-passed =
    { $cards-count ->
        [none] Todas las manos pasan a la izquierda.
        [one] Todas las manos pasan a la izquierda; ahora es tuya esta regla: { $cards }.
       *[other] Todas las manos pasan a la izquierda; ahora son tuyas estas reglas: { $cards }.
    }
# In puzzles, after the deal: a card that the reader has passed on to the left.
event-handed =
    { $seat-is ->
        [you] Ahora tienes { $card-read }
       *[other] { $seat } tiene ahora { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Ronda { $round }: te presentas ante el altar.
       *[other] Ronda { $round }: { $seat } se presenta ante el altar.
    }
event-time_up =
    { $seat-is ->
        [you] Se apaga la vela: se te acabó el tiempo.
       *[other] Se apaga la vela: a { $seat } se le acabó el tiempo.
    }
event-played =
    { $seat-is ->
        [you] Pones { $card-read }
       *[other] { $seat } pone { $card-read }
    }
event-replaced =
    { $seat-is ->
        [you] Cambias la regla { $card }
       *[other] { $seat } cambia la regla { $card }
    }{ $fresh ->
        [none] .
       *[other] . En su lugar recibes { $fresh-read }
    }
event-acted =
    { $seat-is ->
        [you] Tu rito: { $act-label }{ told }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}(ya van { $times } veces).
            }
       *[other] : «{ $word }».
    }
event-checking =
    { $seat-is ->
        [you] Pides juicio.
       *[other] { $seat } pide juicio.
    }
event-pointed =
    { $seat-is ->
        [you] Señalas { $at-to }: «¿He roto alguna regla tuya?».
       *[other]
            { $at-is ->
                [you] { $seat } te señala: «¿He roto alguna regla tuya?».
               *[other] { $seat } señala { $at-to }: «¿He roto alguna regla tuya?».
            }
    }
event-cleared =
    { $kept ->
        [none]
            { $seat-is ->
                [you] Dices que no: ninguna regla rota.
               *[other] { $seat } dice que no: ninguna regla rota.
            }
       *[other]
            { $seat-is ->
                [you] Nombras { $kept }, pero se ha cumplido: eso es un no.
               *[other] { $seat } nombra { $kept }, pero se ha cumplido: eso es un no.
            }
    }
event-looked =
    { $seat-is ->
        [you] Te frotas los ojos y miras otra vez.
       *[other] { $seat } se frota los ojos y mira otra vez.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Protestas, y con razón.
               *[other] { $seat } protesta, y con razón.
            }
       *[no]
            { $seat-is ->
                [you] Protestas, en vano.
               *[other] { $seat } protesta, en vano.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] No has hecho lo que pide { $card }, así que la recoges.
       *[other] { $seat } no ha hecho lo que pide { $card }, y la recoge.
    }
event-revealed =
    { $active-is ->
        [you] Has roto una regla.
       *[other] { $active } ha roto una regla.
    } { $seat-is ->
        [you] Enseñas { $card-read }
       *[other] { $seat } enseña { $card-read }
    }
event-exchanged =
    { $drawn ->
        [none] Las dos cartas se barajan en el montón, y salen de él dos reglas, { $active-for } y { $seat-for }. Cualquiera de las dos puede haber vuelto.
       *[other] Las dos cartas se barajan en el montón, y salen de él dos reglas, { $active-for } y { $seat-for }. La tuya es { $drawn-read }
    }
event-won =
    { $seat-is ->
        [you] ¡Todo el mundo dice que no: ninguna regla rota! Ganas y entras en el Culto del Gato. ¡Miau!
       *[other] ¡Todo el mundo dice que no: ninguna regla rota! { $seat } gana y entra en el Culto del Gato. ¡Miau!
    }
event-limit = El gato se ha dormido. Nadie llegó más lejos que { $winners }.

## Jugadas.

move-strike = tachar «{ $card }»
move-ready = Ya está
move-pass = Pasarlas a la izquierda
move-play = poner «{ $card }»
move-replace = cambiar la regla «{ $card }»
move-do = { $act-label }
move-say = decir «{ $word }»
move-check = pedir juicio
move-reveal = enseñar «{ $card }»
move-no = no, la mía no
move-broken = rota: «{ $card }»
move-look = mirar otra vez
move-object = protestar: no se ha hecho lo que pide la carta puesta
move-wait = nada que decir
move-time = se acabó el tiempo

## El final.

score-best =
    { $hands ->
        [0] en el mejor juicio ninguna mano quedó contenta
        [1] en el mejor juicio una mano quedó contenta
       *[other] en el mejor juicio { $hands } manos quedaron contentas
    }
reason-broke-no-rule = ninguna regla rota
reason-was-caught-at-no-broken-rule = nadie vio ninguna regla rota
reason-got-past-most-hands-before-the-last-round-was-over = más manos superadas que nadie al acabar la última ronda

## Qué hay que hacer ahora.

must-strike = tienes que tachar un rito que no puedas hacer, o decir que ya está
must-pass = primero mira tu mano, y luego pásala a la izquierda
must-play = tienes que poner una carta de tu mano
must-act = tienes que hacer un rito, decir algo o pedir juicio
must-reveal = tienes que enseñar una regla tuya que se haya roto
must-answer = tienes que decir si se ha roto una regla tuya

## Por qué algo no se puede.

refusal-clock = el reloj solo dice que se acabó el tiempo
refusal-time = solo el reloj dice que se acabó el tiempo
refusal-struck = ya has tachado «{ $card }»
refusal-not-in-deck = «{ $card }» no está en esta partida
refusal-most-strikes =
    { $most ->
        [one] en esta mesa solo puedes tachar un rito
       *[other] en esta mesa solo puedes tachar { $most } ritos
    }
refusal-not-in-hand = no tienes «{ $card }» en la mano
refusal-check-without-card = antes de pedir juicio hay que poner una carta
refusal-card-lies = ya has puesto una carta en este turno
refusal-word-said = «{ $act-label }»: una palabra por turno, y ya has dicho una
refusal-word-not-in-box = ninguna regla de esta caja pide esa palabra
refusal-times =
    { $most ->
        [one] con una vez basta
       *[other] con { $most } veces basta
    }
refusal-budget =
    { $most ->
        [one] aquí no cabe más que un rito en un turno
       *[other] aquí no caben más de { $most } ritos distintos en un turno
    }
refusal-replaced = ya has cambiado una regla en esta partida, y solo se puede una vez
refusal-replace-later = una regla se cambia al empezar un turno, antes que nada
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = en un reto no hay reglas nuevas: aquí puedes cumplirlas todas
refusal-done = «{ $card }» se queda: ya has hecho ese rito en esta partida
refusal-unknown-rule = solo puedes cambiar una regla que sepas que está en juego, y de «{ $card }» no lo sabes
refusal-not-broken = «{ $card }» no se ha roto
refusal-not-pointed = no te señalan a ti: protesta, o espera
refusal-looked = ya has mirado otra vez, y solo se puede una vez por juicio
refusal-objected = ya has protestado en este turno, y solo se puede una vez

## Opciones.

option-mode =
    basic: una o dos reglas por persona; thirteen: trece reglas en juego, sea cual sea el número de personas; before-after: trece, y cada regla tiene su momento, antes o después de poner la carta
    .title = Cuántas reglas
    .hint = Una o dos por persona, o trece en total; a su tiempo, cada una se cumple antes o después de poner la carta
    .choice-basic = Una o dos por persona
    .choice-thirteen = Trece
    .choice-before-after = Trece, a su tiempo
option-box =
    whole: las 102 reglas; small: veinte que todo el mundo conoce, para una primera partida de hasta seis
    .title = Qué reglas
    .hint = Las 102; o veinte que todo el mundo conoce, para una primera partida
    .choice-whole = La caja entera
    .choice-small = Veinte fáciles
option-striking = antes de repartir, cada cual puede tachar los ritos que no pueda hacer
    .title = Tachar ritos
    .hint = Antes de repartir las cartas, cada cual puede tachar lo que no pueda hacer
option-young = solo las cartas azules: un ruido o un gesto sencillo cada una
    .title = Para peques
option-judge =
    engine: la mesa dice quién ha roto qué, y siempre acierta; eyes: cada cual vigila y responde, y algo puede escaparse
    .title = Quién juzga
    .hint = La mesa ve cada error; o vigila todo el mundo, y algo puede escaparse
    .choice-engine = La mesa
    .choice-eyes = Cada cual
option-helper = las reglas que han salido a la luz quedan anotadas; si no, toca recordarlas
    .title = Una lista de lo que se sabe
option-rounds = tras estas rondas gana quien haya llegado más lejos; 0: se juega hasta que alguien gane
    .title = Rondas
option-seconds = el tiempo de un turno; 0: sin reloj
    .title = Segundos por turno
refusal-small-young = para peques hace falta la caja entera: en la pequeña no todas las cartas son azules
refusal-small-seats = la caja pequeña da para { $most }, no para { $seats }
refusal-rounds = rounds va de 0 a { $most }, no { $rounds }
refusal-seconds = seconds va de 0 a { $most }, no { $seconds }

# Una mesa para una prueba o una lección.
refusal-no-round = round_number: la ronda { $round } no existe
refusal-struck-twice = struck: { $name } está dos veces
refusal-struck-most = struck: { $most } como mucho
refusal-card-twice = { $name } está tachada, o está dos veces
refusal-no-memory-word = said: { $name } no es palabra de una regla de memoria
refusal-best = best: de 0 a { $most } mientras se juega, no { $hands }
refusal-seats = { $what }: solo hay { $most } asientos
refusal-no-card = no existe la carta { $name }
refusal-size = { $what }: { $most } en esta mesa, no { $count }

## Los grupos de ritos.

group-noise = Ruidos
group-mime = Gestos
group-counted = Contados
group-spoken = De palabra
group-memory = De memoria

## Cómo se juega.

rules-circle =
    Para ganar, haz en un solo turno lo que pide tu carta y lo que piden todas las reglas del resto. Acabas de
    llegar al Culto del Gato: cada carta es una regla del Culto, y cada regla pide un rito, como croar igual que una
    rana, lamerse una pata o nombrar una ciudad. El truco: nadie te dice qué reglas hay en las otras manos.
    .heading = Cómo se gana

rules-before-the-deal =
    Si en tu mesa se tacha: ¿hay algo que no puedas hacer o que prefieras evitar? Táchalo sin que nadie lo vea; esas
    cartas se quedan en la caja. Luego cada cual recibe dos cartas (una, a partir de seis personas), y una forma el montón. Mira
    bien las tuyas: la mano entera pasa a quien se sienta a tu izquierda, y desde entonces es suya.
    .heading = Antes de repartir

rules-your-turn =
    Pon una carta; todo el mundo oye su regla. Luego actúa. Tienes ritos que gastar: uno por cada regla que podría
    obligarte y dos de sobra, para tonterías que despisten a quien te imite. Repetir el mismo rito es gratis. Después,
    pide juicio.
    .heading = Tu turno

rules-check =
    Si olvidaste la regla de tu propia carta, la carta vuelve a tu mano y se acabó tu turno. Si no, señalas al resto,
    empezando por tu izquierda, y preguntas: «¿He roto alguna regla tuya?». Quien tenga una regla que no has cumplido lo
    dice y la enseña; esa regla y tu carta se barajan en el montón, y salen de él dos nuevas: una para esa persona y otra
    para ti. Si todo el mundo dice que no, ganas. Las reglas de tu propia mano y las del montón no te obligan.
    .heading = El juicio

rules-remember =
    Lo que se hace y se enseña desaparece al empezar el siguiente turno, y nadie lo anota: ni el registro ni deshacer
    una jugada te ayudan. Lo que viste al pasar tu mano, lo que salió a la luz, lo que hace el resto y le sale bien: no
    tienes más. Si tu mesa lleva una lista, las reglas que salieron a la luz quedan anotadas en ella.
    .heading = Recuerda

rules-acts =
    Los ritos contados se hacen justo tantas veces como dice la regla. Uno de palabra se hace una vez por turno, con una
    palabra de su lista. Algunas reglas piden una palabra que nadie haya dicho en esta partida; cuentan las palabras de
    todo el mundo.
    .heading = Ritos

rules-once-a-game =
    Al empezar tu turno puedes cambiar una regla que conoces y que alguien no puede cumplir. Todo el mundo
    se entera de cuál se va; la que llega solo la ve quien la tiene.
    .heading = Una vez por partida

rules-thirteen =
    Si se juega con trece reglas, siempre hay trece en juego, sea cual sea el número de personas. Con antes y después, cada
    regla tiene además su momento, antes o después de poner la carta, y quien la cumple a destiempo la rompe, aunque
    también la cumpla a tiempo.
    .heading = Trece, antes y después

rules-eyes =
    Si juzga cada cual con sus ojos, también responde cada cual. Fíjate bien. Si te señalan, dices que no, o nombras la
    regla tuya que se ha roto; si resulta que se había cumplido, no se la enseñas a nadie. Una vez por juicio puedes mirar
    otra vez. Lo que se te escapa, se te escapa. Y quien vea que no se ha hecho lo que pide la carta puesta puede protestar,
    una vez por turno.
    .heading = Los ojos

## Las cartas. `label` es el rito en una lista; `shown`, lo que ve el resto, después de un nombre; `noise`, lo que oyen.

## Ruidos.

card-croak = Cría ranas y te croarán
    .animal = rana
    .text = Tienes que croar como una rana a la que le han pedido que cante.
    .label = Croar
    .shown = hincha los carrillos y croa
    .noise = ¡Croac!
card-hiss = Sin chistar, silbando
    .animal = serpiente
    .text = Tienes que silbar como una serpiente a la que le han quitado el sofá.
    .label = Silbar como una serpiente
    .shown = enseña dos colmillos y silba
    .noise = ¡Sssss!
card-moo = Muuu importante
    .animal = vaca
    .text = Tienes que mugir como una vaca que sabe quién se bebió la leche.
    .label = Mugir
    .shown = mastica un rato y muge
    .noise = Muuuuu.
card-oink = Gruñe que algo queda
    .animal = cerdo
    .text = Tienes que gruñir como un cerdo en la ópera.
    .label = Gruñir como un cerdo
    .shown = arruga el hocico y gruñe
    .noise = ¡Oinc, oinc!
card-quack = Cuac a cuac
    .animal = pato
    .text = Tienes que graznar como un pato con título.
    .label = Hacer cuac
    .shown = grazna por un pico imaginario
    .noise = ¡Cuac!
card-baa = Bee por todas
    .animal = oveja
    .text = Tienes que balar como una oveja con la que nadie se ha dormido.
    .label = Balar
    .shown = bala, con cierto disgusto
    .noise = ¡Beee-eee!
card-neigh = Relincho en contra
    .animal = caballo
    .text = Tienes que relinchar como un caballo que vota en contra.
    .label = Relinchar
    .shown = sacude las crines y relincha
    .noise = ¡Hiiii-hi-hi!
card-bark = Perro ladrador
    .animal = perro
    .text = Tienes que ladrar como un perro que entró por error.
    .label = Ladrar
    .shown = ladra a la puerta
    .noise = ¡Guau, guau!
card-howl = Aúlla quien pueda
    .animal = lobo
    .text = Tienes que aullar como un lobo ante una lámpara de techo.
    .label = Aullar
    .shown = aúlla al techo
    .noise = ¡Auuuuu!
card-roar = Ruge la marabunta
    .animal = león
    .text = Tienes que rugir como el león que llega tarde a la foto de familia.
    .label = Rugir
    .shown = agita una melena enorme y ruge
    .noise = ¡Rrrooaaar!
card-hoot = Uh, qué noche
    .animal = búho
    .text = Tienes que ulular como un búho al que no le gustan las velas.
    .label = Ulular
    .shown = pone los ojos redondos y ulula
    .noise = Uuu-uuuh.
card-buzz = Aquí hay zumbido encerrado
    .animal = abeja
    .text = Tienes que zumbar como una abeja que ha perdido su flor.
    .label = Zumbar
    .shown = zumba de acá para allá, buscando algo
    .noise = ¡Bzzzzz!
card-gobble = Moco de pavo
    .animal = pavo
    .text = Tienes que gluglutear como un pavo al que le han dado el micrófono.
    .label = Gluglutear
    .shown = menea la papada y gluglutea
    .noise = ¡Glu-glu-glu-glu!
card-hee-haw = Quien rebuzna el último
    .animal = burro
    .text = Tienes que rebuznar como un burro al que se lo piden por favor y aun así dice que no.
    .label = Rebuznar
    .shown = planta las cuatro pezuñas y rebuzna
    .noise = ¡Hiii-aaah!
card-squeak = Chillido de estreno
    .animal = ratón
    .text = Tienes que chillar como el único ratón en una reunión de gatos.
    .label = Chillar como un ratón
    .shown = chilla, con una voz pequeñísima
    .noise = ¡Iiic!
card-purr = Ronroneo y me voy
    .animal = gato
    .text = Tienes que ronronear como un gato sobre ropa calentita.
    .label = Ronronear
    .shown = cierra los ojos y ronronea
    .noise = Prrrrrrr.
card-cluck = La gallina de los anuncios
    .animal = gallina
    .text = Tienes que cacarear como una gallina que tiene algo que anunciar.
    .label = Cacarear
    .shown = cacarea sobre un huevo
    .noise = ¡Co-co-co-cooo!
card-trunk-call = Trompa y circunstancia
    .animal = elefante
    .text = Tienes que barritar como un elefante que se acuerda de tu cumpleaños.
    .label = Barritar como un elefante
    .shown = levanta una trompa y barrita
    .noise = ¡Turuuuuú!
card-tweet = Pío, pío, que yo no he sido
    .animal = gorrión
    .text = Tienes que piar como un gorrión en el lado seguro de la ventana.
    .label = Piar
    .shown = pía desde lo alto
    .noise = ¡Pío, pío!
card-glub = Club de glub
    .animal = pez de colores
    .text = Tienes que decir glub como un pez de colores que ha olvidado por qué.
    .label = Decir glub
    .shown = abre y cierra una boca redonda
    .noise = Glub, glub.
card-honk = Tanto va la oca
    .animal = oca
    .text = Tienes que graznar fuerte como una oca que es dueña de la carretera.
    .label = Graznar como una oca
    .shown = estira el cuello todo lo que puede y suelta un bocinazo
    .noise = ¡Honc!
card-meow = Miau, quién lo diría
    .animal = gatito
    .text = Tienes que maullar. En algún sitio tenía que salir.
    .label = Maullar
    .shown = maúlla, como era de esperar
    .noise = ¡Miau!
card-sneeze = Salud, qué estornudo
    .animal = panda
    .text = Tienes que estornudar como un bebé panda y sorprenderte más que nadie.
    .label = Estornudar
    .shown = estornuda y se lleva un susto
    .noise = ¡Aaa-chís!
card-snore = Roncar y callar
    .animal = lirón
    .text = Tienes que roncar como un lirón que solo descansa los ojos.
    .label = Roncar
    .shown = deja caer la barbilla y ronca
    .noise = Grrrr-pfiuuu.
card-tick-tock = Tictac, cocodrilo a la vista
    .animal = cocodrilo
    .text = Tienes que hacer tictac como un cocodrilo que se ha tragado un despertador.
    .label = Hacer tictac
    .shown = suena como un reloj, desde muy adentro
    .noise = Tic, tac.
card-blow-raspberry = A pedorreta limpia
    .animal = camello
    .text = Tienes que hacer una pedorreta como un camello que ha leído el horario.
    .label = Hacer una pedorreta
    .shown = agita dos grandes labios sin educación
    .noise = ¡Pffffrrrt!
card-ding-dong = Din don, puerta equivocada
    .animal = terrier
    .text = Tienes que hacer din don como un timbre. El terrier irá a ver.
    .label = Hacer din don
    .shown = suena como el timbre de una puerta
    .noise = ¡Din, don!
card-ta-da = Tachán y listo
    .animal = pavo real
    .text = Tienes que presentarte como un pavo real: ¡tachán!
    .label = Decir tachán
    .shown = se presenta ante el público
    .noise = ¡Ta-cháaan!
card-wake-the-farm = Otro gallo cantaría
    .animal = gallo
    .text = Tienes que despertar a toda la granja como un gallo, con todos sus quiquis.
    .label = Cantar como un gallo
    .shown = echa atrás una cresta roja y canta
    .noise = ¡Quiquiriquííí!
card-evil-laugh = Quien ríe el último
    .animal = hiena
    .text = Tienes que reír como una hiena a la que, por una vez, le sale bien el plan.
    .label = Reír con maldad
    .shown = se sacude con una risa malvada
    .noise = ¡Mua-ja-ja-jaaa!
card-yodel = Ecos de sociedad
    .animal = íbice
    .text = Tienes que cantar a la tirolesa como un íbice, y esperar un poco al eco.
    .label = Cantar a la tirolesa
    .shown = canta hacia el otro lado del valle y escucha
    .noise = ¡Yodel-ei-íii-juuu!
card-pretty-polly = Lorito tiene razón
    .animal = loro
    .text = Tienes que llamarte lorito guapo, con voz de loro.
    .label = Decir «Lorito guapo»
    .shown = se echa un piropo de loro
    .noise = ¡Lorito guapo! ¡Lorito guapo!
card-reverse = Pip, pip, marcha atrás
    .animal = cangrejo ermitaño
    .text = Tienes que pitar como un camión marcha atrás. El cangrejo ermitaño se muda.
    .label = Pitar como un camión
    .shown = pita como si fuera hacia atrás
    .noise = Pip. Pip. Pip.
card-hum-lullaby = Canción de cuna a babor
    .animal = ballena
    .text = Tienes que tararear una canción de cuna, como una ballena a una criatura muy grande.
    .label = Tararear una canción de cuna
    .shown = tararea despacio, con la boca cerrada
    .noise = Mm-mmm, mm-mmmm…

## Mímica y gestos, sin ruido.

card-peel-banana = A otro con ese plátano
    .animal = mono
    .text = Tienes que pelar un plátano que no existe. Como un mono, por la otra punta.
    .label = Pelar un plátano
    .shown = pela algo largo, tira a tira
card-nitpick = Buscarle tres pulgas al gato
    .animal = babuino
    .text = Tienes que encontrarte algo diminuto en el pelo, como un babuino, mirarlo de cerca y comértelo. De mentira.
    .label = Buscarse una pulga
    .shown = encuentra algo diminuto en su pelaje y se lo come
card-lick-paw = Lavado de gato
    .animal = gato macho
    .text = Tienes que lavarte el dorso de la mano como si fuera una pata. De mentira es más limpio.
    .label = Lamerse la pata
    .shown = se lava el dorso de una pata
card-flap-wings = Dar alas
    .animal = pingüino
    .text = Tienes que batir las alas como un pingüino que no ha renunciado a volar.
    .label = Batir las alas
    .shown = agita dos alas cortas y no se mueve del sitio
card-wag-tail = Tráeme la cola
    .animal = spaniel
    .text = Tienes que menear la cola que tendrías si fueras un spaniel.
    .label = Menear la cola
    .shown = menea lo que tenga detrás
card-yawn = Bostezo contagioso
    .animal = hipopótamo
    .text = Tienes que bostezar con toda la boca, como un hipopótamo en la tercera hora de una reunión.
    .label = Bostezar
    .shown = abre la boca más y más, y la vuelve a cerrar
card-play-dead = El muerto al hoyo
    .animal = zarigüeya
    .text = Tienes que hacer el muerto como una zarigüeya que ha visto la cuenta.
    .label = Hacer el muerto
    .shown = se desploma, con un ojo entreabierto para ver si funciona
card-make-biscuits = Manos a la masa
    .animal = ocelote
    .text = Tienes que amasar el aire con las dos patas, como un ocelote en un cojín nuevo.
    .label = Amasar con las dos patas
    .shown = amasa un cojín invisible, izquierda, derecha, izquierda
card-wiggle-nose = Por narices
    .animal = conejo
    .text = Tienes que mover la nariz como un conejo que capta una señal.
    .label = Mover la nariz
    .shown = mueve la punta de la nariz
card-pounce = Salto de página
    .animal = leopardo
    .text = Tienes que abalanzarte sobre una mota de polvo como un leopardo. No tires el té.
    .label = Abalanzarse
    .shown = cae sobre algo pequeño con las dos patas delanteras
card-tip-hat = Quitarse el sombrero
    .animal = cigüeña
    .text = Tienes que saludar con el sombrero, como una cigüeña camino de la oficina.
    .label = Saludar con el sombrero
    .shown = levanta un sombrero invisible y se lo vuelve a poner
card-thumbs-up = Pulgar arriba, pulgar abajo
    .animal = koala
    .text = Tienes que levantar el pulgar como un koala que no estaba escuchando.
    .label = Levantar el pulgar
    .shown = levanta un pulgar y da ánimos
card-air-kiss = Besos volados
    .animal = agapornis
    .text = Tienes que lanzar un beso al montón, como un agapornis. El montón no va a responder.
    .label = Lanzar un beso
    .shown = se besa la palma y sopla hacia la mesa
card-cover-eyes = Ojos que no ven
    .animal = topo
    .text = Tienes que esconderte detrás de las manos. Ahora nadie te ve, dice el topo.
    .label = Taparse los ojos
    .shown = desaparece detrás de las dos manos
card-shrug = Arrimar el hombro
    .animal = galápago
    .text = Tienes que encogerte de hombros hasta meter casi la cabeza, como un galápago.
    .label = Encogerse de hombros
    .shown = sube los hombros hasta las orejas y los deja caer
card-check-watch = A buenas horas
    .animal = liebre
    .text = Tienes que mirar el reloj de tu muñeca, como una liebre que va a perder el tren.
    .label = Mirar el reloj
    .shown = gira una muñeca, la lee y pone cara de susto
card-antlers = Con cuernos y a lo loco
    .animal = alce
    .text = Tienes que llevar unas astas hechas con tus dos manos, y ser todo un alce.
    .label = Llevar astas
    .shown = tiene diez dedos que le salen de la cabeza
card-pinch = Hacer la pinza
    .animal = cangrejo
    .text = Tienes que pellizcar el aire con dos pinzas, como un cangrejo bienintencionado.
    .label = Pellizcar como un cangrejo
    .shown = abre y cierra dos pinzas
card-swim = Nadar entre dos alfombras
    .animal = nutria
    .text = Tienes que nadar un metro por encima de la alfombra, como una nutria.
    .label = Nadar
    .shown = aparta las aguas con los brazos y no avanza
card-drive-bus = El autobús de las siete
    .animal = emú
    .text = Tienes que llevar un autobús por una curva. Eres un emú, y a bordo van los patitos.
    .label = Conducir un autobús
    .shown = gira un volante muy grande
card-dig-hole = Cavar hondo
    .animal = tejón
    .text = Tienes que cavar un hoyo como un tejón que quiere una cocina más grande.
    .label = Cavar un hoyo
    .shown = echa tierra por encima del hombro
card-balance-ball = Pelota en equilibrio
    .animal = león marino
    .text = Tienes que llevar una pelota en la nariz, como un león marino en un ensayo.
    .label = Llevar una pelota en la nariz
    .shown = procura que algo redondo no se le caiga de la nariz
card-brush-teeth = Armados hasta los dientes
    .animal = tiburón
    .text = Tienes que cepillarte los dientes como un tiburón: son muchos, así que empieza ya.
    .label = Cepillarse los dientes
    .shown = frota una hilera de dientes, arriba y abajo
card-shiver = Tiembla, bigote
    .animal = chihuahua
    .text = Tienes que tiritar como un chihuahua con una brisa ligera.
    .label = Tiritar
    .shown = se abraza y tiembla
card-light-candle = Estar a dos velas
    .animal = polilla
    .text = Tienes que encender un fósforo y una vela que no existe, y admirarla como una polilla.
    .label = Encender una vela
    .shown = frota un fósforo y admira una llamita
card-stir-cauldron = Remover el asunto
    .animal = sapo
    .text = Tienes que remover el gran caldero, probarlo y echar sal. El sapo mira.
    .label = Remover el caldero
    .shown = remueve algo enorme, lo prueba y echa sal
card-pour-tea = Té o no té
    .animal = flamenco
    .text = Tienes que servir una taza de té y beberla con un dedo estirado, como un flamenco de visita.
    .label = Servir té
    .shown = llena una taza diminuta y bebe, con un dedo estirado
card-tightrope = En la cuerda floja
    .animal = ardilla
    .text = Tienes que cruzar la cuerda floja como una ardilla: brazos abiertos, un traspié, a salvo.
    .label = Cruzar la cuerda floja
    .shown = abre los brazos, se tambalea y llega
card-reel-in = A río revuelto
    .animal = garza
    .text = Tienes que pescar un pez enorme, luchar con él como una garza con caña, y perderlo.
    .label = Recoger el sedal
    .shown = da vueltas y vueltas al carrete, y el hilo se rompe

## Ritos contados: una vez más o menos rompe la regla.

card-cough = Toser y cantar
    .animal = gato persa
    .text = Tienes que toser justo dos veces, como un gato persa junto a una alfombra cara.
    .label = Toser
    .shown = tose en el codo
    .noise = ¡Ejem!
card-knock = Tocar madera
    .animal = pájaro carpintero
    .text = Tienes que tocar madera justo tres veces, como un pájaro carpintero educado.
    .label = Golpear madera
    .shown = da un golpe en la madera con el nudillo
    .noise = ¡Toc!
card-clap = Aplauso de compromiso
    .animal = foca
    .text = Tienes que dar justo cuatro palmadas, como una foca que ha visto cosas mejores.
    .label = Dar una palmada
    .shown = junta dos aletas
    .noise = ¡Plas!
card-snap-fingers = En un chasquido
    .animal = camarón pistola
    .text = Tienes que chasquear los dedos justo dos veces, como un camarón pistola que llama al camarero.
    .label = Chasquear los dedos
    .shown = roza un pulgar con otro dedo
    .noise = ¡Chas!
card-wink = Guiño, guiño
    .animal = grajilla
    .text = Tienes que guiñar un ojo justo tres veces, como una grajilla con el anillo de alguien.
    .label = Guiñar un ojo
    .shown = cierra un ojo y lo vuelve a abrir
card-nod = Cabezada diplomática
    .animal = paloma
    .text = Tienes que asentir justo cinco veces, como una paloma que da la razón a la acera.
    .label = Asentir
    .shown = baja la cabeza, como dando la razón
card-hop = A saltos
    .animal = canguro
    .text = Tienes que dar justo dos saltos, como un canguro. Sin levantarte también vale.
    .label = Dar un salto
    .shown = sube un poquito y vuelve a bajar
    .noise = ¡Boing!
card-stomp = Pisar fuerte
    .animal = rinoceronte
    .text = Tienes que dar justo cuatro pisotones, como un rinoceronte en clase de baile.
    .label = Dar un pisotón
    .shown = pone un pie en el suelo, con todo su peso
    .noise = ¡Bum!
card-sigh = Último suspiro
    .animal = basset
    .text = Tienes que suspirar justo dos veces, como un basset que mira la lluvia.
    .label = Suspirar
    .shown = suelta todo el aire que tiene
    .noise = Aaaaah.
card-slurp = Sorbo a sorbo
    .animal = oso hormiguero
    .text = Tienes que sorber justo tres veces, como un oso hormiguero en un bar de fideos.
    .label = Sorber
    .shown = aspira un fideo sin fin
    .noise = ¡Sllllurp!
card-boop = Toque de nariz
    .animal = mapache
    .text = Tienes que tocarte la nariz justo cuatro veces, como un mapache que prueba un botón.
    .label = Tocarse la nariz
    .shown = se lleva la punta del dedo a la nariz
    .noise = ¡Pip!
card-pat-head = Palmaditas
    .animal = tortuga
    .text = Tienes que darte justo cinco palmaditas en la cabeza, como una tortuga que hoy sí que se ha levantado.
    .label = Darse una palmadita en la cabeza
    .shown = se pone la mano en la coronilla con cariño
card-drum-chest = A pecho descubierto
    .animal = gorila
    .text = Tienes que golpearte el pecho justo cinco veces, como un gorila con chaleco nuevo.
    .label = Golpearse el pecho
    .shown = hace sonar el pecho con orgullo
    .noise = ¡Bom!
card-jazz-hands = Manos de jazz
    .animal = pulpo
    .text = Tienes que agitar las manos abiertas justo cuatro veces. A un pulpo le bastaría con una.
    .label = Agitar las manos abiertas
    .shown = despliega diez dedos relucientes
card-hiccup = Hipo hipo hurra
    .animal = erizo
    .text = Tienes que hipar justo tres veces, como un erizo que comió demasiado deprisa.
    .label = Hipar
    .shown = da un brinco por dentro y disimula
    .noise = ¡Hip!

## Ritos de palabra: una palabra de una lista.

card-fruit = Fruta prohibida
    .animal = zorro volador
    .text = Tienes que nombrar una fruta, como lo haría un zorro volador: como a una vieja amistad.
    .label = Nombrar una fruta
    .shown = saluda a una fruta por su nombre
card-vegetable = Me importa un pepino
    .animal = oruga
    .text = Tienes que nombrar una verdura, una hierba o una especia. La oruga las ha probado todas.
    .label = Nombrar una verdura
    .shown = recomienda algo de la huerta
card-instrument = Papel instrumental
    .animal = grillo
    .text = Tienes que nombrar un instrumento musical. El grillo tiene un primo que lo toca.
    .label = Nombrar un instrumento
    .shown = pide un instrumento a la orquesta
card-sea-creature = Como pez en el agua
    .animal = pelícano
    .text = Tienes que nombrar a alguien que viva en el agua, con el respeto de un pelícano.
    .label = Nombrar un animal acuático
    .shown = nombra a alguien que vive bajo el agua
card-tree = Irse por las ramas
    .animal = castor
    .text = Tienes que nombrar un árbol o un arbusto, no su fruto, como un castor que lee la carta.
    .label = Nombrar un árbol
    .shown = nombra un árbol, despacio y con dignidad
card-tool = Mano de obra
    .animal = chimpancé
    .text = Tienes que pedir una herramienta de taller o de jardín, como un chimpancé en plena faena.
    .label = Pedir una herramienta
    .shown = pide una herramienta, como en un quirófano
card-garment = Prendas y señales
    .animal = gusano de seda
    .text = Tienes que nombrar una prenda de vestir. El gusano de seda verá qué puede hacer.
    .label = Nombrar una prenda
    .shown = encarga algo que ponerse
card-household = Como en casa
    .animal = mosca
    .text = Tienes que nombrar una cosa de la casa que no sea herramienta ni ropa. La mosca se ha posado en ella.
    .label = Nombrar una cosa de la casa
    .shown = mira por la casa y nombra algo que hay en ella
card-colour = De todos los colores
    .animal = camaleón
    .text = Tienes que nombrar un color. El camaleón se lo probará.
    .label = Nombrar un color
    .shown = nombra un color, como en una galería de arte
card-dessert = Dulce venganza
    .animal = avispa
    .text = Tienes que nombrar un postre, un pastel o un dulce, como una avispa sin invitación.
    .label = Nombrar un postre
    .shown = sueña en voz alta con algo dulce
card-vehicle = A toda máquina
    .animal = caracol
    .text = Tienes que nombrar un vehículo, el que sea. Al caracol ya lo ha adelantado.
    .label = Nombrar un vehículo
    .shown = pide un medio de transporte
card-building = De buena planta
    .animal = termita
    .text = Tienes que nombrar un edificio, o un lugar de la ciudad. Las termitas lo harían más alto.
    .label = Nombrar un edificio
    .shown = elogia un edificio, como en una visita guiada
card-feeling = Ataque de sinceridad
    .animal = caniche
    .text = Tienes que decir qué sientes, como un caniche recién peinado.
    .label = Confesar un sentimiento
    .shown = confiesa lo que siente
card-manner = De buenas maneras
    .animal = cisne
    .text = Tienes que decir cómo lo haría un cisne: una palabra que acaba en -mente.
    .label = Decir cómo se hace
    .shown = dice cómo debería hacerse
card-dinosaur = Cuando despertó, seguía allí
    .animal = iguana
    .text = Tienes que nombrar un dinosaurio u otra bestia antigua. Para una iguana, todos son tíos suyos.
    .label = Nombrar un dinosaurio
    .shown = recuerda a alguien que se fue hace siglos
card-river = Cuando el río suena
    .animal = salmón
    .text = Tienes que nombrar un río. Al salmón le gustaría saber cuál es este.
    .label = Nombrar un río
    .shown = nombra un río, de un tirón

## Ritos de palabra y memoria: ninguna palabra dos veces en una partida.

card-city = Ciudad de paso
    .animal = golondrina
    .text = Tienes que anunciar una ciudad que nadie haya nombrado en esta partida. La golondrina ha estado allí.
    .label = Anunciar una ciudad
    .shown = anuncia una ciudad, como por altavoz
card-bird = Pájaro en mano
    .animal = cuco
    .text = Tienes que nombrar un pájaro que nadie haya nombrado en esta partida. El cuco lleva una lista.
    .label = Nombrar un pájaro
    .shown = susurra el nombre de un pájaro, para no espantarlo
card-mammal = Mamífero de la semana
    .animal = ornitorrinco
    .text = Tienes que nombrar un mamífero que nadie haya nombrado en esta partida. El ornitorrinco insiste en que cuenta.
    .label = Nombrar un mamífero
    .shown = presenta a alguien de la familia, con pelo o casi
card-job = Oficio y beneficio
    .animal = hormiga
    .text = Tienes que nombrar un oficio que nadie haya nombrado en esta partida. La hormiga está entre dos.
    .label = Nombrar un oficio
    .shown = pide un empleo, en voz alta
card-first-name = Nombre de pila
    .animal = suricata
    .text = Tienes que llamar a alguien por un nombre que nadie haya dicho en esta partida. La suricata levantará la vista.
    .label = Decir un nombre de pila
    .shown = llama a alguien que no está
card-dish = Plato del día
    .animal = gaviota
    .text = Tienes que pedir un plato salado que nadie haya pedido en esta partida. La gaviota lo compartirá.
    .label = Pedir un plato
    .shown = pide comida caliente a un camarero invisible
card-flower = Ni flores
    .animal = mariposa
    .text = Tienes que nombrar una flor que nadie haya nombrado en esta partida. La mariposa no vuelve atrás.
    .label = Nombrar una flor
    .shown = nombra una flor, como si la oliera
card-sport = Por deporte
    .animal = guepardo
    .text = Tienes que nombrar un deporte o una afición que nadie haya nombrado en esta partida. El guepardo ya ha ganado.
    .label = Nombrar un deporte
    .shown = retransmite un deporte, casi sin aliento

unit-hand =
    { $count ->
        [one] { $count } mano contenta
       *[other] { $count } manos contentas
    }

## Grupos de cartas, como títulos.

cards-noise = Ruidos
cards-mime = Gestos
cards-counted = Contados
cards-spoken = De palabra
cards-memory = De memoria

## Por qué es bueno un consejo: lo que trae una jugada.

because-played-card = Lo pide la carta que has puesto.
because-known-rule = Has visto esta regla, y ahora está en otra mano.
because-own-rule = Es una regla tuya, y esas solo obligan al resto.
because-before-card = Una carta de tu mano lo pide antes de que la pongas.
because-guess = Es una conjetura: quizá alguien tenga esta regla.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] Por todo lo que has visto y oído, ninguna otra mano tiene esta regla.
        [100] Por todo lo que has visto y oído, otra mano tiene esta regla con toda seguridad.
       *[other] Por todo lo que has visto y oído, otra mano tiene esta regla con una probabilidad del { $percent } %.
    }
because-too-often = Ya lo has hecho las veces justas. Una más rompe la regla.
because-done-already = Ya lo has hecho, y una vez más no cambia nada.
because-acts-left =
    { $left ->
        [0] Es el último rito de este turno.
        [one] Después queda un rito más en este turno.
       *[other] Después quedan { $left } ritos más en este turno.
    }
because-check =
    { $count ->
        [0] Aún no conoces ninguna regla, así que es cuestión de suerte.
        [one]
            { $obeyed ->
                [0] Conoces una regla y no la has cumplido.
               *[other] Has cumplido la única regla que conoces.
            }
       *[other] Has cumplido { $obeyed } de las { $count } reglas que conoces.
    }
because-card-known = Todo el mundo ha oído ya esta regla, así que no revelas nada.
because-card-new = Se lee en voz alta, y el resto aprende una regla nueva.
because-obey-it = Tendrás que hacer lo que pide.
because-broken = No se ha cumplido en este turno.
because-obeyed = Se ha cumplido en este turno.
because-hand-broken =
    { $count ->
        [0] Se han cumplido todas las reglas de tu mano.
        [one] Pero una regla de tu mano no se ha cumplido.
       *[other] Pero { $count } reglas de tu mano no se han cumplido.
    }
because-card-broken = No se ha hecho lo que pide la carta puesta.
because-card-obeyed = Se ha hecho lo que pide la carta puesta.
because-objects-in-vain = Se ha hecho lo que pide la carta puesta, así que no sirve de nada.
because-card-passes = No se ha hecho lo que pide la carta puesta, y así pasa sin protesta.
because-look = Ves los ritos otra vez antes de responder.
because-replace = Se cambia por una regla que nadie ha visto aún.
because-strike = Nadie tendrá que hacerlo.
because-ready = No hay nada que no puedas hacer.
because-pass = Ya has visto tus reglas, así que a seguir.

## Repaso de una partida.

review-known = Podías saber la regla «{ $card }» desde la jugada { $since }.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [0] No pediste ningún juicio.
                [one] Pediste juicio una vez.
               *[other] Pediste juicio { $count } veces.
            }
       *[other]
            { $count ->
                [0] { $seat } no pidió ningún juicio.
                [one] { $seat } pidió juicio una vez.
               *[other] { $seat } pidió juicio { $count } veces.
            }
    }
review-broken =
    { $seat-is ->
        [you]
            { $count ->
                [0] No rompiste ni una sola regla.
                [one]
                    { $known ->
                        [0] En total rompiste una regla, y no podías saberla.
                       *[other] En total rompiste una regla, y podías saberla.
                    }
               *[other]
                    { $known ->
                        [0] En total rompiste { $count } reglas. No podías saber ninguna.
                        [one] En total rompiste { $count } reglas. Podías saber una de ellas.
                       *[other] En total rompiste { $count } reglas. Podías saber { $known } de ellas.
                    }
            }
       *[other]
            { $count ->
                [0] { $seat } no rompió ni una sola regla.
                [one]
                    { $known ->
                        [0] En total { $seat } rompió una regla, que no se podía saber.
                       *[other] En total { $seat } rompió una regla, que se podía saber.
                    }
               *[other]
                    { $known ->
                        [0] En total { $seat } rompió { $count } reglas. No se podía saber ninguna.
                        [one] En total { $seat } rompió { $count } reglas. Se podía saber una de ellas.
                       *[other] En total { $seat } rompió { $count } reglas. Se podían saber { $known } de ellas.
                    }
            }
    }
