declare const content: unique symbol;

/** A value as JSON text, which remembers its type. */
export type Packed<T> = string & { readonly [content]: T };

/**
 * Packs what a loader returns into one text. The router writes every object and every string of a loader's
 * data with references to each other; for a page full of figures that costs more than rendering some of
 * its panels, and four times as much as JSON (docs/decisions/0008).
 * The text holds no "<", so that it can stand in a script element as it is.
 */
export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value).replaceAll("<", "\\u003c") as Packed<T>;
}

export function unpack<T>(text: Packed<T>): T {
  return JSON.parse(text) as T;
}
