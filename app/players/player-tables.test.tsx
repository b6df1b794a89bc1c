import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { tableCells } from "#tests/fixtures/table-texts.ts";
import type { BattleRow } from "./battles/battle-rows.ts";
import { BattleTable } from "./battles/battle-table.tsx";
import { CommonVehicles, ComparedStats } from "./compare/compare-tables.tsx";
import type { ComparedPlayer, ComparedStat, PlayerComparison } from "./compare/player-comparison.ts";
import type { GroupCell } from "./summary/group-tables.ts";
import { GroupsPanel } from "./summary/groups-panel.tsx";
import type { VehicleBattleRow } from "./vehicle/vehicle-battles-content.ts";
import { VehicleBattlesPanel } from "./vehicle/vehicle-battles-panel.tsx";
import type { VehicleMarkContent } from "./vehicle/vehicle-mark-content.ts";
import { VehicleMark } from "./vehicle/vehicle-mark-panel.tsx";

const htmlOf = (node: ReactNode) => renderToStaticMarkup(node);
const EVIL = '<img src=x onerror="a">&';
const LONG = "Panzerkampfwagen ".repeat(20).trim();
const UNKNOWN = "– Not known";
const tank = { id: 529, slug: "tiger-i", shortName: "Tiger I", tier: 7, type: "heavyTank", nation: "germany" } as never;

describe("a battle in a list", () => {
  const battle: BattleRow = {
    arenaId: "12",
    path: "/accounts/1/One/battles/12",
    vehicle: tank,
    outcome: "win",
    map: { name: "Cliff", type: "Standard" },
    damage: "1,234",
    assisted: "0",
    kills: "2",
    xp: "900",
    wn8: { text: "2,345", level: "great" as never },
    when: { iso: "2026-03-04T15:16:00.000Z", text: "3 days ago", day: "4 Mar", moment: "4 Mar, 15:16 UTC" },
  };
  const rowOf = (change: Partial<BattleRow>, ofOneDay = false) =>
    tableCells(htmlOf(<BattleTable label="Battles" battles={[{ ...battle, ...change }]} ofOneDay={ofOneDay} />))[0];

  it("has its figures, zero as zero", () => {
    const figures = ["Victory", "Cliff Standard", "1,234", "0", "2", "900", "2,345"];
    // The second one is for narrow screens.
    expect(rowOf({})?.slice(1)).toEqual([...figures, "3 days ago 4 Mar 15:16"]);
    expect(rowOf({}, true)?.at(-1)).toBe("15:16");
  });

  it("says of each figure that it is not known, and keeps its way to the battle", () => {
    const unknown = { vehicle: null, damage: null, assisted: null, kills: null, xp: null, wn8: null };
    const row = rowOf(unknown);
    expect(row?.[0]).toBe("Unknown vehicle");
    expect(row?.filter((cell) => cell === UNKNOWN)).toHaveLength(5);
    expect(htmlOf(<BattleTable label="Battles" battles={[{ ...battle, ...unknown }]} />)).toContain(
      `href="${battle.path}"`,
    );
  });

  it("is text, whatever a map is called", () => {
    const html = htmlOf(<BattleTable label="Battles" battles={[{ ...battle, map: { name: EVIL, type: LONG } }]} />);
    expect(html).not.toContain("<img src");
    expect(html).toContain(LONG);
  });
});

describe("WN8 by group", () => {
  const panel = (cell: GroupCell["wn8"], wn8: { text: string; level: never } | null) =>
    htmlOf(
      <GroupsPanel
        groups={{
          tiers: [{ key: "8", label: "VIII" }],
          classes: [{ type: "heavyTank", label: "Heavy tanks", cells: [{ key: "8", wn8: cell }] }],
          nations: [
            {
              nation: "germany",
              label: "Germany",
              battles: "0",
              winRate: { text: "0.0%", level: "bad" as never },
              wn8,
            },
          ],
        }}
      />,
    );

  it("has the battles below each figure, and nothing where nobody played", () => {
    expect(tableCells(panel({ text: "1,500", level: "good" as never, battles: "12" }, null))[0]).toEqual([
      "Heavy tanks",
      "1,500 12",
    ]);
    expect(tableCells(panel(null, null))[0]).toEqual(["Heavy tanks", ""]);
  });

  it("has zero as zero, and what is not known as that", () => {
    const nations = (wn8: { text: string; level: never } | null) => panel(null, wn8).split('id="by-nation"')[1] ?? "";
    expect(tableCells(nations(null))[0]).toEqual(["Germany", "0", "0.0%", UNKNOWN]);
    expect(tableCells(nations({ text: "0", level: "bad" as never }))[0]?.at(-1)).toBe("0");
  });
});

