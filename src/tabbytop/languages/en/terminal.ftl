### The terminal: commands, pages, prompts and notices that all games share.
###
### Words in `backticks` are typed. Commands may be typed in English and in your language; the keys of one letter (`b`, `u`,
### `q`) and the words of moves are the same in all languages. A line of the terminal has 80 characters or more: long
### sentences are broken, labels in the lower left corner of a frame are cut off.
###
### Variables in many messages: $name (of a player), $seat (a player, as a person), $game (its title), $path and $file
### (names of files).

# $language was asked for with --language; $languages lists those that are there.
unknown-language = there’s no language called { $language }; choose from { $languages }

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
    .text = everything you’re allowed to know: discards, what’s left, …
command-hint = hint
    .text = what a strong bot would do, and why
command-plan = plan
    .text = the table’s own plan for you, if the game has one
command-follow = follow
    .text = play the moves of that plan
command-log = log
    .text = everything so far, newest page first
command-undo = undo
    .text = take back your last move, if nothing new has come to light
command-save = save [file]
    .text = save the game and play on
command-resume = resume [file]
    .text = save this game and open another, or the newest one
command-quit = quit
    .text = save and leave; so do Ctrl-C and Ctrl-D

## The page of the command `help`.

help-commands = At any prompt
help-answers = Your answer
help-how = Type a number from the screen, or a move in words, like this:
help-short = Shorten words as much as you like, as long as they’re clear. Players go by number, name or letter:

## The page of the command `cards`.

no-cards = There’s no list of cards for { $game } here.
# $word was typed, in quotes; $names lists all cards as they can be typed.
no-such-card = There’s no card called { $word } in this game. Choose from: { $names }.

## The table.

# $number: how many moves were made so far.
progress = move { $number }
# $count: so many lines of the table do not fit on the screen.
more-lines =
    { $count ->
        [one] … 1 more line: `table` shows everything
       *[other] … { $count } more lines: `table` shows everything
    }
# $count: so many answers do not fit on the screen.
more-answers = … { $count } more: type one, or just enough of it
# An answer was given without asking, because there was no other.
only-answer = (Only one answer: { $answer }.)

## The log: what happened.

log-since = Since your last move
log-so-far = So far
log-all = What everyone has seen
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
no-list-yet = { $number } of what? Here’s the list: type it again if you mean it.
hinting = Asking a big cat…
# The move of a strong bot; a full stop and what the move brings follow.
hint = A big cat would choose: { $move }
hint-second = Next best: { $move }
no-hints-between-people = No hints in this game while people play against each other.
no-advice = This game leaves the planning to you.
nothing-to-follow = There’s no plan to follow yet; `plan` shows what the table works out.
# Input that comes from a file has had so many useless lines.
too-many-refusals =
    { $count ->
        [one] That answer doesn’t work. Enough for now.
       *[other] That’s { $count } answers in a row that don’t work. Enough for now.
    }
taken-back = Taken back.
saved-to = Saved to { $path }.
no-other-save = There’s no other saved game to continue.
# The game cannot be saved, as the sentence before says, so nobody leaves.
try-to-save = Try `save` with another file.

## Answers that are not understood. A notice begins with a capital letter and gets a full stop by itself.

# $text was typed, in quotes.
no-move = { $text } isn’t a move here: type a number from the list, or ? for help
no-move-similar = { $text } isn’t a move here; did you mean `{ $near }`?
# $moves are two or three moves, as they are typed, put together by `either`.
ambiguous =
    { $more ->
        [yes] that could be { $moves }, among others; type a little more
       *[no] that could be { $moves }; type a little more
    }
either = { $start } or { $next }
no-number = there’s no { $number } here; any number you see will do
say-which = say which one you mean
# Several answers may be typed on one line, but not after this one.
nothing-follows = nothing else can follow this on the same line
# $text is the part that is wrong, $why a sentence that says why.
nothing-done = none of that was done. `{ $text }`: { $why }

## To take a move back.

undo-nothing = There’s nothing to take back yet.
undo-answered =
    { $seat-is ->
        [clock] The clock has answered since, so that move stands.
       *[other] { $seat } has answered since, so that move stands.
    }
