/**
 * A value in which every part that is equal to the one in the same place before is that one, so that what draws it by
 * reference has nothing to do. @param after of what JSON can hold
 */
export function sameParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = Object.keys(old).length === keys.length;
  const parts = keys.map((key): [string, unknown] => {
    const part = Object.hasOwn(old, key) ? sameParts(old[key], fresh[key]) : fresh[key];
    if (!Object.is(part, old[key])) same = false;
    return [key, part];
  });
  if (same) return before as T;
  // Not written one by one: as a key of JSON, "__proto__" is one like any other.
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}
