/** What is drawn on the boxes of the games, 206 wide and 240 high. */

import { cat } from "./cat.ts";
import { cubeCat } from "./cube.ts";
import { circle, drawn, ellipse, filled, INK, moved, part, picture } from "./pen.ts";

function kibbleScuffle(): string {
  const cube = (x: number, y: number, turn: number, fill: string): string => moved(filled("M-11 -20 h22 v20 h-22Z", fill, { width: 1.8 }) + filled("M-11 -20 l7 -7 h22 l-7 7Z", fill, { width: 1.8 }), x, y, 1, turn);
  const front = "M-76 0 C-74 12 -66 56 -58 58 Q0 66 58 58 C66 56 74 12 76 0 C70 14 40 23 0 23 C-40 23 -70 14 -76 0Z";
  const bowl =
    ellipse(0, 0, 76, 23, "#A9C4D6", 3) + ellipse(0, 3, 65, 17, "#5E8099", 2) +
    cube(-36, 14, -6, "#C25A34") + cube(-11, 8, 4, "#6F4180") + cube(15, 15, -3, "#C98F48") + cube(41, 10, 8, "#6F4180") +
    part(front, "#7E9FB8", { light: [-9, -5] }) +
    moved(filled("M-15 0 C-8 -11 6 -11 12 -1 L20 -8 V9 L12 2 C6 11 -8 11 -15 0Z", "#FFF6E4", { width: 2.2 }) + circle(-7, -2, 1.8, INK), 0, 42);
  return (
    ellipse(103, 190, 150, 110, "#FFD27A") +
    moved(cat({ coat: "tux", pattern: "tux", mood: "sparkle" }), 44, 196, 0.74) +
    moved(cat({ coat: "grey", pattern: "tabby", mood: "sly", build: "tom", wide: 1.1, ears: "small", props: ["bandana"] }), 162, 196, 0.72) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "big", ears: "wide" }), 103, 210, 0.74) +
    moved(bowl, 103, 180, 0.86)
  );
}

function kittyPaw(): string {
  const r = 46;
  const w = r * 0.866;
  return (
    filled("M0 92 L206 32 V300 H0Z", "#8FDCBC") +
    cubeCat("tabby", 103 - w, 176, r) + cubeCat("tux", 103 + w, 176, r) + cubeCat("calico", 103, 176 - r * 1.5, r)
  );
}

function temPurrA(): string {
  const glazes = ["#FFF8EA", "#9DBBC9", "#FFF8EA", "#E7B9A8"];
  let tower = "";
  for (let k = 0; k < 7; k += 1) {
    const glaze = glazes[k % 4] as string;
    const dish = filled("M-44 -6 C-40 14 -22 22 0 22 C22 22 40 14 44 -6Z", glaze, { width: 4 }) + ellipse(0, -6, 44, 11, glaze, 4) + ellipse(0, -7, 34, 7, "#E9A24A", 3);
    tower += moved(dish, 165, 214 - k * 23, 0.7);
  }
  return (
    circle(103, 170, 112, "#FF8A5C") +
    moved(cat({ coat: "cream", mood: "queasy", build: "fat", ears: "small", mouth: "full", props: ["hachimaki"] }), 80, 236, 0.98) +
    tower
  );
}

function catLady(): string {
  const dress =
    filled("M20 240 C16 170 50 142 103 146 C156 142 190 170 186 240Z", "#8A3A55", { width: 3 }) +
    drawn("M76 146 L103 196 L130 146", 3) + circle(103, 206, 4, "#F3BE45", 2) + circle(103, 222, 4, "#F3BE45", 2);
  return (
    filled("M-10 124 C40 70 166 70 216 124 V300 H-10Z", "#F2A0B3") + dress +
    moved(cat({ coat: "lilac", pose: "head", mood: "happy", props: ["bun", "glasses"] }), 103, 160, 0.95) +
    moved(cat({ coat: "white", pattern: "calico", pose: "sleep", mood: "sleep" }), 56, 236, 0.62) +
    moved(cat({ coat: "ginger", pattern: "tabby", pose: "peek", mood: "up" }), 160, 236, 0.62)
  );
}

function meow(): string {
  let rays = "";
  for (let angle = 0; angle < 360; angle += 22) {
    const at = (degrees: number): string => `${103 + 260 * Math.cos((degrees * Math.PI) / 180)} ${152 + 260 * Math.sin((degrees * Math.PI) / 180)}`;
    rays += filled(`M103 152 L${at(angle)} L${at(angle + 11)}Z`, "#9478DA");
  }
  return (
    rays +
    moved(cat({ coat: "black", mood: "big", hood: 9, eye: "#E9D94A" }), 103, 220, 0.98) +
    moved(cat({ coat: "ginger", pattern: "tabby", mood: "happy", hood: 2 }), 32, 250, 0.66) +
    moved(cat({ coat: "white", mood: "up", hood: 5, mouth: "howl" }), 176, 250, 0.66)
  );
}

const COVERS: { [game: string]: () => string } = {
  "kibble-scuffle": kibbleScuffle,
  "kitty-paw": kittyPaw,
  "tem-purr-a": temPurrA,
  "cat-lady": catLady,
  meow,
};

/** The address of the picture on a game's box; a game from elsewhere has a curious cat. */
export function cover(game: string): string {
  const draw = COVERS[game] ?? (() => moved(cat({ coat: "smoke", mood: "up" }), 103, 226, 1.1));
  return picture(draw(), "0 0 206 240");
}
