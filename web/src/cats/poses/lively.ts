/** In motion: the arched back, the pounce, the long stretch, and the head in the bowl. Who imports this can draw them. */

import { drawn, filled } from "../pen.ts";
import { joined, loose, type Piece, solid, solidTail } from "../piece.ts";
import { learn } from "../repertoire.ts";
import type { Fur } from "./fur.ts";

/** Hair on end, around the back from the neck to the tail. */
function spikes(): string {
  const hairs = 9;
  const at = (k: number): string => {
    const angle = ((196 + (154 * k) / (hairs * 2)) * Math.PI) / 180;
    const r = k % 2 ? 70 : 60;
    return `L${(2 + r * Math.cos(angle)).toFixed(1)} ${(-56 + r * Math.sin(angle)).toFixed(1)}`;
  };
  return Array.from({ length: hairs * 2 + 1 }, (_, k) => at(k)).join(" ");
}

function arching({ base, dark, marks, tip }: Fur): Piece {
  const tail =
    "M50 -70 L62 -92 L58 -98 L70 -108 L66 -118 L78 -124 L77 -134 L88 -140 L90 -152 C100 -150 104 -136 98 -130 L104 -120 L93 -114 " +
    "L97 -102 L86 -98 L86 -88 L76 -82 L68 -64Z";
  const back =
    `M-62 -2 C-62 -20 -58 -36 -56 -44 ${spikes()} C64 -40 62 -20 64 -2 C64 3 46 3 45 -2 C44 -20 42 -34 34 -42 ` +
    "C20 -52 -20 -54 -32 -40 C-38 -30 -40 -18 -41 -2 C-42 3 -61 3 -62 -2Z";
  const far = { width: 2.6, shade: 0 };
  return joined(
    solid(tail, base, { width: 2.8, marks: tip ? filled("M80 -170 L120 -170 L120 -128 L74 -132Z", tip) : "" }),
    solid("M-34 -44 C-30 -30 -26 -14 -26 -2 C-26 3 -10 3 -10 -2 C-10 -16 -12 -32 -8 -46Z", dark, far),
    solid("M14 -50 C20 -34 22 -16 22 -2 C22 3 38 3 38 -2 C38 -16 36 -34 34 -48Z", dark, far),
    solid(back, base, { marks }),
  );
}

function pouncing({ base, dark, marks, rings, tip }: Fur): Piece {
  const body =
    "M-84 2 C-95 1 -95 -13 -84 -14 L-46 -20 C-32 -46 -2 -56 20 -74 C40 -90 66 -84 69 -58 C71 -40 66 -22 66 -4 " +
    "C66 3 40 3 40 -4 C41 -14 38 -22 28 -24 C8 -24 -8 -2 -24 2Z";
  return joined(
    solidTail("M60 -66 C84 -84 62 -104 80 -122", base, { width: 13, rings, tip }),
    solid("M-70 -2 C-80 -2 -80 -15 -70 -15 L-30 -22 L-20 -4Z", dark, { width: 2.6, shade: 0 }),
    solid(body, base, { marks }),
    loose(drawn("M46 -40 C38 -32 38 -22 42 -14", 2.2) + drawn("M-86 -6 h6 M-85 -1 h6", 1.8)),
  );
}

function stretching({ base, dark, marks, rings, tip }: Fur): Piece {
  const body =
    "M-112 2 C-124 1 -124 -12 -112 -13 L-66 -18 C-44 -26 -18 -34 6 -58 C26 -88 58 -100 76 -80 C88 -66 82 -34 82 -4 " +
    "C82 3 58 3 57 -4 C58 -20 54 -34 44 -38 C18 -36 -6 -6 -44 2Z";
  return joined(
    solidTail("M72 -78 C94 -84 98 -110 84 -124 C76 -130 70 -122 76 -116", base, { width: 13, rings, tip }),
    solid("M-98 -4 C-108 -4 -108 -17 -98 -17 L-40 -24 L-30 -6Z", dark, { width: 2.6, shade: 0 }),
    solid("M34 -44 C42 -30 40 -14 38 -2 C38 3 54 3 55 -2 C58 -18 58 -34 52 -46Z", dark, { width: 2.6, shade: 0 }),
    solid(body, base, { marks }),
    loose(drawn("M60 -52 C52 -42 52 -28 57 -16", 2.2) + drawn("M-115 -8 h7 M-116 -3 h7", 1.8)),
  );
}

function eating({ base, marks, rings, tip }: Fur): Piece {
  const tail = solidTail("M30 -92 C62 -100 44 -130 62 -146", base, { rings, tip });
  return joined(
    tail,
    solid("M-50 -4 C-70 -44 -46 -112 4 -112 C54 -112 72 -44 52 -4 C40 3 -40 3 -50 -4Z", base, { marks }),
  );
}

learn("arch", {
  stripes: "M-20 -118 Q-18 -92 -22 -84 M0 -122 Q2 -94 -2 -84 M20 -120 Q24 -92 18 -82 M40 -110 Q44 -86 38 -76",
  draw: arching,
});
learn("pounce", {
  stripes:
    "M6 -80 Q14 -58 12 -48 M24 -92 Q34 -66 30 -54 M44 -96 Q52 -70 48 -58 M66 -80 Q66 -60 62 -50 M-14 -62 Q-6 -44 -8 -36",
  draw: pouncing,
});
learn("stretch", {
  stripes:
    "M2 -70 Q10 -46 6 -38 M22 -86 Q32 -62 27 -50 M44 -98 Q54 -72 49 -60 M70 -92 Q74 -68 68 -58 M-20 -50 Q-10 -34 -14 -26",
  draw: stretching,
});
learn("eat", {
  stripes:
    "M-64 -86 Q-40 -84 -30 -74 M-66 -62 Q-50 -60 -42 -52 M66 -86 Q46 -84 34 -74 M70 -62 Q52 -60 44 -52 M70 -36 Q56 -36 50 -28 M4 -116 V-92",
  draw: eating,
});
