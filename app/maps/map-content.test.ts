import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layoutsOf } from "#app/game/maps/layouts.ts";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { type MapQuery, parseMapQuery } from "#app/game/maps/query.ts";
import { mapContent, type PlanVehicle } from "./map-content.ts";
import { mapList } from "./server/read-maps.ts";

const { maps }: GameMaps = JSON.parse(readFileSync("data/game/maps/index.json", "utf8"));
const NONE: MapQuery = parseMapQuery({ get: () => null });
const mapOf = (slug: string) => {
  const map = maps.find((candidate) => candidate.slug === slug);
  if (!map) throw new Error(`There is no ${slug}.`);
  return map;
};
const contentOf = (slug: string, query: Partial<MapQuery> = {}, vehicle: PlanVehicle | null = null) =>
  mapContent(mapOf(slug), { ...NONE, ...query }, vehicle);
const TIGER: PlanVehicle = { id: 529, name: "Tiger I", href: "/529/tiger-i", viewRange: 370, topSpeed: 40 };

describe("the plan of a map", () => {
  // Worked out from the definitions by hand: Prokhorovka, ctf, bases at (-125.8, 449.4) and (48.3, -446.9).
  test("has bases in their squares, and the distance between them", () => {
    const { plan, distances } = contentOf("prokhorovka");
    expect(plan?.bases.map(({ label }) => label)).toEqual(["Your base, A4", "Their base, K6"]);
    expect(distances[0]).toEqual({ label: "Spawn to spawn", metres: "913" });
  });

  test("is seen from the start that is asked for", () => {
    expect(contentOf("prokhorovka", { spawn: "south" }).plan?.bases.map(({ label }) => label)).toEqual([
      "Your base, K6",
      "Their base, A4",
    ]);
  });

  test("of every map and battle type has all bases, starts and control points of the definitions within the field", () => {
    for (const map of maps)
      for (const layout of layoutsOf(map)) {
        const { plan, notes } = contentOf(map.slug, { battleType: layout.battleType, gameplay: layout.gameplay });
        const count = (of: "bases" | "spawns") => layout.teams.reduce((sum, team) => sum + team[of].length, 0);
        expect([map.slug, plan?.bases.length]).toEqual([map.slug, count("bases") + (layout.neutralBase ? 1 : 0)]);
        expect([map.slug, plan?.starts.length]).toEqual([map.slug, count("spawns")]);
        expect([map.slug, notes]).toEqual([map.slug, []]);
        for (const { x, y, label } of plan?.bases ?? []) {
          expect(label, map.slug).not.toContain("beside");
          expect(x >= 0 && x <= 1000 && y >= 0 && y <= (plan?.height ?? 0), map.slug).toBe(true);
        }
      }
  });

  test("draws the sight and the reach of a vehicle, to scale", () => {
    const { plan } = contentOf("prokhorovka", { at: "D6", vehicle: 529 }, TIGER);
    // A field of 1,000 m is a thousand units wide.
    expect(plan?.sight.map(({ text, r }) => [text, r])).toEqual([
      ["445 m", 445],
      ["370 m", 370],
      ["50 m", 50],
    ]);
    expect(plan?.at).toEqual({ x: 550, y: 350 });
    expect(plan?.reach.map(({ text, r }) => [text, Math.round(r)])).toEqual([
      ["30 s", 333],
      ["60 s", 667],
      ["90 s", 1000],
    ]);
  });

  test("leaves out what is put out, and leads back to it", () => {
    const { plan, layers } = contentOf("prokhorovka", { hidden: ["grid", "reach"] });
    expect([plan?.squares, plan?.reach]).toEqual(["", []]);
    expect(layers.filter(({ on }) => !on).map(({ layer, href }) => [layer, href])).toEqual([
      ["grid", "/maps/prokhorovka?hide=reach"],
      ["reach", "/maps/prokhorovka?hide=grid"],
    ]);
  });

  test("says what could not be had", () => {
    expect(contentOf("abbey", { battleType: "assault", spawn: "west", at: "Z9" }).notes).toEqual([
      "Abbey has no Assault battles in our data: this is Standard.",
      expect.stringMatching(/^No team starts as “West” in Standard battles here: you see it as “(?:North|South)”\.$/),
      "“Z9” isn’t a place on this map. Write a square, such as D6, or metres, such as 150,-150.",
    ]);
  });

  test("keeps the side of the map that was chosen where another battle type has other names for it", () => {
    // Assault on Prokhorovka: attackers come from the south; the base they take is in the middle of the north.
    const { others } = contentOf("prokhorovka", { spawn: "south" });
    expect(others.map(({ href, plan }) => [href, plan.bases.map(({ label }) => label).join("; ")])).toEqual([
      ["/maps/prokhorovka?type=standard&spawn=south", "Your base, K6; Their base, A4"],
      ["/maps/prokhorovka?type=encounter&spawn=south", "Base, E7"],
      ["/maps/prokhorovka?type=assault&spawn=capture", expect.stringMatching(/^Their base/)],
    ]);
    expect(contentOf("prokhorovka", { battleType: "assault", spawn: "south" }).layout?.spawn).toBe("capture");
    for (const map of maps)
      for (const { battleType, teams } of layoutsOf(map))
        for (const { spawn } of teams)
          for (const { href, name } of contentOf(map.slug, { battleType, spawn }).others) {
            const led = parseMapQuery(new URL(href, "https://index.example").searchParams);
            expect(contentOf(map.slug, led).notes, `${map.name}, ${name}`).toEqual([]);
          }
  });

  test("says which battle type has a start that this one has not", () => {
    expect(contentOf("steppes", { battleType: "standard", spawn: "defense" }).notes).toEqual([
      expect.stringMatching(
        /^No team starts as “Defense” in Standard battles here: you see it as “\w+”\. Choose Assault to start there\.$/,
      ),
    ]);
  });

  test("tells two layouts of one battle type apart", () => {
    const names = contentOf("steppes").others.map(({ name, href }) => [name, href]);
    expect(names).toEqual([
      ["Standard", "/maps/steppes?type=standard"],
      ["Encounter", "/maps/steppes?type=encounter"],
      ["Assault, one base", "/maps/steppes?type=assault"],
      ["Assault, two bases", "/maps/steppes?type=assault&mode=assault2"],
    ]);
    const two = contentOf("steppes", { battleType: "assault", gameplay: "assault2" });
    expect(two.layout?.name).toBe("Assault, two bases");
  });

  test("lies on the game's own picture, where there is one, until that layer is put out", () => {
    const address = "/api/files/game-art/minimaps/1.webp";
    const withPicture = (query: Partial<MapQuery>) =>
      mapContent(mapOf("prokhorovka"), { ...NONE, ...query }, null, address);
    const row = ({ layers }: ReturnType<typeof withPicture>) => layers.find(({ layer }) => layer === "minimap");
    const [visible, out] = [withPicture({}), withPicture({ hidden: ["minimap"] })];
    expect([visible.plan?.minimap, row(visible)?.on, row(visible)?.href]).toEqual([
      address,
      true,
      "/maps/prokhorovka?hide=minimap",
    ]);
    expect([out.plan?.minimap, row(out)?.on, row(out)?.href]).toEqual([null, false, "/maps/prokhorovka"]);
    const without = contentOf("prokhorovka");
    expect([without.plan?.minimap, row(without)]).toEqual([null, undefined]);
  });

  test("is missing where the definitions hold nothing", () => {
    expect(contentOf("normandy").plan).toBeNull();
  });
});

describe("the list of maps", () => {
  test("has all of them, those of random battles first", () => {
    const { groups, found } = mapList(maps, { battleType: null, spawn: null });
    expect(groups.map(({ title, cards }) => [title, cards.length])).toEqual([
      ["Random battles", 43],
      ["Grand battles", 3],
      ["Frontline", 3],
    ]);
    expect(found).toBe("49 maps");
  });

  test("has those with a battle type and a start in the same layout", () => {
    const assaults = maps.filter(({ layouts }) => layouts.some(({ battleType }) => battleType === "assault"));
    const { groups, found } = mapList(maps, { battleType: "assault", spawn: "capture" });
    expect(
      groups
        .flatMap(({ cards }) => cards)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(assaults.map(({ slug }) => slug).sort());
    expect(found).toBe(`${assaults.length} maps with Assault battles where a team starts as Capture`);
    expect(mapList(maps, { battleType: "standard", spawn: "capture" }).groups).toEqual([]);
  });
});
