### Lektionen von Kitty Paw. Was die Teile bedeuten, steht in der englischen Datei.
###
### Alle Katzen und Karten sind weiblich. Wörter in Anführungszeichen sind Knöpfe; sie heißen wie in page-kitty-paw.ftl.

first-card = Deine erste Karte

first-card-paw =
    Bau das Bild auf deiner Karte mit Katzen nach und sag vor den anderen Miau! Das ist das Spiel. Drück auf „Pfote rein!“
first-card-grab =
    Jede Karte gehört der ersten Pfote, ohne Tausch. Die große Zahl bringt sie ein, „oder −1“ kostet ein falsches Miau! Schnapp
    dir die erste Karte.
    .other = Auch eine gute Karte. Nimm diesmal die erste.
first-card-ginger =
    Deine Karte zeigt sechs Teile: fünf Katzen und einen Karton. Tippe sie an, dann siehst du sie groß; noch einmal legt sie zurück. Zwei Katzen liegen
    schon. Nimm die orange Tigerkatze, die leuchtet.
    .other = Eine feine Katze, aber nicht diese. Nimm die Tigerkatze, die leuchtet.
first-card-beside =
    Sie kommt, wie sie lag: wach und gedreht wie auf der Karte. Glück! Leg sie links neben die Siamkatze mit den braunen Pfoten,
    wo deine Matte leuchtet.
    .other = So, wie sie ist, passt sie. Leg sie dicht neben die Siamkatze, wo deine Matte leuchtet.
first-card-long =
    Miso baut gleichzeitig. In eine Pfote passt eine Katze, nie zwei. Nimm jetzt die lange weiße Katze mit dem Herzen.
    .other = Die nicht. Nimm die lange Katze, die leuchtet.
first-card-turn = Sie ist wach wie auf deiner Karte, aber anders gedreht. Dreh sie einmal nach rechts.
    .other = Sie braucht nur eine Drehung: einmal nach rechts.
first-card-between =
    Jetzt stimmt sie. Die lange Katze füllt zwei Plätze: Tippe in die Mitte von beiden, wo deine Matte leuchtet.
    .other = Gedreht ist sie richtig. Tippe, wo deine Matte leuchtet: Dort liegt dann die Mitte der langen Katze.
first-card-box =
    Die letzte Katze auf deiner Karte sitzt in einem Karton. Neben deiner Karte wartet deine Kartonkarte. Nimm sie.
    .other = Erst der Karton, dann seine Katze. Nimm deine Kartonkarte.
first-card-apart =
    Sie liegt quer, wie auf deiner Karte. Steht sie auf einer Karte, drück auf „Hochkant“. Leg sie oben rechts hin, etwas weg
    von den Katzen.
    .other = Der Abstand muss sein wie auf deiner Karte. Leg sie hin, wo deine Matte leuchtet.
first-card-blue = Nun die Katze dazu: Nimm die graue Russisch Blau, die leuchtet.
    .other = Die nicht. Nimm die Russisch Blau, die leuchtet.
first-card-awake = Diese schläft. Auf deiner Karte ist sie wach und auf den Beinen. Drück auf „Wenden“.
    .other = Gedreht ist sie richtig, sie schläft nur. Drück auf „Wenden“.
first-card-inside = Guten Morgen. Leg sie in den Karton.
    .other = Sie ist, wie sie sein soll. Leg sie in den Karton.
first-card-meow = Sechs von sechs, voll! Ist jedes Teil am Platz, richtig gedreht, die richtige Seite oben? Ja. Drück auf „Miau!“
    .other = Alles liegt richtig. Lass es so und drück auf „Miau!“
first-card-done =
    Richtig, alle sechs! Eine Karte bringt so viele Punkte, wie sie Katzen hat: dir 5, Miso keinen. Im Spiel zeigt dir „Tipp“
    oben den nächsten Zug.

hide-and-seek = Verstecken

hide-and-seek-peek =
    Auf deiner Karte ist auch eine Peterbald, fast wie die Sphynxkatze. Sie steckt unter einem Karton. Schau, wo es leuchtet.
    .other = Später. Schau erst unter den Karton, der leuchtet.
hide-and-seek-shut = Eine Schildpatt, die suchst du nicht. Miso sieht nur, wo du schaust. Merk sie dir und drück auf „Zu“.
    .other = Du könntest sie behalten, aber dann wäre deine Figur falsch. Drück auf „Zu“.
hide-and-seek-held =
    Jetzt hält Miso einen Karton offen, und sonst darf dort niemand schauen. Nimm solange die Glückskatze, die leuchtet.
    .other = Nimm die Glückskatze, die leuchtet. Du wirst sehen, warum.
hide-and-seek-stray =
    Oh, die ist nicht auf deiner Karte. Ein Streuner läuft bald heim, oder wenn du anderswohin greifst. Nimm die Tigerkatze.
    .other = Lass die Glückskatze laufen: Nimm die Tigerkatze, die leuchtet.
hide-and-seek-ginger =
    Die Glückskatze ist daheim. Und schau, Miso hat etwas behalten, alle sehen es: die Peterbald! Leg ruhig deine Tigerkatze
    hin.
    .other = Sie passt, wie sie ist. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-slipped =
    Miso braucht keine Peterbald. Eine falsche Karte rutscht nach einer Weile zurück, so auch diese. Schau unter den Karton.
    .other = Du weißt, wo sie ist. Schau unter den Karton, der leuchtet.
hide-and-seek-keep = Da ist sie. Du darfst eine solche Karte haben, mehr nicht. Drück auf „Behalten“.
    .other = Das ist die richtige. Drück auf „Behalten“.
