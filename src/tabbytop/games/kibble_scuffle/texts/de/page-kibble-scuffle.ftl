### Kibble Scuffle auf der Seite: drei Näpfe in der Mitte, Katzen darum herum, unten die eigene Hand.
### Was gefragt wird, was geschah und was Karten tun, sind Texte des Spiels selbst.

bowl =
    { $bowl ->
        [1] Fischnapf
        [2] Mäusenapf
       *[3] Vogelnapf
    }
bowl-short =
    { $bowl ->
        [1] Fisch
        [2] Maus
       *[3] Vogel
    }
card = Karte
item = Ding
first = zuerst

## Der Teller unter einem Napf.

plate-count = { $counted } von { $full }
plate-enough = { $counted }: Futterzeit, wenn alle bleiben
plate-enough-short = { $counted }: Futterzeit?
plate-eats = { $counted }: Futterzeit!
# Sie fressen jetzt: So viele Katzen haben noch nichts bekommen.
plate-hungry = noch { $count } hungrig
plate-sum = { $counted } + { $title } = { $total } von { $full }
plate-sum-enough = { $counted } + { $title } = { $total }. Futterzeit, wenn alle bleiben
plate-makes = macht { $total } von { $full }
plate-makes-enough = macht { $total }: Futterzeit?
plate-item = { $title }, dann eine Katze
plate-trade =
    { $gets ->
        [one] { $gets } Punkt für { $gives }
       *[other] { $gets } Punkte für { $gives }
    }
plate-serve = { points } im Napf
plate-laser = Alle spielen hier
plate-closed = Hier kommt keine rein

## Wer am Tisch sitzt.

seat-eats-first = frisst zuerst
seat-plays-next = danach dran
seat-turn = am Zug
seat-goal = Ziel: { $goal }
seat-with = mit { $name }
seat-with-you = mit dir
seat-of = von { $name }
seat-yours = von dir
seat-hand = { $count } auf der Hand
seat-known = sicher auf der Hand: { $titles }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
seat-about = { $name }: Brocken, Ablage und Hand
seat-box = Die Futterbox: { $name }

## Deck und Ablage, und das Blatt, das zeigt, was darin ist.

piles-draw = im Deck
piles-discard = abgelegt
piles-look-deck = Noch { $count } im Deck. Nachsehen, was noch drin ist
piles-look-discard = Deine Ablage: { $count } abgelegt. Durchsehen
piles-deck-title = Noch in deinem Deck
piles-deck-order = Ohne Reihenfolge: Was als Nächstes kommt, weiß niemand.
piles-discard-title = { $name }: Ablage
piles-your-discard = Deine Ablage
piles-empty = Nichts da. Nicht einmal ein Schnurrhaar.
piles-cubes = Gefressen
piles-hand = Hand
piles-deck = Deck
piles-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
piles-left-out = Nicht im Deck
piles-box = In der Futterbox
piles-of-value = { $count } × { $value }
piles-times = ×{ $count }

## Fragen, die die Seite Schritt für Schritt stellt.

ask-where = { $title }. An welchen Napf?
ask-copy-whom = Die Nachahmerkatze sieht deine Ablage durch. Wen spielt sie?
ask-copy-where = Nachahmerkatze als { $title }. An welchen Napf?
ask-where-to = { $title } rennt. Wohin?
ask-eats = { $title } frisst. Was denn?
ask-eats-more = Eine { $value }, und …?
ask-only = Nur die { $value }
ask-and = und eine { $value }
ask-cube = Eine { $value }
# Die einzige Antwort: Diese Katze frisst diesen Brocken.
ask-cat-cube = { $title }: eine { $value }
ask-other = Eine andere Karte
ask-back = Zurück
ask-swap = Deine { $gives } gegen die { $gets } von { $name }
ask-next = Als Nächstes spielt { $name }.
ask-then-you = Als Nächstes spielt { $name }, dann du.
ask-you-next = Als Nächstes spielst du.
# Unter der Frage zur Futterzeit: Das Futter reicht nicht für alle.
note-hungry = { $cubes } Brocken für { $cats } hungrige Katzen: Der Rest geht leer aus.
note-last-dinner = Nach dieser Futterzeit ist Schluss.
note-no-kitten = Du hast kein weiteres Kätzchen auf der Hand.
note-arrives = Eine Katze, die den Napf wechselt, legt noch einmal los.

## Vor dem Spiel: welche Karten draußen bleiben, und mit welchen man anfängt.

build-deck = Deine Karten
build-out = Bleibt draußen
build-hand = Für den Anfang
build-omit = Weglassen:
build-hold = Damit anfangen:

## Namen von Dingen, für alle, die die Seite hören.

label-bowls = Die drei Näpfe
label-hand = Deine Hand
label-card = { $title }. { $text }
label-others = Die anderen
label-bowl-state = { bowl }: { $counted } von { $full } Katzen, Futter: { $cubes }
label-bowl-empty = { bowl }: { $counted } von { $full } Katzen, Futter: keins
label-cat = { $title } von dir, { bowl }
label-cat-of = { $title } von { $name }, { bowl }
label-cube = Eine { $value } im { bowl }
label-cube-of = Eine { $value } von { $name }
label-chooses = Wählen: { $words }
