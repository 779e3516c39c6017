/** The part of an element that can be seen. */

/** The box of an element as far as the board and what scrolls in it leave it visible; null: nothing of it. */
export function withinView(element: Element, board: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around !== board && getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
    if (around === board) break;
  }
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
}
