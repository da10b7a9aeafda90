import { reactRouter } from "@react-router/dev/vite";
import { Features } from "lightningcss";
import { type ConfigEnv, defineConfig, type EnvironmentOptions } from "vite";

/**
 * What the server's build does not hold: what the process loads beside it and must be there once, and what brings
 * machine code. All other packages are in it, since a start that opens a thousand files of theirs takes half as long again.
 */
const sharedModules = [
  "@waku/content",
  "@waku/search",
  "zod",
  "temporal-polyfill",
  "minisearch",
  "fontkit",
  "@myriaddreamin/typst-ts-node-compiler",
  "@resvg/resvg-js",
];

export default defineConfig({
  plugins: [reactRouter(), { name: "server-build", configEnvironment: serverBuild }],
  // The package's own bundle: its sources read files that lie beside them.
  resolve: { alias: { "css-tree": "css-tree/dist/csstree.esm" } },
  css: {
    transformer: "lightningcss",
    // light-dark() must stay native: its replacement breaks inside custom properties.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    // One stylesheet: the server inlines the rules a page uses, the whole file follows with the scripts.
    cssCodeSplit: false,
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // Browsers of May 2024 ("Baseline 2024").
    target: ["chrome123", "firefox126", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files: every one costs a request and its headers. Pages and consent stay lazy.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|turbo-stream)\//,
                },
                {
                  name: "site",
                  test: /\/app\/(?:ui|i18n\/(?!messages\/(?:de|en))|client|layout|context|seo)\/|\/packages\/(?:i18n\/src\/(?:format|locale)|leads\/src\/(?:services|forms\/form-view))\./,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          // The second one runs in a thread of its own (server/generation).
          input: { index: "./server/app.ts", "make-file": "./server/documents/make-file.ts" },
          output: {
            // The server renders every component, so its stylesheet is the complete one; it is found by this name.
            assetFileNames: ({ names }) =>
              names.includes("style.css") ? "assets/site-[hash].css" : "assets/[name]-[hash][extname]",
          },
        },
      },
      resolve: { external: sharedModules },
    },
  },
});

/**
 * React Router names the server's one entry; there are two. What a build holds, the development server leaves to Node:
 * packages of the older kind cannot be run by Vite.
 */
function serverBuild(
  environment: string,
  _config: EnvironmentOptions,
  { command }: ConfigEnv,
): EnvironmentOptions | undefined {
  if (environment !== "ssr" || command !== "build") return undefined;
  return {
    resolve: { noExternal: true },
    build: { rollupOptions: { output: { entryFileNames: "[name].js" } } },
  };
}
