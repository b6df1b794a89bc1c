import { describe, expect, it } from "vitest";
import { memoryTarget } from "./publish/memory-target.fixture.ts";
import { publish } from "./publish/publish.ts";
import { rollback } from "./rollback.ts";

const now = new Date("2026-01-02T03:04:05Z");
const version = (n: number) => ({
  version: `1.26.1.0-00000000000${n}`,
  files: [{ path: "a.json", hash: `${n}`.repeat(32), text: `${n}` }],
  pictures: [{ path: "previews/1.png", hash: `a${n}`.repeat(16), draw: async () => new Uint8Array([n]) }],
});

describe("a rollback", () => {
  it("goes back to the version before, and forth again", async () => {
    const target = memoryTarget();
    await publish(version(1), target, now);
    await publish(version(2), target, now);
    expect(await rollback(target, now)).toBe("1.26.1.0-000000000001");
    expect(await rollback(target, now)).toBe("1.26.1.0-000000000002");
  });

  it("says so when there is nothing to go back to", async () => {
    const target = memoryTarget();
    await expect(rollback(target, now)).rejects.toThrow("no earlier version");
    await publish(version(1), target, now);
    await expect(rollback(target, now)).rejects.toThrow("no earlier version");
  });
});

it("a publishing that is cut off leaves the pointer where it was", async () => {
  const target = memoryTarget();
  await publish(version(1), target, now);
  const broken = { ...target, writeObjects: () => Promise.reject(new Error("connection lost")) };
  await expect(publish(version(2), broken, now)).rejects.toThrow("connection lost");
  expect(await target.readPointer()).toContain("1.26.1.0-000000000001");
});
