import { z } from "zod";
import type { StatKey } from "#app/game/stats/keys.ts";
import type { ColumnKey, OtherStat } from "./column-keys.ts";
import { comparedStats } from "./compared-stats.ts";
import { CURRENCIES } from "./identity.ts";
import type { VehicleRecord } from "./vehicle.ts";

/** A figure, null where it is not known, empty where it does not apply. */
const cellSchema = z.union([z.number(), z.null(), z.literal("")]);

export type StatCell = z.infer<typeof cellSchema>;

/**
 * `vehicles/columns/{key}.json`: one figure of every vehicle. Entry `i` of every list is of the i-th vehicle of
 * `VehicleColumns` of the same version.
 */
export const vehicleColumnSchema = z
  .object({
    /**
     * At the top configuration, nominal, in the unit of the registry. A price does not apply to a vehicle that is not
     * for sale; experience for research not to one that is not researched, and of several ways it is the cheapest.
     */
    cells: z.array(cellSchema),
    /** As in the index, empty where there is none; left out of a column that has none at all. */
    percentiles: z.array(z.union([z.number().min(0).max(100), z.literal("")])).optional(),
    /** For prices: the currency, empty if the cell is not a number. */
    currencies: z.array(z.union([z.enum(CURRENCIES), z.literal("")])).optional(),
  })
  .refine(
    ({ cells, percentiles = cells, currencies = cells }) =>
      percentiles.length === cells.length && currencies.length === cells.length,
    "The lists of a column are not of one length.",
  );

export type VehicleColumn = z.infer<typeof vehicleColumnSchema>;

/** The column of a key over the records, in their order. */
export function toColumn(key: ColumnKey, records: readonly VehicleRecord[]): VehicleColumn {
  if (key === "price") {
    return {
      cells: records.map(({ price, notInShop }) => (notInShop ? "" : (price?.amount ?? null))),
      currencies: records.map(({ price }) => price?.currency ?? ""),
    };
  }
  if (key === "researchXp") return { cells: records.map(researchXp) };
  const percentiles = records.map(({ peers }) => peers.stats[key]?.percentile ?? "");
  return {
    cells: records.map((record) => statCell(key, record)),
    ...(percentiles.some((percentile) => percentile !== "") && { percentiles }),
  };
}

/** A stat of the records at stock modules, in the records' order. Announced stats do not cover modules. */
export function toStockColumn(key: StatKey, records: readonly VehicleRecord[]): VehicleColumn {
  return {
    cells: records.map((record) => (record.record === "summary" ? null : cellOf(record, record.stock.stats[key]))),
  };
}

function statCell(key: OtherStat, record: VehicleRecord): StatCell {
  return cellOf(record, comparedStats(record)[key]);
}

/** A value missing from a full record does not apply; in other records no source states it. */
function cellOf({ record }: VehicleRecord, value: number | null | undefined): StatCell {
  if (value !== undefined) return value;
  return record === "full" ? "" : null;
}

/** Experience for the step to a vehicle. Premium ones and those of the collection are bought, those of tier I are there. */
function researchXp({ research, premium, collector, tier }: VehicleRecord): StatCell {
  const steps = research?.from ?? [];
  if (steps.length > 0) return Math.min(...steps.map(({ xp }) => xp));
  return research || premium || collector || tier === 1 ? "" : null;
}
