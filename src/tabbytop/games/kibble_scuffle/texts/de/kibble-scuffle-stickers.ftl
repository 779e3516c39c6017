### Kibble Scuffle: die Aufkleber, die man in einer beendeten Partie bekommt. <name> ist, wie einer heißt, sein Attribut
### `text`, wofür es ihn gibt.

served = Serviert
    .text = Spiel eine Partie bis zum Ende.

top-cat = Chefkatze
    .text = Gewinn eine Partie.

dinner-bell = Tischglocke
    .text = Ruf dreimal zur Futterzeit: Nach deinem Zug sitzen fünf Katzen an einem Napf.

dinner-for-five = Tisch für fünf
    .text = Fünf Katzen fressen an einem Napf, und mindestens eine davon ist deine.

family-dinner = Familienessen
    .text = Drei deiner Katzen fressen zusammen am selben Napf.

feast = Festmahl
    .text = Friss an einem Napf acht Punkte oder mehr auf einmal.

second-helping = Nachschlag
    .text = Friss im selben Zug an zwei Näpfen.

kitten-parade = Kätzchenparade
    .text = Füttere in einer Partie vier Kätzchen.

house-guest = Gehört zum Inventar
    .text = Deine Hauskatze frisst zweimal und ist immer noch da.

good-trade = Guter Tausch
    .text = Deine Gassenkatze tauscht eine 1 gegen eine 3.

bouncer = Platzverweis
    .text = Deine Karten scheuchen in einer Partie sechs Katzen der anderen vom Napf.

small-bites = Kleine Häppchen
    .text = Friss in einer Partie acht 1er-Brocken. Auch die zählen.

by-a-whisker = Um ein Schnurrhaar
    .text = Gewinn oder verlier mit höchstens einem Punkt Abstand.

patient-paws = Geduldige Pfoten
    .text = Vier deiner Katzen gehen in einer Partie hungrig heim. Sie verzeihen dir.
