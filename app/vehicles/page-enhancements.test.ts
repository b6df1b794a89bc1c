import { describe, expect, it } from "vitest";
import { currentSection } from "./page-enhancements.ts";

/** Two columns; the page ends before the last section reaches the tabs. */
const sections = [
  { id: "modules", top: 560, landing: 450 },
  { id: "guns", top: 780, landing: 670 },
  { id: "characteristics", top: 560, landing: 450 },
  { id: "charts", top: 1960, landing: 1850 },
  { id: "sources", top: 2500, landing: 2000 },
  { id: "expected", top: 2300, landing: 2000 },
];

describe("the section that one has come to", () => {
  it.each([
    ["is the first as long as none is reached", 0, "", "modules"],
    ["is the last that is reached", 1000, "", "guns"],
    ["is reached where its tab leads", 1850, "", "charts"],
    ["is, of two beside one another, the first", 460, "", "modules"],
    ["is, of two beside one another, the one that was asked for", 460, "characteristics", "characteristics"],
    ["is not the one that was asked for when one has scrolled on", 700, "characteristics", "guns"],
    ["is the lowest at the end of the page", 2000, "", "sources"],
    ["is the one that was asked for at the end of the page", 2000, "expected", "expected"],
  ])("%s", (_, scrolled, asked, current) => {
    expect(currentSection(sections, scrolled, asked)).toBe(current);
  });

  it("is none where there are no sections", () => {
    expect(currentSection([], 0, "")).toBeUndefined();
  });
});
