import type { MapRotation } from "#app/game/model/content/map-rotation.ts";
import { ROTATION_MODE_LABELS } from "#app/game/model/enumerations/rotation-modes.ts";
import type { GameMap } from "#app/game/model/map.ts";
import { usualDays } from "#app/game/rotation/rotation-state.ts";
import { cellWords, rotationRows } from "./rotation-rows.ts";

export interface MapState {
  /** "in", "new", "Assault out", "not stated". */
  short: string;
  /** Each mode with all that is known of it. */
  words: string;
}

/** What is known of a map in rotation, for its own page. @param now unix time in ms */
export function mapState(map: GameMap, rotation: MapRotation, now: number): MapState | null {
  const cells = [...(rotationRows([map], rotation.changes, usualDays(now))[0]?.cells ?? [])];
  if (cells.length === 0) return null;
  const label = (mode: (typeof cells)[number][0]) => ROTATION_MODE_LABELS[mode];
  const modesIn = (state: string) => cells.flatMap(([mode, cell]) => (cell.state === state ? [label(mode)] : []));
  const gone = modesIn("gone");
  const short =
    modesIn("new").length > 0
      ? "new"
      : modesIn("in").length > 0
        ? "in"
        : gone.length === cells.length
          ? "out"
          : gone.length > 0
            ? `${gone.join(", ")} out`
            : "not stated";
  return { short, words: cells.map(([mode, cell]) => `${label(mode)}: ${cellWords(cell.state, cell)}`).join("; ") };
}
