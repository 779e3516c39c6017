### Kreise: Freunde mit einem Link, ihre Abende, Saisons, Wertungen und Wettbewerbe. Nur Mitglieder sehen sie.

## Die Liste der eigenen Kreise, und ein neuer.

page = Kreise
title = Deine Kreise
about = Ein Kreis ist ein Freundeskreis mit einem Link. Er merkt sich eure Abende: wer da war, was ihr gespielt habt, wer gewonnen hat.
none = Du bist noch in keinem Kreis. Gründe einen, oder öffne den Link, den dir jemand geschickt hat.
members-count =
    { $members ->
        [one] ein Mitglied
       *[other] { $members } Mitglieder
    }
open-tables =
    { $tables ->
        [one] ein Tisch wartet
       *[other] { $tables } Tische warten
    }
last-played = zuletzt am { $date } gespielt
found-title = Einen Kreis gründen
found-name = Wie heißt er?
found-example = Donnerstagskatzen
found-rated = Wertungen führen
found-rated-about = jedes Mitglied entscheidet trotzdem selbst, ob es eine hat
found = Gründen
found-most =
    { $most ->
        [one] Du bist in einem Kreis: Mehr passen nicht in eine Woche. Verlass ihn erst.
       *[other] Du bist in { $most } Kreisen: Mehr passen nicht in eine Woche. Verlass erst einen.
    }

## Die Seite eines Links, für jemanden, der noch nicht dabei ist.

join-page = Ein Kreis
join-title = { $founder } lädt dich in „{ $circle }“ ein
join-about = Du siehst die Tische, spielst mit und bist bei den Abenden dabei. Außerhalb sieht niemand etwas davon. Gehen kannst du jederzeit.
join-you = Du kommst als { $name } dazu.
join = Mitmachen
join-full = Dieser Kreis ist voll. Erst müsste jemand gehen.
join-lost = Dieser Link führt zu keinem Kreis. Vielleicht wurde er erneuert: Lass dir den neuen schicken.

## Die Seite eines Kreises.

lost = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu. Lass dir von einem Mitglied den Link geben.
under-name = { $members } · Saison { $season }

tables = Tische
tables-none = Gerade spielt niemand.
watch = Zuschauen
watch-at =
    { $who ->
        [none] Zuschauen: { $game }
       *[other] Zuschauen: { $game } mit { $who }
    }
to-table = Zum Tisch
to-table-at =
    { $who ->
        [none] Zum Tisch: { $game }
       *[other] Zum Tisch: { $game } mit { $who }
    }
table-waits = es fehlen noch Leute
table-runs = wird gespielt
table-contest = gehört zu { $contest }
open-a-table = Einen Tisch öffnen
open-game = Einen Tisch öffnen: { $game }

## Mitglieder.

members = Mitglieder
you = du
founder = hat den Kreis gegründet
has-left = nicht mehr dabei
rating = Wertung { $value }
rating-provisional =
    { $games ->
        [one] bisher etwa { $value }: Eine Partie sagt noch wenig
       *[other] bisher etwa { $value }: { $games } Partien sagen noch wenig
    }
rating-soon = eine Wertung nach der ersten Partie
rating-none = spielt ohne Wertung
rating-change =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
rating-changed = Wertung { $change }
rating-how = So entstehen Wertungen
rating-how-start = Alle beginnen eine Saison mit 1000. Die Zahl ist vorsichtig: Sie steigt, sobald deine Partien klarer zeigen, was du kannst, und an einem Abend verliert niemand viel.
rating-how-bots = Auch Bots zählen, denn ihre Stärke ist bekannt. Es kommt darauf an, wen du hinter dir lässt, nicht mit wie vielen Punkten.
rating-how-only = Nur Mitglieder sehen Wertungen, und es gibt keine Rangliste des ganzen Servers.
my-rating = Meine Wertung
my-rating-about = andere im Kreis sehen sie; schaltest du sie aus, wird sie gelöscht
invite = Leute einladen
invite-about = Wer diesen Link hat, kann mitmachen.
invite-link = Link zu diesem Kreis
invite-qr = QR-Code mit dem Link zu diesem Kreis
invite-text = Komm in unseren Kreis „{ $circle }“ auf Tabbytop.
leave = Den Kreis verlassen
leave-sure = Deine Wertung hier geht verloren, und du bist kein Mitglied mehr. Was gespielt wurde, bleibt. Mit dem Link kannst du wiederkommen.
leave-yes = Ja, verlassen
leave-founder = Der Kreis geht an das Mitglied, das am längsten dabei ist. Bist du allein, wird er gelöscht.
confirm-no = Nein
left = Du hast „{ $circle }“ verlassen.

## Saisons.

season-now = Diese Saison
season = Saison { $number }
season-since =
    { $ends ->
        [none] seit dem { $began }
       *[other] seit dem { $began }, endet am { $ends }
    }
season-was = { $began } bis { $ended }
season-empty = Noch keine Partie in dieser Saison. Der erste Abend füllt die erste Zeile.
season-past = Frühere Saisons
column-place = Platz
column-player = Mitglied
column-evenings = Gewonnene Abende
column-games = Partien
column-wins = Siege
column-points = Punkte
column-rating = Wertung
points-how = In jeder Partie zählt, welchen Anteil der anderen du schlägst: Platz 1 von 4 bringt 1 Punkt, Platz 2 bringt 0,67, der letzte Platz 0. Wer die meisten Punkte hat, gewinnt den Abend.

## Abende.

