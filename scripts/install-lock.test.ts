import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { newFolder } from "#tests/setup/new-folder.ts";
import { root } from "./tools.ts";

let folder = "";
beforeEach(async () => {
  folder = newFolder();
});

const log = () => readFile(join(folder, "log"), "utf8").catch(() => "");

/** A process that does something for a while with the lock, and writes when it begins and ends. */
function worker(name: string, ms: number) {
  const script = `
    import { appendFileSync } from "node:fs";
    import { alone } from ${JSON.stringify(`${root}scripts/install-lock.mjs`)};
    const note = (what) => appendFileSync(${JSON.stringify(join(folder, "log"))}, what + " ${name}\\n");
    await alone(${JSON.stringify(join(folder, "lock"))}, async () => {
      note("begin");
      await new Promise((done) => setTimeout(done, ${ms}));
      note("end");
    });`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "inherit", "inherit"] });
}

it("who asks for the same lock works one after the other", async () => {
  const names = ["a", "b", "c", "d"];
  await Promise.all(names.map((name) => once(worker(name, 40), "exit")));
  const lines = (await log()).trim().split("\n");
  expect(lines).toHaveLength(8);
  for (let at = 0; at < lines.length; at += 2) {
    expect(lines[at + 1]).toBe(lines[at]?.replace("begin", "end"));
  }
});

it("a lock whose holder was killed counts for nothing", async () => {
  const first = worker("first", 600_000);
  await expect.poll(log).toBe("begin first\n");
  const second = worker("second", 1);
  first.kill("SIGKILL");
  await once(second, "exit");
  expect(await log()).toBe("begin first\nbegin second\nend second\n");
});

it("nor does one that was left behind before anybody wrote whose it is", async () => {
  await mkdir(join(folder, "lock"));
  const before = new Date((await stat(join(folder, "lock"))).mtimeMs - 60_000);
  await utimes(join(folder, "lock"), before, before);
  await Promise.all(["a", "b"].map((name) => once(worker(name, 20), "exit")));
  expect((await log()).trim().split("\n")).toHaveLength(4);
});

it("two tasks that are started at once after a change of the packages install them once", async () => {
  const scripts = join(folder, "scripts");
  for (const path of [scripts, join(folder, "node_modules"), join(folder, "bin")]) await mkdir(path);
  for (const file of ["bootstrap.mjs", "install-lock.mjs"])
    await copyFile(join(root, "scripts", file), join(scripts, file));
  await writeFile(join(folder, "package-lock.json"), "{}");
  await writeFile(join(scripts, "task.ts"), 'console.log("the task runs"); process.disconnect();');
  const npm = join(folder, "bin", "npm");
  await writeFile(npm, `#!/bin/sh\necho "begin $*" >> ${folder}/log\nsleep 1\necho end >> ${folder}/log\n`);
  await chmod(npm, 0o755);
  const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` };
  const runs = [1, 2, 3].map(async () => {
    const child = spawn(process.execPath, [join(scripts, "bootstrap.mjs"), "task"], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    const [code] = await once(child, "close");
    return { code, said };
  });
  const ended = await Promise.all(runs);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
  for (const { said } of ended) expect(said).toContain("the task runs");
  expect(await log()).toBe("begin ci --no-audit --no-fund --loglevel=error\nend\n");
});
