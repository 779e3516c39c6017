# The page on a device of its own: while its Python starts, and on a host of files, which has no server.
preparing = The cats are getting up …
preparing-fetching = Fetching the games, once only: { $percent } % of { $size } MB
far-title = A friend far away?
far-how = Friends far away meet on a server, and this page works without one. If you know a server, its address takes you there.
far-label = Address of a server
far-placeholder = games.example.org
far-go = Go there
far-no-address = That is no address of a server.
none-yet = Take a box from the shelf. Empty chairs get a bot.
