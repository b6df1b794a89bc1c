import { slugify } from "../addresses/slug.ts";
import type { VehicleIdentity } from "../vehicle/identity.ts";
import type { VehicleTable } from "./vehicle-table.ts";

/** A vehicle of a table, as lists show it. */
export type TableVehicle = Omit<VehicleIdentity, "tag" | "role">;

export function toVehicleTable(vehicles: readonly TableVehicle[]): VehicleTable {
  return {
    id: vehicles.map(({ id }) => id),
    name: vehicles.map(({ name }) => name),
    shortName: vehicles.map(({ name, shortName }) => (shortName === name ? "" : shortName)),
    aliases: Object.fromEntries(vehicles.flatMap(({ aliases }, i) => (aliases ? [[i, aliases]] : []))),
    nation: vehicles.map(({ nation }) => nation),
    type: vehicles.map(({ type }) => type),
    tier: vehicles.map(({ tier }) => tier),
    premium: vehicles.map(({ premium }) => (premium ? 1 : 0)),
    collector: vehicles.map(({ collector }) => (collector ? 1 : 0)),
  };
}

/** The vehicles again. */
export function vehiclesOf(table: VehicleTable): TableVehicle[] {
  return table.id.map((id, i) => {
    const name = table.name[i] ?? "";
    const aliases = table.aliases[i];
    return {
      id,
      name,
      shortName: table.shortName[i] || name,
      slug: slugify(name),
      nation: table.nation[i] ?? "germany",
      type: table.type[i] ?? "mediumTank",
      tier: table.tier[i] ?? 1,
      premium: table.premium[i] === 1,
      collector: table.collector[i] === 1,
      ...(aliases && { aliases }),
    };
  });
}
