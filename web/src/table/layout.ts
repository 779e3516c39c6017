/**
 * Whether this is a phone in landscape: the board is at the left, the question and the hand beside it, without scrolling.
 * Style sheets test the same with `@container table ((height < 480px) and (width >= 600px))`.
 */
export function isLandscapePhone(width: number, height: number): boolean {
  return height < 480 && width >= 600;
}
