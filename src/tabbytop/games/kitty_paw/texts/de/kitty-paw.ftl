### Kitty Paw. Was die Variablen bedeuten, steht in der englischen Datei.
###
### Alle Katzen und Karten sind weiblich, damit „eine“ und „deine“ immer passen.

title = Kitty Paw
about = Alle bauen gleichzeitig, mit einer Pfote, bis jemand Miau! ruft.
mood-first = flink
mood-second = laut
mood-third = alle zugleich

## Die Plättchen.

card-siamese = Siamkatze
    .text = { -tile }
card-ginger = Tigerkatze
    .text = { -tile }
card-tuxedo = Frackkatze
    .text = { -tile }
card-calico = Glückskatze
    .text = { -tile }
card-sphynx = Sphynxkatze
    .text = { -tile }
card-blue = Russisch Blau
    .text = { -tile }
card-bobtail = Bobtailkatze
    .text = Ein Plättchen, zwei Katzen lang: auf einer Seite wach, auf der anderen schlafend.
-tile = Ein Plättchen: auf einer Seite wach, auf der anderen schlafend.

## Die Katzen auf den Versteckkarten.

card-birman = Birma
    .text = Steckt in einem Karton und sieht der { card-siamese } zum Verwechseln ähnlich.
card-somali = Somali
    .text = Steckt in einem Karton und sieht der { card-ginger } zum Verwechseln ähnlich.
card-cymric = Cymric
    .text = Steckt in einem Karton und sieht der { card-tuxedo } zum Verwechseln ähnlich.
card-tortie = Schildpatt
    .text = Steckt in einem Karton und sieht der { card-calico } zum Verwechseln ähnlich.
card-peterbald = Peterbald
    .text = Steckt in einem Karton und sieht der { card-sphynx } zum Verwechseln ähnlich.
card-chartreux = Kartäuser
    .text = Steckt in einem Karton und sieht der { card-blue } zum Verwechseln ähnlich.
card-turkish-van = Türkisch Van
    .text = Steckt in einem Karton und sieht der { card-bobtail } zum Verwechseln ähnlich.
card-chihuahua = Chihuahua
    .text = Steckt in einem Karton. Gar keine Katze, was auch immer er behauptet.

## Andere Teile.

card-symbol = Versteckkarte
card-box = Kartonkarte
card-stray = Streuner

## Wie ein Teil liegt.

face-back = wach
face-belly = schlafend
face-horizontal = quer
face-vertical = hochkant
face-up = Tier oben

## Fragen.

prompt-paw = Pfote her, bitte!
prompt-grab = Welche Karte schnappst du dir?
prompt-build = Bau nach, was deine Karte zeigt, und dann: Miau!
prompt-clock = Die Uhr tickt.
prompt-answer =
    { $caller-is ->
        [you] Du rufst. Pfote hoch, schnell!
       *[other] { $caller } ruft. Pfote hoch, schnell!
    }

## Ereignisse: der Lauf des Spiels.

event-round =
    { $extra ->
        [0] Runde { $round }: { open-cards }. Pfoten in die Mitte, bitte.
       *[other] Runde { $round }, Extrarunde { $extra }: { open-cards }. Pfoten in die Mitte, bitte.
    }
open-cards =
    { $row-count ->
        [one] Karte { $row }
       *[other] Karten { $row }
    }
event-under = Karte { $card } zeigt ein Verstecktier, das schon in der Reihe ist: ab unter den Stapel.
event-start = Kitty Paw!
event-bell = Es läutet: Die Runde ist vorbei.
event-last = Zuletzt geantwortet: { $seats }.
event-tie =
    { $seats-is ->
        [you] Gleichstand! { $seats } spielt eine Extrarunde.
       *[other] Gleichstand! { $seats } spielen eine Extrarunde.
    }
event-removed =
    { $cards-count ->
        [one] Weggelegt: Karte { $cards }.
       *[other] Weggelegt: Karten { $cards }.
    }
event-over = Die Partie ist aus!

## Ereignisse: was eine Pfote tut.

event-paw =
    { $seat-is ->
        [you] Du legst eine Pfote in die Mitte.
       *[other] { $seat } legt eine Pfote in die Mitte.
    }
event-grabbed =
    { $seat-is ->
        [you] Du schnappst dir Karte { $card }.
       *[other] { $seat } schnappt sich Karte { $card }.
    }
event-given =
    { $seat-is ->
        [you] Du bekommst Karte { $card }.
       *[other] { $seat } bekommt Karte { $card }.
    }
