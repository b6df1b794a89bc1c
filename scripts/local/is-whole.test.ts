import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { FIRST_READ_PATHS, objectKey, POINTER_KEY, versionKey } from "#app/game/model/publication.ts";
import { asFiles } from "#scripts/publish/dataset-files.ts";
import { derivedDataset } from "#scripts/publish/derived-dataset.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { type LocalDataset, type PublishTarget, publish } from "#scripts/publish/publish.ts";
import { isWhole } from "./is-whole.ts";
import { openStorage } from "./storage.ts";

const INDEX = "content/index.json";
const VERSION = "1.2.3-00000000000a";

/** What every page reads, by its path. */
let needed: ReadonlyMap<string, string>;
let state: string;
let storage: Awaited<ReturnType<typeof openStorage>>;
let target: PublishTarget;
let dataset: LocalDataset;

/** What every page reads, with some contents of their own. */
function datasetOf(own: Record<string, string> = {}): LocalDataset {
  const files = asFiles(new Map([...needed, [INDEX, '{"version":1}'], ...Object.entries(own)]));
  return { version: VERSION, files, pictures: [] };
}

const again = async () => publish(dataset, target, new Date(), !(await isWhole(storage)));
const bucket = () => storage.getR2Bucket("FILES");
const cache = () => storage.getKVNamespace("CACHE");
const hashAt = (path: string) => dataset.files.find((file) => file.path === path)?.hash ?? "";

// One storage for all, since opening one takes a second; before each test all of it is written anew.
beforeAll(async () => {
  const { contents } = await derivedDataset();
  needed = new Map(FIRST_READ_PATHS.map((path) => [path, contents.get(path) ?? ""]));
  state = await mkdtemp(join(tmpdir(), "index-whole-"));
  storage = await openStorage(state);
  target = await miniflareTarget(storage);
  expect(await isWhole(storage)).toBe(false);
});
beforeEach(async () => {
  dataset = datasetOf();
  await publish(dataset, target, new Date(), true);
});
afterAll(async () => {
  await storage.dispose();
  await rm(state, { recursive: true, force: true });
});

it("what was published is whole, and is not published again", async () => {
  expect(await isWhole(storage)).toBe(true);
  expect((await again()).written).toBe(0);
});

const losses: [string, () => Promise<unknown>][] = [
  ["the list of files", async () => (await bucket()).delete(versionKey(VERSION))],
  ["a list of files that says nothing", async () => (await bucket()).put(versionKey(VERSION), "[")],
  ["what every page reads", async () => (await bucket()).delete(objectKey(hashAt("manifest.json")))],
  ["half of what every page reads", async () => (await bucket()).put(objectKey(hashAt("manifest.json")), '{"sch')],
  ["half of a copy near", async () => (await cache()).put(objectKey(hashAt("vehicles/index.json")), '{"veh')],
  ["half of the pointer", async () => (await cache()).put(POINTER_KEY, '{"version":"1.2')],
  ["the pointer", async () => (await cache()).delete(POINTER_KEY)],
];

it.each(losses)("%s, lost or damaged, is noticed and published again", async (_, lose) => {
  await lose();
  expect(await isWhole(storage)).toBe(false);
  expect((await again()).written).toBe(dataset.files.length);
  expect(await isWhole(storage)).toBe(true);
});

it("a copy near that has expired is no loss", async () => {
  await (await cache()).delete(objectKey(hashAt("manifest.json")));
  expect(await isWhole(storage)).toBe(true);
});

it("data of another shape wait for those of now", async () => {
  for (const [path, text] of [
    [INDEX, '{"version":0}'],
    ["manifest.json", '{"schemaVersion":0}'],
  ] as const) {
    dataset = datasetOf({ [path]: text });
    await publish(dataset, target, new Date(), true);
    expect(await isWhole(storage)).toBe(false);
  }
});

it("what does not fit on the disk is refused before it is written", async () => {
  const small = await miniflareTarget(storage, async () => 2 ** 20);
  await expect(publish({ ...dataset, version: "1.2.3-00000000000d" }, small, new Date(), true)).rejects.toThrow(
    /^There is no room for the data: \d+ MB are needed, 1 MB are free\./,
  );
  expect(await isWhole(storage)).toBe(true);
});
