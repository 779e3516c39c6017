### Die Lektionen von Cat Lady. Wörter in Anführungszeichen stehen auf Knöpfen der Seite und müssen so heißen wie dort.

## Deine ersten Katzen.

first-cats = Deine ersten Katzen
first-cats-grid =
    In Cat Lady sammelst du Katzen und fütterst sie, und satte Katzen bringen Punkte.

    Neun Karten liegen in der Auslage. In deinem Zug nimmst du drei davon: eine ganze Reihe oder eine ganze Spalte.
first-cats-take =
    Die Holzkatze sitzt an Spalte 2: Die darf jetzt niemand nehmen. Zeus liegt in Reihe A, dazu Huhn und Milch. Nimm Reihe A:
    Drück auf ihr A, auf dem Handy zweimal.
    .other = Auch schön, aber Zeus liegt in Reihe A. Nimm Reihe A.
first-cats-home =
    Zeus wohnt jetzt bei dir. Futter wird sofort zu Marken. Am Ende will Zeus zweimal Huhn, eins hast du schon. Die Holzkatze
    ist an deine Reihe umgezogen. Jetzt ist Miso dran.
first-cats-again =
    Drei neue Karten füllen immer die Lücke. In Reihe B liegen noch ein Huhn für Zeus und Flöckchen, das Milch trinkt. Die
    Holzkatze sitzt an Reihe C, also ist B frei. Nimm Reihe B.
    .other = Dann bliebe Zeus hungrig. Sein Huhn liegt in Reihe B.
first-cats-end =
    Der Stapel ist leer, die Lücke bleibt: Das war der letzte Zug. Deine Fliege ist ein Kostüm: Wer
    die meisten hat, bekommt am Ende 6 Punkte. Mehr gibt es nicht zu tun. Drück auf „nichts mehr“.
first-cats-chicken =
    Futterzeit! Alle füttern ihre Katzen, und niemand sieht den anderen dabei zu. Gib Zeus ein Huhn: Drück auf das Huhn, dann
    auf Zeus.
    .other = Zuerst bitte Zeus: Drück auf das Huhn, dann auf Zeus.
first-cats-more =
    Halb satt gilt nicht: Eine Katze bekommt alles, was sie braucht, oder nichts. Gib Zeus das zweite Huhn, genau wie eben.
    .other = Zeus schaut dich an. Gib ihm das zweite Huhn.
first-cats-milk = Zeus ist satt. Flöckchen braucht nur einmal Milch. Gib Flöckchen die Milch.
    .other = Flöckchen ist noch hungrig. Die Milch, bitte.
first-cats-done =
    Alle haben gefressen. Bis du fertig bist, darfst du Futter zurücknehmen und es dir anders überlegen. Drück auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Drück auf „Fertig“.
first-cats-points =
    Zeus bringt 3 Punkte, Flöckchen 2 und dein Kostüm 6, weil niemand mehr davon hat: 11. Misos hungriger Keaton kostet 2. Du
    gewinnst!

    Im Spiel gibt es mehr Arten von Karten, etwa Spielzeug und vermisste Katzen. Halte eine Karte, um sie zu lesen.

## Karten auf der Hand.

hand-cards = Karten auf der Hand
hand-cards-hand =
    Manche Karten kommen auf deine Hand und warten dort, bis du sie spielst. Miso sieht, wie viele es sind, aber nicht, welche.
    Du hast eine Sprühflasche und eine vermisste Katze.
hand-cards-spray =
    Reihe B ist die beste, und ausgerechnet dort sitzt die Holzkatze. Eine Sprühflasche schickt sie an eine andere Linie. Drück
    auf „Katze verscheuchen“, dann auf Reihe C.
    .other = Reihe B ist das Wasser wert. Schick die Holzkatze an Reihe C.
hand-cards-take =
    Weg ist sie. Jetzt ist Reihe B frei: Bronte, zweimal Thunfisch für sie und noch eine vermisste Katze. Nimm Reihe B.
    .other = Das Wasser war für Reihe B. Nimm Reihe B.
hand-cards-stray =
    Karten darfst du vor dem Nehmen spielen und danach. Zwei vermisste Katzen holen einen Streuner. Florence bringt 2 Punkte für
    jede rote Katze, die du fütterst. Drück auf „Streuner holen“, dann auf Florence.
    .other = Florence passt am besten zu deinen roten Katzen. Hol Florence.
hand-cards-home =
    Florence ist zu Hause, und an ihren Platz kommt kein neuer Streuner. Deine Hand ist leer, darum ist dein Zug von selbst
    vorbei. Springen wir zum letzten Zug.
hand-cards-last =
    Der Stapel ist leer. Das ist der letzte Zug, danach spielt niemand mehr Karten. In Reihe B liegen Milch, Huhn und eine
    zweite vermisste Katze. Nimm Reihe B.
    .other = Deine Katzen brauchen Milch und Huhn. Beides liegt in Reihe B.
