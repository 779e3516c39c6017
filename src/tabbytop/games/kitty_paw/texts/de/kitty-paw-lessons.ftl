### Lektionen von Kitty Paw. Was die Teile bedeuten, steht in der englischen Datei.
###
### Alle Katzen und Karten sind weiblich. Wörter in Anführungszeichen sind Knöpfe; sie heißen wie in page-kitty-paw.ftl.

first-card = Deine erste Karte

first-card-paw =
    Bau das Bild auf deiner Karte mit Katzen nach und sag Miau!, bevor es die anderen tun. Das ist das ganze Spiel. Tipp auf
    „Pfote rein!“
first-card-grab =
    Die erste Pfote auf einer Karte behält sie. Kein Tauschen! Die große Zahl sind ihre Punkte, „oder −1“ heißt: So viel
    kostet ein falsches Miau! Schnapp dir die erste Karte.
    .other = Auch eine gute Karte. Schnapp dir diesmal die erste.
first-card-ginger =
    Deine Karte zeigt fünf Katzen und einen Karton. Tipp die Karte an, um sie groß zu sehen, und noch einmal, um sie
    zurückzulegen. Zwei Katzen liegen schon auf deiner Matte. Nimm die leuchtende orange Tigerkatze.
    .other = Eine feine Katze, aber nicht diese. Nimm die Tigerkatze, die leuchtet.
first-card-beside =
    Du nimmst eine Katze so, wie sie daliegt. Die hier ist wach und gedreht wie auf der Karte: Glück gehabt! Leg sie links
    neben die Siamkatze mit den braunen Pfoten, wo deine Matte leuchtet.
    .other = So, wie sie ist, passt sie. Leg sie dicht neben die Siamkatze, wo deine Matte leuchtet.
first-card-long =
    Auch Miso baut. Eine Pfote, eine Katze, nie zwei auf einmal! Nimm jetzt die lange weiße Katze mit dem Herzen.
    .other = Die nicht. Nimm die lange Katze, die leuchtet.
first-card-turn = Sie ist wach, wie auf deiner Karte, aber falsch gedreht. Dreh sie einmal nach rechts.
    .other = Sie braucht nur eine Drehung: einmal nach rechts.
first-card-between =
    Jetzt stimmt sie. Die lange Katze füllt zwei Plätze: Tipp auf die Linie dazwischen, wo deine Matte leuchtet.
    .other = Gedreht ist sie richtig. Tipp dahin, wo deine Matte leuchtet: Dort liegt dann die Mitte der langen Katze.
first-card-box =
    Die letzte Katze auf deiner Karte sitzt in einem Karton, wie Katzen eben sind. Neben deiner Karte wartet deine Kartonkarte.
    Nimm sie.
    .other = Erst der Karton, dann seine Katze. Nimm deine Kartonkarte.
first-card-apart =
    Sie liegt quer, wie auf deiner Karte, also passt sie. (Für eine, die aufrecht steht, gibt es „Hochkant“.) Leg sie oben
    rechts hin, etwas weg von den Katzen.
    .other = Der Abstand muss sein wie auf deiner Karte. Leg sie hin, wo deine Matte leuchtet.
first-card-blue = Nun die Katze dazu: Nimm die graue Russisch Blau, die leuchtet.
    .other = Die nicht. Nimm die Russisch Blau, die leuchtet.
first-card-awake = Diese schläft. Auf deiner Karte ist sie wach und auf den Beinen. Tipp auf „Wenden“.
    .other = Gedreht ist sie richtig, sie schläft nur. Tipp auf „Wenden“.
first-card-inside = Guten Morgen! Leg sie in den Karton.
    .other = Sie ist, wie sie sein soll. Leg sie in den Karton.
first-card-meow = Sechs von sechs: Deine Matte ist voll. Liegt jedes Teil am Platz, richtig gedreht, wach oder schlafend wie auf der Karte? Ja! Tipp auf „Miau!“
    .other = Alles liegt richtig. Lass es so und tipp auf „Miau!“
