import { describe, expect, it } from "vitest";
import { index, miniRun, record, SAMPLE_ID } from "./fixtures/mini-run.fixture.ts";

describe("vehicles newer than the client", () => {
  const stats = { damage: 400, health: 2000, topSpeed: 50, calibre: 120, dispersion: null };
  const base = { nation: "germany", tag: "G99_New", name: "Neu", tier: 11, type: "heavyTank" } as const;
  const price = { amount: 7_400_000, currency: "credits" } as const;
  const newVehicle = { ...base, id: 66_833, role: null, premium: false, price, stats };

  it("are summaries that name what is not known", () => {
    const catalogue = { names: new Map(), newer: [newVehicle], complete: false };
    const summary = record("vehicles/germany/heavyTank/XI/G99_New/vehicle.json", { catalogue });
    expect(summary).toMatchObject({ record: "summary", name: "Neu", slug: "neu", tier: 11, stats });
    expect(summary.record === "summary" && summary.notKnown).toContain("armour");
    expect(summary.sources).toHaveProperty("newer");
  });

  it.each([
    [12_500, false],
    [500, true],
  ])("are sold for gold by their price alone: %i, not in the shop: %s", (amount, notInShop) => {
    const listed = { amount, currency: "gold" } as const;
    const newer = [{ ...newVehicle, premium: true, price: listed }];
    const path = "vehicles/germany/heavyTank/XI/G99_New/vehicle.json";
    const summary = record(path, { catalogue: { names: new Map(), newer, complete: false } });
    expect(summary).toMatchObject({ notInShop, price: notInShop ? null : listed });
  });

  it("show their unknown figures as unknown in the index, never as zero", () => {
    const catalogue = { names: new Map(), newer: [newVehicle], complete: false };
    const row = index({ catalogue }).vehicles.find(({ id }) => id === newVehicle.id);
    expect(row).toMatchObject({ record: "summary", stats: { health: 2000, dispersion: null, dpm: null } });
    expect(row?.percentiles).toEqual({});
  });

  it("give way to what the client defines, and take the place of what it hides", () => {
    const defined = { ...newVehicle, id: SAMPLE_ID };
    const hidden = { ...newVehicle, id: 1 | (1 << 4) | (3 << 8), tag: "X03_Shown" };
    const catalogue = { names: new Map(), newer: [defined, hidden], complete: false };
    const { counts, notes } = miniRun({ catalogue }).manifest;
    expect(counts.summary).toBe(1);
    expect(notes.map(({ kind }) => kind)).toContain("newer row of a vehicle the client defines");
    expect(index({ catalogue }).vehicles.find(({ id }) => id === hidden.id)?.tag).toBe("X03_Shown");
  });
});
