### Cat Lady mit „Box of Treats“. Neun Karten liegen in der Auslage, drei Reihen und drei Spalten; neben einer dieser Linien
### sitzt eine Katze aus Holz. Wer allein spielt, spielt gegen die Spielkatze, die keinen Platz hat und Zugkarten folgt.

title = Cat Lady
about = Nimm drei Karten je Zug, und mach alle Katzen satt, die dabei zu dir ziehen.
mood-first = gemütlich
mood-second = schlau
mood-third = sammelwütig

# Die Gegnerin ohne Platz, auf dem Wertungsblatt.
opponent-cat-player = Spielkatze

## Einstellungen eines Tisches.

option-edition = die Karten: mit „Box of Treats“ oder nur das Grundspiel (2–4 Plätze)
    .title = Ausgabe
    .choice-treats = Mit Box of Treats
    .choice-base = Das Grundspiel
option-goals = mit jedem Nachbarplatz ein gemeinsames Ziel: ab 3 Plätzen, mit „Box of Treats“
    .title = Gemeinsame Ziele
option-open_hands = alle Hände liegen offen; sonst siehst du nur, wie viele Karten es sind
    .title = Offene Hände
option-difficulty = nur allein: Die Spielkatze beginnt mit einem, zwei oder drei Geschenken
    .title = Allein gegen die Katze
    .choice-easy = Leicht
    .choice-normal = Normal
    .choice-hard = Schwer

## Wörter, die in anderen Texten vorkommen.

# Eine Reihe oder Spalte, wie sie neben der Auslage steht.
line =
    { $value ->
        [row-a] Reihe A
        [row-b] Reihe B
        [row-c] Reihe C
        [column-1] Spalte 1
        [column-2] Spalte 2
        [column-3] Spalte 3
       *[other] { $value }
    }

food-chicken = Huhn
food-tuna = Thunfisch
food-milk = Milch
food-wild = Joker
food-treat = Leckerli

# Wer etwas tut: ein Mensch oder die Spielkatze.
who =
    { $seat-is ->
        [opponent] die Spielkatze
       *[other] { $seat }
    }

## Fragen.

prompt-place =
    Wohin setzt sich die Holzkatze? { $first-is ->
        [you] Du fängst an und darfst ihre Linie nicht nehmen.
       *[other] { $first } fängt an und darf ihre Linie nicht nehmen.
    }
prompt-turn = Du bist dran. Welche Reihe oder Spalte?
prompt-after = Noch etwas, bevor dein Zug endet?
prompt-throw = Welche Karte wirfst du weg?
prompt-choupette = Bekommt Choupette jetzt Thunfisch und Milch? Sie holt zwei Karten.
prompt-pick =
    { $left ->
        [2] Choupette darf zwei Karten aus der Auslage holen.
       *[other] Choupette darf noch eine Karte aus der Auslage holen.
    }
prompt-fresh = Spielst du eine der Karten, die du gerade bekommen hast? Jetzt oder nie.
prompt-feed = Füttere deine Katzen. Niemand sieht zu, bis alle fertig sind.
prompt-guide = Die Spielkatze will { $card }, und mehrere Linien sind gleich gut. Welche?

## Ereignisse.

event-setup =
    Streuner: { $strays }.{ $goals-count ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }Ziele: { $goals }.
    }{ $starting-count ->
        [none] { "" }
       *[other] { " " }Die Spielkatze beginnt mit { $starting-dative }.
    }
event-place =
    { $seat-is ->
        [you] Du setzt die Holzkatze an { $line }.
       *[other] { who } setzt die Holzkatze an { $line }.
    }
event-take =
    { $seat-is ->
        [you] Du nimmst { $line }: { $cards }.
       *[other] { who } nimmt { $line }: { $cards }.
    }
event-refill = Neu in der Auslage: { $cards }.
event-spray =
    { $seat-is ->
        [you] Du sprühst: Die Holzkatze rennt zu { $line }.
       *[other] { who } sprüht: Die Holzkatze rennt zu { $line }.
    }
event-laser =
    { $seat-is ->
        [you] Du zückst den Laserpointer: { $cards }.
       *[other] { who } zückt den Laserpointer: { $cards }.
    }
event-throw =
    { $seat-is ->
        [you] Du wirfst eine Karte weg: { $cards }.
       *[other] { who } wirft eine Karte weg: { $cards }.
    }
event-brush =
    { $seat-is ->
        [you] Du tauschst mit der Katzenbürste { $gives } gegen { $gets }.
       *[other] { who } tauscht mit der Katzenbürste { $gives } gegen { $gets }.
    }
event-adopt =
    { $seat-is ->
        [you] Du holst für zwei vermisste Katzen einen Streuner: { $stray }.
       *[other] { who } holt für zwei vermisste Katzen einen Streuner: { $stray }.
    }
event-cash =
    { $seat-is ->
        [you] Du tauschst zwei vermisste Katzen gegen 2 Punkte.
       *[other] { who } tauscht zwei vermisste Katzen gegen 2 Punkte.
    }
event-shop =
    { $seat-is ->
        [you] Du gehst einkaufen: von jedem Futter eins, und eine Goldmünze (2 Punkte) für alle anderen.
       *[other] { who } geht einkaufen: von jedem Futter eins, und eine Goldmünze (2 Punkte) für alle anderen.
    }
