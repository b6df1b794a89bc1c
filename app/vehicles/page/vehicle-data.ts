import { useMemo } from "react";
import { type MetaDescriptor, useRouteLoaderData } from "react-router";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";

/** The route that all views of a vehicle stand under. */
export const VEHICLE_ROUTE = "routes/vehicles/vehicle";

/** Requests only the visitor's own stats from the statistics loader. */
export const OWN_PARAMETER = "own";

/** What that route loads: the record as text, since value by value the router's encoding costs more than rendering. */
export interface VehicleData {
  text: string;
  /** The newest game version that any source mentions; null when it cannot be read. */
  newest: string | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** Contents of the document head, whatever view is shown. */
export interface VehicleHead {
  origin: string;
  id: number;
  slug: string;
  name: string;
  nation: Nation;
  /** Its definitions are not known: it has neither loadout nor armour. */
  summary: boolean;
  /** "IS-7, tier X U.S.S.R.". */
  title: string;
  /** One sentence with the known figures. */
  description: string;
  /** What the stats are compared with: "against its tier and class". */
  compared: string;
  /** Structured data of the overview. */
  jsonLd: string;
}

/** A vehicle as its page has it. */
export interface VehicleOnPage extends Omit<VehicleData, "text"> {
  record: VehicleRecord;
}

/** The vehicle of the page. Each use parses the record, so what shows a view passes it on. */
export function useVehicle(): VehicleOnPage {
  const data = useRouteLoaderData<VehicleData>(VEHICLE_ROUTE);
  if (!data) throw new Error("Only below the route of a vehicle.");
  const { text, newest, version } = data;
  return useMemo(() => ({ record: JSON.parse(text) as VehicleRecord, newest, version }), [text, newest, version]);
}

interface Texts {
  title(head: VehicleHead): string;
  description(head: VehicleHead): string;
}

/** What search engines and link previews say of each view. */
const TEXTS: Record<VehicleViewName, Texts> = {
  overview: { title: ({ title }) => title, description: ({ description }) => description },
  loadout: {
    title: ({ title }) => `Loadout of the ${title}`,
    description: ({ title }) =>
      `${title}: equipment, consumables, directive, crew, field modifications and modules, each with what it changes.`,
  },
  armour: {
    title: ({ title }) => `Armour of the ${title}`,
    description: ({ title }) =>
      `${title}: where any gun penetrates it, with which shell and up to which angle, and every plate in mm.`,
  },
  statistics: {
    title: ({ title }) => `Statistics of the ${title}`,
    description: ({ title }) =>
      `${title}: every characteristic against its tier and class, guns and shells, marks of excellence, rating, charts and patch changes.`,
  },
};

/**
 * Meta tags of a view.
 * @param plain whether the address has no parameters of its own; only then may it be indexed
 * @param address of the view, with its parameters
 */
export function vehicleMeta(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  view: VehicleViewName,
  plain = true,
  address?: { pathname: string; search: string },
): MetaDescriptor[] {
  const head = matches.find((match) => match?.id === VEHICLE_ROUTE)?.loaderData as
    | (VehicleData & VehicleHead)
    | undefined;
  if (!head) return [];
  const { origin, version, id, title, compared, summary } = head;
  const empty = summary && (view === "loadout" || view === "armour");
  return pageMeta({
    title: TEXTS[view].title(head),
    description: TEXTS[view].description(head),
    origin,
    canonical: vehicleViewPath(head, view),
    noindex: !plain || empty,
    ...(address && { view: address }),
    picture: { path: previewAddress(version, id), alt: `${title}: key figures ${compared}.` },
  });
}
