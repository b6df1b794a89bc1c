import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { show, type ToolCounts } from "./run-tool.ts";

const reportSchema = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });

/** Runs one Vitest project. Everything that did not pass counts as failed, skipped tests too. */
export async function vitest(project: string, folder: string): Promise<ToolCounts> {
  const report = join(folder, `${project}.json`);
  const code = await show("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests: passed, numTotalTests: all } = reportSchema.parse(JSON.parse(await readFile(report, "utf8")));
  return { passed, failed: Math.max(all - passed, code === 0 ? 0 : 1) };
}
