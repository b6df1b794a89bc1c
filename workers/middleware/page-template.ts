const encoder = new TextEncoder();

/**
 * A rendered page without its nonce: the bytes, and the positions of a placeholder that is exactly as long as a nonce,
 * so that filling it in takes one copy and a few short overwrites.
 */
export class PageTemplate {
  readonly #bytes: Uint8Array;
  readonly #places: number[] = [];

  /** @throws RangeError when nonces do not have the placeholder's length */
  constructor(html: string, placeholder: string, nonceLength: number) {
    if (placeholder.length !== nonceLength) throw new RangeError("The placeholder must be as long as a nonce");
    const parts = html.split(placeholder);
    this.#bytes = encoder.encode(html);
    let place = 0;
    for (const part of parts.slice(0, -1)) {
      place += byteLength(part);
      this.#places.push(place);
      place += nonceLength;
    }
  }

  /** Size in bytes. */
  get size(): number {
    return this.#bytes.length;
  }

  fill(nonce: string): Uint8Array {
    const filled = this.#bytes.slice();
    const bytes = encoder.encode(nonce);
    for (const place of this.#places) filled.set(bytes, place);
    return filled;
  }
}

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
