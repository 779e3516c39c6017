no-such-circle = diesen Kreis gibt es nicht, oder du gehörst nicht dazu
no-such-circle-link = dieser Link führt zu keinem Kreis; bitte um einen neuen
no-such-member = niemand in diesem Kreis hat diese Nummer
only-founder = das kann nur, wer den Kreis gegründet hat
founder-leaves = übergib den Kreis, bevor du gehst, oder verlass ihn selbst
circle-full = der Kreis ist voll; er hat { $most } Mitglieder
too-many-circles = du bist schon in { $most } Kreisen; verlass erst einen
circle-not-public = ein Tisch eines Kreises ist nicht öffentlich

## Saisons

no-such-season = diese Saison hatte der Kreis nicht
season-empty = in dieser Saison wurde noch nichts gespielt
season-end-past = eine Saison endet in der Zukunft
season-too-short = eine Saison dauert mindestens eine Stunde

## Wettbewerbe: Ligen und Pokale

no-such-contest = diesen Wettbewerb hat der Kreis nicht
no-such-fixture = diese Begegnung hat der Wettbewerb nicht
too-many-contests = es laufen schon { $most } Wettbewerbe; beendet erst einen
contest-players = alle Spielenden eines Wettbewerbs sind Mitglieder des Kreises, jedes einmal
contest-seats = { $game } hat Tische für { $least } bis { $most }; wähle andere Plätze oder eine andere Zahl von Spielenden
contest-over = der Wettbewerb ist zu Ende
fixture-decided = diese Begegnung ist entschieden
fixture-waits = noch ist nicht bekannt, wer hier spielt
fixture-not-yours = diesen Tisch können nur die öffnen, die hier spielen
fixture-player-gone = jemand davon ist nicht mehr da; wer den Kreis gegründet hat, kann entscheiden
walk-over-order = nenne Spielende dieser Begegnung, so dass klar ist, wer weiterkommt
