import { describe, expect, it } from "vitest";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";
import { definedVehicle, published, publishedRecords } from "#tests/setup/published.ts";
import { previewFiles } from "../dataset-files.ts";
import { treePreview } from "./tree-picture.ts";
import { vehiclePreview } from "./vehicle-picture.ts";

// Known values are those of the definitions.
const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I") as VehicleRecord;
const tree = published<TechTree>("techtrees/germany.json");
const maps = published<GameMaps>("maps/index.json");
const records = publishedRecords();

describe("the link preview of a vehicle", () => {
  it("says who it is and what its page says of it", () => {
    const preview = vehiclePreview(tiger);
    expect(preview).toMatchObject({ name: "Tiger I", kind: "Heavy tank", nationLabel: "Germany", tier: "VII" });
    expect(preview.keyStats.map(({ label, text, unit }) => [label, text, unit])).toEqual([
      ["Damage per minute", "2,154", ""],
      ["Penetration", "203", "mm"],
      ["Health", "1,500", "hp"],
      ["View range", "380", "m"],
      ["Top speed", "40", "km/h"],
    ]);
    expect(preview.asOf).toBe("Patch 1.26.1");
    expect(preview.peers).toMatch(/^Tick: average of \d+ tier VII heavy tanks$/);
  });

  it("leaves out what is not known of a newer vehicle, and never prints it as 0", () => {
    const newer = records.filter(({ record }) => record === "summary").map(vehiclePreview);
    expect(newer.length).toBeGreaterThan(0);
    for (const { profile, keyStats } of newer) {
      expect(profile).toBeNull();
      for (const { text } of keyStats) expect(text).toMatch(/^[\d,.]*[1-9][\d,.]*$/);
    }
  });
});

it("the link preview of a tech tree has every vehicle of it in its place, and every step between them", () => {
  const preview = treePreview(tree);
  expect(preview).toMatchObject({
    nationLabel: "Germany",
    columns: 11,
    count: tree.nodes.length,
    asOf: "Patch 1.26.1",
  });
  expect(preview.edges).toHaveLength(tree.edges.length);
  for (const { from, to } of preview.edges)
    expect(preview.nodes[from]?.tier).toBeLessThan(preview.nodes[to]?.tier ?? 0);
});

it.each([
  // Its health is of the later patch.
  ["R04_T-34", "Patch 1.26.1, partly 2.1.1"],
  ["G184_Windhund", "Patch 2.1.1"],
  ["R235_KB_52", "Figures as announced"],
  ["Ch71_WZ_219", "Common Test of patch 2.4.1"],
])("the link preview of %s says of which patches its stats are: %s", (tag, asOf) => {
  const of = records.find((record) => record.tag === tag);
  expect(of && vehiclePreview(of).asOf).toBe(asOf);
});

describe("the link previews of the dataset", () => {
  it("are one for every vehicle, tree and map, named by its id, nation or name, and the challenge, with a content of its own", async () => {
    const pictures = await previewFiles(records, [tree], maps);
    expect(pictures.map(({ path }) => path)).toEqual([
      ...records.map(({ id }) => `previews/${id}.png`),
      "previews/techtree-germany.png",
      ...maps.maps.map(({ slug }) => `previews/map-${slug}.png`),
      "previews/no-gold-challenge.png",
    ]);
    expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(pictures.length);
  });

  it("change with what they show, and with nothing else", async () => {
    const hashOf = async (record: VehicleRecord) => (await previewFiles([record], [], null))[0]?.hash;
    const faster = structuredClone(tiger);
    if (faster.record === "full") faster.top.stats.topSpeed = 60;
    expect(await hashOf(faster)).not.toBe(await hashOf(tiger));
    expect(await hashOf({ ...tiger, price: null })).toBe(await hashOf(tiger));
  });

  it("say of figures with stock modules what they are, and compare them with nothing", () => {
    const { keyStats, asOf } = vehiclePreview(stockOnly);
    expect(asOf).toBe("Stock modules");
    expect(keyStats.map(({ text, bar }) => [text, bar])).toEqual(
      ["246", "2,400", "390", "40"].map((text) => [text, null]),
    );
  });

  it("are PNGs of 1200 by 630, also where nothing but the name is known", async () => {
    const bare = { ...tiger, id: 1, record: "summary" as const, stats: {}, notKnown: ["everything"] } as VehicleRecord;
    // One with a plan, and one of which the files hold none.
    const some = { ...maps, maps: maps.maps.filter(({ slug }) => ["steppes", "normandy"].includes(slug)) };
    expect(some.maps).toHaveLength(2);
    for (const picture of await previewFiles([tiger, bare], [tree], some)) {
      const png = Buffer.from(await picture.draw());
      expect(png.subarray(1, 4).toString()).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      // Sites that show previews refuse large files.
      expect(png.length).toBeLessThan(300_000);
    }
  });
});
