const UNITS = [
  { unit: "day", length: 86_400_000, of: Number.POSITIVE_INFINITY },
  { unit: "hour", length: 3_600_000, of: 24 },
  { unit: "minute", length: 60_000, of: 60 },
];

/** How much is left, in days, hours and minutes; a begun minute counts. @param left milliseconds; below zero is zero */
export function countdownParts(left: number): { count: number; unit: string }[] {
  const minutes = Math.ceil(Math.max(0, left) / 60_000) * 60_000;
  return UNITS.map(({ unit, length, of }) => {
    const count = Math.floor(minutes / length) % of;
    return { count, unit: count === 1 ? unit : `${unit}s` };
  });
}

/** The same in words: "Begins in 3 days, 23 hours and 1 minute". */
export function countdownWords(left: number): string {
  const parts = countdownParts(left)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}`);
  if (parts.length === 0) return "Begins now";
  return `Begins in ${new Intl.ListFormat("en-GB").format(parts)}`;
}
