/** What looks like words in the sources of Tem-Purr-A and is none that a person meets. */

export const noWords = [{ what: "notation of moves", matches: /^play reverse$/ }];
