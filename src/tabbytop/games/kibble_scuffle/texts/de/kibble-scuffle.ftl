### Kibble Scuffle.

title = Kibble Scuffle
about = Schick deine Katzen an drei Näpfe, und sei da, wenn die Futterzeit beginnt.
mood-first = gerissen
mood-second = frech
mood-third = hungrig

## Karten: der Name, in `gender` sein Geschlecht (m, f, n).

card-kitten = Kätzchen
    .gender = n
    .text = Du darfst noch ein Kätzchen spielen, wo du willst.
card-big-eyes = Bettelkatze
    .gender = f
    .text = Zwei zufällige Brocken fallen in diesen Napf.
card-catnip = Minzkatze
    .gender = f
    .text = Lockt eine Katze von einem anderen Napf her.
card-clumsy = Tollpatsch
    .gender = m
    .text = Stößt einen Brocken nach Wahl in die Futterbox.
card-fat = Moppel
    .gender = m
    .text = Zählt am Napf als zwei Katzen.
card-feral = Wildkatze
    .gender = f
    .text = Jagt eine andere Katze hier in die Ablage.
card-fraidy = Hasenfuß
    .gender = m
    .text = Geht er hungrig weg, kippt er den Napf um.
card-greedy = Gierschlund
    .gender = m
    .text = Frisst bis zu zwei Brocken auf einmal.
card-house = Hauskatze
    .gender = f
    .text = Satt kommt sie nach der Futterzeit wieder.
card-mangy = Zottelkatze
    .gender = f
    .text = Schubst eine Katze weg. Wohin, sagt, wem sie gehört.
card-pounce = Lauerkatze
    .gender = f
    .text = Schickt eine Katze hier zurück auf die Hand.
card-queen = Königin
    .gender = f
    .text = Frisst zuerst. Wirft Kater oder Gassenkatze raus.
card-tom = Kater
    .gender = m
    .text = Frisst zuerst. Wild- und Lauerkatze? Egal.
card-trickster = Schlawiner
    .gender = m
    .text = Tauscht alles Futter hier mit einem anderen Napf.
card-alley = Gassenkatze
    .gender = f
    .text = Frisst zuerst. Darf mit jemandem Brocken tauschen.
card-lazy = Faulpelz
    .gender = m
    .text = Frisst er, ist die Futterzeit vorbei, überall.
card-mama = Mamakatze
    .gender = f
    .text = Füttert sofort eine andere Katze hier.
card-copy = Nachahmerkatze
    .gender = f
    .text = Leg sie ab; spiel eine Katze aus der Ablage.
card-bag = Futtersack
    .gender = m
    .text = Ein Zufallsbrocken je Napf. Dann hier eine Katze.
card-robo-vac = Saugroboter
    .gender = m
    .text = Alle Katzen müssen hier weg. Dann hier eine Katze.
card-laser-pointer = Laserpointer
    .gender = m
    .text = Bis zu deinem Zug spielen alle hier. Dann eine Katze.
card-toy-mouse = Spielmaus
    .gender = f
    .text = Eine Katze hier legt noch mal los. Dann spiel eine.

# Alle Näpfe sind männlich: "am", "zum", "vom" stehen in den Sätzen.
bowl-1 = Fischnapf
bowl-2 = Mäusenapf
bowl-3 = Vogelnapf

cube = eine { $value }
    .dative = einer { $value }

# Die Karte mit Artikel: "der Kater", "den Kater", "deinen Kater", "keinen Kater".
the-card =
    { $card-gender ->
        [m] der { $card }
        [f] die { $card }
       *[n] das { $card }
    }
the-card-accusative =
    { $card-gender ->
        [m] den { $card }
        [f] die { $card }
       *[n] das { $card }
    }
your-card =
    { $card-gender ->
        [f] deine { $card }
       *[m] dein { $card }
    }
your-card-accusative =
    { $card-gender ->
        [m] deinen { $card }
        [f] deine { $card }
       *[n] dein { $card }
    }
no-card-accusative =
    { $card-gender ->
        [m] keinen { $card }
        [f] keine { $card }
       *[n] kein { $card }
    }

# Wessen Katze: "dein Kater", "Anas Kater"; wen: "deinen Kater".
whose-cat =
    { $owner-is ->
        [you] { your-card }
       *[other] { $owner-whose } { $card }
    }
whose-cat-accusative =
    { $owner-is ->
        [you] { your-card-accusative }
       *[other] { $owner-whose } { $card }
    }

