import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { phase, show, type ToolCounts } from "#scripts/testing/checks.ts";
import { buildIfNeeded } from "./build.ts";
import { checks } from "./testing/checks.ts";
import { ensureChromium } from "./testing/chromium.ts";
import { mutation } from "./testing/mutation.ts";
import { main } from "./tools.ts";

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const vitestReportSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });

/** Runs one Vitest project. Everything that did not pass counts as failed, skipped tests too. */
async function vitest(project: string, folder: string): Promise<ToolCounts> {
  const report = join(folder, `${project}.json`);
  const code = await show("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests: passed, numTotalTests: all } = vitestReportSchema.parse(
    JSON.parse(await readFile(report, "utf8")),
  );
  return { passed, failed: Math.max(all - passed, code === 0 ? 0 : 1) };
}

/**
 * Runs the browser tests against the production build. Everything that did not pass counts as failed, skipped tests
 * too. A test that passed only when it was tried again counts as passed, and is named by the reporter as flaky: it is to
 * be mended.
 */
async function browser(folder: string, options: { long: boolean }): Promise<ToolCounts> {
  const report = join(folder, "browser.json");
  const projects = (options.long ? ["long", "light"] : ["browser"]).map((project) => `--project=${project}`);
  const code = await show("playwright", ["test", ...projects, "--reporter=line,json"], {
    CHROMIUM: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = reportSchema.parse(JSON.parse(await readFile(report, "utf8")));
  const failed = stats.unexpected + stats.skipped;
  return { passed: stats.expected + stats.flaky, failed: Math.max(failed, code === 0 ? 0 : 1) };
}

/**
 * `npm test`: all tests, with temporary state and free ports; with `--long` the long ones; with `--mutation` what they
 * notice of the areas that are named behind it, or of all.
 */
async function test(): Promise<void> {
  const [kind, ...areas] = process.argv.slice(2);
  const long = kind === "--long";
  const folder = await mkdtemp(join(tmpdir(), "index-test-"));
  const results: ToolCounts[] = [];
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
      results.push(await phase("build", async () => ({ passed: (await buildIfNeeded()) ? 1 : 0, failed: 0 })));
      results.push(await phase("browser", () => browser(folder, { long })));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`\n── all: ${minutes} min ──\n${passed} passed, ${failed} failed`);
}

main(test);
