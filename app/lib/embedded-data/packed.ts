declare const content: unique symbol;

/** A value as JSON text whose type is kept. */
export type Packed<T> = string & { readonly [content]: T };

/**
 * Packs a loader's result into one text. React Router serialises every object and string of a loader's data with
 * references to each other; for a page full of values that takes longer than rendering some of its panels, and four
 * times as long as JSON (docs/decisions/pages.md). The text has no "<", so it can go into a script element as is.
 */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value).replaceAll("<", "\\u003c") as Packed<T>;
}

export function unpack<T>(text: Packed<T>): T {
  return JSON.parse(text) as T;
}
