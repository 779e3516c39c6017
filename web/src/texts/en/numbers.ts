/** Small numbers as words. */

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export function counted(number: number): string {
  return NUMBERS[number] ?? String(number);
}
