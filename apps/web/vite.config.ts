import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: "lightningcss" },
  build: {
    // One stylesheet: the server inlines the rules a page uses, the whole file follows with the scripts.
    cssCodeSplit: false,
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    target: ["chrome111", "firefox114", "safari16.4"],
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts" } },
      resolve: { external: ["@waku/content"] },
    },
  },
});
