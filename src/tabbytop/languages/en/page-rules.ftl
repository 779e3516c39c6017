### The rules of a game on the page: the goal, a turn in pictures, an example, the cards, the rulings.

page = { $game }: how it goes
play = Sit down and play
# The table of contents, for screen readers.
contents = On this page
goal = The goal
turn = How a turn goes
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
missing = The rules of this game are not written down here yet. The table itself tells what one may do, and why not.
waiting = One moment, somebody lies on the page.
rulings = Rulings
rulings-about = What happens where the rulebook leaves a case open. “Ours” marks decisions for which the rulebook gives no hint.
rulings-silent = The rulings do not come just now. Try again in a moment.
# Opens a ruling. $ruling: its number, such as KS-T6.
ruling = Rule { $ruling }
print = Print on two pages
# Opens the rules beside the game, in another tab.
own-page = Open on a page of its own, to print
