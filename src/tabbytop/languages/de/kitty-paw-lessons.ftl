### Lektionen von Kitty Paw. Was die Teile bedeuten, steht in der englischen Datei.
###
### Alle Katzen und Karten sind weiblich. Wörter in Anführungszeichen sind Knöpfe; sie heißen wie in page-kitty-paw.ftl.

first-card = Deine erste Karte

first-card-paw =
    Bau das Bild auf deiner Karte mit Katzen nach und sag vor den anderen Miau! Das ist das ganze Spiel. Alle spielen
    gleichzeitig. Drück auf „Pfote rein!“
first-card-grab =
    Vier Karten: Jede gehört der ersten Pfote, die sie schnappt. Getauscht wird nicht. Miso gähnt noch. Schnapp dir die
    erste Karte.
    .other = Auch eine gute Karte. Nimm diesmal die erste.
first-card-ginger =
    Deine Karte zeigt fünf Katzen. Zwei liegen schon auf deiner Matte, das spart Zeit. Jetzt die Tigerkatze: Nimm die, die
    leuchtet.
    .other = Eine feine Katze, aber nicht diese. Nimm die Tigerkatze, die leuchtet.
first-card-right =
    Sie kommt, wie sie lag: wach und genauso gedreht wie auf deiner Karte. Glück gehabt! Leg sie rechts neben die
    Glückskatze, wo deine Matte leuchtet.
    .other = So, wie sie ist, passt sie. Leg sie dicht neben die Glückskatze, wo deine Matte leuchtet.
first-card-sphynx =
    Miso baut gleichzeitig. In eine Pfote passt eine Katze, nie zwei. Nimm jetzt die Sphynxkatze, die leuchtet.
    .other = Die nicht. Nimm die Sphynxkatze, die leuchtet.
first-card-turn = Sie ist wach wie auf deiner Karte, aber anders gedreht. Dreh sie einmal nach rechts.
    .other = Sie braucht nur eine Drehung: einmal nach rechts.
first-card-left = Jetzt stimmt sie. Leg sie links neben die Frackkatze.
    .other = Gedreht ist sie richtig. Leg sie dicht neben die Frackkatze, wo deine Matte leuchtet.
first-card-box =
    Die letzte Katze auf deiner Karte sitzt in einem Karton. Neben deiner Karte wartet deine Kartonkarte. Nimm sie.
    .other = Erst der Karton, dann seine Katze. Nimm deine Kartonkarte.
first-card-apart =
    Eine Kartonkarte hat zwei Seiten. Die richtige ist schon oben. Leg sie oben links hin, etwas weg von den Katzen, wo deine
    Matte leuchtet.
    .other = Der Abstand muss sein wie auf deiner Karte. Leg sie hin, wo deine Matte leuchtet.
first-card-blue = Nun die Katze dazu: Nimm die Russisch Blau, die leuchtet.
    .other = Die nicht. Nimm die Russisch Blau, die leuchtet.
first-card-awake = Diese schläft. Auf deiner Karte ist sie wach und auf den Beinen. Drück auf „Wenden“.
    .other = Gedreht ist sie richtig, sie schläft nur. Drück auf „Wenden“.
first-card-inside = Guten Morgen. Leg sie in den Karton.
    .other = Sie ist, wie sie sein soll. Leg sie in den Karton.
first-card-meow =
    Sechs von sechs: Deine Matte ist voll. Ist jedes Teil am Platz, richtig gedreht, die richtige Seite oben? Ja. Drück auf
    „Miau!“
    .other = Alles liegt richtig. Lass es so und drück auf „Miau!“
first-card-done =
    Richtig, alle sechs! Geprüft wird sofort, und eine Karte bringt so viele Punkte, wie sie Katzen hat: 5 für dich, keinen
    für Miso. Deine erste Karte ist gewonnen.

hide-and-seek = Verstecken

hide-and-seek-peek =
    Deine Karte zeigt auch eine Peterbald. Sie sieht fast aus wie die Sphynxkatze, ist aber kein Plättchen: Sie steckt unter
    einem der acht Kartons. Schau unter den, der leuchtet.
    .other = Später. Schau erst unter den Karton, der leuchtet.
