import { describe, expect, it, vi } from "vitest";
import { objectKey, POINTER_KEY, versionKey } from "#app/game/model/publication.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { datasetTest, first, second } from "./dataset.fixture.ts";
import { clearDatasetCache, Dataset } from "./dataset.ts";
import { contentHash } from "./memory-storage.fixture.ts";

const test = datasetTest();
const { dataset, settled } = test;

describe("a document", () => {
  it("is read from R2 once, and laid into KV for the next isolate", async () => {
    test.storage.publish(first, { "a.json": '{"a":1}' });
    const hash = contentHash('{"a":1}');
    expect(await dataset().document("a.json")).toEqual({ hash, text: '{"a":1}' });
    await vi.advanceTimersByTimeAsync(49);
    // Not while the page that needs it is being sent.
    expect(test.storage.kv.has(objectKey(hash))).toBe(false);
    await settled();
    expect(test.storage.kv.get(objectKey(hash))).toBe('{"a":1}');
    expect(test.storage.kvAccess).toContainEqual(["get", objectKey(hash), { cacheTtl: 60 }]);
    expect(test.storage.kvAccess).toContainEqual(["put", objectKey(hash), { expirationTtl: 30 * 86_400 }]);

    clearDatasetCache();
    test.storage.r2Access.length = 0;
    expect(await dataset().document("a.json")).toEqual({ hash, text: '{"a":1}' });
    expect(test.storage.r2Access).toEqual([]);
  });

  it("is found in KV a minute after the read that did not find it there", async () => {
    test.storage.missing = new Map();
    test.storage.publish(first, { "a.json": '{"a":1}' });
    await dataset().document("a.json");
    await settled();
    clearDatasetCache();
    test.storage.r2Access.length = 0;
    test.now += 60_000;
    expect((await dataset().document("a.json"))?.text).toBe('{"a":1}');
    expect(test.storage.r2Access).toEqual([]);
  });

  it("stays in memory: not even its list is read again", async () => {
    test.storage.publish(first, { "a.json": '{"a":"the first of two texts"}', "b.json": '{"b":"the second of them"}' });
    for (const path of ["a.json", "b.json"]) await dataset().document(path);
    const reads = test.storage.kvAccess.length;
    for (const path of ["a.json", "b.json"]) await dataset().document(path);
    expect(test.storage.kvAccess).toHaveLength(reads);
  });

  it("is forgotten when younger ones fill the memory", async () => {
    const files = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${i}.json`, `${i}`.padEnd(2 ** 21)]));
    test.storage.publish(first, files);
    for (const path of Object.keys(files)) await dataset().document(path);
    await settled();
    const oldest = objectKey(contentHash(files["0.json"] ?? ""));
    test.storage.kvAccess.length = 0;
    await dataset().document("12.json");
    await dataset().document("0.json");
    expect(test.storage.kvAccess.map(([, key]) => key)).toEqual([oldest]);
  });

  it("is that of the version that is asked for", async () => {
    test.storage.publish(first, { "a.json": "1" });
    test.storage.publish(second, { "a.json": "2" });
    expect((await dataset().document("a.json"))?.text).toBe("2");
    expect((await dataset().document("a.json", first))?.text).toBe("1");
    expect(await dataset().hash("a.json", first)).toBe(contentHash("1"));
  });

  it.each(["b.json", "constructor", "__proto__", ""])("does not exist at %j", async (path) => {
    test.storage.publish(first, { "a.json": "1" });
    expect(await dataset().hash(path)).toBeNull();
    await settled();
    const reads = test.storage.kvAccess.length;
    expect(await dataset().document(path)).toBeNull();
    expect(await dataset().json(path)).toBeNull();
    expect(test.storage.kvAccess).toHaveLength(reads);
  });

  it("is that of many versions, whose lists do not fill the memory", async () => {
    const published = Array.from({ length: 20 }, (_, at) => `1.26.1.0-0000000000${10 + at}`);
    for (const version of published) test.storage.publish(version, { "a.json": `"${version}"` });
    for (const version of published) {
      expect((await dataset().document("a.json", version))?.text).toBe(`"${version}"`);
    }
    const lists = () => test.storage.kvAccess.filter(([, key]) => key === versionKey(published[0] as string)).length;
    const before = lists();
    await dataset().document("a.json", published[0]);
    expect(lists()).toBeGreaterThan(before);
  });

  it("does not exist in a version that was never published", async () => {
    test.storage.publish(first, { "a.json": "1" });
    expect(await dataset().files(second)).toBeNull();
    expect(await dataset().document("a.json", second)).toBeNull();
  });

  it("does not exist when its content is gone", async () => {
    test.storage.publish(first, { "a.json": "1" });
    test.storage.r2.delete(objectKey(contentHash("1")));
    expect(await dataset().document("a.json")).toBeNull();
    expect(await dataset().json("a.json")).toBeNull();
  });

  it("is read from R2 while KV fails, and the other way round", async () => {
    test.storage.publish(first, { "a.json": "1" });
    const { CACHE, FILES } = test.storage.env;
    const away = () => Promise.reject(new Error("test.storage is away"));
    await dataset().current();
    const withoutKv = new Dataset({ CACHE: { get: away, put: away } as unknown as KVNamespace, FILES }, (work) =>
      test.behind.push(work),
    );
    expect((await withoutKv.document("a.json"))?.text).toBe("1");
    clearDatasetCache();
    test.storage.kv.set(versionKey(first), test.storage.r2.get(versionKey(first)) ?? "");
    test.storage.kv.set(objectKey(contentHash("1")), "1");
    const withoutR2 = new Dataset({ CACHE, FILES: { get: away } as unknown as R2Bucket }, (work) =>
      test.behind.push(work),
    );
    expect((await withoutR2.document("a.json"))?.text).toBe("1");
    await settled();
  });

  it("is read from R2 where KV has lost which version is current, or answers with something else", async () => {
    expectConsoleError(/Which version to serve cannot be read/);
    test.storage.publish(first, { "a.json": "1" });
    const { FILES } = test.storage.env;
    test.storage.r2.set(POINTER_KEY, test.storage.kv.get(POINTER_KEY) ?? "");
    for (const answer of [null, "<html>an upstream proxy</html>"]) {
      clearDatasetCache();
      const CACHE = { get: async () => answer, put: async () => undefined } as unknown as KVNamespace;
      const reader = new Dataset({ CACHE, FILES }, (work) => test.behind.push(work));
      expect((await reader.document("a.json"))?.text, `${answer}`).toBe("1");
      expect(reader.isConfirmed()).toBe(false);
    }
    await settled();
  });

  it("is answered even when KV does not take it", async () => {
    test.storage.publish(first, { "a.json": "1" });
    const { CACHE, FILES } = test.storage.env;
    const refusing = { get: CACHE.get, put: () => Promise.reject(new Error("KV is full")) } as unknown as KVNamespace;
    const reader = new Dataset({ CACHE: refusing, FILES }, (work) => test.behind.push(work));
    expect((await reader.document("a.json"))?.text).toBe("1");
    await expect(settled()).resolves.toEqual([undefined, undefined]);
  });

  it.each(['{"a.json":"not a hash"}', '{"a.json":7}', "[]", "null", '"a.json"', "{"])(
    "is not looked for in the malformed list %s",
    async (list) => {
      test.storage.publish(first, {});
      test.storage.r2.set(versionKey(first), list);
      await expect(dataset().document("a.json")).rejects.toThrow();
    },
  );
});

describe("a parsed document", () => {
  it("is parsed once and shared", async () => {
    test.storage.publish(first, { "a.json": '{"a":1}', "b.json": '{"b":2}' });
    const parsed = await dataset().json("a.json");
    expect(parsed).toEqual({ a: 1 });
    expect(await dataset().json("b.json")).toEqual({ b: 2 });
    expect(await dataset().json("a.json")).toBe(parsed);
    clearDatasetCache();
    expect(await dataset().json("a.json")).not.toBe(parsed);
  });

  it("is read and parsed once for a page whose loaders ask for it at the same time, and so is the list", async () => {
    test.storage.publish(first, { "a.json": '{"a":1}', "b.json": '{"b":2}' });
    const ofPage = dataset();
    const [one, other] = await Promise.all([ofPage.json("a.json"), ofPage.json("a.json"), ofPage.json("b.json")]);
    expect(other).toBe(one);
    const keys = [versionKey(first), objectKey(contentHash('{"a":1}')), objectKey(contentHash('{"b":2}'))];
    expect(test.storage.r2Access.map(([, key]) => key)).toEqual(keys);
  });

  it("is the same with its text, as it is stored, and both are read once", async () => {
    test.storage.publish(first, { "a.json": '{ "a": 1 }' });
    const ofPage = dataset();
    const [both, value] = await Promise.all([ofPage.withText("a.json"), ofPage.json("a.json")]);
    expect(both).toEqual({ value: { a: 1 }, text: '{ "a": 1 }' });
    expect(value).toBe(both?.value);
    expect(test.storage.r2Access.map(([, key]) => key)).toEqual([
      versionKey(first),
      objectKey(contentHash('{ "a": 1 }')),
    ]);
    expect(await ofPage.withText("b.json")).toBeNull();
  });

  it("that could not be read is read when it is asked for again", async () => {
    test.storage.publish(first, { "a.json": '{"a":1}' });
    const ofPage = dataset();
    await ofPage.current();
    test.storage.failure = new Error("KV is away");
    await expect(ofPage.json("a.json")).rejects.toThrow("KV is away");
    test.storage.failure = undefined;
    expect(await ofPage.json("a.json")).toEqual({ a: 1 });
  });

  it("that says null or false is one too", async () => {
    test.storage.publish(first, { "a.json": "null", "b.json": "false" });
    expect(await dataset().json("a.json")).toBeNull();
    expect(await dataset().json("b.json")).toBe(false);
  });

  it("is parsed anew when a thousand younger ones have come", async () => {
    const files = Object.fromEntries(Array.from({ length: 1_025 }, (_, i) => [`${i}.json`, `{"n":${i}}`]));
    test.storage.publish(first, files);
    const oldest = await dataset().json("0.json");
    const next = await dataset().json("1.json");
    for (const path of Object.keys(files)) if (path !== "1.json") await dataset().json(path);
    expect(await dataset().json("0.json")).toEqual(oldest);
    expect(await dataset().json("1.json")).not.toBe(next);
    expect(await dataset().json("1024.json")).toBe(await dataset().json("1024.json"));
  });
});
