no-such-circle = diesen Kreis gibt es nicht, oder du gehörst nicht dazu
no-such-circle-link = dieser Link führt zu keinem Kreis; bitte um einen neuen
no-such-member = so ein Mitglied hat dieser Kreis nicht
only-founder = das kann nur, wer den Kreis gegründet hat
founder-leaves = dich selbst kannst du nicht entfernen; übergib den Kreis jemand anderem, bevor du gehst
circle-full =
    { $most ->
        [one] der Kreis ist voll: Mehr als ein Mitglied passt nicht hinein
       *[other] der Kreis ist voll: Mehr als { $most } Mitglieder passen nicht hinein
    }
too-many-circles =
    { $most ->
        [one] du bist schon in einem Kreis; verlass ihn erst
       *[other] du bist schon in { $most } Kreisen; verlass erst einen
    }
circle-not-public = der Tisch eines Kreises kann nicht öffentlich sein

## Saisons

no-such-season = diese Saison hatte der Kreis nicht
season-empty = in dieser Saison wurde noch nichts gespielt
season-end-past = wähl ein Datum in der Zukunft
season-too-short = eine Saison muss mindestens eine Stunde dauern

## Wettbewerbe: Ligen und Pokale

no-such-contest = diesen Wettbewerb hat der Kreis nicht
no-such-fixture = so eine Partie hat der Wettbewerb nicht
too-many-contests =
    { $most ->
        [one] es läuft schon ein Wettbewerb; beendet ihn erst
       *[other] es laufen schon { $most } Wettbewerbe; beendet erst einen
    }
contest-players = wähl Mitglieder des Kreises, jedes nur einmal
contest-seats = { $game } ist für { $least } bis { $most } Leute; wähl eine andere Tischgröße, oder lass mehr Leute mitspielen oder weniger
contest-over = der Wettbewerb ist zu Ende
fixture-decided = diese Partie ist schon entschieden
fixture-waits = noch ist nicht bekannt, wer hier spielt
fixture-not-yours = diesen Tisch kann nur öffnen, wer hier spielt
fixture-player-gone = jemand aus dieser Partie ist nicht mehr da; entscheiden kann, wer den Kreis gegründet hat
walk-over-order = wähl unter denen, die hier spielen, damit klar ist, wer weiterkommt
