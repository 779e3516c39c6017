/** One description draws every cat. The origin is on the ground; a sitting cat is 150 tall. */

import { type Build, type Coat, COATS, type Looks, type Pattern, type Pose, type Prop } from "./coats.ts";
import { face, type Mouth } from "./face.ts";
import { FOLDED, headMarks, headOutline, innerEars } from "./head.ts";
import { circle, clipped, CREAM, drawn, ellipse, filled, INK, moved, part, picture, tail } from "./pen.ts";
import { seatPattern } from "./seats.ts";

export interface CatDescription extends Looks {
  pose?: Pose;
  build?: Build;
  mouth?: Mouth;
  props?: readonly Prop[];
  hood?: number; // the seat whose robe it wears
  eye?: string;
}

interface Body {
  art: string;
  head: readonly [x: number, y: number, scale: number, turn: number];
}

function bodyMarks(pattern: Pattern, coat: Coat, pose: Pose): string {
  const { dark, light } = coat;
  if (pattern === "tabby") {
    if (pose === "sit")
      return drawn(
        "M-60 -62 Q-36 -60 -28 -52 M-62 -44 Q-44 -44 -33 -36 M-66 -24 Q-50 -28 -38 -20 M60 -62 Q36 -60 28 -52 M62 -44 Q44 -44 33 -36 M66 -24 Q50 -28 38 -20",
        6.5,
        dark,
      );
    if (pose === "loaf") return drawn("M8 -72 Q8 -52 2 -46 M26 -70 Q28 -50 22 -42 M44 -66 Q46 -46 40 -36 M62 -54 Q62 -40 56 -30", 6.5, dark);
    return drawn("M10 -76 Q14 -56 8 -46 M30 -72 Q36 -52 30 -42 M50 -62 Q52 -46 46 -36 M-12 -74 Q-10 -62 -14 -56", 6.5, dark);
  }
  if (pattern === "tux" || pattern === "bi") {
    if (pose === "sit") return filled("M0 -92 C-26 -92 -24 -40 -22 4 L22 4 C24 -40 26 -92 0 -92Z", light);
    return filled("M-40 -60 C-50 -20 -40 6 -14 6 C14 6 14 -30 8 -60Z", light);
  }
  if (pattern === "calico")
    return (
      filled("M30 -70 C60 -70 70 -30 50 -22 C30 -18 20 -40 30 -70Z", "#E8913C") +
      filled("M-60 -40 C-40 -50 -28 -34 -34 -18 C-44 -6 -64 -14 -60 -40Z", "#453A4F")
    );
  if (pattern === "tortie")
    return filled("M-60 -50 c14 -10 26 6 16 18 c-10 10 -24 0 -16 -18Z M20 -70 c16 -8 30 8 22 24 c-12 12 -34 -4 -22 -24Z M44 -24 c10 -4 16 8 8 16 c-10 4 -14 -8 -8 -16Z", dark);
  if (pattern === "spot")
    return [[-36, -30], [-28, -56], [36, -30], [28, -56], [46, -14], [-46, -14], [14, -74], [0, -60]]
      .map(([x, y]) => circle(x as number, y as number, 5, dark))
      .join("");
  if (pattern === "points") return pose === "sit" ? filled("M-60 -8 H60 V10 H-60Z", dark, { opacity: 0.85 }) : "";
  return pose === "sit" ? filled("M0 -84 C-20 -78 -20 -40 -19 4 L19 4 C20 -40 20 -78 0 -84Z", light, { opacity: 0.9 }) : "";
}

const TORSO: { [build in Build]: string } = {
  normal: "M-24 -86 C-36 -66 -33 -52 -40 -38 C-54 -26 -56 -2 -42 0 L42 0 C56 -2 54 -26 40 -38 C33 -52 36 -66 24 -86Z",
  fat: "M-26 -88 C-60 -76 -84 -34 -70 -8 C-62 3 62 3 70 -8 C84 -34 60 -76 26 -88Z",
  tom: "M-32 -92 C-56 -80 -54 -52 -48 -36 C-58 -24 -58 -2 -44 0 L44 0 C58 -2 58 -24 48 -36 C54 -52 56 -80 32 -92Z",
  kitten: "M-17 -52 C-28 -40 -30 -22 -34 -14 C-38 -4 -34 0 -26 0 L26 0 C34 0 38 -4 34 -14 C30 -22 28 -40 17 -52Z",
};
const TAIL: { [build in Build]: string } = {
  normal: "M40 -9 C70 -2 80 -34 66 -54 C60 -62 52 -58 54 -50",
  fat: "M60 -12 C86 -6 96 -22 90 -34",
  tom: "M42 -10 C76 -4 84 -40 66 -56",
  kitten: "M26 -8 C46 -4 52 -24 46 -38",
};

function paw(x: number, fill: string): string {
  const toes = drawn(`M${x - 3.5} -3 v6 M${x + 3.5} -3 v6`, 1.8);
  return part(`M${x - 11} -1 C${x - 12} -12 ${x + 12} -12 ${x + 11} -1 C${x + 10} 4 ${x - 10} 4 ${x - 11} -1Z`, fill, { marks: toes, width: 2.6, shade: 0 });
}

