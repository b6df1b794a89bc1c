import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { StatLine } from "../characteristics/stat-lines.ts";
import { Breakdown, CalculatedRow } from "./calculated-row.tsx";
import type { BreakdownContent, StatStep } from "./stat-steps.ts";

// Units stay with their figures.
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("\u00a0", " ");
const step = (change: Partial<StatStep> = {}): StatStep => ({
  label: "Equipment",
  detail: "Gun rammer × 0.9",
  delta: "+143",
  factor: "× 1.067",
  tone: "better",
  value: "2,277",
  bar: { top: 10, height: 90 },
  ...change,
});
const breakdown = (content: Partial<BreakdownContent>) =>
  renderToStaticMarkup(
    <Breakdown breakdown={{ steps: [], text: "", disputed: [], ...content }} text="How it is computed." />,
  );
const stepsIn = (markup: string) => [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => textOf(item));

describe("a breakdown", () => {
  it.each<[string, Partial<StatStep>, string]>([
    ["a gain", {}, "|Equipment|Gun rammer × 0.9|+143|× 1.067|2,277|"],
    ["a loss", { delta: "−12", tone: "worse", factor: "" }, "|Equipment|Gun rammer × 0.9|−12|2,277|"],
    ["what changes nothing", { delta: "", factor: "", tone: "" }, "|Equipment|Gun rammer × 0.9|no effect|2,277|"],
    ["the base, which is no change", { label: "Base", detail: "", delta: "", factor: "", tone: "" }, "|Base|2,277|"],
    ["zero", { delta: "−2,277", value: "0", factor: "" }, "|Equipment|Gun rammer × 0.9|−2,277|0|"],
    [
      "what is not known",
      { value: "Not known", delta: "", factor: "" },
      "|Equipment|Gun rammer × 0.9|no effect|Not known|",
    ],
    ["a very long detail", { detail: "x ".repeat(300) }, `|Equipment|${"x ".repeat(300)}|+143|× 1.067|2,277|`],
  ])("tells %s", (_, change, text) => expect(stepsIn(breakdown({ steps: [step(change)] }))).toEqual([text]));

  it("draws a bar for each step, within the box", () => {
    const steps = [step({ label: "Base" }), step({ bar: { top: 100, height: 0 } }), step({ label: "Crew" })];
    const bars = [...breakdown({ steps }).matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)];
    expect(bars).toHaveLength(3);
    for (const [, x, y, width] of bars) {
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(100);
      expect(Number(y)).toBeLessThanOrEqual(98);
    }
  });

  it("without steps is its text, with what sources dispute", () => {
    const markup = breakdown({ disputed: ["Others say 5%."] });
    expect(textOf(markup)).toBe("|How it is computed.|Disputed: |Others say 5%.|");
    expect(markup).not.toContain("<svg");
  });
});

describe("a calculated figure", () => {
  const stat = (change: object = {}, calculated: object = {}): StatLine =>
    ({
      key: "dpm",
      label: "Damage per minute",
      text: "2,277",
      unit: "hp",
      known: true,
      explanation: "",
      position: null,
      ...change,
      calculated: {
        key: "dpm",
        bare: "2,134",
        change: { text: "+143", better: true },
        search: "?x=1",
        open: null,
        ...calculated,
      },
    }) as unknown as StatLine;
  const row = (of: StatLine) => renderToStaticMarkup(<CalculatedRow stat={of} path="/529/tiger-i" />);

  it.each([
    ["with its change", {}, {}, "|Damage per minute|+143|2,277|hp|"],
    ["without one", {}, { change: null }, "|Damage per minute|2,277|hp|"],
    ["that is zero", { text: "0" }, { change: null }, "|Damage per minute|0|hp|"],
    ["that is negative", { text: "−4", unit: "°" }, { change: null }, "|Damage per minute|−4|°|"],
    [
      "that is not known",
      { text: "Not known", unit: "", known: false },
      { change: null },
      "|Damage per minute|Not known|",
    ],
  ])("%s", (_, change, calculated, text) => {
    const markup = row(stat(change, calculated));
    expect(textOf(markup)).toBe(text);
    expect(markup.includes("stat-value-unknown")).toBe("known" in change);
  });

  it.each([
    [true, "color-wg-good"],
    [false, "color-wg-awful"],
    [null, "color-text-3"],
  ])("has the colour of its change: better %s", (better, colour) => {
    expect(row(stat({}, { change: { text: "+1", better } }))).toContain(`stat-change ${colour}`);
  });

  it("leads to how it comes about, and is open there", () => {
    expect(row(stat())).toContain('href="/529/tiger-i?x=1#why"');
    const open = { steps: [step()], text: "Why.", disputed: [] };
    const markup = row(stat({}, { open }));
    expect(markup).toContain('aria-expanded="true"');
    expect(stepsIn(markup)).toHaveLength(1);
  });

  it("without a loadout is none", () => {
    const { calculated: _, ...bare } = stat();
    expect(row(bare as StatLine)).toBe("");
  });
});
