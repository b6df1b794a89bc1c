import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { mutationArea } from "./scripts/testing/mutation-areas.ts";

/** ms; long, since a busy machine is no failed test: Stryker itself ends what a mutant keeps from ending. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

const { tests, workerTests } = mutationArea(process.env.MUTATION_AREA ?? "");
const testFiles = (patterns: readonly string[]) => patterns.map((pattern) => pattern.replace(/\*\*$/, "**/*.test.ts"));

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
          include: testFiles(tests),
          // They need what only workerd has.
          exclude: ["workers/http/pictures/**"],
          setupFiles: ["tests/setup/fail-on-console.ts"],
          isolate: false,
          ...patience,
        },
      },
      ...(workerTests
        ? [
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
                include: testFiles(workerTests),
                isolate: false,
                server: { deps: { inline: ["@react-router/cloudflare"] } },
                setupFiles: ["tests/setup/fail-on-console.ts", "tests/worker/support/setup.ts"],
                ...patience,
              },
            },
          ]
        : []),
    ],
  },
});
