import { expect, it } from "vitest";
import type { StatsSource } from "#app/game/players/player-record.ts";
import type { Window } from "#app/game/players/windows.ts";
import { type PlayerTab, tabHref } from "./player-tabs.tsx";

it.each<[PlayerTab, Window | null, StatsSource | null, string]>([
  ["", "all", null, "/p"],
  ["", null, null, "/p"],
  ["", "7d", null, "/p?view=7d"],
  ["", "all", "own", "/p?source=own"],
  ["vehicles", "7d", "own", "/p/vehicles?view=7d&source=own"],
  // Of these there is one source, and they have no windows.
  ["battles", "7d", "own", "/p/battles"],
])("the page %j of the window %s and the source %s is at %s", (tab, window, wanted, address) => {
  expect(tabHref("/p", tab, window, wanted)).toBe(address);
});
