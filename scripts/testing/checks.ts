import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, run } from "#scripts/tools.ts";

/** What a phase of a test run found. */
export interface ToolResults {
  passed: number;
  /** Each failure by its name, with what it says. */
  failures: string[];
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
export async function phase(name: string, work: () => Promise<ToolResults>): Promise<ToolResults> {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  let results: ToolResults;
  try {
    results = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    results = { passed: 0, failures: [`${name}: ${error instanceof Error ? error.message : error}`] };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${results.passed} passed, ${results.failures.length} failed in ${seconds} s`);
  return results;
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
export async function checks(): Promise<ToolResults> {
  const results: ToolResults = { passed: 0, failures: [] };
  const check = async (name: string, command: string, args: string[]) => {
    try {
      await run(command, args);
      results.passed++;
    } catch (error) {
      const failure = `${name}:\n${error instanceof Error ? error.message : error}`;
      results.failures.push(failure);
      console.error(failure);
    }
  };
  await check("route types", "react-router", ["typegen"]);
  for (const project of projects) await check(`types of ${project}`, "tsc", ["-p", project]);
  await check("lint and format", "biome", ["check", "--error-on-warnings"]);
  return results;
}
