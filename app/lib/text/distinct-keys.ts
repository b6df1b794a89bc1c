/** Keys for a list with repeated texts, in its order: "Loader", "Loader 2". */
export function distinctKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} ${count}`;
  });
}