event-took =
    { $seat-is ->
        [you] Du nimmst eine { $kind } von Stelle { $spot }.
       *[other] { $seat } nimmt eine { $kind } von Stelle { $spot }.
    }
event-ran_home =
    { $seat-is ->
        [you] Deine { $kind } läuft heim zu Stelle { $spot }.
       *[other] { $seat-whose } { $kind } läuft heim zu Stelle { $spot }.
    }
event-placed =
    { $seat-is ->
        [you] Du legst eine { $piece } auf { $cell }.
       *[other] { $seat } legt eine { $piece } auf { $cell }.
    }
event-lifted =
    { $seat-is ->
        [you] Du hebst eine { $piece } auf.
       *[other] { $seat } hebt eine { $piece } auf.
    }
event-home =
    { $seat-is ->
        [you] Du legst eine { $piece } zurück.
       *[other] { $seat } legt eine { $piece } zurück.
    }
event-turned =
    { $seat-is ->
        [you] Du drehst sie.
       *[other] { $seat } dreht sie.
    }
event-flipped =
    { $seat-is ->
        [you] Du wendest sie: { flipped-to }.
       *[other] { $seat } wendet sie: { flipped-to }.
    }

flipped-to =
    { $face-key ->
        [back] Jetzt ist sie wach
        [belly] Jetzt schläft sie
       *[other] { $face }
    }

## Ereignisse: Verstecken.

event-peeked =
    { $symbol-key ->
        [none]
            { $seat-is ->
                [you] Du schaust in Karton { $box }.
               *[other] { $seat } schaut in Karton { $box }.
            }
       *[other]
            { $seat-is ->
                [you] Du schaust in Karton { $box }: { $symbol }.
               *[other] { $seat } schaut in Karton { $box }: { $symbol }.
            }
    }
event-kept =
    { $seat-is ->
        [you] Du behältst, was in Karton { $box } war: { $symbol }.
       *[other] { $seat } behält, was in Karton { $box } war: { $symbol }.
    }
event-shut =
    { $late ->
        [yes] Karton { $box } fällt von selbst zu.
       *[no]
            { $seat-is ->
                [you] Du machst Karton { $box } zu.
               *[other] { $seat } macht Karton { $box } zu.
            }
    }
event-slipped =
    { $seat-is ->
        [you] Deine Versteckkarte rutscht zurück in Karton { $box }.
       *[other] { $seat-whose } Versteckkarte rutscht zurück in Karton { $box }.
    }

## Ereignisse: Miau!

event-called =
    { $seat-is ->
        [you] Du rufst: Miau!
       *[other] { $seat } ruft: Miau!
    }
event-answered =
    { $seat-is ->
        [you] Du antwortest: Miau!
       *[other] { $seat } antwortet: Miau!
    }
event-false_start =
    { $seat-is ->
        [you] Zu früh Miau! gesagt: Deine Pfote friert ein.
       *[other] Zu früh Miau! gesagt: { $seat-whose } Pfote friert ein.
    }
event-released =
    { $seat-is ->
        [you] Deine Pfote taut auf.
       *[other] { $seat-whose } Pfote taut auf.
    }
event-checked =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Dein Bild stimmt!
               *[other] { $seat-whose } Bild stimmt!
            }
       *[no]
            { $seat-is ->
                [you] Dein Bild stimmt nicht: { $faults }.
               *[other] { $seat-whose } Bild stimmt nicht: { $faults }.
            }
    }
event-scored =
    { $gain ->
        [yes] Karte { $card } für { $seat-whom }: +{ counted-points }.
       *[no] Karte { $card } kostet { $seat-whom } { counted-points }.
    }
counted-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-false_alarm =
    { $seat-is ->
        [you] Fehlalarm: Du bist diese Runde draußen.
       *[other] Fehlalarm: { $seat } ist diese Runde draußen.
    }

## Was an einem Teil eines Bildes falsch ist.

fault-missing = { $piece } fehlt
fault-extra = { $piece } ist zu viel
fault-place = { $piece } liegt am falschen Ort
fault-face = { $piece } zeigt die falsche Seite
fault-side = { $piece } liegt quer statt hochkant oder umgekehrt
fault-turn = { $piece } ist falsch gedreht
fault-order = { $piece } liegt drunter statt drauf
fault-symbol = { $piece } ist die falsche
fault-next = { $faults }, { $fault }

## Züge, wie sie in einer Liste stehen.

move-paw = Pfote in die Mitte
move-grab = Karte { $card } der Reihe schnappen
move-take = das Plättchen an Stelle { $spot } nehmen
move-lift =
    { $piece-key ->
        [stray] den Streuner aufheben
       *[other] { $piece } aufheben
    }
