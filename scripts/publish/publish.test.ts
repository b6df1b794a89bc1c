import { describe, expect, it } from "vitest";
import { currentVersionSchema, objectKey, POINTER_KEY } from "#app/game/model/publication.ts";
import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";

import { asFiles } from "./dataset-files.ts";
import { memoryTarget } from "./memory-target.fixture.ts";
import { dataChanges, publish } from "./publish.ts";

const row = (id: number, stats: VehicleRow["stats"] = {}, fields: Partial<VehicleRow> = {}) =>
  ({ id, name: `Vehicle ${id}`, slug: `vehicle-${id}`, tier: 8, record: "full", stats, ...fields }) as VehicleRow;
const source = (date: string | null) => ({ title: "Marks", publisher: "somebody", version: null, date });
const data = (vehicles: VehicleRow[], date = "2026-01-01") => ({
  manifest: { sources: { marks: source(date) } },
  index: { vehicles },
  publishedAt: "2026-02-03T00:00:00Z",
});

describe("what changed in the data", () => {
  it("is nothing where nothing did", () => {
    expect(dataChanges(data([row(1, { dpm: 1 })]), data([row(1, { dpm: 1 })]))).toBeNull();
  });

  it("is who came and went, with the highest tier first", () => {
    const changes = dataChanges(data([row(1), row(2)]), data([row(2), row(3), row(4, {}, { tier: 11 })]));
    expect(changes?.added).toEqual({
      count: 2,
      some: [
        { name: "Vehicle 4", href: "/4/vehicle-4" },
        { name: "Vehicle 3", href: "/3/vehicle-3" },
      ],
    });
    expect([changes?.removed, changes?.changed.count]).toEqual([1, 0]);
  });

  it("is a known figure that is another now, a vehicle's largest change and the largest first", () => {
    const before = [
      row(1, { dpm: 100, health: 1000 }),
      row(2, { dpm: 100 }),
      row(3, { dpm: null }),
      row(4, { dpm: 1 }),
    ];
    const after = [row(1, { dpm: 110, health: 1500 }), row(2, { dpm: 200 }), row(3, { dpm: 5 }), row(4, {})];
    expect(dataChanges(data(before), data(after))?.changed).toEqual({
      count: 2,
      some: [
        { name: "Vehicle 2", href: "/2/vehicle-2", key: "dpm", before: 100, after: 200 },
        { name: "Vehicle 1", href: "/1/vehicle-1", key: "health", before: 1000, after: 1500 },
      ],
    });
  });

  it("is not that a vehicle is known otherwise", () => {
    expect(dataChanges(data([row(1, { dpm: 1 }, { record: "summary" })]), data([row(1, { dpm: 2 })]))).toBeNull();
  });

  it("is another date of a source", () => {
    expect(dataChanges(data([row(1)]), data([row(1)], "2026-09-21"))?.sources).toEqual([
      { title: "Marks", date: "2026-09-21" },
    ]);
  });
});

describe("a publishing", () => {
  const version = (n: number, texts: Record<string, string>) => ({
    version: `1.26.1.0-00000000000${n}`,
    files: asFiles(new Map(Object.entries(texts))),
    pictures: [],
  });
  const texts = (vehicles: VehicleRow[], words = "") => ({
    "manifest.json": JSON.stringify(data(vehicles).manifest),
    "vehicles/index.json": JSON.stringify({ vehicles }),
    "content/words.json": words,
  });
  const at = (hour: number) => new Date(Date.UTC(2026, 1, 3, hour));

  it("says what changed, and goes on saying so when only words are published", async () => {
    const target = memoryTarget();
    const pointer = async () => currentVersionSchema.parse(JSON.parse((await target.readPointer()) ?? POINTER_KEY));
    await publish(version(1, texts([row(1)])), target, at(1));
    expect((await pointer()).changes).toBeUndefined();
    await publish(version(2, texts([row(1), row(2)])), target, at(2));
    const { changes, dataAt } = await pointer();
    expect(JSON.parse((await target.readObject(objectKey(changes ?? ""))) ?? "")).toMatchObject({
      since: at(1).toISOString(),
      publishedAt: at(2).toISOString(),
      added: { count: 1 },
    });
    await publish(version(3, texts([row(1), row(2)], "words")), target, at(3));
    expect(await pointer()).toMatchObject({ changes, dataAt, publishedAt: at(3).toISOString() });
    await publish(version(4, texts([row(2)], "words")), target, at(4));
    const last = await pointer();
    expect(last.changes).not.toBe(changes);
    expect(JSON.parse((await target.readObject(objectKey(last.changes ?? ""))) ?? "")).toMatchObject({
      since: at(2).toISOString(),
      removed: 1,
    });
  });

  it("says nothing of what it cannot compare", async () => {
    const target = memoryTarget();
    await publish(version(1, { "other.json": "{}" }), target, at(1));
    await publish(version(2, texts([row(1)])), target, at(2));
    expect(JSON.parse((await target.readPointer()) ?? "").changes).toBeNull();
  });
});
