import { tmpdir } from "node:os";
import { join } from "node:path";
import { minScore, mutationArea } from "./scripts/testing/mutation-areas.ts";

const folder = process.env.MUTATION_FOLDER ?? join(tmpdir(), "index-mutation");

const { code } = mutationArea(process.env.MUTATION_AREA ?? "");

/** `npm run test:mutation -- AREA`; of one file: `MUTATION_AREA=stats npx stryker run --mutate app/game/stats/compute/firing.ts` */
export default {
  testRunner: "vitest",
  // Not only the tests that import a file: those of the Worker reach its objects and jobs by bindings alone.
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  mutate: [...code, "!**/*.{test,fixture}.ts"],
  // What no test of these areas reads need not be copied, and a running site's sockets cannot be. Pictures need fonts.
  ignorePatterns: [
    "/.cache",
    "/.state",
    "/build",
    "/docs",
    "/public/*",
    "!/public/fonts",
    "/test-results",
    "/tests/e2e",
  ],
  tempDirName: join(folder, "sandboxes"),
  cleanTempDir: "always",
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: join(folder, "mutation.json") },
  // A busy machine is no endless loop: tests get four times as long as in the first run.
  timeoutFactor: 4,
  thresholds: { high: 95, low: minScore, break: minScore },
  // Static mutants are few, but need the tests loaded anew: that they are slow is known.
  warnings: { slow: false },
  // Stryker would read it by a TypeScript that this one is not; nothing here needs it.
  tsconfigFile: "none",
};
