/** A face: eyes and mouth say the mood. */

import type { Coat, Mood } from "./coats.ts";
import { circle, clipped, drawn, ellipse, filled, INK } from "./pen.ts";

const PUPIL = "#1D1626";
const WHITE = "#FFFDF6";

interface Ball {
  size: readonly [number, number];
  pupil: readonly [number, number];
  look?: readonly [number, number];
  y?: number;
  glint?: boolean;
  fill: string;
}

function ball(x: number, { size, pupil, look = [0, 0], y = 0, glint = true, fill }: Ball): string {
  const [px, py] = pupil;
  let art = ellipse(x, y, size[0], size[1], fill, 2.6);
  art += ellipse(x + look[0], y + look[1], px, py, PUPIL);
  if (glint) art += circle(x + look[0] - px * 0.35 - 1, y + look[1] - py * 0.45, Math.max(2.2, px * 0.42), "#fff");
  return art;
}

/** An eye under a lid from (x-12, left) to (x+12, right). */
function lidded(x: number, left: number, right: number, colour: string, pupil: string, lid: number): string {
  const d = `M${x - 12} ${left} L${x + 12} ${right} Q${x + 11} 12 ${x} 12 Q${x - 11} 12 ${x - 12} ${left}Z`;
  return (
    filled(d, colour) + clipped(pupil, d) + drawn(d, 2.4) + drawn(`M${x - 12.5} ${left} L${x + 12.5} ${right}`, lid)
  );
}

const LOOKS: { [mood in Mood]?: readonly [number, number] } = {
  left: [-3.5, 0.5],
  right: [3.5, 0.5],
  up: [0, -3.5],
  down: [0, 3.5],
};

function eye(x: number, mood: Mood, colour: string, line: string): string {
  const right = x > 0;
  switch (mood) {
    case "big":
      return ball(x, { size: [16, 17], pupil: [10.5, 12.5], y: -1, fill: colour }) + circle(x + 5, 6, 2.6, "#fff");
    case "sparkle":
      return (
        ball(x, { size: [14, 15], pupil: [10, 12], y: -1, fill: colour }) +
        filled(`M${x + 4} 2 l1.6 4 l4 1.6 l-4 1.6 l-1.6 4 l-1.6 -4 l-4 -1.6 l4 -1.6Z`, "#fff")
      );
    case "fright":
      return ball(x, { size: [13, 14], pupil: [3.2, 4.2], y: -2, glint: false, fill: WHITE });
    case "happy":
      return drawn(`M${x - 10} 4 Q${x} -11 ${x + 10} 4`, 4, line);
    case "sleep":
      return drawn(`M${x - 10} 0 Q${x} 9 ${x + 10} 0`, 3.6, line);
    case "sly": {
      const pupil = ellipse(x - 3, 2, 5.4, 8.6, PUPIL) + circle(x - 6, 1, 2.3, "#fff");
      return lidded(x, right ? 1 : -7, right ? -7 : 1, colour, pupil, 3.8);
    }
    case "smug":
    case "bored": {
      const lid = mood === "bored" ? -1 : -3;
      const pupil = ellipse(x, 2, 5.4, 8.6, PUPIL) + circle(x - 3, 1, 2.3, "#fff");
      return lidded(x, lid, lid, colour, pupil, 3.8);
    }
    case "angry":
      return lidded(x, right ? 3 : -9, right ? -9 : 3, colour, ellipse(x, 2, 3, 9, PUPIL), 4.4);
    case "dizzy":
      return circle(x, 0, 12, WHITE, 2.6) + drawn(`M${x} 0 c2 -3 5 0 3 3 c-3 4 -9 1 -7 -4 c2 -6 11 -5 12 1`, 2.2);
    case "sad":
      return (
        ball(x, { size: [10.5, 11], pupil: [5.8, 8], look: [0, 1.5], fill: colour }) +
        drawn(`M${x - 10} ${right ? -14 : -9} L${x + 10} ${right ? -9 : -14}`, 3)
      );
    case "queasy":
      return drawn(right ? `M${x + 9} -5 L${x - 9} 0 L${x + 9} 5` : `M${x - 9} -5 L${x + 9} 0 L${x - 9} 5`, 3.6, line);
    case "huff":
      return (
        drawn(`M${x - 10} ${right ? 3 : -3} Q${x} 5 ${x + 10} ${right ? -3 : 3}`, 4, line) +
        drawn(`M${x - 11} ${right ? -6 : -13} L${x + 11} ${right ? -13 : -6}`, 3.4, line)
      );
    case "wink":
      return right ? eye(x, "happy", colour, line) : eye(x, "calm", colour, line);
    case "love":
      return (
        filled(`M${x} 13 C${x - 22} -1 ${x - 13} -17 ${x} -7 C${x + 13} -17 ${x + 22} -1 ${x} 13Z`, "#D9476A", {
          width: 2.6,
        }) + circle(x - 5, -5, 2.6, "#fff")
      );
    case "sick":
      return (
        lidded(x, right ? -4 : 2, right ? 2 : -4, "#E9E6B4", ellipse(x, 4, 4, 5, PUPIL), 3.8) +
        drawn(`M${x - 8} 17 Q${x} 20 ${x + 8} 17`, 2.2, INK, 0.6)
      );
    default:
      return ball(x, { size: [10.5, 11.5], pupil: [5.6, 8.6], look: LOOKS[mood] ?? [0, 0], fill: colour });
  }
}

