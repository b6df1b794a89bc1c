import type { Price } from "../model/vehicle/identity.ts";
import { formatNumber } from "./format.ts";

const CURRENCY_LABELS: Record<Price["currency"], string> = { credits: "credits", gold: "gold", crystal: "bonds" };

/** For a vehicle that the game's shop does not sell. */
export const NOT_FOR_SALE = "Not for sale";

/** A price with its currency: "6,100,000 credits", "15,000 bonds"; "Free" for an amount of 0. */
export function formatPrice({ amount, currency }: Price): string {
  return amount === 0 ? "Free" : `${formatNumber(amount)} ${CURRENCY_LABELS[currency]}`;
}

/** A price where credits go without saying: "1,040", "8 gold". */
export function formatShortPrice(price: Price): string {
  return price.currency === "credits" ? formatNumber(price.amount) : formatPrice(price);
}

/** Experience, short enough for a node of a tech tree: "3,800", "12.8k", "102k". */
export function formatShortXp(xp: number): string {
  if (xp < 10_000) return formatNumber(xp);
  const thousands = xp / 1_000;
  return `${formatNumber(thousands, thousands < 99.95 ? 1 : 0)}k`;
}
