### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = Die Partie des Tages
lead = Dieselben Karten für alle auf diesem Server, seit gestern versiegelt. Ein Versuch, gegen Bots, die auf dieselben Züge dieselben Züge machen.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today = Heute: { $game }, du gegen { $bots } Bots ({ $level }).
go = Ich bin dabei
on = Weiterspielen
again = Du hattest deinen Versuch für heute. Die nächste Partie kommt um Mitternacht (UTC).
tries =
    { $tries ->
        [0] Noch niemand hat sie beendet.
        [one] Bisher ein Versuch.
       *[other] Bisher { $tries } Versuche.
    }
site = Die Partie des Tages braucht einen Server, der sie versiegelt: Diese Seite hat keinen. Rätsel gehen hier trotzdem.
puzzles = Rätsel
shelf = Zurück zu den Spielen

## The try.

# The page's name in the browser.
page = Die Partie des Tages · { $game }
board = Der Tisch
leave = Gehen; der Versuch bleibt
turn = Du bist dran, am Tisch.
watch = Schau zu.
rules = Ein Versuch. Nichts wird zurückgenommen.
changed = Der Tag ist vorbei. Eine neue Partie ist da.

## After it.

over = Platz { $place } von { $seats } mit { $score }
# Other people with an account who have finished today. Variables: $others, $better.
among =
    { $others ->
        [0] Mit Konto ist heute noch niemand sonst fertig.
        [one] { $better ->
            [0] Eine andere Person mit Konto ist heute fertig und war nicht besser.
           *[other] Eine andere Person mit Konto ist heute fertig und war besser.
        }
       *[other] { $better ->
            [0] Von { $others } anderen mit Konto war heute niemand besser.
            [one] Von { $others } anderen mit Konto war heute eine Person besser.
           *[other] Von { $others } anderen mit Konto waren heute { $better } besser.
        }
    }
among-who = Gäste zählen hier nicht, denn jeder neue Gast hat einen Versuch.
no-replay = Heute gibt es dazu keine Wiederholung und keinen Rückblick: Andere spielen diese Karten noch.
share = Das Bild teilen
save = Das Bild speichern
copy = Als Text kopieren
copied = Kopiert. Füg es ein, wo Katzen willkommen sind.
picture = Ein Bild zum Teilen: der Tag, das Spiel, dein Platz und deine Punkte. Es zeigt keine Karte.
# The first line of the picture and of the text to share. Variables: $day (a date), $game.
share-title = Tabbytop · { $day } · { $game }
share-place = Platz { $place } von { $seats } mit { $score }

## The proof that the cards were settled the day before.

proof = Beweis
committed = Festlegung für heute
tomorrow = Festlegung für morgen, heute veröffentlicht
yesterday = Der Startwert von gestern, zum Nachprüfen
how = Eine Festlegung bestimmt die Karten, ohne sie zu zeigen. Ist der Tag vorbei, steht der Startwert hier; „tabbytop daily verify“ prüft, ob er passt.
