import { describe, expect, it } from "vitest";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { notRated } from "#app/game/ratings/not-rated.fixture.ts";
import { makeTechTrees } from "./tech-trees.ts";

function summary(id: number, tier: number, premium = false): VehicleRecord {
  return {
    record: "summary",
    patch: null,
    id,
    tag: `G${id}`,
    name: `Vehicle ${id}`,
    shortName: `V${id}`,
    slug: `v${id}`,
    nation: "germany",
    type: "mediumTank",
    tier,
    role: null,
    premium,
    collector: false,
    nameSource: "published",
    price: { amount: 10, currency: "credits" },
    notInShop: false,
    stats: {},
    notKnown: ["guns"],
    peers: { size: 1, stats: {}, values: {}, patches: [], gun: null, otherGuns: {} },
    marksAmong: null,
    marks: { state: "not-known" },
    expected: null,
    rating: notRated,
    similar: [],
    usage: [],
    sources: {},
  };
}

const step = (from: number, to: number) => ({ from, to, xp: 100, through: { id: 7, name: "Gun" } });

describe("a tech tree", () => {
  const records = [summary(1, 1), summary(2, 2), summary(3, 3), summary(4, 3, true), summary(5, 8)];
  const [tree] = makeTechTrees(records, [step(1, 2), step(2, 3), step(5, 4)], "1.0");

  it("holds what can be reached from the first vehicle", () => {
    expect(tree?.nodes.map(({ id, row }) => [id, row])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(tree?.edges.map(({ from, to, xp }) => [from, to, xp])).toEqual([
      [1, 2, 100],
      [2, 3, 100],
    ]);
  });

  it("lists the others of the nation beside it", () => {
    expect(tree?.others.map(({ id, premium }) => [id, premium])).toEqual([
      [4, true],
      [5, false],
    ]);
  });

  it("has tier XI in its column, and before it what leads there, though the way to that is not known", () => {
    const [late] = makeTechTrees([...records, summary(6, 10), summary(7, 11)], [step(1, 2), step(6, 7)], "1.0");
    expect(late?.nodes.map(({ id }) => id)).toEqual([1, 2, 6, 7]);
    expect(late?.edges.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [6, 7],
    ]);
  });

  it("is missing for nations without a first vehicle", () => {
    expect(makeTechTrees(records, [], "1.0").length).toBe(0);
  });
});
