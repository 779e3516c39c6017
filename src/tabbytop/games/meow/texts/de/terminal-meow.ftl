### Meow! im Terminal: ein Kreis von Katzen um einen Tisch. Kunststücke und Karten heißen wie in der Datei des Spiels.

## Die oberste Zeile.

phase-strike = vor dem Austeilen
phase-pass = der erste Blick
phase-over = das Ende
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
whose-turn =
    { $seat-is ->
        [you] du bist dran
       *[other] { $seat } ist dran
    }
mode-basic = einfach
mode-thirteen = dreizehn
mode-before-after = vorher-nachher
judge-engine = Tisch
judge-eyes = Augen
plays-small = kleine Schachtel
plays-young = nur blaue
plays-helper = Spickzettel

## Der Kreis.

pile = Stapel: { $count }
no-card = keine
seat-broken = gebrochen!
seat-asked = ◂ gefragt
seat-no = nein
seat-ready = bereit
seat-best = max. { $hands }

## Die Tischmitte.

waiting-strike = Die Schachtel ist noch offen.
waiting-pass = Sieh gut hin. Dann wandert jede Hand nach links.
waiting-over = Die Kerzen gehen aus.
waiting-you = Leg eine Karte …
waiting-other = { $name } sucht eine Karte aus …
idle-strike =
    Niemand muss tun, was wehtut oder keinen Spaß macht. Was du streichst, bleibt in der Schachtel, und niemand erfährt, wer es
    wollte.
idle-pass = Befolge in einem einzigen Zug die Karte, die du legst, und alle Regeln der anderen: Dann gewinnst du.
idle-over = Die Wiederholung verrät alles.
watch-closely = Sieh genau hin: Hier wird nichts aufgeschrieben.
this-turn = Dieser Zug
used = { $used } von { $most }
gone = Fort: { $card }
part-before = vorher
part-after = nachher
said-word = „{ $word }“
made-noise = „{ $act-noise }“

## Ein Kunststück, wie man es sieht.

caption-act =
    { $heard ->
        [none] { $sign } { $name } { $act-shown }.
       *[other] { $sign } { $name } { $act-shown }: { $heard }
    }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }{ $named ->
        [yes] { " " }({ $act-label })
       *[no] { "" }
    }

## Das Protokoll, ohne die Namen von Regeln: Die muss man sich merken.

told-dealt =
    { $each ->
        [1] Alle bekommen eine Regel, { told-pile }. { told-starter }
       *[other] Alle bekommen { $each } Regeln, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [one] eine liegt im Stapel
       *[other] { $pile } liegen im Stapel
    }
told-starter =
    { $starter-is ->
        [you] Du fängst an.
       *[other] { $starter } fängt an.
    }
told-passed = Jede Hand ist nach links gewandert.
told-replaced =
    { $seat-is ->
        [you] Du lässt eine Regel austauschen.
       *[other] { $seat } lässt eine Regel austauschen.
    }
told-played =
    { $seat-is ->
        [you] Du legst eine Karte.
       *[other] { $seat } legt eine Karte.
    }
told-taken_back =
    { $seat-is ->
        [you] Du nimmst die Karte zurück: Du hast sie nicht befolgt.
       *[other] { $seat } nimmt die Karte zurück: Sie wurde nicht befolgt.
    }
told-exchanged =
    { $active-is ->
        [you] Du kommst nicht an { $seat-to } vorbei; ihr zieht beide eine neue Karte.
       *[other]
            { $seat-is ->
                [you] { $active } kommt nicht an dir vorbei; ihr zieht beide eine neue Karte.
               *[other] { $active } kommt nicht an { $seat-to } vorbei; beide ziehen eine neue Karte.
            }
    }

## Alles, was man wissen darf.

# Before the cards of the reader, each with its rule, for screen readers.
hand-in-words = Auf deiner Hand:
pile-and-budget = Im Stapel: { $pile }. Verschiedene Kunststücke je Zug: { $most }.
seat-fact =
    { $cards ->
        [one] { $name }: { $cards } Karte, beste Prüfung { $best }
       *[other] { $name }: { $cards } Karten, beste Prüfung { $best }
    }{ $replaced ->
        [yes] , hat eine Regel ausgetauscht
       *[no] { "" }
    }
came-to-light = Ans Licht gekommen: { $titles }
binds-you = Ihre Regel gilt für dich. Und jede Karte der anderen auch. Weißt du noch welche? Wir verraten nichts.

## Nummerierte Antworten.

done-strike = oder Enter: nichts mehr zu streichen
done-pass = oder Enter: die Hand nach links weitergeben
done-answer = nein, meine nicht
done-object = oder Enter: kein Einspruch
done-act = check: prüfen lassen
look-again = noch einmal hinsehen (`look`)
object = Einspruch: Die gelegte Karte selbst wurde nicht befolgt
replace = eine Regel austauschen, die jemand nicht befolgen kann