first-card-done =
    Richtig, alle sechs! Eine Karte bringt so viele Punkte, wie sie Katzen hat: dir 5, Miso keinen. In einer Partie zeigt
    dir „Tipp“ oben den nächsten Zug.

hide-and-seek = Verstecken

hide-and-seek-peek =
    Auf deiner Karte ist auch ein Verstecktier: eine Peterbald. Sie sieht fast aus wie die Sphynxkatze, steckt aber in
    einem der acht Kartons. Schau in den, der leuchtet.
    .other = Später. Schau erst in den Karton, der leuchtet.
hide-and-seek-shut = Eine Schildpatt: Die suchst du nicht. Miso sieht nur, wohin du schaust. Merk dir, wo sie steckt, und tipp auf „Zu“.
    .other = Du könntest sie behalten, aber dann wäre dein Bild falsch. Tipp auf „Zu“.
hide-and-seek-held =
    Jetzt hält Miso einen Karton offen, da kann sonst niemand hineinschauen. Nimm solange die Glückskatze, die leuchtet.
    .other = Nimm die Glückskatze, die leuchtet. Du wirst sehen, warum.
hide-and-seek-stray =
    Huch, die ist nicht auf deiner Karte! Ein Streuner läuft nach einer Weile heim, oder sobald du nach etwas anderem
    greifst. Nimm die Tigerkatze.
    .other = Lass die Glückskatze laufen: Nimm die Tigerkatze, die leuchtet.
hide-and-seek-ginger =
    Die Glückskatze ist daheim. Und schau, was Miso behalten hat, vor aller Augen: die Peterbald! Lass dir nichts anmerken und
    leg deine Tigerkatze hin.
    .other = Sie passt, wie sie ist. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-slipped =
    Miso braucht keine Peterbald. Eine falsche Karte rutscht nach einer Weile in ihren Karton zurück, so auch die von Miso.
    Schau in diesen Karton.
    .other = Du weißt, wo sie ist. Schau in den Karton, der leuchtet.
hide-and-seek-keep = Da ist sie! Du darfst nur eine Karte aus den Kartons behalten. Tipp auf „Behalten“.
    .other = Das ist die richtige. Tipp auf „Behalten“.
hide-and-seek-turn =
    Sie kommt immer mit dem Kopf nach oben heraus, aber auf deiner Karte ist sie gedreht. Dreh sie einmal nach rechts.
    .other = Noch nicht. Dreh sie einmal nach rechts.
hide-and-seek-lay =
    Dein Bild darf überall auf der Matte liegen, Hauptsache, alles liegt zueinander wie auf der Karte. Leg die Peterbald in die
    Lücke.
    .other = Gedreht ist sie richtig. Leg sie hin, wo deine Matte leuchtet.
hide-and-seek-meow = Dein Bild ist fertig, und es stimmt. Tipp auf „Miau!“
    .other = Es fehlt nichts. Tipp auf „Miau!“
hide-and-seek-done =
    Richtig! Fünf Katzen, 5 Punkte; das Verstecktier bringt nichts. Die Karte war von Stufe II, ein falsches Miau! hätte
    also 2 gekostet.

right-or-wrong = Richtig oder falsch

right-or-wrong-early = Zeit für ein paar Fehler! Der erste: Auf deiner Matte fehlt eine Katze. Tipp trotzdem auf „Miau!“
    .other = Später. Sei einmal zu hastig: Tipp auf „Miau!“
right-or-wrong-answer =
    Es fehlte etwas, also war deine Pfote kurz eingefroren. Und jetzt hat Miso gerufen! Alle müssen antworten, und die
    langsamste Pfote zahlt. Tipp auf „Pfote hoch!“
right-or-wrong-last =
    Junos Pfote war die letzte, also zahlt Juno die Strafe auf der eigenen Karte: 1 Punkt. Juno hatte keinen, das macht minus
    eins. Autsch!
right-or-wrong-wrong =
    Und auf Misos voller Matte war ein Fehler: Die Siamkatze war falsch gedreht. Das kostet Miso 1 Punkt und beendet die
    Runde. Die anderen Karten bringen niemandem etwas.