event-goal =
    { $seat-is ->
        [you] Du tauschst das Ziel, das du mit { $partner-to } teilst: { $goal } gegen { $pool }.
       *[other] { who } tauscht das Ziel, das auch { $partner-to } gehört: { $goal } gegen { $pool }.
    }
event-turn_card = Die Karte der Spielkatze: { $card }.
event-reshuffle = Die Zugkarten werden gemischt.
event-pay =
    { $seat-is ->
        [you] Du fütterst Choupette zuerst, wie sie es erwartet.
       *[other] { who } füttert Choupette zuerst, wie sie es erwartet.
    }
event-pick = Choupette bringt etwas mit: { $cards }.
event-done =
    { $seat-is ->
        [you] Du bist fertig mit Füttern.
       *[other] { who } ist fertig mit Füttern.
    }
event-reveal = Alles wird aufgedeckt. { $feedings }.
event-cat_player_feeds = Die Spielkatze füttert { fed }.

feeding =
    { $seat-is ->
        [you]
            { $begins ->
                [yes] Du fütterst { fed }
               *[no] du fütterst { fed }
            }
       *[other] { $seat } füttert { fed }
    }
feedings = { $start }; { $next }
fed =
    { $cats-count ->
        [0] niemanden
       *[other] { $cats }
    }

## Züge, kurz genug für eine Liste.

move-place = die Holzkatze an { $line }
move-take = { $line }
move-take-back = { $cat } gibt alles zurück
move-adopt = { $stray } holen
move-cash = zwei vermisste Katzen gegen 2 Punkte
move-spray = sprühen: die Holzkatze an { $line }
move-brush = { $cat } gegen { $cell } tauschen
move-shop = einkaufen: von jedem Futter eins
move-laser = Laserpointer: { $cell } und { $other }
move-throw = { $cell } wegwerfen
move-swap = { $goal } gegen { $pool }
move-pick = { $cell } holen
move-pay = Choupette füttern: { $tokens }
move-guide = { $line }
move-feed =
    { $eaten-key ->
        [none] { $cat } frisst { $food }
       *[other] { $cat } frisst { $food } als { $eaten }
    }
move-done = fertig mit Füttern
move-end = Zug beenden

## Zeilen des Wertungsblatts, ohne ihre Punkte.

score-cat = { $cat }
score-treat = { $cat }, dank Leckerli
score-hungry = { $cat }, hungrig
score-counting-cat =
    { $why ->
        [best-other] { $cat }, wie die beste andere Katze
        [alone-the-most] { $cat }, die meisten satten Katzen
        [black] { $cat }: { $count ->
                [one] { $count } schwarze Katze
               *[other] { $count } schwarze Katzen
            }
        [orange] { $cat }: { $count ->
                [one] { $count } rote Katze
               *[other] { $count } rote Katzen
            }
        [white] { $cat }: { $count ->
                [one] { $count } weiße Katze
               *[other] { $count } weiße Katzen
            }
        [gray] { $cat }: { $count ->
                [one] { $count } graue Katze
               *[other] { $count } graue Katzen
            }
        [chicken] { $cat }: { $count ->
                [one] { $count } Hühnerkatze
               *[other] { $count } Hühnerkatzen
            }
        [tuna] { $cat }: { $count ->
                [one] { $count } Thunfischkatze
               *[other] { $count } Thunfischkatzen
            }
        [milk] { $cat }: { $count ->
                [one] { $count } Milchkatze
               *[other] { $count } Milchkatzen
            }
        [one-food] { $cat }: { $count ->
                [one] { $count } Ein-Happen-Katze
               *[other] { $count } Ein-Happen-Katzen
            }
        [two-food] { $cat }: { $count ->
                [one] { $count } Zwei-Happen-Katze
               *[other] { $count } Zwei-Happen-Katzen
            }
        [multicoloured] { $cat }: { $count ->
                [one] { $count } bunte Katze
               *[other] { $count } bunte Katzen
            }
        [three-colours] { $cat }: { $count ->
                [one] { $count } Satz in Schwarz, Rot und Weiß
               *[other] { $count } Sätze in Schwarz, Rot und Weiß
            }
        [other-cat-of-its-food] { $cat }: { $count ->
                [one] { $count } andere Katze mit demselben Futter
               *[other] { $count } andere Katzen mit demselben Futter
            }
        [food-eaten] { $cat }: { $count } Happen
        [tuna-chicken-and-milk-eaten] { $cat }: { $count ->
                [one] { $count } ganzes Menü
               *[other] { $count } ganze Menüs
            }
        [costume] { $cat }: { $count ->
                [one] { $count } Kostüm
               *[other] { $count } Kostüme
            }
        [toy] { $cat }: { $count ->
                [one] { $count } Spielzeug
               *[other] { $count } Spielzeuge
            }
        [point-of-your-toy-sets] { $cat }: { $count ->
                [one] { $count } Punkt aus Spielzeugsätzen
               *[other] { $count } Punkte aus Spielzeugsätzen
            }
        [spray-bottle-or-lost-cat] { $cat }: { $count ->
                [one] { $count } Karte auf der Hand übrig
               *[other] { $count } Karten auf der Hand übrig
            }
       *[goal] { $cat }: { $count ->
                [one] { $count } Ziel
               *[other] { $count } Ziele
            }
    }
