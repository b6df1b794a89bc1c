import type { Configuration } from "#app/game/model/module.ts";
import type { VehicleModules } from "#app/game/model/vehicle-modules.ts";
import { computeStats } from "#app/game/stats/compute.ts";
import { fittedModules } from "#app/game/stats/configuration.ts";

/**
 * Characteristics as a source independent of the client states them, by column;
 * a column it does not state is absent. Penetration of the first, second and third
 * shell of the gun, whatever their kinds.
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
export type GoldenFigures = Partial<Record<GoldenColumn, number>>;

/** Half of the last digit that the independent source prints, plus its own rounding on the way. */
const TOLERANCE: Record<GoldenColumn, { absolute: number; relative: number }> = {
  health: { absolute: 0.5, relative: 0 },
  damage: { absolute: 0.5, relative: 0 },
  dpm: { absolute: 1.5, relative: 0.005 },
  firstShell: { absolute: 0.5, relative: 0 },
  secondShell: { absolute: 0.5, relative: 0 },
  thirdShell: { absolute: 0.5, relative: 0 },
  dispersion: { absolute: 0.005, relative: 0 },
  aimTime: { absolute: 0.05, relative: 0 },
  weight: { absolute: 0.05, relative: 0.005 },
  specificPower: { absolute: 0.05, relative: 0.005 },
  topSpeed: { absolute: 0.5, relative: 0 },
  hullTraverse: { absolute: 0.5, relative: 0 },
  turretTraverse: { absolute: 0.5, relative: 0 },
  viewRange: { absolute: 0.5, relative: 0 },
};

/** How a vehicle's best-matching configuration agrees with the independent figures. */
export interface Agreement {
  configuration: Configuration;
  /** What we compute, by column. */
  figures: GoldenFigures;
  agrees: GoldenColumn[];
  differs: GoldenColumn[];
}

/** Compares every configuration of the vehicle and gives the one that agrees in most columns. */
export function bestAgreement(modules: VehicleModules, golden: GoldenFigures): Agreement {
  let best: Agreement | undefined;
  for (const configuration of configurations(modules)) {
    const agreement = compare(configuration, goldenFigures(modules, configuration), golden);
    if (best === undefined || agreement.agrees.length > best.agrees.length) best = agreement;
  }
  if (best === undefined) throw new RangeError("A vehicle has at least one configuration");
  return best;
}

function compare(configuration: Configuration, figures: GoldenFigures, golden: GoldenFigures): Agreement {
  const stated = GOLDEN_COLUMNS.filter((column) => golden[column] !== undefined);
  const agrees = stated.filter((column) => isClose(column, figures[column], golden[column]));
  return { configuration, figures, agrees, differs: stated.filter((column) => !agrees.includes(column)) };
}

function isClose(column: GoldenColumn, ours: number | undefined, theirs: number | undefined): boolean {
  if (ours === undefined || theirs === undefined) return false;
  const { absolute, relative } = TOLERANCE[column];
  // Figures such as 0.345 lie a hair beyond the half digit in binary.
  return Math.abs(ours - theirs) <= Math.max(absolute, relative * theirs) + 1e-9;
}

function goldenFigures(modules: VehicleModules, configuration: Configuration): GoldenFigures {
  const stats = computeStats(modules, configuration);
  const shells = fittedModules(modules, configuration)?.gun.shells ?? [];
  const figures: GoldenFigures = {};
  for (const column of GOLDEN_COLUMNS) {
    const shell = { firstShell: 0, secondShell: 1, thirdShell: 2 }[column as string];
    const value = shell === undefined ? stats[column as keyof typeof stats] : shells[shell]?.penetration;
    if (value !== undefined && value !== null) figures[column] = value;
  }
  return figures;
}

function* configurations(modules: VehicleModules): Generator<Configuration> {
  const [fuelTank] = modules.fuelTanks;
  if (fuelTank === undefined) return;
  for (const turret of modules.turrets)
    for (const gun of turret.guns)
      for (const chassis of modules.chassis)
        for (const engine of modules.engines)
          for (const radio of modules.radios)
            yield {
              turret: turret.id,
              gun: gun.id,
              chassis: chassis.id,
              engine: engine.id,
              radio: radio.id,
              fuelTank: fuelTank.id,
            };
}
