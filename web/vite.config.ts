import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./tools/compressed.ts";
import { firstPaint } from "./tools/first-paint.ts";
import { fonts } from "./tools/fonts.ts";

export default defineConfig({
  plugins: [fonts(), firstPaint(), svelte(), compressed()],
  build: {
    outDir: process.env["TABBYTOP_PAGE"] ?? "../src/tabbytop/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page allows no script or font inside the document
    modulePreload: { polyfill: false }, // it would be an inline script
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // they know light-dark()
  },
  server: {
    fs: { allow: [".", "../build/fonts"] },
    proxy: { "/api": { target: process.env["TABBYTOP_SERVER"] ?? "http://127.0.0.1:8765", ws: true } },
  },
});
