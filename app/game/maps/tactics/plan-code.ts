import {
  type BoardMark,
  type BoardPoint,
  cleanNote,
  FIELD_STEPS,
  INKS,
  MARK_KINDS,
  MAX_MARKS,
  MAX_NOTE,
  MAX_POINTS,
  type TacticsBoard,
} from "./tactics-board.ts";

/**
 * A plan as a URL parameter: the version, a checksum of two characters, then as bits the map, the number of marks and
 * each mark. Uses only URL-safe characters, so nothing is escaped.
 */
const VERSION = "1";
const CHECK_LETTERS = 2;
const MAP_BITS = 16;
const COUNT_BITS = 7;

/** Letters of the longest code: with everything else an address may have it stays below 2,000 (query.test.ts). */
export const MAX_BOARD_CODE = 1600;

/** Why a code is no plan of a map. */
export type PlanProblem = "broken" | "newer" | "large" | "other-map";

/** The code of a plan on a map, however long; empty for a plan without marks. */
export function encodePlan(plan: TacticsBoard, mapId: number): string {
  if (plan.length === 0) return "";
  const bits = new BitWriter();
  bits.write(mapId, MAP_BITS);
  bits.write(plan.length, COUNT_BITS);
  for (const mark of plan) writeMark(bits, mark);
  const body = bits.end();
  return VERSION + checksum(body) + body;
}

/** Whether a plan has room in a link. */
export function fitsLink(plan: TacticsBoard, mapId: number): boolean {
  return plan.length <= MAX_MARKS && encodePlan(plan, mapId).length <= MAX_BOARD_CODE;
}

/** The plan that a code says, or why it is none of this map. Takes anything that an address may hold. */
export function decodePlan(code: string, mapId: number): { plan: TacticsBoard } | { problem: PlanProblem } {
  if (code === "") return { plan: [] };
  if (code.length > MAX_BOARD_CODE) return { problem: "large" };
  if (!code.startsWith(VERSION)) return { problem: /^[2-9][\w-]+$/.test(code) ? "newer" : "broken" };
  const body = code.slice(1 + CHECK_LETTERS);
  if (checksum(body) !== code.slice(1, 1 + CHECK_LETTERS)) return { problem: "broken" };
  try {
    const bits = new BitReader(body);
    if (bits.read(MAP_BITS) !== mapId) return { problem: "other-map" };
    const count = bits.read(COUNT_BITS);
    if (count > MAX_MARKS) return { problem: "large" };
    const plan = Array.from({ length: count }, () => readMark(bits));
    const marks = plan.filter((mark) => mark !== null);
    return marks.length === count && bits.atEnd() ? { plan: marks } : { problem: "broken" };
  } catch (error) {
    if (error instanceof BitsMissing) return { problem: "broken" };
    throw error;
  }
}

/** The number of the map that a code is of; null for a code that is broken. */
export function mapOfCode(code: string): number | null {
  const decoded = decodePlan(code, -1);
  if (!("problem" in decoded) || decoded.problem !== "other-map") return null;
  return new BitReader(code.slice(1 + CHECK_LETTERS)).read(MAP_BITS);
}

/** FNV-1a over the characters, truncated to twelve bits, to detect links that lost their end. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const bits = new BitWriter();
  bits.write((hash ^ (hash >>> 12)) & 0xfff, CHECK_LETTERS * 6);
  return bits.end();
}

const KIND_BITS = 2;
const INK_BITS = 2;
/** Of a coordinate: 0 to 1,000. */
const STEP_BITS = 10;
/** Of how many points a line has, and of how many letters a note has. */
const POINTS_BITS = 7;
const NOTE_BITS = 6;
/** Of how many bits a step from point to point takes. */
const WIDTH_BITS = 4;
/** Letters as most notes have them take seven bits, those of most other alphabets eleven. */
const LETTER_SIZES = [7, 11, 21] as const;

export function writeMark(bits: BitWriter, { kind, ink, points, note }: BoardMark): void {
  bits.write(MARK_KINDS.indexOf(kind), KIND_BITS);
  bits.write(INKS.indexOf(ink), INK_BITS);
  if (kind === "arrow" || kind === "line") writeWay(bits, points);
  else for (const point of points) writePoint(bits, point);
  if (kind === "marker") writeNote(bits, note);
}

