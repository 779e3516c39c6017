### Cat Lady: die Aufkleber, die man in einer beendeten Partie bekommt. <name> ist, wie einer heißt, sein Attribut
### `text`, wofür es ihn gibt.

open-door = Offene Tür
    .text = Spiel eine Partie bis zum Ende.

cat-person = Katzenmensch
    .text = Gewinn eine Partie.

twelve-bowls = Zwölf Näpfe
    .text = Mach in einer Partie zwölf Katzen satt.

nobody-hungry = Alle satt
    .text = Hab sieben Katzen oder mehr, alle satt.

toy-box = Die ganze Spielkiste
    .text = Sammle alle fünf verschiedenen Spielzeuge.

best-dressed = Bestes Kostüm
    .text = Hab mehr Kostüme als alle anderen.

catnip-party = Minzparty
    .text = Hab am Ende vier Katzenminzen oder mehr.

if-it-fits = Passt, sitzt
    .text = Füll drei Kartons mit Katzen.

treat-day = Leckerlitag
    .text = Mach zwei Katzen mit je einem Leckerli satt.

soft-spot = Weiches Herz
    .text = Hol in einer Partie zwei Streuner zu dir.

just-water = Ist nur Wasser
    .text = Spiel in einer Partie zwei Sprühflaschen.

first-class = Erste Klasse
    .text = Füttere Choupette zuerst, wie sie es erwartet.

good-neighbour = Gute Nachbarschaft
    .text = Erreich deine beiden gemeinsamen Ziele.

still-purring = Schnurrt trotzdem
    .text = Drei deiner Katzen bleiben hungrig. Auf deinem Bett schlafen sie trotzdem.
