### Tem-Purr-A im Terminal.

## Kurze Namen der Karten: höchstens 7 Zeichen.

short-card-2 = Reis
short-card-3 = Dango
short-card-4 = Garnele
short-card-5 = Lachs
short-card-6 = Gyoza
short-card-7 = Nudeln
short-card-plus = Mehr
short-card-reverse = Kehrt
short-card-choose = Du da

## Die Überschrift.

heading-rule =
    { $clockwise ->
        [yes] im Uhrzeigersinn · Schluss bei der dritten Marke
       *[no] andersherum · Schluss bei der dritten Marke
    }
round = Runde { $round }
the-end = das Ende

## Der Tisch.

nothing-yet = Noch nichts auf dem Tisch.
contest-over = Das Wettessen ist vorbei.
indigestion =
    { $count ->
        [1] Bauchweh!
       *[other] Bauchweh ×{ $count }!
    }
to-eat =
    zu essen: { $count ->
        [1] { $dish }
       *[other] { $count } × { $dish }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
deck-cards =
    { $count ->
        [one] Karte im Deck
       *[other] Karten im Deck
    }
deck-indigestions = Bauchweh
deck-risk = Risiko beim Essen
deck-drawn = { $count } gezogen
hand-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
percent = { $percent } %

## Was nur ein großes Fenster oder `tisch` zeigt.

discard =
    Ablage: { $pile ->
        [none] leer
       *[other] { $pile }
    }
unseen = Im Deck oder auf einer Hand: { $pile }
supply = Bauchweh, das noch nicht im Spiel ist: { $left } von { $all }
known =
    { $seat-is ->
        [you] Sicher auf deiner Hand
       *[other] Sicher auf { $seat-whose } Hand
    }: { $pile }

## Die Hand und die Antworten.

no-cards = keine Karten
hand =
    Deine Hand: { $pile ->
        [none] leer
       *[other] { $pile }
    }
do-start = Start
do-serve = dazu
do-skip = weg
do-play = los
eat = { $total } essen
eat-about =
    { $total ->
        [one] eine Karte für deine Hand, { $percent } Risiko
       *[other] { $total } Karten für deine Hand, { $percent } Risiko
    }
slip-in = ja, noch eins
no-more = nein, lieber nicht

## Hilfe.

copies = { $text } ({ $count })
screen-help =
    Auf diesem Bildschirm: Tipp ein Gericht, um es zu servieren oder damit anzufangen, zweimal, um mit
    zweien auszuweichen (33), und 1, um zu essen. Die Zahlen stehen unter deinen Karten. `karten` sagt,
    was jede Karte kann.
