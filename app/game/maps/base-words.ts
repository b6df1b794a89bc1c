/** A circle of a plan, in its units. */
export interface PlanCircle {
  x: number;
  y: number;
  r: number;
}

/** Where the words of a base stand, in units of the plan. */
export interface WordsPlace {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Words as wide and as high as they are on the smallest screens (`map-drawing`), units of the plan.
const LETTER = 18;
const HIGH = 34;
const GAP = 12;

/**
 * Where the words beside circles stand so that they cover neither another circle nor other words, on the smallest
 * screen too: at the right, else at the left, below or above. Where all of it is taken, where least is covered.
 */
export function wordsPlaces(
  bases: readonly (PlanCircle & { label: string })[],
  field: { width: number; height: number },
): WordsPlace[] {
  const taken: LabelBox[] = bases.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  return bases.map((base, own) => {
    const others = taken.filter((_, i) => i !== own);
    const wide = base.label.length * LETTER;
    const cost = (place: WordsPlace) => {
      const box = boxOf(place, wide);
      const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
      return covered + outside(box, field);
    };
    const [first, ...rest] = placesAround(base);
    const best = rest.reduce((a, b) => (cost(b) < cost(a) ? b : a), first);
    taken.push(boxOf(best, wide));
    return best;
  });
}

function placesAround({ x, y, r }: PlanCircle): [WordsPlace, ...WordsPlace[]] {
  return [
    { x: x + r + GAP, y: y + 7, anchor: "start" },
    { x: x - r - GAP, y: y + 7, anchor: "end" },
    { x, y: y + r + HIGH, anchor: "middle" },
    { x, y: y - r - GAP, anchor: "middle" },
  ];
}

/** @param y of the line that letters stand on */
function boxOf({ x, y, anchor }: WordsPlace, wide: number): LabelBox {
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - HIGH, bottom: y + HIGH / 4 };
}

function overlap(a: LabelBox, b: LabelBox): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How much of a box is beside the field. */
function outside(box: LabelBox, { width, height }: { width: number; height: number }): number {
  const whole = (box.right - box.left) * (box.bottom - box.top);
  return whole - overlap(box, { left: 0, top: 0, right: width, bottom: height });
}
