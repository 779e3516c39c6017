/** A number as it is printed: with a true minus, not a hyphen. */
export function formatNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
