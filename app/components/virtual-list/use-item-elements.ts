import { type ReactElement, useRef } from "react";

/** A list of which only some entries are asked for; an array is one. */
export interface Items<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/**
 * Makes the element of an item once for each list, so that scrolling only makes those that come into sight.
 * @param make is the same for the same items and the same `more`
 * @param more what else the elements show
 */
export function useItemElements<T>(
  items: Items<T>,
  make: (item: T, index: number) => ReactElement,
  more: unknown = null,
): (index: number) => ReactElement | null {
  const made = useRef({ items, more, elements: new Map<number, ReactElement>() });
  if (made.current.items !== items || made.current.more !== more) made.current = { items, more, elements: new Map() };
  const { elements } = made.current;
  return (index) => {
    const known = elements.get(index);
    if (known) return known;
    const item = items.at(index);
    if (!item) return null;
    const element = make(item, index);
    elements.set(index, element);
    return element;
  };
}
