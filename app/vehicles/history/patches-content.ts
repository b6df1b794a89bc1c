import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { describeChanges } from "#app/game/history/change-text.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { PATCHES_PAGE } from "#app/game/model/addresses/patches-path.ts";
import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** A choice among vehicles, as a link. */
export interface PatchChoice {
  label: string;
  href: string;
  on: boolean;
}

/** What changed of a vehicle. */
export interface PatchRow {
  vehicle: LinkedVehicle;
  /** "2.1.1, July 2026": since when. */
  since: string;
  changes: { label: string; before: string; after: string }[];
}

export interface PatchesContent {
  classes: PatchChoice[];
  nations: PatchChoice[];
  rows: PatchRow[];
  /** Number of changed vehicles, whatever is chosen. */
  total: number;
  /** Canonical query string. */
  search: string;
}

/** The vehicles that an address selects, largest change first; parameters without meaning are dropped. */
export function patchesContent({ sources, vehicles }: PatchChangesList, params: URLSearchParams): PatchesContent {
  const type = VEHICLE_CLASSES.find((candidate) => candidate === params.get("class")) ?? null;
  const nation = NATIONS.find((candidate) => candidate === params.get("nation")) ?? null;
  const visible = vehicles.filter(
    ({ vehicle }) => (type === null || vehicle.type === type) && (nation === null || vehicle.nation === nation),
  );
  const nameOf = (index: number) => {
    const { version = null, date = null } = sources[index] ?? {};
    return version === null ? formatDate(date ?? "") : formatPatch(version);
  };
  return {
    classes: [
      { label: "All classes", href: hrefOf(null, nation), on: type === null },
      ...VEHICLE_CLASSES.map((option) => {
        const label = CLASS_PLURALS[option].charAt(0).toUpperCase() + CLASS_PLURALS[option].slice(1);
        return { label, href: hrefOf(option, nation), on: option === type };
      }),
    ],
    nations: [
      { label: "All nations", href: hrefOf(type, null), on: nation === null },
      ...NATIONS.map((option) => ({ label: NATION_LABELS[option], href: hrefOf(type, option), on: option === nation })),
    ],
    rows: visible.map(({ vehicle, changes }) => ({
      vehicle,
      since: [...new Set(changes.map(({ source }) => nameOf(source)))].join(", "),
      changes: describeChanges(changes, []).stats,
    })),
    total: vehicles.length,
    search: searchOf(type, nation),
  };
}

const hrefOf = (type: VehicleClass | null, nation: Nation | null) => PATCHES_PAGE + searchOf(type, nation);

function searchOf(type: VehicleClass | null, nation: Nation | null): string {
  const parameters = [type && `class=${type}`, nation && `nation=${nation}`].filter(Boolean);
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}