export type Mouth =
  | "w"
  | "smirk"
  | "wobbly"
  | "flat"
  | "frown"
  | "open"
  | "teeth"
  | "howl"
  | "small"
  | "tongue"
  | "full"
  | "lick"
  | "puff"
  | "none";

const MOUTH_OF: { [mood in Mood]?: Mouth } = {
  happy: "open",
  sly: "smirk",
  fright: "wobbly",
  angry: "teeth",
  big: "small",
  dizzy: "tongue",
  bored: "flat",
  sad: "frown",
  queasy: "wobbly",
  sparkle: "open",
  huff: "puff",
  wink: "smirk",
  love: "open",
  sick: "wobbly",
};
const W = "M0 19 V22 M0 22 Q-6 29 -12 23 M0 22 Q6 29 12 23";

function lips(mouth: Mouth, coat: Coat, line: string): string {
  switch (mouth) {
    case "open":
      return (
        filled("M-9 22 C-9 36 9 36 9 22 Q4 26 0 22.5 Q-4 26 -9 22Z", "#8E3B46", { width: 2.4 }) +
        filled("M-5 29.5 Q0 25 5 29.5 Q3 32.5 0 32.5 Q-3 32.5 -5 29.5Z", "#F08C8C") +
        drawn("M0 19 V22 M0 22 Q-6 28 -12 22 M0 22 Q6 28 12 22", 2.5, line)
      );
    case "teeth":
      return (
        filled("M-15 22 Q0 17 15 22 Q15 34 0 34 Q-15 34 -15 22Z", "#8E3B46", { width: 2.5 }) +
        filled("M-11 21.5 L-8 28.5 L-5 20.7Z M11 21.5 L8 28.5 L5 20.7Z", "#fff", { width: 1 })
      );
    case "howl":
      return (
        filled("M-9 20 C-10 38 10 38 9 20 Q0 16 -9 20Z", "#8E3B46", { width: 2.5 }) +
        filled("M-5 31 Q0 26 5 31 Q2 35 0 35 Q-2 35 -5 31Z", "#F08C8C")
      );
    case "small":
      return drawn("M-4 24 Q0 28 4 24", 2.6, line);
    case "tongue":
      return drawn(W, 2.5, line) + filled("M2 24.5 Q3 34 8 34 Q13 32 9 24Z", "#F08C8C", { width: 2 });
    case "full":
      return (
        filled("M-7 23 Q0 19 7 23 Q0 28 -7 23Z", INK) +
        ellipse(-31, 20, 12, 10, coat.base, 2.2) +
        ellipse(31, 20, 12, 10, coat.base, 2.2)
      );
    case "lick":
      return drawn(W, 2.5, line) + filled("M-3 24 Q-16 26 -15 17 Q-9 15 -3 23Z", "#F08C8C", { width: 2 });
    case "puff":
      return (
        drawn("M-6 26 Q0 22 6 26", 2.8, line) +
        filled("M45 21 q6 -6 11 -1 q8 -1 7 6 q-1 7 -9 5 q-9 2 -9 -4 q-4 -3 0 -6Z", WHITE, { width: 2 })
      );
    case "none":
      return "";
    case "smirk":
      return drawn("M0 19 V21 M-9 23 Q2 28 13 19", 2.6, line);
    case "wobbly":
      return drawn("M-10 26 Q-6 21 -2.5 25 Q1 29 4.5 24 Q7 22 10 26", 2.6, line);
    case "flat":
      return drawn("M0 19 V23 M-8 25 H8", 2.6, line);
    case "frown":
      return drawn("M0 19 V22 M-10 28 Q0 20 10 28", 2.6, line);
    case "w":
      return drawn(W, 2.6, line);
  }
}

interface Face {
  mood: Mood;
  coat: Coat;
  muzzle: string | null;
  nose: string;
  apart?: number;
  mouth?: Mouth;
  line?: string; // ink, or something light on dark fur
  rightLine?: string; // the same for the right eye
}

export function face({ mood, coat, muzzle, nose, apart = 20, mouth, line = INK, rightLine = line }: Face): string {
  let art = muzzle
    ? filled("M0 8 C-8 8 -20 12 -20 21 C-20 30 -8 31 0 29 C8 31 20 30 20 21 C20 12 8 8 0 8Z", muzzle)
    : "";
  art += drawn("M-27 17 L-58 12 M-27 22 L-57 25 M27 17 L58 12 M27 22 L57 25", 1.7, line, 0.75);
  art += eye(-apart, mood, coat.eye, line) + eye(apart, mood, coat.eye, rightLine);
  const said = mouth ?? MOUTH_OF[mood] ?? "w";
  art += lips(said, coat, line);
  if (said === "none") return art; // something is held before it
  return art + filled("M-5.5 12.5 Q0 10.5 5.5 12.5 Q4 18.5 0 19 Q-4 18.5 -5.5 12.5Z", nose, { width: 1.8 });
}
