import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import { reachableFrom } from "#app/game/techtree/path.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";

/** The challenge's verdicts on a vehicle, in the page's order. */
export const VERDICTS = [
  "eligible",
  "premium",
  "reward",
  "collector",
  "notForSale",
  "otherCurrency",
  "wayUnknown",
  "priceUnknown",
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether a vehicle may be driven in a run; "unknown" where our data cannot say it. */
export type Eligibility = "eligible" | "refused" | "unknown";

export const ELIGIBILITIES: Record<Verdict, Eligibility> = {
  eligible: "eligible",
  premium: "refused",
  reward: "refused",
  collector: "refused",
  notForSale: "refused",
  otherCurrency: "refused",
  wayUnknown: "unknown",
  priceUnknown: "unknown",
};

/** The facts that decide the verdict. */
export interface EligibilityFacts {
  premium: boolean;
  collector: boolean;
  /** Not for sale in the game's shop. */
  notInShop: boolean;
  /** Null where it is not for sale, and where no source states a price. */
  price: Price | null;
  /** Whether steps of research lead to it from a vehicle of tier I. */
  researched: boolean;
}

/**
 * The challenge's verdict on a vehicle (docs/decisions/players.md). A tech-tree vehicle whose research path or price
 * no source states is unknown: neither allowed nor refused.
 */
export function verdictOf({ premium, collector, notInShop, price, researched }: EligibilityFacts): Verdict {
  if (premium) return notInShop ? "reward" : "premium";
  if (collector) return "collector";
  if (notInShop) return "notForSale";
  if (price !== null && price.currency !== "credits") return "otherCurrency";
  if (!researched) return "wayUnknown";
  return price === null ? "priceUnknown" : "eligible";
}

/** The vehicles of a tree that research reaches from tier I, those of tier I included. */
export function researchedIn({ nodes, edges }: Pick<TechTree, "edges"> & { nodes: readonly TierOf[] }): Set<number> {
  const starts = nodes.filter(({ tier }) => tier === 1);
  return new Set(starts.flatMap(({ id }) => [...reachableFrom(edges, id)]));
}

interface TierOf {
  id: number;
  tier: number;
}

export const ELIGIBILITY_LABELS: Record<Eligibility, string> = {
  eligible: "Eligible",
  refused: "Not eligible",
  unknown: "Not known",
};

/** The verdicts as a list names them. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  eligible: "Tech tree vehicle, researched by experience and bought for credits",
  premium: "Premium vehicle for gold",
  reward: "Premium vehicle that is not for sale: reward, gift or limited offer",
  collector: "Collector’s vehicle, no longer in the tech tree",
  notForSale: "Not for sale",
  otherCurrency: "Bought for gold or bonds",
  wayUnknown: "Newer vehicle: how to research it is not known yet",
  priceUnknown: "Newer vehicle: its price is not known yet",
};

type Reasoned = Pick<VehicleRecord, "price" | "tier" | "research">;

/** The reason for the verdict on a vehicle, from its record. */
export function verdictReason(verdict: Verdict, { price, tier, research }: Reasoned): string {
  const cost = price && formatPrice(price);
  switch (verdict) {
    case "eligible":
      return `${wayOf(tier, research)} Its price: ${cost ?? "not known"}.`;
    case "premium":
      return `A premium vehicle${price ? `, sold for ${cost}` : ""}.`;
    case "reward":
      return "A premium vehicle that the shop does not sell: a reward, a gift or a limited offer.";
    case "collector":
      return `A collector’s vehicle${price ? `, sold for ${cost}` : ""}: research does not lead to it.`;
    case "notForSale":
      return "The shop does not sell it, so it cannot be earned by research.";
    case "otherCurrency":
      return `It is bought for ${cost ?? "gold or bonds"}, not for credits.`;
    case "wayUnknown":
      return "No source states how it is researched yet, so battles in it neither count nor end a run.";
    case "priceUnknown":
      return "No source states its price yet, so battles in it neither count nor end a run.";
  }
}

function wayOf(tier: number, research: VehicleRecord["research"]): string {
  const [from] = research?.from.toSorted((a, b) => a.xp - b.xp) ?? [];
  if (from) return `Researched for ${formatNumber(from.xp)} XP from the ${from.name}.`;
  return tier === 1 ? "Every player has the first vehicle of a nation from the start." : "Researched in the tech tree.";
}
