### Die Regeln von Kitty Paw in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Bau das Bild auf deiner Karte mit Katzen aus der Mitte nach und sag Miau!, bevor es die anderen tun.

kitty-cards = Kätzchenkarten

## Eine Runde, Schritt für Schritt. Alle tun all das gleichzeitig.

step-grab = Pfoten in die Mitte, und los! Schnapp dir eine der vier Karten.
    .picture = Vier Karten; eine davon ist markiert.
step-take = Nimm eine Katze nach der anderen aus der Mitte. Dreh und wende sie, bis sie liegt wie auf deiner Karte.
    .picture = Eine Katze, dieselbe gedreht, und dieselbe gewendet: Jetzt schläft sie.
step-build = Bau das Bild auf deiner Matte. Wo, ist egal, Hauptsache, alles liegt zueinander wie auf der Karte. Deine Kartonkarte gehört dazu, mit einer Katze darin.
    .picture = Eine Karte, und eine Matte mit dem gleichen Bild.
step-seek = Zeigt deine Karte ein Verstecktier? Schau in die Kartons, bis du es findest. Nur du siehst, was darin ist.
    .picture = Ein geschlossener Karton, ein offener und die Somali, die darin steckte.
step-call = Deine Matte ist voll: Ruf Miau! Alle anderen halten inne und heben eine Pfote. Ab drei am Tisch zahlt die letzte Pfote.
    .picture = Eine volle Matte und der Ruf; drei Leute, und wer zuletzt die Pfote hebt.
step-check = Der Tisch prüft die Matte. Richtig: Die Karte gehört dir, ein Punkt für jede Katze. Falsch: Du zahlst ihre Strafe. Dann kommt die nächste Runde.
    .picture = Eine richtige Karte bringt 5, eine falsche kostet 2.

## Das Beispiel: die Punkte einer Person.

example = Jemand hat fünf gewertete Karten, also ist die Partie vorbei. Du hast vier.
    .picture = Zwei richtige Karten für 5 und 6 Punkte, und eine falsche für minus 1.
example-one = Eine Karte der Stufe I mit fünf Katzen, richtig gelegt
example-two = Eine Karte der Stufe II mit sechs Katzen, richtig
example-wrong = Eine Karte der Stufe I, zu früh gerufen: Eine Katze lag falsch
example-last = Eine Karte der Stufe II: Deine Pfote war als letzte oben
example-sum = Zusammen