score-catnip =
    { $count ->
        [one] { $count } Katzenminze
       *[other] { $count } Katzenminzen
    }, { $fed ->
        [0] keine satte Katze
        [one] { $fed } satte Katze
       *[other] { $fed } satte Katzen
    }
score-costumes = Kostüme: { $count }
score-toys = Spielzeug in Sätzen: { $count }
score-leftovers = Futter übrig: { $count }
score-boxes =
    { $count ->
        [one] { $filled } von { $count } Karton gefüllt
       *[other] { $filled } von { $count } Kartons gefüllt
    }
score-goal = gemeinsames Ziel: { $goal }
score-tokens = Goldmünzen: { $count }
score-extras = Karten, die sie nicht spielen kann
score-tie-break = satte Katzen: { $fed }

## Warum jemand gewonnen hat.

reason-most-points = die meisten Punkte
reason-equal-points-most-fed-cats = gleich viele Punkte, die meisten satten Katzen
reason-equal-points-and-fed-cats-shared = gleich viele Punkte und satte Katzen, geteilt
reason-more-points-than-the-cat-player = mehr Punkte als die Spielkatze
reason-as-many-points-as-the-cat-player-are-not-enough = Gleichstand mit der Spielkatze reicht nicht
reason-the-cat-player-has-more-points = die Spielkatze hat mehr Punkte

## Was man jetzt tun muss.

must-place-token = jetzt musst du die Holzkatze neben eine Reihe oder Spalte setzen
must-take-line = jetzt musst du eine Reihe oder Spalte nehmen oder vorher eine Karte spielen
must-play-or-end = jetzt musst du Karten spielen oder deinen Zug beenden
must-throw-away = jetzt musst du eine Karte der Auslage zum Wegwerfen aussuchen
must-pay-for-choupette = jetzt musst du Choupette Thunfisch und Milch geben oder es lassen
must-pick-for-choupette = jetzt musst du für Choupette eine Karte der Auslage nehmen oder es lassen
must-play-fresh-card = jetzt musst du eine der eben genommenen Karten spielen oder es lassen
must-guide-cat-player = jetzt musst du aussuchen, welche der gleich guten Linien die Spielkatze nimmt
must-feed = jetzt musst du deine Katzen füttern oder damit aufhören

## Warum ein Zug nicht geht.

refusal-token-beside-line = neben der Linie sitzt die Holzkatze
refusal-taken-already = du hast in diesem Zug schon Karten genommen
refusal-laser-only-first = ein Laserpointer geht nur ganz am Anfang deines Zugs
refusal-not-in-hand = du hast „{ $item }“ nicht auf der Hand
refusal-token-stays = die Holzkatze sitzt schon da; scheuch sie woandershin
refusal-no-cat-to-brush = du hast keine Katze zum Tauschen
refusal-no-cat-in-grid = in der Auslage liegt keine Katze
refusal-no-cat-in-cell = an dieser Stelle der Auslage liegt keine Katze
refusal-no-card-in-cell = an dieser Stelle der Auslage liegt keine Karte
refusal-not-your-cat = die Katze gehört dir nicht
refusal-needs-two-lost-cats = dafür brauchst du zwei vermisste Katzen auf der Hand
refusal-no-such-stray = der Streuner ist nicht da
refusal-no-such-tokens = dieses Futter hast du nicht
refusal-only-fresh-cards = jetzt kannst du nur eine Karte spielen, die du eben genommen hast
refusal-laser-needs-three-cards = ein Laserpointer braucht drei Karten in der Auslage: zwei zum Nehmen, eine zum Wegwerfen
refusal-choupette-stays = Choupette hat gefressen und bleibt
refusal-choupette-eats-first = Choupette frisst zuerst oder gar nicht; jetzt macht sie nur ein Leckerli satt
refusal-fed-in-part = eine Katze ist erst halb satt: Gib ihr den Rest, oder nimm ihr Futter zurück
refusal-taken-back-too-often =
    { $most ->
        [one] du hast schon einmal Futter zurückgenommen; jetzt ist Schluss
       *[other] du hast schon { $most }-mal Futter zurückgenommen; jetzt ist Schluss
    }
refusal-no-use-for-food = die Katze braucht das jetzt nicht, oder du hast keins mehr davon
refusal-nothing-to-take-back = die Katze hat noch nichts bekommen
refusal-no-goals = in dieser Partie gibt es keine gemeinsamen Ziele
refusal-goal-swapped-already = du hast in diesem Zug schon ein Ziel getauscht
refusal-not-your-goal = das ist keins von deinen Zielen
refusal-goal-not-in-pool = das Ziel liegt nicht im Vorrat

## Warum Einstellungen kein Spiel ergeben.

refusal-base-seats = das Grundspiel hat 2 bis 4 Plätze, nicht { $seats } (CL-B2)
refusal-goals-without-treats = gemeinsame Ziele gibt es nur mit „Box of Treats“ (CL-C37)
refusal-goals-seats = gemeinsame Ziele brauchen 3 Plätze oder mehr, nicht { $seats } (CL-C37)
refusal-difficulty-seats = wie schwer es ist, wählt man nur allein: 1 Platz (CL-C40)

## Warum sich ein Tisch so nicht aufbauen lässt. Wörter vor einem Doppelpunkt sind Argumente.

