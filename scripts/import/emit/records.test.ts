import { describe, expect, it } from "vitest";
import type { Patch } from "#app/game/model/provenance.ts";
import type { DefaultProfile } from "#app/game/model/vehicle/default-profile.ts";
import { NEW_99 } from "../fixtures/newer-vehicle.fixture.ts";
import type { Catalogue, NewerVehicle } from "../normalise/loadout-items/catalogue.ts";
import type { OwnVehicle } from "../normalise/vehicle.ts";
import { sourcesOf } from "../sources.ts";
import { defaultProfileRecord, fullRecord, summaryRecord } from "./records.ts";

const patch: Patch = { version: "1.26.1.0", commonTest: false, date: "2024-10-16", publisher: "a copy", commit: null };
const api = { title: "The publisher's API", publisher: "the publisher", version: "2.4.0.0", date: "2026-07-03" };
const refs = sourcesOf({ patch, realm: "EU", others: [] }, api);
const catalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  names: new Map(),
  newer: [],
  complete: false,
  ...more,
});
const named = (name: string) => ({ name, shortName: "", tag: "G99_New" });
const ofGame = new Map([["germany:G99_New", { ...named("Neu"), ofGame: true } as const]]);

const newer: NewerVehicle = NEW_99;

describe("the record of a vehicle that the client defines", () => {
  const sources = (more: Partial<Catalogue> = {}, from: Patch = patch) =>
    fullRecord({ id: 66_833, nation: "germany", tag: "G99_New", patch: from } as OwnVehicle, catalogue(more), refs)
      .sources;

  it("names its definitions, and who published its name", () => {
    const names = new Map([[66_833, { ...named("Neu"), fromPublisher: true } as const]]);
    expect(Object.keys(sources())).toEqual(["definitions", "names"]);
    expect(Object.keys(sources({ names }))).toEqual(["definitions", "publisher"]);
    expect(Object.keys(sources({ vehicleNames: ofGame }))).toEqual(["definitions", "names", "gameNames"]);
    expect(Object.keys(sources({ vehicleNames: new Map() }))).toEqual(["definitions", "names"]);
    expect(Object.keys(sources({ moduleNames: { find: () => undefined } }))).toContain("gameNames");
  });

  it("names the copy that it alone was read from", () => {
    expect(sources().definitions).toEqual(refs.definitions);
    const own = { ...patch, version: "2.4.0.2", publisher: "another copy" };
    expect(sources({}, own).definitions).toMatchObject({ version: "2.4.0.2", publisher: "another copy" });
  });
});

describe("the record of a newer vehicle", () => {
  const summary = (vehicle = newer, placed = false, more: Partial<Catalogue> = {}) =>
    summaryRecord(vehicle, placed, catalogue(more), refs);

  it("has its stated figures and its source", () => {
    expect(summary()).toMatchObject({
      record: "summary",
      patch: null,
      name: "New 99",
      shortName: "New 99",
      collector: false,
      stats: newer.stats,
      price: newer.price,
      notInShop: false,
    });
    expect(Object.keys(summary().sources)).toEqual(["newer"]);
    expect(Object.keys(summary({ ...newer, fromPublisher: true }).sources)).toEqual(["publisher"]);
  });

  it("has the game's own name before the listed one, which it is found by as well", () => {
    const found = summary(newer, false, { vehicleNames: ofGame });
    expect(found).toMatchObject({ name: "Neu", aliases: ["New 99"] });
    expect(Object.keys(found.sources)).toEqual(["newer", "gameNames"]);
    const abroad = new Map([["usa:G99_New", named("Other")]]);
    expect(summary(newer, false, { vehicleNames: abroad })).toMatchObject({ name: "New 99" });
  });

  it("says that its research is not known, unless a step leads to it", () => {
    const unknown = summary().notKnown;
    expect(unknown).toContain("research");
    expect(summary(newer, true).notKnown).toEqual(unknown.filter((field) => field !== "research"));
  });
});

describe("the record of a vehicle with a default profile", () => {
  const stock = {} as DefaultProfile;
  const profile = (vehicle = newer, placed = false) => defaultProfileRecord(vehicle, stock, placed, catalogue(), refs);

  it("has the profile instead of the stated figures, and the publisher's patch", () => {
    const found = profile();
    expect(found).toMatchObject({ record: "default-profile", stock, name: "New 99" });
    expect(found).not.toHaveProperty("stats");
    expect(found.patch).toEqual({
      ...{ version: "2.4.0.0", date: "2026-07-03", publisher: "the publisher" },
      ...{ commonTest: false, commit: null },
    });
    expect(Object.keys(found.sources)).toEqual(["newer", "publisher"]);
  });

  it("leaves unknown what neither the profile nor the list has", () => {
    const kept = (placed: boolean) =>
      profile(newer, placed).notKnown.filter((field) =>
        summaryRecord(newer, false, catalogue(), refs).notKnown.includes(field),
      );
    expect(kept(false)).toEqual(["research", "crew", "equipment slots"]);
    expect(kept(true)).toEqual(["crew", "equipment slots"]);
  });

  it("is none where the publisher does not say of which version it is", () => {
    const without = (publisher: typeof refs.publisher) => () =>
      defaultProfileRecord(newer, stock, false, catalogue(), { ...refs, publisher });
    expect(without(undefined)).toThrow("G99_New");
    expect(without({ ...api, version: null })).toThrow("does not say of when");
  });
});
