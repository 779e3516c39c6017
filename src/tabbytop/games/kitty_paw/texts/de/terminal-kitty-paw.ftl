### Kitty Paw im Terminal. Die Katzen heißen wie in der Datei des Spiels; alle sind weiblich.

letters-siamese = Si
letters-ginger = Ti
letters-tuxedo = Fr
letters-calico = Gl
letters-sphynx = Sp
letters-blue = Bl
letters-bobtail = Bo
letters-birman = Bi
letters-somali = So
letters-cymric = Cy
letters-tortie = Sc
letters-peterbald = Pe
letters-chartreux = Ka
letters-turkish-van = Va
letters-chihuahua = Ch
letters-box = Box

## Die oberste Zeile.

round = Runde { $round }
tie-round = Extrarunde { $extra }
over = das Ende
pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
in-all = { $clock } insgesamt
time-left = noch { $clock }
small-window = In ein Fenster von 80×24 oder mehr passt alles.

## Karten.

worth = { $value } oder { $penalty }
seek = such { $symbol }
level = Stufe { $level }
your-card = Karte
taken = weg

## Matten und die Mitte.

your-mat = deine Matte
laid = { $laid } von { $all }
middle = die Mitte
cursor-cat =
    { $face-key ->
        [back] { $piece }, wach, { $arrow }
       *[other] { $piece }, schlafend, { $arrow }
    }
cursor-box = Versteckkarton { $number }
cursor-own-box = deine Kartonkarte
in-paw = in der Pfote: { $sign }
peeks =
    { $symbol-key ->
        [none] schaut in Karton { $box }
       *[other] schaut in Karton { $box }: { $symbol }
    }

## Neben einem Namen: was da gerade geschieht.

frozen = eingefroren
frozen-sign = ❄ eingefroren
out = raus aus der Runde
looks-on = schaut zu
did-paw = Pfote drin
did-turned = dreht
did-flipped = wendet
did-called = MIAU!
did-answered = Pfote oben
did-false_start = zu früh! friert
did-released = aufgetaut
did-false_alarm = raus aus der Runde
did-grabbed = Karte { $card }
did-took = nimmt { $letters }
did-ran_home = { $letters } läuft heim
did-placed =
    { $piece-key ->
        [symbol] legt Karte hin
        [box] legt Karton hin
       *[other] legt { $letters } hin
    }
did-lifted =
    { $piece-key ->
        [symbol] hebt Karte auf
        [box] hebt Karton auf
       *[other] hebt { $letters } auf
    }
did-home =
    { $piece-key ->
        [symbol] gibt Karte zurück
        [box] gibt Karton zurück
       *[other] gibt { $letters } zurück
    }
did-peeked = schaut in Karton { $box }
did-kept = behält { $letters }
did-shut =
    { $late ->
        [yes] Karton fällt zu
       *[no] macht Karton zu
    }
did-slipped = Karton { $box }: rutscht weg
points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Die dringende Zeile über den Tasten.

time =
    { $seconds ->
        [none] einen Moment
       *[other] { $seconds } s
    }
you-look-on = Du schaust zu: Die anderen spielen das aus.
too-early = Zu früh! Deine Pfote ist noch { time } eingefroren.
paw-in = Enter: Pfote in die Mitte. Es beginnt, wenn alle da sind. (noch { time })
waiting = Kitty Paw! Noch nicht dabei: { $seats } … (noch { time })
grab = Schnapp dir eine Karte! Noch { time }
in-box = In Karton { $box }: { $symbol }. (noch { time })
stray = Nicht auf deiner Karte: noch { time }, dann läuft sie heim.
slips = Nicht auf deiner Karte: noch { time }, dann rutscht sie weg.
full-wait = Deine Matte ist voll. Rufen kannst du erst, wenn alle eine Karte haben.
full-call = Deine Matte ist voll. Stimmt sie? Die Leertaste ruft MIAU!
you-called = MIAU! Du hast gerufen. Die anderen antworten …
caller-answered = MIAU! { $caller } ruft! Pfoten hoch …
caller-frozen = MIAU! { $caller } ruft! Und deine Pfote ist eingefroren …
caller-answer = MIAU! { $caller } ruft! PFOTE HOCH! Leertaste!
caller-answer-last = MIAU! { $caller } ruft! PFOTE HOCH! Leertaste! Die letzte zahlt.

