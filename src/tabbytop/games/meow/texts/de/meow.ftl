### Meow!: Jede Karte ist eine Regel des Katzenkults und verlangt ein Kunststück.

title = Meow!
about = Befolge die Regeln des Katzenkults. Dumm nur, dass dir kaum jemand eine verrät.
mood-first = albern
mood-second = geheim
mood-third = laut

## Fragen.

prompt-strike = Gibt es etwas, das du nicht kannst? Streich es, niemand erfährt davon. Bereit?
prompt-pass = Lern deine Regeln auswendig, dann gib sie nach links weiter.
prompt-clock = Die Kerze brennt herunter.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] Die Katze hat genug von dir gesehen: Leg eine Karte oder wiederhol dich zuerst.
                [1] Erst alles für VORHER (noch ein Kunststück für den ganzen Zug), dann leg eine Karte.
               *[other] Erst alles für VORHER (noch { $left } verschiedene Kunststücke für den ganzen Zug), dann leg eine Karte.
            }
       *[no] Leg eine Karte.
    }{ $may_replace ->
        [yes] {" "}Kennst du eine Regel, die du nicht befolgen kannst? Lass sie zuerst austauschen.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] Die Katze hat genug von dir gesehen: Lass dich prüfen oder wiederhol dich.
        [1] Mach der Katze eine Freude. Du hast noch Platz für ein Kunststück, dann lass dich prüfen.
       *[other] Mach der Katze eine Freude. Du hast noch Platz für { $left } verschiedene Kunststücke, dann lass dich prüfen.
    }
prompt-reveal =
    { $active-is ->
        [you] Erwischt! Welche gebrochene Regel zeigst du?
       *[other] { $active } hat eine Regel von dir gebrochen. Welche zeigst du?
    }
prompt-answer =
    { $active-is ->
        [you] Du zeigst auf dich. Wurde eine deiner Regeln gebrochen?
       *[other] { $active } zeigt auf dich. Wurde eine deiner Regeln gebrochen?
    }
prompt-object =
    { $active-is ->
        [you] Du zeigst auf { $pointed-whom }. Wurde die Karte auf dem Altar befolgt? Wenn nicht, erheb Einspruch.
       *[other] { $active } zeigt auf { $pointed-whom }. Wurde die Karte auf dem Altar befolgt? Wenn nicht, erheb Einspruch.
    }

## Was geschieht.

titled =
    { $part ->
        [before] „{ $card }“ (VORHER)
        [after] „{ $card }“ (NACHHER)
       *[none] „{ $card }“
    }
    .read = { titled }: „{ $card-text }“

event-ready =
    { $seat-is ->
        [you] Du bist bereit.
       *[other] { $seat } ist bereit.
    }
event-dealt =
    { $each ->
        [1] Die Neulinge bekommen je eine Regel
       *[other] Die Neulinge bekommen je { $each } Regeln
    }, { $pile ->
        [one] eine kommt in den Stapel
       *[other] { $pile } kommen in den Stapel
    }{ $cards-count ->
        [none] {""}
       *[other] ; für einen Augenblick in deinen Pfoten: { $cards }
    }. { $starter-is ->
        [you] Du fängst an.
       *[other] { $starter } fängt an.
    }
event-passes =
    { $seat-is ->
        [you] Du hast genug gesehen.
       *[other] { $seat } hat genug gesehen.
    }
event-passed =
    { $cards-count ->
        [none] Jede Hand wandert nach links.
        [one] Jede Hand wandert nach links; nun gehört dir diese Regel: { $cards }.
       *[other] Jede Hand wandert nach links; nun gehören dir diese Regeln: { $cards }.
    }
# In puzzles, after the deal: a card that the reader has passed on to the left.
event-handed =
    { $seat-is ->
        [you] Du hast jetzt { $card-read }
       *[other] { $seat } hat jetzt { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Runde { $round }: Du trittst vor den Altar.
       *[other] Runde { $round }: { $seat } tritt vor den Altar.
    }
event-time_up =
    { $seat-is ->
        [you] Die Kerze ist aus: Deine Zeit ist um.
       *[other] Die Kerze ist aus: { $seat } hat keine Zeit mehr.
    }
event-played =
    { $seat-is ->
        [you] Du legst { $card-read }
       *[other] { $seat } legt { $card-read }
    }
event-replaced =
    { $seat-is ->
        [you] Du lässt { $card } austauschen
       *[other] { $seat } lässt { $card } austauschen
    }{ $fresh ->
        [none] .
       *[other] ; dafür bekommst du { $fresh-read }
    }
event-acted =
    { $seat-is ->
        [you] Du führst vor: { $act-label }{ told }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}(jetzt { $times }-mal).
            }
       *[other] : „{ $word }“.
    }
event-checking =
    { $seat-is ->
        [you] Du lässt dich prüfen.
       *[other] { $seat } lässt sich prüfen.
    }
event-pointed =
    { $seat-is ->
        [you] Du zeigst auf { $at-whom }: „Hab ich eine Regel von dir gebrochen?“
       *[other] { $seat } zeigt auf { $at-whom }: „Hab ich eine Regel von dir gebrochen?“
    }
event-cleared =
    { $kept ->
        [none]
            { $seat-is ->
                [you] Du sagst Nein: keine Regel gebrochen.
               *[other] { $seat } sagt Nein: keine Regel gebrochen.
            }
       *[other]
            { $seat-is ->
                [you] Du nennst { $kept }, aber das wurde befolgt: also Nein.
               *[other] { $seat } nennt { $kept }, aber das wurde befolgt: also Nein.
            }
    }
event-looked =
    { $seat-is ->
        [you] Du reibst dir die Augen und siehst noch einmal hin.
       *[other] { $seat } reibt sich die Augen und sieht noch einmal hin.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] Du erhebst Einspruch, zu Recht.
               *[other] { $seat } erhebt Einspruch, zu Recht.
            }
       *[no]
            { $seat-is ->
                [you] Du erhebst Einspruch, aber zu Unrecht.
               *[other] { $seat } erhebt Einspruch, aber zu Unrecht.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] Du hast { $card } nicht befolgt und nimmst die Karte zurück.
       *[other] { $seat } hat { $card } nicht befolgt und nimmt die Karte zurück.
    }
event-revealed =
    { $active-is ->
        [you] Du hast eine Regel gebrochen.
       *[other] { $active } hat eine Regel gebrochen.
    } { $seat-is ->
        [you] Du zeigst { $card-read }
       *[other] { $seat } zeigt { $card-read }
    }