# Wer etwas bewirkt: "Anas Zottelkatze", "der Saugroboter".
cause =
    { $by-key ->
        [robo-vac] der { $by }
        [bag] der { $by }
        [toy-mouse] die { $by }
       *[other]
            { $by_owner-is ->
                [you]
                    { $by-gender ->
                        [f] deine { $by }
                       *[m] dein { $by }
                    }
               *[other] { $by_owner-whose } { $by }
            }
    }
cause-accusative =
    { $by_owner-is ->
        [you]
            { $by-gender ->
                [m] deinen { $by }
                [f] deine { $by }
               *[n] dein { $by }
            }
       *[other] { $by_owner-whose } { $by }
    }

## Fragen.

left =
    { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }
prompt-building =
    { $left ->
        [5] Lass 5 Karten aus deinem Deck weg. Niemand sieht, welche.
       *[other] Lass noch { left } aus deinem Deck weg. Niemand sieht, welche.
    }
prompt-opening =
    { $left ->
        [5] Such dir 5 Karten für den Anfang aus. Niemand sieht, welche.
       *[other] Such dir noch { left } für den Anfang aus. Niemand sieht, welche.
    }
prompt-play = Du bist dran. Welche Karte, und an welchen Napf?
prompt-item-cat = Jetzt eine Katze, am { $bowl }.
prompt-kitten = Dein Kätzchen am { $bowl } maunzt nach Gesellschaft. Noch eins dazu?
prompt-catnip = Die Minzkatze duftet unwiderstehlich. Wen lockt sie zum { $bowl }?
prompt-clumsy = Der Tollpatsch stolpert am { $bowl }. Welcher Brocken kommt in die Futterbox?
prompt-feral = Die Wildkatze faucht. Wen jagt sie vom { $bowl } weg?
prompt-mangy = Die Zottelkatze will Platz am { $bowl }. Wen schubst sie?
prompt-pounce = Die Lauerkatze duckt sich am { $bowl }. Wer muss zurück auf die Hand?
prompt-trickster = Der Schlawiner vertauscht das Futter im { $bowl }. Mit welchem anderen Napf?
prompt-mama = Die Mamakatze füttert jemanden am { $bowl }. Wen?
prompt-mama-fed = { cause } füttert { your-card-accusative }. Womit aus dem { $bowl }?
prompt-toy-mouse = Die Spielmaus quiekt am { $bowl }. Welche Katze legt noch mal los?
prompt-send = { cause } schubst { your-card-accusative } vom { $bowl } weg. Wohin?
prompt-vacuum = Der Saugroboter brummt am { $bowl }. Welche deiner Katzen rennt, und wohin?
prompt-serve = Futterzeit an mehreren Näpfen! Welcher kommt als Nächstes dran?
prompt-feed = Futterzeit am { $bowl }. Welche deiner Katzen frisst, und was?
prompt-feed-first =
    { $card-gender ->
        [f] Futterzeit am { $bowl }. Deine { $card } frisst zuerst. Was?
       *[m] Futterzeit am { $bowl }. Dein { $card } frisst zuerst. Was?
    }
prompt-swap = Die Gassenkatze hat { $cube }. Tauschst du das Futter mit jemandem?

## Ereignisse.

event-play =
    { $owner-is ->
        [you] Du schickst { the-card-accusative } zum { $bowl }.
       *[other] { $owner } schickt { the-card-accusative } zum { $bowl }.
    }
event-item =
    { $card-key ->
        [laser-pointer]
            { $owner-is ->
                [you] Du setzt { the-card-accusative } am { $bowl } ein: Jetzt spielen alle dort.
               *[other] { $owner } setzt { the-card-accusative } am { $bowl } ein: Jetzt spielen alle dort.
            }
       *[other]
            { $owner-is ->
                [you] Du setzt { the-card-accusative } am { $bowl } ein.
               *[other] { $owner } setzt { the-card-accusative } am { $bowl } ein.
            }
    }
event-copy =
    { $owner-is ->
        [you] Du spielst die Nachahmerkatze als { $card } am { $bowl }.
       *[other] { $owner } spielt die Nachahmerkatze als { $card } am { $bowl }.
    }
event-laser_off = { whose-cat } am { $bowl } geht aus.
event-move =
    { $by-key ->
        [catnip] { cause } lockt { whose-cat-accusative } vom { $bowl } zum { $to }.
        [mangy] { cause } schubst { whose-cat-accusative } vom { $bowl } zum { $to }.
        [robo-vac] { cause } scheucht { whose-cat-accusative } vom { $bowl } zum { $to }.
       *[other] { cause } bringt { whose-cat-accusative } vom { $bowl } zum { $to }.
    }
