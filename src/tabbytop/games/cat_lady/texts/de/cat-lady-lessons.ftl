### Die Lektionen von Cat Lady. Wörter in Anführungszeichen stehen auf Knöpfen der Seite und müssen so heißen wie dort.

## Erste Katzen.

first-cats = Erste Katzen
first-cats-grid =
    In Cat Lady sammelst du Katzen und fütterst sie, und satte Katzen bringen Punkte.

    Neun Karten liegen in der Auslage. In deinem Zug nimmst du drei davon: eine ganze Reihe oder eine ganze Spalte.
first-cats-take =
    Die Holzkatze sitzt an Spalte 2, darum darf diese Spalte jetzt niemand nehmen. Zeus liegt in Reihe A, dazu Huhn und
    Milch. Tipp auf das A, um Reihe A zu nehmen (auf dem Handy zweimal).
    .other = Auch schön, aber Zeus liegt in Reihe A. Nimm Reihe A.
first-cats-home =
    Zeus wohnt jetzt bei dir, und dein Futter ist zu Marken geworden. Am Ende will Zeus zweimal Huhn, eins hast du schon.
    Die Holzkatze ist an deine Reihe umgezogen. Jetzt ist Miso dran.
first-cats-again =
    Neue Karten haben die Lücke gefüllt. In Reihe B findest du Flöckchen, das Milch trinkt, und das zweite Huhn für Zeus.
    Die Holzkatze sitzt an Reihe C, also nimm Reihe B.
    .other = Dann bliebe Zeus hungrig. Sein Huhn liegt in Reihe B.
first-cats-end =
    Das Deck ist leer: Das war der letzte Zug. Deine Fliege ist ein Kostüm, und wer die meisten Kostüme hat, bekommt 6
    Punkte. Mehr gibt es nicht zu tun: Tipp auf „Zug beenden“.
first-cats-chicken =
    Futterzeit! Alle füttern ihre Katzen, und niemand darf spicken. Gib Zeus ein Huhn: Tipp auf das Huhn, dann auf Zeus.
    .other = Zuerst bitte Zeus: Tipp auf das Huhn, dann auf Zeus.
first-cats-more =
    Halb satt gilt nicht: Eine Katze bekommt alles, was sie braucht, oder nichts. Gib Zeus das zweite Huhn, genau wie eben.
    .other = Zeus schaut dich an. Gib ihm das zweite Huhn.
first-cats-milk = Zeus ist satt. Flöckchen braucht nur eine Milch. Gib Flöckchen die Milch.
    .other = Flöckchen ist noch hungrig. Die Milch, bitte.
first-cats-done =
    Beide haben gefressen. Bis du fertig bist, darfst du Futter zurücknehmen und es dir anders überlegen. Tipp auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Tipp auf „Fertig“.
first-cats-points =
    Zeus bringt 3, Flöckchen 2 und dein Kostüm 6: 11 Punkte. Misos hungriger Keaton kostet 2. Du gewinnst!

    Es gibt noch mehr Karten, etwa Spielzeug und vermisste Katzen. Halt eine gedrückt, um sie zu lesen.

## Handkarten.

hand-cards = Handkarten
hand-cards-hand =
    Manche Karten warten auf deiner Hand, bis du sie spielst. Miso sieht, wie viele es sind, aber nicht, welche. Du hast eine
    Sprühflasche und eine vermisste Katze.
hand-cards-spray =
    Reihe B ist die beste, und ausgerechnet dort sitzt die Holzkatze. Eine Sprühflasche schickt sie zu einer anderen Linie. Tipp
    auf „Katze verscheuchen“, dann auf Reihe C.
    .other = Reihe B ist das Wasser wert. Schick die Holzkatze zu Reihe C.
hand-cards-take =
    Weg ist sie! Jetzt ist Reihe B frei: Bronte, zweimal Thunfisch für sie und noch eine vermisste Katze. Nimm Reihe B.
    .other = Das Wasser war für Reihe B. Nimm Reihe B.
hand-cards-stray =
    Karten darfst du vor dem Nehmen spielen und danach. Mit zwei vermissten Katzen holst du einen Streuner. Florence
    bringt 2 Punkte für jede rote Katze, die du fütterst. Tipp auf „Streuner holen“, dann auf Florence.
    .other = Florence passt am besten zu deinen roten Katzen. Hol Florence.
hand-cards-home =
    Florence ist zu Hause, und an ihren Platz kommt kein neuer Streuner. Deine Hand ist leer, darum ist dein Zug von selbst
    vorbei. Springen wir zum letzten Zug.
