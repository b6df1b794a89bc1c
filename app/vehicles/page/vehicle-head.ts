import { jsonLdText } from "#app/components/page/json-ld.tsx";
import { patchSummary } from "#app/components/provenance/patch-summary.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { CLASS_LABELS, CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import { statedText } from "../provenance/stated-text.ts";
import { classAndRole } from "./frame-content.ts";
import type { VehicleHead } from "./vehicle-data.ts";

/** What says most of a vehicle in few figures. */
export const KEY_STATS: readonly StatKey[] = ["dpm", "damage", "penetration", "health", "viewRange", "topSpeed"];

/** Contents of the document head. @param origin the site's own, without a trailing slash */
export function vehicleHead(record: VehicleRecord, origin: string): VehicleHead {
  const stats = keyStats(record);
  const { id, slug, name, nation, tier } = record;
  const description = describe(record, stats);
  return {
    origin,
    id,
    slug,
    name,
    nation,
    summary: record.record !== "full",
    title: `${name}, tier ${romanTier(tier)} ${NATION_LABELS[nation]}`,
    description,
    compared: comparedWith(record),
    jsonLd: vehicleJsonLd(record, stats, description, origin),
  };
}

/** A stat that is known. */
interface KeyStat {
  label: string;
  text: string;
  unit: string;
}

/** The stats that say most about a vehicle, as far as they are known. */
export function keyStats(record: VehicleRecord): KeyStat[] {
  const stats = displayedStats(record);
  return KEY_STATS.flatMap((key) => {
    const value = stats[key] ?? null;
    const { label, unit } = STAT_META[key];
    return value === null ? [] : [{ label, text: formatStat(key, value), unit }];
  });
}

/** One sentence with the known figures. */
function describe(record: VehicleRecord, stats: readonly KeyStat[]): string {
  const { name, tier, nation } = record;
  const statTexts = stats.map(({ label, text, unit }, at) =>
    `${at ? label.toLowerCase() : label} ${text} ${unit}`.trim(),
  );
  const what = sentence(`${name}: tier ${romanTier(tier)} ${kindInSentence(record)}, ${NATION_LABELS[nation]}`);
  return `${what} ${statTexts.join(", ")}, ${comparedWith(record)}.${patchOf(record)}`;
}

/** Class and role for the inside of a sentence: "heavy tank, assault". */
function kindInSentence(record: VehicleRecord): string {
  const role = classAndRole(record).slice(CLASS_LABELS[record.type].length);
  return `${CLASS_SINGULARS[record.type]}${role.toLowerCase()}`;
}

/** Which patch the figures are of; empty where no source states it. */
function patchOf(record: VehicleRecord): string {
  const [patch, stated] = [patchSummary(record.patch), statedText(record)];
  if (stated?.confirmed) return ` Confirmed ${stated.confirmed}.`;
  if (patch === null) return stated ? ` Patch ${stated.since}.` : "";
  return ` ${patch.title}${stated ? `, partly ${stated.since}` : ""}.`;
}

/** What the stats are compared with. */
function comparedWith({ record }: VehicleRecord): string {
  return record === "default-profile" ? "with stock modules" : "against its tier and class";
}

/**
 * Structured data of the page (schema.org): the vehicle as a Thing with its key stats. Not as Product or Vehicle:
 * those are for sale and require offers and reviews.
 * @param origin the site's own, without a trailing slash
 * @returns JSON that is safe inside a script element
 */
export function vehicleJsonLd(
  record: VehicleRecord,
  stats: readonly KeyStat[],
  description: string,
  origin: string,
): string {
  const page = origin + vehiclePagePath(record);
  const nation = NATION_LABELS[record.nation];
  const graph = [
    {
      "@type": "WebPage",
      "@id": page,
      url: page,
      name: record.name,
      description,
      isPartOf: { "@type": "WebSite", name: "The Index", url: `${origin}/` },
      mainEntity: {
        "@type": "Thing",
        name: record.name,
        ...(record.shortName !== record.name && { alternateName: record.shortName }),
        description: `Tier ${romanTier(record.tier)} ${kindInSentence(record)}, ${nation}`,
        identifier: { "@type": "PropertyValue", propertyID: "tank_id", value: record.id },
      },
      about: stats.map(({ label, text, unit }) => ({
        "@type": "PropertyValue",
        name: label,
        value: Number(text.replaceAll(",", "")),
        ...(unit && { unitText: unit }),
      })),
    },
  ];
  return jsonLdText(graph);
}
