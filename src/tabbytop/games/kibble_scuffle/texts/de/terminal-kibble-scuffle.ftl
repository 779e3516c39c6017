### Kibble Scuffle im Terminal.

## Kurze Namen.

short-bowl-1 = Fisch
short-bowl-2 = Maus
short-bowl-3 = Vogel

short-card-big-eyes = Bettler
short-card-catnip = Minze
short-card-clumsy = Tollpatsch
short-card-fat = Moppel
short-card-feral = Wilde
short-card-fraidy = Hasenfuß
short-card-greedy = Gierschlund
short-card-house = Hauskatze
short-card-mangy = Zottel
short-card-pounce = Lauer
short-card-queen = Königin
short-card-tom = Kater
short-card-trickster = Schlawiner
short-card-alley = Gasse
short-card-lazy = Faulpelz
short-card-mama = Mama
short-card-copy = Nachahmer

## Die Überschrift.

phase-building = Decks bauen
phase-opening = Hände wählen
phase-placement = Zug { $turn }
phase-feeding = Zug { $turn }: Futterzeit!
phase-over = das Ende
rule-feeding = Schluss ab { $goal } Punkten · noch { $left } Brocken
rule-placement = Futterzeit ab { $full } Katzen, Schluss ab { $goal } Punkten · noch { $left } Brocken
rule-teams = Schluss, wenn jemand { $goal } Punkte hat · noch { $left } Brocken

## Die Näpfe.

no-food = kein Futter
bowl-count = { $counted } von { $full }
bowl-eats = Futterzeit!
bowl-closed = zu: Saugroboter!
bowl-laser = { bowl-count } · Laser
bowl-full = { bowl-count }: Futter?
bowl-almost = { bowl-count }: noch eine
two-places = zählt doppelt
returns = kommt wieder
first = 1.
more-cats = +{ $count } mehr

## Wer mitspielt.

points =
    { $points ->
       *[other] Pkt
    }
piles = Hand { $hand } Deck { $deck } Ablage { $discard }
box = Box

## Was nur ein großes Fenster oder `tisch` zeigt.

discard =
    { $seat-is ->
        [you] Deine Ablage
       *[other] { $seat-whose } Ablage
    }: { $pile ->
        [none] leer
       *[other] { $pile }
    }
discard-seen = { discard } (sicher auf der Hand: { $known })
box-content = In der Futterbox: { $three } × 3, { $two } × 2, { $one } × 1
deck-content =
    Noch in deinem Deck: { $pile ->
        [none] nichts
       *[other] { $pile }
    }

## Die Hand und die Antworten.

no-cards = keine Karten
hand =
    Deine Hand: { $pile ->
        [none] leer
       *[other] { $pile }
    }
left-out =
    Bisher weggelassen: { $pile ->
        [none] nichts
       *[other] { $pile }
    }
all-left-out = Nicht im Deck
left-out-of =
    { $name }: { $pile ->
        [none] nichts
       *[other] { $pile }
    }
cards-hint = `karten` erklärt jede von ihnen.
calls-dinner = ! ruft zur Futterzeit
copy-which = als wer?
copy-question = Nachahmerkatze: als welche Katze deiner Ablage, und an welchen Napf?
back-to-hand = Enter: zurück zu deiner Hand
nothing-to-play = nichts zu spielen
discard-it = ablegen
decline = nein, danke
cat-to = { $card } → { $bowl }
cat-of = { $card }, { $bowl }
cat-at = { $card } am { $bowl }
forecast-priority = dort abgelegt: { $card } frisst zuerst
forecast-unsure = dort jetzt { $counted }
forecast = { $counted } + { $short } = { $total }
forecast-dinner = { $counted } + { $short } = { $total }: Futterzeit, wenn alle bleiben
no-kitten = Kein anderes Kätzchen kann mitkommen.
no-cat-follows = Keine Katze von dir kann dorthin nachkommen.

## Hilfe.

advanced = { $text } (für Fortgeschrittene)
screen-help =
    Auf diesem Bildschirm: 23 spielt die zweite Karte deiner Hand am dritten Napf. Ein ! heißt sicher
    Futterzeit, ein ? heißt Futterzeit, wenn alle Katzen bis zum Ende des Zuges bleiben.
    `karten` sagt, was jede Karte kann.
