import { describe, expect, test } from "vitest";
import { calendarHref, parseCalendarQuery, toggled, unknownValues } from "./calendar-query.ts";
import { countdownParts, countdownText } from "./countdown.tsx";
import { pageZone, zonesByRegion } from "./time-zones.ts";

const query = (search: string) => parseCalendarQuery(new URLSearchParams(search));

describe("the address of the calendar", () => {
  test.each([
    ["", "/calendar"],
    [
      "view=week&date=2026-11-25&category=clans,drops&zone=Asia/Tokyo",
      "/calendar?view=week&date=2026-11-25&category=drops,clans&zone=Asia/Tokyo",
    ],
    ["category=drops&category=clans", "/calendar?category=drops,clans"],
    ["view=year&category=sports,,&date=&zone=", "/calendar"],
  ])("says the same however it is written: %s", (search, href) => expect(calendarHref(query(search))).toBe(href));

  test("takes a category more or less, and none when it would name all nine", () => {
    expect(toggled(query("category=clans"), "drops").categories).toEqual(["drops", "clans"]);
    expect(toggled(query("category=clans"), "clans").categories).toEqual([]);
    const eight = query(
      "category=otherEvents,battlePass,topOfTheTree,gameMode,patchCommonTest,tournamentCompetition,clans,discountsSales",
    );
    expect(toggled(eight, "drops").categories).toEqual([]);
  });

  test("names what is not understood", () => {
    expect(unknownValues(new URLSearchParams("view=year&category=drops,sports,"))).toEqual([
      "view “year”",
      "category “sports”",
    ]);
  });
});

describe("the time zone of a page", () => {
  const zone = (requested: string | null, cookie?: string, network: string | null = null) =>
    pageZone({ requested, cookies: cookie === undefined ? null : `a=1; __Host-time-zone=${cookie}`, network });

  test("is that of the address, else the browser's, else the network's, else UTC", () => {
    expect(zone("Asia/Tokyo", "Europe/Berlin", "America/Chicago")).toEqual({
      name: "Asia/Tokyo",
      chosen: true,
      unknown: null,
    });
    expect(zone(null, "Europe/Berlin", "America/Chicago")).toEqual({
      name: "Europe/Berlin",
      chosen: false,
      unknown: null,
    });
    expect(zone(null, undefined, "America/Chicago").name).toBe("America/Chicago");
    expect(zone(null).name).toBe("UTC");
  });

  test.each(["Mars/Olympus", "+01:00", "<script>", "__proto__"])("is not %s", (name) => {
    expect(zone(name, name, name)).toMatchObject({ name: "UTC", chosen: false, unknown: name });
  });

  test("is one of some four hundred", () => {
    const zones = new Map(zonesByRegion());
    expect(zones.get("Europe")).toContain("Berlin");
    expect([...zones.values()].flat().length).toBeGreaterThan(300);
  });
});

describe("a countdown", () => {
  const hour = 3_600_000;
  test.each([
    [4 * 24 * hour - 48 * 60_000, "Begins in 3 days, 23 hours and 12 minutes", [3, 23, 12]],
    [24 * hour + 1, "Begins in 1 day and 1 minute", [1, 0, 1]],
    [59 * 60_000 + 1, "Begins in 1 hour", [0, 1, 0]],
    [1, "Begins in 1 minute", [0, 0, 1]],
    [0, "Begins now", [0, 0, 0]],
    [-hour, "Begins now", [0, 0, 0]],
  ])("of %d ms", (left, text, counts) => {
    expect(countdownText(left)).toBe(text);
    expect(countdownParts(left).map(({ count }) => count)).toEqual(counts);
  });
});
