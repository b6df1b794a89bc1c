import { expect, it } from "vitest";
import type { GameMap } from "#app/game/maps/map.ts";
import type { RotationChange } from "#app/game/maps/rotation/map-rotation.ts";
import { mapState } from "./rotation-rows.ts";

const now = Date.UTC(2026, 10, 23);
const map = {
  id: 4,
  tag: "05_prohorovka",
  name: "Prokhorovka",
  slug: "prokhorovka",
  nameSource: "",
  kind: "random",
  bounds: { west: -500, south: -500, east: 500, north: 500 },
  camouflage: "summer",
  roundLength: 900,
  gameplays: ["ctf", "domination"],
  layouts: [],
} as GameMap;
const change = (kind: "enters" | "leaves", date: string, modes: string[]) =>
  ({
    id: `${kind}-${date}`,
    kind,
    date,
    patch: null,
    tiers: null,
    note: null,
    sources: [],
    updated: date,
    on: [{ map: map.slug, modes }],
  }) as unknown as RotationChange;
const both = ["standard", "encounter"];
const short = (...changes: RotationChange[]) => mapState(map, { changes } as never, now)?.short;

it("says of a map what is known of it in rotation", () => {
  expect(short()).toBeNull();
  expect(short(change("enters", "2024-05-01", both))).toBe("in");
  expect(short(change("enters", "2026-11-01", both))).toBe("new");
  expect(short(change("leaves", "2026-03-01", both))).toBe("out");
  expect(short(change("leaves", "2026-03-01", ["encounter"]))).toBe("Encounter out");
  // Not before its day.
  expect(short(change("leaves", "2026-12-01", both))).toBeNull();
  expect(mapState({ ...map, gameplays: [] }, { changes: [] } as never, now)).toBeNull();
});

it("tells every mode in words", () => {
  const state = mapState(map, { changes: [change("leaves", "2026-03-01", ["encounter"])] } as never, now);
  expect(state?.text).toMatch(/^Standard: In the game files, .+; Encounter: Gone, 1 Mar 2026$/);
});
