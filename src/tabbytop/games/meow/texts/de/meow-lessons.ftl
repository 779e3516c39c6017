### Die Lektionen von Meow! Wörter in Anführungszeichen stehen auf Karten und Knöpfen und müssen so heißen wie dort.

## Deine erste Nacht.

first-night = Deine erste Nacht
first-night-goal =
    Befolge in einem einzigen Zug die Karte, die du legst, und alle Regeln der anderen: Dann gewinnst du. Der Haken: Niemand
    verrät dir ihre Regeln!

    Alle haben zwei Karten, und jede Karte ist eine Regel.
first-night-pass =
    Das sind deine Regeln: muhen und miauen. Merk sie dir! Jede Hand wandert nach links, deine zu Miso. Tipp auf „Nach links
    weitergeben“.
first-night-watch =
    So kennst du Misos Regeln: muhen und miauen. Deine neuen sind bellen und gähnen; sie gelten für die anderen, nicht für
    dich. Tipp auf „Weiter“ und schau Miso genau zu, denn niemand schreibt mit.
first-night-forgot =
    Miso hat gegrunzt und gebrüllt: Das sind Junos Regeln, die Miso weitergegeben hat! Aber Misos eigene Karte will ein
    Muhen. Vergessen! Sie kommt zurück auf Misos Hand. Tipp auf „Weiter“ und schau Juno zu.
first-night-lay =
    Auch Juno hat vergessen, die gelegte Karte zu befolgen. Du nicht! Die Karte, die du behältst, gilt nur für die anderen.
    Tipp auf „Bellissimo“, um sie zu legen.
    .other = Die behältst du. Leg „Bellissimo“.
first-night-bark = Unten sind zwanzig Kunststücke. Fang mit der Regel auf deiner eigenen Karte an. Tipp auf „Bellen“.
    .other = Das schadet nicht. Aber zuerst deine eigene Karte: Tipp auf „Bellen“.
first-night-moo = Jetzt Misos zwei Regeln. Du hattest sie selbst auf der Hand. Tipp auf „Muhen“.
    .other = Miso hat Muhen und Miauen. Tipp auf „Muhen“.
first-night-meow = Und die andere. Tipp auf „Miauen“.
    .other = Miso hat Muhen und Miauen. Tipp auf „Miauen“.
first-night-oink = Jetzt Junos Regeln, die Miso dir gezeigt hat. Tipp auf „Grunzen“.
    .other = Miso hat gegrunzt und gebrüllt. Tipp auf „Grunzen“.
first-night-roar = Die Reihenfolge ist egal. Tipp auf „Brüllen“.
    .other = Miso hat gegrunzt und gebrüllt. Tipp auf „Brüllen“.
first-night-ask =
    Gleich fragst du Miso und dann Juno: „Hab ich eine Regel von dir gebrochen?“ Du willst ein Nein! Bei einem Ja ist dein
    Zug vorbei, und Karten wandern: mehr in der Lektion „Erwischt“.
first-night-check =
    Drei Kunststücke könntest du noch machen, und Unsinn schadet nicht. Aber du brauchst keins. Die Prüfung beginnt links von
    dir, bei Miso. Tipp auf „Prüfen lassen“.
    .other = Fünf Kunststücke reichen heute. Tipp auf „Prüfen lassen“.
first-night-won =
    Miso sagt Nein, Juno sagt Nein: Du hast keine Regel gebrochen und gewinnst! Willkommen im Katzenkult. Miau!

    Manche Regeln wollen Wörter oder Zahlen: Die zeigt die nächste Lektion.

## Wörter und Zahlen.

words = Wörter und Zahlen
words-rules =
    Manche Regeln wollen ein Wort, manche eine Zahl. Heute kennst du alle. Miso: eine Farbe und dreimal klopfen. Juno: eine neue
    Stadt und ein Miauen.
words-lay = Du hast eine Regel, die eine Frucht will. Leg „Verbotene Früchte“.
    .other = Heute ist die Frucht dran. Leg „Verbotene Früchte“.
words-orange =
    Orange ist eine Frucht und eine Farbe: ein Wort für zwei Regeln. Tipp unter „Gesprochen“ auf „Eine Frucht nennen“, gib
    Orange ein und tipp darauf.
    .other = Ein Wort für Frucht und Farbe, bitte: Orange.
words-knock =
    Gezählte Regeln wollen eine genaue Zahl. Bitte dreimal klopfen: Viermal würde die Regel brechen. Tipp unter „Gezählt“
    auf „Klopfen“.
    .other = Miso will dreimal klopfen hören. Tipp auf „Klopfen“.
words-again = Dasselbe Kunststück noch einmal zählt nicht als neues. Tipp noch einmal auf „Klopfen“.
    .other = Das war einmal. Tipp noch einmal auf „Klopfen“.
words-third = Tipp ein drittes Mal auf „Klopfen“, und dann hör auf.
    .other = Zweimal bisher. Noch ein „Klopfen“.
words-city =
    Junos Stadt muss in dieser Partie neu sein. Paris hat schon jemand gesagt. Tipp unter „Gesprochen“ auf „Eine Stadt
    ansagen“ und sag zum Beispiel Rom.
    .other = Paris ist vergeben, und die Lektion kennt nicht jede Stadt. Sag Rom.
words-meow = Nur das Miauen fehlt noch. Tipp unter „Laute“ auf „Miauen“.
    .other = Juno will ein Miauen. Tipp auf „Miauen“.
words-check = Frucht, Farbe, dreimal klopfen, Stadt, Miauen. Tipp auf „Prüfen lassen“.
    .other = Es ist alles da. Tipp auf „Prüfen lassen“.
