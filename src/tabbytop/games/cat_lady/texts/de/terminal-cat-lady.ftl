### Cat Lady im Terminal. Karten, Katzen, Ziele und Futter heißen wie in der Datei des Spiels.
###
### Wörter in Gravis-Zeichen, etwa `plan`, werden getippt und bleiben, wie sie sind.

## Zeichen: je ein Buchstabe, in einer Gruppe lauter verschiedene.

letter-black = S
letter-orange = R
letter-white = W
letter-gray = G

letter-chicken = h
letter-tuna = t
letter-milk = m
letter-wild = j
letter-treat = x

## Die oberste Zeile.

turn-of = dein Zug { $turn } von { $turns }
guides = hilf der Spielkatze
phase-opening = vor dem ersten Zug
phase-turns = Zug { $turn }
phase-choupette = Choupettes Stunde
phase-feeding = Futterzeit
phase-over = das Ende
cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
if-it-ended = { $sum }, Stand jetzt

## Die Auslage.

line-name = { $line }
any-of-three = { letter-chicken }, { letter-tuna } oder { letter-milk }
feeds-any = sättigt jede
each-box = 1 je Karton
printed-toy =
    Spielzeug
    Sätze zählen
printed-costume =
    Kostüm
    die meisten: 6
printed-catnip =
    2 oder mehr
    allein: -2
printed-lost-cat =
    zwei: Streuner
    oder 2 Punkte
printed-spray-bottle =
    scheucht die
    Katze fort
printed-brush =
    tauscht mit
    der Auslage
printed-laser-pointer =
    zwei Karten
    ganzer Zug
printed-shopping-bag =
    { letter-chicken } { letter-tuna } { letter-milk } für dich
    2 den anderen

per-black = schwarz
per-orange = rot
per-white = weiß
per-chicken = Huhn
per-tuna = Thunf.
per-milk = Milch
per-one-food = 1er
per-two-food = 2er
per-multicoloured = bunt
per-three-colours = Trio
per-other-cat-of-its-food = andere
per-food-eaten = Happen
per-tuna-chicken-and-milk-eaten = Menü
per-costume = Kostüm
per-toy = Spielz.
per-point-of-your-toy-sets = Sp.-Pkt
per-spray-bottle-or-lost-cat = Karte
per-goal = Ziel

## Unter der Auslage.

strays = Streuner
no-strays = alle haben ein Zuhause
goals = Ziele
pool = Vorrat:
goal-needed = { $needed } { $short }
short-goal-fed-cats = Katzen
short-goal-toys = Spielzeuge
short-goal-costumes = Kostüme
short-goal-catnip = Katzenminze
short-goal-multicoloured = Bunte
short-goal-one-food = Ein-Happen
short-goal-two-food = Zwei-Happen
short-goal-tuna-cats = Thunfisch
short-goal-chicken-cats = Huhn
short-goal-milk-cats = Milch

## Wer mitspielt.

cat-count =
    { $count ->
        [one] { $count } Katze
       *[other] { $count } Katzen
    }
box-count =
    { $count ->
        [one] { $count } Karton
       *[other] { $count } Kartons
    }
hand-size = Hand { $count }
hand-short = H{ $count }
no-food = kein Futter
cats-are = Katzen: { $listed }
boxes-are = Kartons: { $listed }
hand-are = Hand: { $listed }
counted = { $count } { $item }
no-cards = keine Karten
nothing = nichts

## Die Spielkatze.

last-card = Ihre letzte Karte: { $card }
began-with = Am Anfang bekam sie { $starting }
its-hand = Ihre Hand: { $listed }

## Was man selbst hat.

your-food = Dein Futter
your-hand = Deine Hand
your-hand-is = Deine Hand: { $listed }
discarded = Weggelegt: { $listed }
toys = Spielzeug { $count }
costumes = Kostüme { $count }
no-costume = kein Kostüm
catnip = Minze { $count }
points-in-tokens =
    { $points ->
        [one] { $points } Punkt in Münzen
       *[other] { $points } Punkte in Münzen
    }
more-in-table = … noch { $count }: `tisch`
your-cats = Deine Katzen
fed-now = { $fed } von { $all } satt, Stand jetzt: `plan` zeigt, wie
none-yet = noch keine
boxes = Kartons
boxes-filled = { $filled } von { $all } gefüllt, { points }

