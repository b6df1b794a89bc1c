import type { BitReader, BitWriter } from "./bits.ts";
import { cleanNote, FIELD_STEPS, INKS, MARK_KINDS, type Mark, MOST_NOTE, MOST_POINTS, type Point } from "./own-plan.ts";

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

export function writeMark(bits: BitWriter, { kind, ink, points, note }: Mark): void {
  bits.write(MARK_KINDS.indexOf(kind), KIND_BITS);
  bits.write(INKS.indexOf(ink), INK_BITS);
  if (kind === "arrow" || kind === "line") writeWay(bits, points);
  else for (const point of points) writePoint(bits, point);
  if (kind === "marker") writeNote(bits, note);
}

/** A mark as it was written; null for one that is none. @throws BitsMissing */
export function readMark(bits: BitReader): Mark | null {
  const kind = MARK_KINDS[bits.read(KIND_BITS)] ?? "marker";
  const ink = INKS[bits.read(INK_BITS)] ?? "amber";
  const way = kind === "arrow" || kind === "line";
  const points = way ? readWay(bits) : Array.from({ length: kind === "ruler" ? 2 : 1 }, () => readPoint(bits));
  const note = kind === "marker" ? readNote(bits) : "";
  const onField = points.every(({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= FIELD_STEPS);
  if (!onField || note === null || (way && points.length < 2)) return null;
  return { kind, ink, points, note };
}

function writePoint(bits: BitWriter, { x, y }: Point): void {
  bits.write(x, STEP_BITS);
  bits.write(y, STEP_BITS);
}

function readPoint(bits: BitReader): Point {
  const x = bits.read(STEP_BITS);
  return { x, y: bits.read(STEP_BITS) };
}

/** The first point, and the steps that lead on from it: these are mostly short. */
function writeWay(bits: BitWriter, points: readonly Point[]): void {
  const [first, ...others] = points.slice(0, MOST_POINTS);
  if (!first) return;
  const steps = others.flatMap(({ x, y }, i) => [x - (points[i]?.x ?? 0), y - (points[i]?.y ?? 0)]).map(folded);
  const width = Math.max(1, Math.max(0, ...steps).toString(2).length);
  bits.write(others.length + 1, POINTS_BITS);
  writePoint(bits, first);
  bits.write(width, WIDTH_BITS);
  for (const step of steps) bits.write(step, width);
}

function readWay(bits: BitReader): Point[] {
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
    const size = LETTER_SIZES.findIndex((most) => letter < 2 ** most);
    // 0, 10 and 11 tell the sizes apart.
    if (size > 0) bits.write(1, 1);
    bits.write(size === 2 ? 1 : 0, 1);
    bits.write(letter, LETTER_SIZES[size] ?? 21);
  }
}

/** Null for letters that there are none of. */
function readNote(bits: BitReader): string | null {
  const count = bits.read(NOTE_BITS);
  if (count > MOST_NOTE) return null;
  let note = "";
  for (let i = 0; i < count; i++) {
    const letter = bits.read(bits.read(1) === 0 ? 7 : bits.read(1) === 0 ? 11 : 21);
    if (letter > 0x10ffff) return null;
    note += String.fromCodePoint(letter);
  }
  return cleanNote(note);
}
