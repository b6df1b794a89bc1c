import type { Packed } from "./packed.ts";

export const shown = Symbol("the value itself");

/** Stands in a document's loader data for a value that travels beside it. */
export interface SetAside<T> {
  /** Which text of the document. */
  aside: number;
  /** The value where the page is rendered; a symbol, so that nothing writes it out. */
  readonly [shown]?: T;
}

export const elementId = (index: number) => `aside-${index}`;

/**
 * What a document hands to the browser beside the router's loader data: texts that were packed once, each in a
 * script element of its own that nobody runs. The router would escape them twice with every answer and
 * the browser would parse them before it needs them (docs/decisions/0008). One per request.
 */
export class Aside {
  readonly #texts: string[] = [];

  /** @param value what `packed` was made from, for rendering */
  put<T>(packed: Packed<T>, value: T): SetAside<T> {
    return { aside: this.#texts.push(packed) - 1, [shown]: value };
  }

  /** Script elements with the texts; a data block needs no nonce. */
  html(): string {
    return this.#texts
      .map((text, index) => `<script type="application/json" id="${elementId(index)}">${text}</script>`)
      .join("");
  }
}
