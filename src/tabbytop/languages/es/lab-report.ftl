### Lo que muestran `tabbytop sim`, `tabbytop arena` y `tabbytop puzzles`. Los títulos de las columnas son cortos.

## Títulos de las columnas.

column-seat = asiento
column-turn = turno
column-wins = gana
column-interval = interv. 95 %
column-score = puntos
column-decisions = decisiones
column-mean = media
column-least = mín.
column-median = mediana
column-most = máx.
column-bot = bot
column-rating = fuerza
column-decision = en pensar
column-games = partidas
column-ahead = delante de
turn = { $number }.º
percent = { $share } %
fair = justo { $share }
average = media { $rating }

## Lo que se jugó.

sim-played =
    { $games ->
        [one] 1 partida, { $seats ->
            [one] 1 asiento
           *[other] { $seats } asientos
        }, semilla { $seed }
       *[other] { $games } partidas, { $seats ->
            [one] 1 asiento
           *[other] { $seats } asientos
        }, semillas { $seed } a { $last }
    }
arena-played =
    { $planned ->
        [none] { $games ->
            [one] 1 partida
           *[other] { $games } partidas
        }
       *[other] { $games } de { $planned } partidas
    }, { $sides ->
        [none] { $seats } asientos
       *[other] { $seats } asientos en { $sides } bandos
    }
arena-stopped = parado antes del final
arena-deals =
    { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    } desde la semilla { $seed }, todas las rotaciones; decisiones: { $decisions }

## El veredicto.

alone = Jugando a solas se gana el { $share } % de las partidas ({ $low } % a { $high } %).
share-of-seat = asiento { $place } ({ $share } %)
share-of-turn =
    { $place ->
        [0] quien juega en primer lugar
        [1] quien juega en segundo lugar
        [2] quien juega en tercer lugar
        [3] quien juega en cuarto lugar
        [4] quien juega en quinto lugar
        [5] quien juega en sexto lugar
        [6] quien juega en séptimo lugar
        [7] quien juega en octavo lugar
       *[other] quien juega en el lugar { $number }
    } ({ $share } %)
compared-above =
    { $what ->
        [seats] Asientos
       *[turns] Orden de juego
    }: por encima del { $fair } % justo, { $above }; ahí el intervalo excluye la parte justa.
compared-below =
    { $what ->
        [seats] Asientos
       *[turns] Orden de juego
    }: por debajo del { $fair } % justo, { $below }; ahí el intervalo excluye la parte justa.
compared-both =
    { $what ->
        [seats] Asientos
       *[turns] Orden de juego
    }: por encima del { $fair } % justo, { $above }; por debajo, { $below }; ahí el intervalo excluye la parte justa.
compared-alike =
    { $what ->
        [seats] Asientos
       *[turns] Orden de juego
    }: no se ve ninguna ventaja; el { $fair } % justo está en los { $count } intervalos.
different-bots = Ahí se sientan bots distintos: lo que muestran los asientos viene del asiento y del bot juntos.
caution = Cada intervalo se equivoca una vez de cada veinte: de { $seats } asientos iguales, al menos uno se desvía por puro azar en unos { $reports } de cada 100 informes.
blur =
    { $games ->
        [one] Con 1 partida
       *[other] Con { $games } partidas
    }, las diferencias de menos de unos { $points } puntos porcentuales no se ven.
pair-clear = { $bot } gana claramente a { $other }: por delante en el { $share } % de sus encuentros{ $low ->
        [none] .
       *[other] { " " }({ $low } a { $high }).
    }
pair-upset = { $bot } tiene más fuerza, pero { $other } le gana claramente: { $bot } va por delante en el { $share } % de sus encuentros{ $low ->
        [none] .
       *[other] { " " }({ $low } a { $high }).
    }
pair-alike = Entre { $bot } y { $other } no se ve ninguna diferencia: { $bot } va por delante en el { $share } % de sus encuentros{ $low ->
        [none] .
       *[other] { " " }({ $low } a { $high }).
    }
