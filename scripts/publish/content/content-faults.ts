import { Fault } from "#scripts/tools.ts";

interface ContentFault {
  file: string;
  line: number;
  message: string;
}

/** Collects all faults in the content, so that one run reports them all. */
export class ContentFaults {
  readonly #faults: ContentFault[] = [];

  /** @param line the first line is 1 */
  add(file: string, line: number, message: string): void {
    this.#faults.push({ file, line, message });
  }

  /** @throws Fault with a line for each: `data/content/faq/ads.md:3: …` */
  throwIfAny(): void {
    if (this.#faults.length === 0) return;
    const sorted = this.#faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
    const lines = sorted.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    throw new Fault(`The content cannot be published:\n${lines.join("\n")}`);
  }
}
