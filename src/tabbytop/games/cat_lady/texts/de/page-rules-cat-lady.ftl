### Die Regeln von Cat Lady in Bildern. `.picture` beschreibt das Bild für alle, die es nicht sehen.

goal = Sammle Katzen und ihr Lieblingsfutter, immer drei Karten auf einmal. Wer nach der Futterzeit die meisten Punkte hat, gewinnt.

## Ein Zug, Schritt für Schritt.

step-take = Neun Karten liegen in der Auslage. Nimm eine ganze Reihe oder Spalte: drei Karten.
    .picture = Eine Auslage aus neun Karten; die mittlere Reihe ist markiert.
step-token = Nur nicht die Linie, neben der die Holzkatze sitzt! Sie zieht an die Linie um, die du genommen hast, und drei neue Karten füllen die Lücke.
    .picture = Die Holzkatze zieht von der oberen Reihe zur mittleren, die wieder voll ist.
step-keep = Katzen machen es sich vor dir bequem. Futter wird sofort zu Marken. Alles andere kommt auf deine Hand.
    .picture = Eine Katze, eine Futterkarte, aus der zwei Huhn-Marken werden, und Katzenminze.
step-play = Vor oder nach dem Nehmen darfst du Karten ausspielen. Für zwei vermisste Katzen gibt es zum Beispiel einen Streuner.
    .picture = Zwei vermisste Katzen und Florence, der Streuner, den es dafür gibt.
step-end = Ist das Deck leer und wird die Auslage nicht mehr voll, war das der letzte Zug.
    .picture = Eine Auslage mit einer leeren Reihe, und keine Karte mehr im Deck.
step-feed = Jetzt füttere deine Katzen. Jede bekommt genau, was sie braucht, oder nichts. Satte Katzen bringen die Punkte auf ihrer Karte.
    .picture = Zweimal Huhn und einmal Milch gehen an Kürbis; die Katze ist satt und bringt 6 Punkte.

## Das Beispiel: die Wertung einer Person.

example = Die Partie ist vorbei. Dein Futter hat für drei deiner vier Katzen gereicht.
    .picture = Kürbis, Lily und Schatten sind satt, Keaton ist hungrig. Darunter drei verschiedene Spielzeuge, zwei Kostüme, zweimal Katzenminze.
example-fed = Kürbis 6, Lily 2, Schatten 1
example-hungry = Keaton ist hungrig
example-toys = Drei verschiedene Spielzeuge
example-costumes = Die meisten Kostüme am Tisch
example-catnip = Zweimal Katzenminze: 1 für jede deiner drei satten Katzen
example-left = Kein Futter übrig; jemand anders hat am meisten davon und verliert 2
example-sum = Zusammen
