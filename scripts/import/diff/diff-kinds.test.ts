import { describe, expect, it } from "vitest";
import { openStored, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredVehicle } from "#scripts/dataset/stored-vehicle.ts";
import { miniRun, SAMPLE_ID } from "../fixtures/mini-run.fixture.ts";
import { changedVehicles, diffDatasets, formatDiff, isReported, nextHistories } from "./diff.ts";

const whole = openStored(miniRun().files, "the small dataset");
const empty: StoredDataset = {
  ...whole,
  vehicles: [],
  marks: {},
  expected: {},
  usage: {},
  others: new Map(),
  histories: new Map(),
};

/** A dataset of vehicles that have no more than a test needs. */
const of = (...vehicles: object[]): StoredDataset => ({ ...empty, vehicles: vehicles as StoredVehicle[] });
const who = { id: 1, name: "Tank", nation: "uk", type: "lightTank", tier: 4 };
const patch = (version: string) => ({ version, date: "2026-07-01", commonTest: true });
const summary = (stats: object, more: object = {}) => ({ ...who, record: "summary", stats, ...more });
const stock = (stats: object, more: object = {}) => ({ ...who, record: "default-profile", stock: { stats }, ...more });
const changes = (before: object, after: object) =>
  changedVehicles(of(before), of(after)).map(({ figures, parts }) => ({
    figures: figures.map(({ key, before: was, after: is }) => [key, was, is]),
    parts: parts.map(({ field, before: was, after: is }) => [field, was, is]),
  }));

describe("figures of two datasets", () => {
  it.each<[string, object, object, unknown[][]]>([
    ["that changed", { health: 500 }, { health: 600 }, [["health", 500, 600]]],
    ["that began to apply", {}, { health: 600 }, [["health", null, 600]]],
    ["that no longer apply", { health: 500 }, {}, [["health", 500, null]]],
  ])("are told %s", (_, before, after, figures) => {
    expect(changes(summary(before), summary(after))).toEqual([{ figures, parts: [] }]);
  });

  it.each<[string, object, object]>([
    ["are the same", { health: 500 }, { health: 500 }],
    ["became known", { health: null }, { health: 600 }],
    ["are no longer known", { health: 500 }, { health: null }],
  ])("are not told where they %s", (_, before, after) => {
    expect(changes(summary(before), summary(after))).toEqual([]);
  });

  it("of stock modules are compared with each other, and not with those of top modules", () => {
    expect(changes(stock({ health: 500 }), stock({ health: 600 }))[0]?.figures).toEqual([["health", 500, 600]]);
    for (const [before, after] of [
      [stock({ health: 500 }), summary({ health: 600 })],
      [summary({ health: 500 }), stock({ health: 600 })],
    ] as const)
      expect(changes(before, after)[0]?.figures).toEqual([]);
  });

  it("that only one kind of record has are no change of the game", () => {
    const full = whole.vehicles.find(({ id }) => id === SAMPLE_ID) as StoredVehicle;
    const announced = { ...who, id: SAMPLE_ID, record: "summary", stats: { health: 1 } };
    for (const [before, after] of [
      [announced, full],
      [full, announced],
    ] as const)
      expect(changes(before, after)[0]?.figures.map(([key]) => key)).toEqual(["health"]);
  });
});

