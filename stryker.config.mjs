import { tmpdir } from "node:os";
import { join } from "node:path";
import { leastScore, mutationAreas } from "./scripts/testing/mutation-areas.ts";

const folder = process.env.MUTATION_FOLDER ?? join(tmpdir(), "index-mutation");

/** One of the areas; without it all of them at once. */
const area = process.env.MUTATION_AREA;
const patterns = area ? mutationAreas[area] : Object.values(mutationAreas).flat();
if (!patterns) throw new Error(`MUTATION_AREA=${area}: the areas are ${Object.keys(mutationAreas).join(", ")}.`);

/** The mutation run of `npm run test:long`; of one file: `npx stryker run --mutate app/game/stats/compute/firing.ts` */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  mutate: [...patterns, "!**/*.{test,fixture}.ts"],
  // What no test of these areas reads need not be copied, and a running site's sockets cannot be.
  ignorePatterns: ["/.state", "/build", "/docs", "/public", "/test-results", "/tests/e2e"],
  tempDirName: join(folder, "sandboxes"),
  cleanTempDir: "always",
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: join(folder, "mutation.json") },
  // A busy machine is no endless loop: tests get four times as long as in the first run.
  timeoutFactor: 4,
  thresholds: { high: 95, low: leastScore, break: leastScore },
  // Static mutants are few, but need the tests loaded anew: that they are slow is known.
  warnings: { slow: false },
  // Stryker would read it by a TypeScript that this one is not; nothing here needs it.
  tsconfigFile: "none",
};
