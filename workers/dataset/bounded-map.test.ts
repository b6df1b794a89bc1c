import { describe, expect, it } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

describe("a bounded map", () => {
  it("forgets what was used longest ago once it is too large", () => {
    const map = new BoundedMap<string>(3, (text) => text.length);
    map.set("a", "1");
    map.set("b", "1");
    map.set("c", "1");
    map.get("a");
    map.set("d", "1");
    expect(["a", "b", "c", "d"].map((key) => map.get(key))).toEqual(["1", undefined, "1", "1"]);
  });

  it("counts a replaced value once", () => {
    const map = new BoundedMap<string>(3, (text) => text.length);
    for (let i = 0; i < 10; i++) map.set("a", "11");
    map.set("b", "1");
    expect(map.get("a")).toBe("11");
  });

  it("keeps a value larger than the limit until the next one comes", () => {
    const map = new BoundedMap<string>(2, (text) => text.length);
    map.set("a", "1234");
    expect(map.get("a")).toBe("1234");
    map.set("b", "1");
    expect(map.get("a")).toBeUndefined();
  });

  it("keeps as much as the limit allows, and not one more", () => {
    const map = new BoundedMap<string>(3, (text) => text.length);
    map.set("a", "1");
    map.set("b", "22");
    expect(map.get("a")).toBe("1");
    map.set("c", "1");
    expect([map.get("a"), map.get("b"), map.get("c")]).toEqual(["1", undefined, "1"]);
  });

  it("has room again for what was deleted, and minds no deleting of what is not there", () => {
    const map = new BoundedMap<string>(3, (text) => text.length);
    map.set("a", "1");
    map.set("b", "22");
    map.delete("nothing");
    map.delete("b");
    map.set("c", "22");
    expect([map.get("a"), map.get("b"), map.get("c")]).toEqual(["1", undefined, "22"]);
  });

  it("has all of its room again once it is cleared", () => {
    const map = new BoundedMap<string>(3, (text) => text.length);
    map.set("a", "333");
    map.clear();
    expect(map.get("a")).toBeUndefined();
    for (const key of ["b", "c", "d"]) map.set(key, "1");
    expect(["b", "c", "d"].map((key) => map.get(key))).toEqual(["1", "1", "1"]);
  });
});
