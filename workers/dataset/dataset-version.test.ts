import { describe, expect, it } from "vitest";
import { POINTER_KEY } from "#app/game/model/publication.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { datasetTest, first, second } from "./dataset.fixture.ts";

const test = datasetTest();
const { dataset, settled, pointerReads } = test;

describe("the version that is served", () => {
  it("is none before the first publishing, and is noticed at once when there is one", async () => {
    expect(await dataset().current()).toBeNull();
    expect(await dataset().publishedAt()).toBeNull();
    expect(await dataset().document("a.json")).toBeNull();
    expect(await dataset().json("a.json")).toBeNull();
    test.storage.publish(first, {});
    expect(await dataset().current()).toBe(first);
    expect(await dataset().publishedAt()).toBe("2026-01-02");
  });

  it("is read once in 30 s, however often it is asked for", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.publish(second, {});
    test.now += 29_999;
    expect(await dataset().current()).toBe(first);
    expect([pointerReads(), test.behind.length]).toEqual([1, 0]);
    expect(test.storage.kvAccess).toEqual([["get", POINTER_KEY, { cacheTtl: 30 }]]);
  });

  it("is read once for a page whose loaders ask for it at the same time", async () => {
    test.storage.publish(first, {});
    const ofPage = dataset();
    expect(await Promise.all([ofPage.current(), ofPage.current()])).toEqual([first, first]);
    expect(pointerReads()).toBe(1);
  });

  it("is read again behind the answer once it is 30 s old, by one request of many", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.publish(second, {});
    test.now += 30_000;
    expect(await Promise.all([dataset().current(), dataset().current()])).toEqual([first, first]);
    expect([pointerReads(), test.behind.length]).toEqual([2, 1]);
    await settled();
    expect(await dataset().current()).toBe(second);
  });

  it("is waited for when what is known is five minutes old", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.publish(second, {});
    test.now += 299_999;
    expect(await dataset().current()).toBe(first);
    await settled();
    test.storage.publish(first, {});
    test.now += 300_000;
    expect(await dataset().current()).toBe(first);
    expect(test.behind).toHaveLength(1);
  });

  it("stays what it was while it cannot be read again", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.failure = new Error("KV is away");
    test.now += 30_000;
    expect(await dataset().current()).toBe(first);
    await expect(settled()).resolves.toEqual([undefined]);
    expect(await dataset().current()).toBe(first);
    expect(test.behind).toHaveLength(1);
  });

  it("stays what it was, however long ago, while it cannot be read again, and is known to be unconfirmed", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.failure = new Error("KV is away");
    test.now += 300_000;
    expectConsoleError(
      /Which version to serve cannot be read, so it stays 1\.26\.1\.0-000000000001: Error: KV is away/,
    );
    const ofPage = dataset();
    expect(ofPage.isConfirmed()).toBe(true);
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, false]);
    expect(pointerReads()).toBe(2);
    // Not tried again with every request.
    test.now += 29_999;
    const next = dataset();
    expect([await next.current(), next.isConfirmed(), pointerReads()]).toEqual([first, false, 2]);
    test.storage.failure = undefined;
    test.storage.publish(second, {});
    test.now += 1;
    const later = dataset();
    expect([await later.current(), later.isConfirmed(), pointerReads()]).toEqual([second, true, 3]);
    expect(test.behind).toEqual([]);
  });

  it("is unconfirmed on a busy site as well, once it could not be read for five minutes", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.failure = new Error("KV is away");
    expectConsoleError(/Which version to serve cannot be read/);
    for (let n = 0; n < 9; n++) {
      test.now += 30_000;
      const ofPage = dataset();
      expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, true]);
      await settled();
    }
    test.now += 30_000;
    const ofPage = dataset();
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([first, false]);
  });

  it("is none again once the pointer is gone, be it after five minutes", async () => {
    test.storage.publish(first, {});
    await dataset().current();
    test.storage.kv.delete(POINTER_KEY);
    test.now += 300_000;
    const ofPage = dataset();
    expect([await ofPage.current(), ofPage.isConfirmed()]).toEqual([null, true]);
  });

  it("is not taken from a pointer that is malformed", async () => {
    test.storage.kv.set(POINTER_KEY, '{"version":"../etc"}');
    await expect(dataset().current()).rejects.toThrow();
  });
});
