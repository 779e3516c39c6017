### The terminal: commands, pages, prompts and notices that all games share.
###
### Words in `backticks` are typed. Commands may be typed in English and in your language; the keys of one letter (`b`, `u`,
### `q`) and the words of moves are the same in all languages. A line of the terminal has 80 characters or more: long
### sentences are broken, labels in the lower left corner of a frame are cut off.
###
### Variables in many messages: $name (of a player), $seat (a player, as a person), $game (its title), $path and $file
### (names of files).

# $language was asked for with --language; $languages lists those that are there.
unknown-language = there is no language { $language }; there are { $languages }

yes = yes
no = no
# Words that mean yes or no when they are typed, with a space between.
yes-words = y yes
no-words = n no

## Names of players.

# The name of the only person at the keyboard.
you = You
# The name of one of several people who did not say theirs.
player = Player { $number }
# The name of a bot, when all names of cats are taken.
cat = Cat { $number }
# A player of a game that was saved without names, as a name and inside a sentence.
seat-name = Seat { $number }
seat-within = seat { $number }
# The clock, as the one who makes a move; in a list of moves, in front of a colon.
clock = clock
# Behind the name of a bot: what plays. Bots that are not listed here are named as they are typed.
shown-bot = { $bot }
bot = { $value }
bot-kitten = kitten
bot-tabby = tabby
bot-lynx = lynx
bot-puma = puma
bot-tiger = tiger
bot-random = random
bot-greedy = greedy
bot-program = program

## Commands. The name is what is typed; behind it come other ways to type it, or what may follow. `text` says what it does,
## in one short line.

command-help = help, ?
    .text = this page
command-rules = rules
    .text = how to play, in short
command-cards = cards [name]
    .text = what the cards do
command-table = table
    .text = everything you may know: discards, what is left, …
command-hint = hint
    .text = what a strong bot would do, and why
command-plan = plan
    .text = what the table works out for you, where a game offers that
command-follow = follow
    .text = make the moves of that plan
command-log = log
    .text = all that happened so far, the newest page first
command-undo = undo
    .text = take your last move back, if nothing came to light since
command-save = save [file]
    .text = write the game down and play on
command-resume = resume [file]
    .text = save this game and go on with another, or with the newest
command-quit = quit
    .text = save and leave; so do Ctrl-C and Ctrl-D

## The page of the command `help`.

help-commands = At any prompt
help-answers = Your answer
help-how = A number from the screen, or the move in words, like this:
help-short = Beginnings of words that say enough will do. Seats go by number, name or mark:

## The page of the command `cards`.

no-cards = { $game } has no list of cards here.
# $word was typed, in quotes; $names lists all cards as they can be typed.
no-such-card = No card of this game is called { $word }. There are: { $names }.

## The table.

# $number: how many moves were made so far.
progress = move { $number }
# $count: so many lines of the table do not fit on the screen.
more-lines = … { $count } more lines: `table` shows all
# $count: so many answers do not fit on the screen.
more-answers = … { $count } more: type one, or as much of it as says enough
# An answer was given without asking, because there was no other.
only-answer = (Only one answer: { $answer }.)

## The log: what happened.

log-since = Since your last move
log-so-far = So far
log-all = What all have seen
log-nothing = Nothing has happened yet.
# Behind the heading, when there is not room for all lines.
log-more = (… `log` has { $count } more)
# Heading and foot of the log when it stands at the side.
log-panel = What happened
log-panel-foot = log: all of it

## Questions to a person. "Enter" is the key.

ask-answer = number or move, ? for help
ask-go-on = Enter: go on
# The window is small.
small-window = A window of 80×24 or more shows everything at once.
# $number was typed before the list of answers was on the screen.
no-list-yet = { $number } of what? Here is the list: type it again if you mean it.
hinting = Asking a big cat …
# The move of a strong bot; a full stop and what the move brings follow.
hint = A big cat would choose: { $move }
hint-second = Next best: { $move }
no-hints-between-people = There are no hints in this game while people play against each other.
no-advice = This game leaves all planning to you.
nothing-to-follow = There is nothing to carry out yet; `plan` shows what the table works out.
# Input that comes from a file has had so many useless lines.
too-many-refusals = { $count } answers in a row that are none. Enough for now.
taken-back = Taken back.
saved-to = Saved to { $path }.
no-other-save = There is no other saved game to go on with.
# The game cannot be saved, as the sentence before says, so nobody leaves.
try-to-save = Try `save` with another file.

