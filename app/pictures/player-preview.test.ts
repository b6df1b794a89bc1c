import { describe, expect, it } from "vitest";
import { emptyCard, type PlayerCard } from "#app/game/players/player-card.ts";
import { playerLinkPreview, playerPreview, wn8Position } from "./player-preview.ts";

const card: PlayerCard = {
  nickname: "Commander_1",
  region: "eu",
  clanTag: "INDEX",
  wn8: 2449.6,
  winRate: 56.349,
  averageDamage: 2871.4,
  battles: 12_345,
  asOf: Date.UTC(2026, 10, 23, 18),
  source: "publisher",
};
const empty = emptyCard({ nickname: "Commander_1", region: "com" });

describe("the picture of a player", () => {
  it("has no level of fewer than twenty battles", () => {
    const levelOf = (battles: number | null) => playerPreview({ ...card, battles }).wn8?.level;
    expect([levelOf(null), levelOf(19), levelOf(20)]).toEqual([null, null, "great"]);
  });

  it("shows figures as they are written, and the level of the WN8 that is written", () => {
    expect(playerPreview(card)).toEqual({
      nickname: "Commander_1",
      clan: "[INDEX]",
      region: "Europe (EU)",
      wn8: { text: "2,450", level: "great", label: "Great", position: 80 },
      stats: [
        { label: "Win rate", text: "56.3", unit: "%" },
        { label: "Average damage", text: "2,871", unit: "" },
        { label: "Battles", text: "12,345", unit: "" },
      ],
      source: "Publisher’s figures, as of 23 November 2026",
    });
  });

  it("says what is not known, and takes none of it for zero", () => {
    const { wn8, stats, clan, source } = playerPreview(empty);
    expect([wn8, clan, source]).toEqual([null, "", "No battles are known yet"]);
    expect(stats.map(({ text }) => text)).toEqual(["Not known", "Not known", "Not known"]);
    expect(playerPreview({ ...empty, battles: 0 }).stats[2]?.text).toBe("0");
  });
});

it.each([
  [0, 0],
  [150, 5],
  [300, 10],
  [1400, 55],
  [2900, 90],
  [3125, 95],
  [3350, 100],
  [99_999, 100],
])("a WN8 of %i stands at %d %% of the scale", (value, position) => expect(wn8Position(value)).toBe(position));

describe("the link to a player", () => {
  it("has the figures in title, description and the words for the picture", async () => {
    const { title, description, picture } = await playerLinkPreview(7, card);
    expect(title).toBe("Commander_1 [INDEX], Europe (EU): WN8 2,450");
    const summary = "WN8 2,450 (great), win rate 56.3%, average damage 2,871, battles 12,345.";
    const source = "Publisher’s figures, as of 23 November 2026.";
    expect(description).toBe(`Commander_1 [INDEX], a player in Europe (EU). ${summary} ${source}`);
    expect(picture.alt).toBe(`Commander_1 [INDEX], Europe (EU). ${summary}`);
    expect(picture.path).toMatch(/^\/accounts\/7\/preview\.png\?r=[0-9a-f]{16}$/);
  });

  it("leaves out what is not known", async () => {
    const { title, description } = await playerLinkPreview(7, { ...empty, battles: 3, source: "own" });
    expect([title, description]).toEqual([
      "Commander_1, North America (NA)",
      "Commander_1, a player in North America (NA). Battles 3. Own battles.",
    ]);
    expect((await playerLinkPreview(7, empty)).description).toBe(
      "Commander_1, a player in North America (NA). No figures are known yet.",
    );
  });

  it("has another address as soon as something else is shown, and not before", async () => {
    const pathOf = async (changes: Partial<PlayerCard>) =>
      (await playerLinkPreview(7, { ...card, ...changes })).picture.path;
    const path = await pathOf({});
    expect(await pathOf({ wn8: 2450.4, asOf: Date.UTC(2026, 10, 23, 3) })).toBe(path);
    const changes: Partial<PlayerCard>[] = [{ wn8: 2451 }, { battles: 12_346 }, { clanTag: null }, { source: "own" }];
    for (const changed of changes) expect(await pathOf(changed)).not.toBe(path);
  });
});
