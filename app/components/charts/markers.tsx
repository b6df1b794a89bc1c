import { short } from "#app/game/charts/axis.ts";

/** Outlines around 0 0, about 10 across: one per column, so that columns never differ by colour alone. */
const OUTLINES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  polygon(16, 4.6),
  polygon(4, 5.8, 45),
  polygon(3, 6),
  polygon(4, 6),
  polygon(3, 6, 180),
  polygon(5, 5.6),
  polygon(6, 5.4, 30),
  star(6, 2.4),
];

/** The mark of the n-th column, from 0, with its middle at a place. */
export function markerPath(column: number, x: number, y: number): string {
  const outline = OUTLINES[column % OUTLINES.length] ?? [];
  return `${outline.map(([dx, dy], corner) => `${corner === 0 ? "M" : "L"}${short(x + dx)} ${short(y + dy)}`).join("")}Z`;
}

function polygon(corners: number, radius: number, turned = 0): [number, number][] {
  return Array.from({ length: corners }, (_, corner) => at(radius, (360 * corner) / corners + turned));
}

function star(outer: number, inner: number): [number, number][] {
  return Array.from({ length: 8 }, (_, corner) => at(corner % 2 === 0 ? outer : inner, 45 * corner));
}

/** @param degrees clockwise from the top */
function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The class with the colour of a column; after the fourth they repeat with other marks. */
export const seriesClass = (column: number): string => `compare-series-${(column % 4) + 1}`;

export function Marker({ column }: { column: number }) {
  return (
    <svg className={`compare-marker ${seriesClass(column)}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d={markerPath(column, 7, 7)} />
    </svg>
  );
}
