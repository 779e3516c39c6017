/** What looks like words in the sources of Cat Lady and is none that a person meets. */

export const noWords = [
  { what: "notation of moves", matches: /^(cash in|spray row a|brush zeus a1|wild as tuna)$/ },
  { what: "the key of a score line", matches: /^counting cat$/ },
];
