### Círculos: grupos de amistades con un enlace, sus veladas, temporadas, niveles y competiciones. Solo para sus miembros.

## La lista de los círculos propios, y uno nuevo.

page = Círculos
title = Tus círculos
about = Un círculo es un grupo de amistades con un enlace. Recuerda sus veladas: quién vino, a qué se jugó, quién ganó.
none = Aún no estás en ningún círculo. Funda uno, o abre el enlace que te hayan mandado.
members-count =
    { $members ->
        [one] un miembro
       *[other] { $members } miembros
    }
open-tables =
    { $tables ->
        [one] una mesa espera
       *[other] { $tables } mesas esperan
    }
last-played = última partida el { $date }
found-title = Fundar un círculo
found-name = ¿Cómo se llama?
found-example = Gatos del jueves
found-rated = Con niveles
found-rated-about = aun así, cada miembro decide si quiere uno
found = Fundarlo
found-most = Estás en { $most } círculos, y la semana no da para más veladas. Deja uno primero.

## La página de un enlace, para quien aún no está en el círculo.

join-page = Un círculo
join-title = { $founder } te invita a «{ $circle }»
join-about = Verás sus mesas, jugarás y tendrás un lugar en sus veladas. Nadie de fuera ve nada. Puedes irte cuando quieras.
join-you = Entras como { $name }.
join = Entrar en el círculo
join-full = Este círculo está lleno. Antes tendría que irse alguien.
join-lost = Este enlace no lleva a ningún círculo. Quizá lo hayan renovado: pide el nuevo.

## La página de un círculo.

lost = Ese círculo no existe, o no estás en él. Pide el enlace a un miembro.
under-name = { $members } · temporada { $season }

tables = Mesas
tables-none = Ahora mismo no juega nadie.
watch = Mirar
watch-at =
    { $who ->
        [none] Mirar: { $game }
       *[other] Mirar: { $game } con { $who }
    }
to-table = A la mesa
to-table-at =
    { $who ->
        [none] A la mesa: { $game }
       *[other] A la mesa: { $game } con { $who }
    }
table-waits = falta gente
table-runs = en juego
table-contest = una partida de { $contest }
open-a-table = Abrir una mesa
open-game = Abrir una mesa de { $game }

## Miembros.

members = Miembros
you = tú
founder = fundó el círculo
has-left = ya no está
rating = nivel { $value }
rating-provisional =
    { $games ->
        [one] por ahora unos { $value }: una partida dice poco
       *[other] por ahora unos { $value }: { $games } partidas aún dicen poco
    }
rating-soon = tendrá nivel tras la primera partida
rating-none = juega sin nivel
rating-change =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
rating-changed = nivel { $change }
rating-how = Cómo funcionan los niveles
rating-how-start = Todo el mundo empieza la temporada en 1000. El número es prudente: sube a medida que tus partidas dejan más claro lo que sabes hacer, y nadie pierde mucho en una velada.
rating-how-bots = Los bots cuentan como rivales de fuerza conocida. Importa a quién superas, no por cuántos puntos.
rating-how-only = Solo los miembros ven los niveles, y no hay clasificación de todo el servidor.
my-rating = Mi nivel
my-rating-about = lo ve el resto del círculo; si lo apagas, se borra
invite = Invitar a tu gente
invite-about = Quien tenga este enlace puede entrar en el círculo.
invite-link = Enlace de este círculo
invite-qr = Código QR con el enlace de este círculo
invite-text = Ven a nuestro círculo «{ $circle }» en Tabbytop.
leave = Dejar el círculo
leave-sure = Pierdes tu nivel aquí y dejas de aparecer entre los miembros. Lo jugado se queda. Con el enlace puedes volver.
leave-yes = Sí, dejarlo
leave-founder = El círculo pasa a quien lleve más tiempo en él. Si no hay nadie más, se borra.
confirm-no = No
left = Has dejado «{ $circle }».

## Temporadas.

season-now = Esta temporada
season = Temporada { $number }
season-since =
    { $ends ->
        [none] desde el { $began }
       *[other] desde el { $began }, acaba el { $ends }
    }
season-was = del { $began } al { $ended }
season-empty = Aún no ha jugado nadie. La primera velada escribirá la primera línea.
season-past = Temporadas pasadas
column-place = Puesto
column-player = Miembro
column-evenings = Veladas ganadas
column-games = Partidas
column-wins = Victorias
column-points = Puntos
column-rating = Nivel
points-how = En cada partida sumas la proporción de rivales que superas; entre cuatro: 1 el primer puesto, 0,67 el segundo, 0 el último. Gana la velada quien tenga más puntos.

## Veladas.

evenings = Veladas
evenings-none = Aún no hay veladas. Abre una mesa: con dos miembros, la partida cuenta.
evenings-older = Veladas anteriores
evening-won =
    { $count ->
        [one] { $names } ha ganado la velada
       *[other] { $names } comparten la victoria
    }
