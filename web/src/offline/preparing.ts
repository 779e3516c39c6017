/** Say that Python starts, for as long as it does: on any page, and without weighing on those that have a server. */

import { mount, unmount } from "svelte";
import { loadTexts } from "../texts/loading.ts";

/** Nobody waits for what is done in passing: that is said small, and only while something is fetched. */
export async function whilePreparing<Result>(doing: Promise<Result>, inPassing = false): Promise<Result> {
  doing.catch(() => null); // it may fail before this is shown, and is told below
  const [{ default: Preparing }] = await Promise.all([import("./Preparing.svelte"), loadTexts("page-offline")]);
  const shown = mount(Preparing, { target: document.body, props: { inPassing } });
  try {
    return await doing;
  } finally {
    void unmount(shown);
  }
}
