import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Window } from "#app/game/players/windows.ts";
import { PeriodStrip } from "./period-strip.tsx";
import type { PeriodCell } from "./source-facts.ts";

const cells: PeriodCell[] = [
  { window: "session", label: "Last session", wn8: null, level: null, battles: "1" },
  { window: "7d", label: "7 days", wn8: "1,457", level: "adequate", battles: "96" },
  { window: "all", label: "All time", wn8: "0", level: null, battles: "12,345" },
];
const strip = (window: Window, { of = cells, withOthers = false } = {}) =>
  renderToStaticMarkup(
    <PeriodStrip cells={of} window={window} hrefOf={(to) => `/p?window=${to}`} withOthers={withOthers} />,
  );
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"([^>]*)>(.*?)<\/a>/g)].map(([, href, rest = "", inside = ""]) => ({
    href,
    isCurrent: rest.includes('aria-current="true"'),
    text: inside
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  }));

describe("the strip of periods", () => {
  it("shows WN8 and battles of each, an unknown one as a dash, zero as zero", () => {
    expect(links(strip("7d")).map(({ text }) => text)).toEqual([
      expect.stringMatching(/WN8 – 1 battle$/),
      expect.stringMatching(/WN8 1,457 96 battles$/),
      expect.stringMatching(/WN8 0 12,345 battles$/),
    ]);
  });

  it.each<Window>(["session", "7d", "all"])("leads to each period and marks the chosen one: %s", (window) => {
    const shown = links(strip(window));
    expect(shown.map(({ href }) => href)).toEqual(["/p?window=session", "/p?window=7d", "/p?window=all"]);
    expect(shown.filter(({ isCurrent }) => isCurrent).map(({ href }) => href)).toEqual([`/p?window=${window}`]);
  });

  it("colours only a level that is known", () => {
    expect([...strip("7d").matchAll(/<b(?: class="([^"]+)")?>/g)].map(([, level]) => level)).toEqual([
      undefined,
      expect.stringContaining("adequate"),
      undefined,
    ]);
  });

  it.each<[Window, RegExp]>([
    ["7d", /96 battles, WN8 1,457/],
    ["session", /1 battle, WN8 not known/],
  ])("reads out what is chosen: %s", (window, said) => {
    expect(/<p[^>]*role="status"[^>]*>(.*?)<\/p>/.exec(strip(window))?.[1]).toMatch(said);
  });

  it("has other windows where single battles are known, the shortest first", () => {
    const others = links(strip("100", { withOthers: true })).slice(cells.length);
    expect(others.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      ["/p?window=1d", false],
      ["/p?window=100", true],
      ["/p?window=1000", false],
    ]);
    expect(links(strip("100"))).toHaveLength(cells.length);
  });

  it("is no choice of one period alone, and then not there", () => {
    expect(strip("all", { of: cells.slice(2), withOthers: true })).toBe("");
  });
});
