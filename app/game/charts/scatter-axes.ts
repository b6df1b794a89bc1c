import type { QueryParameters } from "../search/typed-text.ts";
import { STAT_KEYS, type StatKey } from "../stats/keys.ts";

/** The two figures of a scatter: across and up. */
export type ScatterAxes = readonly [x: StatKey, y: StatKey];

const USUAL_AXES: ScatterAxes = ["specificPower", "dpm"];

/** Reads the stats from an address; invalid ones get the default. */
export function parseAxes(params: Pick<QueryParameters, "get">): ScatterAxes {
  return [statOr(params.get("x"), USUAL_AXES[0]), statOr(params.get("y"), USUAL_AXES[1])];
}

/** The parameters of an address, without defaults. */
export function axesParameters(axes: ScatterAxes): [name: string, value: string][] {
  return (["x", "y"] as const).flatMap((name, index): [string, string][] => {
    const key = axes[index];
    return key === undefined || key === USUAL_AXES[index] ? [] : [[name, key]];
  });
}

function statOr(text: string | null, usual: StatKey): StatKey {
  return STAT_KEYS.find((key) => key === text) ?? usual;
}