hide-and-seek-shut =
    Eine Schildpatt, die suchst du nicht. Nur du siehst sie; Miso sieht bloß, wo du schaust. Merk sie dir und drück auf „Zu“.
    .other = Du könntest sie behalten, aber dann wäre deine Figur falsch. Drück auf „Zu“.
hide-and-seek-held =
    Jetzt hält Miso einen Karton offen. Bis er zu ist, kann dort sonst niemand schauen. Tu solange etwas anderes: Nimm die
    Glückskatze, die leuchtet.
    .other = Nimm die Glückskatze, die leuchtet. Du wirst sehen, warum.
hide-and-seek-stray =
    Oh. Auf deiner Karte ist keine Glückskatze. So ein Streuner läuft nach einer Weile heim, oder sobald du nach etwas anderem
    greifst. Nimm die Tigerkatze, die leuchtet.
    .other = Lass die Glückskatze laufen: Nimm die Tigerkatze, die leuchtet.
hide-and-seek-ginger =
    Die Glückskatze ist daheim. Und schau, Miso hat eine Karte behalten, und nun sehen sie alle: die Peterbald! Leg ganz
    ruhig deine Tigerkatze hin, ans rechte Ende der untersten Reihe.
    .other = Sie passt, wie sie ist. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-slipped =
    Auf Misos Karte ist keine Peterbald. Eine falsche Karte rutscht nach einer Weile zurück in ihren Karton, so auch diese.
    Du weißt, in welchen. Schau darunter.
    .other = Du weißt, wo sie ist. Schau unter den Karton, der leuchtet.
hide-and-seek-keep = Da ist sie. Du darfst eine solche Karte haben, mehr nicht. Drück auf „Behalten“.
    .other = Das ist die richtige. Drück auf „Behalten“.
hide-and-seek-turn = Sie kommt immer aufrecht. Auf deiner Karte ist sie gedreht. Dreh sie einmal nach rechts.
    .other = Noch nicht. Dreh sie einmal nach rechts.
hide-and-seek-lay =
    Eine Figur darf überall auf deiner Matte liegen; zueinander müssen die Teile liegen wie auf der Karte. Leg die Peterbald
    in die Lücke zwischen Sphynxkatze und Russisch Blau.
    .other = Gedreht ist sie richtig. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-meow = Die Figur ist fertig, und sie stimmt. Drück auf „Miau!“
    .other = Es fehlt nichts. Drück auf „Miau!“
hide-and-seek-done =
    Richtig! Fünf Katzen, 5 Punkte; die Peterbald selbst zählt nicht. Karten mit versteckten Katzen haben Stufe II oder III.
    Falsch gerufen hätte diese 2 gekostet.

right-or-wrong = Miau, richtig oder falsch

right-or-wrong-early =
    Miau! ist ein Ruf, eine Antwort oder ein Fehler. Zuerst der Fehler: Auf deiner Matte fehlt eine Katze. Drück trotzdem auf
    „Miau!“
    .other = Später. Sei einmal zu hastig: Drück auf „Miau!“
right-or-wrong-answer =
    Ein Fehlstart: Deine Pfote war eingefroren und ist eben erst aufgetaut. Inzwischen hat Miso gerufen! Jetzt zählen nur noch
    Antworten, und die letzte zahlt. Drück auf „Pfote hoch!“
right-or-wrong-last =
    Junos Pfote war die letzte und zahlt die Strafe von Junos Karte: 1 Punkt. Juno hatte keinen, das macht minus eins. Du
    warst schnell genug.
right-or-wrong-wrong =
    Dann wurde Misos Matte geprüft. Die Siamkatze war falsch gedreht: 1 Punkt weniger für Miso, und die Runde ist vorbei. Deine
    Karte scheidet aus, denn niemand hat sie gewertet.
right-or-wrong-lift =
    Eine spätere Runde. Deine Matte ist voll, aber vergleich: Auf deiner Karte ist die Glückskatze wach. Auf deiner Matte
    darfst du alles ändern. Heb die Glückskatze auf.
    .other = Die nicht. Heb die Glückskatze auf, unten links.
right-or-wrong-flip = Weck sie auf: Drück auf „Wenden“.
    .other = Sie muss nur aufwachen. Drück auf „Wenden“.
