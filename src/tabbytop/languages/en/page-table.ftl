### What is said around every table.

# Who plays for somebody. Variables: $level (none, kitten, tabby, lynx, puma or tiger).
a-bot =
    { $level ->
        [none] A bot
        [kitten] A kitten
        [tabby] A tabby
        [lynx] A lynx
        [puma] A puma
        [tiger] A tiger
       *[other] A { $level }
    }
# The title of the browser's window. Variables: $turn (whether it is the reader's turn), $title (of the game).
page =
    { $turn ->
        [yes] ● Your turn · { $title } · Tabbytop
       *[no] { $title } · Tabbytop
    }
moment = One moment…
clock = The clock
free-seat = Free seat
somebody = Somebody
you = You
no-table = There’s no table at this link.
# Another tab plays at the tables of this device.
open-elsewhere = Your tables are open in another tab. Close that one, then try again.
# Spans of time.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## What the reader is asked, or who is waited for.

prompt-label = Your answer
prompt-what = What will you do?
prompt-waits-for-friends = Waiting for friends to sit down.
prompt-never-played = Nobody came, so no game was played here.
prompt-closed = Whoever runs this place has closed the table. Nobody wins; everyone gets a nap.
prompt-over = The game is over.
prompt-busy = One moment, please.
# In a lesson, while its coach speaks.
prompt-lesson = Read first, then go on.
prompt-lesson-over = The lesson is over.
# Variables: $who (names, a list).
prompt-thinks =
    { $who-count ->
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
prompt-search = Search your answers
prompt-nothing = Nothing by that name.
prompt-more = and { $count } more: search for them
prompt-why-not = Why not?
# The number of a ruling, in the game's rules.
prompt-rule = Rule { $ruling }
prompt-hint = What would a big cat do?
prompt-hinting = Asking a big cat…
prompt-hinted = A big cat would choose: { $words }
# Above the move.
prompt-hint-by = A big cat would choose
# The move that came second; what it brings follows.
prompt-runner-up = Next best: { $words }
# Unfolds and folds the reasons of a hint.
prompt-hint-more = Show the whole hint
prompt-hint-less = Show less of the hint
prompt-do-it = Do that
prompt-undo = Take it back
prompt-ask-undo = Ask to take it back
prompt-wants-undo = { $name } would like to take a move back.
prompt-fine = Fine by me
prompt-no = No
prompt-never-mind = Never mind
prompt-waits-for-yes = Waiting for the others to agree.
# Variables: $level (of the bot: kitten, tabby, lynx, puma or tiger).
prompt-bot-for-you = { a-bot } is playing for you.
prompt-not-here = { $name } isn’t connected.

## The players around the table.

seats-label = Who sits where
# The colours of the seats.
seats-colour-denim = Denim
seats-colour-brick = Brick
seats-colour-mustard = Mustard
seats-colour-pine = Pine
seats-colour-lilac = Lilac
seats-colour-rose = Rose
seats-colour-cocoa = Cocoa
seats-colour-lagoon = Lagoon
seats-colour-olive = Olive
seats-colour-plum = Plum
seats-colour-peach = Peach
seats-colour-shell = Shell
seats-you = you
seats-thinks =
    { $mine ->
        [yes] your turn
       *[no] thinking
    }
seats-here = here
seats-gone = not connected
seats-away = away, { seats-bot }
seats-bot =
    { $level ->
        [none] bot
        [kitten] kitten bot
        [tabby] tabby bot
        [lynx] lynx bot
        [puma] puma bot
        [tiger] tiger bot
       *[other] { $level } bot
    }
seats-may-join = waiting for a friend
seats-is-back = I’m back
seats-let-bot = Let a bot play
seats-mute = Mute { $name }
seats-unmute = Hear { $name } again
# Variables: $left (a span of time, such as "30 s").
seats-time = { $left } left

## Report somebody to who runs the server.

report-open = Report…
report-person = Report { $name }
report-line = Report what { $name } said
report-why = What’s wrong?
report-reasons-insult = Insults
report-reasons-harassment = Won’t leave someone alone
report-reasons-spam = Spam or ads
report-reasons-name = Offensive name
report-reasons-cheating = Cheating
report-reasons-other = Something else
report-more = Anything else, if you like
report-quiet = Nobody at the table will know.
report-send = Send the report
report-thanks = Thank you. Someone will look into it.

## What happened, line by line.

log-title = What happened
log-older = Older
log-nothing = Nothing yet. The cats are stretching.
log-sits-down =
    { $mine ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
log-stands = Someone gets up; the seat is free again.
log-begins = The game starts.
# Variables: $mine (whether it is about the reader), $name.
log-late =
    { $mine ->
        [yes] Your time’s up.
       *[no] Time’s up for { $name }.
    }
log-away =
    { $mine ->
        [yes] { a-bot } takes over for you.
       *[no] { a-bot } takes over for { $name }.
    }
log-back =
    { $mine ->
        [yes] You’re back.
       *[no] { $name } is back.
    }
# A person who plays with bots alone has paused.
log-holds =
    { $mine ->
        [yes] The game is waiting for you.
       *[no] The game is waiting for { $name }.
    }
log-pauses =
    { $mine ->
        [yes] The clock is waiting for you.
       *[no] The clock is waiting for { $name }.
    }
log-resumes = The game goes on.
log-leaves =
    { $mine ->
        [yes] You leave; a bot takes over.
       *[no] { $name } leaves; a bot takes over.
    }
log-asks-undo =
    { $mine ->
        [yes] You ask to take a move back.
       *[no] { $name } asks to take a move back.
    }
log-agrees =
    { $mine ->
        [yes] You agree.
       *[no] { $name } agrees.
    }
log-declines =
    { $mine ->
        [yes] You decline.
       *[no] { $name } declines.
    }
log-lapsed = That move can’t be taken back now.
log-removed =
    { $mine ->
        [yes] The host asks you to leave.
       *[no] The host asks { $name } to leave.
    }
log-banned =
    { $mine ->
        [yes] The host asks you to leave, for good.
       *[no] The host asks { $name } to leave, for good.
    }
log-undone = Taken back.
log-rematch = There’s a new table for another game.
log-closed = The table was closed.
log-says = { $name }: { $text }
log-does = { $name }: *{ $gesture }*

## Chat, and a cat's gestures.

talk-label = Talk
talk-say = Say something
talk-send = Say
talk-emotes = A cat’s gestures
# Gestures; "done" stands between stars, as what somebody does.
talk-emote-purr = Purr
    .done = purr
talk-emote-meow = Meow
    .done = meow
talk-emote-hiss = Hiss
    .done = hiss
talk-emote-chirp = Chirp
    .done = chirp
talk-emote-yawn = Yawn
    .done = yawn
talk-emote-stretch = Stretch
    .done = stretch
talk-emote-pounce = Pounce
    .done = pounce
talk-emote-headbutt = Headbutt
    .done = headbutt
talk-emote-tail-up = Tail up
    .done = tail up
talk-emote-loaf = Loaf
    .done = loaf
talk-emote-zoomies = Zoomies
    .done = zoomies
talk-emote-slow-blink = Slow blink
    .done = slow blink

## The connection.

line-broken = Connection lost. Your seat is safe; reconnecting…
line-back = Back at the table.
line-welcome = Welcome to the table.
# Variables: $clock (21:04), $day (Monday 3 May; none: today).
line-as-it-was =
    { $day ->
        [none] As it was at { $clock }; no connection.
       *[other] As it was on { $day } at { $clock }; no connection.
    }
line-sleeps = The table is asleep. It’ll wake up by itself.
line-waits = Your move is waiting here. It’ll be sent when you’re back online.
line-no-line = no connection

## Several people on one device: hand it over.

curtain-turn = { $name }’s turn
curtain-look-away = Everyone else, look away!
curtain-i-am = I’m { $name }
curtain-hand-over = Hand over to { $name }

## The score sheet.

end-label = Score sheet
# Variables: $names (of who wins, a list; the reader is "you" and comes last), $you (whether the reader is among
# them).
end-wins =
    { $names-count ->
        [0] Nobody wins!
        [one]
            { $you ->
                [yes] You win!
               *[no] { $names } wins!
            }
       *[other] { $names } win!
    }
end-you-inside = you
# An opponent without a seat. Variables: $name (such as "cat player").
end-opponent = { $name }
end-beaten = { end-opponent } wins, { $theirs } to { $yours }.
end-again = Play again
end-join = Join the new table
end-went-on = The players have moved to a new table
end-replay = Replay, all hands open
# A link to a page that shows which moves cost something.
end-review = Review
end-share = Share the replay
end-copied = Replay link copied.
end-record = Download the record
end-show = Score sheet
# Variables: $score (a number), $shown (the same, as it is printed).
end-points =
    { $score ->
        [1] { $shown } point
       *[other] { $shown } points
    }
end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-fair = Is it fair?
# `tabbytop verify` is a command.
end-sealed = The shuffle was settled before the first card, and this is its seal. You’ll see the seed when the game is over.
end-opened = The seed below is the one promised at the start. `tabbytop verify`, with the record, proves it.
end-seal = Seal
end-seed = Seed
end-home = Back to the shelf
# The circle of friends to which the table belongs. Variables: $circle (its name).
end-circle = Back to { $circle }

## A finished game once more.

replay-title = replay
replay-page = { $title } · replay · Tabbytop
replay-label = Back and forth
replay-first = To the start
replay-before = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-step = Step
replay-of = { $at } of { $last }
replay-eyes = Through whose eyes
replay-mover = Whoever moves
replay-hands = The other hands
# In the menu of a table that plays on from a finished game. Variables: $step (a number).
played-on = Picked up from a finished game, after move { $step }. It doesn’t count toward statistics.

## A game whose board is nothing but words.

sketch-seat = Player { $number }

## Buttons and the menu.

menu-title = At this table
menu-more = More
menu-to-question = To the question
menu-log = What happened
menu-unread =
    { $count ->
        [one] What happened: { $count } line unread
       *[other] What happened: { $count } lines unread
    }
menu-rules = Rules and cards
menu-hint = Hint
menu-undo = Take back
menu-pause = Pause
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-dark = Dim the lamp
menu-light = Brighten the lamp
menu-host = You’re the host
menu-remove = Ask { $name } to leave
menu-ban = Don’t let { $name } back in
menu-really = Really? { $words }
menu-leave = Get up
menu-really-up = Really get up?
menu-really-leave = Really get up? A bot will play on.
menu-onlooker = You’re watching.

## A game that stands still: all others are bots.

pause-title = Paused
pause-waits = The bots and the clock will wait for you.
pause-waits-for = Everything’s waiting for { $name }.
pause-end = Go on
