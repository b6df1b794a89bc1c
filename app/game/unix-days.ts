export const DAY_MS = 86_400_000;

/** The number of a day in UTC, from the first of January 1970. @param time unix time in milliseconds */
export const unixDay = (time: number): number => Math.floor(time / DAY_MS);
