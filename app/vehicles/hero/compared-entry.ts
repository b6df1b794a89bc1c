import { entryOf, entryText } from "#app/game/comparison/entry.ts";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import { emptyLoadout } from "#app/game/loadout/loadout.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { ChosenVehicle } from "../chosen-vehicle.ts";

/** A build of nothing but modules and a mode names nothing that can be fitted. */
const NOTHING: Definitions = {
  devices: new Map(),
  consumables: new Map(),
  directives: new Map(),
  skills: new Map(),
  trees: new Map(),
  pairs: new Map(),
  modifications: new Map(),
};

/** The column of a comparison that has the vehicle as its page shows it. */
export function comparedEntry(record: VehicleRecord, chosen: ChosenVehicle | null): string {
  const { id } = record;
  if (record.record !== "full" || chosen === null) return String(id);
  const { choice, mode, setUp, configuration } = chosen;
  const modules = choice.set === "own" ? null : choice.set;
  if (modules !== null && mode === "normal" && setUp?.kind !== "own") {
    return entryText(entryOf({ id, modules, setUp: setUp ? "typical" : "nominal" }));
  }
  const loadout = setUp?.loadout ?? { ...emptyLoadout(record, configuration), mode };
  const code = encodeLoadout(loadout, record, setUp?.definitions ?? NOTHING);
  return entryText({ id, modules: null, setUp: { code } });
}