## Answers that are not understood. A notice begins with a capital letter and gets a full stop by itself.

# $text was typed, in quotes.
no-move = { $text } is no move here: type a number from the list, or ? for help
no-move-similar = { $text } is no move here; did you mean `{ $near }`?
# $moves are two or three moves, as they are typed, put together by `either`.
ambiguous =
    { $more ->
        [yes] that could be { $moves } and so on; say a little more
       *[no] that could be { $moves }; say a little more
    }
either = { $start } or { $next }
no-number = there is no { $number } here; any number you see will do
say-which = say more exactly which one
# Several answers may be typed on one line, but not after this one.
nothing-follows = nothing can follow this on a line
# $text is the part that is wrong, $why a sentence that says why.
nothing-done = nothing of this was done. `{ $text }`: { $why }

## To take a move back.

undo-nothing = There is nothing to take back yet.
undo-answered =
    { $seat-is ->
        [clock] The clock has answered since: that move stands.
       *[other] { $seat } has answered since: that move stands.
    }
undo-chance = Chance has spoken since, and cannot be unseen: that move stands.
undo-revealed = Something has come to light since: that move stands.

## Pages of a long text. $done is what comes next: one of the messages `to-…`.

to-table = back to the table
to-turn = your turn
to-answer = your answer
to-score-pad = the score pad
to-rest = what is below it
to-pass = pass the keyboard
pager-done = Enter: { $done }
pager-more = Enter: more
pager-up = u: up
pager-leave = b: { $done }
pager-page = { $page } of { $pages }

## Several people at one keyboard. $mark is the player's letter.

somebody-else = Somebody else is asked now. Enter: { to-pass }; `undo`, `log`, `quit`.
pass-to = Pass the keyboard to { $name }.
pass-ask = { $name }, type { $mark } and Enter when nobody else looks
pass-only = Only { $name } lifts this curtain: { $mark } and Enter. `quit` saves and leaves.
# All are asked at once; $marks lists their letters with commas between.
ask-together = { $marks } speaks up, Enter: nobody

## Bots.

thinking = { $name } is thinking …
# A program that played for $name has failed. $why is what the program did wrong, in English. A full stop is added.
bot-fails = Chance plays on for { $name }: { $why }
bot-failed = Chance played on for { $name }: { $why }

## The end of a game, and its score pad.

score-pad = { $game }: the score pad
wins = wins
place = place { $place }
points = points
look-again = Look at it again with:
once-more = Once more? y/n
once-more-how = y deals a new game to the same players, n or Enter leaves

## Saved games.

# $stickers are names of stickers that were earned in this game.
stickers =
    { $seat-is ->
        [you] Your stickers: { $stickers }
       *[other] Stickers for { $seat }: { $stickers }
    }
saved-in = Saved in { $path }
go-on-with = Go on with:
# $progress is how far the game has come, such as "turn 5".
resumed = Resumed { $file }, { $progress }.
left-in = The game as you left it is kept in { $path }.
# $names lists the players that were programs.
programs-left = No saved game may start a program, so chance plays on for { $names }; `tabbytop resume` with --seats names the program again.
wrong-seats = this game has { $seats } seats, not { $given }
no-saves = There is no saved game yet.
seats = { $seats } seats
# Players in a list of saved games.
names = { $names }
finished = finished
# How far a game has come, and whom it asks now.
asks-now = { $progress }: { $asked }
older-saves = … and older ones
in-folder = In { $folder }
no-unfinished = there is no unfinished game to go on with
no-finished = there is no finished game yet; say which file
resume-says-all = --resume says all: no game, options or seed beside it

no-home = there is no home folder for { $word }
bad-file-name = a file's name has no such characters
no-folder = there is no folder { $folder }: nothing was saved
# $why is what the system says.
cannot-write = cannot write { $path }: { $why }
cannot-read = cannot read { $path }: { $why }
# $where is a place in the file, $why what is wrong there, in English.
damaged = { $path } is no saved game, or is damaged ({ $where }: { $why })

## The list of games, and the menu.

menu = Tabbytop: what shall we play?
ask-game = a number or a name
seats-range = { $least } to { $most } seats
opponents = Who plays with you
opponents-more = Also: random, greedy, search:500, and run:COMMAND, a program of your own.
say-game = say which game: { $games }
no-game-similar = there is no game { $name }; did you mean { $near }?

