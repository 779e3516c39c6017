### Kitty Paw auf der Seite: Alle nehmen gleichzeitig Katzen aus der Mitte und legen sie so auf ihre Matte, wie ihre
### Karte es zeigt. Wer fertig ist, ruft „Miau!“; die anderen heben die Pfote. Alle Teile sind weiblich.

piece =
    { $name ->
        [siamese] Siamkatze
        [ginger] Tigerkatze
        [tuxedo] Frackkatze
        [calico] Glückskatze
        [sphynx] Sphynxkatze
        [blue] Russisch Blau
        [bobtail] Bobtailkatze
        [symbol] Versteckkarte
        [box] Kartonkarte
        [birman] Birma
        [somali] Somali
        [cymric] Cymric
        [tortie] Schildpatt
        [peterbald] Peterbald
        [chartreux] Kartäuser
        [turkish-van] Türkisch Van
        [chihuahua] Chihuahua
       *[other] { $name }
    }
face =
    { $face ->
        [back] wach
        [belly] schlafend
        [horizontal] quer
        [vertical] hochkant
        [up] Tier oben
       *[other] { $face }
    }
lies =
    { $name ->
        [box] Kartonkarte, { face }
       *[other]
            { piece }, { face }, nach { $turn ->
                [0] rechts
                [1] rechts unten
                [2] links unten
                [3] links
                [4] links oben
               *[5] rechts oben
            } gedreht
    }

## Runden, Zeit und Punkte.

points =
    { $sign ->
        [minus] −{ points-counted }
       *[other] { points-counted }
    }
points-counted =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
round-of = Runde { $round } von { $rounds }
extra-round = Extrarunde { $extra }
left = noch { $clock } in dieser Runde
sofar = { $clock } bisher

## Die Tischmitte.

middle = Die Tischmitte
tile = Nehmen: { lies }, Stelle { $spot }
box = In Karton { $number } schauen
box-of = Karton { $number }: { $name } ist schon da
keep = Behalten
shut = Zu
peek-left = { $seconds } s

## Die Karten, und wie man sich eine schnappt.

row = Die Karten zum Schnappen
grab = Karte { $place } schnappen: { $pieces }.
gone = Weg
grab-now = Schnapp dir eine!
grab-now-left = Schnapp dir eine! { $seconds } s
row-soon = Gleich schnappst du dir eine davon.
paw-in-soon = Pfote rein!
paw-in-soon-left = Pfote rein! { $seconds } s
level =
    { $level ->
        [1] Stufe I
        [2] Stufe II
        [3] Stufe III
       *[other] Stufe { $level }
    }
or-wrong = falsch: −{ $penalty }
or-briefly = oder −{ $penalty }
card-large = Karte groß ansehen
card-small = Karte zurücklegen
no-card = Hier wird deine Karte liegen.
their-no-card = Noch keine Karte

## Matten und Pfoten.

mat = Deine Matte
mat-of = Matte von { $name }
zoom = Matte vergrößern
unzoom = Zurück zur Tischmitte
zoomed = Deine Matte aus der Nähe
look-elsewhere = Tipp hier, um woanders hinzusehen
on-mat = { $laid } von { $all } Teilen
place = { piece } auf { $cell } legen
lift = Aufheben: { lies }, auf { $cell }
in-paw = In deiner Pfote
empty-paw = Deine Pfote ist leer
in-their-paw = In der Pfote
their-empty-paw = Die Pfote ist leer
their-box = Die Kartonkarte
take-something = Tipp auf eine Katze, oder zieh sie auf deine Matte.
lift-box = Deine Kartonkarte
turn-left = Nach links drehen
turn-right = Nach rechts drehen
flip = Wenden
flip-upright = Hochkant
flip-flat = Quer
back = Zurücklegen
back-short = Zurück
stray = Nicht auf deiner Karte: läuft gleich heim.
wrong-symbol = Nicht auf deiner Karte: rutscht gleich weg.

meow = Miau!
paw-up = Pfote hoch!

## Was die Seite dir sagt.

