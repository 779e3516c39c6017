### Die Regeln von Cat Lady in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Nimm Katzen und was sie gern fressen, immer drei Karten auf einmal, und hab die meisten Punkte, wenn gefüttert ist.

## Ein Zug, Schritt für Schritt.

step-take = Neun Karten liegen im Quadrat. Nimm eine ganze Reihe oder Spalte: drei Karten.
    .picture = Neun Karten im Quadrat; die mittlere Reihe ist markiert.
step-token = Nur nicht die Linie, neben der die Holzkatze sitzt! Sie zieht an die Linie um, die du genommen hast, und drei neue Karten kommen.
    .picture = Die Holzkatze zieht von der oberen Reihe zur mittleren, die wieder voll ist.
step-keep = Katzen legen sich vor dich hin. Futter wird sofort zu Marken. Alles andere kommt auf deine Hand.
    .picture = Eine Katze, eine Futterkarte, aus der zwei Huhn-Marken werden, und Katzenminze.
step-play = Vor oder nach dem Nehmen darfst du Karten ausspielen. Zwei vermisste Katzen holen zum Beispiel einen Streuner.
    .picture = Zwei vermisste Katzen und Florence, der Streuner, den sie holen.
step-end = Ist das Deck leer und wird das Quadrat nicht mehr voll, war das der letzte Zug.
    .picture = Ein Quadrat mit einer leeren Reihe, und keine Karte mehr im Deck.
step-feed = Jetzt füttere deine Katzen. Jede bekommt genau, was sie braucht, oder nichts. Satte Katzen bringen die Punkte auf ihrer Karte.
    .picture = Zwei Huhn und eine Milch gehen an Kürbis; die Katze ist satt und bringt 6 Punkte.

## Das Beispiel: die Wertung einer Person.

example = Das Spiel ist aus. Dein Futter hat für drei deiner vier Katzen gereicht.
    .picture = Kürbis, Lily und Schatten sind satt, Keaton ist hungrig. Darunter drei verschiedene Spielsachen, zwei Kostüme, zweimal Katzenminze.
example-fed = Kürbis 6, Lily 2, Schatten 1
example-hungry = Keaton ist hungrig
example-toys = Drei verschiedene Spielsachen
example-costumes = Die meisten Kostüme am Tisch
example-catnip = Zweimal Katzenminze: 1 für jede deiner drei satten Katzen
example-left = Kein Futter übrig; jemand anders hat am meisten davon und verliert 2
example-sum = Zusammen
