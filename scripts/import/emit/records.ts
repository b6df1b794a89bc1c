import type { SourceKey } from "#app/game/model/provenance.ts";
import type { DefaultProfile } from "#app/game/model/vehicle/default-profile.ts";
import type { StoredDefaultProfile, StoredFull, StoredSummary } from "#scripts/dataset/stored-vehicle.ts";
import { shopPrice } from "#scripts/import/normalise/price.ts";
import type { Catalogue, NewerVehicle } from "../normalise/loadout-items/catalogue.ts";
import { vehicleNames } from "../normalise/names/vehicle-names.ts";
import type { OwnVehicle } from "../normalise/vehicle.ts";
import { definitionsRef, type SourceRefs } from "../sources.ts";

// Stryker disable all: texts.
/** Parts of a full record that no source states for newer vehicles. */
const NOT_KNOWN_OF_NEWER = [
  "guns and shells",
  "armour",
  "mobility beyond the top speed",
  "concealment and view range",
  "modules",
  "research",
  "crew",
  "equipment slots",
];

/** Parts of a full record that a default profile does not have, in its own words and in those of a summary. */
const NOT_IN_A_PROFILE = [
  "modules other than the stock ones",
  "how many shells the gun holds",
  "damage per minute",
  "dispersion on the move",
  "armour beyond the main plates",
  "terrain resistance",
  "concealment",
];
// Stryker restore all
const KEPT_UNKNOWN = new Set(["research", "crew", "equipment slots"]);

/**
 * The stored record of a vehicle that the client defines. A vehicle from a public copy names the copy as its source.
 */
export function fullRecord(vehicle: OwnVehicle, catalogue: Catalogue, refs: SourceRefs): StoredFull {
  const named = catalogue.names.get(vehicle.id)?.fromPublisher ? "publisher" : "names";
  const ofGame = catalogue.vehicleNames?.has(`${vehicle.nation}:${vehicle.tag}`) || catalogue.moduleNames;
  const isDataset = vehicle.patch.version === refs.definitions?.version;
  const definitions = isDataset ? refs.definitions : definitionsRef(vehicle.patch);
  return {
    ...vehicle,
    record: "full",
    sources: { definitions, ...pick(refs, named, ...(ofGame ? (["gameNames"] as const) : [])) },
  };
}

/**
 * The stored record of a vehicle newer than the definitions: the stated stats, and what is unknown.
 * @param placed whether a research step leads to it
 */
export function summaryRecord(
  vehicle: NewerVehicle,
  placed: boolean,
  catalogue: Catalogue,
  refs: SourceRefs,
): StoredSummary {
  const { price, fromPublisher, ...stated } = vehicle;
  const { tag, nation, name } = stated;
  const ofGame = catalogue.vehicleNames?.get(`${nation}:${tag}`);
  const listed = { name, shortName: "", tag };
  return {
    record: "summary",
    patch: null,
    ...stated,
    ...vehicleNames(tag, ofGame ? [ofGame, listed] : [listed]),
    collector: false,
    // The source has no shop flag for these: only the amount decides.
    ...shopPrice(price, false),
    notKnown: placed ? NOT_KNOWN_OF_NEWER.filter((field) => field !== "research") : NOT_KNOWN_OF_NEWER,
    sources: pick(refs, fromPublisher ? "publisher" : "newer", ...(ofGame ? (["gameNames"] as const) : [])),
  };
}

/** The stored record of a vehicle whose default profile the publisher's API states. */
export function defaultProfileRecord(
  vehicle: NewerVehicle,
  stock: DefaultProfile,
  placed: boolean,
  catalogue: Catalogue,
  refs: SourceRefs,
): StoredDefaultProfile {
  const { stats: _, notKnown, sources, ...summary } = summaryRecord(vehicle, placed, catalogue, refs);
  const api = refs.publisher;
  if (!api?.version) throw new Error(`The publisher's API has a profile of ${vehicle.tag}, but does not say of when.`);
  return {
    ...summary,
    record: "default-profile",
    patch: { version: api.version, commonTest: false, date: api.date, publisher: api.publisher, commit: null },
    stock,
    notKnown: [...NOT_IN_A_PROFILE, ...notKnown.filter((field) => KEPT_UNKNOWN.has(field))],
    sources: { ...sources, ...pick(refs, "publisher") },
  };
}

function pick(refs: SourceRefs, ...keys: SourceKey[]): SourceRefs {
  return Object.fromEntries(keys.map((key) => [key, refs[key]]));
}
