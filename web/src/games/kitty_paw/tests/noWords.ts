/** What looks like words in the sources of Kitty Paw and is none that a person meets. */

export const noWords = [
  { what: "elements of its board", matches: /^\.middle button/ },
  { what: "notation of moves", matches: /^turn (left|right)$/ },
  { what: "corners", matches: /^(lower|upper) (left|right)$/ },
];
