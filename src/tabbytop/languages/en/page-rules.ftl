### The rules of a game on the page: the goal, a turn in pictures, an example, the cards, the rulings.

page = { $game }: how to play
play = Sit down and play
# The table of contents, for screen readers.
contents = On this page
goal = The goal
turn = How a turn works
example = An example
words = The rules in words
cards = The cards
find = Find a card
# Shows the cards of all groups.
all = All
# Announced while somebody searches. $count: how many cards are shown.
found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# A fact about a card: what it is called, and its value.
fact = { $name }: { $value }
none = No card says that.
missing = The rules of this game aren’t written down here yet. The table itself shows what you can do, and why not.
waiting = One moment, there’s a cat on the page.
rulings = Rulings
rulings-about =
    What happens when the rulebook leaves a question open. “Ours” marks our own decisions, where the rulebook gives no
    hint.
rulings-silent = Couldn’t load the rulings. Try again in a moment.
# Opens a ruling. $ruling: its number, such as KS-T6.
ruling = Rule { $ruling }
print = Print on two pages
# Opens the rules beside the game, in another tab.
own-page = Open on its own page, to print