/** Reads a mark; null if it is invalid. @throws BitsMissing */
export function readMark(bits: BitReader): BoardMark | null {
  const kind = MARK_KINDS[bits.read(KIND_BITS)] ?? "marker";
  const ink = INKS[bits.read(INK_BITS)] ?? "amber";
  const way = kind === "arrow" || kind === "line";
  const points = way ? readWay(bits) : Array.from({ length: kind === "ruler" ? 2 : 1 }, () => readPoint(bits));
  const note = kind === "marker" ? readNote(bits) : "";
  const onField = points.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= FIELD_STEPS);
  if (!onField || note === null || (way && points.length < 2)) return null;
  return { kind, ink, points, note };
}

function writePoint(bits: BitWriter, { x, y }: BoardPoint): void {
  bits.write(x, STEP_BITS);
  bits.write(y, STEP_BITS);
}

function readPoint(bits: BitReader): BoardPoint {
  const x = bits.read(STEP_BITS);
  return { x, y: bits.read(STEP_BITS) };
}

/** The first point, and the steps that lead on from it: these are mostly short. */
function writeWay(bits: BitWriter, points: readonly BoardPoint[]): void {
  const [first, ...others] = points.slice(0, MAX_POINTS);
  if (!first) return;
  const steps = others.flatMap(({ x, y }, i) => [x - (points[i]?.x ?? 0), y - (points[i]?.y ?? 0)]).map(folded);
  const width = Math.max(1, Math.max(0, ...steps).toString(2).length);
  bits.write(others.length + 1, POINTS_BITS);
  writePoint(bits, first);
  bits.write(width, WIDTH_BITS);
  for (const step of steps) bits.write(step, width);
}

function readWay(bits: BitReader): BoardPoint[] {
  const count = bits.read(POINTS_BITS);
  let last = readPoint(bits);
  const width = bits.read(WIDTH_BITS);
  const points = [last];
  for (let i = 1; i < count; i++) {
    const x = last.x + unfolded(bits.read(width));
    last = { x, y: last.y + unfolded(bits.read(width)) };
    points.push(last);
  }
  return points;
}

/** 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 … */
const folded = (step: number) => (step < 0 ? -2 * step - 1 : 2 * step);
const unfolded = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function writeNote(bits: BitWriter, note: string): void {
  const letters = [...cleanNote(note)].map((letter) => letter.codePointAt(0) ?? 0);
  bits.write(letters.length, NOTE_BITS);
  for (const letter of letters) {
    const size = LETTER_SIZES.findIndex((bitCount) => letter < 2 ** bitCount);
    // 0, 10 and 11 tell the sizes apart.
    if (size > 0) bits.write(1, 1);
    bits.write(size === 2 ? 1 : 0, 1);
    bits.write(letter, LETTER_SIZES[size] ?? 21);
  }
}

/** Null for letters that there are none of. */
function readNote(bits: BitReader): string | null {
  const count = bits.read(NOTE_BITS);
  if (count > MAX_NOTE) return null;
  let note = "";
  for (let i = 0; i < count; i++) {
    const letter = bits.read(bits.read(1) === 0 ? 7 : bits.read(1) === 0 ? 11 : 21);
    if (letter > 0x10ffff) return null;
    note += String.fromCodePoint(letter);
  }
  return cleanNote(note);
}

/** URL-safe characters, six bits each. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER_BITS = 6;

/** Writes small whole numbers of a few bits each as URL-safe characters. */
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

  /** The written text; the last character is padded with zeros. */
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

/** Thrown by a reader when too few bits are left or a character is invalid. */
export class BitsMissing extends Error {}

/** Reads the output of a BitWriter. */
export class BitReader {
  private position = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** @throws BitsMissing at the end of the text, and at a foreign letter */
  read(bits: number): number {
    let value = 0;
    for (let i = 0; i < bits; i++, this.position++) {
      const letter = LETTERS.indexOf(this.text[Math.floor(this.position / LETTER_BITS)] ?? " ");
      if (letter < 0) throw new BitsMissing();
      value = value * 2 + (Math.floor(letter / 2 ** (LETTER_BITS - 1 - (this.position % LETTER_BITS))) % 2);
    }
    return value;
  }

  /** Whether nothing is left but what fills the last letter. */
  atEnd(): boolean {
    return Math.ceil(this.position / LETTER_BITS) === this.text.length;
  }
}