## Die Tasten.

keys-look = Pfeile · 1-7 zur Katze, 8 Karton, 9 dein Karton · Enter nehmen · Tab Matte
keys-mat = Pfeile · 1-9 zum Teil · Enter aufheben · Tab Mitte · Leertaste MIAU!
keys-hold = Pfeile, hjkl halb · a ↶ d ↷ · f wenden · Enter ablegen · x zurück · Leer MIAU!
keys-peek = Enter behalten · x oder ein Pfeil: Karton zu
keys-paw = Enter Pfote rein · Tab Karten oder Prüfung · ? Tasten · q sichern und gehen
keys-grab = 1 2 3 4 diese Karte schnappen
keys-answer = Leertaste: Pfote hoch!
keys-leave = q sichern und gehen

## Die Prüfung nach einem Ruf.

check-card = die Karte
check-mat = die Matte
check-check = die Prüfung
fault-missing = fehlt
fault-extra = zu viel
fault-place = Ort
fault-face = Seite
fault-side = Lage
fault-turn = Drehung
fault-order = Reihenfolge
fault-symbol = Tier
to-score-pad = Enter: das Wertungsblatt

## Die Seiten, bevor die Zeit läuft.

live-title = Kitty Paw, in Echtzeit
begin-or-rules = Wenn es läuft, wartet nichts. Enter: hinsetzen · r: wie man spielt · q: gehen
begin-or-reading = Wenn es läuft, wartet nichts. Enter: hinsetzen · r: wie man es liest · q: gehen
time-runs-on = Die Zeit läuft weiter. Irgendeine Taste: zurück zum Tisch
sample-awake = wach
sample-asleep = schlafend
sample-long = lang
sample-symbol = Versteckkarte
sample-box = im Karton

help-pieces =
    Eine Katze ist ein Sechseck mit zwei Buchstaben: { letters-siamese } { $siamese }, { letters-ginger } { $ginger },
    { letters-tuxedo } { $tuxedo }, { letters-calico } { $calico }, { letters-sphynx } { $sphynx }, { letters-blue } { $blue },
    { letters-bobtail } { $bobtail }, zwei Sechsecke lang. Darunter stehen ihre Drehung, ein Pfeil, und ihre Augen: o wach, z
    schlafend. Ein [Quadrat] mit einem Stern ist eine Versteckkarte: { letters-birman } { $birman }, { letters-somali }
    { $somali }, { letters-cymric } { $cymric }, { letters-tortie } { $tortie }, { letters-peterbald } { $peterbald },
    { letters-chartreux } { $chartreux }, { letters-turkish-van } { $turkish_van }, { letters-chihuahua } { $chihuahua }. Eine
    doppelte Linie ist eine Kartonkarte, quer oder hochkant; ihre Katze liegt darin. Neben der Karte stehen ihre Teile, das
    unterste zuerst, jedes mit seiner Taste; ein • heißt: liegt auf deiner Matte, richtig oder falsch. Bei der Prüfung ist ✓
    richtig und ✗ falsch.
    .heading = WIE MAN DIE TEILE LIEST
help-keys =
    Pfeile bewegen den Cursor, auf der Matte um eine ganze Katze; mit Umschalt oder hjkl um eine halbe. 1 bis 7 springen zur
    nächsten Katze dieser Art, 8 zum nächsten Versteckkarton, 9 zu deiner Kartonkarte. Enter nimmt, legt ab, hebt auf, schaut
    hinein, behält. a und d drehen, f wendet, x legt zurück oder macht einen Karton zu. Tab wechselt zwischen Mitte und Matte.
    Die Leertaste ist Miau!, Ruf und Antwort. q sichert und geht; nichts wartet, es gibt keine Pause.
    .heading = TASTEN