hide-and-seek-turn = Sie kommt immer aufrecht. Auf deiner Karte ist sie gedreht. Dreh sie einmal nach rechts.
    .other = Noch nicht. Dreh sie einmal nach rechts.
hide-and-seek-lay =
    Eine Figur darf überall liegen, wenn ihre Teile zueinander liegen wie auf der Karte. Leg die Peterbald in die Lücke.
    .other = Gedreht ist sie richtig. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-meow = Die Figur ist fertig, und sie stimmt. Drück auf „Miau!“
    .other = Es fehlt nichts. Drück auf „Miau!“
hide-and-seek-done =
    Richtig! Fünf Katzen, 5 Punkte; die Peterbald zählt nicht. Falsch gerufen kostet eine Karte der Stufe II 2 Punkte.

right-or-wrong = Miau, richtig oder falsch

right-or-wrong-early =
    Miau! ist Ruf, Antwort oder Fehler. Zuerst der Fehler: Auf deiner Matte fehlt eine Katze. Drück trotzdem auf „Miau!“
    .other = Später. Sei einmal zu hastig: Drück auf „Miau!“
right-or-wrong-answer =
    Zu früh: Deine Pfote fror ein. Sie ist aufgetaut, doch Miso ruft! Nur Antworten zählen, die letzte zahlt. Drück „Pfote
    hoch!“
right-or-wrong-last =
    Junos Pfote war die letzte und zahlt die Strafe von Junos Karte: 1 Punkt. Juno hatte keinen, das macht minus eins.
right-or-wrong-wrong =
    Misos Siamkatze war falsch gedreht: 1 Punkt weniger, und die Runde ist vorbei. Karten ohne Wertung scheiden aus.
right-or-wrong-lift =
    Später. Deine Matte ist voll, aber auf der Karte ist die Glückskatze wach. Du darfst alles ändern: Heb die Glückskatze auf.
    .other = Die nicht. Heb die Glückskatze auf, unten links.
right-or-wrong-flip = Weck sie auf: Drück auf „Wenden“.
    .other = Sie muss nur aufwachen. Drück auf „Wenden“.
right-or-wrong-lay = Leg sie wieder hin, wo sie war.
    .other = Sie gehört dorthin, wo sie war: ans linke Ende der untersten Reihe.
right-or-wrong-extra =
    Auf deiner Karte ist keine Russisch Blau. Voll ist deine Matte trotzdem, aber eine Katze zu viel ist falsch. Heb sie auf.
    .other = Die darf bleiben. Heb die Russisch Blau auf.
right-or-wrong-home = Sie gehört nicht dir: Leg sie zurück in die Mitte.
    .other = Auf deine Matte gehört sie nicht. Drück auf „Zurücklegen“.
right-or-wrong-call = Jetzt stimmt alles. Du hast vier Karten, drei gewonnene und eine Strafe. Hol die fünfte: Drück auf „Miau!“
    .other = Mehr ist nicht zu ändern. Drück auf „Miau!“
right-or-wrong-done =
    Richtig! Misos Pfote war die letzte und zahlt. Fünf gewertete Karten beenden das Spiel, auch Strafen. Du gewinnst mit 20.

time-attack = Allein gegen die Uhr

time-attack-paw =
    Allein: zehn Reihen, eine Karte aus jeder. Erst zählen Punkte, dann möglichst wenige Sekunden. Drück auf „Pfote rein!“
time-attack-grab = Hier ist niemand schneller als du. Die drei anderen Karten scheiden aus. Schnapp dir die erste Karte.
    .other = Schön sind sie alle. Nimm die erste.
time-attack-seconds =
    Jetzt zählen die Sekunden, bis zum Ende der Reihe: höchstens 180, oder wie du es vorher wählst. Lass sie verstreichen.
time-attack-bell = Die Glocke war schneller: nichts gewertet. Zwischen den Reihen zählt keine Sekunde. Drück auf „Pfote rein!“
time-attack-under =
    Reihe neun, Stufe III: Teile überlappen. Auf deiner Karte liegt die Peterbald auf der Siamkatze. Zieh sie hervor: Heb sie
    auf.
    .other = Die Peterbald liegt zu tief. Tippe die Hälfte an, die du siehst.
time-attack-over = Was du hinlegst, liegt obenauf. Leg sie zurück an ihren alten Platz.
    .other = Nur die Höhe war falsch. Leg sie wieder hin, wo deine Matte leuchtet.
time-attack-meow = Jetzt stimmt alles. Auch allein kostet ein falscher Ruf Punkte und beendet die Reihe. Drück auf „Miau!“
    .other = Alles liegt richtig. Drück auf „Miau!“
time-attack-done = Sieben Katzen, 7 Punkte: 45 insgesamt. Nach der zehnten Reihe ist Schluss, egal wie viele Karten du hast.
time-attack-options =
    Vor einem Spiel kannst du wählen: Gelbe Karten sind etwas schwerer als grüne, oder alle Karten sind gemischt.
time-attack-strangers =
    Und mit anderen, für den Frieden am Tisch: Ein zweiter falscher Ruf kann nur dich rauswerfen; die anderen spielen weiter.

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
point-turn = die Drehung nach rechts
point-flip = der Knopf „Wenden“
point-back = der Knopf „Zurücklegen“
point-keep = der Knopf „Behalten“
point-shut = der Knopf „Zu“
point-meow = der Knopf „Miau!“
point-check = die Prüfung
point-clock = die Sekunden
