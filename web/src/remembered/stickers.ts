/** The stickers that I have earned: on the server, and at tables that only this device has. */

import { call } from "../api.ts";
import type { MyStickers, Sticker } from "../generated/bodies.ts";
import { isStatic } from "../host.ts";
import { hasDeviceTables } from "../offline/onDevice.ts";

/** The earliest first; without a connection those of this device. */
export async function myStickers(): Promise<Sticker[]> {
  const kept = hasDeviceTables() ? await (await import("../offline/keptTables.ts")).keptStickers() : [];
  const known = isStatic ? { stickers: [] } : await call<MyStickers>("GET", "/me/stickers").catch(unless(kept));
  return earliest([...known.stickers, ...kept]);
}

/** What this device has is better than nothing. */
function unless(kept: readonly Sticker[]): (error: unknown) => MyStickers {
  return (error) => {
    if (kept.length === 0) throw error;
    return { stickers: [] };
  };
}

/** Of each sticker the first time. */
export function earliest(stickers: readonly Sticker[]): Sticker[] {
  const inOrder = [...stickers].sort((a, b) => a.at - b.at);
  const first = new Map<string, Sticker>();
  for (const each of inOrder) {
    const key = `${each.game} ${each.sticker}`;
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}
