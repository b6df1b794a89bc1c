import { beforeEach, expect, it, vi } from "vitest";
import { readStatsKey, writeStatsKey } from "./stats-keys.ts";

const key = "k".repeat(43);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

it("is kept by account, and taken away by account", () => {
  expect(readStatsKey(1)).toBeNull();
  writeStatsKey(1, key);
  writeStatsKey(2, key.toUpperCase());
  expect([readStatsKey(1), readStatsKey(2)]).toEqual([key, key.toUpperCase()]);
  writeStatsKey(1, null);
  expect([readStatsKey(1), readStatsKey(2)]).toEqual([null, key.toUpperCase()]);
});

it.each(["", "null", "[]", "{", '"x"', '{"1":7}', '{"1":"short"}', `{"1":"${key}&x=1"}`])(
  "there is none where the storage holds %j",
  (text) => {
    stored.set("index-stats-keys", text);
    expect(readStatsKey(1)).toBeNull();
    writeStatsKey(1, key);
    expect(readStatsKey(1)).toBe(key);
  },
);

it("a storage that is off does no harm", () => {
  const off = () => {
    throw new DOMException("denied");
  };
  vi.stubGlobal("localStorage", { getItem: off, setItem: off });
  expect(() => writeStatsKey(1, key)).not.toThrow();
  expect(readStatsKey(1)).toBeNull();
});
