### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = Die Partie des Tages
lead = Dieselben Karten für alle auf diesem Server, seit gestern versiegelt. Ein Versuch, gegen Bots, die auf dieselben Züge immer gleich antworten.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today =
    Heute: { $game }, du gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } ({ $level }).
go = Ich bin dabei
on = Weiterspielen
again = Du hattest deinen Versuch für heute. Die nächste Partie kommt um Mitternacht (UTC).
tries =
    { $tries ->
        [0] Noch hat sie niemand beendet.
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
turn = Du bist dran.
watch = Schau zu.
rules = Ein Versuch, kein Zurück.
changed = Der Tag ist vorbei. Eine neue Partie ist da.

## After it.

over = Platz { $place } von { $seats } mit { $score }
# Other people with an account who have finished today. Variables: $others, $better.
among =
    { $others ->
        [0] Sonst ist heute noch niemand mit Konto fertig.
        [one] { $better ->
            [0] Erst eine andere Person mit Konto ist heute fertig, und sie war nicht besser.
           *[other] Erst eine andere Person mit Konto ist heute fertig, und sie war besser.
        }
       *[other] { $better ->
            [0] Von { $others } anderen mit Konto war heute niemand besser.
            [one] Von { $others } anderen mit Konto war heute eine Person besser.
           *[other] Von { $others } anderen mit Konto waren heute { $better } besser.
        }
    }
among-who = Gäste zählen hier nicht, sonst könnte man es beliebig oft versuchen.
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
committed = Das Siegel von heute
tomorrow = Das Siegel von morgen, heute veröffentlicht
yesterday = Der Startwert von gestern, um sein Siegel zu prüfen
how = Ein Siegel legt die Karten fest, ohne sie zu zeigen. Ist der Tag vorbei, steht der Startwert hier; „tabbytop daily verify“ prüft, ob er passt.
