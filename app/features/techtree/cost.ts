import type { Price } from "#app/game/model/identity.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** Experience in the width of a node: "3,800", "12.8k", "102k". */
export function shortXp(xp: number): string {
  if (xp < 10_000) return formatNumber(xp);
  const thousands = xp / 1_000;
  return `${formatNumber(thousands, thousands < 99.95 ? 1 : 0)}k`;
}

const CURRENCIES: Record<Price["currency"], string> = { credits: "credits", gold: "gold", crystal: "bonds" };

/** A price with its currency; null where none is known or it is nothing. */
export function priceText(price: Price | null): string | null {
  return price && price.amount > 0 ? `${formatNumber(price.amount)} ${CURRENCIES[price.currency]}` : null;
}