refusal-arrange-active = active: Die Plätze sind 0 bis { $most }
refusal-arrange-grid = grid: Es gibt nur { $most } Stellen
refusal-arrange-players =
    { $most ->
        [one] { $argument }: Es spielt nur { $most } mit
       *[other] { $argument }: Es spielen nur { $most } mit
    }
refusal-arrange-no-card = es gibt keine Karte „{ $name }“
refusal-arrange-not-there = „{ $name }“ liegt nicht dort
refusal-arrange-not-in-deck = im Deck ist kein „{ $name }“ mehr
refusal-arrange-strays = strays: nur { $most } werden ausgeteilt
refusal-arrange-deck = deck: ein Vielfaches von 3, höchstens { $most }, nicht { $count }
refusal-arrange-food = food: „{ $name }“ ist keins von { $letters }
refusal-arrange-no-goals = goals: In dieser Partie gibt es keine
refusal-arrange-goals = goals: eins zwischen zwei Plätzen und zwei im Vorrat
refusal-arrange-starting = starting: In dieser Partie sind es { $count }
refusal-arrange-none-left = „{ $name }“ ist nicht mehr da
refusal-arrange-line = Linien sind { $lines }, nicht „{ $name }“

## Katzen im Deck. `worth` ist, was eine satte Katze bringt; das steht auf kleinen Karten auch allein.

card-shadow = Schatten
    .worth = 1
    .text = Schwarz, braucht Thunfisch: { card-shadow.worth }.
card-jazz = Jazz
    .worth = 1
    .text = Schwarz, braucht Thunfisch: { card-jazz.worth }.
card-lily = Lily
    .worth = 2
    .text = Schwarz, braucht Milch: { card-lily.worth }.
card-blackberry = Brombeere
    .worth = 3
    .text = Schwarz, braucht 2 Huhn: { card-blackberry.worth }.
card-keaton = Keaton
    .worth = 4
    .text = Schwarz, braucht 2 Milch: { card-keaton.worth }.
card-pablo-picatso = Pablo Pikatzo
    .worth = 6
    .text = Schwarz, braucht 3 Thunfisch: { card-pablo-picatso.worth }.
card-chester = Chester
    .worth = 1
    .text = Rot, braucht Thunfisch: { card-chester.worth }.
card-bell = Glöckchen
    .worth = 1
    .text = Rot, braucht Huhn: { card-bell.worth }.
card-bronte = Bronte
    .worth = 3
    .text = Rot, braucht 2 Thunfisch: { card-bronte.worth }.
card-zeus = Zeus
    .worth = 3
    .text = Rot, braucht 2 Huhn: { card-zeus.worth }.
card-pumpkin = Kürbis
    .worth = 6
    .text = Rot, braucht 2 Huhn und Milch: { card-pumpkin.worth }.
card-chairman-meow = Boss Miau
    .worth = 6
    .text = Rot, braucht 3 Huhn: { card-chairman-meow.worth }.
card-cooper = Cooper
    .worth = 1
    .text = Weiß, braucht Huhn: { card-cooper.worth }.
card-gershon = Gershon
    .worth = 1
    .text = Weiß, braucht Huhn: { card-gershon.worth }.
card-snowflake = Flöckchen
    .worth = 2
    .text = Weiß, braucht Milch: { card-snowflake.worth }.
card-sparkle = Glitzer
    .worth = 3
    .text = Weiß, braucht 2 Thunfisch: { card-sparkle.worth }.
card-sir-cuddleface = Sir Knuddel
    .worth = 4
    .text = Weiß, braucht 2 Milch: { card-sir-cuddleface.worth }.
card-sox = Söckchen
    .worth = 6
    .text = Weiß, braucht 2 Thunfisch und Milch: { card-sox.worth }.
card-alvin = Alvin
    .worth = 1 je satte rote Katze
    .text = Schwarz und rot, braucht Thunfisch und Milch: { card-alvin.worth }.
card-dinah = Dinah
    .worth = 1 je satte weiße Katze
    .text = Rot und weiß, braucht Huhn und Milch: { card-dinah.worth }.
card-luna = Luna
    .worth = 1 je satte schwarze Katze
    .text = Schwarz und weiß, braucht Thunfisch und Huhn: { card-luna.worth }.
card-henriette = Henriette
    .worth = 5
    .text = Schwarz, rot, weiß und grau, braucht Thunfisch, Huhn und Milch: { card-henriette.worth }.
card-ash = Asche
    .worth = 1
    .text = Grau, braucht Huhn: { card-ash.worth }.
card-slate = Schiefer
    .worth = 3
    .text = Weiß und grau, braucht 2 Thunfisch: { card-slate.worth }.
card-pebble = Kiesel
    .worth = 2
    .text = Rot und grau, braucht Milch: { card-pebble.worth }.
card-storm = Sturm
    .worth = 6
    .text = Schwarz und grau, braucht 2 Huhn und Thunfisch: { card-storm.worth }.
card-misty = Nebel
    .worth = 4
    .text = Grau, braucht 2 Milch: { card-misty.worth }.
card-duke = Herzog
    .worth = 3
    .text = Weiß und grau, braucht 2 Happen, egal wovon: { card-duke.worth }.
card-banjo = Banjo
    .worth = 1 je satte Thunfischkatze
    .text = Rot und grau, braucht Thunfisch und Milch: { card-banjo.worth }.
