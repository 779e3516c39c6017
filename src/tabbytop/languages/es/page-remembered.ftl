### Lo que se recuerda de ti: partidas terminadas, estadísticas y el álbum de pegatinas.

## Las tres páginas.

nav = Lo que se recuerda de ti
nav-history = Historial
nav-statistics = Estadísticas
nav-stickers = Pegatinas
nav-history-about = Todas las partidas terminadas
nav-statistics-about = Victorias, rivales, veladas
nav-stickers-about = Tu álbum
empty-title = Una página en blanco
empty-history = Cuando acabes una partida, quedará anotada aquí: quién jugó, quién ganó y cómo volver a verla.
empty-statistics = Acaba una partida o dos y empezamos a contar.
empty-play = Elegir un juego

## Historial.

today = Hoy
yesterday = Ayer
place = { $place }.º
score =
    { $unit ->
        [points]
            { $count ->
                [1] { $shown } punto
               *[other] { $shown } puntos
            }
        [token]
            { $count ->
                [one] { $count } ficha
               *[other] { $count } fichas
            }
        [hand]
            { $count ->
                [one] { $count } mano contenta
               *[other] { $count } manos contentas
            }
       *[other] { $shown }
    }
you = tú
stood-in = El final lo jugó un bot por ti.
no-result = No se conoce el resultado.
from-device = Jugada sin conexión
who-played = Quién jugó, por puestos
older = Partidas anteriores
no-older = Eso es todo.

## Estadísticas.

all-games = Todos los juegos
choose-game = Qué juegos
summary =
    { $games ->
        [one] Una partida, { won }
       *[other] { $games } partidas, { won }
    }
won =
    { $wins ->
        [0] ninguna ganada todavía.
        [one] una ganada.
       *[other] { $wins } ganadas.
    }
standing =
    { $about ->
        [0] Por ahora no sueles superar a nadie. ¡Todo llegará!
       *[other] Sueles superar a { $about } de cada 10 rivales.
    }
between = Con estas partidas, lo más probable es que el número real esté entre { $low } y { $high }.
one-game = Una partida dice poco. Juega otra y sabremos más.
against-bots = Contra bots
against-people = Con otras personas
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] nunca por delante
        [one] una vez por delante
       *[other] { $ahead } veces por delante
    }
behind-times =
    { $behind ->
        [0] nunca por detrás
        [one] una vez por detrás
       *[other] { $behind } veces por detrás
    }
rivals = Rivales
beaten = Le llevas ventaja a { $name }: { $ahead } a { $behind }.
nemesis = { $name } te lleva ventaja: { $behind } a { $ahead }. Mañana será otro día.
evenings = Veladas
best-evening = Tu mejor velada
worst-evening = Una velada para olvidar
by-game = Por juego
favourite-cat = Tu gato preferido
favourite-about = { $cat }: ningún otro ha jugado tanto contigo.
how-counted = Cómo se cuenta
how-counted-about = Una partida cuenta si el servidor sabe quién ocupaba cada asiento: no cuando varias personas comparten un dispositivo, ni si se jugó sin conexión. Un puesto compartido cuenta la mitad. «Lo más probable» quiere decir que se cumple en 95 de cada 100 casos.
only-here = Sin conexión, aquí solo se cuentan las partidas de este dispositivo.
need-server = Las estadísticas las cuenta el servidor, y no responde. Tu historial y tus pegatinas están aquí igualmente.

## El álbum.

album = El álbum
album-of = Pegatinas de { $game }
album-count = { $earned } de { $all }
album-count-of = { $game }: { $earned } de { $all } pegatinas
earned-on = Conseguida el { $date }
not-yet = Todavía no
see-game = Volver a verla
see-game-of = Volver a ver la partida de «{ $sticker }»
no-stickers = Este juego no tiene pegatinas.
album-empty = La primera es fácil: acaba una partida.
new-stickers =
    { $stickers ->
        [one] Pegatina nueva
       *[other] { $stickers } pegatinas nuevas
    }
stickers-of-game =
    { $stickers ->
        [one] Pegatina de esta partida
       *[other] Pegatinas de esta partida
    }
to-album = Al álbum