hand-cards-cash =
    Wieder zwei vermisste Katzen. Aber Penny wäre nur ein hungriges Maul mehr. Die beiden können stattdessen 2 Punkte sein:
    Drück auf „Streuner holen“, dann auf „2 Punkte“.
    .other = Penny bliebe hier hungrig. Nimm die 2 Punkte.
hand-cards-end = Zu spielen gibt es nichts mehr. Die Fliege zählt erst am Ende. Drück auf „nichts mehr“.
hand-cards-florence = Futterzeit. Florence braucht Huhn und Milch. Gib ihr das Huhn.
    .other = Zuerst Florence: das Huhn, bitte.
hand-cards-milk = Gib Florence jetzt die Milch.
    .other = Florence wartet auf ihre Milch.
hand-cards-wild =
    Glöckchen will Huhn, aber es ist nur Jokerfutter da. Ein Joker zählt als Huhn, Thunfisch oder Milch, ganz wie du willst. Gib
    ihn Glöckchen.
    .other = Der Joker ist für Glöckchen.
hand-cards-done = Beide sind satt. Drück auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Drück auf „Fertig“.
hand-cards-points =
    Florence zählt zwei satte rote Katzen, Glöckchen und sich selbst: 4 Punkte. Glöckchen bringt 1, die vermissten Katzen 2, die
    Fliege 6. Das macht 13, und du gewinnst.

## Was Punkte bringt.

scoring = Was Punkte bringt
scoring-toys =
    Spielsachen zählen in Sätzen aus verschiedenen. Eine bringt 1 Punkt, zwei 3, drei 5, vier 8, fünf 12. Du hast zwei. Der
    Federwedel wäre die dritte. Nimm Reihe A.
    .other = Da ist kein neues Spielzeug. Der Federwedel liegt in Reihe A.
scoring-catnip =
    Drei Spielsachen: 5 Punkte. Aber du hast eine Katzenminze, und eine allein kostet 2 Punkte. Du brauchst noch eine. Zu spielen
    gibt es gerade nichts: Drück auf „nichts mehr“.
scoring-second =
    In Reihe C liegen Katzenminze, ein Kostüm und ein viertes Spielzeug. Es ist der letzte Zug. Nimm Reihe C.
    .other = Schau noch mal auf Reihe C. Katzenminze!
scoring-costumes =
    Zwei oder drei Katzenminzen bringen 1 Punkt für jede Katze, die du fütterst, ab vier sind es 2. Die meisten Kostüme bringen
    6 Punkte, gar keins kostet 2. Drück auf „nichts mehr“.
scoring-open =
    Jetzt liegen alle Hände offen. Du hast zweimal Milch. Keaton braucht beide und bringt 4. Lily und Flöckchen brauchen je eine,
    bringen je 2, und jede zählt für die Katzenminze. Gib Lily Milch.
    .other = Zwei satte Katzen sind hier besser als eine. Zuerst Lily.
scoring-snowflake = Gib Flöckchen jetzt die andere Milch.
    .other = Die andere Milch ist für Flöckchen.
scoring-done =
    Keaton bleibt hungrig und kostet 2. Trotzdem hast du so mehr Punkte. Drück auf „Fertig, 1 Katze hungrig“.
    .other = Der Plan ist gut so. Drück auf „Fertig, 1 Katze hungrig“.
scoring-leftovers =
    Auch Futter, das niemand gefressen hat, kostet: Wer am meisten übrig hat, verliert 2, bei Gleichstand alle davon. Jede Marke
    zählt, auch Joker. Miso hat zwei übrig.
scoring-points =
    Spielsachen 8, Lily und Flöckchen 4, Katzenminze 2, Keaton −2. Du und Miso teilt euch die 6 für Kostüme: je 3. Du gewinnst
    mit 15. Bei gleichen Punkten entscheiden die meisten satten Katzen.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    „Box of Treats“ bringt neue Karten. Ein Karton mit einer passenden Katze darin, satt oder nicht, bringt 1 Punkt für jeden
    Karton, den du hast. Glöckchen passt in deinen Karton für eine rote Hühnerkatze.
treats-brush =
    Dein anderer Karton ist für eine graue Katze, und Asche ist grau. Die Katzenbürste tauscht deine Katze gegen eine aus der
    Auslage, egal wo die Holzkatze sitzt. Drück auf „Katze wegbürsten“, dann auf Schatten und Asche.
    .other = Der graue Karton wartet auf Asche. Tausch Schatten gegen Asche.
treats-bag =
    Zwei volle Kartons: 4 Punkte. Eine Einkaufstasche bringt dir Huhn, Thunfisch und Milch. Alle anderen bekommen eine Goldmünze, 2
    Punkte, aus Höflichkeit. Drück auf die Einkaufstasche.
    .other = Erst der Einkauf. Drück auf die Einkaufstasche.
