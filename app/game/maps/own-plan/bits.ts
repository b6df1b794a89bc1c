/** Letters that an address has as they are, six bits each. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER_BITS = 6;

/** Writes whole numbers of few bits each, as letters that an address has as they are. */
export class BitWriter {
  private text = "";
  private rest = 0;
  private restBits = 0;

  /** @param bits 1 to 24; the value fits into them */
  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.rest = this.rest * 2 + (Math.floor(value / 2 ** bit) % 2);
      if (++this.restBits === LETTER_BITS) this.flush();
    }
  }

  /** What was written; the last letter is filled with zeros. */
  end(): string {
    while (this.restBits > 0) this.write(0, 1);
    return this.text;
  }

  private flush(): void {
    this.text += LETTERS[this.rest];
    this.rest = 0;
    this.restBits = 0;
  }
}

/** Thrown by a reader where there is less than it is asked for, or a letter that none writes. */
export class BitsMissing extends Error {}

/** Reads what a BitWriter wrote. */
export class BitReader {
  private place = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** @throws BitsMissing at the end of the text, and at a foreign letter */
  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++, this.place++) {
      const letter = LETTERS.indexOf(this.text[Math.floor(this.place / LETTER_BITS)] ?? " ");
      if (letter < 0) throw new BitsMissing();
      value = value * 2 + (Math.floor(letter / 2 ** (LETTER_BITS - 1 - (this.place % LETTER_BITS))) % 2);
    }
    return value;
  }

  /** Whether nothing is left but what fills the last letter. */
  atEnd(): boolean {
    return Math.ceil(this.place / LETTER_BITS) === this.text.length;
  }
}