undo-chance = Luck has spoken since, and nobody can unsee it: that move stands.
undo-revealed = Something has come to light since, so that move stands.

## Pages of a long text. $done is what comes next: one of the messages `to-…`.

to-table = back to the table
to-turn = your turn
to-answer = your answer
to-score-pad = the score pad
to-rest = the rest below
to-pass = pass the keyboard
pager-done = Enter: { $done }
pager-more = Enter: more
pager-up = u: up
pager-leave = b: { $done }
pager-page = { $page } of { $pages }

## Several people at one keyboard. $mark is the player's letter.

somebody-else = It’s someone else’s turn now. Enter: { to-pass }; `undo`, `log`, `quit`.
pass-to = Pass the keyboard to { $name }.
pass-ask = { $name }, type { $mark } and Enter when nobody else is looking
pass-only = Only { $name } may lift this curtain: type { $mark } and Enter. `quit` saves and leaves.
# All are asked at once; $marks lists their letters with commas between.
ask-together = { $marks }: who speaks up? Enter: nobody

## Bots.

thinking = { $name } is thinking…
# A program that played for $name has failed. $why is what the program did wrong, in English. A full stop is added.
bot-fails = { $name } plays on at random: { $why }
bot-failed = { $name } played on at random: { $why }

## The end of a game, and its score pad.

score-pad = { $game }: the score pad
wins = wins
place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
points = points
look-again = Watch it again with:
once-more = Play again? y/n
once-more-how = y deals a new game for the same players, n or Enter leaves

## Saved games.

# $stickers are names of stickers that were earned in this game.
stickers =
    { $seat-is ->
        [you] Your stickers: { $stickers }
       *[other] Stickers for { $seat }: { $stickers }
    }
saved-in = Saved in { $path }
go-on-with = Continue with:
# $progress is how far the game has come, such as "turn 5".
resumed = Resumed { $file }, { $progress }.
left-in = The game is still there as you left it, in { $path }.
# $names lists the players that were programs.
programs-left = Saved games can’t start programs, so { $names } will play on at random. To name the program again, use `tabbytop resume` with --seats.
wrong-seats =
    { $seats ->
        [one] this game has 1 player, not { $given }
       *[other] this game has { $seats } players, not { $given }
    }
no-saves = There are no saved games yet.
seats =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
# Players in a list of saved games.
names = { $names }
finished = finished
# How far a game has come, and whom it asks now.
asks-now = { $progress }: { $asked }
older-saves = … and older ones
in-folder = In { $folder }
no-unfinished = there’s no unfinished game to continue
no-finished = there’s no finished game yet; say which file
resume-says-all = leave out the game, options and seed: --resume knows them all

no-home = there’s no home folder for { $word }
bad-file-name = file names can’t have such characters
no-folder = there’s no folder { $folder }, so nothing was saved
# $why is what the system says.
cannot-write = can’t write { $path }: { $why }
cannot-read = can’t read { $path }: { $why }
# $where is a place in the file, $why what is wrong there, in English.
damaged = { $path } isn’t a saved game, or it’s damaged ({ $where }: { $why })

## The list of games, and the menu.

menu = Tabbytop: what shall we play?
ask-game = a number or a name
seats-range = { $least } to { $most } players
opponents = Who plays with you
opponents-more = Also: random, greedy, search:500, and run:COMMAND for a program of your own.
say-game = choose a game: { $games }
no-game-similar = there’s no game called { $name }; did you mean { $near }?

## Who sits where (--seats).

bad-seat = a seat is `you`, a name, or a bot: --seats you,Ana,random
no-bot-similar = there’s no bot called { $word }; did you mean { $near }?
long-name = { $word } is too long for a name here: { $most } characters at most

## Games in real time.

live-no-board = { $game } is played in real time, and nobody has drawn its board for this terminal yet; bots can play it by themselves, into a pipe
live-people = { $game } has no turns, and one keyboard is too small for { $count } people at once: one of you can play with bots (--seats you,kitten,kitten)
live-cursor = { $game } is redrawn many times a second, and this terminal says it can’t move its cursor (TERM)
live-pipe = { $game } is played in real time, key by key: it needs a terminal, not a pipe; bots can play here by themselves (--seats kitten,tabby)
# $name is a bot, as it is typed, that thinks too slowly; $quick lists bots that do not.
live-slow-bot = { $game } waits for nobody, and { $name } thinks too slowly to play with you: choose { $quick } or random
live-no-keys = a game in real time needs each key the moment you press it, and this system’s terminal can’t do that: play it on Linux, macOS or WSL