event-exchanged =
    Beide Karten werden in den Stapel gemischt, { $active-is ->
        [you] { $seat } und du zieht je eine
       *[other]
            { $seat-is ->
                [you] { $active } und du zieht je eine
               *[other] { $active } und { $seat } ziehen je eine
            }
    }{ $drawn ->
        [none] : Beide Regeln können wiederkommen.
       *[other] ; deine ist { $drawn-read }
    }
event-won =
    { $seat-is ->
        [you] Alle sagen Nein: keine Regel gebrochen! Du gewinnst und trittst dem Katzenkult bei. Miau!
       *[other] Alle sagen Nein: keine Regel gebrochen! { $seat } gewinnt und tritt dem Katzenkult bei. Miau!
    }
event-limit = Die Katze ist eingeschlafen. Niemand kam weiter als { $winners }.

## Züge.

move-strike = kann ich nicht: { $card }
move-ready = bereit
move-pass = nach links weitergeben
move-play = „{ $card }“ legen
move-replace = austauschen lassen: { $card }
move-do = { $act-label }
move-say = „{ $word }“ sagen
move-check = prüfen lassen
move-reveal = „{ $card }“ zeigen
move-no = nein, meine nicht
move-broken = gebrochen: { $card }
move-look = noch einmal hinsehen
move-object = Einspruch: Die Karte selbst wurde nicht befolgt
move-wait = nichts zu sagen
move-time = die Zeit ist um

## Das Ende.

score-best =
    { $hands ->
        [0] beste Prüfung: an keiner Hand vorbei
        [1] beste Prüfung: an einer Hand vorbei
       *[other] beste Prüfung: an { $hands } Händen vorbei
    }
reason-broke-no-rule = keine Regel gebrochen
reason-was-caught-at-no-broken-rule = nie erwischt worden
reason-got-past-most-hands-before-the-last-round-was-over = bis zur letzten Runde an den meisten Händen vorbeigekommen

## Was jetzt zu tun ist.

must-strike = jetzt musst du ein Kunststück streichen, das du nicht kannst, oder sagen, dass du bereit bist
must-pass = jetzt musst du deine Hand ansehen und nach links weitergeben
must-play = jetzt musst du eine Karte von deiner Hand legen
must-act = jetzt musst du ein Kunststück machen, etwas sagen oder dich prüfen lassen
must-reveal = jetzt musst du eine Regel von deiner Hand zeigen, die gebrochen wurde
must-answer = jetzt musst du sagen, ob eine deiner Regeln gebrochen wurde

## Warum etwas nicht geht.

refusal-clock = die Uhr sagt nur, dass die Zeit um ist
refusal-time = nur die Uhr sagt, dass die Zeit um ist
refusal-struck = „{ $card }“ hast du schon gestrichen
refusal-not-in-deck = „{ $card }“ ist in dieser Partie nicht dabei
refusal-most-strikes =
    { $most ->
        [one] an diesem Tisch darfst du nur ein Kunststück streichen
       *[other] an diesem Tisch darfst du nur { $most } Kunststücke streichen
    }
refusal-not-in-hand = du hast „{ $card }“ nicht auf der Hand
refusal-check-without-card = leg eine Karte, bevor du dich prüfen lässt
refusal-card-lies = du hast in diesem Zug schon eine Karte gelegt
refusal-word-said = „{ $act-label }“: ein Wort je Zug, und du hast schon eins gesagt
refusal-word-not-in-box = zu diesem Wort gibt es in dieser Schachtel keine Regel
refusal-times =
    { $most ->
        [one] einmal ist genug
       *[other] { $most }-mal ist genug
    }
refusal-budget =
    { $most ->
        [one] mehr als ein Kunststück passt hier nicht in einen Zug
       *[other] mehr als { $most } verschiedene Kunststücke passen hier nicht in einen Zug
    }
refusal-replaced = du hast in dieser Partie schon eine Regel ausgetauscht, und mehr als einmal geht nicht
refusal-replace-later = eine Regel austauschen geht nur am Anfang deines Zugs, vor allem anderen
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = in einem Rätsel gibt es keine neuen Regeln: Hier kannst du alle befolgen
refusal-done = „{ $card }“ hast du in dieser Partie schon gemacht, also kannst du es
refusal-unknown-rule = austauschen kannst du nur Regeln, die du kennst, und „{ $card }“ ist dir neu
refusal-not-broken = „{ $card }“ wurde nicht gebrochen
refusal-not-pointed = auf dich wird nicht gezeigt: Erheb Einspruch oder warte
refusal-looked = noch einmal hinsehen geht nur einmal je Prüfung
refusal-objected = du hast in diesem Zug schon Einspruch erhoben, und mehr als einmal geht nicht

## Einstellungen.

option-mode =
    einfach: ein oder zwei Regeln je Platz; dreizehn: immer dreizehn Regeln im Spiel, egal wie viele mitspielen; vorher und nachher: dreizehn, und jede Regel hat ihre Zeit, bevor oder nachdem die Karte liegt
    .title = Wie viele Regeln
    .hint = Je eine oder zwei, oder dreizehn im Ganzen; gut getaktet gilt jede nur, bevor oder nachdem du deine Karte legst
    .choice-basic = Je eine oder zwei
    .choice-thirteen = Dreizehn
    .choice-before-after = Dreizehn, gut getaktet
option-box =
    ganz: alle 102 Regeln; klein: zwanzig, die alle kennen, für eine erste Partie höchstens zu sechst
    .title = Welche Regeln
    .hint = Alle 102; oder zwanzig, die alle kennen, für eine erste Partie
    .choice-whole = Die ganze Schachtel
    .choice-small = Zwanzig leichte
option-striking = vor dem Austeilen dürfen alle Kunststücke streichen, die sie nicht können
    .title = Kunststücke streichen
    .hint = Bevor es Karten gibt, dürfen alle streichen, was sie nicht können
option-young = nur die blauen Karten: je ein einfacher Laut oder eine Geste
    .title = Für die Kleinen
option-judge =
    der Tisch sagt, wer was gebrochen hat, und hat immer recht; oder alle passen selbst auf und antworten selbst, und da entgeht einem schon mal was
    .title = Wer prüft
    .hint = Dem Tisch entgeht kein Fehler; oder ihr passt selbst auf und überseht auch einmal einen
    .choice-engine = Der Tisch
    .choice-eyes = Eigene Augen
option-helper = Regeln, die ans Licht kamen, bleiben auf dem Spickzettel; sonst heißt es: merken
    .title = Spickzettel
option-rounds = nach so vielen Runden gewinnt, wer am weitesten kam; 0: spielen, bis jemand gewonnen hat
    .title = Runden
option-seconds = Zeit für einen Zug; 0: keine Uhr
    .title = Sekunden je Zug
