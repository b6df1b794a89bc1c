import { type PatchSummary, patchSummary } from "#app/components/provenance/patch-summary.ts";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { entryText } from "#app/game/comparison/entry.ts";
import { type LoadoutText, loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import {
  CLASS_LABELS,
  CLASS_PLURALS,
  CLASS_SINGULARS,
  type VehicleClass,
} from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { roleLabel } from "#app/game/model/enumerations/roles.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { moduleKindOf, modulePhrase } from "#app/game/model/modules/module-names.ts";
import type { Neighbour, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { type Strengths, strengthsOf } from "#app/game/stats/strengths.ts";
import { verdictSentences } from "#app/game/stats/verdict.ts";
import { type StatedText, statedText } from "../provenance/stated-text.ts";
import { type ExplainedRating, explainedRating } from "../rating/explained-rating.ts";
import { type StockContent, stockContent } from "../stock/stock-content.ts";

/** A step of research: the other vehicle, its price in experience and the module that leads to it. */
export interface ResearchStepText {
  vehicle: LinkedVehicle;
  xp: string;
  through: string | null;
}

/** Contents of a vehicle page's head, tabs and overview, whatever loadout is shown. */
export interface FrameContent {
  id: number;
  name: string;
  shortName: string;
  slug: string;
  nation: Nation;
  type: VehicleClass;
  tier: number;
  premium: boolean;
  collector: boolean;
  /** "Heavy tank, Versatile". */
  kind: string;
  /** "1,390,000 credits"; null where the vehicle is not for sale, or no source states a price. */
  price: string | null;
  notInShop: boolean;
  nameFromTag: boolean;
  /** Query string of the loadout that is shown; empty for the bare vehicle with its top modules. */
  search: string;
  /** The column of a comparison that has the same loadout. */
  compared: string;
  /** "24 tier VII heavy tanks". */
  peers: string;
  rating: ExplainedRating;
  /** What it is good and bad at in its tier and class, by rank. */
  strengths: Strengths;
  /** One or two sentences on how it compares within its tier and class; empty if unknown. */
  verdict: string;
  /** What the publisher states of the stock modules if there are no definitions; null for all other vehicles. */
  stock: StockContent | null;
  /** Steps of research that lead here and on from here; null where no source states them. */
  research: { from: ResearchStepText[]; to: ResearchStepText[] } | null;
  /** What is unknown about a newer vehicle, in words. */
  notKnown: string[];
  /** The patch that the figures are of; null where no source states it of this vehicle alone. */
  patch: PatchSummary | null;
  /** What later sources state about it; null if nothing. */
  stated: StatedText | null;
}

/** @param text the loadout that is shown; none for the bare vehicle with its top modules */
export function frameContent(record: VehicleRecord, text: LoadoutText = ""): FrameContent {
  const { id, name, shortName, slug, nation, type, tier, premium, collector } = record;
  const peers = `${record.peers.size} tier ${romanTier(tier)} ${record.peers.size === 1 ? CLASS_SINGULARS[type] : CLASS_PLURALS[type]}`;
  const strengths = strengthsOf(record);
  return {
    id,
    name,
    shortName,
    slug,
    nation,
    type,
    tier,
    premium,
    collector,
    kind: classAndRole(record),
    price: record.price && formatPrice(record.price),
    notInShop: record.notInShop,
    nameFromTag: record.nameSource === "made-from-tag",
    search: loadoutSearch(text),
    compared: entryText({ id, loadout: text }),
    peers,
    rating: explainedRating(record, peers),
    strengths,
    verdict: verdictSentences(record, strengths),
    stock: stockContent(record),
    research: record.research
      ? { from: record.research.from.map(researchStepText), to: record.research.to.map(researchStepText) }
      : null,
    notKnown: record.record === "full" ? [] : [...record.notKnown, "recommended loadouts"],
    patch: patchSummary(record.patch),
    stated: statedText(record),
  };
}

/** "Heavy tank, Versatile". */
export function classAndRole({ type, role }: Pick<VehicleRecord, "type" | "role">): string {
  return role === null ? CLASS_LABELS[type] : `${CLASS_LABELS[type]}, ${roleLabel(role)}`;
}

function researchStepText({ xp, through, tag: _, ...vehicle }: Neighbour): ResearchStepText {
  const kind = through && moduleKindOf(through.id);
  const named = through && (kind ? modulePhrase(kind, through.name) : through.name);
  return { vehicle, xp: formatNumber(xp), through: named };
}
