import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { emptyCard, type PlayerCard } from "#app/game/players/player-card.ts";
import type { PictureTools } from "#app/pictures/parts.ts";
import { playerPicture } from "#app/pictures/player-picture.ts";
import { playerPreview } from "#app/pictures/player-preview.ts";
import { drawPicture } from "./pictures.ts";

// The first picture compiles the renderer.
vi.setConfig({ testTimeout: 30_000 });

/** The largest file that a picture may be. */
const MAX_BYTES = 60_000;

const empty = emptyCard({ nickname: "Commander_1", region: "eu" });
const full: PlayerCard = {
  nickname: "Commander_1",
  region: "eu",
  clanTag: "INDEX",
  wn8: 2456,
  winRate: 56.34,
  averageDamage: 2871,
  battles: 12_345,
  asOf: Date.UTC(2026, 10, 23),
  source: "publisher",
};
const draw = (card: PlayerCard) => drawPicture(env, (drawn) => playerPicture(playerPreview(card), drawn));

it("begins anew after a picture that could not be drawn, as soon as the fonts can be had", async () => {
  await expect(drawPicture(env, () => Promise.reject(new Error("no tree")))).rejects.toThrow("no tree");
  const ASSETS = { fetch: async () => new Response("no", { status: 503 }) } as unknown as Fetcher;
  const tree = (drawn: PictureTools) => playerPicture(playerPreview(full), drawn);
  await expect(drawPicture({ ASSETS }, tree)).rejects.toThrow("/fonts/geist-latin.woff2 was answered 503");
  expect((await draw(full)).length).toBeGreaterThan(10_000);
});

it.each<[string, PlayerCard]>([
  ["a usual player", full],
  ["somebody of whom nothing is known", empty],
  [
    "somebody with the longest name, the longest words and the largest figures",
    {
      nickname: "W".repeat(24),
      region: "com",
      clanTag: "WWWWW",
      wn8: 649.6,
      winRate: 100,
      averageDamage: 99_999,
      battles: 9_999_999,
      asOf: Date.UTC(2026, 8, 30),
      source: "publisher",
    },
  ],
  ["somebody who does nothing", { ...full, nickname: "x_x", wn8: 0, winRate: 0, averageDamage: 0, source: "own" }],
])("the picture of %s has 60 kB at most", async (_, card) => {
  const png = await draw(card);
  expect([png.length > 10_000, png.length <= MAX_BYTES]).toEqual([true, true]);
});

it("makes long names smaller, so that they end where the picture's margin begins", async () => {
  const sizes = await new Promise<number[]>((resolve) => {
    void drawPicture(env, async (drawn) => {
      const max = { size: 96, width: 1088 };
      const names = ["abc", "Commander_1", "m".repeat(24), "W".repeat(24)];
      const found: number[] = [];
      for (const name of names) found.push(await drawn.fitted(name, max));
      resolve(found);
      return playerPicture(playerPreview(empty), drawn);
    });
  });
  expect(sizes.slice(0, 2)).toEqual([96, 96]);
  expect(sizes[2]).toBeGreaterThan(40);
  expect(sizes[2]).toBeLessThan(60);
  expect(sizes[3]).toBeLessThan(sizes[2] ?? 0);
});