hand-cards-last =
    Das Deck ist leer, also haben alle jetzt ihren letzten Zug. In Reihe B liegen Milch, Huhn und eine zweite vermisste
    Katze. Nimm Reihe B, dann spiel deine vermissten Katzen.
    .other = Deine Katzen brauchen Milch und Huhn. Beides liegt in Reihe B.
hand-cards-cash =
    Wieder zwei vermisste Katzen! Aber Penny wäre nur ein hungriges Maul mehr. Nimm lieber 2 Punkte: Tipp auf „Streuner
    holen“, dann auf „2 Punkte“.
    .other = Penny bliebe hier hungrig. Nimm die 2 Punkte.
hand-cards-end = Zu spielen gibt es nichts mehr: Die Fliege zählt erst am Ende. Tipp auf „Zug beenden“.
hand-cards-florence = Futterzeit! Florence braucht Huhn und Milch. Gib ihr das Huhn.
    .other = Zuerst Florence: das Huhn, bitte.
hand-cards-milk = Gib Florence jetzt die Milch.
    .other = Florence wartet auf ihre Milch.
hand-cards-wild =
    Glöckchen will Huhn, aber du hast nur noch Jokerfutter. Zum Glück zählt ein Joker als Huhn, Thunfisch oder Milch. Gib ihn
    Glöckchen.
    .other = Der Joker ist für Glöckchen.
hand-cards-done = Beide sind satt. Tipp auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Tipp auf „Fertig“.
hand-cards-points =
    Florence zählt zwei satte rote Katzen, Glöckchen und sich selbst: 4 Punkte. Glöckchen bringt 1, die vermissten Katzen 2, die
    Fliege 6. Das macht 13, und du gewinnst!

## Was zählt.

scoring = Was zählt
scoring-toys =
    Sammle verschiedene Spielzeuge: Jedes neue macht deinen Satz mehr wert. Ein Satz aus ein bis fünf bringt 1, 3, 5, 8
    oder 12. Du hast zwei. Nimm Reihe A, mit der Federangel.
    .other = Da ist kein neues Spielzeug. Die Federangel liegt in Reihe A.
scoring-catnip =
    Drei Spielzeuge: 5 Punkte! Aber du hast nur eine Katzenminze, und eine allein kostet 2. Du brauchst noch eine. Zu spielen
    gibt es gerade nichts: Tipp auf „Zug beenden“.
scoring-second =
    In Reihe C liegen Katzenminze, ein Kostüm und ein viertes Spielzeug. Es ist der letzte Zug. Nimm Reihe C.
    .other = Schau noch mal auf Reihe C. Katzenminze!
scoring-costumes =
    Zwei oder drei Katzenminzen bringen für jede Katze, die du fütterst, 1 Punkt extra, ab vier sind es 2. Wer die meisten
    Kostüme hat, bekommt 6, gar keins kostet 2. Tipp auf „Zug beenden“.
scoring-open =
    Jetzt liegen alle Hände offen. Du hast zweimal Milch. Keaton braucht beide und bringt 4. Lily und Flöckchen brauchen
    je eine, bringen je 2, und jede zählt für die Katzenminze. Gib Lily Milch.
    .other = Zwei satte Katzen sind hier besser als eine. Zuerst Lily.
scoring-snowflake = Gib Flöckchen jetzt die andere Milch.
    .other = Die andere Milch ist für Flöckchen.
scoring-done =
    Keaton bleibt hungrig und kostet 2. Trotzdem hast du so mehr Punkte. Tut uns leid, Keaton! Tipp auf „Fertig, 1 Katze hungrig“.
    .other = Der Plan ist gut so. Tipp auf „Fertig, 1 Katze hungrig“.
scoring-leftovers =
    Auch Reste kosten: Wer am meisten Futter übrig hat, verliert 2 Punkte; haben mehrere gleich viel, trifft es alle. Jede
    Marke zählt, auch Joker. Miso hat zwei übrig.
scoring-points =
    Spielzeug 8, Lily und Flöckchen 4, Katzenminze 2, Keaton −2. Du und Miso teilt euch die 6 für Kostüme: je 3. Du gewinnst
    mit 15! Bei Gleichstand zählt, wer die meisten satten Katzen hat.

## Box of Treats.

treats = Box of Treats
treats-boxes =
    „Box of Treats“ bringt neue Karten. Ein Karton mit der richtigen Katze darin, auch einer hungrigen, bringt 1 Punkt für
    jeden Karton, den du hast. Einer sucht eine rote Katze, die Huhn frisst: Glöckchen!
treats-brush =
    Dein anderer Karton ist für eine graue Katze wie Asche. Die Katzenbürste tauscht deine Katze gegen eine aus der Auslage,
    egal wo die Holzkatze sitzt. Tipp auf „Katze tauschen“, dann auf Schatten und Asche.
    .other = Der graue Karton wartet auf Asche. Tausch Schatten gegen Asche.
