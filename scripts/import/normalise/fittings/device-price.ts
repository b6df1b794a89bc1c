import type { Device } from "#app/game/model/fittings/equipment.ts";
import type { Cursor } from "../../read/cursor.ts";

const CURRENCIES = ["gold", "crystal", "equipCoin"] as const;

/** Reads a price of equipment: credits unless an empty child names another currency. */
export function readDevicePrice(price: Cursor): Device["price"] {
  const currency = CURRENCIES.find((name) => price.has(name)) ?? "credits";
  return { amount: price.number(), currency };
}
