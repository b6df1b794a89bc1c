import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "@unocss/vite";
import { defineConfig } from "vite";
import { bundledPackages } from "./scripts/licences/licences.ts";
import { drawingVersion } from "./scripts/publish/pictures/render-picture.ts";
import { compileHints } from "./scripts/vite/compile-hints.ts";
import { iconFolder, icons } from "./scripts/vite/icons.ts";
import { noInjectedStyles } from "./scripts/vite/no-injected-styles.ts";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig(async ({ command }) => ({
  // UnoCSS 66 emits an almost empty stylesheet unless the client folder is named here as well;
  // scripts/check/build-sizes.ts guards the size of the result.
  build: {
    outDir: "build/client",
    assetsInlineLimit: 0,
    // What is widely available since November 2026. For older ones every colour would be written twice.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
  },
  define: {
    // Names the build in cache keys, and to open pages that ask for a newer one.
    __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? randomBytes(8).toString("hex")),
    __BUILD_TIME__: JSON.stringify(Date.now()),
    // Names how the Worker draws pictures, in their addresses.
    __DRAWING__: JSON.stringify(await drawingVersion()),
    // Stands in cached HTML where each answer's own nonce goes; must be as long as one and not guessable (docs/decisions/pages.md).
    __NONCE_PLACEHOLDER__: JSON.stringify(randomBytes(18).toString("base64url")),
  },
  resolve: {
    alias: {
      "@icons": iconFolder,
      // Only React's synchronous server build; the package's own entry would bundle both (docs/internals.md).
      "react-dom/server.sync": `${root}node_modules/react-dom/cjs/react-dom-server-legacy.browser.${command === "serve" ? "development" : "production"}.js`,
    },
  },
  environments: {
    ssr: {
      build: {
        // One file: in chunks a twentieth more. A third smaller, and read faster when it starts. Functions keep their names, so that stacks in the error log can be read.
        // Notes for bundlers, of which none comes after this one, would be 5 kB gzipped.
        rolldownOptions: {
          output: {
            codeSplitting: false,
            // Nobody is handed the Worker; what it is made of is listed at /licences.
            comments: { annotation: false, legal: false },
            minify: { compress: true, mangle: { keepNames: true }, codegen: true },
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What almost every page loads anyway: files compress better together, and each is a request.
              groups: [
                {
                  name: "framework",
                  test: /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
                  priority: 1,
                },
                // Small parts of lists, which import nothing.
                { name: "parts", test: /\/app\/components\/(?:empty-state|pagination|typed-field)/, priority: 1 },
                // With all that they import. Not the entry: it must not run before the router's modules are named.
                // Not the root: its style sheet would then be one of every part that imports a module of these.
                {
                  name: "shell",
                  test: /\/app\/(?:routes\/(?:layout|use-ads)|components\/(?:callout|demo-badge|hydration\/late-body|page\/page-(?:head|meta)|panel-head|toasts\/toasts)|lib\/made-once|site\/(?:updates\/(?:watch-\w+|failed-routes|prefetched-payloads)|ads\/ad-slot)|game\/(?:stats\/format\.|model\/(?:addresses\/preview-path|enumerations\/regions)))/,
                },
                // What stats are called, and vehicles as links: almost every body has both.
                { name: "stats", test: /\/app\/game\/stats\/(?:meta|format-stat)/ },
                { name: "vehicles", test: /\/app\/components\/vehicle\/vehicle-link/ },
                // A file of its own would be one more name in what the index loads first.
                { name: "files", test: /\/app\/components\/export\/save-or-copy/ },
                // Small parts of the extractors and statistics: each file of its own would be a tenth of a kB more.
                { name: "export", test: /\/app\/components\/(?:extractor-links|export\/export-toggle)/ },
                // The frame of every chart, and the scatter of two of the three pages that have any.
                {
                  name: "charts",
                  test: /\/app\/components\/charts\/(?:chart-frame|markers?|point-reader|scatter-chart)/,
                },
                // A few words each, and the pages of players have all of them.
                {
                  name: "players",
                  test: /\/app\/(?:game\/(?:accounts\/(?:player-search|publisher-regions)|clans\/clan-path)|lib\/text\/initials)/,
                },
                // The pages that find players and clans have both the form and what it says.
                { name: "player-search", test: /\/app\/components\/player-search\// },
                // What a player's own pages have besides.
                { name: "player", test: /\/app\/game\/(?:battles\/battle-sums|players\/player-record)/ },
                // Words as a search compares them, and frames of tables.
                {
                  name: "text",
                  test: /\/app\/(?:game\/(?:search\/fold|model\/addresses\/slug)|components\/(?:scroll-frame|head-row))/,
                },
                // Questions and documents are long texts.
                { name: "doc", test: /\/app\/components\/rich-text\/(?:contents|doc-table|rich-text)/ },
                // The way to sign in, and back.
                { name: "sign-in", test: /\/app\/(?:components\/sign-in-link|lib\/return-to)/ },
                // The calendar and its events.
                {
                  name: "calendar",
                  test: /\/app\/(?:components\/category-marks|calendar\/time-zone-script|game\/(?:calendar\/calendar-links|model\/addresses\/calendar-path))/,
                },
                // What forms have beside their fields, a few words each.
                { name: "forms", test: /\/app\/components\/(?:hidden-fields|map-plan\/battle-fields)/ },
                // Every table reads a query. Finding nothing is apart: pages without a table do that as well.
                { name: "lists", test: /\/app\/components\/data-table\/query\/parse-query/ },
              ],
            },
          },
        },
      },
    },
  },
  worker: { plugins: () => [bundledPackages()] },
  // The Worker writes its state while it runs; watching that kept a core busy, and no page came.
  server: { watch: { ignored: ["**/.state/**", "**/.cache/**", "**/build/**"] } },
  // The local state is shared with `npm start`.
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: ".state" } }),
    icons(),
    unocss(),
    noInjectedStyles(),
    routeModuleErrors(),
    bundledPackages(),
    compileHints(["framework", "shell"]),
    reactRouter(),
  ],
}));
