### Montar una mesa: quién se sienta, y con qué reglas de la casa.

title = ¿Quién juega?
facts = Cómo es este juego
rules = Cómo se juega, y todas las cartas
lessons = Aprender jugando
table = Los asientos alrededor de la mesa
you = Tú
friend = Alguien con enlace
chair = Asiento { $number }: { $who }. Cambiar
bot = { $name }, un bot
more = Añadir un asiento
deal = Repartir
open = Abrir la mesa
begins = Manda el enlace a tu gente. Se empieza cuando todos los asientos estén ocupados.
# A table that counts for a circle of friends. Variables: $circle (its name).
circle = Una mesa de «{ $circle }»: todos los miembros la ven y pueden sentarse.
company =
    { $me ->
        [yes]
            { $bots ->
                [0]
                    { $people ->
                        [0] solo los gatos y tú
                       *[other] tú y { more-people }
                    }
               *[other]
                    { $people ->
                        [0] tú y { company-bots }
                       *[other] tú, { company-bots } y { more-people }
                    }
            }
       *[no] { company-others }; tú miras
    }
company-bots =
    { $bots ->
        [one] un bot
       *[other] { $countedBots } bots
    }
company-people =
    { $people ->
        [one] alguien más
       *[other] { $countedPeople } más
    }
more-people =
    { $people ->
        [one] alguien más
       *[other] { $countedPeople } personas más
    }
company-others =
    { $bots ->
        [0] { more-people }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } y { more-people }
            }
    }
unknown = Ninguna caja del estante se llama así.

## Quién va a ocupar un asiento.

sheet-title = ¿Quién se sienta aquí?
sheet-me = Yo
sheet-bots = Un bot
sheet-friend = Alguien, con un enlace
sheet-friend-about = el asiento queda libre hasta que alguien llegue
sheet-device = Alguien de aquí
sheet-device-about = en este dispositivo, por turnos
sheet-name = Su nombre
sheet-player = Bigotes { $number }
sheet-sit = Sentar
sheet-away = Quitar el asiento

## Reglas de la casa.

house-title = Reglas de la casa
house-as-in-the-box = como en la caja
house-suggested = como se sugiere
house-changed =
    { $number ->
        [one] una cambiada
       *[other] { $number } cambiadas
    }
house-again = Volver a las de la caja
house-fine = Ajuste fino
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] «{ $rule }» pide un asiento.
               *[other] «{ $rule }» pide { $countedMost } asientos.
            }
       *[other] «{ $rule }» pide de { $countedLeast } a { $countedMost } asientos.
    }
house-set-chairs = Ponerlos así
house-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
house-times = ×{ $count }
house-less = { $what }: menos
house-more = { $what }: más

## Lo que vale para cualquier juego: tiempo, charla, quién puede venir y mirar.

at-title = En la mesa
at-clock = Tiempo para pensar
at-clock-none = Sin reloj
    .short = sin reloj
at-clock-half-minute = 30 s por turno
    .short = 30 s por turno
at-clock-minute = Un minuto
    .short = un minuto
at-clock-three-minutes = Tres minutos
    .short = tres minutos
at-clock-day = Un día por jugada
    .short = un día por jugada
at-clock-three-days = Tres días
    .short = tres días
at-own =
    { $seconds ->
        [0] su propio reloj
       *[other] { $seconds } s por turno
    }
at-own-about = Este juego tiene su propio reloj. Puedes cambiarlo en «Reglas de la casa», «Ajuste fino».
at-talk = Charla
at-talk-chat = Chat
    .short = chat
at-talk-emotes = Solo gestos de gato
    .short = solo gestos de gato
at-talk-none = Ninguna
    .short = sin charla
at-who = Quién puede ocupar un asiento libre
at-who-link = Quien tenga el enlace
at-who-anybody = Cualquiera
at-onlookers = Público
at-onlookers-about = quien tenga el enlace puede mirar lo que ve toda la mesa
at-one-seat = Un asiento por persona
at-one-seat-about = quien entra ocupa un solo asiento; sin esto, su gente también puede sentarse en el mismo dispositivo
at-hints = Pistas
at-hints-about = cualquiera puede preguntar a un gran felino qué haría
at-hints-alone = puedes preguntar a un gran felino qué haría, pero solo si juegas únicamente contra bots