## Who sits where (--seats).

bad-seat = a seat is `you`, a name, or a bot: --seats you,Ana,random
no-bot-similar = no bot is called { $word }; did you mean { $near }?
long-name = { $word } is too long for a name here: { $most } letters at most

## Games in real time.

live-no-board = { $game } is played in real time, and nobody has drawn its board for this terminal yet; bots alone can play it into a pipe
live-people = { $game } has no turns, and one keyboard is too small for { $count } people who all act at once: seat one of you with bots (--seats you,kitten,kitten)
live-cursor = { $game } is drawn many times a second, and this terminal says that it cannot move its cursor (TERM)
live-pipe = { $game } is played in real time, with keys as they are pressed: it needs a terminal, not a pipe; bots alone can play here (--seats kitten,tabby)
# $name is a bot, as it is typed, that thinks too slowly; $quick lists bots that do not.
live-slow-bot = { $game } waits for nobody, and { $name } thinks for too long to sit at one table with you: take { $quick } or random
live-no-keys = a game in real time needs keys as they are pressed, which this system's terminal does not give: play it on Linux, macOS or WSL

## A finished game, move by move.

replay-ask = Enter: next, b: back, a number, start, end, log, q
watch-ask = Enter: next, b: back, log, end, q
replay-help = Enter or n goes on, b goes back, a number jumps, start, end; log; q leaves.
replay-last = That was the last move.
replay-first = That is the beginning.
replay-count = There are { $count } moves.
# Behind the move that is shown: its number, and how many there are.
replay-at = ({ $at } of { $count })
# $scores lists the players with their scores.
replay-over = The game is over: { $scores }
replay-goes-on = The game goes on from here.
replay-deal = { $game }, { $seats } seats, the deal
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = This game was played by version { $found } of the rules; this is version { $known }, and it does not know them any more. So there is no table to show, only the moves:
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = only a finished game can be played on; `tabbytop resume` goes on with this one
play-on-move = there is no move { $move } to play on from; the last one is { $last }
play-on-seat = there is no seat { $seat }; the last one is { $last }
play-on-begins = You play on from after move { $move }. Hands are as they were; what is drawn from now on is drawn anew. This game earns no stickers.
open-hands = This game is not over, and all hands will be open. Look? y/n

## The command `verify`. A server shows a commitment before a game, and the seed after it; the seed must give the commitment.

verify-commitment = commitment
verify-seed = seed
verify-record = record
verify-result = result
verify-game = { $game }, { $seats } seats, { $count } moves, all legal
# $scores lists the players with their scores; $verdict is a sentence that says who won.
verify-scores = { $scores }. { $verdict }
verify-shown = The seed is the one that was promised, and the record follows from it.
verify-file = The seed is the one that the file promises, and the record follows from it.
verify-compare = Hold the commitment against what the table showed at the start.
verify-no-commitment = a commitment is 64 hexadecimal digits
verify-not-sealed = { $path } was dealt from the number { $seed }, not a sealed seed: nothing was promised
verify-other-shown = the seed does not keep the promise: its commitment is { $given }, and you were shown { $promised }
verify-other-file = the seed does not keep the promise: its commitment is { $given }, and the file tells { $promised }
verify-no-promise = { $path } holds no commitment: say with --commitment what the table showed at the start; the seed's is { $given }
verify-not-over = { $path } is a game that is not over: what comes is not proved

## Playing in the browser: the command `tabbytop` without another word. $url is an address such as http://127.0.0.1:8765.

page-opens = Tabbytop is at { $url } and opens in your browser. Ctrl-C ends it; `tabbytop --help` lists what else there is.
page-address = Tabbytop is at { $url }. Open this address in a browser. Ctrl-C ends it; `tabbytop --help` lists what else there is.
page-already-there = Tabbytop runs already, at { $url }.
# `tabbytop join`. Variables: $url.
join-opens = The table is at { $url } and opens in your browser.
join-address = The table is at { $url }. Open this address in a browser.
join-no-code = a table has a link, or a code of six letters and digits
join-no-server = say on which server the table is: --server https://…
# A developer's copy, or a package that was built without the page.
no-page = This copy of Tabbytop came without its web page. In a clone, `make play` builds it and opens it. Or play right here in the terminal: `tabbytop play`.

