import { jsonLdText } from "#app/components/page/json-ld-text.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_LABELS, CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import { type VehicleView, vehicleView } from "../vehicle-view.ts";
import type { VehicleHead } from "./vehicle-data.ts";

/** What stands in the head of the document. @param origin the site's own, without a slash at the end */
export function vehicleHead(record: VehicleRecord, origin: string): VehicleHead {
  const view = vehicleView(record, { newest: null });
  const { id, slug, name, nation, tier } = view;
  const description = describe(view);
  return {
    origin,
    id,
    slug,
    name,
    nation,
    summary: record.record !== "full",
    title: `${name}, tier ${romanTier(tier)} ${NATION_LABELS[nation]}`,
    description,
    compared: comparedWith(view),
    jsonLd: vehicleJsonLd(view, description, origin),
  };
}

/** One sentence with the known figures. */
function describe(view: VehicleView): string {
  const { name, kind, tier, nation, kpis } = view;
  const figures = kpis
    .filter(({ known }) => known)
    .map(({ label, text, unit }) => `${label.toLowerCase()} ${text} ${unit}`.trim());
  const what = sentence(`${name}: tier ${romanTier(tier)} ${kind.toLowerCase()}, ${NATION_LABELS[nation]}`);
  return `${what} ${figures.join(", ")}, ${comparedWith(view)}.${patchOf(view)}`;
}

/** Which patch the figures are of; empty where no source states it. */
function patchOf({ patch, stated }: VehicleView): string {
  if (stated?.confirmed) return ` Confirmed ${stated.confirmed}.`;
  if (patch === null) return stated ? ` Patch ${stated.since}.` : "";
  return ` ${patch.title}${stated ? `, partly ${stated.since}` : ""}.`;
}

/** What the figures stand against. */
function comparedWith({ stock }: VehicleView): string {
  return stock ? "with stock modules" : "against its tier and class";
}

/**
 * Structured data of the page (schema.org): the vehicle as a Thing with its key figures. Not as Product or Vehicle,
 * since those are for sale and require offers and reviews.
 * @param origin the site's own, without a slash at the end
 * @returns JSON that is safe inside a script element
 */
export function vehicleJsonLd(view: VehicleView, description: string, origin: string): string {
  const page = origin + vehiclePagePath(view);
  const nation = NATION_LABELS[view.nation];
  const role = view.kind.slice(CLASS_LABELS[view.type].length).toLowerCase();
  const graph = [
    {
      "@type": "WebPage",
      "@id": page,
      url: page,
      name: view.name,
      description,
      isPartOf: { "@type": "WebSite", name: "The Index", url: `${origin}/` },
      mainEntity: {
        "@type": "Thing",
        name: view.name,
        ...(view.shortName !== view.name && { alternateName: view.shortName }),
        description: `Tier ${romanTier(view.tier)} ${CLASS_SINGULARS[view.type]}${role}, ${nation}`,
        identifier: { "@type": "PropertyValue", propertyID: "tank_id", value: view.id },
      },
      about: view.kpis
        .filter(({ known }) => known)
        .map(({ label, text, unit }) => ({
          "@type": "PropertyValue",
          name: label,
          value: Number(text.replaceAll(",", "")),
          ...(unit && { unitText: unit }),
        })),
    },
  ];
  return jsonLdText(graph);
}
