/** What lies and reaches around the tiles: hiding boxes, arms with sleeves, the ball of yarn. */

import { COATS, type Looks } from "../../../cats/coats.ts";
import { CREAM, drawn, filled, INK, picture } from "../../../cats/pen.ts";
import { seatPattern } from "../../../cats/seats.ts";
import { remembered } from "../../../art/memory.ts";

/** A box to hide under: closed, open, or only the place where it stood. */
export function hidingBox(state: "closed" | "open"): string {
  return remembered("paw-hiding-box", state, () => {
    const sides =
      filled("M-34 -18L0 0V34L-34 16Z", "#C99559", { width: 2.6 }) +
      filled("M34 -18L0 0V34L34 16Z", "#A8763F", { width: 2.6 });
    const shade = `<ellipse cx="8" cy="24" rx="36" ry="14" fill="#3A2418" opacity=".2"/>`;
    const art =
      state === "closed"
        ? filled("M-34 -18L0 -36L34 -18L0 0Z", "#DDB27C", { width: 2.6 }) +
          sides +
          drawn("M-6 -33L28 -15L28 -9", 5, "#F0D9AE") +
          drawn("M10 16l7 -4M10 22l12 -7", 2.4, "#6F4A24") +
          drawn("M-24 0q1 -7 7 -3q6 5 -1 8l0 4M-18 15v.5", 3, "#6F4A24")
        : filled("M-34 -18L0 -36L34 -18L0 0Z", "#5B3A1E", { width: 2.6 }) +
          filled("M-34 -18L-50 -34L-16 -52L0 -36Z", "#E8C592", { width: 2.6 }) +
          filled("M0 -36L16 -52L50 -34L34 -18Z", "#D2A469", { width: 2.6 }) +
          sides;
    return picture(shade + art, "-52 -54 104 94");
  });
}

/** How long an arm is, in its own units, and how broad its picture. */
export const ARM = { long: 900, wide: 72 } as const;

/** An arm that comes from the left: sleeve in the seat's pattern, cuff, fur, and the paw at its right end. */
export function armPicture(seat: number, looks: Looks): string {
  return remembered("paw-arm", [seat, looks.coat, looks.pattern], () => {
    const coat = COATS[looks.coat];
    const [definition, fill] = seatPattern(seat, 1.5);
    const dark = looks.pattern === "points";
    const end = ARM.long - 34;
    const cuff = end - 110;
    const stripes =
      looks.pattern === "tabby" || looks.pattern === "spot"
        ? drawn([24, 46, 68].map((x) => `M${cuff + x} -18q5 11 -2 16`).join(""), 6, coat.dark)
        : "";
    const art =
      `<defs>${definition}</defs>` +
      filled(`M0 -23H${end}a23 23 0 0 1 0 46H0Z`, "#3A2418", { opacity: 0.2 }).replace(
        "<path",
        '<path transform="translate(3 9)"',
      ) +
      filled(`M${cuff - 20} -19H${end - 9}V19H${cuff - 20}Z`, coat.base, { width: 3 }) +
      stripes +
      filled(
        `M${end - 23} -23C${end + 5} -33 ${end + 25} -23 ${end + 28} 0C${end + 25} 23 ${end + 5} 33 ${end - 23} 23C${end - 28} 9 ${end - 28} -9 ${end - 23} -23Z`,
        dark ? coat.dark : coat.light,
        { width: 3 },
      ) +
      drawn(`M${end + 27} -9h-11M${end + 27} 9h-11`, 2.6) +
      filled(`M-4 -28H${cuff}V28H-4Z`, fill, { width: 3 }) +
      filled(`M${cuff - 12} -31h14v62h-14Z`, CREAM, { width: 3 });
    return picture(art, `0 ${-ARM.wide / 2} ${ARM.long} ${ARM.wide}`);
  });
}

/** The ball of yarn that is the clock. */
export function yarnPicture(): string {
  return remembered("paw-yarn", "", () =>
    picture(
      `<circle r="19" fill="#D4472F" stroke="${INK}" stroke-width="2.8"/>` +
        drawn("M-15 -6Q0 -18 14 -8M-17 4Q-2 -10 16 6M-8 16Q-2 -4 10 -16", 2.4, "#8E2A18"),
      "-22 -22 44 44",
    ),
  );
}
