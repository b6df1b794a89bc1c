/** A map that forgets its least recently used entries once their sizes add up to more than `limit`. */
export class BoundedMap<T> {
  readonly #entries = new Map<string, T>();
  readonly #limit: number;
  readonly #sizeOf: (value: T) => number;
  #size = 0;

  constructor(limit: number, sizeOf: (value: T) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    // A Map keeps insertion order: setting a key again moves it to the end.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#size -= this.#sizeOf(value);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
