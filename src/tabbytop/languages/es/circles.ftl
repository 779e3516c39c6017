no-such-circle = ese círculo no existe, o no estás en él
no-such-circle-link = este enlace no lleva a ningún círculo; pide uno nuevo
no-such-member = nadie de este círculo tiene ese número
only-founder = eso solo lo puede hacer quien fundó el círculo
founder-leaves = cede el círculo antes de irte, o déjalo tú
circle-full = el círculo está lleno; tiene { $most } miembros
too-many-circles = ya estás en { $most } círculos; deja uno primero
circle-not-public = una mesa de un círculo no es pública

## Temporadas

no-such-season = el círculo no tuvo esa temporada
season-empty = en esta temporada aún no se ha jugado nada
season-end-past = una temporada acaba en el futuro
season-too-short = una temporada dura al menos una hora

## Competiciones: ligas y eliminatorias

no-such-contest = el círculo no tiene esa competición
no-such-fixture = la competición no tiene ese encuentro
too-many-contests = ya hay { $most } competiciones en marcha; acabad una primero
contest-players = quienes juegan una competición son miembros del círculo, cada cual una vez
contest-seats = { $game } tiene mesas de { $least } a { $most }; elige otros asientos u otro número de participantes
contest-over = la competición ha terminado
fixture-decided = este encuentro está decidido
fixture-waits = aún no se sabe quién juega aquí
fixture-not-yours = solo quienes juegan este encuentro pueden abrir la mesa
fixture-player-gone = alguien de este encuentro ya no está; quien fundó el círculo puede decidirlo
walk-over-order = nombra a participantes de este encuentro, de modo que esté claro quién pasa