function body(pose: Pose, build: Build, pattern: Pattern, coat: Coat, paws: string): Body {
  const marks = bodyMarks(pattern, coat, pose);
  const rings = pattern === "tabby" || pattern === "spot" ? coat.dark : null;
  const tips: { [pattern in Pattern]?: string } = { tux: coat.light, points: coat.dark, calico: "#453A4F", bi: coat.dark, tortie: coat.dark };
  const tip = tips[pattern] ?? null;
  if (pose === "peek" || pose === "head") return { art: "", head: [0, -34, 1, 0] };
  if (pose === "loaf") {
    const d = "M-56 0 C-74 -4 -70 -44 -46 -54 C-24 -64 30 -66 52 -54 C76 -42 76 -4 62 0 C40 3 -40 3 -56 0Z";
    const curl = tail("M60 -14 C62 2 36 2 18 -4", coat.base, { width: 12, rings, tip, line: 2.6 });
    return { art: part(d, coat.base, { marks }) + curl + paw(-28, paws) + paw(-6, paws), head: [-12, -60, 0.92, 0] };
  }
  if (pose === "sleep") {
    const d = "M-58 -3 C-76 -26 -54 -64 2 -66 C52 -67 78 -34 64 -6 C54 4 -46 5 -58 -3Z";
    const curl = tail("M62 -12 C54 4 20 2 6 -2", coat.base, { width: 13, rings, tip, line: 2.6 });
    return { art: part(d, coat.base, { marks }) + curl, head: [-26, -32, 0.78, -10] };
  }
  let art = tail(TAIL[build], coat.base, { width: build === "kitten" ? 10 : 15, rings, tip });
  art += part(TORSO[build], coat.base, { marks, light: [-8, -4] });
  if (build === "fat") art += filled("M0 -74 C-40 -66 -44 -14 -30 -2 L30 -2 C44 -14 40 -66 0 -74Z", coat.light, { opacity: 0.92 });
  const legs = { fat: 22, kitten: 13, normal: 19, tom: 19 }[build];
  const top = build === "kitten" ? -24 : -44;
  if (build !== "fat")
    art += drawn(
      `M${-legs} ${top} C${-legs - 1} ${top * 0.6} ${-legs - 1} -16 ${-legs - 1} -9 M${legs} ${top} C${legs + 1} ${top * 0.6} ${legs + 1} -16 ${legs + 1} -9 M0 ${top * 0.55} V-6`,
      2.2,
    );
  art += paw(-legs * 0.55, paws) + paw(legs * 0.55, paws);
  const head = { normal: [0, -100, 1, 0], fat: [0, -98, 0.98, 0], tom: [0, -102, 1, 0], kitten: [0, -64, 0.86, 0] } as const;
  return { art, head: head[build] };
}

function prop(name: Prop): string {
  switch (name) {
    case "bandana":
      return (
        filled("M-44 -28 Q0 -50 44 -28 L46 -14 Q0 -36 -46 -14Z", "#D4472F", { width: 2.8 }) +
        [[-28, -28], [-10, -34], [10, -34], [28, -28]].map(([x, y]) => circle(x as number, y as number, 2.6, CREAM)).join("") +
        filled("M45 -20 L66 -30 L62 -18 L68 -8 Z", "#D4472F", { width: 2.6 })
      );
    case "hachimaki":
      return (
        filled("M-47 -16 Q0 -36 47 -16 L48 -4 Q0 -24 -48 -4Z", "#FFFDF6", { width: 2.6 }) +
        circle(0, -20, 6, "#D4472F") +
        filled("M46 -12 L64 -24 L68 -14 Z M46 -10 L66 -4 L60 4Z", "#FFFDF6", { width: 2.4 })
      );
    case "glasses":
      return drawn(
        "M-34 -8 Q-20 -14 -6 -7 Q-5 13 -20 13 Q-36 13 -34 -8Z M34 -8 Q20 -14 6 -7 Q5 13 20 13 Q36 13 34 -8Z M-6 -3 Q0 -7 6 -3 M-34 -6 L-46 -12 M34 -6 L46 -12",
        3.4,
        "#8A3A55",
      );
    case "bun":
      return (
        drawn("M-34 -46 L36 -78", 6) + drawn("M-34 -46 L36 -78", 3, "#E3A61E") + circle(37, -78, 5, "#E3A61E", 2.4) +
        circle(0, -58, 20, "#EFE6EC", 3) +
        drawn("M-14 -62 Q-2 -76 12 -66 M-14 -52 Q0 -64 15 -56 M-8 -44 Q2 -50 12 -46", 2.6, "#B8A8B8") +
        drawn("M-17 -44 C-8 -36 8 -36 17 -44", 3)
      );
    case "zzz":
      return drawn("M62 -34 h13 l-13 15 h13 M82 -62 h10 l-10 12 h10", 3);
  }
}

