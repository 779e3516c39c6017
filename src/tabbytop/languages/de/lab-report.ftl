### Was `tabbytop sim`, `tabbytop arena` und `tabbytop puzzles` ausgeben. Überschriften von Spalten sind kurz.

## Überschriften von Spalten.

column-seat = Platz
column-turn = dran
column-wins = Siege
column-interval = 95-%-Bereich
column-score = Punkte
column-decisions = Entscheidungen
column-mean = Mittel
column-least = min.
column-median = Median
column-most = max.
column-bot = Bot
column-rating = Stärke
column-decision = Bedenkzeit
column-games = Partien
column-ahead = vor
# Wer wann an die Reihe kommt.
turn =
    { $place ->
        [0] zuerst
        [1] als Zweites
        [2] als Drittes
        [3] als Viertes
        [4] als Fünftes
        [5] als Sechstes
        [6] als Siebtes
        [7] als Achtes
       *[other] als Nummer { $number }
    }
percent = { $share } %
fair = fair { $share }
average = Mittel { $rating }

## Was gespielt wurde.

sim-played =
    { $games ->
        [one] 1 Partie, { $seats ->
            [one] 1 Platz
           *[other] { $seats } Plätze
        }, Startwert { $seed }
       *[other] { $games } Partien, { $seats ->
            [one] 1 Platz
           *[other] { $seats } Plätze
        }, Startwerte { $seed } bis { $last }
    }
arena-played =
    { $planned ->
        [none] { $games ->
            [one] 1 Partie
           *[other] { $games } Partien
        }
       *[other] { $games } von { $planned } Partien
    }, { $sides ->
        [none] { $seats } Plätze
       *[other] { $seats } Plätze auf { $sides } Seiten
    }
arena-stopped = vor dem Ende abgebrochen
arena-deals =
    { $deals ->
        [one] 1 Mal
       *[other] { $deals } Mal
    } ausgeteilt ab Startwert { $seed }, alle Drehungen; Entscheidungen: { $decisions }

## Das Urteil.

alone = Wer allein spielt, gewinnt { $share } % der Partien ({ $low } % bis { $high } %).
share-of-seat = Platz { $place } ({ $share } %)
share-of-turn =
    { $place ->
        [0] wer zuerst dran ist
        [1] wer als Zweites dran ist
        [2] wer als Drittes dran ist
        [3] wer als Viertes dran ist
        [4] wer als Fünftes dran ist
        [5] wer als Sechstes dran ist
        [6] wer als Siebtes dran ist
        [7] wer als Achtes dran ist
       *[other] wer als Nummer { $number } dran ist
    } ({ $share } %)
compared-above =
    { $what ->
        [seats] Plätze
       *[turns] Reihenfolge
    }: Mehr als die fairen { $fair } %: { $above }; das Intervall schließt den fairen Anteil dort aus.
compared-below =
    { $what ->
        [seats] Plätze
       *[turns] Reihenfolge
    }: Weniger als die fairen { $fair } %: { $below }; das Intervall schließt den fairen Anteil dort aus.
compared-both =
    { $what ->
        [seats] Plätze
       *[turns] Reihenfolge
    }: Mehr als die fairen { $fair } %: { $above }; weniger: { $below }; das Intervall schließt den fairen Anteil dort aus.
compared-alike =
    { $what ->
        [seats] Plätze
       *[turns] Reihenfolge
    }: kein Vorteil zu sehen; die fairen { $fair } % liegen in allen { $count } Intervallen.
different-bots = Dort sitzen verschiedene Bots: Was die Plätze zeigen, kommt von Platz und Bot zusammen.
caution = Jedes Intervall verfehlt die Wahrheit einmal in zwanzig Fällen: Von { $seats } gleichen Plätzen fällt in etwa { $reports } von 100 Berichten mindestens einer durch bloßen Zufall auf.
blur =
    { $games ->
        [one] Bei 1 Partie
       *[other] Bei { $games } Partien
    } sind Unterschiede unter etwa { $points } Prozentpunkten nicht zu sehen.