refusal-small-young = die kleine Schachtel hat keine eigenen blauen Karten: ohne „Für die Kleinen“, oder mit der ganzen Schachtel
refusal-small-seats = die kleine Schachtel reicht für { $most }, nicht für { $seats }
refusal-rounds = es gibt 0 bis { $most } Runden, nicht { $rounds }
refusal-seconds = ein Zug hat 0 bis { $most } Sekunden, nicht { $seconds }

# Ein Tisch für einen Test oder eine Anleitung.
refusal-no-round = round_number: Es gibt keine Runde { $round }
refusal-struck-twice = struck: { $name } steht da zweimal
refusal-struck-most = struck: höchstens { $most }
refusal-card-twice = { $name } ist gestrichen oder steht da zweimal
refusal-no-memory-word = said: { $name } ist kein Wort einer Regel, die Gedächtnis braucht
refusal-best = best: 0 bis { $most }, solange die Partie läuft, nicht { $hands }
refusal-seats = { $what }: Es gibt nur { $most } Plätze
refusal-no-card = es gibt keine Karte { $name }
refusal-size = { $what }: { $most } an diesem Tisch, nicht { $count }

## Die Gruppen der Kunststücke.

group-noise = Laute
group-mime = Gesten
group-counted = Gezählt
group-spoken = Gesprochen
group-memory = Gedächtnis

## Spielanleitung.

rules-circle =
    Befolge in einem einzigen Zug die Karte, die du legst, und alle Regeln der anderen: Dann gewinnst du. Du bist neu im
    Katzenkult: Jede Karte ist eine Regel des Kults, und jede Regel verlangt ein Kunststück, etwa wie ein Frosch zu
    quaken, eine Pfote zu lecken oder eine Stadt zu nennen. Der Haken: Niemand verrät dir die Regeln der anderen.
    .heading = Das Ziel

rules-before-the-deal =
    Dürft ihr an diesem Tisch streichen? Wenn du etwas nicht kannst oder lieber lässt: Streich es. Niemand sieht es, und
    die Karte bleibt in der Schachtel. Dann bekommen alle zwei Karten (nur eine, wenn ihr sechs oder mehr seid), und eine
    ist der Stapel. Sieh dir deine gut an: Die ganze Hand wandert nach links und bleibt von da an dort.
    .heading = Bevor es losgeht

rules-your-turn =
    Leg eine Karte; alle hören ihre Regel. Dann führ etwas vor. Du hast Platz für ein Kunststück je Regel, die für dich
    gelten könnte, und für zwei mehr: Unsinn, der alle in die Irre führt, die dir etwas abschauen. Dasselbe noch einmal
    kostet keinen Platz. Dann lass dich prüfen.
    .heading = Dein Zug

rules-check =
    Hast du die Regel auf deiner eigenen Karte vergessen, kommt sie zurück auf deine Hand, und dein Zug ist vorbei. Sonst
    zeigst du auf die anderen, links von dir beginnend, und fragst: „Hab ich eine Regel von dir gebrochen?“ Wenn ja, wird
    sie gezeigt. Beide Karten kommen in den Stapel, er wird gemischt, und ihr zieht je eine. Sagen alle Nein, hast du
    gewonnen. Die Regeln auf deiner eigenen Hand und im Stapel gelten nicht für dich.
    .heading = Die Prüfung

rules-remember =
    Was getan und gezeigt wurde, ist fort, wenn der nächste Zug beginnt, und niemand schreibt es auf: Das Protokoll hilft
    dir nicht, und das Zurücknehmen auch nicht. Was du gesehen hast, als du deine Hand weitergabst, was ans Licht kam, was
    die anderen tun und womit sie durchkommen: Mehr hast du nicht. Mit Spickzettel bleiben die Regeln stehen, die ans
    Licht kamen.
    .heading = Merk es dir

rules-acts =
    Ein gezähltes Kunststück machst du genau so oft, wie die Regel sagt. Ein gesprochenes machst du einmal im Zug, mit
    einem Wort aus seiner Liste. Manche Regeln brauchen ein Wort, das in dieser Partie noch niemand gesagt hat; dabei
    zählen die Wörter von allen.
    .heading = Kunststücke

rules-once-a-game =
    Am Anfang deines Zugs darfst du eine Regel austauschen lassen, die du kennst und die jemand nicht befolgen kann. Alle
    erfahren, welche fort ist; die neue sieht nur, wer sie auf der Hand hat.
    .heading = Einmal pro Partie

rules-thirteen =
    Mit dreizehn Regeln sind immer gleich viele im Spiel, wie viele ihr auch seid. Mit Vorher und Nachher hat jede Regel
    auch ihre Zeit, bevor oder nachdem du deine Karte legst. Machst du das Kunststück zur falschen Zeit, ist die Regel
    gebrochen, selbst wenn du es zur richtigen auch noch machst.
    .heading = Dreizehn, vorher und nachher

rules-eyes =
    Prüft ihr mit eigenen Augen, dann antwortet ihr selbst, also sieh genau hin. Zeigt jemand auf dich, sagst du Nein oder
    nennst deine Regel, die gebrochen wurde; eine Karte, die doch befolgt wurde, bekommt niemand zu sehen. Einmal in
    jeder Prüfung darfst du noch einmal hinsehen. Was dir entgeht, entgeht dir. Und wer sieht, dass die Regel auf der
    gelegten Karte selbst nicht befolgt wurde, darf Einspruch erheben, einmal im Zug.
    .heading = Augen

## Die Karten.

## Laute.

card-croak = Frosch im Hals
    .animal = Frosch
    .text = Du musst quaken wie ein Frosch, den man ums Singen gebeten hat.
    .label = Quaken
    .shown = bläst die Backen auf und quakt
    .noise = Quaaak!
card-hiss = Zisch und weg
    .animal = Schlange
    .text = Du musst zischen wie eine Schlange, deren Sofa besetzt ist.
    .label = Zischen
    .shown = zeigt zwei Giftzähne und zischt
    .noise = Zsssss!
card-moo = Muh zum Risiko
    .animal = Kuh
    .text = Du musst muhen wie eine Kuh, die weiß, wo die Sahne geblieben ist.
    .label = Muhen
    .shown = kaut eine Weile und muht
    .noise = Muuuuh.
card-oink = Im Grunz genommen
    .animal = Schwein
    .text = Du musst grunzen wie ein Schwein in der Oper.
    .label = Grunzen
    .shown = rümpft den Rüssel und grunzt
    .noise = Grunz, grunz!
card-quack = Schnatterente gut, alles gut
    .animal = Ente
    .text = Du musst schnattern wie eine Ente mit Diplom.
    .label = Schnattern
    .shown = schnattert durch einen gedachten Schnabel
    .noise = Nak, nak, nak!