card-fiddle = Fiedel
    .worth = 1 je satte Hühnerkatze
    .text = Weiß und grau, braucht Huhn und Milch: { card-fiddle.worth }.
card-viola = Viola
    .worth = 1 je satte Milchkatze
    .text = Schwarz und grau, braucht Thunfisch und Milch: { card-viola.worth }.
card-domino = Domino
    .worth = 5
    .text = Schwarz und weiß, braucht Thunfisch, Huhn und Milch: { card-domino.worth }.

## Streuner.

card-florence = Florence
    .worth = 2 je satte rote Katze
    .text = Streuner, rot, braucht Huhn und Milch: { card-florence.worth }.
card-antoinette = Antoinette
    .worth = 2 je satte weiße Katze
    .text = Streuner, weiß, braucht Thunfisch und Milch: { card-antoinette.worth }.
card-eliot = Eliot
    .worth = 2 je satte schwarze Katze
    .text = Streuner, schwarz, braucht Thunfisch und Huhn: { card-eliot.worth }.
card-levar-purrton = LeVar Schnurrton
    .worth = 4 je Satz satter Katzen in Schwarz, Rot und Weiß
    .text = Streuner, weiß, braucht Thunfisch und Huhn: { card-levar-purrton.worth }.
card-zoroaster = Zoroaster
    .worth = 2 je Kostüm
    .text = Streuner, schwarz, braucht 2 Huhn: { card-zoroaster.worth }.
card-macak = Macak
    .worth = 2; zählt auf Wunsch als eine Katzenminze mehr
    .text = Streuner, rot, braucht Milch: { card-macak.worth }.
card-waffle = Waffel
    .worth = 3 je Happen im Bauch; alles von einer Sorte
    .text = Streuner, rot, nimmt 1–4 Happen: { card-waffle.worth }.
card-hemingway = Hemingway
    .worth = 3; 7, wenn du allein die meisten satten Katzen hast
    .text = Streuner, schwarz, braucht Milch: { card-hemingway.worth }.
card-sweetheart = Herzchen
    .worth = 5
    .text = Streuner, schwarz, rot, weiß und grau, braucht Thunfisch und Huhn: { card-sweetheart.worth }.
card-penny = Penny
    .worth = 1 je Spielzeug
    .text = Streuner, rot, braucht Milch: { card-penny.worth }.
card-moonbeam = Mondstrahl
    .worth = 3; zwei beliebige deiner Marken zählen als Joker
    .text = Streuner, weiß, braucht Thunfisch und Huhn: { card-moonbeam.worth }.
card-cow = Kuh
    .worth = 2 je Happen im Bauch
    .text = Streuner, weiß, nimmt 1 oder mehr Happen, egal wovon: { card-cow.worth }.
card-truffle = Trüffel
    .worth = 2 je andere satte Katze mit demselben Futter
    .text = Streuner, schwarz, braucht 1 Happen, egal wovon: { card-truffle.worth }.
card-aoshima = Aoshima & Co
    .worth = 6; drei Katzen: schwarz Thunfisch, rot Huhn, weiß Milch; für keinen Karton
    .text = Streuner, schwarz, rot und weiß, braucht Thunfisch, Huhn und Milch: { card-aoshima.worth }.
card-biddy = Biddy
    .worth = 2 + 3 je gemeinsames Ziel, das du erreichst
    .text = Streuner, grau, braucht Thunfisch und Milch: { card-biddy.worth }.
card-calf = Kalb
    .worth = 2 + 1 je Happen im Bauch
    .text = Streuner, schwarz und weiß, nimmt 1–5 Happen: { card-calf.worth }.
card-choupette = Choupette
    .worth = 3; zuerst gefüttert, holt sie zwei Karten
    .text = Streuner, weiß, braucht Thunfisch und Milch: { card-choupette.worth }.
card-elvis = Elvis
    .worth = 3; zählt als Kostüm
    .text = Streuner, schwarz, braucht Huhn und Milch: { card-elvis.worth }.
card-little-nicky = Klein-Nicky
    .worth = so viel wie deine beste andere satte Katze
    .text = Streuner, schwarz und rot, braucht Thunfisch und Huhn: { card-little-nicky.worth }.
