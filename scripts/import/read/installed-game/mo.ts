import type { Faults } from "../../faults.ts";

const MAGIC = 0x950412de;
const HEAD = 20;
/** Length and place of one text in a table. */
const ROW = 8;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a gettext file (`.mo`) into texts by key. Strict, since what is missing at the end of a cut-off file would
 * otherwise be names that end early.
 * @returns undefined after adding a fault
 */
export function readMo(bytes: Uint8Array, file: string, faults: Faults): Map<string, string> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes.length >= HEAD && view.getUint32(0, true) === MAGIC;
  if (!little && !(bytes.length >= HEAD && view.getUint32(0, false) === MAGIC)) {
    faults.add(file, "", "is no gettext file: it does not begin with the number of one");
    return undefined;
  }
  const [count = 0, keys = 0, values = 0] = [8, 12, 16].map((at) => view.getUint32(at, little));
  if (Math.max(keys, values) + count * ROW > bytes.length) {
    faults.add(file, "", `is cut off: it has no room for the ${count} texts that it names`);
    return undefined;
  }
  const text = (table: number, index: number) => {
    const length = view.getUint32(table + index * ROW, little);
    const place = view.getUint32(table + index * ROW + 4, little);
    if (place + length > bytes.length) throw new RangeError("is cut off: a text lies beyond its end");
    return decoder.decode(bytes.subarray(place, place + length));
  };
  const texts = new Map<string, string>();
  try {
    for (let index = 0; index < count; index++) texts.set(text(keys, index), text(values, index));
  } catch (error) {
    faults.add(file, "", error instanceof RangeError ? error.message : "holds a text that is not UTF-8");
    return undefined;
  }
  return texts;
}
