import { metresBetween, pointSquare, positionOf } from "#app/game/maps/squares.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";
import { type Bounds, distance, type MapPosition } from "../geometry.ts";
import type { PlanProblem } from "./plan-code.ts";
import {
  type BoardMark,
  type BoardPoint,
  type Ink,
  MARK_KINDS,
  MAX_MARKS,
  type MarkKind,
  type TacticsBoard,
} from "./tactics-board.ts";

/** What distances are measured to: a layout's bases, or a team's starts if it has none. */
export interface Goals {
  bounds: Bounds;
  /** "your base" with its places: of several the nearest counts. */
  goals: readonly { name: string; positions: readonly MapPosition[] }[];
}

/** The square of a point, its metres from the origin of the arena, and how far it is to each goal. */
export function describeSpot(point: BoardPoint, { bounds, goals }: Goals): { square: string; at: string; far: string } {
  const position = positionOf(point, bounds);
  const [x, y] = position.map((metres) => formatNumber(Math.round(metres)));
  const distances = goals
    .filter(({ positions }) => positions.length > 0)
    .map(
      ({ name, positions }) =>
        `${metresText(Math.min(...positions.map((goal) => distance(position, goal))))} to ${name}`,
    );
  return { square: pointSquare(point, bounds), at: `x ${x}, y ${y}`, far: distances.join(", ") };
}

const KIND_LABELS: Record<MarkKind, [one: string, several: string]> = {
  marker: ["marker", "markers"],
  arrow: ["arrow", "arrows"],
  line: ["line", "lines"],
  ruler: ["distance", "distances"],
};

export const INK_LABELS: Record<Ink, string> = {
  amber: "Amber, solid",
  blue: "Blue, dashed",
  violet: "Violet, dotted",
  plain: "Plain, dashes and dots",
};

/** "2 markers, 1 arrow" */
export function planCounts(plan: TacticsBoard): string {
  return MARK_KINDS.flatMap((kind) => {
    const count = plan.filter((mark) => mark.kind === kind).length;
    return count === 0 ? [] : [`${count} ${KIND_LABELS[kind][count === 1 ? 0 : 1]}`];
  }).join(", ");
}

interface MarkRow {
  /** "Marker 1", "Arrow": its name in the control that removes it. */
  name: string;
  /** The number of a marker; null for all else. */
  number: number | null;
  /** "D6" or "D6 to F3", with the length if it has one. */
  where: string;
}

/** List text for each mark. */
export function markRows(plan: TacticsBoard, bounds: Bounds): MarkRow[] {
  let markers = 0;
  return plan.map((mark) => {
    const number = mark.kind === "marker" ? ++markers : null;
    const name = capitalised(KIND_LABELS[mark.kind][0]) + (number === null ? "" : ` ${number}`);
    return { name, number, where: whereText(mark, bounds) };
  });
}

function whereText({ points, kind }: BoardMark, bounds: Bounds): string {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return "";
  const [first, last] = [pointSquare(from, bounds), pointSquare(to, bounds)];
  const way = first === last ? first : `${first} to ${last}`;
  return kind === "ruler" ? `${way}, ${metresText(metresBetween(from, to, bounds))}` : way;
}

export function metresText(metres: number): string {
  return `${formatNumber(Math.round(metres))} m`;
}

const PROBLEMS: Record<Exclude<PlanProblem, "other-map">, string> = {
  broken: "The plan in this link is broken: a part of the link is missing or was changed. Ask for it again.",
  newer: "The plan in this link was made with a newer version of the Index. Reload the page in a moment.",
  large: `The plan in this link is too large: a plan has at most ${MAX_MARKS} marks, and its link 2,000 letters.`,
};

/** Why the plan of a link is not drawn. @param other the name of the map that it is of; null when none is known */
export function problemText(problem: PlanProblem, other: string | null): string {
  if (problem === "other-map")
    return other === null ? PROBLEMS.broken : `The plan in this link was drawn on ${other}: it is not shown here.`;
  return `${PROBLEMS[problem]} The map is shown without it.`;
}
