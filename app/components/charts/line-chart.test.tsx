import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LineChart } from "./line-chart.tsx";
import { type ChartLine, type ChartRange, type LineChartLabels, lineChartContent } from "./line-chart-content.ts";

const labels: LineChartLabels = {
  head: "Distance",
  x: (at) => `${at} m`,
  y: (value) => `${value} mm`,
  xUnit: " m",
  yTick: String,
  beyond: "–",
};
const drawn = (
  lines: readonly ChartLine[],
  { read = [0, 50, 100], range }: { read?: number[]; range?: ChartRange } = {},
) =>
  renderToStaticMarkup(
    <LineChart figures={lineChartContent(lines, [0, 50, 100], read, 0, range)} label="Penetration" labels={labels} />,
  );
const cells = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell),
  );
/** Heights in the drawing of the points of a path; they grow downwards. */
const heights = (html: string, path: RegExp) =>
  [...(html.match(path)?.[1] ?? "").matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));

const falling: ChartLine = {
  label: "AP",
  points: [
    [0, 200],
    [50, 180],
    [100, 140],
  ],
};

describe("a chart of lines", () => {
  it("has its figures as a table, read between the points too, and not beyond them", () => {
    const short: ChartLine = {
      label: "HE",
      points: [
        [0, 60],
        [50, 60],
      ],
    };
    expect(cells(drawn([falling, short], { read: [0, 25, 100] }))).toEqual([
      ["Distance", "AP", "HE"],
      ["0 m", "200 mm", "60 mm"],
      ["25 m", "190 mm", "60 mm"],
      ["100 m", "140 mm", "–"],
    ]);
  });

  it("draws what is more higher up, zero at the bottom, and keeps what lies below zero inside", () => {
    const html = drawn([
      {
        label: "AP",
        points: [
          [0, -20],
          [50, 0],
          [100, 40],
        ],
      },
    ]);
    const [low = 0, zero = 0, high = 0] = heights(html, /<path class="chart-line" d="([^"]+)"/);
    expect(high).toBeLessThan(zero);
    expect(zero).toBeLessThan(low);
    // The plot's upper and lower edge.
    expect([high >= 20, low <= 232]).toEqual([true, true]);
    expect(cells(html).map((row) => row[1])).toEqual(["AP", "-20 mm", "0 mm", "40 mm"]);
  });

  it("gives each line a look and a name of its own, and its peers the grey one", () => {
    const html = drawn([falling, { ...falling, label: "HE" }, { ...falling, label: "All", peers: true }]);
    expect([...html.matchAll(/class="(chart-line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      "chart-line",
      "chart-line chart-line-2",
      "chart-line chart-line-peers",
    ]);
    expect(
      [...html.matchAll(/<text(?: class="(chart-name-\d)")? [^>]*>(AP|HE|All)</g)].map(([, look, name]) => [
        look,
        name,
      ]),
    ).toEqual([
      ["chart-name-1", "AP"],
      ["chart-name-2", "HE"],
      [undefined, "All"],
    ]);
  });

  it("holds names apart, however close the lines end", () => {
    const html = drawn(["A", "B", "C"].map((label) => ({ ...falling, label })));
    const ends = [...html.matchAll(/<text class="chart-name-\d" x="[\d.]+" y="([\d.]+)"/g)]
      .map(([, y]) => Number(y))
      .sort((a, b) => a - b);
    expect(ends).toHaveLength(3);
    for (const [at, y] of ends.slice(1).entries()) expect(y - (ends[at] ?? 0)).toBeGreaterThanOrEqual(13);
  });

  it("has everything that can be read of it at its points, by keys too", () => {
    const points = drawn([falling]).match(/data-points="([^"]+)"/)?.[1] ?? "";
    expect(points.split("\n").map((point) => point.replace(/^[\d.]+ [\d.]+ /, ""))).toEqual([
      "AP, 0 m: 200 mm",
      "AP, 50 m: 180 mm",
      "AP, 100 m: 140 mm",
    ]);
  });
});

describe("the range of a chart", () => {
  const range: ChartRange = {
    label: "95%",
    low: [
      [0, 150],
      [100, 100],
    ],
    high: [
      [0, 250],
      [100, 300],
    ],
  };

  it("is a surface between its bounds, which the axis holds, with its name", () => {
    const html = drawn([falling], { range });
    const [upperLeft = 0, upperRight = 0, lowerRight = 0, lowerLeft = 0] = heights(
      html,
      /<path class="chart-range" d="([^"]+Z)"/,
    );
    expect([upperRight < upperLeft, upperLeft < lowerLeft, lowerLeft < lowerRight, upperRight >= 20]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(html).toMatch(/<text x="[\d.]+" y="[\d.]+">95%</);
  });

  it("is a column of the table and can be read with both bounds, and not beyond them", () => {
    const html = drawn([falling], {
      range: {
        ...range,
        low: [
          [0, 150],
          [50, 100],
        ],
        high: [
          [0, 250],
          [50, 300],
        ],
      },
    });
    expect(cells(html).map((row) => row.at(-1))).toEqual(["95%", "150 mm to 250 mm", "100 mm to 300 mm", "–"]);
    const points = html.match(/data-points="([^"]+)"/)?.[1] ?? "";
    expect(
      points
        .split("\n\n")[1]
        ?.split("\n")
        .map((point) => point.replace(/^[\d.]+ [\d.]+ /, "")),
    ).toEqual(["95%, 0 m: 150 mm to 250 mm", "95%, 50 m: 100 mm to 300 mm"]);
  });

  it("is not there without one", () => expect(drawn([falling])).not.toContain("chart-range"));
});