words-won =
    Keine Regel gebrochen: Du gewinnst! In einer längeren Partie wäre deine Stadt jetzt verbraucht, für dich und für alle.
    Hör also gut zu, wenn andere reden.

## Erwischt.

caught = Erwischt
caught-lay = Du kennst Misos Regeln: muhen und miauen. Mal sehen, was passiert, wenn du eine vergisst. Leg „Gähnzenlos“.
    .other = Leg diesmal „Gähnzenlos“.
caught-yawn = Befolge zuerst deine eigene Karte. Tipp unter „Gesten“ auf „Gähnen“.
    .other = Zuerst deine eigene Karte: Tipp auf „Gähnen“.
caught-moo = Jetzt das Muhen, aber ohne das Miauen. Tipp unter „Laute“ auf „Muhen“.
    .other = Nur das Muhen, bitte. Tipp auf „Muhen“.
caught-check = Die Prüfung fragt eine Hand nach der anderen und endet bei der ersten gebrochenen Regel. Tipp auf „Prüfen lassen“.
    .other = Keine Kunststücke mehr: Du sollst ja erwischt werden. Tipp auf „Prüfen lassen“.
caught-pile =
    Miso zeigt die gebrochene Regel. Sie kam mit deiner Karte in den Stapel, der wurde gemischt, und ihr habt beide eine gezogen.
    Du hast das Miauen gezogen! Jetzt ist Miso dran.
caught-reveal =
    Zu Miso hat Juno Nein gesagt. Aber Miso hat deine beiden Regeln gebrochen, und du zeigst nur eine. Das Miauen kennen
    alle schon, also verrate das Bellen nicht. Tipp auf „Miau, wer hätte das gedacht“.
    .other = Das Bellen ist dein Geheimnis. Zeig „Miau, wer hätte das gedacht“.
caught-drawn =
    Wieder habt ihr beide vom Stapel gezogen. Du hast jetzt das Muhen, und niemand sonst sieht es. Ein paar Züge vergehen.
caught-replace =
    Ist Brüllen heute zu laut? Einmal pro Partie, wenn dein Zug beginnt, darfst du eine Regel austauschen lassen, die du
    kennst. Tipp auf „Eine Regel austauschen“, dann auf „Brüllend komisch“.
    .other = Erst muss das Brüllen weg: Lass „Brüllend komisch“ austauschen.
caught-gone =
    Das Brüllen ist für immer fort. Die neue Regel hat Miso auf der Hand, also sieht nur Miso sie. Gewinnt in 30 Runden
    niemand, dann gewinnt, wer in einer Prüfung die meisten Neins bekam.

## Andere Spielweisen.

other-ways = Andere Spielweisen
other-ways-strike =
    Gibt es ein Kunststück, das du nicht kannst? An vielen Tischen darfst du vor dem Austeilen heimlich welche streichen,
    hier bis zu drei. Diese Regeln bleiben in der Schachtel. Tipp unter „Gezählt“ auf „Klatschen“.
    .other = Gut, aber streich hier das Klatschen.
other-ways-ready = Niemand erfährt davon. Ihr könnt auch ganz ohne Streichen spielen. Tipp auf „Bereit“.
    .other = Eins genügt. Tipp auf „Bereit“.
other-ways-before =
    „Dreizehn, gut getaktet“ hat dreizehn Regeln, und jede hat ihre Zeit: VORHER, bevor du deine Karte legst, oder NACHHER. Misos
    Grunzen gehört ins VORHER. Tipp jetzt auf „Grunzen“, vor deiner Karte.
    .other = Erst das Grunzen, solange noch VORHER ist. Tipp auf „Grunzen“.
other-ways-lay = Liegt deine Karte, ist VORHER vorbei. Leg „Schuhu ohne Schuh“, eine NACHHER-Karte.
    .other = Leg diesmal „Schuhu ohne Schuh“.
other-ways-after = Auch deine eigene Karte hat ihre Zeit, und die ist jetzt. Tipp auf „Schuhu rufen“.
    .other = Deine Karte will ein Schuhu. Tipp auf „Schuhu rufen“.
other-ways-times =
    Zur falschen Zeit bricht ein Kunststück seine Regel, selbst wenn du es zur richtigen auch noch machst. Also jedes nur zu
    seiner Zeit.
other-ways-eyes =
    Ihr könnt auch mit eigenen Augen prüfen: Dann sagt ihr selbst, ob eure Regeln gebrochen wurden. Miso legt gleich eine
    Karte, die genau viermal Klatschen verlangt. Zähl mit.
other-ways-object =
    Nur dreimal geklatscht! Auf die Karte auf dem Altar passen alle auf. Einmal im Zug darfst du Einspruch erheben, bevor
    Juno Ja oder Nein sagt. Tipp auf „Einspruch“.
    .other = Es war dreimal, nicht viermal. Tipp auf „Einspruch“.
other-ways-broken =
    Du hattest recht: Miso nimmt die Karte zurück. Jetzt zeigt Juno auf dich. Juno hat gegähnt, aber nicht gebellt. Tipp auf deine
    Regel „Bellissimo“.
    .other = Gebellt hat niemand. Tipp auf „Bellissimo“.
other-ways-missed = Gut aufgepasst! Hättest du Nein gesagt, wäre die gebrochene Regel durchgerutscht.

## Worauf man zeigt.

point-card = die Karte { $card }
point-act = das Kunststück „{ $act-label }“
point-altar = der Altar
point-pile = der Stapel
