### Die Regeln eines Spiels auf der Seite: das Ziel, ein Zug in Bildern, ein Beispiel, die Karten, die Entscheidungen.

page = { $game }: So geht’s
play = Hinsetzen und spielen
contents = Auf dieser Seite
goal = Das Ziel
turn = So läuft ein Zug
example = Ein Beispiel
words = Die Regeln in Worten
cards = Die Karten
find = Karte suchen
all = Alle
found =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
fact = { $name }: { $value }
none = Das steht auf keiner Karte.
missing = Die Regeln dieses Spiels sind hier noch nicht aufgeschrieben. Der Tisch selbst sagt, was geht, und warum etwas nicht geht.
waiting = Moment, da liegt eine Katze auf der Seite.
rulings = Entscheidungen
rulings-about = Was gilt, wo die Anleitung einen Fall offen lässt. Sie sind auf Englisch geschrieben; „ours“ heißt: Dazu sagt die Anleitung gar nichts, das haben wir entschieden.
rulings-silent = Die Entscheidungen ließen sich nicht laden. Versuch es gleich noch einmal.
ruling = Regel { $ruling }
print = Auf zwei Seiten drucken
own-page = Auf einer eigenen Seite öffnen, zum Drucken
