import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { twoFreePorts } from "#scripts/start/free-ports.fixture.ts";
import { root } from "#scripts/tools.ts";
import { freshState } from "#tests/setup/prepared-state.ts";
import { test as base, expect } from "../support/test.ts";

interface Start {
  origin: string;
  /** What it has said until now. */
  said(): string;
}

/** `npm start` with a state of its own, as often as a test asks for it; it ends with the test, or before the next one. */
const test = base.extend<{ start(state: string): Promise<Start>; emptyState: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
  emptyState: async ({}, use) => {
    const state = await freshState("empty");
    await use(state);
    await rm(state, { recursive: true, force: true });
  },
  // Named, though it is not read: the state goes after the process that writes to it.
  start: async ({ emptyState: _ }, use) => {
    let running: ChildProcess | undefined;
    const end = async () => {
      if (running?.exitCode !== null) return;
      const ended = once(running, "exit");
      running.kill("SIGTERM");
      await ended;
    };
    await use(async (state) => {
      await end();
      const port = await twoFreePorts();
      const args = [join(root, "tests/setup/start-once.ts"), String(port), state];
      const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
      running = child;
      let said = "";
      for (const output of [child.stdout, child.stderr])
        output.setEncoding("utf8").on("data", (text: string) => {
          said += text;
        });
      return { origin: `http://localhost:${port}`, said: () => said };
    });
    await end();
  },
});

/** Asks again and again, from before the port answers until the site has answered some times. */
async function answersOf(origin: string): Promise<string[]> {
  const answers: string[] = [];
  const until = Date.now() + 180_000;
  while (answers.filter((answer) => answer.startsWith("200")).length < 5 && Date.now() < until) {
    // A path each, so that no cache stands in for the site.
    const answer = await fetch(`${origin}/529/tiger-i?n=${answers.length}`, { headers: { accept: "text/html" } }).catch(
      () => null,
    );
    const html = await answer?.text().catch(() => "broken off");
    answers.push(answer ? `${answer.status} ${html?.trimEnd().endsWith("</html>") ? "whole" : "half"}` : "refused");
    await new Promise((done) => setTimeout(done, 100));
  }
  return answers;
}

const order = (answers: string[]) => answers.filter((answer, index) => answer !== answers[index - 1]);

test("a first start shows how far it is until the site is there, the next one opens with the data of the first", async ({
  browser,
  start,
  emptyState,
}) => {
  test.setTimeout(240_000);
  // Without the watch of other tests, for which this site is a foreign one.
  const page = await browser.newPage();
  const first = await start(emptyState);
  await expect
    .poll(() =>
      fetch(first.origin).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(503);
  const [answers] = await Promise.all([
    answersOf(first.origin),
    page.goto(first.origin).then(async () => {
      await expect(page.getByRole("heading", { name: "The Index is starting" })).toBeVisible();
      // By itself.
      await expect(page.getByRole("link", { name: "The Index, home" }).first()).toBeAttached({ timeout: 200_000 });
    }),
  ]);
  expect(order(answers)).toEqual(["503 whole", "200 whole"]);
  await expect.poll(first.said).toContain("The Index is ready");
  expect(first.said().split("\n").length).toBeLessThan(10);

  await page.close();
  const second = await start(emptyState);
  expect(order(await answersOf(second.origin)).slice(-2)).toEqual(["503 whole", "200 whole"]);
  expect(second.said()).not.toContain("The Index is ready");
  await expect.poll(second.said, { timeout: 120_000 }).toContain("The Index is ready");
});