treats-goal =
    Mit links und rechts teilst du je ein Ziel. Erreicht ihr es zusammen, bekommen beide 3 Punkte. Einmal je Zug darfst du
    tauschen. Mit Miso sind 5 Katzenminzen leichter als 8 Spielsachen. Drück auf das Ziel Spielsachen, dann auf Katzenminze.
    .other = Miso hat schon Katzenminze. Tausch das Ziel Spielsachen gegen Katzenminze.
treats-shared = Jetzt sammelt ihr gemeinsam Katzenminze, du und Miso. Lassen wir ein paar Züge vergehen.
treats-laser =
    Ein Laserpointer ist ein ganzer Zug: Zwei beliebige Karten gehören dir, und die Holzkatze bleibt sitzen. Drück auf
    „Laserpointer“, dann auf das Huhn in A1 und die Katzenminze in C3.
    .other = Diesmal: der Laserpointer, das Huhn in A1, die Katzenminze in C3.
treats-throw =
    Eine dritte Karte wird weggeworfen. Junos Zeus wartet auf ein Huhn. Schade, wenn es weg wäre. Wirf das Huhn in C2 weg.
    .other = Das würde niemand vermissen. Wirf das Huhn in C2 weg.
treats-treat =
    Futterzeit. Pablo Pikatzo braucht dreimal Thunfisch, und du hast keinen. Ein Leckerli macht jede Katze allein satt, aber dann
    ist sie nur 1 Punkt wert. Gib Pablo Pikatzo das Leckerli.
    .other = Das Leckerli ist für Pablo Pikatzo.
treats-ash = Eine hungrige Katze kostet 2, also hat es sich gelohnt. Gib Asche ein Huhn.
    .other = Asche möchte ein Huhn.
treats-bell = Gib Glöckchen das andere Huhn.
    .other = Glöckchen möchte das andere Huhn.
treats-done = Alle drei haben gefressen. Drück auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Drück auf „Fertig“.
treats-points =
    Deine zwei Katzenminzen und die drei von Miso sind 5: Ziel erreicht, 3 Punkte für euch beide. Volle Kartons bringen dir 4.
    Pablo Pikatzo gilt als satt, also bringt deine Katzenminze 3. Du gewinnst mit 19.

## Allein.

alone = Allein gegen die Katze
alone-gift =
    Allein spielst du gegen die Spielkatze. Sie bekommt vor dem Spiel Geschenke: eins bei „Leicht“, zwei bei „Normal“, drei bei
    „Schwer“. Hier waren es zwei Marken, zusammen 4 Punkte.
alone-take = Die Spielkatze fängt immer an. Danach spielst du wie gewohnt. Nimm Reihe A: zwei Katzen und ein Thunfisch.
    .other = In Reihe A liegen zwei Katzen und ein Thunfisch. Nimm Reihe A.
alone-guide =
    Ihre Karte sagt: die Linie mit dem meisten Futter. Nicht einmal die Holzkatze hielte sie auf. Die Reihen B und C haben gleich
    viel, also wählst du. Behalt C für dich: Drück auf Reihe B.
    .other = Reihe C willst du selbst. Gib ihr Reihe B.
alone-last = Sie hat gehorcht. Jetzt kommt dein letzter Zug, mit Huhn, Fliege und Milch. Nimm Reihe C.
    .other = Deine Katzen warten auf Reihe C.
alone-end = Der Stapel ist leer. Drück auf „nichts mehr“.
alone-bell =
    Die Spielkatze füttert nach dir. Bis auf Leckerlis ist ihr jedes Futter ein Joker. Deine Katzen sind wählerischer. Gib
    Glöckchen das Huhn.
    .other = Zuerst Glöckchen: das Huhn, bitte.
alone-shadow = Gib Schatten den Thunfisch.
    .other = Der Thunfisch ist für Schatten.
alone-snowflake = Gib Flöckchen die Milch.
    .other = Die Milch ist für Flöckchen.
alone-done = Alle drei haben gefressen. Drück auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Drück auf „Fertig“.
alone-points =
    Du hast 10 Punkte. Die Spielkatze hat 5: Zeus 3, Marken 4, kein Kostüm −2. Du gewinnst nur mit mehr Punkten als sie;
    Gleichstand reicht nicht.

## Worauf man zeigt.

point-grid = die Auslage
point-line = { $line }
point-cat = { $cat }
point-stray = der Streuner { $stray }
point-strays = die Streuner
point-token = die Holzkatze
point-food = dein Futter
point-boxes = deine Kartons
point-cell = die Karte in { $cell }
point-goal = das Ziel { $goal }
point-cat-player = die Spielkatze