## A finished game, move by move.

replay-ask = Enter: next, b: back, a number, start, end, log, q
watch-ask = Enter: next, b: back, log, end, q
replay-help = Enter or n: next; b: back; a number jumps there; start, end; log; q leaves.
replay-last = That was the last move.
replay-first = That’s the beginning.
replay-count =
    { $count ->
        [one] There’s only 1 move.
       *[other] There are { $count } moves.
    }
# Behind the move that is shown: its number, and how many there are.
replay-at = ({ $at } of { $count })
# $scores lists the players with their scores.
replay-over = The game is over: { $scores }
replay-goes-on = The game goes on from here.
replay-deal =
    { $seats ->
        [one] { $game }, 1 player, the deal
       *[other] { $game }, { $seats } players, the deal
    }
# A game of rules that this version has no more; the moves follow. $found and $known are numbers.
replay-other-rules = This game was played by version { $found } of the rules. Tabbytop now plays by version { $known } and no longer has the old one. So we can’t show the table, only the moves:
# Playing on from a move of a finished game. $move, $seat and $last are numbers.
play-on-unfinished = you can only play on from a finished game; `tabbytop resume` continues this one
play-on-move = there’s no move { $move } to play on from; the last one is { $last }
# Variables: $last. $seat is a number that is taken for a person here, so it is not said.
play-on-seat = there’s no such seat; the first is 0, the last is { $last }
play-on-begins = You play on after move { $move }. Hands are as they were; anything drawn from now on is new. This game earns no stickers.
open-hands = This game isn’t over, and you’ll see everyone’s hand. Look? y/n

## The command `verify`. A server shows a commitment before a game, and the seed after it; the seed must give the commitment.

verify-commitment = commitment
verify-seed = seed
verify-record = record
verify-result = result
verify-game =
    { $seats ->
        [one] { $game }, 1 player, { $count ->
            [one] 1 move, legal
           *[other] { $count } moves, all legal
        }
       *[other] { $game }, { $seats } players, { $count ->
            [one] 1 move, legal
           *[other] { $count } moves, all legal
        }
    }
# $scores lists the players with their scores; $verdict is a sentence that says who won.
verify-scores = { $scores }. { $verdict }
verify-shown = The seed is the one that was promised, and the record follows from it.
verify-file = The seed is the one the file promises, and the record follows from it.
verify-compare = Compare the commitment with what the table showed at the start.
verify-no-commitment = a commitment has 64 hexadecimal digits
verify-not-sealed = { $path } was dealt from the number { $seed }, not from a sealed seed, so nothing was promised
verify-other-shown = the seed doesn’t keep the promise: its commitment is { $given }, but you were shown { $promised }
verify-other-file = the seed doesn’t keep the promise: its commitment is { $given }, but the file says { $promised }
verify-no-promise = { $path } has no commitment: use --commitment to give the one the table showed at the start; the one from the seed is { $given }
verify-not-over = the game in { $path } isn’t over: what’s still to come can’t be proved yet

## Playing in the browser: the command `tabbytop` without another word. $url is an address such as http://127.0.0.1:8765.

page-opens = Tabbytop is at { $url } and opens in your browser. Ctrl-C stops it; `tabbytop --help` shows what else there is.
page-address = Tabbytop is at { $url }. Open this address in a browser. Ctrl-C stops it; `tabbytop --help` shows what else there is.
page-already-there = Tabbytop is already running, at { $url }.
# `tabbytop join`. Variables: $url.
join-opens = The table is at { $url } and opens in your browser.
join-address = The table is at { $url }. Open this address in a browser.
join-no-code = that isn’t a link to a table, or a table code; codes have six characters, letters and digits
join-no-server = say which server the table is on: --server https://…
# A developer's copy, or a package that was built without the page.
no-page = This copy of Tabbytop came without its web page. In a clone, `make play` builds and opens it. Or play right here in the terminal: `tabbytop play`.