move-turn = nach { $way } drehen
way-left = links
way-right = rechts
move-flip = wenden
move-place = auf { $cell } legen
move-home = zurücklegen
move-peek = in Karton { $box } schauen
move-keep = behalten
move-shut = den Karton zumachen
move-meow = Miau!

move-start = die Uhr legt die späten Pfoten dazu
move-give = die Uhr gibt allen ohne Karte eine
move-release =
    { $seat-is ->
        [opponent] die Uhr lässt Platz { $seat-key } frei
       *[other] die Uhr lässt { $seat-whom } frei
    }
move-chase =
    { $seat-is ->
        [opponent] die Uhr scheucht den Streuner von Platz { $seat-key } heim
       *[other] die Uhr scheucht den Streuner { $seat-of } heim
    }
move-close =
    { $seat-is ->
        [opponent] die Uhr macht den Karton von Platz { $seat-key } zu
       *[other] die Uhr macht den Karton { $seat-of } zu
    }
move-slip =
    { $seat-is ->
        [opponent] die Uhr lässt die Karte von Platz { $seat-key } zurückrutschen
       *[other] die Uhr lässt die Karte { $seat-of } zurückrutschen
    }
move-hush = die Uhr wartet auf keine Antwort mehr
move-tick = die Uhr tickt
move-bell = die Uhr läutet

## Ergebnisse.

score-card = Karte { $card }, gebaut
score-penalty = Karte { $card }, Strafe
score-extra = Extrarunden: { $rounds }
score-time = Sekunden: { $seconds }
reason-most-points = die meisten Punkte
reason-most-points-after-extra-rounds = die meisten Punkte nach Extrarunden
reason-equal-points-shared = gleich viele Punkte, geteilt
reason-all-rows-played = alle Reihen gespielt

## Einstellungen.

option-pile = erst die leichten Karten und zuletzt die schweren, oder alle Karten, gut gemischt
    .title = Der Stapel
    .hint = Leichte Karten zuerst und schwere zuletzt, oder alle Karten aus der Schachtel, gut gemischt
    .choice-levels = Leichte zuerst
    .choice-all = Alle gemischt
option-second = welche Karten der Stufe II im Stapel sind; gelb ist ein bisschen schwerer
    .title = Stufe II
    .choice-green = Grün
    .choice-yellow = Gelb, etwas schwerer
option-wrong_call =
    ein falscher Ruf beendet die Runde; oder ab deinem zweiten falschen Ruf ist es ein Fehlalarm, du bist für die Runde draußen, und die anderen spielen weiter
    .title = Ein falsches Miau!
    .hint = Es beendet die Runde für alle; oder mit dem zweiten bist du raus, und die anderen spielen weiter
    .choice-ends = Beendet die Runde
    .choice-once = Einmal geht, dann bist du raus
option-ready = Sekunden, bis späte Pfoten in die Mitte gelegt werden
    .title = Späte Pfoten
option-pick = Sekunden, um eine Karte zu schnappen; wer dann keine hat, bekommt eine
    .title = Eine Karte schnappen
option-false_start = Sekunden Pause nach einem zu frühen Miau!
    .title = Miau! zu früh
option-stray = Sekunden, bis eine Katze, die deine Karte nicht braucht, heimläuft
    .title = Ein Streuner läuft heim
option-peek = Sekunden, die ein Karton offen bleibt
    .title = Ein Karton bleibt offen
option-wrong_box = Sekunden, bis eine falsche Versteckkarte zurückrutscht
    .title = Eine falsche Karte rutscht zurück
option-answer = Sekunden, um auf ein Miau! zu antworten
    .title = Auf ein Miau! antworten
option-round = Sekunden, die eine Runde höchstens dauert
    .title = Eine Runde

## Warum Einstellungen kein Spiel ergeben.

refusal-seconds = { $name }: 1 bis { $most } Sekunden, nicht { $seconds }
refusal-alone-wrong-call = allein beendet ein falscher Ruf immer die Reihe
refusal-alone-pile = wer allein spielt, bekommt immer zuerst die leichten Karten

## Warum ein Zug nicht geht.

