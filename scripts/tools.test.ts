import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { root } from "./tools.ts";

const task = (body: string, rest = "") => {
  const tools = JSON.stringify(`${root}scripts/tools.ts`);
  const script = `import { main, run } from ${tools}; main(async () => { ${body} }); ${rest}`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
};

it("a task ends when whoever started it is gone", async () => {
  const child = task('console.log("begun"); await new Promise((done) => setTimeout(done, 600_000));');
  const ended = once(child, "exit");
  await once(child.stdout as NonNullable<typeof child.stdout>, "data");
  child.disconnect();
  expect(await ended).toEqual([1, null]);
});

it("what a task runs ends with it", async () => {
  const child = task('await run("sh", ["-c", "echo begun; exec sleep 600"], { show: true });');
  const output = child.stdout as NonNullable<typeof child.stdout>;
  await once(output, "data");
  // Its output ends when nobody is left to write there.
  const ended = Promise.all([once(child, "exit"), once(output.resume(), "end")]);
  child.disconnect();
  expect(await ended).toEqual([[1, null], []]);
});

it("a task that is done ends by itself", async () => {
  expect(await once(task(""), "exit")).toEqual([0, null]);
});

it("a task begins when its whole module is there", async () => {
  expect(await once(task("process.exit(code());", "const code = () => 7;"), "exit")).toEqual([7, null]);
});
