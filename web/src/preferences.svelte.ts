/** Preferences of this device, stored in it alone; first-paint.js reads them too. */

export type Theme = "device" | "light" | "dark";
export type Motion = "device" | "full" | "calm";
export type Volume = "quiet" | "normal";
export type Hand = "left" | "right";

interface Preferences {
  sound: boolean;
  volume: Volume;
  /** cats may be heard, not only things */
  voices: boolean;
  theme: Theme;
  motion: Motion;
  hand: Hand;
}

const PLACE = "tabbytop.preferences";
const USUAL: Preferences = {
  sound: true,
  volume: "normal",
  voices: true,
  theme: "device",
  motion: "device",
  hand: "right",
};

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const calmDevice = matchMedia("(prefers-reduced-motion: reduce)");

const chosen: Preferences = $state(kept());
const device = $state({ dark: darkDevice.matches, calm: calmDevice.matches });

darkDevice.addEventListener("change", (now) => (device.dark = now.matches));
calmDevice.addEventListener("change", (now) => {
  device.calm = now.matches;
  show();
});
addEventListener("storage", ({ key }) => {
  if (key !== PLACE) return;
  Object.assign(chosen, kept()); // it was changed in another tab
  show();
});

function kept(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences> | null;
    return { ...USUAL, ...found };
  } catch {
    return { ...USUAL };
  }
}

function show(): void {
  const { dataset } = document.documentElement;
  if (chosen.theme === "device") delete dataset["theme"];
  else dataset["theme"] = chosen.theme;
  dataset["motion"] = preferences.calm ? "calm" : "full";
  dataset["hand"] = chosen.hand;
  colourTheFrame();
}

/** The bar of a browser or of the installed page has the colour of the table, by choice as by the device. */
function colourTheFrame(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color][data-scheme]")) {
    const scheme = meta.dataset["scheme"];
    meta.media =
      chosen.theme === "device" ? `(prefers-color-scheme: ${scheme})` : chosen.theme === scheme ? "all" : "not all";
  }
}

/** What is so now, and what was chosen. */
export const preferences = {
  get sound(): boolean {
    return chosen.sound;
  },
  /** How loud sounds are, if there are any. */
  get volume(): Volume {
    return chosen.volume;
  },
  get voices(): boolean {
    return chosen.voices;
  },
  get theme(): Theme {
    return chosen.theme;
  },
  get motion(): Motion {
    return chosen.motion;
  },
  /** The thumb that answers: tables put buttons on that side. */
  get hand(): Hand {
    return chosen.hand;
  },
  /** Is the page dark, by choice or by the device? */
  get dark(): boolean {
    return chosen.theme === "device" ? device.dark : chosen.theme === "dark";
  },
  /** Nothing shall travel over the table: things fade. */
  get calm(): boolean {
    return chosen.motion === "device" ? device.calm : chosen.motion === "calm";
  },
};

/** Like something else from now on. */
export function prefer(wish: Partial<Preferences>): void {
  Object.assign(chosen, wish);
  show();
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // it holds as long as the page is open
  }
}

show(); // first-paint.js did the most urgent of it