pair-clear = { $bot } schlägt { $other } klar: vorn in { $share } % ihrer Begegnungen{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-upset = { $bot } hat die höhere Stärke, doch { $other } schlägt ihn klar: { $bot } ist vorn in { $share } % ihrer Begegnungen{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-alike = Zwischen { $bot } und { $other } ist kein Unterschied zu sehen: { $bot } ist vorn in { $share } % ihrer Begegnungen{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
not-met = { $bot } und { $other } sind sich nicht begegnet.
others-clear = Wer weiter oben steht, schlägt auch alle weiter unten klar.
others-unclear = Von den anderen { $all } Paaren sind { $count } nicht klar.
pairs-unclear = Auch nicht klar: { $pairs }.
against = { $bot } gegen { $other }
single-deal = Ein einziges Austeilen verrät nicht, wie verschieden andere wären: Lass mehr Partien spielen.
arena-blur =
    { $deals ->
        [one] Bei einem Austeilen
       *[other] Bei { $deals }-mal Austeilen
    } ist ein Vorsprung von weniger als etwa { $points } Prozentpunkten über der Hälfte nicht zu sehen.
absent = Noch nicht alle Plätze einmal durch: { $bots }; lass mehr Partien spielen.
lost-seat =
    { $seat ->
        [none] { $bot }
       *[other] { $bot } auf Platz { $seat }
    } hat seinen Platz an den Zufall verloren, in { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: { $why }.

## Unter den Tabellen.

sim-legend = ▲ ▼ das Intervall schließt den fairen Anteil aus. Siege: Intervall nach Wilson; Punkte: Students t.
shared =
    { $games ->
        [one] 1 Partie haben mehrere gewonnen; sie teilen sich den Sieg zu gleichen Teilen.
       *[other] { $games } Partien haben mehrere gewonnen; sie teilen sich den Sieg zu gleichen Teilen.
    }
arena-legend = Stärke: die Wertung von openskill; { $average } ist hier das Mittel, und wer { $lead } mehr hat, ist in 3 von 4 Partien vorn. Vor: Prozent aller Begegnungen, ein geteilter Rang zählt halb. ▲ ▼ grün rot: das Intervall schließt den fairen Anteil aus oder die Hälfte. Intervalle gelten zu 95 %; die Partien eines Austeilens zählen zusammen.
sides = Plätze, die immer den gleichen Rang haben, sind eine Seite und haben denselben Bot.
no-room = bei { $count } Bots ist hier kein Platz dafür, wer vor wem liegt; --json zeigt es
sim-speed = { $time } s: { $amount } Partien und { $shown } Entscheidungen pro Sekunde.

## Während gespielt wird, und nach Ctrl-C.

progress-games = Partien
progress-left = noch
speed-games = { $amount } pro Sekunde
speed-seconds = { $amount } s pro Partie
stopped = nach { $count } von { $games } Partien abgebrochen
stopped-early = nach { $count } von { $games } Partien abgebrochen, bevor ein Austeilen zu Ende gespielt war: Es gibt nichts zu berichten

## Was sich nicht spielen lässt.

no-games = eine Simulation braucht mindestens eine Partie, nicht { $games }
no-workers = es braucht mindestens einen Prozess, nicht { $workers }
seed-too-large = dieser Startwert ist viel zu groß
arena-games = ein Turnier hat 1 bis { $most } Partien, nicht { $games }
arena-seats = ein Turnier braucht mindestens zwei Plätze, nicht { $seats }
arena-bots = ein Turnier braucht mindestens zwei Bots, nicht { $count }
bot-twice = { $bot } kommt zweimal vor: Ein Bot braucht andere, um sie zu schlagen
nobody-to-beat = Bei { $game } gibt es hier niemanden zu schlagen: In { $amount } Partien teilten sich alle { $seats } Plätze denselben Rang
nothing-to-report = kein Austeilen wurde mit jeder Drehung gespielt: Es gibt nichts zu berichten

## `tabbytop puzzles`

puzzles-counted = Partien: { $games }, Stellungen: { $looked }, klar: { $clear }, auch bei zehnfacher Suche: { $survived }{ $share ->
        [none] { "" }
       *[other] { " " }({ $share } %)
    }, auch bis zum Ende: { $lasting }, { $level } stimmt zu: { $agreed }
puzzle-mined = { $count } gefunden; { $tally }: { $move } ({ $level })
puzzle-fails = Rätsel { $number } gilt nicht mehr: { $move } ({ $level })
puzzles-hold = { $count } von { $all } gelten
