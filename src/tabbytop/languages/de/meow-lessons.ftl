### Die Lektionen von Meow! Wörter in Anführungszeichen stehen auf Karten und Knöpfen und müssen so heißen wie dort.

## Deine erste Nacht.

first-night = Deine erste Nacht
first-night-goal =
    Befolge in einem einzigen Zug die Karte, die du legst, und alle Regeln der anderen: Dann gewinnst du. Aber niemand sagt
    dir, welche Regeln sie halten.

    Jeder von euch hat zwei Karten, und jede Karte ist eine Regel.
first-night-pass =
    Das sind deine Regeln: muhen und miauen. Merk sie dir! Jede Hand wandert nach links, deine zu Miso. Drück auf „nach links
    weitergeben“.
first-night-watch =
    Also kennst du Misos Regeln: muhen und miauen. Deine neuen sind bellen und gähnen; sie gelten für die anderen, nicht für
    dich. Miso fängt an. Drück auf „Weiter“ und schau genau hin, denn niemand schreibt mit.
first-night-forgot =
    Miso hat gegrunzt und gebrüllt. Juno sitzt links von Miso, also kennt Miso Junos Regeln: Es müssen diese sein! Nur das
    Muhen von der eigenen Karte hat Miso vergessen. Die Karte kommt zurück, der Zug ist vorbei. Drück auf „Weiter“ und schau
    Juno zu.
first-night-lay =
    Auch Juno hat die eigene Karte vergessen. Du nicht! Leg eine Karte, und befolge sie selbst. Die andere, die du behältst, gilt
    nur für die anderen. Drück auf „Bellissimo“.
    .other = Die behältst du. Leg „Bellissimo“.
first-night-bark = Unten sind zwanzig Kunststücke. Fang mit der Regel auf deiner eigenen Karte an. Drück auf „Bellen“.
    .other = Das schadet nicht. Aber zuerst deine eigene Karte: Drück auf „Bellen“.
first-night-moo = Jetzt Misos zwei Regeln. Du hattest sie selbst auf der Hand. Drück auf „Muhen“.
    .other = Miso hält Muhen und Miauen. Drück auf „Muhen“.
first-night-meow = Und die andere. Drück auf „Miauen“.
    .other = Miso hält Muhen und Miauen. Drück auf „Miauen“.
first-night-oink = Jetzt Junos Regeln, die Miso dir gezeigt hat. Drück auf „Grunzen“.
    .other = Miso hat gegrunzt und gebrüllt. Drück auf „Grunzen“.
first-night-roar = Die Reihenfolge ist egal. Drück auf „Brüllen“.
    .other = Miso hat gegrunzt und gebrüllt. Drück auf „Brüllen“.
first-night-ask =
    Gleich fragst du Miso und dann Juno: „Hab ich eine Regel von dir gebrochen?“ Nein ist die Antwort, die du willst! Bei Ja
    wird die Regel gezeigt. Sie kommt in den kleinen Stapel, deine Karte auch. Dann zieht ihr beide daraus. Gezeigte Regeln
    kommen also bald wieder.
first-night-check =
    Drei Kunststücke könntest du noch machen; eins, das keine Regel verlangt, schadet nicht. Du brauchst keins. Die Prüfung
    beginnt links von dir, bei Miso. Drück auf „Prüfen lassen“.
    .other = Fünf Kunststücke reichen heute. Drück auf „Prüfen lassen“.
first-night-won =
    Miso sagt Nein, Juno sagt Nein: Du hast keine Regel gebrochen und gewinnst. Willkommen im Katzenkult. Miau!

    Manche Regeln wollen Wörter oder Zahlen: Die zeigt die nächste Lektion.

## Wörter und Zahlen.

words = Wörter und Zahlen
words-rules =
    Manche Regeln wollen ein Wort, manche eine Zahl. Heute kennst du alle. Miso: eine Farbe und dreimal klopfen. Juno: eine neue
    Stadt und ein Miauen.
words-lay = Du hast eine Regel, die eine Frucht will. Leg „Verbotene Früchte“.
    .other = Heute ist die Frucht dran. Leg „Verbotene Früchte“.
words-orange =
    Orange ist eine Frucht und eine Farbe: ein Wort für zwei Regeln. Drück unter „Gesprochen“ auf „Eine Frucht nennen“, tipp
    Orange und drück darauf.
    .other = Ein Wort für Frucht und Farbe, bitte: Orange.
words-knock =
    Gezählte Regeln wollen eine genaue Zahl. Dreimal klopfen; viermal wäre falsch. Drück unter „Gezählt“ auf „Klopfen“.
    .other = Miso will dreimal klopfen hören. Drück auf „Klopfen“.
words-again = Dasselbe noch einmal zu tun, braucht keinen weiteren Platz. Drück noch einmal auf „Klopfen“.
    .other = Das war einmal. Drück noch einmal auf „Klopfen“.
words-third = Drück ein drittes Mal auf „Klopfen“, und dann hör auf.
    .other = Zweimal bisher. Noch ein „Klopfen“.
words-city =
    Junos Stadt muss in diesem Spiel neu sein. Paris hat schon jemand gesagt. Drück unter „Gesprochen“ auf „Eine Stadt ansagen“
    und sag zum Beispiel Rom.
    .other = Paris ist vergeben, und die Lektion kennt nicht jede Stadt. Sag Rom.
words-meow = Nur das Miauen fehlt noch. Drück unter „Laute“ auf „Miauen“.
    .other = Juno will ein Miauen. Drück auf „Miauen“.
