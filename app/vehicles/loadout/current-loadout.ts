import { decodeLoadout } from "#app/game/loadout/code/decode.ts";
import { encodeLoadout } from "#app/game/loadout/code/encode.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { Violation } from "#app/game/loadout/legal/violation.ts";
import { type Loadout, NORMAL_MODE, trainedLoadout } from "#app/game/loadout/loadout.ts";
import { type Typical, typicalLoadout } from "#app/game/loadout/typical.ts";
import { BUILD_PARAMETER, OWN_SEARCH, TYPICAL_SEARCH } from "#app/game/model/addresses/vehicle-search.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { fitChoice, type VehicleChoice } from "../vehicle-choice.ts";

/** A vehicle's build that the address asks for. */
export interface CurrentLoadout {
  kind: "typical" | "own";
  /** Says what the typical set-up is made of; empty for an own one. */
  about: string;
  loadout: Loadout;
  /** What the address asks for and the vehicle cannot have. */
  refused: readonly Violation[];
  definitions: Definitions;
}

/** The build that the address asks for; null for the nominal page. */
export function currentLoadout(
  vehicle: FullVehicle,
  choice: VehicleChoice,
  definitions: Definitions,
): CurrentLoadout | null {
  const { setUp, mode } = choice;
  if (setUp === "nominal") return null;
  if (setUp === "typical" || setUp === "own") {
    const { configuration: modules } = fitChoice(vehicle.modules, choice);
    const inMode = vehicle.siege ? mode : NORMAL_MODE;
    const common = { refused: [], definitions };
    if (setUp === "own")
      return { kind: "own", about: "", loadout: { ...trainedLoadout(vehicle, modules), mode: inMode }, ...common };
    const typical = typicalLoadout(vehicle, definitions);
    return {
      kind: "typical",
      about: aboutTypical(typical, vehicle),
      loadout: { ...typical.loadout, modules, mode: inMode },
      ...common,
    };
  }
  const { loadout, dropped } = decodeLoadout(setUp.code, vehicle, definitions);
  return { kind: "own", about: "", loadout, refused: dropped, definitions };
}

function aboutTypical({ usage, crewRule }: Typical, { equipmentSlots }: FullVehicle): string {
  if (equipmentSlots.length === 0) return `Typical: it has no slots for equipment. ${crewRule}`;
  if (usage === null) return `Typical: no source says which equipment is mounted most on it. ${crewRule}`;
  const from = usage.source?.date ? ` (${formatDate(usage.source.date)})` : "";
  return `Typical: the equipment of ${formatNumber(usage.share, 1)} % of all its set-ups${from}. ${crewRule}`;
}

/** The query string of the page with a build. */
export function loadoutSearch(vehicle: FullVehicle, loadout: Loadout, definitions: Definitions): string {
  return `?${BUILD_PARAMETER}=${encodeLoadout(loadout, vehicle, definitions)}`;
}

/** The query string of the typical set-up, or of an own one to begin with, for a nominal page's modules and mode. */
export function loadoutKindSearch(kind: CurrentLoadout["kind"], nominalSearch: string): string {
  return `${kind === "typical" ? TYPICAL_SEARCH : OWN_SEARCH}${nominalSearch.replace("?", "&")}`;
}
