import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A fault that the person at the keyboard can do something about; printed as one line. */
export class Fault extends Error {}

/**
 * Runs a task's main function: a fault becomes one clear line and exit code 1. The task ends with whoever started
 * it (scripts/bootstrap.mjs), be that killed.
 */
export function main(task: () => Promise<void>): void {
  process.on("disconnect", () => process.exit(1));
  // By itself the listener would keep a task that is done.
  process.channel?.unref();
  task().catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}

const diskFull = "The disk is full. Please free some space and try again.";

/** What went wrong, for people: the known troubles of a machine in words, else the error itself. */
export function explain(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") return diskFull;
  if (code === "EACCES" || code === "EPERM") return `No permission: ${String(error)}`;
  if (error instanceof Fault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export interface RunOptions {
  env?: Record<string, string>;
  /** Where it runs; the project's folder unless told. */
  cwd?: string;
  /** Print what the command prints; else it is returned, and printed only if the command fails. */
  show?: boolean;
}

/**
 * Runs a command of node_modules/.bin (or of the machine).
 * @returns what it printed
 * @throws Fault with its output when it exits with anything but 0
 */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
  const env = { ...process.env, PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`, ...options.env };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env,
      stdio: ["ignore", options.show ? "inherit" : "pipe", options.show ? "inherit" : "pipe"],
    });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else if (/ENOSPC|no space left/i.test(output)) reject(new Fault(diskFull));
      else reject(new Fault(`${command} ${args.join(" ")} failed (exit code ${code}).\n${output}`.trim()));
    });
  });
}
