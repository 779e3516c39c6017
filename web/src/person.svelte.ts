/** Who I am: requested once, shown on every page that needs it. */

import { api } from "./api.ts";
import { forgetCircleNames } from "./circleNames.svelte.ts";
import type { Me } from "./generated/bodies.ts";

const known: { me: Me | null; nth: number } = $state({ me: null, nth: 0 });
let asking: Promise<Me> | null = null;

export const person = {
  /** Null until the server has said it. */
  get me(): Me | null {
    return known.me;
  },
  /** How many people have been before this page: lists of the one before are not shown to the next. */
  get nth(): number {
    return known.nth;
  },
};

/** Who I am; asked once. */
export function whoAmI(): Promise<Me> {
  asking ??= api.me().then(
    (me) => {
      known.me = me;
      return me;
    },
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

/** Somebody has logged in, or gone: nothing of the one before is known any longer. */
export function iAmSomebodyElse(me: Me | null): void {
  known.nth += 1;
  known.me = null;
  forgetCircleNames();
  iAm(me);
}

/** What I am called has changed; without a word the server is asked again. */
export function iAm(me: Me | null): void {
  asking = me === null ? null : Promise.resolve(me);
  if (me !== null) known.me = me;
  else void whoAmI().catch(() => null);
}
