/** Tiers as roman numerals; the index is the tier, 0 being "no tier". */
export const TIER_NUMERALS = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"] as const;

export type TierNumeral = (typeof TIER_NUMERALS)[number];

/** Tiers that vehicles have. */
export const TIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

type Tier = (typeof TIERS)[number];

/**
 * The roman numeral of a tier.
 * @throws RangeError for anything but a whole number from 0 to 11.
 */
export function romanTier(tier: number): TierNumeral {
  const numeral = TIER_NUMERALS[tier];
  if (numeral === undefined) throw new RangeError(`No tier ${tier}`);
  return numeral;
}

/** The tier of a roman numeral (0 for "0"), or undefined if it is none of ours. Case matters. */
export function tierFromRoman(numeral: string): number | undefined {
  const tier = TIER_NUMERALS.indexOf(numeral as TierNumeral);
  return tier < 0 ? undefined : tier;
}

/** Whether a number is a tier that vehicles have. */
export function isTier(value: number): value is Tier {
  return Number.isInteger(value) && value >= 1 && value <= 11;
}
