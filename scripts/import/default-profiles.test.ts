import { describe, expect, it } from "vitest";
import { wargamingApplicationId } from "#simulators/wargaming.ts";
import { simulatedVehicle } from "#simulators/wargaming-encyclopedia.ts";
import { index, miniRun, published, record, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";
import { simulatedPublisher } from "./fixtures/simulated-publisher.fixture.ts";
import type { NewerVehicle } from "./normalise/loadout-items/catalogue.ts";
import { readPublisher } from "./read/publisher/publisher.ts";
import { SourceFaults } from "./report.ts";

const answers = await readPublisher({
  realm: "eu",
  applicationId: wargamingApplicationId,
  faults: new SourceFaults(),
  request: simulatedPublisher(),
  pause: 0,
});
const { tank_id: id, tag } = simulatedVehicle;
const PATH = `vehicles/germany/heavyTank/X/${tag}/vehicle.json`;

/** A row of the list of newer vehicles for the vehicle of the profile. */
const row: NewerVehicle = {
  id,
  tag,
  nation: "germany",
  name: "Simulated",
  tier: 10,
  type: "heavyTank",
  premium: false,
  role: "role_HT_assault",
  price: { amount: 100, currency: "crystal" },
  stats: { damage: 7777, health: 7777, topSpeed: 7777, calibre: 7777, dispersion: 7777 },
};

describe("a vehicle that no client defines and the publisher's API profiles", () => {
  it("is a record of its own kind, with the figures of the stock modules and their source", () => {
    const found = record(PATH, { catalogue: answers });
    if (found.record !== "default-profile") throw new Error(`a ${found.record} record`);
    expect(found.stock.stats).toMatchObject({ reload: 11.2, aimTime: 2.4, viewRange: 390, weight: 68.5 });
    expect(found).not.toHaveProperty("stats");
    expect(found.notKnown).toContain("concealment");
    expect(found.sources.publisher).toMatchObject({ version: "2.4.0.0", date: "2026-07-03" });
    expect(found.patch).toMatchObject({ version: "2.4.0.0", commonTest: false, date: "2026-07-03" });
    const { manifest } = miniRun({ catalogue: answers });
    expect(manifest.sources).toHaveProperty("publisher");
    expect(manifest.newestKnownPatch).toEqual({ version: "2.4.0.0", date: "2026-07-03" });
  });

  it("stays a summary while the API has no profile of it", () => {
    const found = record("vehicles/germany/heavyTank/X/G998_Announced/vehicle.json", { catalogue: answers });
    expect(found.record).toBe("summary");
    expect(Object.keys(found.sources)).toEqual(["publisher"]);
  });

  it("has no figure in the index, no percentile, and no part in averages and in what others are compared with", () => {
    const catalogue = { ...answers, newer: [row] };
    const entry = index({ catalogue }).vehicles.find((vehicle) => vehicle.id === id);
    expect(entry?.record).toBe("default-profile");
    expect(new Set(Object.values(entry?.stats ?? {}))).toEqual(new Set([null]));
    expect(entry?.percentiles).toEqual({});
    const averages = (newer: NewerVehicle[]) =>
      published({ catalogue: { ...answers, newer } }).get("averages/index.json");
    expect(averages([row])).toBe(averages([]));
    expect(record(PATH, { catalogue }).peers.stats).toEqual({});
  });

  it("takes role and price from the list of newer vehicles, and none of the figures that were announced", () => {
    const found = record(PATH, { catalogue: { ...answers, newer: [row] } });
    expect(found).toMatchObject({ record: "default-profile", role: "role_HT_assault", price: row.price });
    expect(JSON.stringify(found)).not.toContain("7777");
    expect(Object.keys(found.sources)).toEqual(["newer", "publisher"]);
  });

  it("is not given the profile of another vehicle that has the id under another tag", () => {
    const catalogue = { ...answers, newer: [{ ...row, tag: "G997_Other" }] };
    expect(record("vehicles/germany/heavyTank/X/G997_Other/vehicle.json", { catalogue }).record).toBe("summary");
    expect(miniRun({ catalogue }).manifest.notes.map(({ kind }) => kind)).toContain(
      "default profile of another vehicle under a reused id",
    );
  });

  it("leaves a vehicle alone that the client defines", () => {
    const profile = answers.profiles?.get(id)?.profile;
    if (!profile) throw new Error("no profile");
    const profiles = new Map([[SAMPLE_ID, { tag: "X01_Sample", profile }]]);
    const path = "vehicles/germany/mediumTank/VI/X01_Sample/vehicle.json";
    const catalogue = { names: new Map(), newer: [], complete: true, profiles, publisher: answers.publisher };
    expect(record(path, { catalogue })).toEqual(record(path));
  });
});
