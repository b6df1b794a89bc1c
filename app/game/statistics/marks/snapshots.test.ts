import { describe, expect, it } from "vitest";
import { CHANGE_SPANS, changeKey, earlierSnapshot } from "./snapshots.ts";

const [week, fortnight, month] = CHANGE_SPANS;

describe("the snapshot to compare with", () => {
  it.each([
    ["is none without another", week, [], null],
    ["is never the same one, nor a later one", week, ["2026-09-21", "2026-09-28"], null],
    ["is that of the day", week, ["2026-09-14", "2026-09-13", "2026-09-15"], "2026-09-14"],
    ["is the nearest", week, ["2026-09-11", "2026-09-16"], "2026-09-16"],
    ["is the earlier of two equally near ones", week, ["2026-09-13", "2026-09-15"], "2026-09-13"],
    ["is so in any order", week, ["2026-09-15", "2026-09-13"], "2026-09-13"],
    ["may be three days off", week, ["2026-09-11"], "2026-09-11"],
    ["may not be four days off", week, ["2026-09-10"], null],
    ["of a fortnight is another", fortnight, ["2026-09-14", "2026-09-08"], "2026-09-08"],
    ["of a month may be a week off", month, ["2026-08-29"], "2026-08-29"],
    ["of a month may not be eight days off", month, ["2026-08-30"], null],
  ])("%s", (_, span, dates, expected) => {
    expect(earlierSnapshot("2026-09-21", dates, span)).toBe(expected);
  });

  it("counts days across the change of the clocks", () => {
    expect(earlierSnapshot("2026-10-27", ["2026-10-17"], week)).toBe("2026-10-17");
  });
});

it("names the column of a change by mark and days", () => {
  expect(CHANGE_SPANS.map(({ days }) => changeKey("p95", days))).toEqual(["p95change7", "p95change14", "p95change30"]);
});
