import { parsePage } from "#app/components/data-table/query/parse-query.ts";
import { type PageOf, pageOf } from "#app/components/data-table/rows/table-rows.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { describeChanges } from "#app/game/history/change-text.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { PATCHES_PAGE } from "#app/game/model/addresses/patches-path.ts";
import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { capitalised } from "#app/game/text.ts";
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

/** Vehicles on a page, each with up to twenty figures. */
const PAGE_SIZE = 50;

export interface PatchesContent extends PageOf {
  classes: PatchChoice[];
  nations: PatchChoice[];
  /** Of this page. */
  rows: PatchRow[];
  /** Number of vehicles that are chosen, and of all that changed. */
  chosen: number;
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
  const page = pageOf(visible.length, parsePage(params), PAGE_SIZE);
  const nameOf = (index: number) => {
    const { version = null, date = null } = sources[index] ?? {};
    return version === null ? formatDate(date ?? "") : formatPatch(version);
  };
  return {
    ...page,
    classes: [
      { label: "All classes", href: hrefOf(null, nation), on: type === null },
      ...VEHICLE_CLASSES.map((option) => {
        const label = capitalised(CLASS_PLURALS[option]);
        return { label, href: hrefOf(option, nation), on: option === type };
      }),
    ],
    nations: [
      { label: "All nations", href: hrefOf(type, null), on: nation === null },
      ...NATIONS.map((option) => ({ label: NATION_LABELS[option], href: hrefOf(type, option), on: option === nation })),
    ],
    rows: visible.slice(page.start, page.end).map(({ vehicle, changes }) => ({
      vehicle,
      since: [...new Set(changes.map(({ source }) => nameOf(source)))].join(", "),
      changes: describeChanges(changes, []).stats,
    })),
    chosen: visible.length,
    total: vehicles.length,
    search: searchOf(type, nation, page.page),
  };
}

const hrefOf = (type: VehicleClass | null, nation: Nation | null) => PATCHES_PAGE + searchOf(type, nation);

function searchOf(type: VehicleClass | null, nation: Nation | null, page = 1): string {
  const parameters = [type && `class=${type}`, nation && `nation=${nation}`, page > 1 && `page=${page}`].filter(
    Boolean,
  );
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}
