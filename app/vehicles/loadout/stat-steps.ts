import type { Definitions } from "#app/game/loadout/definitions.ts";
import { EXTRA_META, type ExtraKey, extraStat } from "#app/game/loadout/extra-stats.ts";
import { isStateMode, type Loadout } from "#app/game/loadout/loadout.ts";
import { resolve } from "#app/game/loadout/resolve.ts";
import { STAGE_STEPS, type Stage, stagesOf } from "#app/game/loadout/stages.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { StatInput } from "#app/game/stats/compute/stat-input.ts";
import type { StatBreakdown, Term } from "#app/game/stats/compute/term.ts";
import { explainStat } from "#app/game/stats/compute.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

/** What one part of a loadout does to a figure. */
export interface StatStep {
  label: string;
  /** What of the part acts on it: "Gun rammer × 0.9". */
  detail: string;
  /** "+143" and "× 1.067"; empty where nothing changes. */
  delta: string;
  factor: string;
  tone: "better" | "worse" | "";
  /** Value of the stat after this step. */
  value: string;
  /** Its place in the staircase, from the top, both per cent of its height. */
  bar: { top: number; height: number };
}

export interface BreakdownContent {
  steps: StatStep[];
  /** What the stat is and how the garage computes it, in sentences. */
  text: string;
  /** What sources dispute. */
  disputed: string[];
}

const LABELS: Readonly<Record<Stage, string>> = {
  base: "Base",
  modules: "Modules",
  crew: "Crew",
  equipment: "Equipment",
  consumables: "Consumables",
  directive: "Directive",
  "field modifications": "Field modification",
  mode: "State",
};

const SIGNS = { start: "", add: "+ ", multiply: "× ", divide: "÷ ", round: "", "round up": "" } as const;

interface Meta {
  better: string;
  decimals: number;
  fixed: number;
}

/** How a characteristic grows with the parts of a loadout. */
export function statSteps(key: StatKey, vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): StatStep[] {
  return steps(STAT_META[key], (input) => explainStat(key, input), vehicle, loadout, definitions);
}

/** The same for what only a loadout has. */
export function extraSteps(
  key: ExtraKey,
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
): StatStep[] {
  const meta = { ...EXTRA_META[key], decimals: 0, fixed: 0 };
  return steps(meta, (input) => extraStat(key, input), vehicle, loadout, definitions);
}

function steps(
  meta: Meta,
  breakdownOf: (input: StatInput) => StatBreakdown | undefined,
  vehicle: FullVehicle,
  loadout: Loadout,
  definitions: Definitions,
): StatStep[] {
  const all = stagesOf(vehicle, loadout).map(({ stage, loadout: grown }) => {
    const { input } = resolve(vehicle, grown, definitions);
    return { stage, input, breakdown: breakdownOf(input) };
  });
  const highest = Math.max(...all.map(({ breakdown }) => Math.abs(breakdown?.value ?? 0)));
  return all.flatMap(({ stage, input, breakdown }, index) => {
    // Skip the step if the vehicle has no such part or the loadout no such state.
    if (stage === "mode" && isStateMode(loadout.mode)) return [];
    const before = index === 0 ? undefined : all[index - 1]?.breakdown?.value;
    const change = breakdown && before !== undefined ? breakdown.value - before : 0;
    const text = formatDelta(change, Math.max(meta.decimals, change !== 0 && Math.abs(change) < 1 ? 2 : 0), 0);
    const changed = change !== 0 && text !== "0";
    return [
      {
        label: LABELS[stage],
        detail: detailOf(stage, breakdown, input),
        delta: changed ? text : "",
        factor: changed && before ? `× ${formatNumber((breakdown?.value ?? 0) / before, 3, 0)}` : "",
        tone: changed && meta.better !== "neutral" ? toneOf(change, meta.better) : "",
        value: breakdown ? formatNumber(breakdown.value, meta.decimals, meta.fixed) : "–",
        bar: barOf(before ?? 0, breakdown?.value ?? 0, highest),
      },
    ];
  });
}

function toneOf(change: number, better: string): "better" | "worse" {
  return change > 0 === (better === "higher") ? "better" : "worse";
}

/** From the value before to the value after; the first bar starts at zero. */
function barOf(before: number, after: number, highest: number): StatStep["bar"] {
  const positionOf = (value: number) => (highest === 0 ? 100 : Math.round(100 - (94 * Math.abs(value)) / highest));
  const [top, bottom] = [
    Math.min(positionOf(before), positionOf(after)),
    Math.max(positionOf(before), positionOf(after)),
  ];
  return { top, height: Math.max(2, bottom - top) };
}

/** What of a stage goes into a figure; of base and modules these are the modules. */
function detailOf(stage: Stage, breakdown: StatBreakdown | undefined, input: StatInput): string {
  const terms = breakdown ? allTerms(breakdown.terms, input) : [];
  if (stage === "base" || stage === "modules") {
    const named = terms.flatMap(({ source }) => ("name" in source && source.kind !== "fitting" ? [source.name] : []));
    return [...new Set(named)].join(", ");
  }
  const said = terms
    .filter(({ step, source, made }) => {
      // Skips the sum of several field modifications, since each is listed itself.
      const together = source.kind === "fitting" && source.tag === "fieldModifications" && made !== undefined;
      return source.kind === "fitting" && !together && STAGE_STEPS[stage].some((other) => other === step);
    })
    .map(({ source, operation, operand, unit }) => {
      const name = "name" in source ? source.name : "";
      return `${name} ${SIGNS[operation]}${formatNumber(operand, 3, 0)}${unit === "" || unit === "%" ? unit : ` ${unit}`}`;
    });
  return [...new Set(said)].join(", ");
}

/**
 * The terms of a stat, including the terms of its operands and of other stats it uses. What a skill states per level is
 * left out: its operand is that times the level.
 */
function allTerms(terms: readonly Term[], input: StatInput): Term[] {
  return terms.flatMap((term) => {
    const { source } = term;
    const inner = source.kind === "stat" ? explainStat(source.key, input)?.terms : term.made;
    const own = source.kind === "fitting" ? source.tag : null;
    const others = inner?.filter((part) => part.source.kind !== "fitting" || part.source.tag !== own);
    return [term, ...(others ? allTerms(others, input) : [])];
  });
}
