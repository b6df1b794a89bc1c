import type { Price } from "#app/game/model/identity.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** Experience in the width of a node: "3,800", "12.8k", "102k". */
export function shortXp(xp: number): string {
  if (xp < 10_000) return formatNumber(xp);
  const thousands = xp / 1_000;
  return `${formatNumber(thousands, thousands < 99.95 ? 1 : 0)}k`;
}

const CURRENCIES: Record<Price["currency"], string> = { credits: "credits", gold: "gold", crystal: "bonds" };

/** Of a vehicle that the shop of the game does not sell. */
export const NOT_FOR_SALE = "Not for sale";

/** A price with its currency; null where none is known. */
export function priceText(price: Price | null): string | null {
  if (price === null) return null;
  return price.amount === 0 ? "Free" : `${formatNumber(price.amount)} ${CURRENCIES[price.currency]}`;
}
