/** Ignore a tap on a choice that has just appeared: the finger was on its way to something else. */

const GRACE = 400; // milliseconds for a person to notice a new question
const CHOICES = "[data-move], [data-picks]";

/** Only for fingers, after an animation that ended by itself. */
export class LateTaps {
  #moved = false;
  #appeared = -Infinity;
  #acted = -Infinity;
  #late = false;

  /** Called whenever something begins or ends to move, and when a player is asked. */
  follow(moving: boolean, asked: boolean, now: number): void {
    if (moving) this.#moved = true;
    if (!asked) return;
    if (this.#moved && now - this.#acted > GRACE) this.#appeared = now;
    this.#moved = false;
  }

  /** Whether a press on a choice comes too early to be meant. */
  isLate(pointer: string, now: number): boolean {
    if (pointer === "touch" && now - this.#appeared < GRACE) return true;
    this.act(now);
    return false;
  }

  /** A player did something on purpose: what appears at once after it was expected. */
  act(now: number): void {
    this.#acted = now;
  }

  /** Keep late taps from the choices of the page; what is returned stops it. */
  listen(): () => void {
    const onPointerDown = (event: PointerEvent): void => {
      const onChoice = event.target instanceof Element && event.target.closest(CHOICES) !== null;
      this.#late = onChoice && this.isLate(event.pointerType, performance.now());
      if (this.#late) event.stopPropagation();
    };
    const onKeyDown = (): void => {
      this.#late = false;
      this.act(performance.now());
    };
    const onClick = (event: MouseEvent): void => {
      if (!this.#late) return;
      this.#late = false;
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
  }
}