right-or-wrong-lift =
    Eine Runde später. Deine Matte ist voll, aber auf der Karte ist die Glückskatze wach. Noch darfst du alles ändern: Heb
    die Glückskatze auf.
    .other = Die nicht. Heb die Glückskatze auf, unten links.
right-or-wrong-flip = Weck sie auf: Tipp auf „Wenden“.
    .other = Sie muss nur aufwachen. Tipp auf „Wenden“.
right-or-wrong-lay = Leg sie wieder hin, wo sie war.
    .other = Sie gehört dorthin, wo sie war: ans linke Ende der untersten Reihe.
right-or-wrong-extra =
    Auf deiner Karte ist keine Russisch Blau. Du kannst auch mit einer Katze zu viel rufen, aber dann ist dein Bild
    falsch. Heb sie auf.
    .other = Die darf bleiben. Heb die Russisch Blau auf.
right-or-wrong-home = Sie gehört nicht dir: Leg sie zurück in die Mitte.
    .other = Auf deine Matte gehört sie nicht. Tipp auf „Zurücklegen“.
right-or-wrong-call =
    Jetzt stimmt alles. Vier Karten hast du schon: drei gewonnene und eine mit Strafe. Diese wäre die fünfte. Tipp auf
    „Miau!“
    .other = Es gibt nichts mehr zu ändern. Tipp auf „Miau!“
right-or-wrong-done =
    Richtig! Miso war am langsamsten und zahlt. Die Partie endet, wenn jemand fünf Karten hat; auch die mit Strafe zählen.
    Du gewinnst mit 20 Punkten!

time-attack = Allein gegen die Uhr

time-attack-paw =
    Du kannst auch allein spielen: zehn Reihen, aus jeder eine Karte. Erst zählen die Punkte,
    dann, wie schnell du warst. Tipp auf „Pfote rein!“
time-attack-grab = Hier ist niemand schneller als du. Die drei anderen Karten sind aus dem Spiel. Schnapp dir die erste Karte.
    .other = Schön sind sie alle. Nimm die erste.
time-attack-seconds =
    Jetzt zählen die Sekunden, bis zum Ende der Reihe: höchstens 180, oder wie du es vorher wählst. Lass sie diesmal
    verstreichen.
time-attack-bell = Die Glocke war schneller, also bekommst du nichts. Zwischen den Reihen zählt keine Sekunde. Tipp auf „Pfote rein!“
time-attack-under =
    Reihe neun, Stufe III: Teile überlappen. Auf deiner Karte liegt die Peterbald auf der Siamkatze, auf deiner Matte
    darunter. Heb die Peterbald auf.
    .other = Ihre andere Hälfte steckt unter der Siamkatze. Tipp auf die Hälfte, die du siehst.
time-attack-over = Was du hinlegst, liegt obenauf. Leg sie zurück an ihren alten Platz.
    .other = Der Platz stimmt, nur liegt sie jetzt obenauf. Leg sie hin, wo deine Matte leuchtet.
time-attack-meow = Jetzt stimmt alles. Auch allein kostet ein falscher Ruf Punkte und beendet die Reihe. Tipp auf „Miau!“
    .other = Alles liegt richtig. Tipp auf „Miau!“
time-attack-done =
    Sieben Katzen, 7 Punkte: 45 insgesamt. Die zehnte Reihe ist immer die letzte. Nächstes Mal bist du schneller!
time-attack-options =
    Vor einer Partie kannst du grüne oder gelbe Karten wählen; gelbe sind etwas schwerer. Mit anderen könnt ihr auch alle
    Karten mischen.
time-attack-strangers =
    Für den Frieden am Tisch gibt es auch eine Hausregel: Wer zum zweiten Mal falsch ruft, ist raus aus der Runde, und die
    anderen spielen weiter.

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
point-turn = der Knopf „Nach rechts drehen“
point-flip = der Knopf „Wenden“
point-back = der Knopf „Zurücklegen“
point-keep = der Knopf „Behalten“
point-shut = der Knopf „Zu“
point-meow = der Knopf „Miau!“
point-check = die Prüfung
point-clock = die Sekunden
