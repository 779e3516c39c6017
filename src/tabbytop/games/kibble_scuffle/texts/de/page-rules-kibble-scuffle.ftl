### Die Regeln von Kibble Scuffle in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Sei am Napf, wenn die Futterzeit beginnt, friss die besten Brocken und lieg vorn, sobald jemand 20 Punkte hat.

## Ein Zug, Schritt für Schritt.

step-play = Spiel eine Karte von deiner Hand an einen der drei Näpfe.
    .picture = Drei Karten auf der Hand; eine geht an einen Napf mit Futter und einer Katze.
step-arrive = Deine Katze setzt sich und tut, was auf ihrer Karte steht. Hier bettelt eine Bettelkatze um zwei Brocken mehr.
    .picture = Eine Bettelkatze an einem Napf, und zwei Brocken, die hineinfallen.
step-moved = Eine Katze, die den Napf wechselt, kommt neu an und legt noch einmal los. Über sie entscheidet, wer sie gespielt hat, egal wer dran ist.
    .picture = Eine Zottelkatze an einem Napf schubst ein Kätzchen zu einem anderen Napf hinüber.
step-five = Sind am Ende des Zugs fünf Katzen an einem Napf? Dann ist dort Futterzeit.
    .picture = Fünf Katzen um einen vollen Napf.
step-eat = Wer die Futterbox hat, fängt an, dann geht es im Uhrzeigersinn: Eine deiner Katzen frisst einen Brocken und geht. Seine Zahl bringt dir so viele Punkte.
    .picture = Die Futterbox, eine zufriedene Hauskatze und ein Dreierbrocken auf dem Weg vom Napf zu ihr.
step-draw = Alle ziehen auf fünf Karten nach, und weiter geht es links. Hat nach einer Futterzeit jemand 20 Punkte, ist Schluss.
    .picture = Fünf Karten auf der Hand.

## Das Beispiel: eine Futterzeit.

example = Fünf Katzen, vier Brocken: 3, 2, 1 und 1. Du hast die Futterbox.
    .picture = Um einen Napf sitzen deine Zottelkatze und dein Gierschlund sowie Bens Kater, Hauskatze und Kätzchen. Die Futterbox ist bei dir.
example-first = Bens Kater frisst vor allen anderen und nimmt die 3.
example-mangy = Du hast die Futterbox: Deine Zottelkatze nimmt die 2.
example-kitten = Bens Kätzchen nimmt eine 1.
example-greedy = Dein Gierschlund würde zwei fressen, aber es ist nur noch eine 1 da.
example-hungry = Das Futter ist weg: Bens Hauskatze zieht hungrig ab.
example-sum = Deine Punkte aus dieser Futterzeit; Ben hat 4
