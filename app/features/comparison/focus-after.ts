/**
 * Where the focus belongs once a button has done what it says, if the button itself is gone by then.
 * @param change what it did (`Change`)
 * @param count of the columns that were drawn with it
 * @returns a selector; null where no button goes
 */
export function focusAfter(change: string, count: number): string | null {
  const [verb, first, second] = change.split(".");
  switch (verb) {
    case "remove":
      // The next column's button, or the one before of the last.
      return count > 1 ? `[value="remove.${Math.min(Number(first), count - 2)}"]` : BEGIN;
    case "clear":
      return BEGIN;
    case "base":
      return `[data-column="0"] summary`;
    case "move":
      return `[data-column="${second}"] summary`;
    default:
      return null;
  }
}

/** The heading of the page without vehicles. */
const BEGIN = "#begin";
