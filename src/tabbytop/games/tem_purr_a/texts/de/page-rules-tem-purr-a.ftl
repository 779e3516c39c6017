### Die Regeln von Tem-Purr-A in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Gib den wachsenden Stapel weiter, bevor du ihn essen musst. Nimmt jemand die dritte Marke, gewinnt, wer die wenigsten hat.

## Ein Zug: eins der ersten vier; dann, was daraus werden kann.

step-serve = Servieren: Leg noch eins von dem Gericht, das gerade dran ist. Der Stapel wächst und geht weiter.
    .picture = Ein Stapel aus zwei Dango, und eine Hand mit einem dritten, das dazukommt.
step-eat = Oder essen: Zieh so viele Karten, wie der Stapel wert ist. Du behältst sie und fängst mit einem Gericht einen neuen Stapel an.
    .picture = Eine hungrige Katze vor einem Stapel aus zwei Dango, und Karten vom Deck: 6.
step-act = Oder eine Aktion: Nachschlag macht den Stapel um eine Karte größer, Kehrtwende schickt ihn zurück, „Du da“ sagt, wer dran ist.
    .picture = Die drei Aktionen: Nachschlag, Kehrtwende und „Du da“.
step-skip = Oder ausweichen: Leg zwei gleiche Gerichte, egal was dran ist. Der Stapel ist weg, eins der beiden ist der neue.
    .picture = Ein Stapel aus zwei Nudeln ist weg; zwei Reisbällchen werden gespielt, und eins davon ist der neue Stapel.
step-indigestion = Hast du ein Bauchweh gezogen? Nimm eine Marke. Die Runde ist vorbei, alles außer den Händen wird gemischt, und du fängst an.
    .picture = Eine Katze, der schlecht ist, die Karte Bauchweh und eine Marke.
step-end = Hat jemand drei Marken, ist Schluss. Wer die wenigsten hat, gewinnt; bei Gleichstand, wer die meisten Karten auf der Hand hat.
    .picture = Drei Leute mit drei Marken, einer und keiner.

## Das Beispiel: was ein Stapel kostet.

example = Vor dir liegen drei Dango und ein Nachschlag. Du hast kein Dango, keine Aktion und kein Paar: Du musst essen.
    .picture = Ein Stapel aus drei Dango mit einem Nachschlag darauf; zehn Karten werden gezogen, darunter ein Bauchweh.
example-dishes = Drei Dango zu je 3
example-plus = Nachschlag
example-sum = So viele Karten ziehst du
example-bad = Eine davon ist ein Bauchweh: Du nimmst eine Marke und behältst die anderen neun.
example-end = Am Ende hat Cem 3 Marken, Ben und du je 1. Du hast mehr Karten auf der Hand als Ben, also gewinnst du!
