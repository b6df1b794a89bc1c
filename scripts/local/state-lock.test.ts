import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { lockState } from "./state-lock.ts";

let state: string;
let other: ChildProcess | undefined;

beforeEach(async () => {
  state = newFolder();
});
afterEach(async () => {
  other?.kill("SIGKILL");
});

/** Another process that has the lock. */
async function holder(): Promise<ChildProcess> {
  const script = `
    import { lockState } from ${JSON.stringify(`${root}scripts/local/state-lock.ts`)};
    await lockState(${JSON.stringify(state)}, "http://localhost:8787");
    setInterval(() => {}, 1000);
    console.log("locked");`;
  other = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(other.stdout as NonNullable<typeof other.stdout>, "data");
  return other;
}

it("a state that a server uses is refused to another, which is told where that one is", async () => {
  const { pid } = await holder();
  const message = `A server runs on ${state} already: http://localhost:8787 (process ${pid}). Stop it first, or use that one.`;
  for (let n = 0; n < 2; n++) await expect(lockState(state, "http://localhost:9000")).rejects.toThrow(message);
});

it("the lock of a process that was killed is taken over", async () => {
  const killed = await holder();
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await lockState(state, "http://localhost:9000");
  await expect(lockState(state, "http://localhost:9001")).rejects.toThrow("http://localhost:9000");
});

it("a server that is stopped does not answer, and has its state all the same", async () => {
  const stopped = await holder();
  stopped.kill("SIGSTOP");
  await expect(lockState(state, "http://localhost:9000")).rejects.toThrow("A server runs on");
});
