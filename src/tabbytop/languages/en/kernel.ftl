### What the rules of all games say.

# The result. Variables: $winners (persons), $among ("all" if everybody shares the win, else how many win), $loser (the only
# player of a game that was lost), $reason.
verdict =
    { $among ->
        [all] All share the win: { $reason }.
        [0]
            { $loser-is ->
                [you] You lose: { $reason }.
               *[other] { $loser } loses: { $reason }.
            }
        [1]
            { $winners-is ->
                [you] You win: { $reason }.
               *[other] { $winners } wins: { $reason }.
            }
       *[other] { $winners } win: { $reason }.
    }

## Moves, in notation (such as `play tom 2`)

# Somebody wants to move after the end.
game-over = the game is over

# The text or number that somebody gave is no move. $move is what was given, quoted.
no-move-of-game = { $move } is no move of { $game }
no-move-number = { $move } is no move: moves are 0 to { $most }
no-move-verb = { $move } is no move; moves begin with one of: { $verbs }
# $near is the move that looks most like it.
no-move-similar = { $move } is no move; did you mean '{ $near }'?
# $sentences say how such moves are written, with names in braces for what can be chosen.
no-move-written = { $move } is no move; it is written { $sentences-or }
sentence = '{ $value }'

# $seat wants to move, but the seats in $asked are asked. Seats are numbers from 0 on; -1 is the clock.
not-asked = seat { $seat } is not asked now; asked: { $asked }
asked =
    { $value ->
        [-1] the clock
       *[other] seat { $value }
    }
no-seat = there is no seat { $seat }; seats are 0 to { $most }

## Games, seats and options

no-game = there is no game { $name }; games: { $games }
# For people who install games of other authors. An entry point is where Python finds such a game.
game-not-loaded = the game '{ $name }' cannot be loaded: { $error }
entry-point-no-game = the entry point '{ $name }' is no Game
entry-point-other-game = the entry point '{ $name }' has a game that is called '{ $other }'

wrong-seats = { $game } has { $least } to { $most } seats, not { $seats }
no-game-for-seats = { $game } has no game for { $seats } seats or more
other-options = those are not options of { $game }
# A seed is the number from which all chance of a game follows.
bad-seed = a seed is a whole number or 32 bytes, not { $seed }

# Options are what can be chosen before a game. $name is the option as programs call it, $value what was given, quoted.
no-option =
    there is no option { $name }; { $options-count ->
        [0] this game has no options
       *[other] options: { $options }
    }
bad-choice = { $name } is one of { $choices }, not { $value }
bad-type =
    { $name } is { $type ->
        [yes-or-no] yes or no
        [number] a whole number
        [word] a word
       *[words] a list of words
    }, not { $value }
# Options as people type them.
bad-option-text = an option is written name=value, not { $text }
repeated-option = { $name } is said twice

## How strong bots are, from the weakest to the strongest

level-kitten = plays with its food; a child beats it
level-tabby = looks at the table every other time
level-lynx = seldom misses what is good at first sight
level-puma = always takes what looks best
level-tiger = thinks ahead, and forgives nothing: the strongest

# A fact about a card of a game that has no board of its own: what it is called, and its value.
fact = { $name }: { $value }
