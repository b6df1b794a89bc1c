import { formatPrice, NOT_FOR_SALE } from "#app/game/stats/format-price.ts";
import type { TechTree } from "#app/game/techtree/tech-tree.ts";

type Other = TechTree["others"][number];

export interface OffTreeVehicle
  extends Pick<Other, "id" | "name" | "shortName" | "slug" | "type" | "premium" | "collector" | "rating"> {
  /** Null when no source states a price. */
  price: string | null;
}

/** The vehicles of a tier that are not in the tree. */
export interface OffTreeTier {
  tier: number;
  vehicles: OffTreeVehicle[];
}

/** Premium, collectors' and other vehicles that research does not lead to, by tier and there by name. */
export function offTreeByTier(others: readonly Other[]): OffTreeTier[] {
  const tiers = [...new Set(others.map(({ tier }) => tier))].sort((a, b) => a - b);
  return tiers.map((tier) => ({
    tier,
    vehicles: others
      .filter((other) => other.tier === tier)
      .sort((a, b) => a.name.localeCompare(b.name, "en"))
      .map(({ id, name, shortName, slug, type, premium, collector, price, notInShop, rating }) => ({
        id,
        name,
        shortName,
        slug,
        type,
        premium,
        collector,
        rating,
        price: notInShop ? NOT_FOR_SALE : price && formatPrice(price),
      })),
  }));
}
