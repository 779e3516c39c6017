### The reader's own page: who they are, what they like, their account.

page = You
hello = Hello, { $name }
kept = Games already under way keep your old name.
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
cat-name-russian-blue = Russian Blue
cat-name-maine-coon = Maine Coon
cat-name-black = Black
cat-name-white = White
cat-name-tortoiseshell = Tortoiseshell
cat-name-scottish-fold = Scottish Fold
cat-name-ragdoll = Ragdoll
cat-name-birman = Birman
games = Your games
running = Still going
over = Finished
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
voices = Cat voices
voices-about = meows, purrs and hisses; paper and kibble stay on
theme = Theme
theme-device = Same as device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-device = Same as device
motion-full = Cats jump
motion-calm = Calm
hand = The hand you play with
hand-left = Left
hand-right = Right

## Playing without a connection.

offline-title = Play offline
offline-about = All the games, bots and lessons on this device: for trains, planes and cabins.
offline-keep = Save for offline
# Variables: $size (in megabytes).
offline-weight = { $size } MB to download
# Variables: $percent.
offline-fetching = { $percent }% downloaded…
# Variables: $size (in megabytes).
offline-kept = Saved on this device: { $size } MB.
offline-delete = Delete it
offline-failed = That didn’t work. Try again with a better connection.
offline-impossible = This browser can’t save the games here; it needs a secure address (https).
offline-unready = This server is still packing the games. Restart it in a few minutes to take them along.
# Finished games that no server has. Variables: $games (how many).
offline-games =
    { $games ->
        [one] 1 game is only on this device.
       *[other] { $games } games are only on this device.
    }
# A button. Variables: $games (how many).
offline-games-put =
    { $games ->
        [one] Add it to my history
       *[other] Add them to my history
    }
# Variables: $done, $games (how many of how many).
offline-games-putting = { $done } of { $games }…
# Variables: $games (how many).
offline-games-put-done =
    { $games ->
        [one] 1 game is now in your history.
       *[other] { $games } games are now in your history.
    }
# Some could not be taken; the reason follows. Variables: $games (how many).
offline-games-stay =
    { $games ->
        [one] 1 game stays on this device.
       *[other] { $games } games stay on this device.
    }
offline-games-failed = That didn’t work. Try again.

## The reader's account, on their own page.

account-title = An account, if you like
account-guest = You’re playing as a guest. With an account, your games are on your other devices too.
# The label of a field.
account-login = Name to log in with
account-password = Password, eight characters or more
# Below the field, before anything is refused.
account-password-how = Too easy: a common word, your own name or neighboring keys, even with a few digits added, like “whiskers99”. Three odd words work well.
account-make = Create account
account-have = I have one already
account-name = Name
account-old-password = Password
account-enter = Log in
account-yours = Your account
account-you = You’re “{ $login }” wherever you log in.
account-leave = Log out here
account-left = Logged out. See you soon!
account-leave-everywhere = Log out everywhere
account-left-everywhere = Logged out on all devices.
account-data = My data
account-data-about = Everything kept about you, in one file: your name, your tables, results, statistics and stickers, and what you said.
account-download = Give me the file
account-another = Change password
account-before = Old password
account-after = New password
account-change = Change it
account-changed = Password changed. Log in again on your other devices.
account-forget = Forget me
account-forget-about = You leave every table. Your name, what you said, your results, statistics and stickers are deleted. This can’t be undone.
account-your-password = Your password
account-delete = Delete me and everything
account-forgotten = All forgotten. Who were you again?
