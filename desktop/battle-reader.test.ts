import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BattleReader, NotOpened } from "./battle-reader.ts";

let folder = "";
let thread: URL;
let reader: BattleReader;
/** A thread that hangs, breaks, runs out of memory or answers, by the name of the file. */
const THREAD = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ path, accounts }) => {
  if (path === "hangs") for (;;);
  if (path === "breaks") throw new Error("broken");
  if (path === "fills") for (const all = []; ; ) all.push(new Array(1_000_000).fill({}));
  if (path === "busy") return parentPort.postMessage({ notOpened: "EBUSY" });
  parentPort.postMessage({ replay: null, why: path + " of " + [...accounts] });
});`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "battle-reader-"));
  thread = pathToFileURL(join(folder, "thread.mjs"));
  await writeFile(thread, THREAD);
  // Long enough for a busy machine.
  reader = new BattleReader({ thread, longest: 50_000, memory: 32 });
});
afterEach(async () => {
  reader.close();
  await rm(folder, { recursive: true, force: true });
});
const read = (path: string) => reader.read(path, new Set([7]));

it.each(["breaks", "fills"])("a file that %s the thread has failed, and the next is read", async (path) => {
  expect(await read(path)).toEqual({ replay: null, reason: "it stopped the reader", failed: true });
  expect(await read("other")).toEqual({ replay: null, why: "other of 7" });
});

it("a file that takes too long is given up, and the next is read", async () => {
  const hasty = new BattleReader({ thread, longest: 300 });
  expect(await hasty.read("hangs", new Set())).toMatchObject({
    reason: expect.stringMatching(/too long/),
    failed: true,
  });
  hasty.close();
  expect(await read("other")).toEqual({ replay: null, why: "other of 7" });
});

it("a file that cannot be opened right now has not failed", async () => {
  await expect(read("busy")).rejects.toThrow(NotOpened);
});

it("what is read when the reader is closed has not failed", async () => {
  const pending = read("hangs");
  reader.close();
  await expect(pending).rejects.toThrow("closed");
  await expect(read("other")).rejects.toThrow("closed");
});
