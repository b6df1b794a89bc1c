import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Cursor } from "#scripts/import/read/cursor.ts";

/** Reads `<price>7500 <gold/></price>`: credits unless an empty child names another currency. */
export function readPrice(price: Cursor): Price {
  const currency = price.has("gold") ? "gold" : price.has("crystal") ? "crystal" : "credits";
  return { amount: price.number(), currency };
}

/**
 * The cheapest vehicle on sale for gold costs 750 (T2 Light Tank), the dearest 11,200 (Löwe). Values below and above
 * are placeholders: 1 and 5 (handed out once), 100 (test vehicles), 500 (gifts), 17,500 to 30,000 (rewards). 62 of the
 * client's 63 vehicles with such a value have the flag as well.
 */
const MIN_GOLD = 750;
const MAX_GOLD = 15_000;

/**
 * Distinguishes a real price from a placeholder. A vehicle is not for sale if the client's list says `notInShop`,
 * whatever the amount (302 of its 360 vehicles for gold), or if the amount is in gold and below 750 or above 15,000,
 * since lists of newer vehicles do not always have the flag.
 */
export function shopPrice(listed: Price | null, notInShop: boolean): Pick<FullVehicle, "price" | "notInShop"> {
  const closed = notInShop || (listed?.currency === "gold" && !isGoldPrice(listed.amount));
  return { price: closed ? null : listed, notInShop: closed };
}

function isGoldPrice(amount: number): boolean {
  return amount >= MIN_GOLD && amount <= MAX_GOLD;
}
