import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ensureChromium } from "./chromium.ts";
import { show, type ToolCounts } from "./run-tool.ts";

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/**
 * Runs the browser tests against the production build. Everything that did not pass counts as failed, skipped tests
 * too. A test that passed only when it was tried again counts as passed, and is named by the reporter as flaky: it is to
 * be mended.
 */
export async function browser(folder: string, options: { long: boolean }): Promise<ToolCounts> {
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
