/** Going back in the browser puts away what covers the table; without this it would leave the table. */

const COVERED = { covered: true };

/** Call `close` when somebody goes back; what is returned has to be called when the cover is gone. */
export function closeOnBack(close: () => void): () => void {
  history.pushState(COVERED, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    if ((history.state as Partial<typeof COVERED> | null)?.covered === true) history.back();
  };
}
