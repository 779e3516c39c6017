/** Every cat has a voice of its own: high or low, with a small mouth or a large one. */

export interface Voice {
  /** 1 is an ordinary cat; kittens are higher */
  pitch: number;
  /** how small the mouth is */
  mouth: number;
}

export const ORDINARY: Voice = { pitch: 1, mouth: 1 };

/** By who the cat is and where it sits: the same cat always sounds the same. */
export function voiceOf(cat: string, seat: number): Voice {
  let sum = 7 + seat * 31;
  for (const letter of cat) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 9973;
  const [first, second] = [(sum % 101) / 100, ((sum * 7) % 89) / 88];
  return { pitch: 0.78 + first * 0.6, mouth: 0.86 + second * 0.34 };
}
