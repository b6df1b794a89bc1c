import type { FiguresSource, VehicleProvenance } from "./vehicle-provenance.ts";

/** Where the figures of the i-th vehicle come from, from 0; null where no source is known. */
export function sourceAt({ sources, source }: VehicleProvenance, row: number): FiguresSource | null {
  return sources[source[row] ?? -1] ?? null;
}
