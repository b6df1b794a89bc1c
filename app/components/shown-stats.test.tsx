import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { positionOnBar } from "#app/game/charts/bar-position.ts";
import { RATINGS, ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import { ChartTable } from "./charts/chart-table.tsx";
import { LineChart } from "./charts/line-chart.tsx";
import { type ChartLine, lineChartContent } from "./charts/line-chart-content.ts";
import { ScatterChart } from "./charts/scatter-chart.tsx";
import { type Marked, scatterPlot } from "./charts/scatter-plot.ts";
import { LargeStatGrid } from "./large-stat-grid.tsx";
import { RatingBadge, RatingInRow, ratingValue } from "./rating/rating-badge.tsx";
import { ContoursContext } from "./vehicle/contour.tsx";
import { statClass } from "./vehicle/percentile-stat.ts";
import { StatBar } from "./vehicle/stat-bar.tsx";
import { VehicleLink } from "./vehicle/vehicle-link.tsx";

const html = (node: ReactNode) => renderToStaticMarkup(node);
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
const LONG = "Panzerkampfwagen ".repeat(40).trim();
const EVIL = '<img src=x onerror="a">&';
const escaped = "&lt;img src=x onerror=&quot;a&quot;&gt;&amp;";

describe("figures in large type", () => {
  const grid = (stat: { text: string | null; unit?: string; note?: string; label?: string }) =>
    html(<LargeStatGrid label="All" className="grid-cols-2" stats={[{ label: "Damage", note: "", ...stat }]} />);

  it.each([
    ["a figure", { text: "1,234", unit: "hp" }, "|Damage|1,234|hp|"],
    ["zero", { text: "0", unit: "%" }, "|Damage|0|%|"],
    ["a negative one", { text: "−12.5" }, "|Damage|−12.5|"],
    ["an unknown one", { text: null, unit: "hp" }, "|Damage|Not known|"],
    ["a note", { text: "5", note: "of 10" }, "|Damage|5|of 10|"],
    ["a very long one", { text: LONG }, `|Damage|${LONG}|`],
  ])("%s", (_, stat, text) => expect(textOf(grid(stat))).toBe(text));

  it("are text, whatever they are", () => {
    expect(grid({ text: EVIL, note: EVIL, label: EVIL })).not.toContain("<img");
    expect(grid({ text: EVIL })).toContain(escaped);
  });
});

describe("a rating", () => {
  it.each(RATINGS.filter((rating) => rating > 0))("of %d has its figure and its word, in full and small", (rating) => {
    const [value = "", label = ""] = ratingText(rating).split(" ");
    for (const badge of [<RatingBadge key="b" rating={rating} />, <RatingInRow key="r" rating={rating} />]) {
      expect(textOf(html(badge)).replaceAll(/[| ]+/g, " ").trim()).toBe(`${value} ${label}`);
    }
    expect(textOf(html(ratingValue(rating)))).toBe(`|Rating |${value}| ${label}|`);
  });

  it("of nobody is none, and no 0", () => {
    expect(textOf(html(<RatingBadge rating={0} />))).toBe("|Not rated|");
    expect(ratingValue(0)).toBeNull();
  });

  it.each([-1, 5.5, 2.3, Number.NaN])("that is none (%d) is refused, not drawn", (rating) => {
    expect(() => html(<RatingBadge rating={rating} />)).toThrow(RangeError);
  });
});

describe("a tier", () => {
  it.each([
    [1, "I"],
    [4, "IV"],
    [10, "X"],
    [11, "XI"],
  ])("%d is %s, and a number for who listens", (tier, roman) => {
    const markup = html(<TierBadge tier={tier} />);
    expect(textOf(markup)).toBe(`|${roman}|`);
    expect(markup).toContain(`aria-label="Tier ${tier}"`);
  });
});

describe("a bar of a figure against its group", () => {
  const bar = (value: number, spread: { mean: number; min: number; max: number }, key: "dpm" | "reload" = "dpm") => {
    const position = positionOnBar(key, value, spread);
    return position && html(<StatBar position={position} />);
  };
  const spread = { mean: 50, min: 0, max: 100 };

  it.each([
    ["the best", 100, "percent-100", "stat-bar-good"],
    ["the worst", 0, "percent-0", "stat-bar-bad"],
    ["beyond the best", 400, "percent-100", "stat-bar-good"],
    ["below the worst", -100, "percent-0", "stat-bar-bad"],
  ])("%s", (_, value, length, tone) => {
    const markup = bar(value, spread);
    expect(markup).toContain(`${length}"`);
    expect(markup).toContain(tone);
  });

  it("is as long as it is good, where less is better", () => {
    expect(bar(0, spread, "reload")).toContain('stat-bar-good percent-100"');
  });

  it("stays within the box for negative figures", () => {
    expect(bar(-8, { mean: -6, min: -10, max: 0 })).toMatch(/percent-20"><u class="percent-40"/);
  });

  it("is none where all are equal", () => expect(bar(5, { mean: 5, min: 5, max: 5 })).toBeNull());
});

describe("a cell's place in its group", () => {
  it.each([
    [null, "cell"],
    [undefined, "cell"],
    [0, "cell percentile percent-0"],
    [84.4, "cell percentile percent-84"],
    [100, "cell percentile percentile-top percent-100"],
  ])("%s", (percentile, classes) => expect(statClass("cell", percentile)).toBe(classes));
});

describe("the figures of a chart as a table", () => {
  const rowsOf = (markup: string) =>
    [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => textOf(row).split("|").filter(Boolean));

  it("are what the chart was given, in its order", () => {
    const rows = [
      ["Tiger I", "0", "−3.5"],
      [LONG, "–", "1,000,000"],
    ];
    const markup = html(<ChartTable label="Damage" head={["Vehicle", "0 m", "100 m"]} rows={rows} />);
    expect(rowsOf(markup)).toEqual([["Vehicle", "0 m", "100 m"], ...rows]);
  });

  it("are none of nothing", () => {
    expect(rowsOf(html(<ChartTable label="Damage" head={["Vehicle"]} rows={[]} />))).toEqual([["Vehicle"]]);
  });
});

describe("a chart of lines", () => {
  const labels = {
    head: "Distance",
    x: (at: number) => `${at} m`,
    y: (value: number) => `${value} mm`,
    xUnit: " m",
    yTick: String,
    beyond: "–",
  };
  const chart = (lines: readonly ChartLine[]) => {
    const figures = lineChartContent(lines, [0, 100, 200], [0, 100, 200]);
    return html(<LineChart figures={figures} label="Penetration" labels={labels} />);
  };
  const valuesIn = (markup: string) => textOf(/<table.*<\/table>/.exec(markup)?.[0] ?? "");

  it.each<[string, ChartLine["points"], string]>([
    [
      "figures",
      [
        [0, 200],
        [200, 100],
      ],
      "|AP|0 m|200 mm|100 m|150 mm|200 m|100 mm|",
    ],
    [
      "zero",
      [
        [0, 0],
        [200, 0],
      ],
      "|AP|0 m|0 mm|100 m|0 mm|200 m|0 mm|",
    ],
    [
      "negative ones",
      [
        [0, -50],
        [200, -150],
      ],
      "|AP|0 m|-50 mm|100 m|-100 mm|200 m|-150 mm|",
    ],
    [
      "ones that end before",
      [
        [0, 200],
        [100, 100],
      ],
      "|AP|0 m|200 mm|100 m|100 mm|200 m|–|",
    ],
    [
      "very large ones",
      [
        [0, 1e9],
        [200, 1e9],
      ],
      "|AP|0 m|1000000000 mm|100 m|1000000000 mm|200 m|1000000000 mm|",
    ],
  ])("shows %s, and draws nothing that is no number", (_, points, values) => {
    const markup = chart([{ label: "AP", points }]);
    expect(valuesIn(markup)).toContain(values);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each<[string, readonly ChartLine[]]>([
    ["no line", []],
    ["a line without a point", [{ label: "AP", points: [] }]],
  ])("of %s is empty, and whole", (_, lines) => expect(chart(lines)).not.toMatch(/NaN|Infinity|undefined/));

  it("names each line, however long its name", () => {
    const markup = chart([
      { label: LONG, points: [[0, 1]] },
      { label: EVIL, points: [[0, 2]] },
    ]);
    expect(markup).toContain(LONG);
    expect(markup).toContain(escaped);
    expect(markup).not.toContain("<img");
  });
});

describe("a chart of points", () => {
  const columns = { id: [1, 2, 3], tier: [8, 8, 9] };
  const cells = [
    [10, -5, 7],
    [1, 0, 3],
  ] as const;
  const plotOf = (marked: Partial<Marked>) =>
    scatterPlot([{ id: 1, name: "Tiger I", tier: 8, x: 10, y: 1, ...marked }], columns, ["dpm", "reload"], cells);
  const chart = (marked: Partial<Marked>) => {
    const plot = plotOf(marked);
    return plot && html(<ScatterChart plot={plot} read={async () => null as never} legend={null} />);
  };

  it.each([
    ["a figure", { x: 10, y: 1 }],
    ["zero", { x: 0, y: 0 }],
    ["a negative one", { x: -1000, y: -1 }],
    ["a very large one", { x: 1e9, y: 1e9 }],
  ])("marks a vehicle with %s, within the drawing", (_, at) => {
    const markup = chart(at) ?? "";
    expect(markup).toMatch(/class="chart-own/);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([
    ["one", { y: null }],
    ["both", { x: undefined, y: undefined }],
  ])("marks none of which %s is not known, and names it as missing", (_, at) => {
    expect(plotOf(at)?.missing).toEqual(["Tiger I"]);
    expect(chart(at)).not.toMatch(/class="chart-own/);
  });
});

describe("the game's own contour of a vehicle", () => {
  const tiger = {
    id: 529,
    slug: "tiger-i",
    name: "Tiger I",
    shortName: "Tiger I",
    tier: 7,
    type: "heavyTank",
  } as const;
  const linkOf = (contours: Parameters<typeof ContoursContext>[0]["value"]) =>
    html(
      <ContoursContext value={contours}>
        <VehicleLink vehicle={{ ...tiger, nation: "germany" }} />
      </ContoursContext>,
    );

  it("is beside its name where the installation has one, and nowhere else", () => {
    const link = linkOf({ version: "1a", without: [1] });
    expect(link).toContain('src="/api/files/v/1a/game-art/contours/529.webp"');
    // The link text already names it, so screen readers skip the picture.
    expect(link).toMatch(/<img[^>]* alt=""/);
    expect(linkOf({ version: null, without: [] })).toContain('src="/api/files/game-art/contours/529.webp"');
    expect(linkOf({ version: "1a", without: [529] })).not.toContain("<img");
    expect(linkOf(null)).not.toContain("<img");
  });
});
