### Tem-Purr-A: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

full-menu = The full menu
    .text = Play a game to its end.

chef = Compliments to the chef
    .text = Win a game.

spotless = Spotless bib
    .text = End a game without a single token.

big-appetite = Big appetite
    .text = Eat a stack of 15 or more, and feel fine.

thirty-and-fine = Thirty, and still smiling
    .text = Eat a stack of 30 or more, and feel fine.

small-dish = Small dishes are kind
    .text = Eat a stack of 2.

tower = Tower of plates
    .text = Serve a dish that makes the stack 25 or more.

return-to-sender = Return to sender
    .text = Send a stack of 15 or more back where it came from.

you-look-hungry = You look hungry
    .text = Choose who gets a stack of 15 or more.

table-cleared = Table cleared
    .text = A pair of dishes clears away a stack of five cards or more.

empty-paws = Empty paws
    .text = Play your last card, and draw three.

hot-sauce = More hot sauce
    .text = Add an Indigestion to the deck twice in one game.

doggy-bag = Doggy bag
    .text = End a game with twenty cards or more in hand.

well-rested = A well-earned nap
    .text = Take the third token. Lie down, somebody will bring you tea.
