import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { answers } from "./tools/answers.ts";
import { compressed } from "./tools/compressed.ts";
import { firstPaint } from "./tools/first-paint.ts";
import { fonts } from "./tools/fonts.ts";
import { installable } from "./tools/installable.ts";
import { noOfflineKit, offlineKit } from "./tools/offlineKit.ts";
import { isQuick, isStatic, settings, site } from "./tools/site.ts";
import { stickers } from "./tools/stickers.ts";
import { texts } from "./tools/texts.ts";
import { worker } from "./tools/worker.ts";

export default defineConfig(({ mode, command }) => ({
  ...settings(mode),
  plugins: [
    fonts(mode),
    firstPaint(),
    svelte(),
    stickers(),
    installable(),
    worker(),
    texts(mode, isStatic({ mode })),
    site(mode),
    answers(command === "build" && !isQuick(mode)),
    !isStatic({ mode }) && !isQuick(mode) && compressed(),
    isQuick(mode) ? noOfflineKit() : offlineKit(),
  ],
  build: {
    outDir: process.env["TABBYTOP_PAGE"] ?? (isStatic({ mode }) ? "../build/site" : "../src/tabbytop/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page allows no script or font inside the document
    modulePreload: { polyfill: false }, // it would be an inline script
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // they puzzle who only wants to play
      output: {
        // Few files: each costs 300 bytes of headers, and what is alike compresses well only within a file.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            // The score sheet is loaded at the end of a game, and for replays.
            {
              name: "shared",
              test: /[\\/]src[\\/]((table|play)[\\/](?!(ScoreSheet|WinnersScene|RecordLink|replayedTable)\.svelte)|gameFolders[\\/](boards|folder)|saved[\\/]muted|cats[\\/](moods|props[\\/](laurel|shared))|circleNames)/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // they know light-dark()
  },
  // Below offline/ the server's policy allows WebAssembly, which the page itself does not need.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "offline/[name]-[hash].js" } } },
  server: {
    proxy: { "/api": { target: process.env["TABBYTOP_SERVER"] ?? "http://127.0.0.1:8765", ws: true } },
  },
}));
