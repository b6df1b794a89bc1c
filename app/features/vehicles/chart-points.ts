/** A point of a chart: its place in per cent of the drawing, and what it says: "AP, 300 m: 194 mm". */
export interface ChartPoint {
  x: number;
  y: number;
  text: string;
}

/** The points of a chart as they stand in its markup: one a line, an empty line between two lines of the chart. */
export function readPoints(text: string): ChartPoint[][] {
  return text.split("\n\n").map((line) =>
    line.split("\n").map((point) => {
      const [x, y, ...words] = point.split(" ");
      return { x: Number(x), y: Number(y), text: words.join(" ") };
    }),
  );
}
