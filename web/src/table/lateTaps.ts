/** Ignore a tap on a choice that has just appeared: the finger was on its way to something else. */

const GRACE = 400; // milliseconds for a person to notice a new question
const GRACE_AFTER_SKIP = 1000; // and a table that differs from the one they looked at
const CHOICES = "[data-move], [data-picks]";
const CURTAIN = ".curtain"; // whoever opens it expects a question

/** The press that skips an animation chooses nothing; and for fingers, neither does one right after it. */
export class LateTaps {
  #moved = false;
  #asked = false;
  #lateUntil = -Infinity;
  #acted = -Infinity;
  #skipped = -Infinity;
  #late = false;

  /** Called whenever something begins or ends to move, and when a player is asked. */
  follow(moving: boolean, asked: boolean, now: number): void {
    if (moving) this.#moved = true;
    this.#asked = asked;
    if (!asked) return;
    if (this.#moved) {
      if (now - this.#skipped < GRACE) this.#lateUntil = now + GRACE_AFTER_SKIP;
      else if (now - this.#acted > GRACE) this.#lateUntil = now + GRACE;
    }
    this.#moved = false;
  }

  /** Whether a press on a choice comes too early to be meant. */
  isLate(pointer: string, now: number): boolean {
    if (pointer === "touch" && now < this.#lateUntil) return true;
    this.act(now);
    return false;
  }

  /** A press: while something moves, before the question, it can only be meant to skip. */
  press(now: number): void {
    this.#skipped = this.#moved && !this.#asked ? now : -Infinity;
  }

  /** Whether the press that ends now skipped the animation before the question. */
  hasSkipped(): boolean {
    return this.#asked && this.#skipped > -Infinity;
  }

  /** A player did something on purpose: what appears at once after it was expected. */
  act(now: number): void {
    this.#acted = now;
  }

  /** Keep late taps from the choices of the page; what is returned stops it. */
  listen(): () => void {
    const onPointerDown = (event: PointerEvent): void => {
      if (isAt(event, CURTAIN)) this.act(performance.now());
      else this.press(performance.now());
      this.#late = isAt(event, CHOICES) && this.isLate(event.pointerType, performance.now());
      if (this.#late) event.stopPropagation();
    };
    const onKeyDown = (): void => {
      this.#late = false;
      this.#skipped = -Infinity;
      this.act(performance.now());
    };
    const onClick = (event: MouseEvent): void => {
      if (!this.#late && !(this.hasSkipped() && isAt(event, CHOICES))) return;
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

function isAt({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
