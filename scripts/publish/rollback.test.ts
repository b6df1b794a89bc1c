import { describe, expect, it } from "vitest";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";

const now = new Date("2026-01-02T03:04:05Z");
const version = (n: number) => ({
  version: `1.26.1.0-00000000000${n}`,
  files: [{ path: "a.json", hash: `${n}`.repeat(32), text: `${n}` }],
  pictures: [{ path: "previews/1.png", hash: `a${n}`.repeat(16), draw: async () => new Uint8Array([n]) }],
});

/** Storage in memory, with the publisher's interface. */
function memory() {
  const objects = new Map<string, string | Uint8Array>();
  const pointers: string[] = [];
  return {
    pictures: "on demand" as const,
    readPointer: async () => pointers.at(-1) ?? null,
    async writePointer(text: string) {
      pointers.push(text);
    },
    readObject: async (key: string) => objects.get(key)?.toString() ?? null,
    async writeObjects(more: Map<string, string | Uint8Array>) {
      for (const [key, text] of more) objects.set(key, text);
    },
    writeNear: async () => undefined,
  };
}

describe("a rollback", () => {
  it("goes back to the version before, and forth again", async () => {
    const target = memory();
    await publish(version(1), target, now);
    await publish(version(2), target, now);
    expect(await rollback(target, now)).toBe("1.26.1.0-000000000001");
    expect(await rollback(target, now)).toBe("1.26.1.0-000000000002");
  });

  it("says so when there is nothing to go back to", async () => {
    const target = memory();
    await expect(rollback(target, now)).rejects.toThrow("no earlier version");
    await publish(version(1), target, now);
    await expect(rollback(target, now)).rejects.toThrow("no earlier version");
  });
});

it("a publishing that is cut off leaves the pointer where it was", async () => {
  const target = memory();
  await publish(version(1), target, now);
  const broken = { ...target, writeObjects: () => Promise.reject(new Error("connection lost")) };
  await expect(publish(version(2), broken, now)).rejects.toThrow("connection lost");
  expect(await target.readPointer()).toContain("1.26.1.0-000000000001");
});
