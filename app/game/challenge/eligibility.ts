import type { Price } from "#app/game/model/vehicle/identity.ts";
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
