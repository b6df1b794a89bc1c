import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPrice } from "#app/game/stats/format-price.ts";
import type { Eligibility, Verdict } from "./eligibility.ts";

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
  collector: "Collector's vehicle, no longer in the tech tree",
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
      return `A collector's vehicle${price ? `, sold for ${cost}` : ""}: research does not lead to it.`;
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
  const [from] = [...(research?.from ?? [])].sort((a, b) => a.xp - b.xp);
  if (from) return `Researched for ${formatNumber(from.xp)} XP from the ${from.name}.`;
  return tier === 1 ? "Every player has the first vehicle of a nation from the start." : "Researched in the tech tree.";
}
