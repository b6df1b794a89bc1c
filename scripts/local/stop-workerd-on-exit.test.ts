import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { newFolder } from "#tests/setup/new-folder.ts";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("a process that is killed leaves no workerd behind", async () => {
  const state = newFolder();
  const script = `
    import { subscribe } from "node:diagnostics_channel";
    import { openStorage } from ${JSON.stringify(`${root}scripts/local/storage.ts`)};
    const pids = [];
    subscribe("child_process", ({ process: child }) =>
      child.once("spawn", () => child.spawnfile.endsWith("workerd") && pids.push(child.pid)));
    await openStorage(${JSON.stringify(state)});
    console.log(JSON.stringify(pids));`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(owner.stdout, "data")) as [Buffer];
  const pids: number[] = JSON.parse(line.toString());
  expect(pids).toHaveLength(1);
  expect(pids.every(isAlive)).toBe(true);
  owner.kill("SIGKILL");
  await expect.poll(() => pids.some(isAlive)).toBe(false);
});
