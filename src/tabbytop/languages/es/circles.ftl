no-such-circle = ese círculo no existe, o no estás en él
no-such-circle-link = este enlace no lleva a ningún círculo; pide uno nuevo
no-such-member = esa persona no está en este círculo
only-founder = eso solo lo puede hacer quien fundó el círculo
founder-leaves = no puedes quitarte del círculo; antes de irte, cédelo a alguien
circle-full =
    { $most ->
        [one] el círculo está lleno: no cabe más que un miembro
       *[other] el círculo está lleno: no caben más de { $most } miembros
    }
too-many-circles =
    { $most ->
        [one] ya estás en un círculo; déjalo primero
       *[other] ya estás en { $most } círculos; deja uno primero
    }
circle-not-public = una mesa de un círculo no es pública

## Temporadas

no-such-season = el círculo no tuvo esa temporada
season-empty = en esta temporada aún no se ha jugado nada
season-end-past = elige una fecha futura
season-too-short = una temporada dura al menos una hora

## Competiciones: ligas y eliminatorias

no-such-contest = el círculo no tiene esa competición
no-such-fixture = la competición no tiene esa partida
too-many-contests =
    { $most ->
        [one] ya hay una competición en marcha; antes tiene que acabar
       *[other] ya hay { $most } competiciones en marcha; antes tiene que acabar una
    }
contest-players = elige miembros del círculo, sin repetir a nadie
contest-seats = { $game } tiene mesas de { $least } a { $most }; elige otro tamaño de mesa u otro número de participantes
contest-over = la competición ha terminado
fixture-decided = esta partida ya está decidida
fixture-waits = aún no se sabe quién juega esta partida
fixture-not-yours = solo quienes juegan esta partida pueden abrir su mesa
fixture-player-gone = alguien de esta partida ya no está; puede decidirla quien fundó el círculo
walk-over-order = elige entre quienes juegan esta partida, para que quede claro quién pasa
