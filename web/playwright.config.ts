/** Whole games in a real browser: `make test-browser`. The server is started by the tests themselves. */

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

// The shell has no window around the page: that alone takes a third of the work of a headless Chromium.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const REPORT = process.env["TABBYTOP_REPORT"] ?? "";

/** The system's browser; `tools/need-browser` sees that there is one. */
function browser(): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [process.env["TABBYTOP_BROWSER"] ?? "", ...places].find(runs);
  if (found === undefined) throw new Error("there is no Chromium: tools/need-browser");
  return found;
}

function runs(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return place !== "";
  } catch {
    return false;
  }
}

export default defineConfig({
  testDir: ".",
  testMatch: ["browser-tests/**/*.spec.ts", "src/games/*/browser-tests/**/*.spec.ts"],
  outputDir: "../build/browser-tests",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000, // a whole game on a machine that has other things to do; else it takes ten seconds
  expect: { timeout: 8_000 },
  // TABBYTOP_REPORT names a file for every test's duration.
  reporter: REPORT ? [["line"], ["json", { outputFile: REPORT }]] : "line",
  use: {
    screenshot: "only-on-failure",
    trace: process.env["TABBYTOP_TRACE"] ? "retain-on-failure" : "off", // a recorded game takes half as long again
    launchOptions: {
      executablePath: browser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"],
    },
  },
});
