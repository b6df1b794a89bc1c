import type { VehicleClass } from "#app/game/model/classes.ts";
import type { VehicleRef } from "#app/game/model/identity.ts";
import type { SourceKey, SourceRef } from "#app/game/model/provenance.ts";
import { slugify } from "#app/game/model/slug.ts";
import type {
  Configured,
  EquipmentUsage,
  Expected,
  FullVehicle,
  Marks,
  Research,
  SummaryVehicle,
  VehiclePeers,
} from "#app/game/model/vehicle.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { stockConfiguration, topConfiguration } from "#app/game/stats/configuration.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { profileOf } from "#app/game/stats/profile.ts";
import type { NewerVehicle } from "../normalise/catalogue.ts";
import { tidy } from "../normalise/round.ts";
import { shopPrice } from "../normalise/shop-price.ts";
import { shortName } from "../normalise/short-name.ts";
import type { OwnVehicle } from "../normalise/vehicle.ts";

/** What stands beside a vehicle's own figures. */
export interface Surroundings {
  peers: VehiclePeers;
  marks: Marks;
  expected: Expected | null;
  usage: EquipmentUsage[];
  sources: Partial<Record<SourceKey, SourceRef>>;
}

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

/** A configuration with its figures and measures. */
export function configured(modules: VehicleModules, type: VehicleClass, which: "stock" | "top"): Configured {
  const configuration = which === "top" ? topConfiguration(modules) : stockConfiguration(modules);
  return {
    modules: configuration,
    stats: tidyStats(computeStats(modules, configuration)),
    profile: profileOf(modules, configuration, type),
  };
}

/** The record of a vehicle that the client defines. */
export function fullRecord(
  vehicle: OwnVehicle,
  top: Configured,
  research: Research,
  surroundings: Surroundings,
): FullVehicle {
  const { siege, type } = vehicle;
  return {
    ...vehicle,
    record: "full",
    ...surroundings,
    research,
    stock: configured(vehicle.modules, type, "stock"),
    top,
    siege: siege && {
      ...siege,
      stock: configured(siege.modules, type, "stock"),
      top: configured(siege.modules, type, "top"),
    },
  };
}

/** The record of a vehicle newer than the definitions: what is stated, and what is not known. */
export function summaryRecord(vehicle: NewerVehicle, research: Research, surroundings: Surroundings): SummaryVehicle {
  const { role, premium, price } = vehicle;
  const placed = research.from.length + research.to.length > 0;
  return {
    record: "summary",
    ...newerRef(vehicle),
    role,
    premium,
    collector: false,
    nameSource: "published",
    // No list states the flag of these: the figure alone decides.
    ...shopPrice(price, false),
    stats: vehicle.stats,
    ...(placed && { research }),
    notKnown: placed ? NOT_KNOWN_OF_NEWER.filter((part) => part !== "research") : NOT_KNOWN_OF_NEWER,
    ...surroundings,
  };
}

/** The reference of a newer vehicle. */
export function newerRef({ id, tag, name, nation, type, tier }: NewerVehicle): VehicleRef {
  return { id, tag, name, shortName: shortName(name), slug: slugify(name), nation, type, tier };
}

/** The reference of a vehicle that the client defines. */
export function refOf({ id, tag, name, shortName: short, slug, nation, type, tier }: OwnVehicle): VehicleRef {
  return { id, tag, name, shortName: short, slug, nation, type, tier };
}

function tidyStats(stats: Stats): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([key, value]) => [key, value === null ? null : tidy(Number(value.toPrecision(7)))]),
  );
}
