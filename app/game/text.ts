import { formatNumber } from "#app/game/stats/format.ts";

/** "1 battle", "1,234 battles". */
export const counted = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;

/** "A, B and C". */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