right-or-wrong-lay = Leg sie wieder hin, wo sie war.
    .other = Sie gehört dorthin, wo sie war: ans linke Ende der untersten Reihe.
right-or-wrong-extra =
    Noch etwas: Auf deiner Karte ist keine Russisch Blau. Auch mit einer Katze zu viel ist deine Matte voll, aber der Ruf wäre
    falsch. Heb die Russisch Blau auf.
    .other = Die darf bleiben. Heb die Russisch Blau auf.
right-or-wrong-home = Sie gehört nicht dir. Zurück in die Mitte mit ihr: Drück auf „Zurücklegen“.
    .other = Auf deine Matte gehört sie nicht. Leg sie zurück in die Mitte.
right-or-wrong-call =
    Jetzt stimmt alles. Du hast vier Karten, drei gewonnene und eine Strafe. Das wäre die fünfte. Drück auf „Miau!“
    .other = Mehr ist nicht zu ändern. Drück auf „Miau!“
right-or-wrong-done =
    Richtig: 5 Punkte! Miso war am langsamsten und zahlt 1. Fünf gewertete Karten beenden das Spiel, Strafen zählen mit. Die
    meisten Punkte gewinnen: du, mit 20.

time-attack = Allein gegen die Uhr

time-attack-paw =
    Du kannst allein spielen: zehn Reihen Karten, eine Karte aus jeder. Erst zählen die Punkte, dann die Sekunden: je weniger,
    desto besser. Drück auf „Pfote rein!“
time-attack-grab =
    Hier ist niemand schneller als du. Die drei Karten, die du liegen lässt, scheiden aus. Schnapp dir die erste Karte.
    .other = Schön sind sie alle. Nimm die erste.
time-attack-seconds =
    Jetzt werden die Sekunden gezählt, bis die Reihe zu Ende ist. Sie dauert höchstens 180; vor dem Spiel kannst du das ändern.
    Lass sie ausnahmsweise verstreichen.
time-attack-bell =
    Die Glocke war schneller als du. Nichts wird gewertet, und die Karten sind weg. Zwischen den Reihen zählt keine Sekunde.
    Drück auf „Pfote rein!“
time-attack-under =
    Reihe neun, Stufe III. Hier liegen Teile übereinander, und es zählt, welches oben liegt. Auf deiner Karte liegt die
    Peterbald auf der Siamkatze. Heb sie auf: Du kannst sie darunter hervorziehen.
    .other = Die Peterbald liegt zu tief. Tippe die Hälfte an, die du siehst.
time-attack-over = Was du hinlegst, liegt obenauf. Leg sie zurück an ihren alten Platz.
    .other = Nur die Höhe war falsch. Leg sie wieder hin, wo deine Matte leuchtet.
time-attack-meow =
    Jetzt stimmt alles. Auch allein kostet ein falscher Ruf Punkte und beendet die Reihe. Deiner ist richtig: Drück auf „Miau!“
    .other = Alles liegt richtig. Drück auf „Miau!“
time-attack-done =
    Sieben Katzen, 7 Punkte: 45 insgesamt. Nach der zehnten Reihe ist Schluss, egal wie viele Karten du hast. Nächstes Mal mit
    weniger Sekunden.
time-attack-options =
    Vor einem Spiel kannst du wählen: Gelbe Karten sind etwas schwerer als grüne, alle Karten lassen sich mischen, und ein
    zweiter falscher Ruf kann nur die Pfote ausschließen, die ihn rief.

## Worauf gezeigt wird.

point-ready = der Knopf „Pfote rein!“
point-row = Karte { $row } der Reihe
point-card = deine Karte
point-spot = Stelle { $spot } in der Mitte
point-cell = { $cell } auf deiner Matte
point-mat = deine Matte
point-paw = deine Pfote
point-piece = die { $piece } auf deiner Matte
point-stray = der Streuner auf deiner Matte
point-box-card = deine Kartonkarte
point-box = Karton { $box }
point-turn = nach rechts drehen
point-flip = der Knopf „Wenden“
point-back = der Knopf „Zurücklegen“
point-keep = der Knopf „Behalten“
point-shut = der Knopf „Zu“
point-meow = der Knopf „Miau!“
point-check = die Prüfung
point-clock = die Sekunden
