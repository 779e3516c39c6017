"""Play the games in a terminal, with bots or with friends at the same keyboard.

This package draws what a seat may know (`view`, `seen_by`) and asks the table for everything else;
it contains no rules of the games. Where to look:

- `game_loop` runs a session from the deal to the score pad; `session` holds the match, its players,
  bots and log; `session_log` is the log, `saves` the files.
- `decision_prompt` asks a person and carries out commands; `input_parser` parses answers;
  `shared_keyboard` passes the keyboard from person to person.
- `board` draws a screen from a `render_context`; `boards` has a package for each game; `log_view`,
  `scoresheet`, `guide` and `game_list` draw the other pages; `text_layout` and `colours` help.
- `screen` is the terminal itself, `pager` shows long texts, `animation` shows moves as they happen.
- `replay` steps through finished games; `live` plays real-time games.
"""
