import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { readDataset } from "./scripts/publish/dataset-files.ts";
import { createSimulators, simulatorSettings } from "./simulators/simulators.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const migrations = await readD1Migrations(path("workers/migrations"));

const simulatorOrigin = "http://127.0.0.1:8788";
const simulators = createSimulators(() => simulatorOrigin);

/** Made once, since making it takes seconds. */
let dataset: Promise<Map<string, string>> | undefined;

/** What is published of the dataset, for tests in workerd, which read no files. */
async function publishedFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  dataset ??= readDataset().then(({ files }) => new Map(files.map(({ path, text }) => [path, text])));
  const contents = await dataset;
  if (pathname === "/") return Response.json([...contents.keys()]);
  const text = contents.get(decodeURIComponent(pathname.slice(1)));
  return new Response(text ?? `Nothing is published at ${pathname}.`, { status: text === undefined ? 404 : 200 });
}

/** The files of public/, as the assets layer has them. */
async function publicFile(request: Request): Promise<Response> {
  const file = await readFile(path(`public${new URL(request.url).pathname}`)).catch(() => null);
  return new Response(file ?? "There is no such file.", { status: file === null ? 404 : 200 });
}

/** ms; long, since a busy machine is no failed test. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/** Tests that mostly wait until a time is up: in a runtime of their own, beside the others. */
const WAITING = [
  "tests/worker/faults.test.ts",
  "tests/worker/battles/outbox-queue.test.ts",
  "tests/worker/sign-in/provider-hangs.test.ts",
];

/** Tests in workerd, with the site's bindings and simulators. */
const inWorkerd = (name: string, include: string[], exclude: string[] = []) => ({
  resolve: {
    alias: [
      {
        find: "react-dom/server.sync",
        replacement: path("node_modules/react-dom/cjs/react-dom-server-legacy.browser.development.js"),
      },
      // Sheets that UnoCSS makes in a build.
      { find: /^virtual:(?:uno|icons)\.css$/, replacement: path("app/root.css") },
    ],
  },
  plugins: [
    cloudflareTest({
      main: "tests/worker/support/entry.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          MIGRATIONS: JSON.stringify(migrations),
          TOKEN_KEYS: randomBytes(32).toString("base64"),
          ...simulatorSettings(simulatorOrigin),
        },
        serviceBindings: { PUBLISHED: publishedFile, ASSETS: publicFile },
        // What the Worker asks of other hosts, it asks of the simulators in this process.
        outboundService: (request: Request) => simulators.fetch(request),
      },
    }),
  ],
  test: {
    name,
    // One runtime for all files: the state is emptied before each test, and a runtime of its own costs seconds.
    isolate: false,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: ["tests/setup/fail-on-console.ts", "tests/worker/support/setup.ts"],
    ...patience,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        // What vite.config.ts writes; in workerd it is a global of tests/worker/support/setup.ts.
        define: { __DRAWING__: '"as the tests draw"' },
        resolve: {
          alias: [{ find: "react-dom/server.sync", replacement: path("node_modules/react-dom/server.node.js") }],
        },
        test: {
          name: "unit",
          // Nothing here keeps a state; modules that are loaded once for all files halve the time.
          isolate: false,
          // Whatever no other project has, so that a test in a new folder is run as well.
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, "**/.*/**", "workers/**", "tests/{e2e,long,worker}/**"],
          setupFiles: ["tests/setup/fail-on-console.ts"],
          ...patience,
        },
      },
      inWorkerd(
        "worker",
        ["workers/**/*.test.ts", "tests/worker/!(long)/**/*.test.ts", "tests/worker/*.test.ts"],
        WAITING,
      ),
      inWorkerd("waiting", WAITING),
      inWorkerd("long-worker", ["tests/worker/long/*.test.ts"]),
      { test: { name: "long", include: ["tests/long/**/*.test.ts"] } },
    ],
  },
});
