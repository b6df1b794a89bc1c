import { DPM_DISPUTED, disputedOf } from "#app/game/loadout/disputed.ts";
import { EXTRA_KEYS, EXTRA_META, type ExtraKey, type ExtraStats } from "#app/game/loadout/extra-stats.ts";
import { trainedLoadout } from "#app/game/loadout/loadout.ts";
import { resolve } from "#app/game/loadout/resolve.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey, Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { ARMOUR_LINES } from "../characteristics/stat-explanation.ts";
import type { Calculated, CalculatedFigure, StatLineGroup } from "../characteristics/stat-lines.ts";
import type { CurrentLoadout } from "./current-loadout.ts";
import { withOpened } from "./opened.ts";
import { extraSteps, type StatStep, statSteps } from "./stat-steps.ts";

/** The stats of a loadout: how it changes each one, and the breakdown of the open one. */
interface CalculatedStats {
  of: Calculated;
  /** What only a loadout has: durability of modules, repairs, the bounds of a shot's damage. */
  extra: StatLineGroup;
}

/**
 * @param here query string of the current page with nothing open
 * @param revised since when a stat that a later source changed has its current value
 */
export function calculatedStats(
  vehicle: FullVehicle,
  { loadout, definitions, extra, opened: { list, breakdown } }: CurrentLoadout & { extra: ExtraStats },
  stats: Stats,
  here: string,
  revised: ReadonlyMap<StatKey, string> = new Map(),
): CalculatedStats {
  const plain = { ...trainedLoadout(vehicle, loadout.modules), shell: loadout.shell, mode: loadout.mode };
  const { input: bare } = resolve(vehicle, plain, definitions);
  const way = (key: string) => withOpened(here, { list, breakdown: key === breakdown ? null : key });
  return {
    of: (key, text) => {
      const { decimals, fixed, better } = STAT_META[key];
      const [before, after] = [explainStat(key, bare)?.value, stats[key]];
      const change = typeof after === "number" && before !== undefined ? after - before : 0;
      return {
        key,
        search: way(key),
        // An armour line has three figures, which no part of a loadout changes.
        bare: before === undefined || key in ARMOUR_LINES ? "" : formatStat(key, before),
        change: changeOf(change, percentOf(change, before) ?? formatDelta(change, decimals, fixed), better),
        open:
          key === breakdown
            ? {
                // Armour comes from the modules alone: no part of a loadout adds to it.
                steps:
                  key in ARMOUR_LINES
                    ? []
                    : withRevision(statSteps(key, vehicle, loadout, definitions), revised.get(key)),
                text: text(),
                disputed: [
                  ...(key === "dpm" && typeof stats.cycleDpm === "number" ? [cycleText(stats.cycleDpm)] : []),
                  ...disputedOf(key, loadout),
                ],
              }
            : null,
      };
    },
    extra: {
      label: "Modules, repairs and damage roll",
      stats: EXTRA_KEYS.map((key) => {
        const { label, unit, better } = EXTRA_META[key];
        const { value } = extra[key];
        const before = key === "damageLow" || key === "damageHigh" ? null : value - 100;
        const calculated: CalculatedFigure = {
          key,
          search: way(key),
          bare: "",
          change: before === null ? null : changeOf(before, formatDelta(before), better),
          open:
            key === breakdown
              ? { steps: extraSteps(key, vehicle, loadout, definitions), text: EXTRA_TEXTS[key], disputed: [] }
              : null,
        };
        return { label, text: formatNumber(value), unit, known: true, position: null, explanation: "", calculated };
      }),
    },
  };
}

/** Adds to the first step since when the stat has its current value. */
function withRevision([first, ...others]: StatStep[], revised: string | undefined): StatStep[] {
  if (!first) return [];
  return [revised ? { ...first, detail: [first.detail, revised].filter(Boolean).join(", ") } : first, ...others];
}

const OF_PLAIN = "In per cent of the vehicle without anything.";
const EXTRA_TEXTS: Readonly<Record<ExtraKey, string>> = {
  damageLow: "A shot does 25% less than its average damage at worst; what narrows the roll raises it.",
  damageHigh: "A shot does 25% more than its average damage at best; what narrows the roll lowers it.",
  trackHealth: OF_PLAIN,
  engineHealth: OF_PLAIN,
  ammoRackHealth: OF_PLAIN,
  fuelTankHealth: OF_PLAIN,
  repairSpeed: `How fast the crew repairs. ${OF_PLAIN}`,
};

function cycleText(cycle: number): string {
  return `${DPM_DISPUTED} Over a full cycle it is ${formatNumber(cycle)}.`;
}

/** A change in whole per cent; null if it rounds to nothing or there is no value to start from. */
function percentOf(change: number, before: number | undefined): string | null {
  if (!before || change === 0) return null;
  const percent = Math.round((change / Math.abs(before)) * 100);
  return percent === 0 ? null : `${formatDelta(percent)}%`;
}

function changeOf(change: number, text: string, better: string): CalculatedFigure["change"] {
  if (change === 0 || !/[1-9]/.test(text)) return null;
  return { text, better: better === "neutral" ? null : change > 0 === (better === "higher") };
}
