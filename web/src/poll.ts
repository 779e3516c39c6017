/** Do it now, again after a while, and when somebody comes back to the page or its window; what is returned stops it. */
export function poll(act: () => Promise<void>, milliseconds: number): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void act();
  };
  look();
  const timer = setInterval(look, milliseconds);
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
  };
}