## Help of commands (`tabbytop play --help`). `about-` says what a command does, `param-` what one of its words is for.

about-tabbytop = Five cat games on one table. Without a command, they open in the browser.
about-games = List the games, how many can play, their options, and the opponents.
about-join = Sit down at a friend’s table, by its code or link, in the browser.
about-play = Play a game, with bots or with people at this keyboard.
about-learn = Learn a game by playing: short lessons, one step at a time.
about-resume = Continue a saved game.
about-saves = List your saved games, newest first.
about-replay = Watch a game again, move by move, with all hands open; or play on from one of its moves.
about-review = See where you lost points: your clear mistakes, and better moves.
about-verify = Prove that a game’s shuffles were settled before it began, and that its record is true.
param-language = The language, such as `en` or `de`; otherwise your system’s.
param-help = Show this message and exit.
param-version = Show the version and exit.
param-install_completion = Complete commands, games and saved games with the Tab key, in the shell you’re using now.
param-show_completion = Show what --install-completion would write, so you can copy or change it.
param-seats = Who plays, for example `you,tiger` or `Ana,Ben,kitten`. A bot’s name stands for that bot (see `tabbytop games`), `run:` and a command for a program that plays, and any other word for a person at this keyboard. A number is how many play in all: you, and bots for the rest.
param-learn-game = Its name; see `tabbytop games`.
param-learn-lesson = The name of a lesson; otherwise the first one you haven’t done.
param-play-game = Its name; see `tabbytop games`.
param-play-option = A variant, such as `deck=all`; you can give several. `tabbytop games` lists them.
param-play-seed = Deal exactly this game.
param-play-resume = Continue this game, as `tabbytop resume` does.
param-resume-file = A saved game; otherwise the newest unfinished one.
param-replay-file = A saved game, or a bare record; otherwise the newest finished game.
param-replay-plain = Print all of it and exit.
param-replay-play_on = Play on after this move, with bots in the other seats. Such a game earns no stickers.
param-replay-seat = Your seat when you play on; 0 is the first.
param-review-file = A saved game or a bare record that is over; otherwise the newest finished game.
param-review-seat = Whose decisions, counting seats from 0; otherwise yours.
param-review-as_json = Print the review as JSON, and nothing else.
param-join-table = The code your friend reads out, or the link to the table.
param-join-server = The address of the server the code belongs to; otherwise the one running on this machine.
param-verify-file = A game downloaded from a server.
param-verify-commitment = What the table showed at the start; otherwise the file’s own.

# Commands for programs and researchers. The first paragraph stands in the list of commands.
about-moves = List every move of a game in its notation, one per line: for programs that play.
about-sim =
    Play many games between bots and report lengths, scores, and who wins from where.

    The same seed gives the same report on every machine, no matter how many workers or machines share the games.
about-arena =
    Let bots play a tournament, and report how strong each is and how sure that is.

    Every deal is played from every rotation of the seats. The same seed gives the same standings on every machine, as long as no bot looks at a clock. Ctrl-C stops at once, with the standings so far.
about-puzzles = Find positions in bot games where one move is clearly best.
about-puzzles-mine =
    Play games between bots and keep positions where one move is clearly best.

    Each position is searched, then searched again with ten times as many worlds. The same seed gives the same puzzles.
about-puzzles-check =
    Search our own puzzles again, with ten times as many worlds and to the end of the game.

    Lists those that no longer hold. If there are any, the exit code is 1.
