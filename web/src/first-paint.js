// What the person chose, before anything is painted: else a dark page would flash up light.
// preferences.svelte.ts writes and reads the same names.
{
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("tabbytop.preferences") ?? "{}") ?? {};
  } catch {
    // nothing is kept here
  }
  const { dataset } = document.documentElement;
  if (kept.theme === "light" || kept.theme === "dark") dataset.theme = kept.theme;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  dataset.motion = kept.motion === "full" || kept.motion === "calm" ? kept.motion : calm ? "calm" : "full";
}