/** The robe of Meow! with the face that looks out of it. */
function robe(seat: number, coat: Coat, paws: string, marks: string, place: string): string {
  const [definition, cloth] = seatPattern(seat, 1.4);
  let art = `<defs>${definition}</defs>`;
  art += part("M-34 -96 C-54 -60 -62 -20 -64 0 Q0 8 64 0 C62 -20 54 -60 34 -96Z", cloth, { marks: drawn("M0 -80 V8", 2, INK, 0.5), light: [-9, -4], shade: 0.2 });
  art += drawn("M-14 -66 Q0 -58 14 -66", 4, "#F3BE45");
  for (const x of [-22, 22]) art += part(`M${x - 10} -34 C${x - 13} -22 ${x + 13} -22 ${x + 10} -34 Q${x} -44 ${x - 10} -34Z`, paws, { width: 2.4, shade: 0 });
  art += part(
    "M-60 26 C-70 -6 -66 -50 -52 -78 C-48 -86 -40 -84 -36 -76 C-30 -64 -24 -58 -16 -56 Q0 -60 16 -56 C24 -58 30 -64 36 -76 C40 -84 48 -86 52 -78 C66 -50 70 -6 60 26 C52 50 -52 50 -60 26Z",
    cloth,
    { place, shade: 0.2 },
  );
  const shadow = filled("M-60 -60 H60 V-18 Q0 -44 -60 -18Z", INK, { opacity: 0.22 });
  return art + part("M-46 4 C-48 -24 -24 -38 0 -38 C24 -38 48 -24 46 4 C44 30 24 38 0 38 C-24 38 -44 30 -46 4Z", coat.base, { marks: marks + shadow, place, width: 2.6, shade: 0.1 });
}

/** A cat as a text of SVG. */
export function cat(description: CatDescription): string {
  const { pattern = "plain", ears = "point", mood = "calm", wide = 1, pose = "sit", build = "normal", props = [], hood } = description;
  const coat: Coat = { ...COATS[description.coat], ...(description.eye && { eye: description.eye }) };
  const light = ["tux", "tabby", "bi", "plain"].includes(pattern) && description.coat !== "black";
  const paws = light ? coat.light : pattern === "points" ? coat.dark : coat.base;
  const { art, head } = body(pose, build, pattern, coat, paws);
  const place = `translate(${head[0]} ${head[1]}) rotate(${head[3]}) scale(${head[2]})`;
  const marks = headMarks(pattern, coat);
  let all = art;
  if (hood !== undefined) {
    all = robe(hood, coat, paws, marks, place);
  } else {
    const [left, right] = pattern === "calico" ? ["#F6BDA6", "#A0707F"] : pattern === "points" ? ["#A97A6C", "#A97A6C"] : [coat.ear, coat.ear];
    all += part(headOutline(ears, wide), coat.base, { marks: marks + innerEars(ears, left as string, right as string, wide), place });
    if (ears === "fold") all += `<g transform="${place}">${filled(FOLDED, coat.base, { width: 2.8 })}</g>`;
  }
  const bare = pattern === "tux" || pattern === "points" || description.coat === "black" || description.coat === "white";
  const nose = description.coat === "black" || description.coat === "tux" ? "#C98590" : "#D9737B";
  const mouth = description.mouth;
  const looks = face({ mood, coat, muzzle: bare ? null : coat.light, nose, apart: 20 * wide, ...(mouth && { mouth }) });
  all += `<g transform="${place}">${looks}${props.map(prop).join("")}</g>`;
  if (pose === "peek")
    for (const x of [-34, 34]) {
      const toes = drawn(`M${x - 4} -2 v9 M${x + 4} -2 v9`, 1.9);
      all += part(`M${x - 13} 0 C${x - 15} -16 ${x + 15} -16 ${x + 13} 0 C${x + 12} 9 ${x - 12} 9 ${x - 13} 0Z`, pattern === "plain" ? coat.base : paws, { marks: toes, width: 2.8, shade: 0 });
    }
  return all;
}

const drawnBefore = new Map<string, string>();

function remembered(key: string, draw: () => string): string {
  let found = drawnBefore.get(key);
  if (found === undefined) {
    found = draw();
    drawnBefore.set(key, found);
  }
  return found;
}

/** The address of a picture of the whole cat. */
export function catPicture(description: CatDescription): string {
  const box = { sit: "-90 -184 190 192", loaf: "-84 -144 172 154", sleep: "-90 -100 190 110", peek: "-68 -118 136 132", head: "-68 -118 136 128" };
  return remembered(JSON.stringify(description), () => picture(cat(description), box[description.pose ?? "sit"]));
}

/** The address of a round badge: a head in a ring of the seat's pattern. */
export function avatar(description: Looks, seat: number | null): string {
  return remembered(JSON.stringify([description, seat]), () => {
    const [definition, ring] = seat === null ? ["", "#E7DAC1"] : seatPattern(seat, 0.9);
    const inside = "M-46 -120 H46 V0 A46 46 0 0 1 -46 0Z";
    const art =
      `<defs>${definition}</defs>` + ellipse(0, 0, 58, 58, ring, 3) + circle(0, 0, 46, "#F6E6C8", 3) +
      clipped(moved(cat({ ...description, pose: "peek" }), 0, 52, 0.98), inside);
    return picture(art, "-60 -60 120 120");
  });
}
