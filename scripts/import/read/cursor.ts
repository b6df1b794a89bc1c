import { floatText } from "#scripts/import/read/installed-game/packed-section.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import type { XmlElement } from "./xml.ts";

/**
 * A position in a file. Reading something that is missing adds a fault and returns an empty stand-in, so that one run
 * finds every fault and not just the first.
 */
export class Cursor {
  readonly file: string;
  readonly path: string;
  readonly faults: SourceFaults;
  readonly element: XmlElement | undefined;

  constructor(file: string, path: string, element: XmlElement | undefined, faults: SourceFaults) {
    this.file = file;
    this.path = path;
    this.element = element;
    this.faults = faults;
  }

  get name(): string {
    return this.element?.name ?? "";
  }

  /** The child of this name; a fault when it is missing. */
  child(name: string): Cursor {
    const found = this.#find(name);
    if (found === undefined && this.element !== undefined) this.fault(`has no element ${name}`);
    return new Cursor(this.file, this.#below(name), found, this.faults);
  }

  /** The child of this name, or undefined. */
  maybe(name: string): Cursor | undefined {
    const found = this.#find(name);
    return found && new Cursor(this.file, this.#below(name), found, this.faults);
  }

  /** All children, or those of one name, in the order of the file. */
  children(name?: string): Cursor[] {
    return (this.element?.children ?? [])
      .filter((child) => name === undefined || child.name === name)
      .map((child) => new Cursor(this.file, this.#below(child.name), child, this.faults));
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The same place with other children; a stand-in stays one. */
  with(children: XmlElement[]): Cursor {
    return new Cursor(this.file, this.path, this.element && { ...this.element, children }, this.faults);
  }

  text(): string {
    return this.element?.text ?? "";
  }

  words(): string[] {
    return this.text()
      .split(/\s+/)
      .filter((word) => word !== "");
  }

  /** All numbers of the text; a fault when a word is none or there are fewer than `least`. */
  numbers(min = 1): number[] {
    if (this.element === undefined) return Array<number>(min).fill(0);
    const numbers = this.words().map(parseNumber);
    if (numbers.length < min || numbers.some((number) => !Number.isFinite(number))) {
      this.fault(`should hold ${min === 1 ? "a number" : `${min} numbers`}, holds "${this.text()}"`);
      return Array<number>(min).fill(0);
    }
    return numbers;
  }

  number(): number {
    return this.numbers()[0] ?? 0;
  }

  /** A whole number; a fault when it has a fraction. */
  integer(): number {
    const number = this.number();
    if (!Number.isInteger(number)) this.fault(`should hold a whole number, holds "${this.text()}"`);
    return Math.trunc(number);
  }

  /** Whether the text is `true`, which some tools write `True`. */
  flag(): boolean {
    return this.text().toLowerCase() === "true";
  }

  fault(message: string): void {
    this.faults.add(this.file, this.path, message);
  }

  #find(name: string): XmlElement | undefined {
    return this.element?.children.find((child) => child.name === name);
  }

  #below(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`;
  }
}

/**
 * A number as the game has it, which is a float32 where it is no whole number. Some copies of definitions write it with
 * nine digits, others with six: the shortest text of the float makes them one, so that sources can be compared.
 */
function parseNumber(word: string): number {
  const number = Number(word);
  return Number.isInteger(number) ? number : Number(floatText(Math.fround(number)));
}
