/**
 * A phone on its side: the board lies at the left, the question and the hand beside it, and nothing below the fold.
 * Style sheets say the same with `@container table ((height < 480px) and (width >= 600px))`.
 */
export function isLandscapePhone(width: number, height: number): boolean {
  return height < 480 && width >= 600;
}