card-marshmallow = Marshmallow
    .worth = 1 je Punkt deiner Spielzeugsätze
    .text = Streuner, weiß, braucht Thunfisch, Huhn und Milch: { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .worth = 2 je verfüttertes Menü: Thunfisch, Huhn, Milch
    .text = Streuner, grau, braucht 2 Happen, egal wovon: { card-mister-fit.worth }.
card-mr-zoe = Mr. Zoe
    .worth = 2 je Sprühflasche oder vermisste Katze auf der Hand
    .text = Streuner, rot, braucht Milch: { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .worth = 3; zählt als Spielzeug
    .text = Streuner, rot und weiß, braucht Thunfisch und Huhn: { card-tomasso.worth }.
card-mina = Mina
    .worth = 2 je satte bunte Katze
    .text = Streuner, schwarz und grau, braucht Thunfisch und Huhn: { card-mina.worth }.
card-ringo = Ringo
    .worth = 1 + 1 je satte Zwei-Happen-Katze
    .text = Streuner, grau, braucht Huhn und Milch: { card-ringo.worth }.
card-peanut = Erdnuss
    .worth = 1 je satte Ein-Happen-Katze
    .text = Streuner, rot, braucht Milch: { card-peanut.worth }.

## Futter.

card-chicken = Huhn
    .text = Futter: Huhn.
card-two-chicken = Huhn ×2
    .text = Futter: 2 Huhn.
card-tuna = Thunfisch
    .text = Futter: Thunfisch.
card-two-tuna = Thunfisch ×2
    .text = Futter: 2 Thunfisch.
card-milk = Milch
    .text = Futter: Milch.
card-two-milk = Milch ×2
    .text = Futter: 2 Milch.
card-wild = Jokerfutter
    .text = Futter: Joker. Zählt als Huhn, Thunfisch oder Milch.
card-chicken-and-tuna = Huhn & Thunfisch
    .text = Futter: Huhn und Thunfisch.
card-treat = Leckerli
    .text = Futter: Leckerli. Eins macht jede Katze satt, aber sie bringt dann nur 1 Punkt.

## Spielzeug.

-toy-text = Spielzeug: Sammle verschiedene. Ein Satz bringt 1, 3, 5, 8, 12.
card-mouse-toy = Spielmaus
    .text = { -toy-text }
card-yarn-ball = Wollknäuel
    .text = { -toy-text }
card-feather-wand = Federangel
    .text = { -toy-text }
card-cat-tower = Kratzbaum
    .text = { -toy-text }
card-scratching-post = Kratzsäule
    .text = { -toy-text }

## Kostüme.

-costume-text = Kostüm: Wer die meisten hat, bekommt 6; gar keins kostet 2.
card-wizard-hat = Zauberhut
    .text = { -costume-text }
card-pirate-coat = Piratenmantel
    .text = { -costume-text }
card-lobster-suit = Hummeranzug
    .text = { -costume-text }
card-bee-wings = Bienenflügel
    .text = { -costume-text }
card-bow-tie = Fliege
    .text = { -costume-text }
card-dinosaur-hood = Dinokapuze
    .text = { -costume-text }
card-space-helmet = Astronautenhelm
    .text = { -costume-text }
card-lion-mane = Löwenmähne
    .text = { -costume-text }
card-tutu = Tutu
    .text = { -costume-text }
card-detective-cap = Detektivmütze
    .text = { -costume-text }
card-mermaid-tail = Nixenschwanz
    .text = { -costume-text }
card-cowboy-boots = Cowboystiefel
    .text = { -costume-text }

## Katzenminze.

card-catnip = Katzenminze
    .text = Eine allein kostet 2 Punkte. Zwei oder drei bringen 1 Punkt für jede satte Katze, vier oder mehr 2 für jede.

## Karten zum Ausspielen.

card-lost-cat = Vermisste Katze
    .text = Sammle zwei: Dafür gibt es einen Streuner oder 2 Punkte.
card-spray-bottle = Sprühflasche
    .text = Scheucht die Holzkatze an eine andere Reihe oder Spalte.
card-brush = Katzenbürste
    .text = Tauscht eine Katze von dir gegen eine aus der Auslage.
card-laser-pointer = Laserpointer
    .text = Statt eine Reihe oder Spalte zu nehmen: Nimm zwei beliebige Karten der Auslage, und wirf eine dritte weg.
card-shopping-bag = Einkaufstasche
    .text = Spiel sie aus: ein Huhn, ein Thunfisch und eine Milch für dich, eine Goldmünze (2 Punkte) für alle anderen.

## Kartons: Im Satz heißen sie nach dem, was hineinpasst; als Karte in der Übersicht (`card-box-…`) nur „Karton“.

card-gray-box = Karton für eine graue Katze
card-orange-chicken-box = Karton für eine rote Hühnerkatze
card-white-milk-box = Karton für eine weiße Milchkatze
card-black-tuna-box = Karton für eine schwarze Thunfischkatze
card-white-tuna-box = Karton für eine weiße Thunfischkatze
card-black-milk-box = Karton für eine schwarze Milchkatze
card-orange-tuna-box = Karton für eine rote Thunfischkatze
card-white-chicken-box = Karton für eine weiße Hühnerkatze
card-orange-milk-box = Karton für eine rote Milchkatze

-box-text = Hast du so eine Katze, satt oder hungrig, bringt der Karton so viele Punkte, wie du Kartons hast.
card-box-gray-box = Karton
    .text = Karton für eine graue Katze. { -box-text }
card-box-orange-chicken-box = Karton
    .text = Karton für eine rote Katze, die Huhn braucht. { -box-text }
card-box-white-milk-box = Karton
    .text = Karton für eine weiße Katze, die Milch braucht. { -box-text }
card-box-black-tuna-box = Karton
    .text = Karton für eine schwarze Katze, die Thunfisch braucht. { -box-text }
card-box-white-tuna-box = Karton
    .text = Karton für eine weiße Katze, die Thunfisch braucht. { -box-text }
card-box-black-milk-box = Karton
    .text = Karton für eine schwarze Katze, die Milch braucht. { -box-text }
card-box-orange-tuna-box = Karton
    .text = Karton für eine rote Katze, die Thunfisch braucht. { -box-text }
card-box-white-chicken-box = Karton
    .text = Karton für eine weiße Katze, die Huhn braucht. { -box-text }
card-box-orange-milk-box = Karton
    .text = Karton für eine rote Katze, die Milch braucht. { -box-text }

## Gemeinsame Ziele: was sie zählen, im Satz und als Karte in der Übersicht (`card-goal-…`).

goal-fed-cats = satte Katzen
goal-toys = Spielzeuge
goal-costumes = Kostüme
goal-catnip = Katzenminze
goal-multicoloured = satte bunte Katzen
goal-one-food = satte Ein-Happen-Katzen
goal-two-food = satte Zwei-Happen-Katzen
goal-tuna-cats = satte Thunfischkatzen
goal-chicken-cats = satte Hühnerkatzen
goal-milk-cats = satte Milchkatzen

card-goal-fed-cats = Satte Katzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-fed-cats } haben, bekommen je 3.
card-goal-toys = Spielzeuge
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-toys } haben, bekommen je 3.
card-goal-costumes = Kostüme
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-costumes } haben, bekommen je 3.
card-goal-catnip = Katzenminze
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-catnip } haben, bekommen je 3.
card-goal-multicoloured = Satte bunte Katzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-multicoloured } haben, bekommen je 3.
card-goal-one-food = Satte Ein-Happen-Katzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-one-food } haben, bekommen je 3.
card-goal-two-food = Satte Zwei-Happen-Katzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-two-food } haben, bekommen je 3.
card-goal-tuna-cats = Satte Thunfischkatzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-tuna-cats } haben, bekommen je 3.
card-goal-chicken-cats = Satte Hühnerkatzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-chicken-cats } haben, bekommen je 3.
card-goal-milk-cats = Satte Milchkatzen
    .text = Ziel: Zwei nebeneinander, die zusammen genug { goal-milk-cats } haben, bekommen je 3.