event-return = { cause } schickt { whose-cat-accusative } vom { $bowl } zurück auf die Hand.
event-tease = { cause } bringt { whose-cat-accusative } am { $bowl } noch mal in Fahrt.
event-aside = { whose-cat } kommt nach der Futterzeit zum { $bowl } zurück.
event-back = { whose-cat } ist wieder am { $bowl }.
event-eat =
    { $by-key ->
        [none] { whose-cat } frisst am { $bowl } { $cubes }.
       *[other] { cause } füttert { whose-cat-accusative } am { $bowl } mit { $cubes-dative }.
    }
event-discard =
    { $why ->
        [hungry] { whose-cat } zieht hungrig vom { $bowl } ab.
        [turned-away]
            { whose-cat } verlässt den { $bowl }, trifft auf { cause-accusative } und landet in der Ablage: Zuerst frisst an jedem Napf nur eine.
       *[other]
            { $by-key ->
                [feral] { cause } jagt { whose-cat-accusative } vom { $bowl } weg.
               *[other] { cause } wirft { whose-cat-accusative } am { $bowl } raus.
            }
    }
event-draw =
    { $seat-is ->
        [you] Du ziehst { drawn }.
       *[other] { $seat } zieht { drawn }.
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
       *[other] { $cards }
    }
event-reshuffle =
    { $seat-is ->
        [you] Du mischst deine Ablage zu einem neuen Deck.
       *[other] { $seat } mischt die eigene Ablage zu einem neuen Deck.
    }
event-throw =
    { $seat-is ->
        [you] Du kannst nichts spielen und legst { the-card-accusative } ab.
       *[other] { $seat } kann nichts spielen und legt { the-card-accusative } ab.
    }
event-swap =
    { $seat-is ->
        [you] Du tauschst die { $gives } der Gassenkatze gegen eine { $gets } { $other-of }.
       *[other] { $seat } tauscht die { $gives } der Gassenkatze gegen eine { $gets } { $other-of }.
    }
event-box =
    { $seat-is ->
        [you] Du hast die Futterbox.
       *[other] { $seat } hat die Futterbox.
    }
event-omit =
    { $seat-is ->
        [you] Du lässt { picked } weg.
       *[other] { $seat } lässt { picked } weg.
    }
event-hold =
    { $seat-is ->
        [you] Du nimmst { picked } für den Anfang.
       *[other] { $seat } nimmt { picked } für den Anfang.
    }
picked =
    { $card-key ->
        [none] eine Karte
       *[other] { the-card-accusative }
    }
event-drop =
    { $by-key ->
        [none] Der { $bowl } wird gefüllt: { $cubes }.
        [bag] { cause } streut { $cubes } in den { $bowl }.
       *[other] { cause } erbettelt { $cubes } für den { $bowl }.
    }
event-spill =
    { $by-key ->
        [fraidy] { cause } ist weg und kippt den { $bowl } um: { $cubes } zurück in die Futterbox.
       *[other] { cause } stößt { $cubes } aus dem { $bowl } in die Futterbox.
    }
event-trade = { cause } vertauscht das Futter von { $bowl } und { $other_bowl }.
event-dinner = Futterzeit am { $bowl }!
event-dinner_over = { cause } hat gefressen: Die Futterzeit ist überall vorbei, und die Futterbox bleibt, wo sie ist.
event-nothing_left = Im { $bowl } ist nichts mehr.
event-end = Jetzt sind die Decks zu sehen. { $decks }.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] Du hast { $cards } weggelassen
               *[no] du hast { $cards } weggelassen
            }
       *[other] { $seat } hat { $cards } weggelassen
    }
decks = { $start }; { $next }

## Züge.

move-play = { $card } zum { $bowl }
move-copy = Nachahmerkatze als { $cat } zum { $bowl }
move-discard = { $card } ablegen
move-choose =
    { $seat-is ->
        [you]
            { $cat-gender ->
                [f] deine { $cat } am { $bowl }
               *[m] dein { $cat } am { $bowl }
            }
       *[other] { $seat-whose } { $cat } am { $bowl }
    }
move-send = { $cat } zum { $bowl }
move-return = die { $cube-key }
move-trade = mit dem { $bowl }
move-serve = am { $bowl }
move-feed = { $cat } frisst { $cubes }
move-swap =
    { $seat-is ->
        [you] gegen deine { $cube-key }
       *[other] gegen { $seat-whose } { $cube-key }
    }