not-met = { $bot } y { $other } no se han encontrado.
others-clear = Quien está más arriba también gana claramente a los de más abajo.
others-unclear = De las otras { $all } parejas, { $count } no están claras.
pairs-unclear =
    { $pairs-count ->
        [one] Tampoco está clara: { $pairs }.
       *[other] Tampoco están claras: { $pairs }.
    }
against = { $bot } contra { $other }
single-deal = Un solo reparto no dice nada de lo distintos que serían otros: juega más partidas.
arena-blur =
    { $deals ->
        [one] Con 1 reparto
       *[other] Con { $deals } repartos
    }, una ventaja de menos de unos { $points } puntos porcentuales sobre la mitad no se ve.
absent = Aún sin un reparto entero: { $bots }; juega más partidas.
lost-seat =
    { $seat ->
        [none] { $bot }
       *[other] { $bot } en el asiento { $seat }
    } perdió su asiento, y el azar jugó por él, en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }: { $why }.

## Debajo de las tablas.

sim-legend = ▲ ▼ el intervalo excluye la parte justa. Victorias: intervalo de Wilson; puntos: t de Student.
shared =
    { $games ->
        [one] 1 partida la ganaron varios bots, a partes iguales.
       *[other] { $games } partidas las ganaron varios bots, a partes iguales.
    }
arena-legend = Fuerza: la de openskill; aquí { $average } es la media, y con { $lead } más se queda por delante en 3 de cada 4 partidas. Delante de: porcentaje de los encuentros; un puesto compartido cuenta la mitad. ▲ ▼, en verde y rojo: el intervalo excluye la parte justa, o la mitad. Los intervalos son del 95 %; las partidas de un reparto cuentan juntas.
sides = Los asientos que siempre comparten puesto son un bando y tienen el mismo bot.
no-room = con { $count } bots no cabe aquí quién va por delante de quién; --json lo dice
sim-speed = { $time } s: { $amount } partidas y { $shown } decisiones por segundo.

## Mientras se juega, y después de Ctrl-C.

progress-games = partidas
progress-left = quedan
speed-games = { $amount } por segundo
speed-seconds = { $amount } s por partida
stopped = parado tras { $count } de { $games } partidas
stopped-early = parado tras { $count } de { $games } partidas, antes de terminar un reparto: no hay nada que contar

## Lo que no se puede jugar.

no-games = una simulación necesita al menos una partida, no { $games }
no-workers = hace falta al menos un proceso, no { $workers }
seed-too-large = esa semilla es demasiado grande
arena-games = un torneo tiene de 1 a { $most } partidas, no { $games }
arena-seats = un torneo necesita al menos dos asientos, no { $seats }
arena-bots = un torneo necesita al menos dos bots, no { $count }
bot-twice = { $bot } está dos veces: un bot necesita a otros a quienes ganar
nobody-to-beat = en { $game } no hay aquí a quién ganar: en { $amount } partidas, los { $seats } asientos compartieron un solo puesto
nothing-to-report = ningún reparto se jugó con todas las rotaciones: no hay nada que contar

## `tabbytop puzzles`

puzzles-counted = partidas: { $games }, posiciones: { $looked }, claras: { $clear }, también con diez veces más análisis: { $survived }{ $share ->
        [none] { "" }
       *[other] { " " }({ $share } %)
    }, también hasta el final: { $lasting }, { $level } está de acuerdo: { $agreed }
puzzle-mined =
    { $count ->
        [one] 1 encontrado
       *[other] { $count } encontrados
    }; { $tally }: { $move } ({ $level })
puzzle-fails = el reto { $number } ya no vale: { $move } ({ $level })
puzzles-hold =
    { $count ->
        [one] { $count } de { $all } vale
       *[other] { $count } de { $all } valen
    }
