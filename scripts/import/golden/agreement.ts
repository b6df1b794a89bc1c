import type { ModuleIds } from "#app/game/model/vehicle/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle/vehicle-modules.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";

/**
 * Stats as stated by a source independent of the client, by column; unstated columns are absent. Penetration is that
 * of the gun's first, second and third shell, whatever their kinds.
 */
export const GOLDEN_COLUMNS = [
  "health",
  "damage",
  "dpm",
  "firstShell",
  "secondShell",
  "thirdShell",
  "dispersion",
  "aimTime",
  "weight",
  "specificPower",
  "topSpeed",
  "hullTraverse",
  "turretTraverse",
  "viewRange",
] as const;

export type GoldenColumn = (typeof GOLDEN_COLUMNS)[number];
export type GoldenStats = Partial<Record<GoldenColumn, number>>;

/** Decimals that the independent source prints for a column; a figure with more counts with its own. */
const DECIMALS: Record<GoldenColumn, number> = {
  health: 0,
  damage: 0,
  dpm: 0,
  firstShell: 0,
  secondShell: 0,
  thirdShell: 0,
  dispersion: 2,
  aimTime: 1,
  weight: 2,
  specificPower: 2,
  topSpeed: 0,
  hullTraverse: 0,
  turretTraverse: 0,
  viewRange: 0,
};

/** How a vehicle's best-matching configuration agrees with the independent figures. */
export interface Agreement {
  configuration: ModuleIds;
  /** What we compute, by column. */
  figures: GoldenStats;
  agrees: GoldenColumn[];
  differs: GoldenColumn[];
}

/** Compares every configuration of the vehicle and gives the one that agrees in most columns. */
export function bestAgreement(modules: VehicleModules, golden: GoldenStats): Agreement {
  let best: Agreement | undefined;
  for (const fitted of moduleSets(modules)) {
    const agreement = compare(fitted, goldenStats(modules, fitted), golden);
    if (best === undefined || agreement.agrees.length > best.agrees.length) best = agreement;
  }
  if (best === undefined) throw new RangeError("A vehicle has at least one configuration");
  return best;
}

function compare(configuration: ModuleIds, figures: GoldenStats, golden: GoldenStats): Agreement {
  const stated = GOLDEN_COLUMNS.filter((column) => golden[column] !== undefined);
  const agrees = stated.filter((column) => isClose(column, figures[column], golden[column]));
  return { configuration, figures, agrees, differs: stated.filter((column) => !agrees.includes(column)) };
}

/**
 * Whether our figure gives the printed one at the precision it is printed with. The
 * source rounds every figure but damage per minute, whose decimals it cuts off.
 */
function isClose(column: GoldenColumn, ours: number | undefined, theirs: number | undefined): boolean {
  if (ours === undefined || theirs === undefined) return false;
  const decimals = Math.max(DECIMALS[column], `${theirs}`.split(".")[1]?.length ?? 0);
  const unit = 10 ** -decimals;
  const above = column === "dpm" ? unit : unit / 2;
  // Values such as 0.345 are slightly above the half digit in binary.
  return ours - theirs <= above + 1e-9 && theirs - ours <= unit / 2 + 1e-9;
}

function goldenStats(modules: VehicleModules, fitted: ModuleIds): GoldenStats {
  const stats = computeStats(modules, fitted);
  const shells = fittedModules(modules, fitted)?.gun.shells ?? [];
  const values: GoldenStats = {};
  for (const column of GOLDEN_COLUMNS) {
    const shell = { firstShell: 0, secondShell: 1, thirdShell: 2 }[column as string];
    const value = shell === undefined ? stats[column as keyof typeof stats] : shells[shell]?.penetration;
    if (value !== undefined && value !== null) values[column] = value;
  }
  return values;
}

/** All sets of modules that fit together. */
export function* moduleSets(modules: VehicleModules): Generator<ModuleIds> {
  for (const turret of modules.turrets)
    for (const gun of turret.guns)
      for (const chassis of modules.chassis)
        for (const engine of modules.engines)
          for (const radio of modules.radios)
            for (const fuelTank of modules.fuelTanks)
              yield {
                turret: turret.id,
                gun: gun.id,
                chassis: chassis.id,
                engine: engine.id,
                radio: radio.id,
                fuelTank: fuelTank.id,
              };
}