move-omit = { $card } weglassen
move-hold = { $card }
move-pass = nein, danke

## Wertung.

score-cubes = { $count } × { $value }er-Brocken
score-partner =
    { $seat-is ->
        [you] deine Brocken, im Team
       *[other] { $seat-whose } Brocken, im Team
    }
score-tie-break = gefressene Brocken: { $cubes-key }

reason-most-points = die meisten Punkte
reason-equal-points-fewest-cubes = gleich viele Punkte, die wenigsten Brocken
reason-equal-points-and-cubes-shared = gleich viele Punkte und Brocken, geteilt

## Einstellungen.

option-deck =
    welche Karten: die 20 einfachen, alle 25, heimlich selbst gebaute Decks oder für alle dieselben 20 deiner Wahl
    .title = Das Deck
    .choice-basic = Die 20 einfachen
    .choice-all = Alle 25
    .choice-built = Selbst bauen
    .choice-same = Für alle dasselbe
option-cards = die Namen der zwanzig Karten, wenn alle dasselbe Deck haben; für jede Karte einer
    .title = Diese Karten
    .hint = Zwanzig insgesamt. Tipp auf eine Karte, um sie mitzunehmen oder wegzulassen
option-opening = die ersten fünf Karten: ausgeteilt oder aus dem eigenen Deck gewählt
    .title = Die Starthand
    .choice-dealt = Ausgeteilt
    .choice-chosen = Ausgesucht
option-teams = nur zu viert: Wer sich gegenübersitzt, gehört zusammen
    .title = Zwei gegen zwei
option-reminders = zeigen, welche Karten vor aller Augen auf eine Hand kamen; sonst heißt es: merken
    .title = Gedächtnisstütze

refusal-teams = Teams brauchen genau 4 Plätze, nicht { $seats } (KS-F15)
refusal-cards-without-deck = auswählen kannst du Karten nur, wenn alle dieselben 20 haben (KS-V1)
refusal-copies = mehr als { $copies } × { $card } gibt es nicht (KS-B1)
refusal-unknown-card = es gibt keine Karte „{ $name }“ (KS-B1)
refusal-deck-size = für dieses Deck braucht es { $size } Karten, nicht { $count } (KS-V1)

## Was jetzt zu tun ist.

must-building = jetzt musst du eine deiner Karten aussuchen, die nicht in dein Deck kommt
must-opening = jetzt musst du eine Karte aus deinem Deck für den Anfang aussuchen
must-play = jetzt musst du eine Karte von deiner Hand spielen
must-item-cat = jetzt musst du eine Katze am { $bowl } spielen, wo das Ding war
must-kitten = jetzt musst du noch ein Kätzchen spielen oder passen
must-catnip = jetzt musst du eine Katze an einem anderen Napf aussuchen, die hergelockt wird
must-clumsy = jetzt musst du einen Brocken aus diesem Napf aussuchen, der zurück in die Futterbox kommt
must-feral = jetzt musst du eine andere Katze hier zum Verjagen aussuchen
must-mangy = jetzt musst du eine andere Katze hier zum Schubsen aussuchen
must-pounce = jetzt musst du eine andere Katze hier aussuchen, die zurück auf die Hand kommt
must-trickster = jetzt musst du einen anderen Napf aussuchen, mit dem das Futter getauscht wird
must-mama = jetzt musst du eine andere Katze hier zum Füttern aussuchen
must-mama-fed = jetzt musst du { the-card-accusative } aus diesem Napf füttern
must-toy-mouse = jetzt musst du eine Katze am Napf der Spielmaus aussuchen
must-send = jetzt musst du { the-card-accusative } an einen anderen Napf schicken
must-vacuum = jetzt musst du eine deiner Katzen von hier an einen anderen Napf schicken
must-serve = jetzt musst du aussuchen, wo als Nächstes Futterzeit ist
must-feed = jetzt musst du eine deiner Katzen an diesem Napf füttern
must-feed-first = jetzt musst du zuerst { the-card-accusative } füttern
must-swap = jetzt musst du den Brocken gegen einen von jemand anderem tauschen oder passen

## Warum etwas nicht geht.

