### Was über dich gespeichert ist: fertige Spiele, Statistik und das Album der Aufkleber.

## Die drei Seiten.

nav = Was über dich gespeichert ist
nav-history = Verlauf
nav-statistics = Statistik
nav-stickers = Aufkleber
nav-history-about = Alle fertigen Partien
nav-statistics-about = Siege, Duelle, Abende
nav-stickers-about = Dein Album
empty-title = Ein leeres Blatt
empty-history = Ist eine Partie vorbei, steht sie hier: wer gespielt und wer gewonnen hat. Und du kannst sie dir noch einmal ansehen.
empty-statistics = Spiel ein, zwei Partien zu Ende, dann wird gezählt.
empty-play = Ein Spiel aussuchen

## Verlauf.

today = Heute
yesterday = Gestern
place = { $place }. Platz
score =
    { $unit ->
        [points]
            { $count ->
                [1] { $shown } Punkt
               *[other] { $shown } Punkte
            }
        [token]
            { $count ->
                [one] { $count } Marke
               *[other] { $count } Marken
            }
        [hand]
            { $count ->
                [0] an keiner Hand vorbei
                [one] an { $count } Hand vorbei
               *[other] an { $count } Händen vorbei
            }
       *[other] { $shown }
    }
you = du
stood-in = Das Ende hat ein Bot für dich gespielt.
no-result = Das Ergebnis ist nicht bekannt.
from-device = Ohne Verbindung gespielt
who-played = Wer gespielt hat, nach Plätzen
older = Ältere Partien
no-older = Das sind alle.

## Statistik.

all-games = Alle Spiele
choose-game = Welche Spiele
summary =
    { $games ->
        [one] Eine Partie, { $wins ->
            [0] noch nicht gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } Partien, { won }
    }
won =
    { $wins ->
        [0] noch keine gewonnen.
        [one] eine davon gewonnen.
       *[other] { $wins } davon gewonnen.
    }
standing =
    { $about ->
        [0] Von zehn anderen schlägst du meist niemanden. Bisher!
        [one] Von zehn anderen schlägst du meist nur eine Person.
       *[other] Von zehn anderen schlägst du meist { $about }.
    }
between = Nach so vielen Partien liegt die wahre Zahl sehr wahrscheinlich zwischen { $low } und { $high }.
one-game = Eine Partie sagt noch wenig. Spiel noch eine, dann wissen wir mehr.
against-bots = Gegen Bots
against-people = Mit anderen Leuten
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] nie vorn
        [one] einmal vorn
       *[other] { $ahead }-mal vorn
    }
behind-times =
    { $behind ->
        [0] nie dahinter
        [one] einmal dahinter
       *[other] { $behind }-mal dahinter
    }
rivals = Duelle
beaten = { $name } schlägst du am deutlichsten: { $ahead } zu { $behind }.
nemesis = { $name } schlägt dich immer wieder: { $behind } zu { $ahead }. Morgen ist auch noch ein Tag.
evenings = Abende
best-evening = Dein bester Abend
worst-evening = Ein Abend zum Vergessen
by-game = Nach Spielen
favourite-cat = Deine Lieblingskatze
favourite-about = { $cat } saß öfter bei dir als jede andere.
how-counted = Wie das gezählt wird
how-counted-about = Eine Partie zählt, wenn der Server weiß, wer wo saß: also nicht, wenn sich mehrere ein Gerät teilen, und nicht, wenn sie ohne Verbindung gespielt wurde. Ein geteilter Platz zählt halb. „Sehr wahrscheinlich“ heißt: In 95 von 100 Fällen stimmt es.
only-here = Ohne Verbindung zählen hier nur die Partien auf diesem Gerät.
need-server = Die Statistik zählt der Server, und der antwortet nicht. Dein Verlauf und deine Aufkleber sind trotzdem da.

## Das Album.

album = Das Album
album-of = Aufkleber von { $game }
album-count = { $earned } von { $all }
album-count-of = { $game }: { $earned } von { $all } Aufklebern
earned-on = Bekommen am { $date }
not-yet = Noch nicht
see-game = Ansehen
see-game-of = Die Partie zu „{ $sticker }“ ansehen
no-stickers = Für dieses Spiel gibt es keine Aufkleber.
album-empty = Der erste ist leicht: Spiel eine Partie zu Ende.
new-stickers =
    { $stickers ->
        [one] Neuer Aufkleber
       *[other] { $stickers } neue Aufkleber
    }
stickers-of-game =
    { $stickers ->
        [one] Aufkleber aus dieser Partie
       *[other] Aufkleber aus dieser Partie
    }
to-album = Zum Album
