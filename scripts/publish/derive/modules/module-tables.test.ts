import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MODULE_STATS } from "#app/game/model/modules/module-stats.ts";
import { type ModuleTable, type ModuleVehicles, moduleTableSchema } from "#app/game/model/modules/module-table.ts";
import {
  MODULE_VEHICLES_PATH,
  moduleTablePath,
  TABLE_KINDS,
  type TableKind,
} from "#app/game/model/modules/table-kinds.ts";
import { STATED_SOURCES } from "#app/game/model/revisions/revised-fields.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { derivedDataset } from "../../derived-dataset.ts";
import { moduleFiles } from "./module-tables.ts";

const { contents, records } = await derivedDataset();
const text = (path: string) => contents.get(path) ?? "null";
const full = records.filter((record): record is FullVehicle => record.record === "full");
const vehicles: ModuleVehicles = JSON.parse(text(MODULE_VEHICLES_PATH));

/** The modules of a record as it states them, with one figure of each: not by the code that makes the tables. */
const STATED: Record<TableKind, (modules: FullVehicle["modules"]) => [id: number, figure: number][]> = {
  guns: ({ turrets }) =>
    turrets.flatMap(({ guns }) =>
      guns.map(({ id, reload, autoReload, dualGun }): [number, number] => {
        const whole = autoReload?.reduce((sum, time) => sum + time, 0);
        return [id, Math.round((whole ?? Math.min(...(dualGun?.reloadTimes ?? [reload]))) * 1e6) / 1e6];
      }),
    ),
  shells: ({ turrets }) =>
    turrets.flatMap(({ guns }) =>
      guns.flatMap(({ shells }) => shells.map(({ id, penetration }): [number, number] => [id, penetration])),
    ),
  turrets: ({ turrets }) => turrets.map(({ id, viewRange }) => [id, viewRange]),
  engines: ({ engines }) => engines.map(({ id, power }) => [id, power]),
  suspensions: ({ chassis }) => chassis.map(({ id, rotationSpeed }) => [id, rotationSpeed]),
  radios: ({ radios }) => radios.map(({ id, range }) => [id, range]),
};
const STAT_COLUMNS: Record<TableKind, string> = {
  guns: "reload",
  shells: "penetration",
  turrets: "viewRange",
  engines: "power",
  suspensions: "traverse",
  radios: "range",
};

it("the vehicles of the tables are those whose modules are known", () => {
  expect(vehicles.id).toEqual(full.map(({ id }) => id));
  expect(vehicles.leftOut).toBe(records.length - full.length);
});

describe.each(TABLE_KINDS)("the published %s", (kind) => {
  const table: ModuleTable = moduleTableSchema.parse(JSON.parse(text(moduleTablePath(kind))));
  const values = table.cells[STAT_COLUMNS[kind]] ?? [];
  /** What the rows say: vehicle, id, figure and state of driving. */
  const said = new Set(
    table.id.flatMap((id, row) =>
      (table.users[row] ?? []).map((user) => `${vehicles.id[user]} ${id} ${values[row]} ${table.siege[row]}`),
    ),
  );

  it("have every module of every vehicle, and no other", () => {
    const stated = full.flatMap(({ id, modules, siege }) => {
      const normal = STATED[kind](modules).map(([module, value]) => `${id} ${module} ${value} 0`);
      const inSiege = siege ? STATED[kind](siege.modules).map(([module, value]) => `${id} ${module} ${value}`) : [];
      // What siege mode does not change has no second row.
      return [...normal, ...inSiege.map((one) => (said.has(`${one} 1`) ? `${one} 1` : `${one} 0`))];
    });
    expect([...said].sort()).toEqual([...new Set(stated)].sort());
  });

  it("have each of them once", () => {
    const rows = table.id.map((id, row) =>
      JSON.stringify([
        id,
        table.siege[row],
        table.source[row],
        ...Object.entries(table.cells).flatMap(([key, cells]) => (key === "within" ? [] : [cells[row]])),
      ]),
    );
    expect(new Set(rows).size).toBe(rows.length);
    for (const users of table.users) expect(new Set(users).size).toBe(users.length);
  });

  it("name the patch and the source of their vehicles", () => {
    table.users.forEach((users, row) => {
      const { version, publisher } = table.sources[table.source[row] ?? -1] ?? {};
      for (const user of users) {
        const { patch, sources: { stated, statedByPublisher } = {} } = full[user] ?? {};
        // A row with a figure of a later source names that source.
        expect([patch, stated, statedByPublisher]).toContainEqual(expect.objectContaining({ version, publisher }));
      }
    });
  });

  it("have a column for every figure that the page shows, and one with figures in it", () => {
    for (const key of Object.keys(MODULE_STATS[kind])) {
      expect(table.cells[key], key).toHaveLength(table.id.length);
      const nowhere = ["gold", "wheels", "damageFar"].includes(key);
      if (!nowhere)
        expect(
          table.cells[key]?.some((cell) => typeof cell === "number"),
          key,
        ).toBe(true);
    }
  });

  it("are one request of at most 60 kB", () => {
    expect(gzipSync(text(moduleTablePath(kind))).length).toBeLessThan(60_000);
  });
});

it("a row that several later sources revised names the last of them", () => {
  const [record] = full;
  const [engine] = record?.modules.engines ?? [];
  if (!record || !engine) throw new Error("There is no vehicle.");
  const stated = Object.fromEntries(
    STATED_SOURCES.map((key, at) => [key, { title: key, publisher: key, version: `9.${at}`, date: null }]),
  );
  const revisions = STATED_SOURCES.map((source) => ({
    ...{ source, state: "first", field: "engine.power", at: { engine: engine.id }, before: 1, after: engine.power },
  }));
  const revised = { ...record, sources: { ...record.sources, ...stated }, revisions } as FullVehicle;
  const files = new Map(moduleFiles([revised], "1"));
  const { id, source, sources }: ModuleTable = JSON.parse(files.get(moduleTablePath("engines")) ?? "null");
  expect(sources[source[id.indexOf(engine.id)] ?? -1]?.publisher).toBe(STATED_SOURCES.at(-1));
});

it("the published shells say which share of the front plates at their highest tier they go through", () => {
  const table: ModuleTable = JSON.parse(text(moduleTablePath("shells")));
  const shares = table.cells.fronts ?? [];
  for (const [row, share] of shares.entries()) {
    expect(share, table.name[row]).toBeGreaterThanOrEqual(0);
    expect(share, table.name[row]).toBeLessThanOrEqual(100);
  }
  // AP of the IS-7, 130 mm: 75% is 0.659 standard deviations to spare, of a roll of 25% that is three of them wide.
  const row = table.id.indexOf(14602);
  const tier = Math.max(...(table.users[row] ?? []).map((user) => full[user]?.tier ?? 0));
  const power = Number(table.cells.penetration?.[row]);
  const fronts = full
    .filter((record) => record.tier === tier)
    .flatMap(({ top, modules }) => [
      modules.hull.variants.length === 0 ? modules.hull.armor.front : top.stats.hullFront,
      modules.turrets.find(({ id }) => id === top.modules.turret)?.armor.front,
    ])
    .flatMap((thickness) => thickness || []);
  const through = fronts.filter((thickness) => {
    const turn = 130 > 2 * thickness ? (5 * 1.4 * 130) / (2 * thickness) : 5;
    const effective = thickness / Math.cos((Math.max(0, 30 - turn) * Math.PI) / 180);
    return power - effective >= 0.659 * power * 0.25 * 0.33;
  });
  expect(shares[row]).toBe(Math.round((100 * through.length) / fronts.length));
});
