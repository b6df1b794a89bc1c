import type { Price } from "#app/game/model/vehicle/identity.ts";
import type { Cursor } from "../read/cursor.ts";

/** Reads `<price>7500 <gold/></price>`: credits unless an empty child names another currency. */
export function readPrice(price: Cursor): Price {
  const currency = price.has("gold") ? "gold" : price.has("crystal") ? "crystal" : "credits";
  return { amount: price.number(), currency };
}
