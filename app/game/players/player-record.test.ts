import { describe, expect, it } from "vitest";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import { publishedRecord } from "./player-record.ts";
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
