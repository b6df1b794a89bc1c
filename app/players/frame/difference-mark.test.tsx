import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDifference, StatGrid } from "./difference-mark.tsx";

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
const grid = (stat: Partial<Parameters<typeof StatGrid>[0]["stats"][number]>) =>
  renderToStaticMarkup(
    <StatGrid
      columns="grid-cols-2"
      than="vs all time"
      stats={[{ label: "Win rate", text: "52.7", unit: "%", difference: null, ...stat }]}
    />,
  );

describe("a difference", () => {
  it.each([
    ["up", { by: 2.04, isClear: true }, { text: "+2.0", isUp: true, isClear: true }],
    ["down", { by: -2.04, isClear: false }, { text: "−2.0", isUp: false, isClear: false }],
    ["that rounds to nothing", { by: 0.04, isClear: false }, null],
    ["of nothing", { by: 0, isClear: false }, null],
    ["that is not known", null, null],
  ])("%s", (_, of, expected) => expect(formatDifference(of as never, 1)).toEqual(expected));
});

describe("a stat among others", () => {
  it.each([
    ["alone", {}, "|Win rate|52.7|%|"],
    ["that is zero", { text: "0" }, "|Win rate|0|%|"],
    ["that is negative", { text: "−12" }, "|Win rate|−12|%|"],
    ["that is not known", { text: "–", unit: "" }, "|Win rate|–|"],
    ["very long", { text: "9".repeat(300) }, `|Win rate|${"9".repeat(300)}|%|`],
    ["with a note", { note: "Too few battles to tell" }, "|Win rate|52.7|%|Too few battles to tell|"],
    [
      "with a clear difference, which says more than a note",
      { note: "n", difference: { text: "+2.0", isUp: true, isClear: true } },
      "|Win rate|52.7|%|+2.0| vs all time|",
    ],
    [
      "with one that could be chance",
      { difference: { text: "−2.0", isUp: false, isClear: false } },
      "|Win rate|52.7|%|−2.0| (could be chance)| vs all time|",
    ],
    [
      "with one of which that is not known",
      { difference: { text: "−2.0", isUp: false, isClear: null } },
      "|Win rate|52.7|%|−2.0| vs all time|",
    ],
  ])("%s", (_, stat, text) => expect(textOf(grid(stat))).toBe(text));
});
