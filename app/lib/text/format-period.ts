import { formatDate } from "./format-date.ts";

/** A date of a source, or a range of them, in words: "2015-05 to 2026-06" gives "May 2015 to June 2026". */
export const formatPeriod = (date: string): string => date.split(" to ").map(formatDate).join(" to ");
