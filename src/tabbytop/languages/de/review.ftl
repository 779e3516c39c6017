### Rückblick auf ein Spiel, das vorbei ist: `tabbytop review`, und „Rückblick“ auf der Seite.

not-over = dieses Spiel ist nicht vorbei, und ein Rückblick würde verdeckte Karten verraten
no-review = zu { $game } gibt es keinen Rückblick
progress = Deine Entscheidungen werden durchdacht … { $percent } %

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
nothing-clear-chance = Gut gespielt: Kein Zug hat eindeutig auch nur einen Prozentpunkt der Gewinnchance gekostet.
made = Zug { $number }: { $move }
better = Besser: { $move }
loss-chance = Das hat { $amount } Prozentpunkte der Gewinnchance gekostet: zwischen { $low } und { $high }, mit 95 % Sicherheit.
loss-strokes =
    { $count ->
        [one] Das hat die Zeit für einen Griff gekostet.
       *[other] Das hat die Zeit für { $count } Griffe gekostet.
    }
loss-rules =
    { $count ->
        [one] Damit war eine Regel gebrochen, die du hättest kennen können.
       *[other] Damit waren { $count } Regeln gebrochen, die du hättest kennen können.
    }

## Eine Summe aus drei Zeilen.

sum-chance = Ergebnis, verglichen mit gleichen Chancen
sum-strokes = Verlorene Griffe
sum-rules = Gebrochene Regeln anderer Hände
sum-decisions = Deine Entscheidungen
sum-rest = Glück und das Spiel der anderen
plus = +{ $number }
minus = −{ $number }
points = { $amount } Punkte
points-about = { $amount } Punkte, auf { $uncertain } genau

## Woher die Zahlen kommen.

how-chance = Jede Entscheidung wurde an Tischen gewogen, die aus dem erdacht sind, was du damals wusstest: Die stärkste Suche suchte den besten Zug, und beide Züge wurden mit denselben Karten weitergespielt. Die Gewinnchance ist eine Schätzung dieser Suche.
how-strokes = Eine Aufzeichnung hat keine Uhr. Die Zeit ist in Griffen gezählt: solchen, die deine Karte nicht weiterbrachten, und solchen, die die schnellste andere Pfote machte, während deine ruhte.
how-rules = Eine Regel hättest du kennen können, wenn jemand, der nichts vergisst, sie nach dem, was du gesehen und gehört hast, für wahrscheinlich gehalten hätte.