card-baa = Mähr als genug
    .animal = Schaf
    .text = Du musst blöken wie ein Schaf, bei dem niemand eingeschlafen ist.
    .label = Blöken
    .shown = blökt, ein wenig gekränkt
    .noise = Mä-häääh!
card-neigh = Auf Wiehersehen
    .animal = Pferd
    .text = Du musst wiehern wie ein Pferd, das dagegen stimmt.
    .label = Wiehern
    .shown = wirft die Mähne zurück und wiehert
    .noise = Hüüü-hi-hi!
card-bark = Bellissimo
    .animal = Hund
    .text = Du musst bellen wie ein Hund, der aus Versehen hereinkam.
    .label = Bellen
    .shown = bellt die Tür an
    .noise = Wau, wau!
card-howl = Heul doch
    .animal = Wolf
    .text = Du musst heulen wie ein Wolf unter einer Deckenlampe.
    .label = Heulen
    .shown = heult die Zimmerdecke an
    .noise = Auuuuuh!
card-roar = Brüllend komisch
    .animal = Löwe
    .text = Du musst brüllen wie ein Löwe, der zu spät zum Familienfoto kommt.
    .label = Brüllen
    .shown = schüttelt eine riesige Mähne und brüllt
    .noise = Rrroaaar!
card-hoot = Schuhu ohne Schuh
    .animal = Eule
    .text = Du musst rufen wie eine Eule, die nichts von Kerzen hält.
    .label = Schuhu rufen
    .shown = macht runde Augen und ruft in die Nacht
    .noise = Schuhuuu.
card-buzz = Summa summarum
    .animal = Biene
    .text = Du musst summen wie eine Biene, die ihre Blume verlegt hat.
    .label = Summen
    .shown = summt umher und sucht etwas
    .noise = Bssssumm!
card-gobble = Der große Koller
    .animal = Truthahn
    .text = Du musst kollern wie ein Truthahn, dem man das Mikrofon gegeben hat.
    .label = Kollern
    .shown = wackelt mit dem Kinn und kollert
    .noise = Gullu-gullu-gullu!
card-hee-haw = I-ah, wer sagt’s denn
    .animal = Esel
    .text = Du musst iahen wie ein Esel, der freundlich gebeten wurde und trotzdem Nein sagt.
    .label = I-ah machen
    .shown = stemmt vier Hufe in den Boden und iaht
    .noise = I-aaah!
card-squeak = Fiep, fiep, hurra
    .animal = Maus
    .text = Du musst fiepen wie die einzige Maus auf einer Katzenversammlung.
    .label = Fiepen
    .shown = fiept mit ganz kleiner Stimme
    .noise = Fiep!
card-purr = Schnurrstracks
    .animal = Katze
    .text = Du musst schnurren wie eine Katze auf warmer Wäsche.
    .label = Schnurren
    .shown = schließt beide Augen und schnurrt
    .noise = Schnurrrrrr.
card-cluck = Gackern auf hohem Niveau
    .animal = Henne
    .text = Du musst gackern wie eine Henne, die etwas zu verkünden hat.
    .label = Gackern
    .shown = gackert über einem Ei
    .noise = Gack-gack-gaaack!
card-trunk-call = Mit Pauken und Trompeten
    .animal = Elefant
    .text = Du musst trompeten wie ein Elefant, der an deinen Geburtstag denkt.
    .label = Trompeten wie ein Elefant
    .shown = hebt den Rüssel und trompetet
    .noise = Töröööö!
card-tweet = Tschilp ist Trumpf
    .animal = Spatz
    .text = Du musst tschilpen wie ein Spatz auf der sicheren Seite der Scheibe.
    .label = Tschilpen
    .shown = tschilpt von hoch oben
    .noise = Tschilp, tschilp!
card-glub = Blub im Klub
    .animal = Goldfisch
    .text = Du musst blubbern wie ein Goldfisch, der vergessen hat, warum.
    .label = Blubbern
    .shown = macht den Mund auf und zu, ganz rund
    .noise = Blub, blub.
card-honk = Tröt mir nicht zu nah
    .animal = Gans
    .text = Du musst tröten wie eine Gans, der die Straße gehört.
    .label = Tröten
    .shown = macht einen langen Hals und trötet
    .noise = Mööök!
card-meow = Miau, wer hätte das gedacht
    .animal = Kätzchen
    .text = Du musst miauen. Irgendwo musste es ja stehen.
    .label = Miauen
    .shown = miaut, wie man es erwarten darf
    .noise = Miau!
card-sneeze = Nies und nimmer
    .animal = Panda
    .text = Du musst niesen wie ein Pandakind und dich mehr wundern als alle anderen.
    .label = Niesen
    .shown = niest und erschrickt dabei
    .noise = Ha-tschi!
card-snore = Schnarch nach acht
    .animal = Siebenschläfer
    .text = Du musst schnarchen wie ein Siebenschläfer, der nur beide Augen ausruht.
    .label = Schnarchen
    .shown = lässt das Kinn sinken und schnarcht
    .noise = Chrrrr-pühhh.
card-tick-tock = Tick-Tack-Krok
    .animal = Krokodil
    .text = Du musst ticken wie ein Krokodil, das einen Wecker verschluckt hat.
    .label = Ticken
    .shown = tickt wie eine Uhr, von tief drinnen
    .noise = Tick-tack.
card-blow-raspberry = Prust Mahlzeit
    .animal = Kamel
    .text = Du musst mit den Lippen prusten wie ein Kamel, das den Fahrplan gelesen hat.
    .label = Mit den Lippen prusten
    .shown = lässt zwei große Lippen unhöflich flattern
    .noise = Pffffrrrt!
card-ding-dong = Ding-Dong, falsche Tür
    .animal = Terrier
    .text = Du musst ding-dong machen wie eine Türklingel. Der Terrier kümmert sich darum.
    .label = Ding-dong machen
    .shown = läutet wie eine Türklingel
    .noise = Ding-dong!
card-ta-da = Tadaa und Schluss
    .animal = Pfau
    .text = Du musst dich präsentieren wie ein Pfau: Tadaa!
    .label = Tadaa rufen
    .shown = präsentiert sich der Menge
    .noise = Ta-daaa!
card-wake-the-farm = Kräh nicht so früh
    .animal = Hahn
    .text = Du musst den ganzen Hof wecken wie ein Hahn, mit allen Kikis und Rikis.
    .label = Krähen wie ein Hahn
    .shown = wirft den roten Kamm zurück und kräht
    .noise = Kikerikiiii!
