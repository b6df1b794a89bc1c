import { loadoutTextOf } from "#app/game/loadout/address/loadout-text.ts";
import { type ReadLoadout, readLoadout } from "#app/game/loadout/address/read-loadout.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { Typical } from "#app/game/loadout/typical.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { type Opened, parseOpened } from "./opened.ts";

/** The page's loadout and what is open on the page. */
export interface CurrentLoadout extends ReadLoadout {
  /** Describes how the typical loadout is composed; empty for any other. */
  about: string;
  opened: Opened;
  definitions: Definitions;
}

/** The loadout that the address requests. */
export function currentLoadout(
  params: URLSearchParams,
  vehicle: FullVehicle,
  definitions: Definitions,
): CurrentLoadout {
  const read = readLoadout(loadoutTextOf(params), vehicle, definitions);
  const about = read.typical ? aboutTypical(read.typical, vehicle) : "";
  return { ...read, about, opened: parseOpened(params), definitions };
}

function aboutTypical({ usage, crewRule }: Typical, { equipmentSlots }: FullVehicle): string {
  if (equipmentSlots.length === 0) return `No slots for equipment. ${crewRule}`;
  if (usage === null) return `Its equipment is not counted yet. ${crewRule}`;
  const from = usage.source?.date ? `, ${formatDate(usage.source.date)}` : "";
  return `Most used: ${formatNumber(usage.share, 1)}% of loadouts${from}. ${crewRule}`;
}