evening-friendly = No contó nada, y también está bien
evening-table = La tabla de la velada
game-place = { $place }. { $name }
look-back = Volver a ver
look-back-at = Volver a ver: { $game }, { $date }

## Competiciones.

contests = Competiciones
contests-none = Aún no hay ligas ni eliminatorias.
contests-founder = Quien fundó el círculo puede organizarlas.
contest-title =
    { $kind ->
        [league] Liga: { $game }
       *[knock-out] Eliminatoria: { $game }
    }
contest-progress =
    { $fixtures ->
        [one] { $decided } de { $fixtures } partida decidida
       *[other] { $decided } de { $fixtures } partidas decididas
    }
contest-won =
    { $count ->
        [one] { $names } ha ganado
       *[other] { $names } han ganado
    }
contest-abandoned = cancelada
contest-look = Ver
contest-look-at = Ver: { $contest }
contest-new = Nueva competición
contest-kind = ¿De qué tipo?
contest-kind-league = Liga
contest-kind-knock-out = Eliminatoria
contest-kind-league-about = cada cual juega contra el resto
contest-kind-knock-out-about = quien gana pasa de ronda
contest-game = ¿A qué juego?
contest-players = ¿Quién participa?
contest-players-count = de { $least } a { $most } miembros
contest-seats = ¿Cuánta gente por mesa?
contest-seats-each = { $seats }
contest-seats-four = tres o cuatro, pasan dos
contest-rounds = ¿Cuántas veces contra cada rival?
contest-rounds-each =
    { $rounds ->
        [1] una vez
        [2] dos veces
       *[other] { $rounds } veces
    }
contest-seeding = ¿Quién se enfrenta a quién?
contest-seeding-draw = por sorteo
contest-seeding-rating = por nivel
contest-seeding-about = El sello del sorteo se muestra antes; su semilla, después.
contest-name = Un nombre, si quieres
contest-begin = Empezar
back = Volver a { $circle }
contest-table = La tabla
contest-fixtures = Partidas
round = Ronda { $round }
round-name =
    { $left ->
        [0] Final
        [1] Semifinales
        [2] Cuartos de final
       *[other] Ronda { $round }
    }
column-played = Partidas
from-fixture = de la partida { $fixture }
fixture = Partida { $number }
play = Jugar
play-with = Jugar: { $names }
fixture-waiting = aún no se sabe
fixture-ready = por jugar
fixture-playing = en juego
fixture-drawn =
    { $games ->
        [one] un empate: se repite
       *[other] { $games } empates: se repite
    }
walked-over = decidida sin jugar
goes-on = pasa
walk-over = Decidirla sin jugar
walk-over-about = ¿Alguien no puede venir? Di quién gana.
walk-over-for = Gana { $name }
seeds = El sorteo
seeds-draw = Por sorteo. El sello se vio antes, y la semilla lo abre.
seeds-rating = Por orden de nivel.
seal = Sello
seed = Semilla
abandon = Cancelar la competición
abandon-sure = Acaba sin que gane nadie. Lo jugado se queda.
abandon-yes = Sí, cancelarla
contest-over = ¡Gana { $names }!
contest-over-many = ¡Ganan { $names }!
league-how = Los empates a puntos los deciden las partidas entre quienes empatan, y luego las victorias.

## Lo que puede hacer quien fundó el círculo.

tools = Llevar el círculo
tools-name = Nombre
tools-rename = Cambiar
tools-renamed = Ahora se llama «{ $circle }».
tools-rated = Niveles en este círculo
tools-season = La temporada
tools-season-ends = Acaba el
tools-season-set = Poner la fecha
tools-season-open = Sin fecha
tools-season-end = Acabarla ahora
tools-season-end-sure = Su tabla se guarda como está, y la siguiente temporada empieza de cero, con niveles nuevos.
tools-season-end-yes = Sí, acabar la temporada
tools-season-ended = Empieza una temporada nueva.
tools-link = Renovar el enlace
tools-link-sure = El enlace viejo dejará de funcionar. Los miembros se quedan.
tools-link-yes = Sí, renovarlo
tools-link-new = El círculo tiene un enlace nuevo.
tools-members = Miembros
tools-remove = Quitar
tools-remove-one = Quitar a { $name }
tools-remove-sure = { $name } deja de ser miembro. Con el enlace podría volver: renuévalo si no quieres.
tools-remove-yes = Sí, quitar a { $name }
tools-hand-over = Ceder el círculo
tools-hand-over-one = Ceder el círculo: { $name }
tools-hand-over-sure = A partir de entonces, solo { $name } podrá hacer lo que hay aquí.
tools-hand-over-yes = Sí, cederlo a { $name }
tools-delete = Borrar el círculo
tools-delete-sure = Veladas, temporadas, niveles y competiciones desaparecen para todo el mundo, para siempre.
tools-delete-yes = Sí, borrarlo para siempre
tools-deleted = «{ $circle }» ya no existe.