## Was die Zugkarten der Spielkatze wollen: am meisten von etwas, und wo nichts davon ist, eine Linie.

turn-card-toys-middle-column = die meisten Spielzeuge, sonst Spalte 2
turn-card-toys-bottom-row = die meisten Spielzeuge, sonst Reihe C
turn-card-catnip-right-column = die meiste Katzenminze, sonst Spalte 3
turn-card-catnip-top-row = die meiste Katzenminze, sonst Reihe A
turn-card-six-vp-left-column = die meisten 6-Punkte-Katzen, sonst Spalte 1
turn-card-six-vp-middle-row = die meisten 6-Punkte-Katzen, sonst Reihe B
turn-card-food-left-column = das meiste Futter, sonst Spalte 1
turn-card-food-middle-row = das meiste Futter, sonst Reihe B
turn-card-cat-token = die Linie, an der die Holzkatze sitzt

## Was die Startkarten der Spielkatze bringen; `dative` nach „beginnt mit“.

starting-two-tokens = zwei Goldmünzen
    .dative = zwei Goldmünzen
starting-one-more-stray = ein Streuner mehr
    .dative = einem Streuner mehr
starting-one-catnip = eine Katzenminze
    .dative = einer Katzenminze
starting-three-wild = drei Joker
    .dative = drei Jokern
starting-two-costumes = zwei Kostüme
    .dative = zwei Kostümen
starting-wild-toy = ein beliebiges Spielzeug
    .dative = einem beliebigen Spielzeug

## Wie gespielt wird, in Kapiteln.

rules-idea =
    Neun Karten liegen in der Auslage. Nimm immer drei auf einmal, sammle Katzen und was sie fressen, und füttere so
    viele wie möglich, wenn das Deck leer ist. Satte Katzen bringen Punkte, jede hungrige kostet 2.
    .heading = Die Idee

rules-turn =
    Nimm eine ganze Reihe oder Spalte, nur nicht die, neben der die Holzkatze sitzt. Die Holzkatze zieht an die Linie
    um, die du genommen hast, und drei neue Karten füllen die Lücke. Futter wird sofort zu Marken. Katzen, Kartons und
    Futter liegen offen vor dir. Alles andere kommt auf deine Hand, und die anderen sehen nur, wie viele Karten es sind.
    .heading = Dein Zug

rules-cards =
    Diese Karten spielst du in deinem eigenen Zug, vor oder nach dem Nehmen. Für zwei vermisste Katzen gibt es einen
    Streuner oder 2 Punkte. Eine Sprühflasche scheucht die Holzkatze an eine andere Linie. Eine Katzenbürste tauscht eine
    deiner Katzen gegen eine aus der Auslage. Eine Einkaufstasche bringt dir von jedem Futter eins und allen anderen eine
    Goldmünze (2 Punkte). Ein Laserpointer ist ein ganzer Zug, vor allem anderen: Nimm zwei beliebige Karten aus der
    Auslage und wirf eine dritte weg. Die Holzkatze bleibt sitzen.
    .heading = Karten zum Ausspielen

rules-end =
    Ist das Deck leer und wird die Auslage nicht mehr voll, war das der letzte Zug. Wer Choupette hat, darf sie sofort
    füttern, und sie holt zwei der Karten, die noch daliegen. Dann füttern alle heimlich ihre Katzen, und alles wird
    aufgedeckt.
    .heading = Das Ende