refusal-paws-first = die Runde beginnt, wenn alle Pfoten in der Mitte sind
refusal-started = die Runde hat schon begonnen
refusal-no-card-there = an dieser Stelle der Reihe liegt keine Karte mehr
refusal-card-first = schnapp dir erst eine Karte
refusal-one-card = du hast schon eine Karte, und getauscht wird nicht
refusal-early-call = rufen geht erst, wenn alle eine Karte haben: dann noch einmal
refusal-answer = jemand hat gerufen: Pfote hoch!
refusal-for-clock = das macht die Uhr
refusal-no-wait = darauf braucht niemand zu warten
refusal-taken = jemand war schneller: An dieser Stelle liegt nichts mehr
refusal-no-spot = in dieser Runde gibt es keine Stelle { $spot }
refusal-own-tile = das Plättchen hast du schon
refusal-not-on-mat =
    { $piece-key ->
        [stray] auf deiner Matte ist kein Streuner
        [symbol] auf deiner Matte liegt keine Versteckkarte
       *[other] auf deiner Matte liegt keine { $piece }, die deine Karte braucht
    }
refusal-both-ends = die lange Katze muss mit beiden Enden auf deiner Matte liegen
refusal-empty-paw = du hast nichts in der Pfote
refusal-turn-box = eine Kartonkarte lässt sich nicht drehen: Wende sie
refusal-flip-symbol = eine Versteckkarte lässt sich nicht wenden: Dreh sie
refusal-full-paw = eins nach dem anderen: Leg hin, was du in der Pfote hast, oder bring es zurück
refusal-box-open = deine Pfote hält einen Karton offen: Behalt, was drin ist, oder mach ihn zu
refusal-symbol-gone = die Versteckkarte ist nicht mehr da
refusal-no-symbol = deine Karte zeigt kein Verstecktier
refusal-one-box = ein Karton nach dem anderen: Behalt, was drin ist, oder mach ihn zu
refusal-peek-full-paw = zum Schauen brauchst du eine leere Pfote: Leg hin, was drin ist, oder bring es zurück
refusal-box-held = jemand anders hält den Karton offen
refusal-right-symbol = du hast schon die richtige, und behalten darfst du nur eine
refusal-not-peeking = du schaust gerade in keinen Karton

## Warum sich ein Tisch nicht so decken lässt: für Leute, die Tests, Rätsel und Lektionen schreiben.

refusal-arrange-seats = { $what }: Es gibt nur { $most } Plätze
refusal-arrange-row = row: höchstens { $most } Karten
refusal-arrange-card = { $what }: In diesem Stapel ist keine Karte { $given } mehr
refusal-arrange-many = { $what }: Es gibt nur { $most }
refusal-arrange-spot = spots: { $given } ist nicht Art, Seite und Drehung
refusal-arrange-kind = { $what }: Von { $kind-key } ist nichts mehr da
refusal-arrange-twice = symbols: { $symbol-key } steht doppelt da
refusal-arrange-piece = mats: { $given } ist kein Teil mit dem Ort, an dem es liegt
refusal-arrange-box = mats: Platz { $seat-key } hat nur eine Kartonkarte
refusal-arrange-both-ends = mats: { $given } liegt nicht mit beiden Enden auf der Matte
refusal-arrange-strays = mats: Platz { $seat-key } hat zwei Streuner
refusal-arrange-symbol = mats: Platz { $seat-key } kann { $symbol-key } nicht haben
refusal-arrange-number = { $what }: { $given } ist keine ganze Zahl
refusal-arrange-list = { $what }: { $given } ist keine Liste
refusal-arrange-text = { $what }: { $given } ist kein Text
refusal-arrange-word = hier gibt es kein { $given }
refusal-arrange-table = { $what }: { $why }

## Wie man spielt.

rules-idea =
    Alle bauen gleichzeitig, mit einer Pfote. Bau das Bild auf deiner Karte mit Katzen aus der Mitte nach und sag Miau!, bevor
    es die anderen tun.
    .heading = Die Idee
rules-round =
    Pfoten in die Mitte, und los. Schnapp dir eine der vier Karten. Nimm eine Katze nach der anderen, dreh sie, wende sie, leg
    sie auf deine Matte. Wo auf der Matte das Bild liegt, ist egal, Hauptsache, alles liegt zueinander wie auf der Karte. Deine
    Kartonkarte gehört dazu, mit einer Katze darin. Eine Katze, die deine Karte nicht braucht, läuft nach einer Weile heim.
    .heading = Eine Runde
rules-hide-and-seek =
    Zeigt deine Karte ein Verstecktier, dann such es in den acht Kartons. Nur du siehst, was du findest, und nur einen
    Augenblick: Merk es dir! Diese Katzen sehen den Plättchen sehr ähnlich. Was du behältst, sehen alle; eine falsche Karte
    rutscht nach einer Weile zurück.
    .heading = Verstecken
