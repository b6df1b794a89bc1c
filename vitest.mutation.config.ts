import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { workerTests } from "./scripts/testing/mutation-areas.ts";

/** ms; long, since a busy machine is no failed test: Stryker itself ends what a mutant keeps from ending. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The tests of what is mutated, all in Node: the mutation run cannot drive workerd (docs/decisions/tests.md).
 * Code is loaded once for all files of tests, not once for each (`isolate`), which halves the time of a mutant.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "beside",
          include: ["app/{game,lib}/**/*.test.ts", "workers/**/*.test.ts"],
          // They need what only workerd has.
          exclude: ["workers/news/{plain-text,feed-items}.test.ts", "workers/http/pictures/**"],
          setupFiles: ["tests/setup/fail-on-console.ts"],
          isolate: false,
          ...patience,
        },
      },
      {
        resolve: {
          alias: {
            "cloudflare:workers": path("tests/setup/node-worker/cloudflare-workers.ts"),
            "cloudflare:test": path("tests/setup/node-worker/cloudflare-test.ts"),
            "@cloudflare/workers-types": path("tests/setup/node-worker/workers-types.ts"),
          },
        },
        test: {
          name: "worker",
          include: [...workerTests],
          isolate: false,
          server: { deps: { inline: ["@react-router/cloudflare"] } },
          setupFiles: ["tests/setup/fail-on-console.ts", "tests/worker/support/setup.ts"],
          ...patience,
        },
      },
    ],
  },
});
