declare const content: unique symbol;

/** A value as JSON text whose type is kept. */
export type Packed<T> = string & { readonly [content]: T };

/**
 * Packs what a loader returns into one text. React Router writes every object and string of a loader's data as a
 * reference: of a page full of values that is a third more to send (docs/decisions/pages.md). Its body unpacks it.
 */
export const pack = <T>(value: T) => JSON.stringify(value) as Packed<T>;

export const unpack = <T>(text: Packed<T>): T => JSON.parse(text);
