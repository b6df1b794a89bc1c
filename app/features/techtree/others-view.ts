import type { TechTree } from "#app/game/model/tech-tree.ts";
import { NOT_FOR_SALE, priceText } from "./cost.ts";

type Other = TechTree["others"][number];

export interface OtherView extends Pick<Other, "id" | "name" | "slug" | "type" | "premium" | "collector"> {
  /** Null where no source states one. */
  price: string | null;
}

/** The vehicles of a tier that stand beside the tree. */
export interface OtherTier {
  tier: number;
  vehicles: OtherView[];
}

/** Premium, collectors' and other vehicles that research does not lead to, by tier and there by name. */
export function othersByTier(others: readonly Other[]): OtherTier[] {
  const tiers = [...new Set(others.map(({ tier }) => tier))].sort((a, b) => a - b);
  return tiers.map((tier) => ({
    tier,
    vehicles: others
      .filter((other) => other.tier === tier)
      .sort((a, b) => a.name.localeCompare(b.name, "en"))
      .map(({ id, name, slug, type, premium, collector, price, notInShop }) => ({
        ...{ id, name, slug, type, premium, collector },
        price: notInShop ? NOT_FOR_SALE : priceText(price),
      })),
  }));
}
