import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openStored, readFiles } from "#scripts/dataset/stored-dataset.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { readCsv } from "../read/tables/csv.ts";
import { type Agreement, bestAgreement, GOLDEN_COLUMNS, type GoldenColumn, type GoldenStats } from "./agreement.ts";

/** Column names of the independent source's file. */
const FILE_COLUMNS: Record<GoldenColumn, string> = {
  health: "health",
  damage: "alpha_damage",
  dpm: "damage_per_minute",
  firstShell: "penetration_standard",
  secondShell: "penetration_premium",
  thirdShell: "penetration_explosive",
  dispersion: "dispersion_100m",
  aimTime: "aim_time_s",
  weight: "weight_t",
  specificPower: "specific_power_hp_t",
  topSpeed: "top_speed_kmh",
  hullTraverse: "traverse_deg_s",
  turretTraverse: "turret_traverse_deg_s",
  viewRange: "view_range_m",
};

/**
 * Measures the dataset against a file of independent values and prints the differences. Uses the values of the
 * definitions: a stored record keeps its revisions separately.
 */
function main(): void {
  const { values } = parseArgs({
    options: { golden: { type: "string" }, data: { type: "string", default: "data/game" } },
  });
  if (values.golden === undefined) throw new Error("node scripts/import/golden/measure.ts --golden FILE [--data DIR]");
  const { vehicles } = openStored(readFiles(values.data), values.data);
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const faults = new SourceFaults();
  const lines = readCsv(readFileSync(values.golden, "utf8"), values.golden, faults, z.record(z.string(), z.string()));
  faults.throwIfAny();
  const agreements = lines.flatMap(({ row: line }) => {
    const record = byId.get(Number(line.tank_id));
    return record?.record === "full"
      ? [{ tag: record.tag, golden: statsOf(line), ...bestAgreement(record.modules, statsOf(line)) }]
      : [];
  });
  report(agreements);
}

function report(agreements: (Agreement & { tag: string; golden: GoldenStats })[]): void {
  let all = 0;
  let good = 0;
  for (const column of GOLDEN_COLUMNS) {
    const agree = agreements.filter(({ agrees }) => agrees.includes(column)).length;
    const differ = agreements.filter(({ differs }) => differs.includes(column));
    all += agree + differ.length;
    good += agree;
    const share = ((100 * agree) / (agree + differ.length)).toFixed(2);
    const list = differ.map(({ tag, golden, figures: ours }) => `${tag} ${ours[column] ?? "–"} for ${golden[column]}`);
    console.log(`${column.padEnd(15)} ${share} % of ${agree + differ.length}  ${list.join("; ")}`);
  }
  console.log(
    `${"all cells".padEnd(15)} ${((100 * good) / all).toFixed(2)} % of ${all}, ${agreements.length} vehicles`,
  );
}

function statsOf(line: Record<string, string>): GoldenStats {
  const stated: GoldenStats = {};
  for (const column of GOLDEN_COLUMNS) {
    const text = line[FILE_COLUMNS[column]] ?? "";
    if (text !== "") stated[column] = Number(text);
  }
  return stated;
}

main();
