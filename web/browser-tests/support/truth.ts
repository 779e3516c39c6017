/** What every seat may know at every step of a finished game, computed from the rules without a server. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Seat } from "../../src/play/knowledge.ts";
import { PYTHON, SOURCES } from "./server.ts";

type Thing = { [key: string]: unknown };

export interface Known {
  view: unknown;
  events: Thing[];
  prompt: Thing | null;
  moves: string[];
}

export interface TrueStep {
  /** Whose move it was; null: the deal. */
  seat: number | null;
  known: { [audience: string]: Known };
}

export interface Truth {
  seed: string;
  steps: TrueStep[];
}

/** Of a table that is over. */
export async function truth(page: Page, table: string): Promise<Truth> {
  const answer = await page.request.get(`/api/tables/${table}/record`);
  if (!answer.ok()) throw new Error(`no record: ${await answer.text()}`);
  const record = await answer.text();
  const told = execFileSync(PYTHON, [join(import.meta.dirname, "truth.py")], {
    input: record,
    env: { ...process.env, PYTHONPATH: SOURCES },
    encoding: "utf-8",
    maxBuffer: 1 << 28,
  });
  const { seed } = (JSON.parse(record) as { record: { seed: string } }).record;
  return { seed, steps: JSON.parse(told) as TrueStep[] };
}

export function knownTo(step: TrueStep, seat: Seat): Known {
  const known = step.known[String(seat)];
  if (known === undefined) throw new Error(`nobody sits at ${seat}`);
  return known;
}
