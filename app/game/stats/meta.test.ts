import { describe, expect, it } from "vitest";
import { INDEX_STATS, STAT_KEYS } from "./keys.ts";
import { STAT_GROUP_LABELS, STAT_META } from "./meta.ts";

describe("the registry of characteristics", () => {
  it("describes every key and nothing else", () => {
    expect(Object.keys(STAT_META).sort()).toEqual([...STAT_KEYS].sort());
  });

  it("gives every one a label of its own, a group, and says in whole sentences what it is and where it comes from", () => {
    const labels = STAT_KEYS.map((key) => STAT_META[key].label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const key of STAT_KEYS) {
      const { short, group, definition, source, decimals, fixed } = STAT_META[key];
      expect(short.length).toBeLessThanOrEqual(16);
      expect(STAT_GROUP_LABELS[group]).toBeTruthy();
      expect(definition).toMatch(/^$|^[A-Z].*[^.]\.$/);
      expect(source).toMatch(/^Source: .*\.$/);
      expect(fixed).toBeLessThanOrEqual(decimals);
    }
  });

  it("keeps the keys of a group together, in the order of the pages", () => {
    const groups = STAT_KEYS.map((key) => STAT_META[key].group);
    const runs = groups.filter((group, index) => group !== groups[index - 1]);
    expect(runs).toEqual(["firepower", "survivability", "mobility", "vision"]);
  });

  it.each([
    ["reload", "lower"],
    ["dispersion", "lower"],
    ["dpm", "higher"],
    ["weight", "neutral"],
    ["calibre", "neutral"],
    ["terrainSoft", "lower"],
    ["concealmentMoving", "higher"],
  ] as const)("says that %s is better when %s", (key, better) => {
    expect(STAT_META[key].better).toBe(better);
  });

  it("puts only figures into the index that can be ranked", () => {
    expect(INDEX_STATS.filter((key) => STAT_META[key].better === "neutral")).toEqual([]);
  });
});
