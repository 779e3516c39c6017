### Die Regeln von Meow! in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Befolge vor allen anderen die Karte, die du legst, und alle Regeln der anderen. Der Haken: Niemand verrät dir ihre Regeln!

## Ein Zug, Schritt für Schritt.

step-deal = Sieh dir deine zwei Regeln an und gib sie nach links weiter. So kennst du die Regeln links von dir, aber keine anderen.
    .picture = Eine Katze mit Kapuze gibt zwei verdeckte Karten nach links weiter.
step-lay = In deinem Zug legst du eine Karte. Alle hören ihre Regel, und auch du musst sie befolgen.
    .picture = Eine Katze mit Kapuze legt eine offene Regel.
step-act = Dann führ etwas vor: was deine Karte verlangt, und was wohl die Regeln der anderen verlangen. Zwei Kunststücke sind für Unsinn da.
    .picture = Eine Katze mit Kapuze quakt; daneben eine Pfote, die geleckt wird, und Pfoten, die klatschen.
step-check = Dann kommt die Prüfung. Du zeigst der Reihe nach auf die anderen, links von dir beginnend: „Hab ich eine Regel von dir gebrochen?“ Du willst ein Nein.
    .picture = Du zeigst; die erste Katze sagt Nein, die zweite ist die nächste.
step-broken = Hast du eine Regel gebrochen, wird sie gezeigt. Sie und deine Karte kommen in den Stapel, und ihr zieht je eine neue.
    .picture = Eine Katze hält die Regel mit dem Muhen hoch, die in den Stapel kommt.
step-win = Sagen alle Nein? Dann hast du alle Regeln befolgt und gewinnst.
    .picture = Deine Katze jubelt zwischen zwei Katzen, die Nein sagen.

## Das Beispiel: eine Prüfung.

example = Du legst eine Karte, quakst, leckst deine Pfote und klatschst viermal. Dann lässt du dich prüfen.
    .picture = Du klatschst. Auf deiner Karte geht es ums Quaken. Ana hat die Regeln mit der Pfote und dem Klatschen, Ben die mit dem Muhen.
example-own = Deine eigene Karte verlangt Quaken.
example-lick = Ana hat die Regel mit dem Pfotenlecken …
example-clap = … und die mit viermal Klatschen. Ana sagt Nein.
example-moo = Ben hat die Regel mit dem Muhen, und du hast nicht gemuht. Ben zeigt sie.
example-after = Weiter geht es links. Nun wissen alle, dass es irgendwo eine Regel mit dem Muhen gibt.
