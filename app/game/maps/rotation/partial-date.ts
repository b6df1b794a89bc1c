const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date that is known to the day, the month or the year: "2026-10-21", "2026-10", "2026". */
export const PARTIAL_DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** The first and the last day that a date can mean, ISO 8601. @param date a valid one */
export function dateSpan(date: string): { first: string; last: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  if (day !== "") return { first: date, last: date };
  if (month === "") return { first: `${year}-01-01`, last: `${year}-12-31` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${date}-01`, last: `${date}-${last}` };
}

/** "21 Oct 2026", "Oct 2026" or "2026": as precise as the date is known. */
export function formatPartialDate(date: string): string {
  const { day, month, year } = dateParts(date);
  return [day, month, year].filter(Boolean).join(" ");
}

/** The same in parts; unknown parts are empty. */
export function dateParts(date: string): { day: string; month: string; year: string } {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: day === "" ? "" : String(Number(day)), month: MONTHS[Number(month) - 1] ?? "", year };
}

/** Whether a possibly partial date is over, whichever of its days is meant. @param today ISO 8601 */
export function isPast(date: string, today: string): boolean {
  return dateSpan(date).last <= today;
}