## Die Liste der Kunststücke.

brief = { $value }
short-label = { $brief }
back = Enter: zurück
more-words = mehr Wörter
hint-strike = Tipp einen Namen, ein Stück davon oder die Nummer.
hint-acts = Tipp: quaken; husten 2; paris. Ein Stück genügt: zisch.
hint-and-back = { $hint } { back }
found = „{ $sought }“ gefunden: Tipp eine Nummer oder mehr Buchstaben. { back }
more-found = … noch { $count }
page = Seite { $page } von { $pages }
words-foot = Tipp ein Wort, ein Stück davon oder die Nummer. 0: { more-words } · { back }
replace-how =
    Welche Regel kann jemand nicht befolgen? Tipp ihren Namen: eine, von der du weißt, dass sie im Spiel ist, und die du
    noch nicht befolgt hast. Alle erfahren, dass sie fort ist; eine neue kommt an ihre Stelle. Einmal pro Partie.

brief-trunk-call = Trompeten
brief-blow-raspberry = Prusten
brief-ding-dong = Ding-Dong
brief-wake-the-farm = Krähen
brief-pretty-polly = Schöne Lora
brief-reverse = Piepen
brief-hum-lullaby = Schlaflied
brief-peel-banana = Banane
brief-nitpick = Laus finden
brief-lick-paw = Pfote lecken
brief-flap-wings = Flügel
brief-wag-tail = Schwanzwedeln
brief-play-dead = Tot stellen
brief-make-biscuits = Kneten
brief-wiggle-nose = Nasewackeln
brief-pounce = Stürzen
brief-tip-hat = Hut ziehen
brief-air-kiss = Kuss zuwerfen
brief-cover-eyes = Augen zu
brief-shrug = Achselzucken
brief-check-watch = Uhr
brief-antlers = Geweih
brief-pinch = Zwicken
brief-drive-bus = Bus fahren
brief-dig-hole = Loch graben
brief-balance-ball = Ball
brief-light-candle = Kerze
brief-stir-cauldron = Kesselrühren
brief-pour-tea = Tee
brief-tightrope = Seiltanz
brief-reel-in = Fisch angeln
brief-snap-fingers = Schnippen
brief-boop = Anstupsen
brief-pat-head = Tätscheln
brief-drum-chest = Trommeln
brief-jazz-hands = Jazzhände
brief-fruit = Frucht
brief-vegetable = Gemüse
brief-instrument = Instrument
brief-sea-creature = Wassertier
brief-tree = Baum
brief-tool = Werkzeug
brief-garment = Kleidung
brief-household = Ding im Haus
brief-colour = Farbe
brief-dessert = Nachtisch
brief-vehicle = Fahrzeug
brief-building = Gebäude
brief-feeling = Gefühl
brief-manner = Weise
brief-dinosaur = Dinosaurier
brief-river = Fluss
brief-city = Stadt
brief-bird = Vogel
brief-mammal = Säugetier
brief-job = Beruf
brief-first-name = Vorname
brief-dish = Gericht
brief-flower = Blume
brief-sport = Sport

## Was getippt wurde, ist keine Antwort.

no-act = in keinem Kunststück kommt „{ $sought }“ vor
no-act-or-word = in keinem Kunststück und keinem Wort kommt „{ $sought }“ vor
rules-found =
    { $count ->
        [0] in keiner Regel der Schachtel kommt „{ $sought }“ vor
        [one] in einer Regel der Schachtel kommt „{ $sought }“ vor
       *[other] in { $count } Regeln der Schachtel kommt „{ $sought }“ vor
    }
not-your-card = „{ $sought }“ ist keine Karte von dir: Tipp ihre Nummer oder ihren Namen
say-which-word = sag, welches Wort: { $words } und so weiter
either = { $start } oder { $next }
could-be =
    { $more ->
        [yes] das könnte { $names } sein und so weiter; sag etwas mehr
       *[no] das könnte { $names } sein; sag etwas mehr
    }
opens-list = das öffnet eine Liste: Tipp es in eine eigene Zeile

## Wie man den Bildschirm benutzt.

help-typing =
    Tipp deine Kunststücke: `quaken; husten 2; paris; check` ist ein ganzer Zug. Von jedem Namen genügt ein Stück;
    Großbuchstaben und Akzente sind egal.
    .heading = TIPPEN
help-clock = An dieser Tastatur wird niemand gehetzt: Die Uhr der Einstellung `seconds` wartet auf dich.
    .heading = DIE UHR