card-evil-laugh = Wer zuletzt lacht
    .animal = Hyäne
    .text = Du musst lachen wie eine Hyäne, deren Plan ausnahmsweise aufgeht.
    .label = Fies lachen
    .shown = bebt vor schurkischem Gelächter
    .noise = Muha-ha-ha-haaa!
card-yodel = Jodeldiplom
    .animal = Steinbock
    .text = Du musst jodeln wie ein Steinbock und kurz auf das Echo warten.
    .label = Jodeln
    .shown = jodelt über ein Tal und lauscht
    .noise = Holla-re-di-hiii!
card-pretty-polly = Lora sagt es auch
    .animal = Papagei
    .text = Du musst dich selbst eine schöne Lora nennen, mit Papageienstimme.
    .label = „Schöne Lora“ sagen
    .shown = macht sich selbst ein Papageienkompliment
    .noise = Schööne Lora! Schööne Lora!
card-reverse = Piep, piep, Platz da
    .animal = Einsiedlerkrebs
    .text = Du musst piepen wie ein Lastwagen im Rückwärtsgang. Der Einsiedlerkrebs zieht um.
    .label = Piepen wie ein Lastwagen
    .shown = piept wie im Rückwärtsgang
    .noise = Piep. Piep. Piep.
card-hum-lullaby = Schlaf, Walchen, schlaf
    .animal = Wal
    .text = Du musst ein Schlaflied brummen, wie ein Wal für ein sehr großes Kind.
    .label = Ein Schlaflied brummen
    .shown = brummt langsam vor sich hin, Mund zu
    .noise = Hm-hmm, hm-hmmm …

## Pantomime und Gesten, ohne Laut.

card-peel-banana = Alles Banane
    .animal = Affe
    .text = Du musst eine Banane schälen, die nicht da ist. Wie ein Affe, vom anderen Ende her.
    .label = Eine Banane schälen
    .shown = schält etwas Langes, Streifen um Streifen
card-nitpick = Lausige Zeiten
    .animal = Pavian
    .text = Du musst in deinen Haaren etwas Winziges finden wie ein Pavian, es genau ansehen und aufessen. Nur zum Schein.
    .label = Eine Laus finden
    .shown = findet etwas Winziges im eigenen Fell und isst es auf
card-lick-paw = Katzenwäsche
    .animal = Kater
    .text = Du musst deinen Handrücken waschen, als wäre er eine Pfote. Nur so zu tun ist sauberer.
    .label = Die Pfote lecken
    .shown = wäscht sich den Pfotenrücken
card-flap-wings = Flügge auf Probe
    .animal = Pinguin
    .text = Du musst mit den Flügeln schlagen wie ein Pinguin, der das Fliegen nicht aufgegeben hat.
    .label = Mit den Flügeln schlagen
    .shown = flattert auf zwei kurzen Schwingen und bleibt am Boden
card-wag-tail = Wedel und wedel lassen
    .animal = Spaniel
    .text = Du musst mit dem Schwanz wedeln, den du als Spaniel hättest.
    .label = Mit dem Schwanz wedeln
    .shown = wedelt mit dem, was hinten ist
card-yawn = Gähnzenlos
    .animal = Nilpferd
    .text = Du musst gähnen, so weit wie ein Nilpferd in der dritten Stunde.
    .label = Gähnen
    .shown = reißt das Maul weit und weiter auf, bis es nicht mehr geht
card-play-dead = Totsicher
    .animal = Opossum
    .text = Du musst dich tot stellen wie ein Opossum, das die Rechnung gesehen hat.
    .label = Sich tot stellen
    .shown = wird schlaff und schielt mit halbem Auge, ob es wirkt
card-make-biscuits = Was sich knetet, das liebt sich
    .animal = Ozelot
    .text = Du musst mit beiden Pfoten die Luft kneten wie ein Ozelot auf einem neuen Kissen.
    .label = Mit beiden Pfoten kneten
    .shown = knetet ein unsichtbares Kissen, links, rechts, links
card-wiggle-nose = Immer der Nase nach
    .animal = Kaninchen
    .text = Du musst mit der Nase wackeln wie ein Kaninchen, das ein Signal empfängt.
    .label = Mit der Nase wackeln
    .shown = wackelt mit der Nasenspitze
card-pounce = Sturz und gut
    .animal = Leopard
    .text = Du musst dich auf ein Staubkorn stürzen wie ein Leopard. Verschütte den Tee nicht.
    .label = Sich auf Beute stürzen
    .shown = landet mit beiden Vorderpfoten auf etwas Kleinem
card-tip-hat = Hut ab
    .animal = Storch
    .text = Du musst vor allen am Tisch den Hut ziehen wie ein Storch auf dem Weg ins Büro.
    .label = Den Hut ziehen
    .shown = lüpft einen unsichtbaren Hut und setzt ihn wieder auf
card-thumbs-up = Daumenregel
    .animal = Koala
    .text = Du musst den Daumen heben wie ein Koala, der nicht zugehört hat.
    .label = Daumen hoch
    .shown = hält aufmunternd den Daumen hoch
card-air-kiss = Kuss und Schluss
    .animal = Turteltaube
    .text = Du musst dem Stapel einen Kuss zuwerfen wie eine Turteltaube. Er wird nicht antworten.
    .label = Einen Kuss zuwerfen
    .shown = küsst die Handfläche und pustet über den Tisch
card-cover-eyes = Augen zu und durch
    .animal = Maulwurf
    .text = Du musst dich hinter beiden Händen verstecken. Jetzt sieht dich niemand, sagt der Maulwurf.
    .label = Die Augen zuhalten
    .shown = verschwindet hinter beiden Händen
card-shrug = Zuck und zu
    .animal = Wasserschildkröte
    .text = Du musst mit den Schultern zucken, bis dein Kopf fast drinnen ist, wie eine Wasserschildkröte.
    .label = Mit den Schultern zucken
    .shown = zieht beide Schultern bis an die Ohren und lässt sie fallen
card-check-watch = Höchste Uhrzeit
    .animal = Hase
    .text = Du musst auf die Uhr an deinem Handgelenk sehen wie ein Hase, dessen Zug gleich fährt.
    .label = Auf die Uhr sehen
    .shown = dreht das Handgelenk, schaut darauf und wirkt besorgt
card-antlers = Frohe Geweihnachten
    .animal = Elch
    .text = Du musst dir aus beiden Händen ein Geweih machen und dabei ganz Elch sein.
    .label = Ein Geweih tragen
    .shown = lässt zehn Finger aus dem Kopf wachsen
card-pinch = In der Zwickmühle
    .animal = Krabbe
    .text = Du musst mit zwei Scheren in die Luft zwicken wie eine Krabbe, die es gut meint.
    .label = Zwicken wie eine Krabbe
    .shown = öffnet und schließt zwei Scheren
