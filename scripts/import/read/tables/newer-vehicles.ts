import { z } from "zod";
import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import { ROLES } from "#app/game/model/enumerations/roles.ts";
import type { LaterResearch } from "#scripts/import/normalise/trees/later-research.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { NewerVehicle } from "../../normalise/loadout-items/catalogue.ts";
import { readCsv } from "./csv.ts";

/** An empty field is an unknown figure. */
const stated = z
  .string()
  .transform((text) => (text === "" ? null : Number(text)))
  .pipe(z.number().nullable());

const rowSchema = z.object({
  tank_id: z.coerce.number().int().positive(),
  nation: z.enum(NATIONS),
  tag: z.string().min(1),
  name: z.string().min(1),
  tier: z.coerce.number().int().min(1).max(11),
  class: z.enum(VEHICLE_CLASSES),
  role: z.enum(ROLES).or(z.literal("").transform(() => null)),
  premium: z.enum(["True", "False"]).transform((flag) => flag === "True"),
  price: stated,
  price_currency: z.enum(["credits", "gold", "crystal"]).or(z.literal("")),
  alpha_damage: stated,
  health: stated,
  top_speed_kmh: stated,
  calibre_mm: stated,
  dispersion_100m: stated,
});

/** Reads vehicles newer than the client definitions; a second row for an id is a fault. */
export function readNewer(source: string, file: string, faults: SourceFaults): NewerVehicle[] {
  const seen = new Set<number>();
  return readCsv(source, file, faults, rowSchema).map(({ line, row }) => {
    if (seen.has(row.tank_id)) faults.add(file, line, `holds the vehicle ${row.tank_id} a second time`);
    seen.add(row.tank_id);
    const { price, price_currency: currency } = row;
    return {
      id: row.tank_id,
      nation: row.nation,
      tag: row.tag,
      name: row.name,
      tier: row.tier,
      type: row.class,
      role: row.role,
      premium: row.premium,
      price: price === null || currency === "" ? null : { amount: price, currency },
      stats: {
        damage: row.alpha_damage,
        health: row.health,
        topSpeed: row.top_speed_kmh,
        calibre: row.calibre_mm,
        dispersion: row.dispersion_100m,
      },
    };
  });
}

const researchSchema = z.object({
  parent_nation: z.enum(NATIONS),
  parent_tag: z.string().min(1),
  child_tag: z.string().min(1),
  xp: z.coerce.number().int().positive(),
});

/** Reads steps of research of later clients from `parent_nation,parent_tag,module,child_tag,xp,…`. */
export function readLaterResearch(source: string, file: string, faults: SourceFaults): LaterResearch[] {
  return readCsv(source, file, faults, researchSchema).map(({ row }) => {
    const { parent_nation: nation, parent_tag: from, child_tag: to, xp } = row;
    return { nation, from, to, xp };
  });
}
