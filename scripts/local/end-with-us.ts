import { type ChildProcess, spawn } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { basename } from "node:path";

/** Waits until nobody holds its input any more, which is when this process is gone, and kills who is named. */
const GUARD = 'cat >/dev/null; kill -9 "$0"';

let guarding = false;

/**
 * Lets no workerd outlive this process, however it ends: one that is killed cannot stop what it has started, and
 * Miniflare's workerd would go on with its port and its files. On Windows children end by themselves.
 */
export function endWorkerdWithUs(): void {
  if (guarding || process.platform === "win32") return;
  guarding = true;
  // Miniflare names its process to nobody.
  subscribe("child_process", (message) => {
    const child = (message as { process: ChildProcess }).process;
    child.once("spawn", () => {
      if (basename(child.spawnfile) === "workerd") guard(child);
    });
  });
}

/** In a group of its own, so that what ends all of ours at once leaves the guard to do its work. */
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
