import { beforeEach, describe, expect, it, vi } from "vitest";
import { objectKey, POINTER_KEY, versionKey } from "#app/game/model/publication.ts";
import { expectConsoleError } from "#tests/setup/no-surprises.ts";
import { Dataset, forgetDataset } from "./dataset.ts";
import { contentHash, MemoryStorage } from "./memory-storage.fixture.ts";

const first = "1.26.1.0-000000000001";
const second = "1.26.1.0-000000000002";

let storage: MemoryStorage;
let behind: Promise<unknown>[];
let now: number;

beforeEach(() => {
  forgetDataset();
  storage = new MemoryStorage();
  behind = [];
  now = 1_764_000_000_000;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(Date, "now").mockImplementation(() => now);
});

/** What was left to do behind the answers. */
const settled = async () => {
  await vi.runAllTimersAsync();
  return Promise.all(behind);
};
const dataset = () => new Dataset(storage.env, (work) => behind.push(work));
const pointerReads = () => storage.kvAccess.filter(([, key]) => key === POINTER_KEY).length;

describe("the version that is served", () => {
  it("is none before the first publishing, and is noticed at once when there is one", async () => {
    expect(await dataset().current()).toBeNull();
    expect(await dataset().publishedAt()).toBeNull();
    expect(await dataset().document("a.json")).toBeNull();
    expect(await dataset().json("a.json")).toBeNull();
    storage.publish(first, {});
    expect(await dataset().current()).toBe(first);
    expect(await dataset().publishedAt()).toBe("2026-01-02");
  });

  it("is read once in 30 s, however often it is asked for", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.publish(second, {});
    now += 29_999;
    expect(await dataset().current()).toBe(first);
    expect([pointerReads(), behind.length]).toEqual([1, 0]);
    expect(storage.kvAccess).toEqual([["get", POINTER_KEY, { cacheTtl: 30 }]]);
  });

  it("is read once for a page whose loaders ask for it at the same time", async () => {
    storage.publish(first, {});
    const ofPage = dataset();
    expect(await Promise.all([ofPage.current(), ofPage.current()])).toEqual([first, first]);
    expect(pointerReads()).toBe(1);
  });

  it("is read again behind the answer once it is 30 s old, by one request of many", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.publish(second, {});
    now += 30_000;
    expect(await Promise.all([dataset().current(), dataset().current()])).toEqual([first, first]);
    expect([pointerReads(), behind.length]).toEqual([2, 1]);
    await settled();
    expect(await dataset().current()).toBe(second);
  });

  it("is waited for when what is known is five minutes old", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.publish(second, {});
    now += 299_999;
    expect(await dataset().current()).toBe(first);
    await settled();
    storage.publish(first, {});
    now += 300_000;
    expect(await dataset().current()).toBe(first);
    expect(behind).toHaveLength(1);
  });

  it("stays what it was while it cannot be read again", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.failure = new Error("KV is away");
    now += 30_000;
    expect(await dataset().current()).toBe(first);
    await expect(settled()).resolves.toEqual([undefined]);
    expect(await dataset().current()).toBe(first);
    expect(behind).toHaveLength(1);
  });

  it("stays what it was, however long ago, while it cannot be read again, and is known to be unconfirmed", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.failure = new Error("KV is away");
    now += 300_000;
    expectConsoleError(
      /Which version to serve cannot be read, so it stays 1\.26\.1\.0-000000000001: Error: KV is away/,
    );
    const ofPage = dataset();
    expect(ofPage.isConfirmed()).toBe(true);
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, false]);
    expect(pointerReads()).toBe(2);
    // Not tried again with every request.
    now += 29_999;
    const next = dataset();
    expect([await next.current(), next.isConfirmed(), pointerReads()]).toEqual([first, false, 2]);
    storage.failure = undefined;
    storage.publish(second, {});
    now += 1;
    const later = dataset();
    expect([await later.current(), later.isConfirmed(), pointerReads()]).toEqual([second, true, 3]);
    expect(behind).toEqual([]);
  });

  it("is unconfirmed on a busy site as well, once it could not be read for five minutes", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.failure = new Error("KV is away");
    expectConsoleError(/Which version to serve cannot be read/);
    for (let n = 0; n < 9; n++) {
      now += 30_000;
      const ofPage = dataset();
      expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, true]);
      await settled();
    }
    now += 30_000;
    const ofPage = dataset();
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, false]);
  });

  it("is none again once the pointer is gone, be it after five minutes", async () => {
    storage.publish(first, {});
    await dataset().current();
    storage.kv.delete(POINTER_KEY);
    now += 300_000;
    const ofPage = dataset();
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([null, true]);
  });

  it("is not taken from a pointer that is malformed", async () => {
    storage.kv.set(POINTER_KEY, '{"version":"../etc"}');
    await expect(dataset().current()).rejects.toThrow();
  });
});

