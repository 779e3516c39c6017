### The page: its frame, the shelf with the games, the player's own page, the rules. Every page loads these texts.

## The app, when it is installed on a device, and what search engines say about it.

app-name = Tabbytop
app-about = Five cat games on one table.
# For a browser without JavaScript. "tabbytop play" is a command.
app-no-script = Tabbytop needs JavaScript for its cats. In a terminal it needs none: tabbytop play

## The games: what stands on the boxes. The attributes say in three words how a game feels.

game-kibble-scuffle = Kibble Scuffle
    .first = sly
    .second = pushy
    .third = hungry
game-kitty-paw = Kitty Paw
    .first = quick
    .second = noisy
    .third = all at once
game-tem-purr-a = Tem-Purr-A
    .first = daring
    .second = mean
    .third = quick
game-cat-lady = Cat Lady
    .first = cosy
    .second = clever
    .third = collecting
game-meow = Meow!
    .first = silly
    .second = secret
    .third = loud
