/** My statistics, from the server; without a connection those of this device's own games. */

import { call, Refused } from "../api.ts";
import type { Statistics, Total } from "../generated/bodies.ts";
import { isStatic } from "../host.ts";
import { hasDeviceTables } from "../offline/onDevice.ts";
import { language } from "../texts/catalogue.ts";

export interface Counted {
  statistics: Statistics;
  /** Only the games of this device are counted. */
  onlyHere: boolean;
}

export async function myStatistics(game: string | null): Promise<Counted> {
  const of = game === null ? "" : `game=${encodeURIComponent(game)}&`;
  const path = `/me/statistics?${of}offset=${-new Date().getTimezoneOffset()}`;
  try {
    return { statistics: await call<Statistics>("GET", path), onlyHere: isStatic };
  } catch (error) {
    if (isStatic || !hasDeviceTables() || !(error instanceof Refused) || error.code !== "unavailable") throw error;
    const { answer } = await import("../offline/device.ts");
    const { status, text } = await answer("GET", path, "", language);
    if (status !== 200) throw error;
    return { statistics: JSON.parse(text) as Statistics, onlyHere: true };
  }
}

/** A mean place as people read it: of ten opponents, how many are left behind. */
export interface OfTen {
  about: number;
  /** Between these; null: a single game says nothing. */
  low: number | null;
  high: number | null;
}

export function ofTen({ standing, low, high }: Pick<Total, "standing" | "low" | "high">): OfTen {
  return {
    about: Math.round(standing * 10),
    low: low === null ? null : Math.floor(low * 10 + 1e-9),
    high: high === null ? null : Math.ceil(high * 10 - 1e-9),
  };
}
