/** Prefix of the short form of a list of ids. */
export const VEHICLE_CODE = "~";
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DIGIT_VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** First digits below this one begin a number of two digits, … */
const OF_THREE = 60;
/** … those from there one of three, and the last digit one of six. */
const OF_SIX = 63;
const MIN_OF_THREE = OF_THREE * 64;
const MIN_OF_SIX = MIN_OF_THREE + (OF_SIX - OF_THREE) * 4096;
/** Ids that are not of the usual form follow all that are. */
const OTHERS = 2 ** 24;
/** Vehicles of one list at most; there are half as many. */
export const MAX_LISTED_VEHICLES = 2_000;

export interface NamedVehicles {
  /** Each once, in the order of the address. */
  ids: number[];
  /** What in it is no id. */
  wrong: string[];
  /** Vehicles that an address had before it was cut short; 0 if it was not. */
  lost: number;
}

/**
 * Writes a list of ids as short as an address needs it: how many there are, and two letters for most ids, which are
 * 16 n + 1. All vehicles of the game take two thousand letters.
 */
export function vehicleCode(ids: readonly number[]): string {
  const numbers = ids.map((id) => (id % 16 === 1 ? (id - 1) / 16 : OTHERS + id));
  return VEHICLE_CODE + [ids.length, ...numbers].map(written).join("");
}

/** Reads a list of ids in its short form, or with commas between them. */
export function readVehicles(text: string): NamedVehicles {
  if (text.startsWith(VEHICLE_CODE)) return readCode(text.slice(VEHICLE_CODE.length));
  const entries = text.split(",").map((entry) => entry.trim());
  const ids = entries.filter(isId).map(Number);
  return {
    ids: [...new Set(ids)].slice(0, MAX_LISTED_VEHICLES),
    wrong: entries.filter((entry) => entry !== "" && !isId(entry)),
    lost: 0,
  };
}

const isId = (text: string) => /^\d{1,7}$/.test(text);

function readCode(code: string): NamedVehicles {
  const nothing = { ids: [], wrong: [VEHICLE_CODE + code], lost: 0 };
  const numbers: number[] = [];
  for (let at = 0; at < code.length; ) {
    const first = DIGIT_VALUES.get(code[at] ?? "");
    if (first === undefined) return nothing;
    const length = first < OF_THREE ? 2 : first < OF_SIX ? 3 : 6;
    const digits = [...code.slice(at, at + length)].map((digit) => DIGIT_VALUES.get(digit) ?? Number.NaN);
    // Cut short within a number.
    if (digits.length < length) break;
    numbers.push(numberOf(digits));
    at += length;
  }
  const [count, ...rest] = numbers;
  if (count === undefined || numbers.some(Number.isNaN) || rest.length > count) return nothing;
  const ids = rest.map((number) => (number < OTHERS ? 16 * number + 1 : number - OTHERS));
  return { ids: [...new Set(ids)].slice(0, MAX_LISTED_VEHICLES), wrong: [], lost: count - rest.length };
}

function written(number: number): string {
  if (number < MIN_OF_THREE) return digitsOf(number, 2);
  if (number < MIN_OF_SIX) {
    const value = number - MIN_OF_THREE;
    return digitsOf(OF_THREE * 4096 + value, 3);
  }
  return (DIGITS[OF_SIX] ?? "") + digitsOf(number, 5);
}

function numberOf([first = 0, ...rest]: readonly number[]): number {
  const value = rest.reduce((sum, digit) => 64 * sum + digit, 0);
  if (first < OF_THREE) return 64 * first + value;
  return first < OF_SIX ? MIN_OF_THREE + 4096 * (first - OF_THREE) + value : value;
}

/** A number to the base 64 with as many digits as said. */
function digitsOf(number: number, length: number): string {
  const digits = Array.from({ length }, (_, index) => Math.floor(number / 64 ** (length - 1 - index)) % 64);
  return digits.map((digit) => DIGITS[digit]).join("");
}
