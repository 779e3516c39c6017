/** Moves live regions into the topmost open dialog, since everything beside it is inert. */

import type { Action } from "svelte/action";

const homes = new Map<HTMLElement, Comment>();
const sheets: HTMLElement[] = [];

/** This element tells something, wherever the eyes are. */
export const voice: Action<HTMLElement> = (node) => {
  const home = document.createComment("");
  node.before(home);
  homes.set(node, home);
  gather();
  return {
    destroy() {
      homes.delete(node);
      home.remove();
    },
  };
};

/** A sheet was laid over everything; call what is returned when it is put away. */
export function covered(sheet: HTMLElement): () => void {
  sheets.push(sheet);
  gather();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    gather();
  };
}

function gather(): void {
  const top = sheets.at(-1);
  for (const [node, home] of homes) {
    if (top === undefined) home.after(node);
    else top.append(node);
  }
}
