/** Small numbers as words; one is never said without what there is one of, since it bends with it. */

const NUMBERS = [
  "kein",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

export function counted(number: number): string {
  return NUMBERS[number] ?? String(number);
}
