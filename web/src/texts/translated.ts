/** What a catalogue in another language has to have: the same keys and gaps, and words of its own. */

export type Translated<English> = English extends string
  ? string
  : English extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : English extends object
      ? { [Key in keyof English]: Translated<English[Key]> }
      : English;