## Help of commands (`tabbytop play --help`). `about-` says what a command does, `param-` what one of its words is for.

about-tabbytop = Five cat games on one table. Without a command, they open in the browser.
about-games = List the games with their seats and options, and the opponents.
about-join = Sit down at a friend’s table, by its code or link, in the browser.
about-play = Play a game, with bots and with people at this keyboard.
about-learn = Learn a game by playing: short lessons, one step at a time.
about-resume = Go on with a saved game.
about-saves = The saved games, the newest first.
about-replay = Look at a game again, move by move, all hands open; or play on from a move of it.
about-review = Tell where you lost points: the moves that clearly cost something, and better ones.
about-verify = Prove that a game's shuffles were settled before it began, and that its record is true.
param-language = The language, such as `en` or `de`; else the system's.
param-help = Show this message and exit.
param-version = Show the version and exit.
param-install_completion = Complete commands, games and saved games with the Tab key, in the shell that you use now.
param-show_completion = Show what --install-completion would write, to copy or change it.
param-seats = Who sits where, such as `you,tiger` or `Ana,Ben,kitten`: a bot's name is a bot (see `tabbytop games`), `run:` and a command a program that plays, every other word a person at this keyboard. A number is you and bots.
param-learn-game = Its name, see `tabbytop games`.
param-learn-lesson = The name of a lesson; else the first that you have not done.
param-play-game = Its name, see `tabbytop games`.
param-play-option = A variant, such as `deck=all`; can be given several times. `tabbytop games` lists them.
param-play-seed = Deal this very game.
param-play-resume = Go on with this game, as `tabbytop resume` does.
param-resume-file = A saved game; else the newest unfinished one.
param-replay-file = A saved game, or a bare record; else the newest finished game.
param-replay-plain = Print all of it and end.
param-replay-play_on = Play on from after this move, with bots on the other seats. Such a game earns no stickers.
param-replay-seat = Your seat when you play on; 0 is the first.
param-review-file = A saved game or a bare record that is over; else the newest finished game.
param-review-seat = Whose decisions, counted from 0; else yours.
param-review-as-json = Print the review as JSON, and nothing else.
param-join-table = The code that your friend reads out, or the link to the table.
param-join-server = The address of the server that the code belongs to; else the one that runs on this machine.
param-verify-file = A game downloaded from a server.
param-verify-commitment = What the table showed at the start; else the file's.

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
no-lessons = { $game } has no lessons yet.
# Above the command.
lesson-left = You can go on where you left with:
lesson-done = Well done: “{ $title }” is finished.
# Above the command.
lesson-play-now = You are ready. Play a first game with:
lesson-next = Next: “{ $title }”.
lesson-go-on = Enter: go on, anything else: stop
ask-lesson-answer = number or move, `undo`, `quit`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } of { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Solve puzzles: find the one move that is clearly best.
param-puzzle-game = Its name, see `tabbytop games`; without it, all puzzles are counted.
param-puzzle-number = The number of a puzzle; else the first that you have not solved.
param-puzzle-plain = Tell the position in words and draw nothing: for screen readers.
no-puzzles = { $game } has no puzzles.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level = { $level }: { $first }–{ $last }, { $solved } solved
puzzle-last = That was the last puzzle of this game. Well purred.
ask-puzzle = number or move, `table`, `quit`
# Variables: $number, $count, $level.
puzzle-title = Puzzle { $number } of { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = What you saw and heard so far:
puzzle-task = One move is clearly best. Which one?
puzzle-right = Right: { $move }.
puzzle-wrong = Not quite. The best move: { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = your move: { $move }
# Chances to win in percent. Variables: $right, $best, $tried, $next.
puzzle-chances =
    { $right ->
        [yes] You win about { $best } of 100 games from here, with the next best move about { $next }.
       *[no] The best move wins about { $best } of 100 games from here, yours about { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = How often bots find it: { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = say the commitment, or with --server where to ask for it
daily-not-over = the seed of that day is not told yet: its day is not over
daily-no-date = a day is written like 2026-11-18
daily-no-seed = a seed is 64 hexadecimal digits
daily-no-server = that server did not answer as a server of Tabbytop does
daily-true = The seed of { $day } fits its commitment: the cards were settled before.
daily-false = The seed of { $day } does NOT fit the commitment.
daily-deal = { $game } with { $seats } seats; the moves before the player’s first question:
