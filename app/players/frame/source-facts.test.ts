import { describe, expect, it } from "vitest";
import type { BattleStats } from "#app/game/battles/answers.ts";
import { NO_BATTLES } from "#app/game/battles/battle-sums.ts";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { type KnownStatistics, knownStatistics } from "#app/game/players/statistics-answer.fixture.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import { periodCells, type SourceFacts, sourceFacts } from "./source-facts.ts";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 22, 14, 30);
const today = Math.floor(now / (24 * HOUR));

const known = (changes: Partial<KnownStatistics> = {}) => knownStatistics({ readAt: now - 2 * HOUR, ...changes });
const sent = (changes: Partial<BattleStats> = {}): BattleStats => ({
  battles: 1234,
  firstAt: (now - 48 * HOUR) / 1000,
  lastAt: (now - HOUR) / 1000,
  vehicles: [],
  beside: [],
  stretches: [],
  singles: [],
  newest: [],
  marks: [],
  periods: { session: [], "7d": [], "30d": [], "90d": [] },
  combined: [],
  ...changes,
});

/** Facts for stats from one source, or from none; `changes` sets what the publisher and uploads return. */
function factsOf(source: StatsSource | null, changes: Partial<PlayerStats> = {}) {
  const { window = "all" } = changes;
  const record = source && { window, vehicles: [], compared: null, all: [], stretches: [], step: null };
  const sources: StatsSource[] = source === null ? [] : [source];
  const others = { own: null, singles: [], published: { kind: "not-configured" } as const, ownFailed: false };
  return sourceFacts({ window, source, record, periods: [], sources, ...others, ...changes }, now);
}

const yesterday = { day: today, sinceDay: today - 1, from: now - 24 * HOUR, to: now - 2 * HOUR, vehicles: [] };
const counted = (since: string) => `From the publisher’s totals since ${since}, 2 hours ago`;

describe("whose count figures are", () => {
  it.each<[string, Partial<PlayerStats>, string]>([
    ["of all time", {}, "From the publisher’s totals, 2 hours ago"],
    [
      "of days, since the first of them",
      { window: "7d", published: known({ since: now - 900 * HOUR, days: [yesterday] }) },
      counted("21 Nov"),
    ],
    [
      "of days, since the first of these and not of others",
      {
        window: "7d",
        published: known({ days: [{ ...yesterday, day: today - 60, from: now - 61 * 24 * HOUR }, yesterday] }),
      },
      counted("21 Nov"),
    ],
    [
      "of days without battles, since the first reading",
      { window: "7d", published: known({ since: Date.UTC(2025, 10, 1) }) },
      counted("1 Nov 2025"),
    ],
  ])("is said of the publisher's %s", (_, changes, about) => {
    expect(factsOf("publisher", { own: sent(), published: known(), ...changes })).toMatchObject({
      source: "publisher",
      about,
    });
  });

  it.each<[string, Partial<BattleStats>, string]>([
    ["many battles", {}, "1,234 battles uploaded here since 20 Nov"],
    ["one of an unknown time", { battles: 1, firstAt: null, lastAt: null }, "1 battle uploaded here"],
  ])("is said of what was sent, %s", (_, changes, about) => {
    const facts = factsOf("own", { own: sent(changes), published: known() });
    expect(facts).toMatchObject({ source: "own", sources: ["own"], about: `From ${about}` });
  });

  it("is nobody's where no source can tell", () => {
    expect(factsOf(null, { own: sent(), published: known() })).toMatchObject({
      source: null,
      sources: [],
      about: "",
    });
  });
});

it("a file names whose count it is and its day, never how long ago", () => {
  const published = known();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const { origin } = factsOf("publisher", { own: sent(), published });
  expect(origin).toEqual({ publisher: "The publisher’s totals", version: null, date: day(published.readAt) });
  const own = sent({ lastAt: now / 1000 - 3_600 });
  expect(factsOf("own", { own, published }).origin.date).toBe(day(now - HOUR));
  expect(factsOf("own", { own: sent({ lastAt: null }), published }).origin.date).toBeNull();
});

