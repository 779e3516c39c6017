### Die Seite: ihr Rahmen, das Regal mit den Spielen, die eigene Seite.

## Die App auf einem Gerät.

app-name = Tabbytop
app-about = Fünf Katzenspiele auf einem Tisch.
app-no-script = Tabbytop braucht JavaScript für seine Katzen. Im Terminal braucht es keins: tabbytop play

## Kleine Wörter für andere Texte.

dates = de-DE
# Eins wird gebeugt, und steht darum immer im Satz selbst.
number =
    { $number ->
        [0] kein
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
# Die Bots danach, wie gut sie sind; Formen nach "mit".
level =
    { $level ->
        [kitten] Kätzchen
        [tabby] Mieze
        [lynx] Luchs
        [puma] Puma
        [tiger] Tiger
       *[other] { $level }
    }
level-with-one =
    { $level ->
        [kitten] einem Kätzchen
        [tabby] einer Mieze
        [lynx] einem Luchs
        [puma] einem Puma
        [tiger] einem Tiger
       *[other] { $level }
    }
level-several =
    { $level ->
        [kitten] Kätzchen
        [tabby] Miezen
        [lynx] Luchsen
        [puma] Pumas
        [tiger] Tigern
       *[other] { $level }
    }

## Überall.

name = Tabbytop
title =
    { $page ->
        [none] Tabbytop
       *[other] { $page } · Tabbytop
    }
close = Schließen
notes = Mitteilungen
silent = Der Server antwortet nicht. Bist du online?
failed = Das hat der Server nicht geschafft.
somebody = jemand
announcement = Durchsage vom Haus
put-away = Alles klar

## Oben auf jeder Seite.

top-home = Tabbytop, zum Regal
top-back = Zurück zum Regal
top-tools = Einstellungen und du
top-mute = Ton aus
top-unmute = Ton an
top-dark = Licht aus
top-light = Licht an
top-me =
    { $name ->
        [none] Du
       *[other] Du: { $name }
    }

## Ohne Verbindung.

offline-title = Keine Verbindung
offline-about = Jemand hat das Kabel durchgebissen. Es geht von selbst weiter, sobald es geflickt ist.
offline-again = Noch mal versuchen
offline-look = Bis dahin deine Tische, wie sie waren:
offline-table =
    { $others ->
        [none] { $game }
       *[other] { $game } mit { $others }
    }
offline-time =
    { $day ->
        [none] Wie es um { $clock } Uhr war
       *[other] Wie es am { $day } um { $clock } Uhr war
    }
offline-open = Anschauen
offline-open-at =
    { $others ->
        [none] Anschauen: { $game }
       *[other] Anschauen: { $game } mit { $others }
    }

## Die erste Seite.

home-shelf = Das Regal
home-name-before = Tabbyt
home-name-after = p
home-line-first = Fünf Katzenspiele, ein Tisch.
home-line-second = Es regnet. Bleib ein Weilchen.

## Eigene Tische.

mine-turns =
    { $tables ->
        [one] An einem Tisch bist du dran
       *[other] An { $counted } Tischen bist du dran
    }
mine-tables = Deine Tische
mine-more =
    { $tables ->
        [one] und noch einer
       *[other] und noch { $tables }
    }
mine-none = Noch liegt nichts auf dem Tisch
mine-none-yet = Nimm eine Schachtel aus dem Regal. Wer mitspielen soll, bekommt einen Link, leere Stühle bekommen einen Bot.
mine-where =
    { $others ->
        [none] { $game }
       *[other] { $game } mit { $others }
    }
mine-asks = Du bist dran
mine-your-turn = Du bist dran
mine-others-play = Die anderen spielen
mine-waits-for = Dran: { $who }
mine-since = Dein Zug begann { $ago }
mine-since-others = Der Zug begann { $ago }
mine-history = Verlauf und Aufkleber
mine-waits = Hier fehlt noch wer
# A friend has asked for a rematch.
mine-kept = Noch eine Partie? Dein Platz wartet schon
mine-over = Vorbei
mine-sit-down = Hinsetzen
mine-sit-down-at =
    { $others ->
        [none] Hinsetzen: { $game }
       *[other] Hinsetzen: { $game } mit { $others }
    }
mine-replay = Ansehen
mine-replay-of =
    { $others ->
        [none] Noch einmal ansehen: { $game }
       *[other] Noch einmal ansehen: { $game } mit { $others }
    }

## Jemand hat einen Link geschickt.

friend-title = Hast du eine Einladung?
friend-how = Ein Link oder Code bringt dich direkt an deinen Platz.
friend-placeholder = Link oder Code
friend-label = Link zum Tisch oder sein Code
friend-join = Mitspielen
friend-no-link = Das ist kein Link zu einem Tisch.
friend-or = oder
friend-lobby = schauen, wer gerade wartet
# A link to the reader's circles: groups of friends who play together.
friend-circles = Deine Kreise

## Links below the slips of paper.

daily = Die Partie des Tages
puzzles = Rätsel

## Gleich mit Bots spielen.

bots-title = Niemand da?
bots-fair = Die Bots schon. Sie spielen fair und schnurren.
bots-level = Wie gut sie sind
bots-about =
    { $level ->
        [kitten] Kätzchen: sehr leicht
        [tabby] Mieze: leicht
        [lynx] Luchs: normal
        [puma] Puma: stark
        [tiger] Tiger: teuflisch
       *[other] { $level }
    }
bots-what =
    { $bots ->
        [one] { $game } mit { level-with-one }
       *[other] { $game } mit { $counted } { level-several }
    }
bots-deal = Karten her

## Tische mit freien Stühlen.

lobby-page = Wer wartet
lobby-title = Hier wartet jemand
lobby-with =
    { $who ->
        [none] { lobby-free }
       *[other] mit { $who } · { lobby-free }
    }
lobby-free =
    { $free ->
        [one] ein Stuhl frei
       *[other] { $counted } Stühle frei
    }
lobby-sit-down = Hinsetzen
lobby-sit-down-at =
    { $who ->
        [none] Hinsetzen: { $game }
       *[other] Hinsetzen: { $game } mit { $who }
    }
lobby-nobody = Gerade niemand
lobby-first = Jemand muss anfangen. Lass einen Stuhl für alle offen, dann wartest du hier.
lobby-own = Selbst einen Tisch öffnen

## Eine Adresse, die nirgends hinführt.

lost-page = Verlaufen
lost-title = Niemand da
lost-words = Hier ist nichts außer einem Karton. Bitte nicht hineinschauen.
lost-home = Zurück zum Regal

## Die Spiele: was auf den Schachteln steht.

game-seats =
    { $least ->
        [none] { $most } Plätze
       *[other] { $least }–{ $most } Plätze
    }
game-minutes = { $minutes } Min.
game-your-turn = Du bist
    .second = dran
game-another = Noch eine Partie
game-another-of = Noch eine Partie { $game }
game-learn =
    { $minutes ->
        [one] In { $minutes } Minute gelernt
       *[other] In { $minutes } Minuten gelernt
    }
game-learn-on = Lektion fortsetzen
game-learn-of = { $game }: { $words }
