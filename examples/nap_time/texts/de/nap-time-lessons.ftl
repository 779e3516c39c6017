### The lesson of Nap Time: three rounds, and one of each kind of ending.

sunbeams = Gewinn einen Sonnenstrahl
sunbeams-room =
    Du bist eine Katze in einem sonnigen Zimmer. Du hast drei Nickerchen, von einer, zwei und drei Stunden, und Miso auch. Schlaf
    am längsten, dann gehört der Sonnenstrahl dir.
sunbeams-longest = Ein großer Sonnenstrahl, er zählt 3! Nimm dein längstes Nickerchen: drei Stunden.
    .other = Vielleicht schläft Miso länger. Nimm die drei Stunden.
sunbeams-tie =
    Du hast am längsten geschlafen, und der Sonnenstrahl gehört dir. Jedes Nickerchen gibt es nur einmal, die drei Stunden sind also
    weg. Jetzt kommt ein kleiner Sonnenstrahl: Gib dein kürzestes Nickerchen dafür.
    .other = Heb dir das für einen größeren Sonnenstrahl auf. Eine Stunde genügt.
sunbeams-last = Zweimal eine Stunde: Gleichstand, und niemand bekommt den Sonnenstrahl. Zwei Stunden hast du noch. Schlaf gut.
sunbeams-done = Miso bekommt den letzten Sonnenstrahl, er zählt 2. Du hast 3: die meiste Sonne, und das Spiel gehört dir.
