### Meow! on the page: a circle of hooded cats around an altar. Every card is a rule that binds the others; on a turn, a player
### plays a card, does acts, and checks whether a rule was broken.

# The goal of the game, in one sentence, before the first turn.
goal = To win, obey the card you play and every rule the others have, all in one turn.

## The circle.

circle-label = The circle
circle-pile =
    { $count ->
        [one] The pile: { $count } card, face down
       *[other] The pile: { $count } cards, face down
    }
# $rounds: how many there will be; 0 if nobody knows.
circle-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
# The name of the clock.
circle-candle = The candle is burning down
circle-you = You
# Below the card on the altar.
circle-laid-by-you = You played this
circle-laid-by = { $name } played this
circle-revealed-by-you = Shown by you
circle-revealed-by = Shown by { $name }
# The same card, while the next player chooses one.
circle-revealed-before = Shown last turn
# $title: a rule.
circle-gone = { $title } is gone for good.
circle-times = ×{ $count }
# What cats say when they are asked.
circle-no = No.
circle-broken = Yes!
circle-asks = ?
circle-objects = Objection!

## Players around the altar.

seat-label =
    { $count ->
        [one] { $name }: { $count } card in hand
       *[other] { $name }: { $count } cards in hand
    }
seat-active = taking a turn
seat-pointed = being asked
seat-said-no = said no
seat-ready = ready
seat-objected = has objected
# $hands: of how many players nobody found a broken rule, in the best turn so far.
seat-best =
    { $hands ->
        [one] got past { $hands } hand at best
       *[other] got past { $hands } hands at best
    }
seat-best-short = best { $hands }

# On a rule card: when it is to be done.
part-before = BEFORE
part-after = AFTER

## Your hand.

hand-label = Your rules
hand-none = No rules in your hand.
hand-onlooker = You’re watching.
hand-binds = For the others to obey, not you.
hand-learn = Look closely: they go left.
hand-asked = Was one of these broken?
hand-reveal = Which one do you show?
hand-lay = Play one of these.

## Acts that a player cannot do, or would rather not.

struck-title = Crossed out
struck-none = Nothing so far. Tap an act below that you can’t do, or would rather not.
struck-unseen = Nobody will know.

## A turn.

turn-yours = This turn
turn-theirs = { $name }’s turn
turn-waiting = Before the first turn
turn-used =
    { $most ->
        [one] { $used } of { $most } act used
       *[other] { $used } of { $most } acts used
    }
turn-spare = Two of them are spare: for nonsense, to lead copycats astray.
turn-before = Before the card
turn-after = After the card
turn-nothing-in-before = Before the card: nothing
turn-nothing-in-after = After the card: nothing yet
turn-remember = Every card the others have applies to you. Remember any? We’re not telling.
turn-watch = Watch closely. Nothing here remembers for you.
# $word: what a cat said.
turn-said = “{ $word }”
# $label: an act.
turn-done-as =
    { $times ->
        [0] { $label }
        [1] { $label }
       *[other] { $label }, { $times } times
    }
turn-parts = The turn
turn-step-before = Before
turn-step-card = Card
turn-step-act = Acts
turn-step-after = After
turn-step-check = Check

## Questions and buttons; $left is the name of your left neighbor.

ask-check = Check
ask-more = Anything else before the check? It starts with { $left }.
ask-full = No room for a new act. Check, or repeat one.
ask-replace = Replace a rule
ask-not-replace = Never mind
ask-replacing = Which rule? It must be one you know is in the game.
ask-once-a-game = For a rule you can’t obey, or would rather not. It works once a game, and everyone hears which one is gone.
# $count: acts that the reader has struck.
ask-strike-note =
    { $count ->
        [0] Most people cross out nothing.
        [1] One act crossed out, unseen.
       *[other] { $count } acts crossed out, unseen.
    }
ask-pass-note = They go to { $name }, so you’ll know what { $name } has.
# $name: whose turn it is.
ask-show = { $name } broke just one of your rules: show it.
ask-lay = Play a card.
ask-lay-timed = Any BEFORE acts? Then play a card.
ask-lay-more = More BEFORE acts? Then play a card.
ask-answer-note = If so, tap that rule. Object if the card on the altar wasn’t obeyed.
ask-name-note = If so, tap that rule.
ask-play-note = You have to obey it. What you keep is only for the others.
ask-before-note = First the BEFORE acts, then your card, then the AFTER acts.
ask-after-note = Your card is down: now for the AFTER acts.
ask-look = Look again
ask-no = No, not mine
ask-object = Object
ask-to-turn = Skip to my turn
ask-to-question = Skip to my answer
ask-wait = Nothing to say

## The palette: all acts, to tap and to search.

palette-label = All acts
palette-does-act = Acts
palette-does-strike = Cross out an act
palette-does-replace = Replace a rule
# Groups of acts.
palette-group-recent = Recent
palette-group-noise = Noises
palette-group-mime = Moves
palette-group-counted = Counted
palette-group-spoken = Spoken
palette-tabs = Groups of acts
# $group: one of these groups.
palette-tab =
    { $count ->
        [one] { $group }, { $count } act
       *[other] { $group }, { $count } acts
    }
palette-search = Find an act
palette-search-rule = Find a rule
palette-nothing = Nothing by that name. The cat is relieved.
palette-no-recent = Acts you’ve done wait for you here.
palette-done =
    { $times ->
        [1] done this turn
        [2] done twice this turn
        [3] done three times this turn
        [4] done four times this turn
        [5] done five times this turn
        [6] done six times this turn
        [7] done seven times this turn
        [8] done eight times this turn
        [9] done nine times this turn
        [10] done ten times this turn
        [11] done eleven times this turn
        [12] done twelve times this turn
       *[other] done { $times } times this turn
    }
palette-struck = crossed out
# $label: an act for which one says a word.
palette-words = { $label }: which word?
# Six words to choose from at once, before the list of all.
palette-good-words = Off the top of your head
palette-all-words =
    { $count ->
        [one] The only word
       *[other] All { $count } words
    }
palette-find-word =
    { $count ->
        [one] Type the only word
       *[other] Type one of { $count } words
    }
palette-some-of = { $shown } of { $count }: type to find the rest.
palette-fresh = It must be new in this game. Do you remember what’s been said?
palette-say = “{ $word }”
palette-say-as = Say “{ $word }”: { $label }
palette-words-found = Words to say
palette-back = Back to the acts
palette-grow = Show more acts
palette-shrink = Show fewer acts
palette-loading = Unpacking the acts…

## Rules that came to light.

listed-open =
    { $count ->
        [one] { $count } rule came to light
       *[other] { $count } rules came to light
    }
listed-open-short =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
listed-title = Rules that came to light
listed-none = None so far.
listed-where = Where are they now? That’s up to your memory.

## The notepad beside the table.

log-note = Nobody here writes down who did what: remembering is the game.
