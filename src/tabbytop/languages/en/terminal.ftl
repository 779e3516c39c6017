### The terminal: commands, pages, prompts and notices that all games share.

# $language was asked for; $languages lists those that are there.
unknown-language = there is no language { $language }; there are { $languages }
