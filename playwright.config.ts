import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./scripts/local/serve.ts";
import { chromiumArgs, findChromium } from "./scripts/testing/chromium.ts";

// The config is read again in every worker process: the first one chooses the port for all.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SIMULATORS_PORT ??= String(await freePort());
// Where the prepared states of sites lie (tests/setup/prepared-state.ts).
process.env.E2E_STATES ??= join(tmpdir(), `index-e2e-states-${randomUUID()}`);
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  // A machine that is shared stalls now and then. What passes only the second time is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // Generous: what a test waits for is there in a fraction of it, unless the machine is busy with something else.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "line",
  use: {
    baseURL,
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    // Two modes exist; a test that is about the other one says so.
    colorScheme: "dark",
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "browser", testIgnore: "**/tests/e2e/long/**" },
    // What is read of every page, in the other mode.
    { name: "light", testIgnore: "**/tests/e2e/long/**", grep: /@both-modes/, use: { colorScheme: "light" } },
    { name: "long", testMatch: "**/tests/e2e/long/**/*.test.ts", timeout: 20 * 60_000 },
  ],
  webServer: {
    command: "node tests/setup/server.ts",
    wait: { stdout: /The site is ready\./ },
    timeout: 240_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