describe("why there may be no figures", () => {
  it.each<[SourceFacts["lack"], Partial<PlayerStats>]>([
    ["nothing", {}],
    ["nothing", { published: { kind: "unavailable" } }],
    ["window", { published: known() }],
    ["unread", { published: known(), ownFailed: true }],
    ["unread", { ownFailed: true }],
  ])("is %s with %j", (lack, changes) => {
    expect(factsOf(null, changes).lack).toBe(lack);
  });
});

describe("what is amiss", () => {
  const silent = "The publisher doesn’t answer right now.";
  const often = "Too many searches right now. Try again in a minute.";
  const last = " These are the last known figures, read on 22 Nov, 12:30 UTC.";
  const closed = "The publisher no longer shows this account: it was closed, or is hidden.";
  const unread = "Uploaded battles can’t be read right now. Try again in a minute.";

  it.each<[string, Partial<PlayerStats>, string[]]>([
    ["nothing with new figures", { published: known() }, []],
    ["nothing without a publisher", { published: { kind: "not-configured" } }, []],
    ["nothing of an account that the publisher does not know", { published: { kind: "unknown" } }, []],
    ["old figures", { published: known({ outdated: "unavailable" }) }, [silent + last]],
    ["old figures, of too many players", { published: known({ outdated: "too-many" }) }, [often + last]],
    ["a publisher that is silent", { published: { kind: "unavailable" } }, [silent]],
    ["too many players", { published: { kind: "too-many" } }, [often]],
    ["a closed account", { published: { kind: "closed" } }, [closed]],
    ["battles that cannot be read", { published: known(), ownFailed: true }, [unread]],
    ["both", { published: { kind: "unavailable" }, ownFailed: true }, [silent, unread]],
  ])("is told: %s", (_, changes, problems) => {
    expect(factsOf(null, changes).problems).toEqual(problems);
  });
});

it("the clan and the last battle are those of the page's head", () => {
  const clan = { id: 500_000_007, tag: "TEST" };
  const facts = factsOf(null, { published: known({ clan, lastBattleAt: now - 24 * HOUR }) });
  expect(facts).toMatchObject({ clan, lastBattle: { iso: "2026-11-21T14:30:00.000Z", text: "yesterday" } });
  expect(factsOf(null, { own: sent() }).lastBattle?.text).toBe("1 hour ago");
});

describe("the periods to choose from", () => {
  const vehicles = [{ tankId: 1, sums: { ...NO_BATTLES, battles: 12 } }];
  const periods = (["7d", "30d", "all"] as const).map((window) => ({ window, vehicles }));
  const labels = (window: PlayerStats["window"], days: (typeof yesterday)[], source: StatsSource = "publisher") =>
    periodCells({ window, source, periods, record: null, published: known({ days }) }, () => undefined, now).map(
      ({ label, battles }) => `${label}: ${battles}`,
    );
  const whole = { ...yesterday, day: today - 6, from: (today - 7) * 24 * HOUR };

  it("are called by the day from which battles are counted, each such day once", () => {
    expect(labels("all", [yesterday])).toEqual(["Since 21 Nov: 12", "All time: 12"]);
    expect(labels("30d", [yesterday])).toEqual(["Since 21 Nov: 12", "All time: 12"]);
    expect(labels("all", [whole, yesterday])).toEqual(["7 days: 12", "Since 15 Nov: 12", "All time: 12"]);
  });

  it("are whole where nothing was fought in them, and of uploaded battles", () => {
    const whole = ["7 days: 12", "30 days: 12", "All time: 12"];
    expect(labels("all", [])).toEqual(whole);
    expect(labels("all", [yesterday], "own")).toEqual(whole);
  });

  it("keep the one of the address among those of the same readings", () => {
    const published = known({ days: [yesterday] });
    const cells = periodCells(
      { window: "30d", source: "publisher", periods, record: null, published },
      () => undefined,
      now,
    );
    expect(cells.map(({ window }) => window)).toEqual(["30d", "all"]);
  });
});
