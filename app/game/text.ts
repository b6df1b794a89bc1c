/** "A, B and C". */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
