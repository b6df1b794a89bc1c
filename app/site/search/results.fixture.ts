import { joined, paletteIndex } from "#app/game/search/palette.ts";
import { vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { publishedRows } from "#tests/setup/published.ts";
import { answerItem } from "./answers.ts";
import { mapItem, termItems } from "./entries.ts";
import type { FoundItem } from "./items.ts";
import { type PaletteState, paletteResults } from "./results.ts";

export const vehicles = paletteIndex(publishedRows().map(vehicleEntry));
const others = joined<FoundItem>([
  paletteIndex(
    (
      [
        ["el-halluf", "El Halluf"],
        ["abbey", "Abbey"],
      ] as const
    ).map(mapItem),
  ),
  paletteIndex(
    termItems([
      { name: "WN8", aliases: [], about: "Player rating", text: "Told.", link: "/faq#wn8", stat: null, scale: "wn8" },
      {
        name: "Marks of excellence",
        aliases: ["moe"],
        about: null,
        text: "Rings on the gun.",
        link: "/marks-of-excellence",
        stat: null,
        scale: null,
      },
    ]),
  ),
  paletteIndex(
    [
      { question: "How do I clear cache and cookies?", anchor: "clearing", aliases: ["broken page"] },
      { question: "How is WN8 calculated?", anchor: "wn8", aliases: [] },
    ].map(answerItem),
  ),
]);

const blank: PaletteState = {
  query: "",
  filter: null,
  vehicles,
  others,
  column: null,
  known: [],
  recents: [],
  status: "ready",
  nameSearch: null,
  me: null,
  ratings: new Map(),
};
export const results = (query: string, more: Partial<PaletteState> = {}) =>
  paletteResults({ ...blank, ...more, query });
export const rows = (query: string, more: Partial<PaletteState> = {}) =>
  results(query, more).groups.flatMap(({ rows }) => rows);
export const labels = (query: string, more: Partial<PaletteState> = {}) =>
  rows(query, more).map(({ item }) => item.label);
export const nameSearch = (text: string, players: string[], clans: string[] = []) => ({
  text,
  found: {
    players: players.map(
      (nickname, n) => ({ accountId: 500_000_001 + n, nickname, region: "eu", linked: true }) as const,
    ),
    clans: clans.map(
      (tag, n) =>
        ({ region: "com", clanId: 1_000_000_101 + n, tag, name: "Big Cats", members: 9, createdAt: null }) as const,
    ),
    why: null,
  },
});

export const player = (accountId: number, nickname: string) =>
  ({ accountId, nickname, region: "eu", linked: false }) as const;
