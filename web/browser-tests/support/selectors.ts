/** Selectors of elements that have no role and name of their own. */

export const MARKS = {
  table: "main[data-status]",
  prompt: '[data-testid="prompt"]',
  asked: '[data-testid="prompt"][data-asked="true"]',
  answers: '[data-testid="answers"]',
  score: '[data-testid="score"]',
  live: '[data-testid="live"]',
  line: '[data-testid="line"]',
  bubble: '[data-testid="bubble"]',
  unread: '[data-testid="unread"]',
  curtain: '[data-testid="curtain"]',
  /** A choice: pressing it makes this move. */
  move: "[data-move]",
  /** Something to take first; then the places where it may go are choices. */
  picks: "[data-picks]",
} as const;
