import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "#scripts/tools.ts";

export interface ToolCounts {
  passed: number;
  failed: number;
}

/** Runs a test runner with its output shown, until it ends or `signal` ends it. @returns its exit code */
export function show(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules", ".bin", command), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      signal,
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs one phase of the test run, prints its duration, and counts a crash as a failure. */
export async function phase(name: string, work: () => Promise<ToolCounts>): Promise<ToolCounts> {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  let counts: ToolCounts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}
