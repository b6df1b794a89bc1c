import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameMaps } from "#app/game/maps/map-file.ts";
import { layoutsOf, sidesOf } from "./layouts.ts";
import { planView, wordsPlaces } from "./plan-view.ts";

const FIELD = { width: 1000, height: 1000 };
const base = (x: number, y: number) => ({ x, y, r: 50, label: "Your base, A4" });

test.each([
  ["at the right", [base(400, 400)], { x: 462, y: 407, anchor: "start" }],
  ["at the left, near the eastern edge", [base(900, 400)], { x: 838, y: 407, anchor: "end" }],
  ["below, between two others", [base(400, 400), base(600, 400), base(200, 400)], { x: 400, y: 484, anchor: "middle" }],
] as const)("words stand %s", (_, bases, place) => {
  expect(wordsPlaces(bases, FIELD)[0]).toEqual(place);
});

test("on no map do the words of a base cover another base or other words, even on a phone", () => {
  const { maps }: GameMaps = JSON.parse(readFileSync("data/game/maps/index.json", "utf8"));
  const covered = maps.flatMap((map) =>
    layoutsOf(map).flatMap((layout) => {
      const { bases } = planView({
        map,
        layout,
        ...sidesOf(layout, null),
        hidden: [],
        at: null,
        sights: [],
        speed: null,
      });
      const boxes = bases.map(({ label, words: { x, y, anchor } }) => {
        const wide = label.length * 18;
        const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
        return { left, right: left + wide, top: y - 34, bottom: y + 8 };
      });
      const circles = bases.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
      const meets = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const hit = boxes.some((box, i) =>
        [...boxes, ...circles].some((other, j) => j % boxes.length !== i && meets(box, other)),
      );
      return hit ? [`${map.slug} ${layout.gameplay}`] : [];
    }),
  );
  expect(covered).toEqual([]);
});
