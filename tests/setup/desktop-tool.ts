import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { DESKTOP_TOOL_PATH } from "#app/game/battles/desktop-tool.ts";
import { root } from "#scripts/tools.ts";

export interface RunningTool {
  child: ChildProcess;
  /** Resolves with the exit code; null after a signal. */
  ended: Promise<number | null>;
  printed: () => string;
}

/** Starts the desktop tool of the build. */
export const startTool = (...options: string[]) =>
  startToolFile(join(root, "build/client", DESKTOP_TOOL_PATH), options);

/** Starts a desktop tool that was built into another folder. */
export function startToolFile(file: string, options: readonly string[]): RunningTool {
  const child = spawn(process.execPath, [file, ...options], { stdio: "pipe" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, ended, printed: () => printed };
}
