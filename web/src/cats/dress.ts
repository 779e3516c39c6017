/** What belongs to a seat: the collar with its bell, and the hooded robe of Meow!. */

import type { Build, Pose } from "./coats.ts";
import { circle, drawn, filled, INK } from "./pen.ts";
import { joined, loose, type Piece, solid, solidTail } from "./piece.ts";
import type { Fur } from "./poses/fur.ts";
import type { FrontPaws } from "./repertoire.ts";
import { seatPattern } from "./seats.ts";

const BELL = "#F3BE45";
const NECK: { [build in Build]: readonly [half: number, y: number] } = {
  normal: [27, -69],
  fat: [38, -72],
  tom: [40, -74],
  kitten: [19, -42],
};

/** The band goes behind the head, the bell before it. */
export function collar(seat: number, pose: Pose, build: Build, place: string): [band: Piece, bell: Piece] {
  if (pose === "head" || pose === "peek") return [loose(""), loose("")];
  const [definition, cloth] = seatPattern(seat, 0.9);
  const defs = `<defs>${definition}</defs>`;
  if (pose !== "sit") {
    const d = "M-34 33 Q0 53 34 33";
    return [
      loose(`${defs}<g transform="${place}">${drawn(d, 14)}${drawn(d, 10, cloth)}</g>`),
      loose(`<g transform="${place}">${circle(0, 46, 6.4, BELL, 2.4)}${drawn("M-3 47 H3", 1.6)}</g>`),
    ];
  }
  const [half, y] = NECK[build];
  const d = `M${-half} ${y} Q0 ${y + 19} ${half} ${y}`;
  return [
    loose(defs + drawn(d, 17) + drawn(d, 12.5, cloth)),
    loose(circle(0, y + 16, 6, BELL, 2.2) + drawn(`M-3 ${y + 17} H3`, 1.6)),
  ];
}

/** The robe, and the face that looks out of it. */
export function robe(
  seat: number,
  { base, paws: pawFur, rings, tip }: Fur,
  marks: string,
  place: string,
  paws: FrontPaws,
): Piece {
  const [definition, cloth] = seatPattern(seat, 1.4);
  const gown = solid("M-34 -96 C-54 -60 -62 -20 -64 0 Q0 8 64 0 C62 -20 54 -60 34 -96Z", cloth, {
    marks: drawn("M0 -80 V8", 2, INK, 0.5),
    light: [-9, -4],
    shade: 0.2,
  });
  const hand = (x: number): Piece =>
    solid(`M${x - 10} -34 C${x - 13} -22 ${x + 13} -22 ${x + 10} -34 Q${x} -44 ${x - 10} -34Z`, pawFur, {
      width: 2.4,
      shade: 0,
    });
  const hood = solid(
    "M-60 26 C-70 -6 -66 -50 -52 -78 C-48 -86 -40 -84 -36 -76 C-30 -64 -24 -58 -16 -56 Q0 -60 16 -56 C24 -58 30 -64 36 -76 C40 -84 48 -86 52 -78 C66 -50 70 -6 60 26 C52 50 -52 50 -60 26Z",
    cloth,
    { place, shade: 0.2 },
  );
  const shadow = filled("M-60 -60 H60 V-18 Q0 -44 -60 -18Z", INK, { opacity: 0.22 });
  const face = solid(
    "M-46 4 C-48 -24 -24 -38 0 -38 C24 -38 48 -24 46 4 C44 30 24 38 0 38 C-24 38 -44 30 -46 4Z",
    base,
    {
      marks: marks + shadow,
      place,
      width: 2.6,
      shade: 0.1,
    },
  );
  const sleeve = joined(
    solid("M36 -34 C52 -44 62 -62 66 -80 L94 -76 C94 -50 78 -24 54 -12Z", cloth, { width: 2.8, shade: 0.2 }),
    solid("M66 -82 C60 -104 96 -108 96 -84 C96 -70 70 -68 66 -82Z", pawFur, {
      marks: drawn("M75 -96 v8 M84 -97 v8", 2),
      width: 2.6,
      shade: 0,
    }),
  );
  const tail = solidTail("M52 -11 C90 -2 96 -32 82 -54", base, { rings, tip });
  const left = paws === "both away" ? loose("") : hand(-22);
  const right = paws === "down" ? hand(22) : loose("");
  return joined(
    loose(`<defs>${definition}</defs>`),
    tail,
    gown,
    loose(drawn("M-14 -66 Q0 -58 14 -66", 4, BELL)),
    left,
    right,
    hood,
    face,
    paws === "up" ? sleeve : loose(""),
  );
}