evenings = Abende
evenings-none = Noch kein Abend. Öffne einen Tisch: Ab zwei Mitgliedern zählt eine Partie.
evenings-older = Frühere Abende
evening-won =
    { $count ->
        [one] { $names } hat den Abend gewonnen
       *[other] { $names } teilen sich den Sieg
    }
evening-friendly = Nichts hat gezählt, auch gut
evening-table = Die Tabelle des Abends
game-place = { $place }. { $name }
look-back = Ansehen
look-back-at = Ansehen: { $game }, { $date }

## Wettbewerbe.

contests = Wettbewerbe
contests-none = Noch keine Liga und kein Pokal.
contests-founder = Wer den Kreis gegründet hat, kann sie ansetzen.
contest-title =
    { $kind ->
        [league] Liga: { $game }
       *[knock-out] Pokal: { $game }
    }
contest-progress =
    { $fixtures ->
        [one] { $decided } von { $fixtures } Partie entschieden
       *[other] { $decided } von { $fixtures } Partien entschieden
    }
contest-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
contest-abandoned = abgesagt
contest-look = Ansehen
contest-look-at = Ansehen: { $contest }
contest-new = Neuer Wettbewerb
contest-kind = Welche Art?
contest-kind-league = Liga
contest-kind-knock-out = Pokal
contest-kind-league-about = alle spielen gegen alle
contest-kind-knock-out-about = wer gewinnt, kommt weiter
contest-game = Welches Spiel?
contest-players = Wer macht mit?
contest-players-count = { $least } bis { $most } Mitglieder
contest-seats = Wie viele an einem Tisch?
contest-seats-each = { $seats }
contest-seats-four = drei oder vier, zwei kommen weiter
contest-rounds = Wie oft treffen sich alle?
contest-rounds-each =
    { $rounds ->
        [1] einmal
        [2] zweimal
       *[other] { $rounds }-mal
    }
contest-seeding = Wer trifft auf wen?
contest-seeding-draw = das Los entscheidet
contest-seeding-rating = nach Wertung
contest-seeding-about = Das Siegel des Loses siehst du vorher, seinen Startwert danach.
contest-name = Ein Name, wenn du magst
contest-begin = Beginnen
back = Zurück zu { $circle }
contest-table = Die Tabelle
contest-fixtures = Partien
round = Runde { $round }
round-name =
    { $left ->
        [0] Finale
        [1] Halbfinale
        [2] Viertelfinale
       *[other] Runde { $round }
    }
column-played = Gespielt
from-fixture = aus Partie { $fixture }
fixture = Partie { $number }
play = Spielen
play-with = Spielen: { $names }
fixture-waiting = noch nicht bekannt
fixture-ready = noch zu spielen
fixture-playing = wird gespielt
fixture-drawn =
    { $games ->
        [one] einmal unentschieden, geht weiter
       *[other] { $games }-mal unentschieden, geht weiter
    }
walked-over = kampflos entschieden
goes-on = kommt weiter
walk-over = Kampflos entscheiden
walk-over-about = Jemand kann nicht kommen? Sag, wer gewinnt.
walk-over-for = { $name } gewinnt
seeds = Die Auslosung
seeds-draw = Ausgelost. Das Siegel war vorher zu sehen, der Startwert öffnet es.
seeds-rating = In der Reihenfolge der Wertungen.
seal = Siegel
seed = Startwert
abandon = Den Wettbewerb absagen
abandon-sure = Er endet ohne Sieg. Was gespielt wurde, bleibt.
abandon-yes = Ja, absagen
contest-over = { $names } gewinnt!
contest-over-many = { $names } gewinnen!
league-how = Bei gleichen Punkten zählen erst die Partien untereinander, dann die Siege.

## Was nur kann, wer den Kreis gegründet hat.

tools = Kreis verwalten
tools-name = Name
tools-rename = Umbenennen
tools-renamed = Er heißt jetzt „{ $circle }“.
tools-rated = Wertungen in diesem Kreis
tools-season = Die Saison
tools-season-ends = Endet am
tools-season-set = Datum setzen
tools-season-open = Kein Datum
tools-season-end = Jetzt beenden
tools-season-end-sure = Die Tabelle bleibt, wie sie steht, und die nächste Saison beginnt von vorn, mit neuen Wertungen.
tools-season-end-yes = Ja, Saison beenden
tools-season-ended = Eine neue Saison beginnt.
tools-link = Link erneuern
tools-link-sure = Der alte Link führt dann ins Leere. Alle Mitglieder bleiben.
tools-link-yes = Ja, erneuern
tools-link-new = Der Kreis hat einen neuen Link.
tools-members = Mitglieder
tools-remove = Entfernen
tools-remove-one = { $name } entfernen
tools-remove-sure = { $name } ist dann kein Mitglied mehr. Mit dem Link ist der Weg zurück offen: Erneuere ihn, wenn das nicht sein soll.
tools-remove-yes = Ja, { $name } entfernen
tools-hand-over = Kreis übergeben
tools-hand-over-one = Kreis übergeben: { $name }
tools-hand-over-sure = Alles, was hier steht, kann dann nur noch { $name } machen.
tools-hand-over-yes = Ja, an { $name } übergeben
tools-delete = Kreis löschen
tools-delete-sure = Abende, Saisons, Wertungen und Wettbewerbe sind für alle weg, für immer.
tools-delete-yes = Ja, für immer löschen
tools-deleted = „{ $circle }“ gibt es nicht mehr.
