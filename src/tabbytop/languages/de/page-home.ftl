### Die Seite: ihr Rahmen, das Regal mit den Spielen, die Seite der Spielerin selbst, die Regeln.

## Die App auf einem Gerät.

app-name = Tabbytop
app-about = Fünf Katzenspiele auf einem Tisch.
app-no-script = Tabbytop braucht JavaScript für seine Katzen. Im Terminal braucht es keins: tabbytop play

## Die Spiele: was auf den Schachteln steht, und in drei Worten, wie sie sind.

game-kibble-scuffle = Kibble Scuffle
    .first = gerissen
    .second = frech
    .third = hungrig
game-kitty-paw = Kitty Paw
    .first = flink
    .second = laut
    .third = alle zugleich
game-tem-purr-a = Tem-Purr-A
    .first = gewagt
    .second = gemein
    .third = flott
game-cat-lady = Cat Lady
    .first = gemütlich
    .second = schlau
    .third = sammelnd
game-meow = Meow!
    .first = albern
    .second = geheim
    .third = laut
