/** All cats on one sheet, for our eyes: `npx vite`, then /tools/cats.html. Nothing of this is shipped. */

import { mount } from "svelte";
import { boxOf } from "../src/cats/box.ts";
import { avatar, catPicture } from "../src/cats/cat.ts";
import Cat from "../src/cats/Cat.svelte";
import { looks, type CoatName, type Mood, type Pattern, type Pose } from "../src/cats/coats.ts";
import type { CatDescription } from "../src/cats/description.ts";
import { cushion, onCushion, seatedBox, standee } from "../src/cats/standee.ts";

const sheet = document.querySelector("main") as HTMLElement;

interface Shown {
  name: string;
  src: string;
  width: number;
  height: number;
}

function section(title: string, shown: readonly Shown[], dark = false): void {
  const place = document.createElement("section");
  place.classList.toggle("dark", dark);
  const head = document.createElement("h2");
  head.textContent = title;
  const row = document.createElement("div");
  for (const { name, src, width, height } of shown) {
    const figure = document.createElement("figure");
    const image = new Image(width, height);
    image.src = src;
    const caption = document.createElement("figcaption");
    caption.textContent = name;
    figure.append(image, caption);
    row.append(figure);
  }
  place.append(head, row);
  sheet.append(place);
}

function whole(name: string, cat: CatDescription, size: number, rimmed = true): Shown {
  const { width, height } = boxOf(cat);
  const scale = size / 184;
  return { name, src: rimmed ? standee(cat) : catPicture(cat), width: width * scale, height: height * scale };
}

function seatedCat(name: string, cat: CatDescription, seat: number, size: number): Shown {
  const { width, height } = seatedBox(cat);
  const scale = size / 184;
  return { name, src: onCushion(cat, seat), width: width * scale, height: height * scale };
}

const POSES: Pose[] = ["sit", "loaf", "arch", "pounce", "sleep", "eat", "peek", "stretch", "head"];
const MOODS: Mood[] = [
  "calm",
  "happy",
  "sly",
  "smug",
  "fright",
  "angry",
  "big",
  "dizzy",
  "bored",
  "sad",
  "queasy",
  "sparkle",
  "sleep",
  "left",
  "right",
  "up",
  "down",
  "huff",
  "wink",
  "love",
  "sick",
];
const FURS: [CoatName, Pattern][] = [
  ["ginger", "tabby"],
  ["tux", "tux"],
  ["white", "calico"],
  ["grey", "plain"],
  ["siam", "points"],
  ["chocolate", "tabby"],
  ["black", "plain"],
];
const PEOPLE = [
  "tabby",
  "ginger",
  "tuxedo",
  "calico",
  "siamese",
  "persian",
  "sphynx",
  "bengal",
  "russian-blue",
  "maine-coon",
  "black",
  "white",
  "tortoiseshell",
  "scottish-fold",
  "ragdoll",
  "birman",
];
const LEVELS = ["kitten", "tabby", "lynx", "puma", "tiger"];

/** The cats of a game: `tools/cats.ts` in its folder. */
export interface CatsOfGame {
  title: string;
  cats: readonly (readonly [name: string, cat: CatDescription])[];
}

const GAMES = import.meta.glob<CatsOfGame>("../src/games/*/tools/cats.ts", { eager: true, import: "sheet" });
for (const { title, cats } of Object.values(GAMES)) {
  section(
    title,
    cats.map(([name, cat]) => whole(name, cat, 120, false)),
  );
  section(
    "… at 40",
    cats.map(([, cat]) => whole("", cat, 42)),
  );
  section(
    "… on cushions, at 60, in the dark",
    cats.map(([, cat], k) => seatedCat("", cat, k % 12, 72)),
    true,
  );
}
section(
  "Poses",
  POSES.map((pose) =>
    whole(
      pose,
      {
        coat: "ginger",
        pattern: "tabby",
        pose,
        collar: 0,
        mood: pose === "sleep" || pose === "eat" || pose === "stretch" ? "sleep" : pose === "arch" ? "fright" : "calm",
        ears: pose === "arch" ? "flat" : "point",
      },
      150,
    ),
  ),
);
section(
  "Moods",
  MOODS.map((mood, k) => {
    const [coat, pattern] = FURS[k % FURS.length] as [CoatName, Pattern];
    return whole(mood, { coat, pattern, mood, pose: "head" }, 130);
  }),
);
section(
  "People",
  PEOPLE.map((name) => whole(name, looks(name), 120, false)),
);
section("People and bots", [
  ...PEOPLE.map((name, k) => ({ name, src: avatar(looks(name), k % 12), width: 64, height: 64 })),
  ...LEVELS.map((name, k) => ({ name, src: avatar(looks("", name), k), width: 64, height: 64 })),
]);
section(
  "Bots",
  LEVELS.map((name, k) => whole(name, { ...looks("", name), collar: k }, 120)),
);
section(
  "Robes",
  FURS.map(([coat, pattern], k) => whole("", { coat, pattern, hood: k, pawUp: k % 2 === 1 }, 110)),
);
for (const dark of [false, true])
  section(
    "Seats",
    [...Array(12).keys()].map((seat) => {
      const [coat, pattern] = FURS[seat % FURS.length] as [CoatName, Pattern];
      return seatedCat(`${seat + 1}`, { coat, pattern }, seat, 104);
    }),
    dark,
  );
section(
  "Cushions",
  [...Array(12).keys()].map((seat) => ({ name: "", src: cushion(seat), width: 62, height: 36 })),
);

const alive = document.createElement("section");
alive.innerHTML = "<h2>Cat.svelte: breathing, blinking, on a cushion, lit</h2><div></div>";
sheet.append(alive);
const target = alive.querySelector("div") as HTMLElement;
const tom = looks("tabby");
mount(Cat, { target, props: { description: tom, size: 120, breathes: true } });
mount(Cat, { target, props: { description: tom, size: 120, blink: true, standee: true } });
mount(Cat, { target, props: { description: tom, size: 120, standee: true, seat: 1, blink: true, breathes: true } });
mount(Cat, {
  target,
  props: { description: looks("ginger"), size: 120, standee: true, seat: 0, rim: "#FFD27A", label: "Ginger" },
});
mount(Cat, { target, props: { description: { ...looks("siamese"), pose: "arch" }, size: 120, seat: 2 } });
