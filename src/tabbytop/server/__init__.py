"""People at tables: HTTP, WebSocket, storage, lobby.

Workers hold no truth. Whatever happens at a table is one line of its log (`entries`), written to
the database under (table, number) before anybody hears of it; a `TableState` is what the log says,
and any worker can read it.
"""
