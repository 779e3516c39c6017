/** Run all compiled unit tests in one process: to start one for each file takes four times as long. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe } from "node:test";

const folder = join(import.meta.dirname, "../../build/web-tests");
const files = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".test.js"))
  .sort();
// A suite for each file keeps its hooks to its own tests.
for (const file of files) describe(file, async () => void (await import(join(folder, file))));
