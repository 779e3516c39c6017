/** Ignore a tap on a choice that has just appeared: the finger was on its way to something else. */

import type { TableModel } from "./model.ts";

const GRACE = 400; // milliseconds for a person to notice a new question
const CHOICES = "[data-move], [data-picks]";

/** Only for fingers, after an animation that ended by itself. */
export function ignoreLateTaps(model: Pick<TableModel, "asked" | "stage">): void {
  let moved = false;
  let appeared = -Infinity;
  let acted = -Infinity;
  let late = false;

  $effect.pre(() => {
    if (model.stage.moving) moved = true;
    if (!model.asked) return;
    const now = performance.now();
    if (moved && now - acted > GRACE) appeared = now;
    moved = false;
  });

  $effect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      const onChoice = event.target instanceof Element && event.target.closest(CHOICES) !== null;
      late = onChoice && event.pointerType === "touch" && performance.now() - appeared < GRACE;
      if (late) event.stopPropagation();
      else if (onChoice) acted = performance.now();
    };
    const onKeyDown = (): void => {
      acted = performance.now();
      late = false;
    };
    const onClick = (event: MouseEvent): void => {
      if (!late) return;
      late = false;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("pointerdown", onPointerDown, true);
    addEventListener("keydown", onKeyDown, true);
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("pointerdown", onPointerDown, true);
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("click", onClick, true);
    };
  });
}
