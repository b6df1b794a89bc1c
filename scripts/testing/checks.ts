import { run } from "#scripts/tools.ts";
import type { ToolCounts } from "./run-tool.ts";

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
