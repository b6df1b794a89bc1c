import type { Packed } from "./packed.ts";

export const embeddedValue = Symbol("the value itself");

/** Stands in a document's loader data for a value that is embedded in the document outside of that data. */
export interface EmbeddedRef<T> {
  /** The number of the script element that holds the value. */
  embedded: number;
  /** The value, while the page is rendered on the server; under a symbol, so that it is never serialised. */
  readonly [embeddedValue]?: T;
}

export const elementId = (index: number) => `embedded-${index}`;

/**
 * Data that a document carries outside of the router's loader data: texts that were packed once, each in a
 * script element of its own that is never run. In the loader data they would be escaped twice for every answer,
 * and the browser would parse them before it needs them (docs/decisions/pages.md). One instance per request.
 */
export class EmbeddedData {
  readonly #texts: string[] = [];

  /** @param value what `packed` was made from, for rendering on the server */
  add<T>(packed: Packed<T>, value: T): EmbeddedRef<T> {
    return { embedded: this.#texts.push(packed) - 1, [embeddedValue]: value };
  }

  /** Script elements with the texts; a data block needs no nonce. */
  html(): string {
    return this.#texts
      .map((text, index) => `<script type="application/json" id="${elementId(index)}">${text}</script>`)
      .join("");
  }
}
