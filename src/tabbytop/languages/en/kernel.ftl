### What the rules of all games say.

# The result. Variables: $winners (persons), $among ("all" if everybody shares the win, else how many win), $loser (the only
# player of a game that was lost), $reason.
verdict =
    { $among ->
        [all] Everyone shares the win: { $reason }.
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
no-move-of-game = { $move } isn’t a move in { $game }
no-move-number = { $move } isn’t a move: moves are 0 to { $most }
no-move-verb = { $move } isn’t a move; moves start with { $verbs-or }
# $near is the move that looks most like it.
no-move-similar = { $move } isn’t a move; did you mean '{ $near }'?
# $sentences say how such moves are written, with names in braces for what can be chosen.
no-move-written = { $move } isn’t a move; write { $sentences-or }
sentence = '{ $value }'

# $seat wants to move, but the seats in $asked are asked. Seats are numbers from 0 on; -1 is the clock.
not-asked = it isn’t seat { $seat }’s turn; waiting for: { $asked }
asked =
    { $value ->
        [-1] the clock
       *[other] seat { $value }
    }
no-seat = there’s no seat { $seat }; seats are 0 to { $most }

## Games, seats and options

no-game = there’s no game { $name }; games: { $games }
# For people who install games of other authors. An entry point is where Python finds such a game.
game-not-loaded = the game '{ $name }' can’t be loaded: { $error }
entry-point-no-game = the entry point '{ $name }' isn’t a Game
entry-point-other-game = the entry point '{ $name }' has a game called '{ $other }'

wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }
no-game-for-seats = { $game } can’t seat { $seats } or more
other-options = those aren’t options of { $game }
# A seed is the number from which all chance of a game follows.
bad-seed = a seed is a whole number or 32 bytes, not { $seed }

# Options are what can be chosen before a game. $name is the option as programs call it, $value what was given, quoted.
no-option =
    there’s no option { $name }; { $options-count ->
        [0] this game has no options
       *[other] options: { $options }
    }
bad-choice = { $name } must be { $choices-or }, not { $value }
bad-type =
    { $name } must be { $type ->
        [yes-or-no] yes or no
        [number] a whole number
        [word] a word
       *[words] a list of words
    }, not { $value }
# Options as people type them.
bad-option-text = write an option as name=value, not { $text }
repeated-option = { $name } is given twice

## How strong bots are, from the weakest to the strongest

level-kitten = plays with its food; easy to beat
level-tabby = only looks at the table every other time
level-lynx = rarely misses a move that looks good
level-puma = always takes what looks best
level-tiger = thinks ahead and forgives nothing: the strongest

# A fact about a card of a game that has no board of its own: what it is called, and its value.
fact = { $name }: { $value }

## Records of games and positions that cannot be read

# $where is a place in the document, such as moves[3]; $reason says what is wrong with it.
damaged = { $where }: { $reason }
# $move is the move in quotation marks, $ruling the number of a decision about the rules.
illegal-move = { $move } isn’t possible now: { $reason } ({ $ruling })
# JSON is the format of such documents. $error is what the program that reads it says, in English.
json-place = line { $line } column { $column }
json-error = { $error }
json-unreadable = can’t be read as JSON
json-twice = appears twice
# These follow the place: "seats: must be a number".
must-be-object = must be a JSON object
must-be-there = is missing
must-be-list = must be a list
must-be-lists =
    { $count ->
        [one] must have one list
       *[other] must have { $count } lists
    }
must-be-name = must be a name
must-be-number = must be a number
must-be-small = must be a small number
must-be-bool = must be true or false
cannot-be = can’t be { $found }
must-be-version = is { $found }, but this reads { $known }
must-be-game = is { $found }, not { $game }
must-be-rules = is version { $found }, but this is version { $known }
must-be-seed = must be a number, or 64 hexadecimal digits
# Moves that were taken back: the place of the move before which chance was made again, and a seat.
must-be-rekey = must be a place in moves, or a place and a seat
must-be-later = must be a place in moves, in ascending order
must-have-seat = must have a seat at the table
must-be-move = must be text like “0: pass”
must-be-like-move = must be like “0: pass”, not { $found }
not-in-record = doesn’t belong in a record
not-in-position = doesn’t belong in a position
not-there = doesn’t belong there
# The agenda is the list of steps that are still to come; $step is one of them as programs call it.
must-be-steps = must be a list of steps
no-step = { $game } has no step { $step }
step-does-not-fit = { $step } doesn’t fit the table
must-be-question = the top of the agenda must be a question to someone
no-answer = seat { $seat } has no answer
other-census = something is missing, appears twice or is from another box
bad-generator = neither a quick nor a sealed generator’s state

## Bots by name, such as `tiger` or `search:0.5s`, and programs that play, such as `run:./mybot`

no-bot = there’s no bot { $name }; bots: { $bots }
bad-bot-number = { $name }: put a whole number above 0 after the colon
bad-bot-seconds = { $name }: write seconds like search:0.5s
bad-bot-name = a bot’s name can have only lowercase letters, digits and hyphens, and can’t be one of ours: { $name }
bot-name-taken = there’s already another bot called { $name }
bot-not-loaded = the bot '{ $name }' can’t be loaded: { $error }
entry-point-no-bot = the entry point '{ $name }' doesn’t make a Bot
program-written = write a program as run:COMMAND or run@SECONDS:COMMAND, not { $program }
program-no-time = { $program } gives the program no time
# $error is what the system says, in English.
program-no-command = { $program } isn’t a command: { $error }
program-none = { $program } doesn’t name a program
program-not-here = programs can only play on Linux, macOS and the like
program-not-started = can’t start { $program }: { $error }

# In place of the rules, where a game has none here. $about says in a sentence what it is about.
no-rules = { $about } We don’t have the rules of { $game } here yet.

# Why a hint is good, where only one move is possible.
because-only-move = It’s your only move.
# What the runner-up of a hint brings, if it is the same as for the first choice.
because-same = Same here.

# A number behind the last puzzle of a game. Variables: $number, $count.
no-puzzle =
    { $count ->
        [one] there’s no puzzle { $number }; there’s only one
       *[other] there’s no puzzle { $number }; there are { $count }
    }