treats-bag =
    Zwei volle Kartons: 4 Punkte! Eine Einkaufstasche bringt dir Huhn, Thunfisch und Milch. Alle anderen bekommen eine
    Goldmünze (2 Punkte). So viel Anstand muss sein. Tipp auf die Einkaufstasche.
    .other = Erst der Einkauf. Tipp auf die Einkaufstasche.
treats-goal =
    Du teilst je ein Ziel mit denen links und rechts von dir: Schafft ihr es, bekommt ihr beide 3 Punkte. Tauschen geht einmal
    je Zug. 5 Katzenminzen sind leichter als 8 Spielzeuge: Tipp auf Spielzeuge, dann auf Katzenminze.
    .other = Miso hat schon Katzenminze. Tausch das Ziel Spielzeuge gegen Katzenminze.
treats-shared = Jetzt sammelt ihr gemeinsam Katzenminze, du und Miso. Springen wir ein paar Züge weiter.
treats-laser =
    Ein Laserpointer ist ein ganzer Zug: Zwei beliebige Karten gehören dir, und die Holzkatze bleibt sitzen. Tipp auf
    „Laserpointer“, dann auf das Huhn in A1 und die Katzenminze in C3.
    .other = Diesmal: der Laserpointer, das Huhn in A1, die Katzenminze in C3.
treats-throw =
    Jetzt fliegt eine dritte Karte weg. Junos Zeus wartet auf ein Huhn. Wäre doch zu schade, wenn es verschwindet! Wirf das Huhn
    in C2 weg.
    .other = Das würde niemand vermissen. Wirf das Huhn in C2 weg.
treats-treat =
    Futterzeit! Pablo Pikatzo braucht dreimal Thunfisch, und du hast keinen. Ein einziges Leckerli macht jede Katze satt,
    aber sie bringt dann nur 1 Punkt. Gib Pablo Pikatzo das Leckerli.
    .other = Das Leckerli ist für Pablo Pikatzo.
treats-ash = Eine hungrige Katze kostet 2, also hat es sich gelohnt. Gib Asche ein Huhn.
    .other = Asche möchte ein Huhn.
treats-bell = Gib Glöckchen das andere Huhn.
    .other = Glöckchen möchte das andere Huhn.
treats-done = Alle drei haben gefressen. Tipp auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Tipp auf „Fertig“.
treats-points =
    Deine zwei Katzenminzen und die drei von Miso sind 5: Ziel erreicht, je 3 Punkte! Volle Kartons bringen dir 4. Pablo
    Pikatzo gilt als satt, also bringt deine Katzenminze 3. Du gewinnst mit 19.

## Allein.

alone = Ganz allein
alone-gift =
    Allein spielst du gegen die Spielkatze. Sie bekommt vorher Geschenke: eins bei „Leicht“, zwei bei „Normal“, drei bei
    „Schwer“. Hier bekam sie zwei Goldmünzen, zusammen 4 Punkte.
alone-take = Die Spielkatze fängt immer an. Danach spielst du wie gewohnt. Nimm Reihe A: zwei Katzen und ein Thunfisch.
    .other = In Reihe A liegen zwei Katzen und ein Thunfisch. Nimm Reihe A.
alone-guide =
    Die Karte der Spielkatze will die Linie mit dem meisten Futter, Holzkatze hin oder her. B und C haben gleich viel, also
    wählst du für sie. Behalt C für dich: Gib ihr Reihe B.
    .other = Reihe C willst du selbst. Gib ihr Reihe B.
alone-last = Eine Katze, die gehorcht! Das ist dein letzter Zug. Nimm Reihe C: Huhn, Milch und eine Fliege (die zum Umbinden).
    .other = Deine Katzen warten auf Reihe C.
alone-end = Das Deck ist leer. Tipp auf „Zug beenden“.
alone-bell =
    Die Spielkatze füttert nach dir, und ihr Futter zählt als Joker, nur Leckerlis nicht. Deine Katzen sind wählerischer.
    Gib Glöckchen das Huhn.
    .other = Zuerst Glöckchen: das Huhn, bitte.
alone-shadow = Gib Schatten den Thunfisch.
    .other = Der Thunfisch ist für Schatten.
alone-snowflake = Gib Flöckchen die Milch.
    .other = Die Milch ist für Flöckchen.
alone-done = Alle drei haben gefressen. Tipp auf „Fertig“.
    .other = Sie sind zufrieden, so wie es ist. Tipp auf „Fertig“.
alone-points =
    Du hast 10 Punkte und gewinnst! Die Spielkatze hat 5: Zeus 3, Goldmünzen 4, kein Kostüm −2. Du brauchst immer mehr Punkte
    als sie; Gleichstand reicht nicht.

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