## Nummerierte Antworten.

list-spray = Sprühflasche: Die Holzkatze rennt …
list-brush = Katzenbürste: eine Katze tauschen …
list-laser = Laserpointer: zwei Karten nach Wahl …
list-goals = ein gemeinsames Ziel tauschen …
swap-goal = { $away } gegen { $back } tauschen
end-after = Zug beenden
end-choupette = nein: dann macht sie nur ein Leckerli satt
end-pick = keine Karte mehr
end-fresh = nichts mehr
unvalued-note = ? nicht mitgezählt: Kostüme, vermisste Katzen, Taschen und Ähnliches
back-to-turn = Enter: zurück zu deinem Zug

ask-spray = Wohin rennt die Holzkatze?
ask-brush = Welche deiner Katzen kommt zurück in die Auslage?
ask-brush-second = { $cat } geht: Welche Katze der Auslage kommt?
ask-laser = Zwei Karten der Auslage für deinen ganzen Zug: Welche zuerst?
ask-laser-second = Die Karte auf { $cell }, und welche dazu?
ask-goals = Welches Ziel geht, und welches kommt?

## Füttern am Ende.

tokens-left = Marken übrig
none = keine
what-gets = Was bekommt { $cat }?
wants = will { $letters }
eaten =
    { $eaten-key ->
        [none] { $food }
       *[other] { $food } als { $eaten }
    }
everything-back = alles zurück
no-cats = Du hast keine Katzen.
nothing-fed = noch nichts gefüttert
done = fertig
fed-in-part = Eine Katze ist erst halb satt.
feed-hint = `plan`: wie es am besten geht, `folgen`: genau so füttern.
back-to-cats = Enter: zurück zu deinen Katzen
nothing-to-feed = Du hast nichts, womit du eine Katze füttern könntest.

## Die Seite von `plan`.

plan-now = Wenn jetzt Schluss wäre: { points }
plan-now-note =
    Für das, was du jetzt hast: ohne den Preis für Kostüme, gemeinsame Ziele und die Strafe für die meisten Reste, denn die
    kennt noch niemand.
plan-best = Der beste Plan: { points }
plan-best-note = Wenn die anderen so gut füttern, wie sie können.
the-rest = Der Rest
points-total = Punkte
left-over = Bleibt übrig
still-missing = Es fehlt noch
some-of = { $count } von { $letters }
follow-hint = `folgen` füttert sie so, und du bist fertig.

## Wie man den Bildschirm liest.

help-screen =
    Auf diesem Bildschirm: Die Zahlen am Rand der Auslage nehmen eine Reihe oder Spalte, und daneben steht, was sich dadurch
    änderte, wenn jetzt Schluss wäre. Ein ? dahinter sagt, dass dort eine Karte nicht mitgezählt ist: ein Kostüm, dessen Preis
    noch niemand kennt, oder eine vermisste Katze, eine Tasche oder eine andere Karte, die man ausspielt.

    { legend }

    Beim Füttern darfst du es dir anders überlegen, bis du `done` sagst. `plan` zeigt den besten Plan, `folgen` füttert danach;
    während des Spiels sagt `plan`, wie du stehst und was deinen hungrigen Katzen noch fehlt.
legend =
    Die Zeichen: schwarze, rote, weiße und graue Katzen sind { letter-black } { letter-orange } { letter-white }
    { letter-gray }; Huhn, Thunfisch und Milch sind { letter-chicken } { letter-tuna } { letter-milk }, ein Joker ist
    { letter-wild }, ein Leckerli { letter-treat }, und ? ist irgendein Futter. { letter-chicken }2 { letter-treat }1
    heißt also zweimal Huhn und ein Leckerli. Hinter einer Katze steht, was sie satt wert ist: 3 sind drei Punkte,
    2×{ per-costume } zwei je Kostüm, 3* drei und etwas, das auf der Karte steht, { letter-treat }1 ein Punkt, denn ein
    Leckerli macht sie satt. Ein ✓ ist eine Katze, die Stand jetzt satt würde, H die Größe einer Hand, ◆ Punkte in Münzen,
    ● wer mit dem Füttern fertig ist. `karten` sagt, was jede Karte wert ist, `karten zeus` sagt es für { $zeus }.