rules-feeding =
    Eine Katze bekommt genau, was sie braucht, oder nichts. Jokerfutter ist Huhn, Thunfisch oder Milch. Ein einziges
    Leckerli macht jede Katze satt, aber sie ist dann nur 1 Punkt wert und kann nichts Besonderes mehr. Bis du fertig
    bist, darfst du es dir anders überlegen. Du kommst nicht weiter? Frag nach dem besten Plan.
    .heading = Füttern

rules-points =
    Jede satte Katze bringt, was auf ihr steht; jede hungrige kostet 2.

    Spielzeug: Ein Satz aus ein bis fünf verschiedenen bringt 1, 3, 5, 8 oder 12.

    Kostüme: Wer die meisten hat, bekommt 6, bei Gleichstand geteilt. Zu fünft oder sechst bringt auch der zweite Platz
    3. Gar keins kostet 2.

    Katzenminze: Eine allein kostet 2; zwei oder drei bringen 1 für jede satte Katze, vier oder mehr bringen 2.

    Kartons: Jeder mit einer passenden Katze, satt oder nicht, bringt so viele Punkte, wie du Kartons hast.

    Wer am meisten Futter übrig hat, verliert 2; haben mehrere gleich viel, trifft es alle. Goldmünzen bringen je 2.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählt, wer die meisten satten Katzen hat.
    .heading = Punkte

rules-goals =
    Ab drei am Tisch, wenn ihr wollt: Du teilst je ein Ziel mit denen links und rechts von dir. Was ihr zu zweit habt,
    zählt zusammen, und wenn es reicht, bekommt ihr beide 3 Punkte. Einmal in deinem Zug darfst du eins deiner Ziele gegen
    eins der beiden im Vorrat tauschen.
    .heading = Gemeinsame Ziele

rules-alone =
    Die Spielkatze nimmt die Linie mit dem meisten von dem, was ihre Zugkarte will; sind Linien gleich gut, wählst du.
    Sie füttert nach dir, und ihr Futter zählt als Joker, nur Leckerlis nicht. Du gewinnst nur mit mehr Punkten.
    .heading = Allein

## Gruppen von Karten, als Überschriften.

cards-cat = Katzen
cards-stray = Streuner
cards-food = Futter
cards-toy = Spielzeug
cards-costume = Kostüme
cards-catnip = Katzenminze
cards-play = Zum Ausspielen
cards-box = Kartons
cards-goal = Ziele

## Warum ein Tipp gut ist: was ein Zug bringt.

because-blocks =
    { $first-is ->
        [you] Du kannst dann nicht mit { $cards } anfangen.
       *[other] { $first } kann dann nicht mit { $cards } anfangen.
    }
because-withholds =
    { $seat-is ->
        [you] Du kannst dann nicht { $cards } nehmen.
       *[other] { $seat } kann dann nicht { $cards } nehmen.
    }
because-cat-player-gets = Die Spielkatze bekommt { $cards }.
because-nobody-gets = Niemand sonst bekommt { $cards }.
because-goal = Dann ist euer gemeinsames Ziel: { $goal }.
because-frees = Dann ist { $line } wieder für alle frei.
because-choupette = Choupette ist satt, und du nimmst zwei Karten.
because-keeps = Du behältst deine Karten für später.
because-ends = Dann ist dein Zug vorbei.
because-brings = Du bekommst { $cards }.
because-shop = Du bekommst von jedem Futter eins, und alle anderen bekommen eine Goldmünze (2 Punkte).
because-cash = Das sind 2 Punkte, was auch kommt.
because-feeds = Damit könntest du { $cats } füttern.
because-needs-food =
    { $cats-count ->
        [one] { $cats } braucht bis zum Ende noch Futter.
       *[other] { $cats } brauchen bis zum Ende noch Futter.
    }
because-worth =
    { $points ->
        [one] Vorerst ist das 1 Punkt mehr.
       *[other] Vorerst sind das { $points } Punkte mehr.
    }
because-costs = Vorerst zählt das −{ $points }.
because-toys =
    { $count ->
        [one] Es ist dein erstes Spielzeug.
       *[other] Du hast dann { $count } verschiedene Spielzeuge.
    }
because-costumes =
    { $count ->
        [one] Es ist dein erstes Kostüm.
       *[other] Du hast dann { $count } Kostüme.
    }
because-catnip =
    { $points ->
        [0] Es ist deine erste Katzenminze; eine allein kostet 2 Punkte.
        [one] Du hast dann { $count } Katzenminzen: 1 Punkt für jede satte Katze.
       *[other] Du hast dann { $count } Katzenminzen: { $points } Punkte für jede satte Katze.
    }
because-lost-cats = Mit zwei vermissten Katzen kannst du einen Streuner holen.
because-done =
    { $points ->
        [one] Das macht insgesamt 1 Punkt.
       *[other] Das macht insgesamt { $points } Punkte.
    }
because-fed = { $cat } ist dann satt.
because-part-fed = { $cat } braucht noch mehr, aber es ist ein Anfang.
because-best-plan =
    { $points ->
        [one] So fütterst du am besten: 1 Punkt insgesamt.
       *[other] So fütterst du am besten: { $points } Punkte insgesamt.
    }
because-any-order = Auch das gehört zum besten Plan. Die Reihenfolge ist egal.
because-hungry =
    { $points ->
        [one] { $cat } bleibt dann hungrig: 1 Punkt insgesamt.
       *[other] { $cat } bleibt dann hungrig: { $points } Punkte insgesamt.
    }