describe("everything else of two datasets", () => {
  it("is compared as far as both kinds of record have it", () => {
    const [before, after] = [summary({}, { crew: "a", rocket: 1 }), stock({}, { crew: "b", stated: 2 })];
    const fields = (one: object, other: object) => changes(one, other)[0]?.parts.map(([field]) => field);
    expect(fields(before, after)).toEqual(["vehicle.record", "vehicle.crew"]);
    expect(fields(summary({}, { rocket: 1 }), summary({}, { siege: 2 }))).toEqual(["vehicle.rocket", "vehicle.siege"]);
  });

  it("names what a module leads to, whatever it is", () => {
    const leading = (xp: number): StoredDataset => {
      const sample = structuredClone(whole.vehicles.find(({ id }) => id === SAMPLE_ID));
      if (sample?.record !== "full") throw new Error("The sample is known in full");
      const { chassis, turrets, engines, radios, fuelTanks } = sample.modules;
      const kinds = { chassis, turrets, guns: turrets.flatMap(({ guns }) => guns), engines, radios, fuelTanks };
      for (const [kind, modules] of Object.entries(kinds)) for (const module of modules) module.name = kind;
      const targets = Object.values(kinds).map(([module]) => module?.id ?? 0);
      for (const engine of engines)
        engine.unlocks = [...targets, SAMPLE_ID, 77].map((id) => ({ kind: "vehicle", id, xp }));
      return { ...whole, vehicles: [sample] };
    };
    const [change] = changedVehicles(leading(1), leading(2));
    const told = change?.parts.map(({ of: path }) => path[1]);
    expect(told).toEqual(["chassis", "turrets", "guns", "engines", "radios", "fuelTanks", change?.after.name, "77"]);
  });

  it("counts other statistics and the entries of every list, by tag, id or place", () => {
    const mark = (value: number) => ({ 1: value, 2: 5 }) as unknown as StoredDataset["marks"];
    const withLists = (document: unknown, more: Partial<StoredDataset> = {}): StoredDataset => ({
      ...empty,
      others: new Map([["list.json", document]]),
      ...more,
    });
    const count = (before: StoredDataset, after: StoredDataset) =>
      diffDatasets(before, after).others.map((other) => [other.what, other.count]);
    const list = (document: unknown, other: unknown) => count(withLists(document), withLists(other));
    expect(list({ items: [{ tag: "a", id: 1 }] }, { items: [{ tag: "a", id: 2 }] })).toEqual([["list.json", 1]]);
    expect(list({ items: [{ tag: "a" }, { tag: "b" }] }, { items: [{ tag: "b" }, { tag: "a" }] })).toEqual([]);
    expect(list({ items: [{ id: 1 }, { id: 2 }] }, { items: [{ id: 2 }, { id: 1 }] })).toEqual([]);
    expect(list({ items: ["a", "b"] }, { items: ["b", "a"] })).toEqual([["list.json", 2]]);
    expect(list({ items: [{ id: 1 }], more: [{ id: 1 }] }, { items: [], more: [] })).toEqual([["list.json", 2]]);
    expect(list({ note: "a", items: [] }, { note: "b", items: [] })).toEqual([]);
    expect(list({ items: [{ id: 1 }] }, undefined)).toEqual([["list.json", 1]]);
    expect(count(empty, withLists({ items: [{ id: 1 }, { id: 2 }] }))).toEqual([["list.json", 2]]);
    expect(count(withLists({ items: [{ id: 1 }] }), empty)).toEqual([["list.json", 1]]);
    const statistics = (value: number) => ({
      ...empty,
      marks: mark(value),
      expected: mark(value) as unknown as StoredDataset["expected"],
      usage: mark(value) as unknown as StoredDataset["usage"],
    });
    expect(count(statistics(1), statistics(2)).map(([, number]) => number)).toEqual([1, 1, 1]);
    expect(new Set(count(statistics(1), statistics(2)).map(([what]) => what)).size).toBe(3);
    expect(count(empty, statistics(1)).map(([, number]) => number)).toEqual([2, 2, 2]);
  });
});

