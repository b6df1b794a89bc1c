import { usedEquipment } from "#app/game/loadout/typical.ts";
import { usedSets } from "#app/game/loadout/used-sets.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { LoadoutEditor } from "./menu-view.ts";

/** The set-ups that are used most, to be taken over. */
export interface UsedView {
  setUps: { names: string; share: string; search: string; on: boolean }[];
  /** Of how many set-ups, and by whom they were counted. */
  source: string;
}

/** Null where no source says which equipment is used on a vehicle. */
export function usedView({ vehicle, loadout, definitions, addressOf }: LoadoutEditor): UsedView | null {
  const used = usedSets(vehicle);
  if (used.length === 0) return null;
  const { usage } = vehicle.sources;
  const from = usage ? `${usage.title}${usage.date ? `, ${formatDate(usage.date)}` : ""}. ` : "";
  return {
    setUps: used.map(({ names, share, devices }) => {
      const equipment = usedEquipment(vehicle, devices, definitions);
      return {
        names: names.join(", "),
        share: `${formatNumber(share, 1)} %`,
        search: addressOf({ equipment }),
        on: equipment.every((tag, slot) => tag === loadout.equipment[slot]),
      };
    }),
    source: `${from}Share of all set-ups; how many were counted is not stated.`,
  };
}
