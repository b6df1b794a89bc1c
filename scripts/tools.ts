import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** An error that the user can do something about; printed as one line. */
export class Fault extends Error {}

/** The commands that this task runs now. */
const running = new Set<ChildProcess>();

/**
 * Runs a task's main function: a Fault becomes one clear line and exit code 1. The task ends when its parent
 * (scripts/bootstrap.mjs) ends, even if that is killed, and what it runs ends with it.
 */
export function main(task: () => Promise<void>): void {
  process.on("disconnect", () => process.exit(1));
  process.on("exit", () => {
    for (const child of running) child.kill();
  });
  // Otherwise the listener would keep a finished task alive.
  process.channel?.unref();
  // Not before the rest of its module, whose constants it may use.
  Promise.resolve()
    .then(task)
    .catch((error: unknown) => {
      console.error(errorText(error));
      process.exit(1);
    });
}

const diskFull = "The disk is full. Please free some space and try again.";
/** As Node, SQLite and workerd say it. */
const saysDiskFull = /ENOSPC|EDQUOT|no space left|SQLITE_FULL|disk is full/i;

/** An error as text for the user: known problems of a machine in plain words, else the error itself. */
export function errorText(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof Fault) return error.message;
  if (saysDiskFull.test(String(code ?? error))) return diskFull;
  if (code === "EROFS") return `The disk is read-only: ${String(error)}`;
  if (code === "EACCES" || code === "EPERM") return `No permission: ${String(error)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Does some work in a temporary folder, which is gone after it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "index-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

interface RunOptions {
  env?: Record<string, string>;
  /** The working directory; by default the project's folder. */
  cwd?: string;
  /** Whether to print the command's output; otherwise it is returned, and printed only if the command fails. */
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
    running.add(child);
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else if (saysDiskFull.test(output)) reject(new Fault(diskFull));
      else reject(new Fault(`${command} ${args.join(" ")} failed (exit code ${code}).\n${output}`.trim()));
    });
  });
}