refusal-not-in-hand = du hast { no-card-accusative } auf der Hand
refusal-not-in-deck = { the-card } ist nicht mehr in deinem Deck
refusal-not-in-discard = { the-card } liegt nicht in deiner Ablage
refusal-nothing-to-copy = in deiner Ablage liegt keine Katze zum Nachahmen
refusal-copy-as-which = die Nachahmerkatze sitzt nie selbst an einem Napf; such aus, welche Katze sie ist
refusal-unplayable = { the-card-accusative } kann man dort nicht spielen
refusal-laser = ein Laserpointer ruft alle zum { $bowl }
refusal-vacuum-at = am { $bowl } saugt der Saugroboter, da geht niemand hin
refusal-vacuum-there = dort saugt der Saugroboter, da geht niemand hin
refusal-priority = am { $bowl } frisst schon { the-card } zuerst, und das kann nur eine Katze
refusal-queen-tired = die Königin hat in diesem Zug keine Kraft mehr, jemanden rauszuwerfen
refusal-no-cat-follows = nach dem Ding hättest du keine Katze mehr für den { $bowl }
refusal-one-item = ein Ding je Zug, dann eine Katze
refusal-items-bowl = nach einem Ding kommt die Katze an denselben Napf: den { $bowl }
refusal-must-pass-here = keine Katze auf deiner Hand lässt sich hier noch spielen, also musst du passen
refusal-must-play-cat = du kannst hier eine Katze spielen, also musst du es auch
refusal-must-play = du kannst eine Karte spielen, also musst du es auch
refusal-must-pass = deine Hand ist leer, also musst du passen
refusal-must-discard = nichts auf deiner Hand lässt sich spielen, also musst du eine Karte ablegen
refusal-no-cat-there = so eine Katze sitzt dort nicht
refusal-no-cat-here = so eine Katze sitzt nicht an diesem Napf
refusal-lures-from-elsewhere = die Minzkatze lockt nur Katzen von anderen Näpfen her
refusal-no-catnip-again = eine Minzkatze, die noch mal loslegt, kann keine Minzkatze locken
refusal-own-target = eine Katze kann sich nicht selbst aussuchen
refusal-tom = weder Wildkatze noch Lauerkatze können dem Kater etwas tun
refusal-only-greedy = nur der Gierschlund frisst zwei Brocken
refusal-not-in-bowl = das ist nicht im Napf
refusal-priority-first = füttere erst die Katze, die zuerst frisst
refusal-house-has-eaten = die Hauskatze hat gefressen und kommt nach der Futterzeit wieder
refusal-no-cat-of-yours = so eine Katze hast du nicht am { $bowl }

## Warum sich ein Tisch nicht so aufbauen lässt.

arrange-only = { $what }: Davon gibt es nur { $most }
arrange-laser-bowl = laser: Näpfe sind 1 bis { $most }
arrange-not-in-deck = Platz { $number } hat kein „{ $name }“ mehr im Deck
arrange-cat = eine Katze am Napf schreibt man so: „mangy of 1“, nicht „{ $name }“
arrange-no-cat = „{ $name }“ kann nicht an einem Napf sitzen
arrange-not-in-hand = auf keiner Hand ist „{ $name }“
arrange-no-cube = in der Futterbox ist kein Brocken „{ $name }“ mehr

## Die Regeln in Kürze.

rules-idea =
    Drei Näpfe, hungrige Katzen. Sei mit deinen Katzen da, wenn die Futterzeit beginnt, friss die
    besten Brocken und lieg vorn, sobald jemand 20 Punkte hat.
    .heading = Die Idee
rules-turn =
    Spiel eine Karte von deiner Hand an einen der Näpfe. Katzen bleiben dort, und die meisten tun
    etwas, wenn sie ankommen. Wird eine Katze an einen anderen Napf geschubst oder gelockt, kommt sie
    neu an und legt noch einmal los. Über eine Katze entscheidet immer, wer sie gespielt hat, egal
    wer gerade dran ist.

    Ein Ding wirkt zuerst; dann folgt ihm eine Katze an denselben Napf, im selben Zug.

    Lässt sich nichts von deiner Hand spielen, legst du stattdessen eine Karte ab.

    Ein leerer Napf bekommt sofort vier frische Brocken; nur während der Futterzeit wartet er, bis sie
    vorbei ist. Nach jedem Zug ziehen alle auf fünf Karten nach.
    .heading = Dein Zug
