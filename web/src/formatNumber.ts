/** A number as it is printed: with a true minus, not a hyphen. */
export function formatNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Points for a text that writes their sign itself. */
export function signAndSize(points: number): { sign: "plus" | "minus" | "zero"; points: number } {
  return { sign: points > 0 ? "plus" : points < 0 ? "minus" : "zero", points: Math.abs(points) };
}
