/** How much of the page an on-screen keyboard leaves visible. */

const LEAST = 120; // pixels: browsers also hide and show their own bars

export interface VisiblePart {
  top: number;
  height: number;
}

/** The part of the page above the keyboard; null while there is none, or while somebody zooms. */
export function aboveKeyboard(): { readonly part: VisiblePart | null } {
  let part: VisiblePart | null = $state(null);
  $effect(() => {
    const screen = window.visualViewport;
    if (screen === null) return;
    const look = (): void => {
      const covered = window.innerHeight - screen.height;
      part = screen.scale === 1 && covered > LEAST ? { top: screen.offsetTop, height: screen.height } : null;
    };
    look();
    screen.addEventListener("resize", look);
    screen.addEventListener("scroll", look);
    return () => {
      screen.removeEventListener("resize", look);
      screen.removeEventListener("scroll", look);
    };
  });
  return {
    get part() {
      return part;
    },
  };
}