rules-dinner =
    Ist ein Zug vorbei und sitzen fünf Katzen oder mehr an einem Napf, dann fressen sie. (Ein Moppel
    zählt als zwei.)

    Wer die Futterbox hat, fängt an, dann geht es im Uhrzeigersinn: Such eine deiner Katzen dort aus und einen Brocken für
    sie; die Katze kommt in deine Ablage. Ist das Futter weg, ziehen die anderen Katzen hungrig ab.

    Ist an mehreren Näpfen Futterzeit, geht es der Reihe nach: Wer die Futterbox hat, sucht den nächsten
    Napf aus. Danach wandert die Futterbox nach links.
    .heading = Futterzeit
rules-first =
    Königin, Kater und Gassenkatze fressen vor allen anderen, und an jedem Napf ist nur für eine von
    ihnen Platz. Eine Königin darfst du auf einen Kater oder eine Gassenkatze spielen: Raus mit ihnen!
    Wird eine von den dreien zu einer anderen geschubst, landet sie in der Ablage.
    .heading = Wer zuerst frisst
rules-end =
    Hat nach einer Futterzeit jemand 20 Punkte oder mehr, endet die Partie. Wer die meisten Punkte hat, gewinnt; bei
    Gleichstand, wer weniger Brocken gefressen hat.

    In Teams gehört zusammen, wer sich gegenübersitzt; die Punkte werden zusammengezählt.
    .heading = Das Ende

## Gruppen von Karten, als Überschriften.

cards-cat = Katzen
cards-item = Dinge

## Warum ein Tipp gut ist: was ein Zug bringt, nach „Eine große Katze würde wählen: …“.

# Die wievielte Katze beim Fressen.
in-order =
    { $place ->
        [1] zuerst
        [2] an zweiter Stelle
        [3] an dritter Stelle
       *[other] an { $place }. Stelle
    }
because-dinner = Damit sind { $cats } Katzen am { $bowl }: Futterzeit!
because-place = Deine Katze frisst { in-order }.
because-share =
    { $points ->
        [one] Wenn alle immer den besten Brocken nehmen, bekommst du 1 Punkt.
       *[other] Wenn alle immer den besten Brocken nehmen, bekommst du { $points } Punkte.
    }
because-no-cat = Am { $bowl } hast du keine Katze.
because-nothing-left = Bis deine Katze dran ist, ist das Futter weg.
because-cats =
    { $missing ->
        [0] Am { $bowl } sind dann { $cats } Katzen: genug für die Futterzeit
        [1] Am { $bowl } sind dann { $cats } von 5 Katzen, es fehlt nur noch eine
        [4] Am { $bowl } ist dann { $cats } von 5 Katzen
       *[other] Am { $bowl } sind dann { $cats } von 5 Katzen
    }{ $place ->
        [0] {""}
       *[other] , und deine würde { in-order } fressen
    }.
# Dasselbe, solange eine Katze, die ankommt, noch eine andere wegschicken muss; $card: wer das tut.
because-cats-before =
    { $cats ->
        [one] Am { $bowl } ist dann { $cats } Katze, bis { the-card } eine wegschickt.
       *[other] Am { $bowl } sind dann { $cats } Katzen, bis { the-card } eine wegschickt.
    }
# Was ein Saugroboter tut; $others, $own: wie viele Katzen der anderen und von dir gehen müssen.
because-vacuum =
    { $others ->
        [0]
            { $own ->
                [0] Er scheucht niemanden weg.
                [one] Er scheucht nur 1 Katze weg, und die ist von dir.
               *[other] Er scheucht nur { $own } Katzen weg, alle von dir.
            }
       *[other]
            { $own ->
                [0] Er scheucht { others-cats } weg und keine von dir.
               *[other] Er scheucht { others-cats } und { $own } von dir weg.
            }
    }
others-cats =
    { $others ->
        [one] 1 Katze der anderen
       *[other] { $others } Katzen der anderen
    }
because-ability = { $card }: { $card-text }
because-discard = Du kannst nichts spielen, also tausch diese Karte gegen eine neue.
because-points =
    { $points ->
        [one] Das ist 1 Punkt
       *[other] Das sind { $points } Punkte
    }, zusammen { $total } von { $goal }.
because-swap =
    { $points ->
        [one] Du gewinnst 1 Punkt.
        [0] Du gewinnst nichts dabei.
        [-1] Du verlierst 1 Punkt.
        [-2] Du verlierst 2 Punkte.
       *[other] Du gewinnst { $points } Punkte.
    }
because-food =
    { $points ->
        [one] Im { $bowl } liegt dann Futter für 1 Punkt.
       *[other] Im { $bowl } liegt dann Futter für { $points } Punkte.
    }
because-keep = Du behältst, was du hast.
