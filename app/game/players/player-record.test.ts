import { describe, expect, it } from "vitest";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { countedSince, preferredSource, publishedRecord } from "./player-record.ts";
import type { PublishedDay } from "./published/published-days.ts";
import type { VehicleSums } from "./vehicle-sums.ts";
import { trendStep, WINDOWS, type Window, windowOf } from "./windows.ts";

const DAY = 86_400_000;
const today = 20_800;
const now = today * DAY + DAY / 2;
const vehicle = (tankId: number, battles: number): VehicleSums => ({ tankId, sums: { ...NO_BATTLES, battles } });
const day = (ago: number, ...vehicles: VehicleSums[]): PublishedDay => ({
  day: today - ago,
  sinceDay: today - ago - 1,
  vehicles,
  from: (today - ago - 1) * DAY,
  to: (today - ago) * DAY,
});
const published = {
  vehicles: [vehicle(1, 900), vehicle(2, 100)],
  days: [day(40, vehicle(1, 5)), day(6, vehicle(1, 3), vehicle(2, 1)), day(0, vehicle(2, 4))],
  since: (today - 41) * DAY,
};

describe("the source that a page starts with", () => {
  const daysAgo = (days: number) => now / 1000 - days * 86_400;
  it.each<[string, number | null, boolean, ReturnType<typeof preferredSource>]>([
    ["is none where there is none", null, false, null],
    ["is the publisher without uploads", null, true, "publisher"],
    ["is the uploads without the publisher, however old", daysAgo(2000), false, "own"],
    ["is recent uploads", daysAgo(89), true, "own"],
    ["is the publisher when the last upload is 90 days old", daysAgo(90), true, "publisher"],
  ])("%s", (_, sentAt, isPublisherKnown, source) => {
    expect(preferredSource(sentAt, isPublisherKnown, now)).toBe(source);
  });
});

describe("what the publisher tells of a window", () => {
  it.each<[Window, [tankId: number, battles: number][] | null]>([
    [
      "all",
      [
        [1, 900],
        [2, 100],
      ],
    ],
    [
      "30d",
      [
        [1, 3],
        [2, 5],
      ],
    ],
    [
      "7d",
      [
        [1, 3],
        [2, 5],
      ],
    ],
    ["1d", [[2, 4]]],
    // Readings begin within it: what they tell is shown with the day from which on.
    [
      "90d",
      [
        [1, 8],
        [2, 5],
      ],
    ],
    // Single battles it does not tell.
    ["100", null],
    ["session", null],
  ])("of %s", (window, expected) => {
    const record = publishedRecord(published, window, now);
    expect(record?.vehicles.map(({ tankId, sums }) => [tankId, sums.battles]) ?? null).toEqual(expected);
  });

  it("is nothing of days without any reading, and everything of all time", () => {
    const unread = { ...published, days: [], since: null };
    expect(publishedRecord(unread, "7d", now)).toBeNull();
    expect(publishedRecord(unread, "all", now)).toMatchObject({ vehicles: published.vehicles, compared: null });
  });

  it.each<[Window, readingAgo: number, isKnown: boolean]>([
    ["1d", 3, true],
    ["7d", 6, true],
    ["7d", 5, false],
    ["30d", 3, false],
  ])("of %s is known by a single reading %i days ago: %s", (window, ago, isKnown) => {
    const read = { ...published, days: [], since: (today - ago) * DAY + 1 };
    expect(publishedRecord(read, window, now)?.vehicles ?? null).toEqual(isKnown ? [] : null);
  });

  it.each<[Window, VehicleSums[], isKnown: boolean]>([
    ["7d", [], false],
    ["7d", [vehicle(1, 2)], true],
    ["90d", [vehicle(1, 2)], true],
  ])("of %s is known by readings within it if battles lie between them: %j", (window, vehicles, isKnown) => {
    const read = { ...published, days: [day(1, ...vehicles)], since: (today - 2) * DAY };
    expect(publishedRecord(read, window, now) !== null).toBe(isKnown);
  });

  it.each<[Window, readAgo: number, since: boolean]>([
    ["7d", 7, false],
    ["7d", 6, false],
    ["7d", 5, true],
    ["7d", 8, true],
    ["1d", 1, false],
    ["all", 5, false],
    ["100", 5, false],
  ])("of %s counts from a reading %i days ago: not from its own begin: %s", (window, ago, since) => {
    const from = (today - ago) * DAY + 1;
    const days = [day(40, vehicle(1, 1)), { ...day(0, vehicle(1, 2)), from }];
    expect(countedSince({ days }, window, now)).toBe(since ? from : null);
    expect(countedSince({ days: [] }, window, now)).toBeNull();
  });

  it("begins with its first day, and is of one day in no stretches", () => {
    const days = [day(7, vehicle(1, 1)), day(6, vehicle(1, 10)), day(1, vehicle(1, 100)), day(0, vehicle(1, 1000))];
    const battlesOf = (window: Window) =>
      publishedRecord({ ...published, days }, window, now)?.vehicles.map(({ sums }) => sums.battles);
    expect([battlesOf("7d"), battlesOf("1d")]).toEqual([[1110], [1000]]);
    expect(publishedRecord({ ...published, days }, "1d", now)).toMatchObject({ stretches: [], step: null });
  });

  it("has its stretches in the order of time, and none of before it", () => {
    const days = [day(0, vehicle(1, 4)), day(87, vehicle(1, 3)), day(89, vehicle(1, 2)), day(90, vehicle(1, 1))];
    const record = publishedRecord({ ...published, days, since: (today - 91) * DAY }, "90d", now);
    expect(record?.stretches.map(({ day: first, vehicles }) => [today - first, vehicles[0]?.sums.battles])).toEqual([
      [89, 5],
      [2, 4],
    ]);
  });

  it("is put together in stretches of days", () => {
    const record = publishedRecord(published, "90d", now);
    expect([
      record?.step,
      record?.stretches.map(({ day: first, vehicles }) => [today - first, vehicles.length]),
    ]).toEqual([
      3,
      [
        [41, 1],
        [8, 2],
        [2, 1],
      ],
    ]);
  });
});

describe("windows", () => {
  it("are read from an address, all time where it names none", () => {
    expect(WINDOWS.map(windowOf)).toEqual([...WINDOWS]);
    expect([null, "", "2d"].map(windowOf)).toEqual(["all", "all", "all"]);
  });

  it.each<[Window, ReturnType<typeof trendStep>]>([
    ["all", { from: today - 363, step: 14 }],
    ["90d", { from: today - 89, step: 3 }],
    ["7d", { from: today - 6, step: 1 }],
    ["100", null],
  ])("of %s are followed in stretches", (window, step) => {
    expect(trendStep(window, now)).toEqual(step);
  });
});
