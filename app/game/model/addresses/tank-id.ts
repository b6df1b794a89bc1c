import { NATION_IDS, type Nation, nationFromId } from "../enumerations/nations.ts";

/** Kinds of items that have a compact descriptor, with the game's own numbers (`item_types.xml` of the client). */
export const ITEM_TYPE_IDS = {
  vehicle: 1,
  chassis: 2,
  turret: 3,
  gun: 4,
  engine: 5,
  fuelTank: 6,
  radio: 7,
  tankman: 8,
  optionalDevice: 9,
  shell: 10,
  equipment: 11,
} as const;

/** Parts of a compact descriptor. */
interface DecodedId {
  /** Kind of thing: 1 = vehicle, see ITEM_TYPE_IDS. */
  itemTypeID: number;
  nation: Nation;
  /** Number within nation and kind, from 0; passes 255 for newer vehicles. */
  itemID: number;
}

/**
 * Encodes a compact descriptor: `itemTypeID | nation << 4 | itemID << 8`.
 * A vehicle's tank_id is the descriptor with itemTypeID 1.
 * @param itemID whole number from 0 to 65,535
 * @throws RangeError when a part does not fit
 */
export function encodeId(itemTypeID: number, nation: Nation, itemID: number): number {
  if (!Number.isInteger(itemTypeID) || itemTypeID < 0 || itemTypeID > 15) {
    throw new RangeError(`Item type ${itemTypeID} is not in 0…15`);
  }
  if (!Number.isInteger(itemID) || itemID < 0 || itemID > 0xffff) {
    throw new RangeError(`Item id ${itemID} is not in 0…65535`);
  }
  return itemTypeID | (NATION_IDS[nation] << 4) | (itemID << 8);
}

/** Encodes a tank_id (the compact descriptor of a vehicle). */
export function encodeTankId(nation: Nation, itemID: number): number {
  return encodeId(ITEM_TYPE_IDS.vehicle, nation, itemID);
}

/** Decodes a compact descriptor; undefined when it is invalid or its nation is unknown. */
export function decodeId(id: number): DecodedId | undefined {
  if (!Number.isInteger(id) || id < 0 || id > 0xffffff) return undefined;
  const nation = nationFromId((id >> 4) & 15);
  if (nation === undefined) return undefined;
  return { itemTypeID: id & 15, nation, itemID: id >> 8 };
}

/** Like decodeId, but undefined as well when the descriptor is not a vehicle's. */
export function decodeTankId(id: number): DecodedId | undefined {
  const decoded = decodeId(id);
  return decoded?.itemTypeID === ITEM_TYPE_IDS.vehicle ? decoded : undefined;
}

/** Parses a tank_id from decimal digits, as in an address; undefined when it is none. */
export function parseTankId(text: string): number | undefined {
  const id = /^[1-9]\d{0,7}$/.test(text) ? Number(text) : Number.NaN;
  return decodeTankId(id) ? id : undefined;
}
