### Tem-Purr-A: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

full-menu = The full menu
    .text = Play a game to the end.

chef = Compliments to the chef
    .text = Win a game.

spotless = Spotless bib
    .text = Finish a game without a single token.

big-appetite = Big appetite
    .text = Eat a stack of 15 or more, and feel fine.

thirty-and-fine = Thirty, and still smiling
    .text = Eat a stack of 30 or more, and feel fine.

small-dish = Small dishes are kind
    .text = Eat a stack of 2.

tower = Tower of plates
    .text = Serve a dish that takes the stack to 25 or more.

return-to-sender = Return to sender
    .text = Send a stack of 15 or more back to where it came from.

you-look-hungry = You look hungry
    .text = Choose who gets a stack of 15 or more.

table-cleared = Table cleared
    .text = With a pair of dishes, clear away a stack of five or more cards.

empty-paws = Empty paws
    .text = Play your last card, and draw three.

hot-sauce = More hot sauce
    .text = Add an Indigestion to the deck twice in one game.

doggy-bag = Doggy bag
    .text = Finish a game with twenty or more cards in hand.

well-rested = A well-earned nap
    .text = Take your third token. Lie down. Someone will bring you tea.