about-daily = The deal of the day: check that it was sealed the day before.
about-daily-verify = Prove that the cards of a day were settled the day before.
param-game = The game, such as `kibble-scuffle`.
param-option = A variant of the game, such as `deck=all`; you can give several.
param-workers = How many processes play; otherwise one per core.
param-ray = Play on the Ray cluster at this address; without an address, Ray is started on this machine.
param-as_json = Print JSON, and nothing else.
param-sim-games = How many games to play.
param-sim-seats = The bots, one per seat (`random,tabby`), or how many random ones (`4`). Otherwise every seat of the game gets a random one.
param-sim-seed = The seed of the first game; the next game has the next number.
param-arena-bots = Who plays, such as `random,greedy`: at least two.
param-arena-seats = Seats at a table; otherwise as many as there are bots, if the game allows it.
param-arena-games = How many games to play; a few more make it even.
param-arena-seed = The seed of the first deal; the next deal has the next number.
param-worlds = How many possible tables the first search looks at.
param-puzzles-mine-games = How many games to play.
param-puzzles-mine-seed = The seed that everything follows from.
param-puzzles-mine-out = The file to write; otherwise the puzzles are printed.
param-puzzles-mine-clear = How much of the chance of winning every other move has to cost.
param-puzzles-mine-most = Stop after this many puzzles.
param-puzzles-check-seed = For the random numbers of the search.
param-puzzles-check-out = The file to write with the puzzles that hold.
param-daily-verify-day = Such as 2026-11-18.
param-daily-verify-server = Ask this server for seed and commitment.
param-daily-verify-seed = The seed, which is published when the day is over.
param-daily-verify-commitment = The commitment you noted the day before.

# Commands for whoever runs a server. Settings are described in English only.
about-serve =
    Serve the page, the API and the bots until Ctrl-C.

    Every setting can also be in the environment (TABBYTOP_PORT=80) or in a file (port = 80). A flag wins over the environment, which wins over the file.
about-backup =
    Write everything the server keeps to a file, while it runs.

    The file holds secrets: seeds of running games, hashes of passwords, the server’s key.
about-restore = Fill an empty database from a backup, even one from the other kind of database; then start the server.
about-tidy =
    Delete old tables, chat and guests, as the settings `keep_…_days` say, while the server runs.

    The server does the same by itself once a day.
about-admin = Look after a server: works on its database; running servers follow within seconds.
about-admin-people = List people, most recently seen first.
about-admin-tables = List tables, newest first.
about-admin-show = Show a person or a table.
about-admin-close = Close a table, even in the middle of a game.
about-admin-mute = Let someone play but not talk.
about-admin-unmute = Let someone talk again.
about-admin-ban = Keep a person or a range of addresses out.
about-admin-unban = Let a person or a range of addresses in again.
about-admin-rename = Give someone another name, also at the tables where they sit.
about-admin-delete = Forget a person, as if they had deleted themselves, or remove a table, for good.
about-admin-reset-password = Give an account a new random password, and log it out everywhere.
about-admin-announce = Announce something to everyone, on the page and at the tables.
about-admin-reports = List what players reported, or mark it as done.
about-admin-log = List what operators did, latest first.
param-config = Settings as TOML; otherwise the file in TABBYTOP_CONFIG.
param-database = As for `serve`: `postgresql://…` or a file; otherwise as the settings say.
param-by = Who does it, for the log; otherwise your user name.
param-limit = At most this many.
param-person = The beginning of an id, a login, or a name.
param-time = 30m, 12h, 2d, 1w; otherwise for good.
param-which = A person or a table; `person:` or `table:` in front says which.
param-whom = Addresses: 192.0.2.0/24, 2001:db8::/48.
param-serve-open = Open the page in a browser.
param-serve-lan = Let everyone on your network play, and show the address as a QR code too.
param-backup-file = The file to write.
param-restore-file = Where the backup is.
param-tidy-dry_run = Only say what would be deleted.
param-tidy-compact = Also rewrite SQLite’s file without gaps; stop the server first.
param-admin-people-name = Only people with this in their name or login.
param-admin-people-accounts = Only accounts, or only guests.
param-admin-people-seen = Only those seen in the last 12h, 2d, …
param-admin-tables-status = open, playing, over or closed.
param-admin-tables-game = Only tables of this game.
param-admin-tables-person = Where this person has or had a seat.
param-admin-close-table = The id of a table, or its beginning.
param-admin-rename-name = The new name.
param-admin-delete-yes = Don’t ask.
param-admin-announce-text = What to announce.
param-admin-announce-until = Until when: 2d, 2027-01-31 or 2027-01-31T18:00 (UTC).
param-admin-announce-clear = Take back every announcement.
param-admin-reports-done = Mark this one as done.
param-admin-reports-everything = Also those that are done.

