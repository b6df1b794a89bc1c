export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * An ISO date in words: "2024-10-16" gives "16 October 2024", "2024-10" gives "October 2024". Any other text is
 * returned unchanged: sources also state ranges.
 */
export function formatDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(iso);
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || month === undefined) return iso;
  const day = match[3] === undefined ? "" : `${Number(match[3])} `;
  return `${day}${month} ${match[1]}`;
}

/** Whether a text is a day of the calendar, ISO 8601: the thirtieth of February is none. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A date of a source, or a range of them, in words: "2015-05 to 2026-06" gives "May 2015 to June 2026". */
export const formatPeriod = (date: string): string => date.split(" to ").map(formatDate).join(" to ");
