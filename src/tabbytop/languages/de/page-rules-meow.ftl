### Die Regeln von Meow! in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Befolge vor allen anderen die Regel, die du legst, und alle Regeln, die die anderen halten, auch wenn dir niemand sagt, welche das sind.

## Ein Zug, Schritt für Schritt.

step-deal = Du siehst dir zwei Regeln an und gibst sie nach links weiter. So weißt du, was links von dir auf der Hand ist, sonst von niemandem.
    .picture = Eine Katze mit Kapuze gibt zwei verdeckte Karten nach links weiter.
step-lay = In deinem Zug legst du eine Karte. Alle hören ihre Regel, und auch du musst sie befolgen.
    .picture = Eine Katze mit Kapuze legt eine offene Regel.
step-act = Dann führ etwas vor: was deine Karte verlangt, und was wohl die Regeln der anderen verlangen. Zwei Kunststücke sind für Unsinn da.
    .picture = Eine Katze mit Kapuze quakt; daneben eine Pfote, die geleckt wird, und Pfoten, die klatschen.
step-check = Dann kommt die Prüfung. Du zeigst der Reihe nach auf die anderen, von links an: „Hab ich eine Regel von dir gebrochen?“ Nein ist die Antwort, die du willst.
    .picture = Du zeigst; die erste Katze sagt Nein, die zweite ist die nächste.
step-broken = Wer eine Regel hält, die du nicht befolgt hast, zeigt sie. Beide Karten kommen in den Stapel, und ihr zieht je eine neue.
    .picture = Eine Katze hält die Regel mit dem Muhen hoch, die in den Stapel kommt.
step-win = Sagen alle Nein? Dann hast du alle Regeln befolgt und gewinnst.
    .picture = Deine Katze jubelt zwischen zwei Katzen, die Nein sagen.

## Das Beispiel: eine Prüfung.

example = Du legst eine Karte, quakst, leckst deine Pfote und klatschst viermal. Dann lässt du dich prüfen.
    .picture = Du klatschst. Auf deiner Karte geht es ums Quaken. Ana hält die Regeln mit der Pfote und dem Klatschen, Ben die mit dem Muhen.
example-own = Deine eigene Karte verlangt Quaken.
example-lick = Ana hält eine Regel, nach der man die Pfote leckt …
example-clap = … und eine, nach der man viermal klatscht. Sie sagt Nein.
example-moo = Ben hält eine Regel, nach der man muht, und du hast nicht gemuht. Er zeigt sie.
example-after = Weiter geht es links. Nun wissen alle, dass es irgendwo eine Regel mit dem Muhen gibt.
