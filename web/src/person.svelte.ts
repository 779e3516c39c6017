/** Who I am: requested once, shown on every page that needs it. */

import { api } from "./api.ts";
import type { Me } from "./generated/bodies.ts";

const known: { me: Me | null } = $state({ me: null });
let asking: Promise<Me> | null = null;

export const person = {
  /** Null until the server has said it. */
  get me(): Me | null {
    return known.me;
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

/** I am somebody else now; without a word the server is asked again. */
export function iAm(me: Me | null): void {
  asking = me === null ? null : Promise.resolve(me);
  if (me !== null) known.me = me;
  else void whoAmI().catch(() => null);
}