describe("the text of a difference", () => {
  it("lists what is new, gone and changed, each figure and part in a line of its own", () => {
    const before = of(summary({ health: 500 }), { ...summary({}), id: 2, name: "Gone" });
    const after = of(
      summary({ health: 600 }, { modules: { hull: { weight: 5, turretPosition: [1] } }, premium: true }),
      { ...summary({}), id: 3, name: "New" },
    );
    const lines = formatDiff({
      ...diffDatasets(before, after),
      versions: { before: "1", after: "2" },
      others: [{ what: "maps.json", count: 4 }],
    }).split("\n");
    expect(lines).toEqual([
      "1 → 2: 1 new, 1 gone, 1 changed",
      "+ 3 New (uk lightTank 4)",
      "- 2 Gone (uk lightTank 4)",
      "~ 1 Tank (uk lightTank 4)",
      expect.stringMatching(/^ {4}\S.*500 .*→ 600 /),
      "    Hull",
      expect.stringMatching(/^ {6}\S.*→ 5 kg$/),
      expect.stringMatching(/^ {4}\S.*→ yes$/i),
      "    Measures of the side view",
      "* maps.json: 4",
    ]);
  });

  it("tells of measures only where some changed", () => {
    const text = formatDiff(diffDatasets(of(summary({ health: 500 })), of(summary({ health: 600 }))));
    expect(text).not.toContain("Measures");
  });
});

describe("the fields that a history tells of", () => {
  const measures = [
    "turretPosition",
    "hullPosition",
    "carryingPoint",
    "trackReach",
    "hullBoxes",
    "gunPosition",
    "roadWheels",
    "reach",
    "calibres",
  ].flatMap((name) => [`hull.${name}`, `turret.${name}.0`]);
  const technical = ["tag", "record", "features", "equipmentOverrides", "fieldModifications"].flatMap((name) => [
    `vehicle.${name}`,
    `vehicle.${name}.of`,
  ]);

  it.each([...measures, ...technical, "hull.variants", "hull.variants.0"])("are not %s", (field) =>
    expect(isReported(field)).toBe(false),
  );

  it.each([
    "reach",
    "turret.reaches",
    "gun.calibre",
    "vehicle.tags",
    "gun.vehicle.tag",
    "turret.tag",
    "vehicle.name",
    "gun.hull.variants",
  ])("are %s", (field) => expect(isReported(field)).toBe(true));
});

describe("a vehicle's history", () => {
  const histories = (before: object, after: object, known: StoredDataset["histories"] = new Map()) =>
    nextHistories({ ...of(before), histories: known }, of(after))
      .get(1)
      ?.map(({ to }) => to);
  const was = summary({ health: 500 }, { patch: patch("1.0.0.0") });

  it("has an entry for a later patch alone, with what the patch is", () => {
    const is = (version: string) => summary({ health: 600 }, { patch: patch(version) });
    expect(nextHistories(of(was), of(is("1.1.0.0"))).get(1)).toMatchObject([
      { from: "1.0.0.0", to: "1.1.0.0", date: "2026-07-01", commonTest: true },
    ]);
    expect(histories(was, is("1.0.0.0"))).toBeUndefined();
    expect(histories(is("1.1.0.0"), was)).toBeUndefined();
  });

  it("has none where a vehicle is only announced, and keeps what it had", () => {
    const announced = summary({ health: 600 }, { patch: null });
    expect(histories(was, announced)).toBeUndefined();
    expect(histories(announced, was)).toBeUndefined();
    const entry = { from: "0.9.0.0", to: "1.0.0.0", date: null, commonTest: false, figures: [], parts: [] };
    const known = new Map([[1, [entry]]]) as StoredDataset["histories"];
    expect(histories(was, announced, known)).toEqual(["1.0.0.0"]);
    expect(histories(was, was, known)).toEqual(["1.0.0.0"]);
    expect(histories(was, summary({ health: 500 }, { patch: patch("0.9.5.0") }), known)).toBeUndefined();
  });

  it("has none of technical fields alone, and those of parts as well as figures", () => {
    const with_ = (more: object) => summary({ health: 500 }, { patch: patch("1.1.0.0"), ...more });
    expect(histories(was, with_({ tag: "Other" }))).toBeUndefined();
    expect(histories(was, with_({ premium: true }))).toEqual(["1.1.0.0"]);
  });
});
