/** A day as lists show it at their side: the day large, month and year below it. In UTC, the same for everyone. */
export interface ShortDay {
  /** ISO 8601. */
  iso: string;
  day: string;
  /** With the year, where it is not this one. */
  month: string;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** @param at unix time in ms @param now unix time in ms */
export function shortDayOf(at: number, now: number): ShortDay {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = months[date.getUTCMonth()] ?? "";
  return {
    iso: date.toISOString().slice(0, 10),
    day: String(date.getUTCDate()),
    month: year === new Date(now).getUTCFullYear() ? month : `${month} ${year}`,
  };
}

/** "22 Nov", with the year where it is not this one. */
export function dayText(at: number, now: number): string {
  const { day, month } = shortDayOf(at, now);
  return `${day} ${month}`;
}

/** "22 Nov, 14:30 UTC", with the year where it is not this one. */
export function momentOf(at: number, now: number): string {
  return `${dayText(at, now)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
}

/** "22 Nov". @param day days since 1970, UTC */
export function dayAndMonth(day: number): string {
  const date = new Date(day * 86_400_000);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`;
}