card-swim = Freigeschwommen
    .animal = Otter
    .text = Du musst einen Meter über dem Teppich schwimmen wie ein Otter.
    .label = Schwimmen
    .shown = teilt mit beiden Armen die Fluten und kommt nicht voran
card-drive-bus = Gruß vom Bus
    .animal = Emu
    .text = Du musst einen Bus um die Kurve fahren. Du bist ein Emu, und die Entenküken sind an Bord.
    .label = Einen Bus fahren
    .shown = dreht an einem sehr großen Lenkrad
card-dig-hole = Wer andern eine Grube gräbt
    .animal = Dachs
    .text = Du musst ein Loch graben wie ein Dachs, der eine größere Küche will.
    .label = Ein Loch graben
    .shown = wirft Erde über die Schulter
card-balance-ball = Am Ball bleiben
    .animal = Seelöwe
    .text = Du musst einen Ball auf der Nase balancieren wie ein Seelöwe bei der Probe.
    .label = Einen Ball balancieren
    .shown = hält etwas Rundes auf der Nase
card-brush-teeth = Zahn um Zahn
    .animal = Hai
    .text = Du musst dir die Zähne putzen wie ein Hai: Es sind viele, also fang jetzt an.
    .label = Zähne putzen
    .shown = schrubbt eine Zahnreihe, auf und ab
card-shiver = Zitterpartie
    .animal = Chihuahua
    .text = Du musst zittern wie ein Chihuahua bei einem Lüftchen.
    .label = Zittern
    .shown = schlingt die Arme um sich und bibbert
card-light-candle = Kerzlich willkommen
    .animal = Motte
    .text = Du musst ein Streichholz anreißen, eine Kerze anzünden, die nicht da ist, und sie bewundern wie eine Motte.
    .label = Eine Kerze anzünden
    .shown = reißt ein Streichholz an und bewundert eine kleine Flamme
card-stir-cauldron = Rührselig
    .animal = Kröte
    .text = Du musst im großen Kessel rühren, kosten und nachsalzen. Die Kröte sieht zu.
    .label = Im Kessel rühren
    .shown = rührt in etwas Riesigem, kostet und salzt nach
card-pour-tea = Abwarten und Tee trinken
    .animal = Flamingo
    .text = Du musst eine Tasse Tee einschenken und mit abgespreiztem Finger nippen wie ein Flamingo in Gesellschaft.
    .label = Tee einschenken
    .shown = füllt ein Tässchen und nippt, einen Finger abgespreizt
card-tightrope = Seil und ganz
    .animal = Eichhörnchen
    .text = Du musst über ein Seil gehen wie ein Eichhörnchen: Arme breit, einmal wackeln, drüben.
    .label = Über ein Seil gehen
    .shown = breitet die Arme aus, schwankt und kommt an
card-reel-in = Angelegenheit
    .animal = Reiher
    .text = Du musst einen großen Fisch an die Angel bekommen, mit ihm ringen wie ein Reiher mit Rute und ihn verlieren.
    .label = Einen Fisch angeln
    .shown = kurbelt und kurbelt an einer Schnur, und sie reißt

## Gezählte Kunststücke.

card-cough = Hustekuchen
    .animal = Perserkatze
    .text = Du musst genau zweimal husten wie eine Perserkatze neben einem teuren Teppich.
    .label = Husten
    .shown = hustet in die Armbeuge
    .noise = Ähem!
card-knock = Klopf auf Holz
    .animal = Specht
    .text = Du musst genau dreimal auf Holz klopfen wie ein höflicher Specht.
    .label = Klopfen
    .shown = pocht mit dem Fingerknöchel auf Holz
    .noise = Poch!
card-clap = Klatsch und Tratsch
    .animal = Robbe
    .text = Du musst genau viermal klatschen wie eine Robbe, die schon Besseres gesehen hat.
    .label = Klatschen
    .shown = schlägt zwei Flossen zusammen
    .noise = Klatsch!
card-snap-fingers = Schnippchen geschlagen
    .animal = Knallkrebs
    .text = Du musst genau zweimal mit den Fingern schnippen wie ein Knallkrebs, der nach der Bedienung ruft.
    .label = Mit den Fingern schnippen
    .shown = schnalzt mit Daumen und Finger
    .noise = Schnipp!
card-wink = Zwinker, zwinker, kleiner Stern
    .animal = Dohle
    .text = Du musst genau dreimal zwinkern wie eine Dohle, die jemandes Ring hat.
    .label = Zwinkern
    .shown = schließt ein Auge und öffnet es wieder
card-nod = Nickerchen
    .animal = Taube
    .text = Du musst genau fünfmal nicken wie eine Taube, die dem Pflaster recht gibt.
    .label = Nicken
    .shown = senkt den Kopf, wie zur Zustimmung
card-hop = Hüpfburgfrieden
    .animal = Känguru
    .text = Du musst genau zweimal hüpfen wie ein Känguru. Im Sitzen zählt auch.
    .label = Hüpfen
    .shown = geht ein Stückchen hoch und kommt wieder herunter
    .noise = Boing!
card-stomp = Stampf ums Dasein
    .animal = Nashorn
    .text = Du musst genau viermal aufstampfen wie ein Nashorn, das Tanzstunden nimmt.
    .label = Aufstampfen
    .shown = setzt mit Nachdruck einen Fuß auf
    .noise = Bomm!
card-sigh = Seufzerbrücke
    .animal = Basset
    .text = Du musst genau zweimal seufzen wie ein Basset, der in den Regen schaut.
    .label = Seufzen
    .shown = lässt alle Luft heraus, die da ist
    .noise = Haaaach.
card-slurp = Schlürfrecht
    .animal = Ameisenbär
    .text = Du musst genau dreimal schlürfen wie ein Ameisenbär in der Nudelbar.
    .label = Schlürfen
    .shown = zieht eine endlose Nudel ein
    .noise = Schlllürf!
card-boop = Stupsnäschen
    .animal = Waschbär
    .text = Du musst genau viermal deine eigene Nase anstupsen wie ein Waschbär, der einen Knopf ausprobiert.
    .label = Die Nase anstupsen
    .shown = tippt mit einer Fingerspitze an die eigene Nase
    .noise = Stups!
card-pat-head = Kopf hoch, Hand drauf
    .animal = Landschildkröte
    .text = Du musst genau fünfmal deinen eigenen Kopf tätscheln wie eine Landschildkröte, die es heute aus dem Bett geschafft hat.
    .label = Den Kopf tätscheln
    .shown = legt eine gütige Hand auf den eigenen Scheitel
