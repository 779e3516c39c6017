import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env["TABBYTOP_PAGE"] ?? "../src/tabbytop/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page allows no script or font inside the document
    modulePreload: { polyfill: false }, // it would be an inline script
    target: "es2022",
  },
  server: { proxy: { "/api": { target: process.env["TABBYTOP_SERVER"] ?? "http://127.0.0.1:8765", ws: true } } },
});
