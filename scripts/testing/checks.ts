import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, run } from "#scripts/tools.ts";

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

const projects = [
  "app/game",
  "tsconfig.json",
  "tsconfig.workers.json",
  "tsconfig.node.json",
  "tsconfig.unit-tests.json",
  "tsconfig.worker-tests.json",
  "tsconfig.desktop.json",
];

/** Checks types, lint and format of the whole tree; every check counts as one test. */
export async function checks(): Promise<ToolCounts> {
  const counts = { passed: 0, failed: 0 };
  const check = async (name: string, command: string, args: string[]) => {
    try {
      await run(command, args);
      counts.passed++;
    } catch (error) {
      counts.failed++;
      console.error(`${name}:\n${error instanceof Error ? error.message : error}`);
    }
  };
  await check("route types", "react-router", ["typegen"]);
  for (const project of projects) await check(`types of ${project}`, "tsc", ["-p", project]);
  await check("lint and format", "biome", ["check", "--error-on-warnings"]);
  return counts;
}