rules-meow =
    Mit voller Matte ist Miau! ein Ruf: Alle halten inne und heben eine Pfote, und ab drei am Tisch zahlt die letzte Pfote.
    Dann wird die Matte geprüft. Stimmt sie, gehört dir die Karte mit ihren Punkten. Stimmt sie nicht, kostet sie dich ihre
    Strafe. Ist die Matte nicht voll, ist es ein Fehlstart, und deine Pfote friert kurz ein. Bevor alle eine Karte haben, kann
    niemand rufen: Eine volle Matte wartet so lange, und nichts friert ein.
    .heading = Miau!
rules-end =
    Hat jemand fünf gewertete Karten, richtig oder falsch, oder ist der Stapel leer, endet die Partie. Wer die meisten
    Punkte hat, gewinnt; bei Gleichstand gibt es eine Extrarunde. Allein baust du aus zehn Reihen je eine Karte, gegen die
    Uhr.
    .heading = Das Ende

## Gruppen von Karten, als Überschriften.

cards-tile = Plättchen
cards-hide-and-seek = Verstecken

## Warum ein Tipp gut ist: was ein Zug bringt.

because-paw = Die Runde beginnt, wenn alle Pfoten da sind.
because-answer = Wer zuletzt antwortet, zahlt.
because-no-card = Du hast noch keine Karte, das wäre ein Fehlstart.
because-card =
    { $points ->
        [one] Sie bringt 1 Punkt und braucht etwa { about-strokes }.
       *[other] Sie bringt { $points } Punkte und braucht etwa { about-strokes }.
    }
about-strokes =
    { $strokes ->
        [one] einen Griff
       *[other] { $strokes } Griffe
    }
because-shown = Deine Karte zeigt eine { $kind }.
because-not-shown = Deine Karte braucht das nicht.
because-missing =
    { $count ->
        [0] Dann ist dein Bild fertig: Ruf Miau!
        [one] Es fehlt noch ein Teil.
       *[other] Es fehlen noch { $count } Teile.
    }
because-lies-right = Es liegt schon wie auf deiner Karte.
because-lies-wrong = Es liegt nicht wie auf deiner Karte.
because-adjusted =
    { $count ->
        [0] Dann liegt es wie auf deiner Karte.
        [one] Dann musst du noch einmal drehen oder wenden.
       *[other] Dann musst du noch { $count }-mal drehen oder wenden.
    }
because-belongs = Dort gehört es hin.
because-elsewhere = Dort gehört es nicht hin, oder noch nicht.
because-turn-first =
    { $count ->
        [one] Du musst es erst noch drehen oder wenden.
       *[other] Du musst es erst noch { $count }-mal drehen oder wenden.
    }
because-home = Auf deiner Matte ist noch kein Platz dafür.
because-needed = Deine Karte braucht es: Du müsstest es wieder holen.
because-unknown-box = Du weißt noch nicht, was darin steckt.
because-right-box = Darin steckt, was du brauchst.
because-wrong-box = Darin steckt nicht, was du brauchst.
because-slips-away = Deine Karte braucht sie nicht, also rutscht sie in ihren Karton zurück.
because-opens-again = Darin steckt, was du brauchst: Du müsstest ihn wieder öffnen.
because-finished =
    { $points ->
        [one] Dein Bild ist fertig. Es bringt 1 Punkt.
       *[other] Dein Bild ist fertig. Es bringt { $points } Punkte.
    }

## Rückblick auf ein Spiel.

review-pause =
    { $count ->
        [one] Danach machte die schnellste andere Pfote einen Griff, bevor dein nächster kam.
       *[other] Danach machte die schnellste andere Pfote { $count } Griffe, bevor dein nächster kam.
    }
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [one] Du hast für deine Karten einen Handgriff gebraucht.
               *[other] Du hast für deine Karten { $count } Handgriffe gebraucht.
            }
       *[other]
            { $count ->
                [one] { $seat } hat für die Karten einen Handgriff gebraucht.
               *[other] { $seat } hat für die Karten { $count } Handgriffe gebraucht.
            }
    }
review-detours =
    { $count ->
        [0] Umwege gab es keine.
        [one] Umwege kosteten einen Griff.
       *[other] Umwege kosteten { $count } Griffe.
    }
review-pauses =
    { $count ->
        [0] Pausen gab es keine.
        [one] Die Pausen dauerten so lange wie ein Griff der schnellsten anderen Pfote.
       *[other] Die Pausen dauerten so lange wie { $count } Griffe der schnellsten anderen Pfote.
    }
review-boxes =
    { $count ->
        [0] Die Suche in den Kartons kostete nichts.
        [one] Die Suche in den Kartons kostete einen Griff.
       *[other] Die Suche in den Kartons kostete { $count } Griffe.
    }