card-drum-chest = Brustton der Überzeugung
    .animal = Gorilla
    .text = Du musst genau fünfmal auf deine Brust trommeln wie ein Gorilla mit neuer Weste.
    .label = Auf die Brust trommeln
    .shown = schlägt eine stolze Trommel auf der eigenen Brust
    .noise = Bumm!
card-jazz-hands = Alle Hände voll Jazz
    .animal = Oktopus
    .text = Du musst genau viermal Jazzhände machen. Einem Oktopus würde einmal reichen.
    .label = Jazzhände machen
    .shown = spreizt zehn funkelnde Finger
card-hiccup = Hicks und fertig
    .animal = Igel
    .text = Du musst genau dreimal hicksen wie ein Igel, der zu schnell gegessen hat.
    .label = Hicksen
    .shown = zuckt innerlich zusammen und schaut unschuldig
    .noise = Hicks!

## Gesprochene Kunststücke: ein Wort aus einer Liste (`meow/<Liste>.txt`).

card-fruit = Verbotene Früchte
    .animal = Flughund
    .text = Du musst eine Frucht nennen wie ein Flughund: wie eine alte Bekannte.
    .label = Eine Frucht nennen
    .shown = begrüßt eine Frucht mit Namen
card-vegetable = Junges Gemüse
    .animal = Raupe
    .text = Du musst ein Gemüse, ein Kraut oder ein Gewürz nennen. Die Raupe hatte schon alle.
    .label = Ein Gemüse nennen
    .shown = empfiehlt etwas aus dem Gemüsegarten
card-instrument = Instrumentenflug
    .animal = Grille
    .text = Du musst ein Musikinstrument nennen. Die Grille hat eine Cousine, die es spielt.
    .label = Ein Instrument nennen
    .shown = bittet das Orchester um ein Instrument
card-sea-creature = Stille Wasser
    .animal = Pelikan
    .text = Du musst jemanden nennen, der im Wasser lebt, mit dem Respekt eines Pelikans.
    .label = Ein Wassertier nennen
    .shown = nennt jemanden, der unter Wasser wohnt
card-tree = Vor lauter Bäumen
    .animal = Biber
    .text = Du musst einen Baum oder Strauch nennen, nicht seine Frucht, so wie ein Biber die Speisekarte liest.
    .label = Einen Baum nennen
    .shown = nennt einen Baum, langsam und würdevoll
card-tool = Werkzeug des Schicksals
    .animal = Schimpanse
    .text = Du musst um ein Werkzeug für Werkstatt oder Garten bitten wie ein Schimpanse mitten in der Arbeit.
    .label = Um ein Werkzeug bitten
    .shown = verlangt ein Werkzeug, wie im Operationssaal
card-garment = Kleider machen Katzen
    .animal = Seidenraupe
    .text = Du musst etwas zum Anziehen nennen. Die Seidenraupe schaut, was sie tun kann.
    .label = Kleidung nennen
    .shown = bestellt etwas zum Anziehen
card-household = Hausrat ist teuer
    .animal = Stubenfliege
    .text = Du musst ein Ding im Haus nennen, kein Werkzeug und keine Kleidung. Die Stubenfliege hat schon darauf gesessen.
    .label = Ein Ding im Haus nennen
    .shown = sieht sich im Haus um und nennt ein Ding darin
card-colour = Farbe bekennen
    .animal = Chamäleon
    .text = Du musst eine Farbe nennen. Das Chamäleon probiert sie an.
    .label = Eine Farbe nennen
    .shown = nennt eine Farbe, wie in der Galerie
card-dessert = Süße Rache
    .animal = Wespe
    .text = Du musst einen Nachtisch, einen Kuchen oder etwas Süßes nennen wie eine Wespe, die nicht eingeladen war.
    .label = Einen Nachtisch nennen
    .shown = träumt laut von etwas Süßem
card-vehicle = Fluchtfahrzeug
    .animal = Schnecke
    .text = Du musst irgendein Fahrzeug nennen. Es hat die Schnecke schon überholt.
    .label = Ein Fahrzeug nennen
    .shown = ruft nach einer Mitfahrgelegenheit
card-building = Gebäudegymnastik
    .animal = Termite
    .text = Du musst ein Gebäude nennen oder einen Ort in der Stadt. Die Termiten würden es höher bauen.
    .label = Ein Gebäude nennen
    .shown = preist ein Gebäude, wie auf einer Stadtführung
card-feeling = Bauchgefühl
    .animal = Pudel
    .text = Du musst sagen, wie dir zumute ist, wie ein Pudel mit neuem Haarschnitt.
    .label = Ein Gefühl gestehen
    .shown = gesteht, wie es tief drinnen aussieht
card-manner = Auf diese Weise
    .animal = Schwan
    .text = Du musst sagen, wie ein Schwan es machen würde: mit einem Wort auf -weise.
    .label = Sagen, auf welche Weise
    .shown = sagt, wie man es machen sollte
card-dinosaur = Der Dino im Raum
    .animal = Leguan
    .text = Du musst einen Dinosaurier oder ein anderes Urtier nennen. Für einen Leguan sind es lauter Onkel.
    .label = Einen Dinosaurier nennen
    .shown = erinnert an jemanden, der schon ewig fort ist
card-river = Alles im Fluss
    .animal = Lachs
    .text = Du musst einen Fluss nennen. Der Lachs wüsste gern, welcher das hier ist.
    .label = Einen Fluss nennen
    .shown = nennt einen Fluss, in einem fließenden Atemzug

## Gesprochene Kunststücke, die Gedächtnis brauchen.

card-city = Stadtgespräch
    .animal = Schwalbe
    .text = Du musst eine Stadt ansagen, die in dieser Partie noch niemand genannt hat. Die Schwalbe war schon dort.
    .label = Eine Stadt ansagen
    .shown = sagt eine Stadt an, wie ein Bahnhofslautsprecher
card-bird = Der frühe Vogel
    .animal = Kuckuck
    .text = Du musst einen Vogel nennen, den in dieser Partie noch niemand genannt hat. Der Kuckuck führt eine Liste.
    .label = Einen Vogel nennen
    .shown = flüstert den Namen eines Vogels, um ihn nicht zu verscheuchen
card-mammal = Säugetier der Woche
    .animal = Schnabeltier
    .text = Du musst ein Säugetier nennen, das in dieser Partie noch niemand genannt hat. Das Schnabeltier besteht darauf, dass es zählt.
    .label = Ein Säugetier nennen
    .shown = stellt jemanden aus der Verwandtschaft vor, mit Fell oder so gut wie