## What help and usage errors say around that. Words in capital letters stand for what is typed.

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]…
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-settings = Settings
panel-limits = Limits
panel-error = Error
usage-default = [default: { $value }]
usage-required = [required]
usage-aborted = Aborted.
# $command is typed, in quotes.
usage-help = Try { $command } for help.
# $near is a list of similar ones.
usage-no-command = There’s no command { $command }.
usage-no-command-similar = There’s no command { $command }. Did you mean { $near-or }?
usage-no-option = There’s no option { $option }.
usage-no-option-similar = There’s no option { $option }. Did you mean { $near-or }?
usage-argument-missing = Missing argument: { $name }.
usage-option-missing = Missing option: { $name }.
usage-value-missing = { $option } needs a value.
usage-no-value-allowed = { $option } doesn’t take a value.
usage-too-much = That’s too much: { $words }
# $why is one of the messages below.
usage-invalid = { $name }: { $why }
invalid-int_parsing = this must be a whole number
invalid-float_parsing = this must be a number
invalid-greater_than_equal = this must be { $ge } or more
invalid-less_than_equal = this must be { $le } or less
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-code = CODE
metavar-day = DAY
metavar-file = FILE
metavar-game = GAME
metavar-lesson = LESSON
metavar-move = MOVE
metavar-name = NAME
metavar-names = NAMES
metavar-number = NUMBER
metavar-person = PERSON
metavar-record = RECORD
metavar-seat = SEAT
metavar-status = STATUS
metavar-table = TABLE
metavar-text = TEXT
metavar-time = TIME
metavar-value = VALUE

## Lessons (`tabbytop learn`)

# Behind the title of a lesson. Variables: $count.
lesson-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
no-lessons = { $game } has no lessons yet.
# Above the command.
lesson-left = Pick up where you left off with:
lesson-done = Well done! You’ve finished “{ $title }”.
# Above the command.
lesson-play-now = You’re ready. Play your first game with:
lesson-next = Next: “{ $title }”.
lesson-go-on = Enter: go on; anything else: stop
ask-lesson-answer = number or move, `undo`, `quit`
# How far the lesson has come. Variables: $number, $steps.
lesson-step = { $number } of { $steps }

## Puzzles (`tabbytop puzzle`)

about-puzzle = Solve puzzles: find the one move that’s clearly best.
param-puzzle-game = Its name; see `tabbytop games`. Without it, you see how many you’ve solved.
param-puzzle-number = The number of a puzzle; otherwise the first one you haven’t solved.
param-puzzle-plain = Describe the position in words and draw nothing: for screen readers.
no-puzzles = { $game } has no puzzles.
# The numbers of the puzzles that a level of bots finds. Variables: $level, $first, $last, $solved.
puzzle-level = { $level }: { $first }–{ $last }, { $solved } solved
puzzle-last = That was the last puzzle for this game. Well purred!
ask-puzzle = number or move, `table`, `quit`
# Variables: $number, $count, $level.
puzzle-title = Puzzle { $number } of { $count } · { $level }
# Above everything since the deal, in a game in which one has to remember.
puzzle-story = What you saw and heard so far:
puzzle-task = One move is clearly best. Which one?
puzzle-right = Right: { $move }.
puzzle-wrong = Not quite. The best move was: { $move }.
# Before the reasons of a move that was not the best.
puzzle-yours = your move: { $move }
# Chances to win in percent. Variables: $right, $best, $tried, $next.
puzzle-chances =
    { $right ->
        [yes] From here you’d win about { $best } games in 100; with the next best move, about { $next }.
       *[no] From here the best move wins about { $best } games in 100; yours, about { $tried }.
    }
# Variables: $levels, a list such as “kitten 3/20, tabby 9/20”.
puzzle-found = How often bots find it: { $levels }.

## The deal of the day (`tabbytop daily verify`)

daily-needs = give the commitment, or say with --server where to ask for it
daily-not-over = that day isn’t over yet, so its seed is still a secret
daily-no-date = write the day like this: 2026-11-18
daily-no-seed = a seed has 64 hexadecimal digits
daily-no-server = that server didn’t answer like a Tabbytop server
daily-true = The seed of { $day } fits its commitment: the cards were settled beforehand.
daily-false = The seed of { $day } does NOT fit the commitment.
daily-deal =
    { $seats ->
        [one] { $game } with 1 player; the moves before the player’s first decision:
       *[other] { $game } with { $seats } players; the moves before the player’s first decision:
    }
