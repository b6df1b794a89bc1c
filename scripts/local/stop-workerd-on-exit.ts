import { type ChildProcess, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { basename } from "node:path";

/** Waits until its standard input closes, which is when this process is gone, and kills the given process. */
const GUARD = 'cat >/dev/null; kill -9 "$0"';

let guarding = false;

/**
 * Makes sure that no workerd outlives this process, even if it is killed and cannot clean up: Miniflare's workerd
 * would keep its port and files. On Windows, child processes end by themselves.
 */
export function stopWorkerdOnExit(): void {
  if (guarding || process.platform === "win32") return;
  guarding = true;
  // Miniflare does not expose its child process.
  subscribe("child_process", (message) => {
    const child = (message as { process: ChildProcess }).process;
    child.once("spawn", () => {
      if (basename(child.spawnfile) === "workerd") guard(child);
    });
  });
}

/** In a process group of its own, so that a signal to our group does not end the guard as well. */
function guard(child: ChildProcess): void {
  const guarding = spawn("sh", ["-c", GUARD, String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guarding.on("error", (error) => console.warn(`Nobody ends the server if this process is killed: ${error.message}`));
  guarding.unref();
  child.once("exit", () => {
    guarding.kill();
    guarding.stdin.destroy();
  });
}
