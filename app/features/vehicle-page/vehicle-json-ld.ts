import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_LABELS, CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { jsonLdText } from "#app/ui/page/json-ld-text.ts";
import type { VehicleView } from "./vehicle-view.ts";

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