card-job = Beruf und Berufung
    .animal = Ameise
    .text = Du musst einen Beruf nennen, den in dieser Partie noch niemand genannt hat. Die Ameise sucht gerade einen neuen.
    .label = Einen Beruf nennen
    .shown = bewirbt sich laut um eine Stelle
card-first-name = Mit Vornamen, bitte
    .animal = Erdmännchen
    .text = Du musst jemanden mit einem Vornamen rufen, den in dieser Partie noch niemand gerufen hat. Das Erdmännchen wird aufschauen.
    .label = Einen Vornamen rufen
    .shown = ruft nach jemandem, der nicht da ist
card-dish = Das Jüngste Gericht
    .animal = Möwe
    .text = Du musst ein herzhaftes Gericht bestellen, das in dieser Partie noch niemand bestellt hat. Die Möwe isst mit.
    .label = Ein Gericht bestellen
    .shown = bestellt etwas Warmes bei unsichtbarer Bedienung
card-flower = Durch die Blume
    .animal = Schmetterling
    .text = Du musst eine Blume nennen, die in dieser Partie noch niemand genannt hat. Der Schmetterling fliegt nicht zweimal hin.
    .label = Eine Blume nennen
    .shown = nennt eine Blume, als hätte sie einen Duft
card-sport = Sportsgeist
    .animal = Gepard
    .text = Du musst einen Sport oder Zeitvertreib nennen, den in dieser Partie noch niemand genannt hat. Der Gepard hat ihn schon gewonnen.
    .label = Einen Sport nennen
    .shown = kommentiert einen Sport, ganz außer Atem

unit-hand =
    { $count ->
        [0] an keiner Hand vorbei
        [one] an { $count } Hand vorbei
       *[other] an { $count } Händen vorbei
    }

## Gruppen von Karten, als Überschriften.

cards-noise = Laute
cards-mime = Gesten
cards-counted = Gezählt
cards-spoken = Gesprochen
cards-memory = Gedächtnis

## Warum ein Tipp gut ist: was ein Zug bringt.

because-played-card = Die Karte, die du gelegt hast, verlangt es.
because-known-rule = Die Regel kennst du schon, und jetzt hat sie jemand anders.
because-own-rule = Es ist eine Regel von dir, und die gilt nur für die anderen.
because-before-card = Eine Karte auf deiner Hand verlangt es, bevor du sie legst.
because-guess = Es ist geraten: Vielleicht hat jemand diese Regel.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] Nach allem, was du gesehen und gehört hast, hat niemand sonst diese Regel.
        [100] Nach allem, was du gesehen und gehört hast, hat jemand anders diese Regel ganz sicher.
       *[other] Nach allem, was du gesehen und gehört hast, hat zu { $percent } % jemand anders diese Regel.
    }
because-too-often = So oft, wie die Regel es will, hast du es schon gemacht. Noch einmal, und du brichst sie.
because-done-already = Das hast du schon gemacht, noch einmal ändert nichts.
because-acts-left =
    { $left ->
        [0] Es ist das letzte Kunststück in diesem Zug.
        [one] Danach ist in diesem Zug noch ein Kunststück möglich.
       *[other] Danach sind in diesem Zug noch { $left } Kunststücke möglich.
    }
because-check =
    { $count ->
        [0] Du kennst noch keine Regel, es ist also Glück.
        [one]
            { $obeyed ->
                [0] Du kennst eine Regel und hast sie nicht befolgt.
               *[other] Die eine Regel, die du kennst, hast du befolgt.
            }
       *[other] Du hast { $obeyed } der { $count } Regeln befolgt, die du kennst.
    }
because-card-known = Die Regel haben alle schon gehört, du verrätst also nichts.
because-card-new = Sie wird vorgelesen, und die anderen lernen eine neue Regel.
because-obey-it = Du musst sie befolgen.
because-broken = Sie wurde in diesem Zug nicht befolgt.
because-obeyed = Sie wurde in diesem Zug befolgt.
because-hand-broken =
    { $count ->
        [0] Alle Regeln auf deiner Hand wurden befolgt.
        [one] Eine Regel auf deiner Hand wurde aber gebrochen.
       *[other] { $count } Regeln auf deiner Hand wurden aber gebrochen.
    }
because-card-broken = Die gelegte Karte wurde nicht befolgt.
because-card-obeyed = Die gelegte Karte wurde befolgt.
because-objects-in-vain = Die gelegte Karte wurde befolgt, es bringt also nichts.
because-card-passes = Die gelegte Karte wurde nicht befolgt, und so sagt es niemand.
because-look = Du siehst die Kunststücke noch einmal, bevor du antwortest.
because-replace = Sie wird gegen eine Regel getauscht, die noch niemand kennt.
because-strike = Niemand muss das dann tun.
because-ready = Hier ist nichts, was du nicht kannst.
because-pass = Du hast deine Regeln gesehen, und es kann weitergehen.

## Rückblick auf ein Spiel.

review-known = Die Regel „{ $card }“ hättest du seit Zug { $since } kennen können.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [one] Du wurdest einmal geprüft.
               *[other] Du wurdest { $count }-mal geprüft.
            }
       *[other]
            { $count ->
                [one] { $seat } wurde einmal geprüft.
               *[other] { $seat } wurde { $count }-mal geprüft.
            }
    }
review-broken =
    { $seat-is ->
        [you]
            { $count ->
                [0] Du hast keine einzige Regel der anderen gebrochen.
                [one]
                    { $known ->
                        [0] Du hast eine Regel der anderen gebrochen, die du nicht kennen konntest.
                       *[other] Du hast eine Regel der anderen gebrochen, die du hättest kennen können.
                    }
               *[other]
                    { $known ->
                        [0] Du hast { $count } Regeln der anderen gebrochen und konntest keine davon kennen.
                        [one] Du hast { $count } Regeln der anderen gebrochen. Eine davon hättest du kennen können.
                       *[other] Du hast { $count } Regeln der anderen gebrochen. Davon hättest du { $known } kennen können.
                    }
            }
       *[other]
            { $count ->
                [0] { $seat } hat keine einzige Regel der anderen gebrochen.
                [one]
                    { $known ->
                        [0] { $seat } hat eine Regel der anderen gebrochen, die nicht bekannt sein konnte.
                       *[other] { $seat } hat eine Regel der anderen gebrochen, die bekannt sein konnte.
                    }
               *[other]
                    { $known ->
                        [0] { $seat } hat { $count } Regeln der anderen gebrochen. Keine davon konnte bekannt sein.
                        [one] { $seat } hat { $count } Regeln der anderen gebrochen. Eine davon konnte bekannt sein.
                       *[other] { $seat } hat { $count } Regeln der anderen gebrochen. Davon konnten { $known } bekannt sein.
                    }
            }
    }
