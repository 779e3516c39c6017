### Was über dich gespeichert ist: fertige Spiele, Statistik und das Album der Aufkleber.

## Die drei Seiten.

nav = Was über dich gespeichert ist
nav-history = Verlauf
nav-statistics = Statistik
nav-stickers = Aufkleber
nav-history-about = Jedes Spiel, das vorbei ist
nav-statistics-about = Siege, Duelle, Abende
nav-stickers-about = Dein Album
empty-title = Ein leeres Blatt
empty-history = Ist ein Spiel vorbei, steht es hier: wer gespielt hat, wer gewonnen hat, und wie man es noch einmal ansieht.
empty-statistics = Spiel ein, zwei Spiele zu Ende, dann wird gezählt.
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
older = Ältere Spiele
no-older = Das sind alle.

## Statistik.

all-games = Alle Spiele
choose-game = Welche Spiele
summary =
    { $games ->
        [one] Ein Spiel, { $wins ->
            [0] noch nicht gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } Spiele, { won }
    }
won =
    { $wins ->
        [0] noch keins gewonnen.
        [one] eins davon gewonnen.
       *[other] { $wins } davon gewonnen.
    }
standing =
    { $about ->
        [0] Von zehn anderen schlägst du meist niemanden. Noch!
        [one] Von zehn anderen schlägst du meist nur eine Person.
       *[other] Von zehn anderen schlägst du meist { $about }.
    }
between = Nach so vielen Spielen liegt die wahre Zahl sehr wahrscheinlich zwischen { $low } und { $high }.
one-game = Ein Spiel sagt noch wenig. Spiel noch einmal, dann wissen wir mehr.
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
how-counted-about = Ein Spiel zählt, wenn der Server weiß, wer wo saß: also nicht, wenn sich mehrere ein Gerät teilen, und nicht, wenn es ohne Verbindung gespielt wurde. Ein geteilter Platz zählt halb. „Sehr wahrscheinlich“ heißt: In 95 von 100 Fällen stimmt es.
only-here = Ohne Verbindung zählen hier nur die Spiele auf diesem Gerät.
need-server = Die Statistik zählt der Server, und der antwortet nicht. Dein Verlauf und deine Aufkleber sind trotzdem da.

## Das Album.

album = Das Album
album-of = Aufkleber von { $game }
album-count = { $earned } von { $all }
album-count-of = { $game }: { $earned } von { $all } Aufklebern
earned-on = Bekommen am { $date }
not-yet = Noch nicht
see-game = Ansehen
see-game-of = Das Spiel zu „{ $sticker }“ ansehen
no-stickers = Für dieses Spiel gibt es keine Aufkleber.
album-empty = Der erste ist leicht: Spiel ein Spiel zu Ende.
new-stickers =
    { $stickers ->
        [one] Neuer Aufkleber
       *[other] { $stickers } neue Aufkleber
    }
stickers-of-game =
    { $stickers ->
        [one] Aufkleber aus diesem Spiel
       *[other] Aufkleber aus diesem Spiel
    }
to-album = Zum Album
