### What `tabbytop serve`, `backup`, `restore`, `tidy` and `admin` print, and what is wrong when they fail.
###
### Whoever runs a server reads this. Words in `backticks` and with -- are typed; names of settings such as `channels` stay.
### Sentences that begin with a small letter stand behind "tabbytop: ". $why is what a driver or the system says, in English.

## `tabbytop serve`

serves = Tabbytop is at { $url }; Ctrl-C stops it
serves-network = Tabbytop is at { $url }, for everyone on your network; Ctrl-C stops it
# Below a QR code.
scan-code = Open it on a phone on this network: point its camera here.
no-page = This copy has no page, so only the API answers; in a clone, `make play` builds the page
lan-and-host = --lan chooses where to listen; leave --host out
no-network = --lan: this machine doesn’t seem to be on a network; --host names an address
cannot-listen = { $host } port { $port }: { $why }
workers-fail = the workers can’t start; the lines above say why
no-setting = { $file }: there’s no setting { $name }
bad-database = database: expected `postgresql://…` or the name of a file
bad-channels = channels: expected `redis://…`, `database` or nothing
channels-sqlite = channels: `database` is for PostgreSQL; with SQLite, `redis://…`
workers-sqlite = workers: more than one with SQLite needs channels, `redis://…`
bad-notice-contact = notice_contact: expected `mailto:…` or `https://…`
bad-notice-webhook = notice_webhook: expected `https://…` or `http://…`
unknown-channels = messages between workers go over redis://…, or over the database if that’s PostgreSQL

## The database

missing-driver = the driver { $driver } isn’t installed: pip install 'tabbytop[{ $extra }]'
no-database = there’s no database { $file }
unknown-database = { $scheme }:// isn’t a database that Tabbytop knows
sqlite-fails = { $file } can’t be used as a database: { $why }
postgresql-fails = PostgreSQL can’t be used: { $why }
# $step names a change of the database's tables.
newer-database = this version doesn’t know step { $step } of the database, which is from a newer version; go on with that one
other-database = the database is from another version; start this version’s server first

## `tabbytop backup` and `tabbytop restore`

backed-up =
    { $rows ->
        [one] { $file }: 1 row
       *[other] { $file }: { $rows } rows
    }
restored =
    { $rows ->
        [one] 1 row restored
       *[other] { $rows } rows restored
    }
file-there = { $file } already exists
cannot-write = { $file } can’t be written: { $why }
cannot-read = { $file } can’t be read: { $why }
empty-database = there’s nothing in the database
used-database = there are games in the database; a backup can only go into an empty one
# $why is one of the messages below.
backup-line = line { $line }: { $why }
no-backup = this isn’t a Tabbytop backup
# $found and $known are numbers.
backup-format = the backup has format { $found }; this version reads { $known }
backup-tables = the tables aren’t those of that step
backup-no-table = a row that belongs to no table
# $first and $last are numbers of lines.
backup-rows = lines { $first } to { $last }: not rows of { $table }: { $why }
backup-count =
    { $rows ->
        [one] says that 1 row comes before it
       *[other] says that { $rows } rows come before it
    }
backup-truncated = the rest of the file is missing

## `tabbytop tidy`: a heading, and what was deleted, behind its number.

tidy-would-delete = would be deleted:
tidy-deleted = deleted:
tidy-unfinished = unfinished tables
tidy-finished = finished tables
tidy-chat = chat messages
tidy-guests = guests
# $before and $after are numbers of bytes.
compacted = { $file }: { $before } bytes before, { $after } now
compact-sqlite = --compact is for SQLite; PostgreSQL has VACUUM FULL
compact-fails = { $file } can’t be rewritten now: { $why }

## `tabbytop admin`: what was done. $name is a person or a range of addresses.

closed = closed: { $table }
muted = muted: { $name }
unmuted = may talk again: { $name }
banned = banned: { $name }
unbanned = may come back: { $name }
renamed = new name: { $name }
deleted = deleted: { $name }
# $target is a person or a table in a line. The answer is one of the words of terminal.ftl, `yes-words`.
delete-really = Delete { $target }? y/n
new-password = { $login } logs in with: { $password }
announced = announced
withdrawn =
    { $count ->
        [one] 1 announcement withdrawn
       *[other] { $count } announcements withdrawn
    }

## `tabbytop admin`: what is not done

# $name was typed, in quotes.
no-person = there’s nobody called { $name }
no-table = there’s no table { $name }
no-person-or-table = there’s no person and no table { $name }
# The lines below list them.
ambiguous = { $name } could be one of { $count }; say which id
# $login is none for a guest; $time is when they were here last.
person-line =
    { $login ->
        [none] { $id } { $name } (guest, seen { $time })
       *[other] { $id } { $name } (logs in as { $login }, seen { $time })
    }
not-muted = { $name } isn’t muted
not-banned = { $name } isn’t banned
no-password = { $name } is a guest and has no password
announcement-length = an announcement has 1 to { $most } characters
no-announcement = nothing is announced
announce-what = type the announcement, or --clear
no-report = there’s no report { $number }
# $words were typed, in quotes.
no-duration = { $words } isn’t a length of time: type 30m, 12h, 2d or 1w
no-time = { $words } isn’t a time: type 2d, 2027-01-31 or 2027-01-31T18:00
time-over = { $words } has already passed

## `tabbytop admin`: lists. Headings of columns, and names in front of a colon.

no-rows = none
column-id = id
column-name = name
column-login = login
# The picture of a person.
column-cat = cat
column-created = created
column-seen = seen
column-restrictions = restrictions
column-sessions = sessions
column-tables = tables
column-game = game
# How a table is: open, playing, over or closed, as --status takes it.
column-status = status
column-public = public
# When the last move was made.
column-moved = moved
column-seats = seats
column-number = number
column-at = at
# Who was reported.
column-accused = accused
column-reason = reason
# The line of chat that was reported.
column-said = said
# What the reporter wrote.
column-text = text
column-reporter = reporter
column-table = table
column-done = done
column-by = by
# What an operator did.
column-act = act
column-target = target
column-detail = detail
# $time is none if it has no end.
restriction =
    { $kind ->
        [mute] muted
       *[ban] banned
    } { $time ->
        [none] for good
       *[other] until { $time }
    }
reason-insult = insults
reason-harassment = harassment
reason-spam = spam
reason-name = name
reason-cheating = cheating
reason-other = something else
