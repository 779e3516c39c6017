### Tem-Purr-A: die Aufkleber, die man in einer beendeten Partie bekommt. <name> ist, wie einer heißt, sein Attribut
### `text`, wofür es ihn gibt.

full-menu = Das ganze Menü
    .text = Spiel eine Partie bis zum Ende.

chef = Kompliment an die Küche
    .text = Gewinn eine Partie.

spotless = Sauberes Lätzchen
    .text = Beende eine Partie ohne eine einzige Marke.

big-appetite = Großer Hunger
    .text = Iss einen Stapel von 15 oder mehr, ohne Bauchweh.

thirty-and-fine = Dreißig, und du lächelst
    .text = Iss einen Stapel von 30 oder mehr, ohne Bauchweh.

small-dish = Klein, aber fein
    .text = Iss einen Stapel von nur 2.

tower = Tellerturm
    .text = Servier ein Gericht, mit dem der Stapel 25 oder mehr wert ist.

return-to-sender = Zurück in die Küche
    .text = Schick einen Stapel von 15 oder mehr dorthin zurück, woher er kam.

you-look-hungry = Du siehst hungrig aus
    .text = Such aus, wer einen Stapel von 15 oder mehr bekommt.

table-cleared = Abgeräumt
    .text = Räum mit einem Paar Gerichte einen Stapel von fünf Karten oder mehr ab.

empty-paws = Leere Pfoten
    .text = Spiel deine letzte Karte und zieh drei neue.

hot-sauce = Mehr scharfe Soße
    .text = Tu in einer Partie zweimal ein Bauchweh ins Deck.

doggy-bag = Reste für daheim
    .text = Beende eine Partie mit zwanzig Handkarten oder mehr.

well-rested = Verdientes Nickerchen
    .text = Nimm die dritte Marke. Leg dich hin, es gibt gleich Tee.