ask-paw-in = Deine Pfote in die Mitte, bitte.
ask-paw-note = Los geht es, wenn alle Pfoten da sind.
ask-waits-for-paws = Noch nicht dabei: { $names }.
ask-grab = Schnapp dir eine Karte, schnell!
ask-grab-note = Wer zuerst kommt, frisst zuerst. Kein Tauschen!
ask-start = Bau, was deine Karte zeigt.
ask-given = Die Zeit war um: Du hast eine Karte bekommen.
ask-start-note = Tipp auf eine Katze, oder zieh sie her.
ask-start-held = Dreh oder wende sie, dann tipp auf ihren Platz.
ask-first-held = Dreh oder wende sie, dann tipp irgendwohin, um anzufangen.
ask-long-held = Die lange Katze füllt zwei Plätze: Tipp auf die Linie dazwischen.
ask-box-held = Hochkant oder quer? Dann tipp auf ihren Platz.
ask-box-first = Hochkant oder quer? Dann tipp irgendwohin, um anzufangen.
ask-build-note =
    { $others ->
        [0] Erst die Punkte, dann die Sekunden.
        [1] Ein falscher Ruf kostet Punkte.
       *[other] Die letzte Pfote oben zahlt.
    }
ask-full = Deine Matte ist voll. Stimmt sie?
ask-full-note = Wenn ja, ruf Miau! Ein falscher Ruf kostet Punkte.
ask-full-early = Rufen kannst du erst, wenn alle eine Karte haben.
ask-called = { $name } ruft Miau! Pfote hoch, schnell!
ask-called-note = Die letzte Pfote zahlt.
ask-you-called = Miau! Du hast gerufen.
ask-you-called-note =
    { $names-count ->
        [0] Jetzt wird geprüft.
        [one] { $names } muss antworten.
       *[other] { $names } müssen antworten.
    }
ask-answered = Deine Pfote ist oben.
ask-frozen = Zu früh! Deine Pfote ist eingefroren.
ask-frozen-note = Sie taut gleich wieder auf.
ask-peeking = Das siehst nur du. Behalten oder Karton zu?
ask-out = Du bist raus aus dieser Runde.
ask-out-note = Es war ein Fehlalarm. Die anderen spielen weiter.
ask-looks-on = Du schaust zu.
ask-looks-on-note = Alle Pfoten haben zu tun.
ask-over = Die Partie ist vorbei.

## Unter einem Namen: was da gerade geschieht.

doing-ready = Pfote drin
doing-waits = macht sich bereit
doing-frozen = eingefroren
doing-out = raus aus der Runde
doing-watches = schaut zu
doing-took = nimmt: { piece }
doing-placed = legt: { piece }
doing-lifted = hebt auf: { piece }
doing-home = gibt zurück: { piece }
doing-ran-home = heimgelaufen: { piece }
doing-turned = dreht
doing-flipped = wendet
doing-grabbed = hat eine Karte
doing-peeked = schaut in einen Karton
doing-shut = macht zu
doing-kept = behält: { piece }
doing-slipped = eine Karte rutscht weg
doing-called = Miau!
doing-answered = Pfote oben
doing-false-start = zu früh!
doing-released = aufgetaut

## Dasselbe, wo kaum Platz ist.

briefly-took = nimmt
briefly-placed = legt
briefly-lifted = hebt
briefly-home = gibt her
briefly-ran-home = eine weg
briefly-grabbed = hat Karte
briefly-peeked = schaut
briefly-shut = macht zu
briefly-kept = behält
briefly-slipped = eine weg

## Gewertete Karten, und Teile, die liegen.

cards-of = { $count } von { $all } Karten
last-card-ends = Die Partie endet, wenn jemand { $all } Karten hat, richtig oder falsch.
scored-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
laid = { $laid }/{ $all }
laid-label = { $laid } von { $all } Teilen auf der Matte

## Nach dem Ruf: wer wann die Pfote hob.

race = Wer am schnellsten war
race-after = +{ $seconds },{ $tenths } s

## Die Prüfung einer Matte.

check-label = Die Prüfung
check-card = Die Karte
check-right = richtig
check-wrong = falsch
check-missing = fehlt
check-close = Prüfung schließen
check-spared = Ob richtig oder falsch, ein Ruf beendet die Runde für alle. Deine Karte ist aus dem Spiel, aber du verlierst nichts.

## Ein Tipp, der auf dem Tisch leuchtet; hinter „Eine große Katze würde wählen:“.

hint-take = die leuchtende Katze nehmen: { piece }
hint-place = ablegen, wo deine Matte leuchtet
hint-grab = die leuchtende Karte schnappen
hint-peek = in den leuchtenden Karton schauen
hint-take-other = eine andere nehmen: { piece }
hint-take-piece = eine Katze nehmen: { piece }
hint-place-now = so ablegen, wie sie ist

## Bestleistungen beim Spiel allein gegen die Uhr.

best-title = Deine Bestleistung auf diesem Gerät
best-none = Dein erstes Rennen gegen die Uhr: zehn Reihen, aus jeder eine Karte.
best-line = { points } in { $clock }
best-is-new = Neue Bestleistung!
