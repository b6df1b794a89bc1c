import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.ts";
import { checks, phase, show, type ToolResults } from "./testing/checks.ts";
import { ensureChromium } from "./testing/chromium.ts";
import { mutation } from "./testing/mutation.ts";
import { playwrightResults, vitestResults } from "./testing/reports.ts";
import { main } from "./tools.ts";

/** What a runner's report says; at least one failure where the runner itself ended with an error. */
async function resultsOf(code: number, report: string, read: (report: unknown) => ToolResults): Promise<ToolResults> {
  const results = read(JSON.parse(await readFile(report, "utf8")));
  if (code !== 0 && results.failures.length === 0) results.failures.push("The test runner failed, and says why above.");
  return results;
}

/** Runs one Vitest project. */
async function vitest(project: string, folder: string): Promise<ToolResults> {
  const report = join(folder, `${project}.json`);
  const code = await show("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return resultsOf(code, report, vitestResults);
}

/** Runs the browser tests against the production build. */
async function browser(folder: string, options: { long: boolean }): Promise<ToolResults> {
  const report = join(folder, "browser.json");
  const projects = (options.long ? ["long", "light"] : ["browser"]).map((project) => `--project=${project}`);
  const code = await show("playwright", ["test", ...projects, "--reporter=line,json"], {
    CHROMIUM: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return resultsOf(code, report, playwrightResults);
}

/**
 * `npm test`: all tests, with temporary state and free ports; with `--long` the long ones; with `--mutation` what they
 * notice of the areas that are named behind it, or of all.
 */
async function test(): Promise<void> {
  const [kind, ...areas] = process.argv.slice(2);
  const long = kind === "--long";
  const folder = await mkdtemp(join(tmpdir(), "index-test-"));
  const results: ToolResults[] = [];
  const start = performance.now();
  try {
    if (kind === "--mutation") {
      results.push(await phase("mutation", () => mutation(folder, areas)));
    } else if (long) {
      for (const project of ["long", "long-worker"]) results.push(await phase(project, () => vitest(project, folder)));
    } else {
      // Side by side, since none of them keeps two cores busy.
      const vitests = ["unit", "worker", "waiting"].map((project) => phase(project, () => vitest(project, folder)));
      results.push(...(await Promise.all([phase("check", checks), ...vitests])));
    }
    if (kind !== "--mutation") {
      results.push(await phase("build", async () => ({ passed: (await buildIfNeeded()) ? 1 : 0, failures: [] })));
      results.push(await phase("browser", () => browser(folder, { long })));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failures = results.flatMap((each) => each.failures);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  // Said again: the end of a long log is what is read of it.
  for (const failure of failures) console.log(`\n── failed ──\n${failure}`);
  console.log(`\n── all: ${minutes} min ──\n${passed} passed, ${failures.length} failed`);
}

main(test);