words-check = Frucht, Farbe, dreimal klopfen, Stadt, Miauen. Drück auf „Prüfen lassen“.
    .other = Es ist alles da. Drück auf „Prüfen lassen“.
words-won =
    Keine Regel gebrochen: Du gewinnst. In einem längeren Spiel wäre deine Stadt jetzt verbraucht, für dich und für alle. Hör also
    gut zu, wenn andere reden.

## Erwischt.

caught = Erwischt
caught-lay = Du kennst Misos Regeln: muhen und miauen. Mal sehen, was passiert, wenn du eine vergisst. Leg „Gähnzenlos“.
    .other = Leg diesmal „Gähnzenlos“.
caught-yawn = Befolg zuerst deine eigene Karte. Drück unter „Gesten“ auf „Gähnen“.
    .other = Zuerst deine eigene Karte: Drück auf „Gähnen“.
caught-moo = Jetzt muhen, und das Miauen lass weg. Drück unter „Laute“ auf „Muhen“.
    .other = Nur das Muhen, bitte. Drück auf „Muhen“.
caught-check = Die Prüfung fragt eine Hand nach der anderen und endet bei der ersten gebrochenen Regel. Drück auf „Prüfen lassen“.
    .other = Keine Kunststücke mehr: Du sollst ja erwischt werden. Drück auf „Prüfen lassen“.
caught-pile =
    Miso zeigt die gebrochene Regel. Sie kam mit deiner Karte in den Stapel, der wurde gemischt, und ihr habt beide eine gezogen.
    Du hast das Miauen gezogen! Jetzt ist Miso dran.
caught-reveal =
    Juno sagte Nein. Aber Miso hat deine beiden Regeln gebrochen, und du zeigst nur eine. Das Miauen kennen alle schon, das Bellen
    kann geheim bleiben. Drück auf „Miau, wer hätte das gedacht“.
    .other = Das Bellen ist dein Geheimnis. Zeig „Miau, wer hätte das gedacht“.
caught-drawn =
    Wieder habt ihr beide vom Stapel gezogen. Du hast jetzt das Muhen, und niemand sonst sieht es. Ein paar Züge vergehen.
caught-replace =
    Ist Brüllen heute zu laut? Einmal im Spiel, wenn dein Zug beginnt, darfst du eine Regel austauschen lassen, die du kennst.
    Drück auf „Eine Regel austauschen“, dann auf „Brüllend komisch“.
    .other = Erst muss das Brüllen weg: Lass „Brüllend komisch“ austauschen.
caught-gone =
    Das Brüllen ist für immer fort, und alle wissen es. Die neue Regel sieht nur Miso. Gewinnt in 30 Runden niemand, dann gewinnt,
    wer in einer Prüfung an den meisten Händen vorbeikam.

## Andere Spielweisen.

other-ways = Andere Spielweisen
other-ways-strike =
    Gibt es ein Kunststück, das du nicht kannst? An vielen Tischen darfst du vor dem Austeilen welche streichen, ungesehen, hier
    bis zu drei. Diese Regeln bleiben in der Schachtel. Drück unter „Gezählt“ auf „Klatschen“.
    .other = Gut, aber streich hier das Klatschen.
other-ways-ready = Niemand erfährt davon. Man kann auch ganz ohne Streichen spielen. Drück auf „bereit“.
    .other = Eins genügt. Drück auf „bereit“.
other-ways-before =
    „Dreizehn, gut getaktet“ hat dreizehn Regeln, und jede hat ihre Zeit: VORHER, bevor du deine Karte legst, oder NACHHER. Misos
    Grunzen gehört ins VORHER. Drück jetzt auf „Grunzen“, vor deiner Karte.
    .other = Erst das Grunzen, solange noch vorher ist. Drück auf „Grunzen“.
other-ways-lay = Deine Karte beendet das Vorher. Leg „Schuhu ohne Schuh“, eine NACHHER-Karte.
    .other = Leg diesmal „Schuhu ohne Schuh“.
other-ways-after = Auch deine eigene Karte hat ihre Zeit, und die ist jetzt. Drück auf „Schuhu rufen“.
    .other = Deine Karte will ein Schuhu. Drück auf „Schuhu rufen“.
other-ways-times =
    Zur falschen Zeit bricht ein Kunststück seine Regel, selbst wenn du es zur richtigen auch noch machst. Also jedes nur einmal,
    und zu seiner Zeit.
other-ways-eyes =
    Ihr könnt auch mit eigenen Augen prüfen: Dann antwortet jeder selbst für seine Regeln. Miso legt gleich eine Karte, die genau
    viermal Klatschen will. Zähl mit.
other-ways-object =
    Dreimal geklatscht! Alle wachen über die Karte auf dem Altar. Einmal im Zug darfst du Einspruch erheben, bis Juno geantwortet
    hat. Drück auf „Einspruch“.
    .other = Es war dreimal, nicht viermal. Drück auf „Einspruch“.
other-ways-broken =
    Du hattest recht: Miso nimmt die Karte zurück. Jetzt zeigt Juno auf dich. Juno hat gegähnt, aber nicht gebellt. Drück auf deine
    Regel „Bellissimo“.
    .other = Gebellt hat niemand. Drück auf „Bellissimo“.
other-ways-missed = Gut aufgepasst! Hättest du Nein gesagt, wäre die gebrochene Regel für immer durchgegangen.

## Worauf man zeigt.

point-card = die Karte { $card }
point-act = das Kunststück „{ $act-label }“
point-altar = der Altar
point-pile = der Stapel
