import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { simulatorSettings } from "./tests/simulators/settings.ts";
import { createSimulators } from "./tests/simulators/simulators.ts";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const migrations = await readD1Migrations(path("workers/migrations"));

const simulatorOrigin = "http://127.0.0.1:8788";
const simulators = createSimulators(() => simulatorOrigin);

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { "react-dom/server.sync": path("node_modules/react-dom/server.browser.js") } },
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["tests/setup/no-surprises.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "tests/worker/entry.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                MIGRATIONS: JSON.stringify(migrations),
                TOKEN_KEYS: randomBytes(32).toString("base64"),
                ...simulatorSettings(simulatorOrigin),
              },
              // What the Worker asks of other hosts, it asks of the simulators in this process.
              outboundService: (request: Request) => simulators.fetch(request),
            },
          }),
        ],
        test: {
          name: "worker",
          include: ["workers/**/*.test.ts", "tests/worker/**/*.test.ts"],
          setupFiles: ["tests/setup/no-surprises.ts", "tests/worker/setup.ts"],
        },
      },
    ],
  },
});