describe("two players beside each other", () => {
  const player = (accountId: number, nickname: string | null): ComparedPlayer => ({
    accountId,
    nickname,
    path: `/accounts/${accountId}`,
    region: "EU",
    clan: null,
    wn8: null,
    level: null,
    about: "",
  });
  const comparisonOf = (stats: ComparedStat[], change: Partial<PlayerComparison> = {}): PlayerComparison => ({
    players: [player(1, "One"), player(2, null)],
    source: null,
    sources: [],
    windows: [],
    stats,
    vehicles: [],
    common: 0,
    problems: [],
    ...change,
  });
  const stat = (change: Partial<ComparedStat>): ComparedStat => ({
    label: "Damage",
    values: ["1,000", "900"],
    better: null,
    difference: null,
    ...change,
  });
  const rows = (...stats: ComparedStat[]) =>
    tableCells(htmlOf(<ComparedStats comparison={comparisonOf(stats)} window="all" />)).map((row) => row.slice(0, 3));

  it("mark the better value, in words as well", () => {
    expect(rows(stat({ better: 0 }), stat({ better: 1 }), stat({}))).toEqual([
      ["Damage", "◆ 1,000 (better)", "900"],
      ["Damage", "1,000", "◆ 900 (better)"],
      ["Damage", "1,000", "900"],
    ]);
  });

  it("have what is not known as that, and a name for who has none", () => {
    expect(rows(stat({ values: [null, "0"] }))).toEqual([["Damage", UNKNOWN, "0"]]);
    expect(htmlOf(<ComparedStats comparison={comparisonOf([])} window="all" />)).toContain("Player 2");
  });

  it("have a vehicle's figures of both, each leading to that player's page of it", () => {
    const cell = (battles: string, wn8: string | null) => ({
      battles,
      winRate: "50.0%",
      wn8: wn8 === null ? null : { text: wn8, level: null },
      href: `/accounts/${battles}`,
    });
    const html = htmlOf(
      <CommonVehicles
        comparison={comparisonOf([], {
          common: 1,
          vehicles: [{ id: 529, vehicle: tank, cells: [cell("12", "1,500"), cell("7", null)], difference: null }],
        })}
      />,
    );
    expect(tableCells(html)[0]?.slice(1)).toEqual(["12 50.0%", "1,500", "7 50.0%", UNKNOWN]);
    expect([...html.matchAll(/href="(\/accounts\/\d+)"/g)].map(([, href]) => href)).toEqual([
      "/accounts/12",
      "/accounts/7",
    ]);
  });
});

it("a player's battles in a vehicle have on every screen the cells that they have heads for", () => {
  const day = { key: 1, day: "Today", date: "4 Mar", outcomes: [], battles: "1", won: "1", damage: "1,234" };
  const row: VehicleBattleRow = {
    arenaId: "12",
    path: "/accounts/1/One/battles/12",
    time: "15:16",
    outcome: "win",
    map: { name: "Cliff", type: "Standard" },
    damage: 1234,
    combined: 1500,
    kills: "2",
    wn8: null,
  };
  const sent = { count: 1, days: [{ ...day, rows: [row] }], maxDamage: 1500, records: [], damage: null, maps: null };
  const html = htmlOf(<VehicleBattlesPanel sent={sent} next={null} total={1} path="/battles" />);
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells = ""]) =>
    [...cells.matchAll(/<t[hd]([^>]*)>/g)].map(([, of = ""]) => /no-phone|lt-laptop:hidden/.exec(of)?.[0] ?? ""),
  );
  expect(rows.at(-1)).toEqual(rows[0]);
});

describe("the way to a mark", () => {
  const plan = {
    next: "2nd",
    typed: "2000",
    problem: undefined,
    rows: [{ damage: "2,000", label: "now", battles: "35" }],
    answer: "35 battles",
  };
  const now = { percent: "70.1", average: "1,900", earned: 1, short: "412 short.", verdict: "", isEstimate: true };
  const panel = (mark: Partial<VehicleMarkContent>) =>
    htmlOf(
      <VehicleMark
        name="Tiger I"
        action="/accounts/1/One/vehicles/529"
        kept={[["window", "week"]]}
        mark={{ now, lack: "", thresholds: [], course: [], plan, ...mark }}
      />,
    );

  it("counts the marks that are there, and the battles to the next", () => {
    const html = panel({});
    expect(html).toContain('aria-label="1 of 3 marks"');
    expect(tableCells(html)).toEqual([["2,000 now", "35"]]);
    expect(html).toContain('<input type="hidden" name="window" value="week"/>');
  });

  it("asks for nothing once all three are there, and says why there is none", () => {
    expect(panel({ plan: null, now: { ...now, earned: 3 } })).not.toContain("<form");
    const lack = htmlOf(
      <VehicleMark
        name="Tiger I"
        action="/"
        kept={[]}
        mark={{ now: null, lack: EVIL, thresholds: [], course: [], plan: null }}
      />,
    );
    expect(lack).not.toContain("<img src");
    expect(lack).not.toContain("of 3 marks");
  });

  it.each([
    ["one battle", [1900], false],
    ["two", [1900, 1950], true],
    ["the same in all", [0, 0, 0], true],
  ])("draws the average over %s, if that is a line", (_, course, isDrawn) => {
    for (const damage of [0, 3000]) {
      const html = panel({ course, thresholds: [{ percent: 85, damage, text: "3,000", isNext: true }] });
      expect(html.includes("<polyline")).toBe(isDrawn);
      expect(html).not.toMatch(/NaN|Infinity/);
    }
  });
});
