### The reader's own page: who they are, what they like, their account.

page = You
hello = Hello, { $name }
kept = Games that have begun keep the name you had.
name = Your name
change = Call me that
changed = { $name } it is.
cat = Your cat
# The cats that stand for people.
cat-name-tabby = Tabby
cat-name-ginger = Ginger
cat-name-tuxedo = Tuxedo
cat-name-calico = Calico
cat-name-siamese = Siamese
cat-name-persian = Persian
cat-name-sphynx = Sphynx
cat-name-bengal = Bengal
cat-name-russian-blue = Russian blue
cat-name-maine-coon = Maine coon
cat-name-black = Black
cat-name-white = White
cat-name-tortoiseshell = Tortoiseshell
cat-name-scottish-fold = Scottish fold
cat-name-ragdoll = Ragdoll
cat-name-birman = Birman
games = Your games
running = Going on
over = Over, to look back at
# A link behind a game that is over, and its name for screen readers. Variables: $game.
review = Review
review-of = Review: { $game }
no-games = None yet. The shelf is full.
shelf = To the shelf
likes = As you like it
language = Language
sound = Sound
sound-about = purrs, paper and kibble, quietly
volume-off = Off
volume-quiet = Quiet
volume-normal = Normal
voices = Cats' voices
voices-about = meows, purrs and hisses; paper and kibble stay
theme = Light
theme-device = As the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-device = As the device
motion-full = Cats jump
motion-calm = Calm
hand = The hand you play with
hand-left = Left
hand-right = Right

## Playing without a connection.

offline-title = Play offline
offline-about = All games, the bots and the lessons on this device: for trains, planes and cabins.
offline-keep = Keep for offline
# Variables: $size (in megabytes).
offline-weight = { $size } MB to fetch
# Variables: $percent.
offline-fetching = { $percent } % of it is here …
# Variables: $size (in megabytes).
offline-kept = Kept on this device: { $size } MB.
offline-delete = Delete it
offline-failed = That did not work. Try again with a better connection.
offline-impossible = This browser keeps nothing from here; it wants a secure address (https).
offline-unready = This server is still packing the games. Start it again in a few minutes, and you can take them along.
# Finished games that no server has. Variables: $games (how many).
offline-games =
    { $games ->
        [one] 1 game was played on this device only.
       *[other] { $games } games were played on this device only.
    }
# A button. Variables: $games (how many).
offline-games-put =
    { $games ->
        [one] Put it into my history
       *[other] Put them into my history
    }
# Variables: $done, $games (how many of how many).
offline-games-putting = { $done } of { $games } …
# Variables: $games (how many).
offline-games-put-done =
    { $games ->
        [one] 1 game is in your history now.
       *[other] { $games } games are in your history now.
    }
# Some could not be taken; the reason follows. Variables: $games (how many).
offline-games-stay =
    { $games ->
        [one] 1 game stays on this device.
       *[other] { $games } games stay on this device.
    }
offline-games-failed = That did not work; try again.

## The reader's account, on their own page.

account-title = An account, if you like
account-guest = You play as a guest. With an account your games are on your other devices too.
# The label of a field.
account-login = Name to log in with
account-password = Password, eight characters or more
# Below the field, before anything is refused.
account-password-how = Too easy, and refused: a common word, your own name or neighbouring keys, also with a few digits around it, such as “whiskers99”. Three odd words are good.
account-make = Make it mine
account-have = I have one already
account-name = Name
account-old-password = Password
account-enter = Log in
account-yours = Your account
account-you = You are “{ $login }” on every device where you log in.
account-leave = Log out here
account-left = Logged out. Until soon.
account-leave-everywhere = Log out everywhere
account-left-everywhere = Logged out on all devices.
account-data = My data
account-data-about = All that is kept of you, as a file: your name, your tables, results, statistics and stickers, and what you said.
account-download = Give me the file
account-another = Another password
account-before = Password until now
account-after = New password
account-change = Change it
account-changed = Your password is another one now; other devices have to log in anew.
account-forget = Forget me
account-forget-about = You leave all tables; your name, what you said, your results, statistics and stickers are deleted. There is no way back.
account-your-password = Your password
account-delete = Delete me and all of it
account-forgotten = You are forgotten.
