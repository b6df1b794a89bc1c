/** A point of a chart: its position in per cent of the drawing, and its label: "AP, 300 m: 194 mm". */
export interface ChartPoint {
  x: number;
  y: number;
  text: string;
}

/** The points of a chart as text for its markup: one per line, with an empty line between two series. */
export function readPoints(text: string): ChartPoint[][] {
  return text.split("\n\n").map((line) =>
    line.split("\n").map((point) => {
      const [x, y, ...words] = point.split(" ");
      return { x: Number(x), y: Number(y), text: words.join(" ") };
    }),
  );
}