describe("a document", () => {
  it("is read from R2 once, and laid into KV for the next isolate", async () => {
    storage.publish(first, { "a.json": '{"a":1}' });
    const hash = contentHash('{"a":1}');
    expect(await dataset().document("a.json")).toEqual({ hash, text: '{"a":1}' });
    await vi.advanceTimersByTimeAsync(49);
    // Not while the page that needs it is on its way.
    expect(storage.kv.has(objectKey(hash))).toBe(false);
    await settled();
    expect(storage.kv.get(objectKey(hash))).toBe('{"a":1}');
    expect(storage.kvAccess).toContainEqual(["get", objectKey(hash), { cacheTtl: 86_400 }]);
    expect(storage.kvAccess).toContainEqual(["put", objectKey(hash), { expirationTtl: 30 * 86_400 }]);

    forgetDataset();
    storage.r2Access.length = 0;
    expect(await dataset().document("a.json")).toEqual({ hash, text: '{"a":1}' });
    expect(storage.r2Access).toEqual([]);
  });

  it("stays in memory: not even its list is read again", async () => {
    storage.publish(first, { "a.json": '{"a":"the first of two texts"}', "b.json": '{"b":"the second of them"}' });
    for (const path of ["a.json", "b.json"]) await dataset().document(path);
    const reads = storage.kvAccess.length;
    for (const path of ["a.json", "b.json"]) await dataset().document(path);
    expect(storage.kvAccess).toHaveLength(reads);
  });

  it("is forgotten when younger ones fill the memory", async () => {
    const files = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i}.json`, `${i}`.padEnd(2 ** 21)]));
    storage.publish(first, files);
    for (const path of Object.keys(files)) await dataset().document(path);
    await settled();
    const oldest = objectKey(contentHash(files["0.json"] ?? ""));
    storage.kvAccess.length = 0;
    await dataset().document("12.json");
    await dataset().document("0.json");
    expect(storage.kvAccess.map(([, key]) => key)).toEqual([oldest]);
  });

  it("is that of the version that is asked for", async () => {
    storage.publish(first, { "a.json": "1" });
    storage.publish(second, { "a.json": "2" });
    expect((await dataset().document("a.json"))?.text).toBe("2");
    expect((await dataset().document("a.json", first))?.text).toBe("1");
    expect(await dataset().hash("a.json", first)).toBe(contentHash("1"));
  });

  it.each(["b.json", "constructor", "__proto__", ""])("does not exist at %j", async (path) => {
    storage.publish(first, { "a.json": "1" });
    expect(await dataset().hash(path)).toBeNull();
    await settled();
    const reads = storage.kvAccess.length;
    expect(await dataset().document(path)).toBeNull();
    expect(await dataset().json(path)).toBeNull();
    expect(storage.kvAccess).toHaveLength(reads);
  });

  it("does not exist in a version that was never published", async () => {
    storage.publish(first, { "a.json": "1" });
    expect(await dataset().files(second)).toBeNull();
    expect(await dataset().document("a.json", second)).toBeNull();
  });

  it("does not exist when its content is gone", async () => {
    storage.publish(first, { "a.json": "1" });
    storage.r2.delete(objectKey(contentHash("1")));
    expect(await dataset().document("a.json")).toBeNull();
    expect(await dataset().json("a.json")).toBeNull();
  });

  it("is read from R2 while KV fails, and the other way round", async () => {
    storage.publish(first, { "a.json": "1" });
    const { CACHE, FILES } = storage.env;
    const away = () => Promise.reject(new Error("storage is away"));
    await dataset().current();
    const withoutKv = new Dataset({ CACHE: { get: away, put: away } as unknown as KVNamespace, FILES }, (work) =>
      behind.push(work),
    );
    expect((await withoutKv.document("a.json"))?.text).toBe("1");
    forgetDataset();
    storage.kv.set(versionKey(first), storage.r2.get(versionKey(first)) ?? "");
    storage.kv.set(objectKey(contentHash("1")), "1");
    const withoutR2 = new Dataset({ CACHE, FILES: { get: away } as unknown as R2Bucket }, (work) => behind.push(work));
    expect((await withoutR2.document("a.json"))?.text).toBe("1");
    await settled();
  });

  it("is answered even when KV does not take it", async () => {
    storage.publish(first, { "a.json": "1" });
    const { CACHE, FILES } = storage.env;
    const refusing = { get: CACHE.get, put: () => Promise.reject(new Error("KV is full")) } as unknown as KVNamespace;
    const reader = new Dataset({ CACHE: refusing, FILES }, (work) => behind.push(work));
    expect((await reader.document("a.json"))?.text).toBe("1");
    await expect(settled()).resolves.toEqual([undefined, undefined]);
  });

  it.each(['{"a.json":"not a hash"}', '{"a.json":7}', "[]", "null", '"a.json"', "{"])(
    "is not looked for in the malformed list %s",
    async (list) => {
      storage.publish(first, {});
      storage.r2.set(versionKey(first), list);
      await expect(dataset().document("a.json")).rejects.toThrow();
    },
  );
});

describe("a parsed document", () => {
  it("is parsed once and shared", async () => {
    storage.publish(first, { "a.json": '{"a":1}', "b.json": '{"b":2}' });
    const parsed = await dataset().json("a.json");
    expect(parsed).toEqual({ a: 1 });
    expect(await dataset().json("b.json")).toEqual({ b: 2 });
    expect(await dataset().json("a.json")).toBe(parsed);
    forgetDataset();
    expect(await dataset().json("a.json")).not.toBe(parsed);
  });

  it("is read and parsed once for a page whose loaders ask for it at the same time, and so is the list", async () => {
    storage.publish(first, { "a.json": '{"a":1}', "b.json": '{"b":2}' });
    const ofPage = dataset();
    const [one, other] = await Promise.all([ofPage.json("a.json"), ofPage.json("a.json"), ofPage.json("b.json")]);
    expect(other).toBe(one);
    const keys = [versionKey(first), objectKey(contentHash('{"a":1}')), objectKey(contentHash('{"b":2}'))];
    expect(storage.r2Access.map(([, key]) => key)).toEqual(keys);
  });

  it("that could not be read is read when it is asked for again", async () => {
    storage.publish(first, { "a.json": '{"a":1}' });
    const ofPage = dataset();
    await ofPage.current();
    storage.failure = new Error("KV is away");
    await expect(ofPage.json("a.json")).rejects.toThrow("KV is away");
    storage.failure = undefined;
    expect(await ofPage.json("a.json")).toEqual({ a: 1 });
  });

  it("that says null or false is one too", async () => {
    storage.publish(first, { "a.json": "null", "b.json": "false" });
    expect(await dataset().json("a.json")).toBeNull();
    expect(await dataset().json("b.json")).toBe(false);
  });

  it("is parsed anew when a thousand younger ones have come", async () => {
    const files = Object.fromEntries(Array.from({ length: 1_025 }, (_, i) => [`${i}.json`, `{"n":${i}}`]));
    storage.publish(first, files);
    const oldest = await dataset().json("0.json");
    const next = await dataset().json("1.json");
    for (const path of Object.keys(files)) if (path !== "1.json") await dataset().json(path);
    expect(await dataset().json("0.json")).toEqual(oldest);
    expect(await dataset().json("1.json")).not.toBe(next);
    expect(await dataset().json("1024.json")).toBe(await dataset().json("1024.json"));
  });
});
