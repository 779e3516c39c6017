### Rückblick auf ein Spiel, das vorbei ist: `tabbytop review`, und „Rückblick“ auf der Seite.

not-over = diese Partie ist noch nicht vorbei, und ein Rückblick würde verdeckte Karten verraten
no-review = zu { $game } gibt es keinen Rückblick
progress = Alles wird noch einmal durchdacht … { $percent } %

## Ein Zug, der etwas gekostet hat.

clear =
    { $count ->
        [one] Ein Zug hat eindeutig etwas gekostet.
       *[other] { $count } Züge haben eindeutig etwas gekostet. Der schlimmste kommt zuerst.
    }
nothing-clear = Gut gespielt: Kein Zug hat eindeutig etwas gekostet.
clear-chance =
    { $count ->
        [one] Ein Zug hat eindeutig mindestens einen Prozentpunkt der Gewinnchance gekostet.
       *[other] { $count } Züge haben eindeutig mindestens einen Prozentpunkt der Gewinnchance gekostet. Der schlimmste kommt zuerst.
    }
nothing-clear-chance = Gut gespielt: Kein Zug hat die Gewinnchance eindeutig gesenkt, nicht einmal um einen Prozentpunkt.
made = Zug { $number }: { $move }
better = Besser: { $move }
reasons-to = Für { $seat }: „{ $reasons }“
loss-chance = Das hat die Gewinnchance um { $amount } Prozentpunkte gesenkt (zu 95 % sicher: um { $low } bis { $high }).
loss-strokes =
    { $count ->
        [one] Das hat die Zeit für einen Griff gekostet.
       *[other] Das hat die Zeit für { $count } Griffe gekostet.
    }
loss-rules =
    { $count ->
        [one] Damit war eine Regel gebrochen, die bekannt sein konnte.
       *[other] Damit waren { $count } Regeln gebrochen, die bekannt sein konnten.
    }

## Eine Summe aus drei Zeilen.

sum-chance = Ergebnis, verglichen mit gleichen Chancen
sum-strokes = Verlorene Griffe
sum-rules = Gebrochene Regeln der anderen
sum-decisions =
    { $seat-is ->
        [you] Deine Entscheidungen
       *[other] { $seat-whose } Entscheidungen
    }
sum-rest = Glück und das Spiel der anderen
plus = +{ $number }
minus = −{ $number }
points = { $amount } Punkte
points-about = { $amount } Punkte, auf { $uncertain } genau

## Woher die Zahlen kommen.

how-chance = Jede Entscheidung wurde an erfundenen Tischen durchgespielt, die zu allem passen, was damals bekannt sein konnte. Der stärkste Bot suchte den besten Zug, und beide Züge wurden mit denselben Karten zu Ende gespielt. Die Gewinnchance ist seine Schätzung.
how-strokes = Eine Aufzeichnung hat keine Uhr, darum zählt die Zeit in Griffen: Griffe, die die Karte nicht weiterbrachten, und Griffe, die die schnellste andere Pfote während einer Pause machte.
how-rules = Eine Regel konnte bekannt sein, wenn ein perfektes Gedächtnis sie nach allem, was zu sehen und zu hören war, für wahrscheinlich gehalten hätte.
