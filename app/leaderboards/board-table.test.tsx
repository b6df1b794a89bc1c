import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BoardOrder, BoardPlayer, Placed } from "#app/game/leaderboards/leaderboard.ts";
import { tableCells } from "#tests/fixtures/table-texts.ts";
import { BoardTable, clanColumns, clanName, playerColumns, playerName } from "./board-table.tsx";

const NOW = 1_795_000_000_000;
const player = (accountId: number, stats: Partial<BoardPlayer> = {}): BoardPlayer => ({
  accountId,
  nickname: `Player_${accountId}`,
  tag: null,
  wn8: 1500,
  winRate: 50,
  battles: 1000,
  damage: null,
  lastBattleAt: NOW,
  ...stats,
});
const placed = (place: number, row: BoardPlayer): Placed<BoardPlayer> => ({ place, row });

/** The rows of a board as texts, a bar between cells. */
function rowsOf(
  rows: Placed<BoardPlayer>[],
  { by = "wn8", own = [] }: { by?: BoardOrder; own?: Placed<BoardPlayer>[] } = {},
) {
  const html = renderToStaticMarkup(
    <BoardTable
      label="Players"
      name="Player"
      rows={rows}
      own={own}
      isOwn={({ accountId }) => own.some(({ row }) => row.accountId === accountId)}
      keyOf={({ accountId }) => accountId}
      draw={({ nickname }) => nickname}
      columns={playerColumns(by, NOW)}
      hrefOf={(order) => `?by=${order}`}
    />,
  );
  return { html, body: tableCells(html.replace(/<small>.*?<\/small>/g, "")) };
}

describe("a row of a board", () => {
  it.each([
    ["its figures", {}, ["1,500", "50.0%", "1,000", "Today"]],
    ["zero as zero", { wn8: 0, winRate: 0, battles: 0 }, ["0", "0.0%", "0", "Today"]],
    ["a dash for what is not known", { wn8: null, lastBattleAt: null }, ["–", "50.0%", "1,000", "–"]],
    ["great figures in groups", { wn8: 12_345.6, battles: 1_234_567 }, ["12,346", "50.0%", "1,234,567", "Today"]],
    ["days as one says them", { lastBattleAt: NOW - 86_400_000 }, ["1,500", "50.0%", "1,000", "Yesterday"]],
    ["a long absence", { lastBattleAt: NOW - 1_200 * 86_400_000 }, ["1,500", "50.0%", "1,000", "1,200 days ago"]],
  ])("has %s", (_, stats, cells) => {
    expect(rowsOf([placed(1, player(1, stats))]).body).toEqual([["1", "Player_1", ...cells]]);
  });

  it("has the damage first where a vehicle decides", () => {
    expect(rowsOf([placed(1, player(1, { damage: 2345.6 }))], { by: "vehicle" }).body[0]?.[2]).toBe("2,346");
    expect(rowsOf([placed(1, player(1))], { by: "vehicle" }).body[0]?.[2]).toBe("–");
  });

  it("is text, whatever somebody is called", () => {
    const evil = '<img src=x onerror="a">';
    expect(rowsOf([placed(1, player(1, { nickname: evil }))]).html).not.toContain("<img");
    expect(renderToStaticMarkup(playerName(player(1, { nickname: evil, tag: evil }), true))).not.toContain("<img");
  });
});

describe("the visitor's own row", () => {
  const rows = [placed(1, player(1)), placed(2, player(2))];
  const placesOf = (own: Placed<BoardPlayer>[]) => rowsOf(rows, { own }).body.map(([first]) => first);

  it.each([
    ["once, where it is among them", 2, ["1", "2"]],
    ["right below, where it is the next", 3, ["1", "2", "3"]],
    ["below the one between", 4, ["1", "2", "Place 3", "4"]],
    ["below those between", 90, ["1", "2", "Places 3 to 89", "90"]],
  ])("stands %s", (_, place, places) => expect(placesOf([placed(place, player(place))])).toEqual(places));

  it("is marked", () => expect(rowsOf(rows, { own: [placed(9, player(9))] }).html.match(/board-own/g)).toHaveLength(1));
});

describe("the head of a board", () => {
  it("marks the column that decides, and leads to the other orders", () => {
    const { html } = rowsOf([], { by: "battles" });
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["?by=wn8", "?by=win-rate"]);
  });

  it("leads nowhere from the board of a vehicle", () =>
    expect(rowsOf([], { by: "vehicle" }).html).not.toContain("href"));
});

describe("a clan on a board", () => {
  const clan = { clanId: 5, tag: "FERRO", name: "Iron", wn8: null, winRate: 48.26, battles: 3, members: 1, played: 0 };

  it("has its figures, zero and unknown told apart", () => {
    const cells = (by: BoardOrder) =>
      clanColumns(by).map(({ draw }) => renderToStaticMarkup(draw(clan)).replace(/<[^>]*>/g, ""));
    expect(cells("wn8")).toEqual(["–", "48.3%", "3", "1", "0"]);
    expect(cells("vehicle")).toEqual(["48.3%", "3", "0"]);
  });

  it("leads to its page", () => {
    const html = renderToStaticMarkup(clanName(clan, "eu", false));
    expect(html).toContain('href="/clans-info/eu/5/FERRO"');
    expect(html).toContain("1 member<");
  });
});
