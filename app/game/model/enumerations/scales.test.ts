import { describe, expect, it } from "vitest";
import {
  BATTLE_TYPE_LABELS,
  BATTLE_TYPES,
  battleTypeOf,
  GAMEPLAY_BY_ID,
  SPAWN_POINT_LABELS,
  SPAWN_POINTS,
} from "./battle-types.ts";
import { CALENDAR_CATEGORIES, CALENDAR_CATEGORY_LABELS } from "./calendar-categories.ts";
import { EQUIPMENT_CONFIGURATION_LABELS, EQUIPMENT_CONFIGURATIONS } from "./equipment-configurations.ts";
import { PERFORMANCE_LABELS, PERFORMANCE_LEVELS } from "./performance-levels.ts";
import {
  isRating,
  RATING_LABELS,
  RATING_LEVELS,
  RATINGS,
  ratingLevel,
  ratingText,
  ratingTitle,
} from "./rating-scale.ts";
import { UPGRADE_CATEGORIES } from "./upgrade-categories.ts";

describe("ratings", () => {
  it.each([
    [0, "Not rated"],
    [0.5, "Horrible"],
    [1, "Horrible"],
    [1.5, "Awful"],
    [2, "Bad"],
    [2.5, "Meh"],
    [3, "Playable"],
    [3.5, "Okay"],
    [4, "Good"],
    [4.5, "Great"],
    [5, "Epic"],
  ])("%d is %s", (rating, label) => {
    expect(RATING_LABELS[ratingLevel(rating)]).toBe(label);
  });

  it.each([-0.5, 5.5, 0.25, Number.NaN])("do not include %d", (rating) => {
    expect(isRating(rating)).toBe(false);
    expect(() => ratingLevel(rating)).toThrow(`No rating ${rating}`);
  });

  it("run from none to the highest in half steps", () => {
    expect(RATINGS).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
    expect(RATINGS.every(isRating)).toBe(true);
  });

  it.each([
    [0, "Not rated", "Not rated"],
    [0.5, "0.5 Horrible", "0.5 of 5, Horrible"],
    [4, "4.0 Good", "4 of 5, Good"],
    [5, "5.0 Epic", "5 of 5, Epic"],
  ])("%d is written %j, alone %j", (rating, text, title) => {
    expect(ratingText(rating)).toBe(text);
    expect(ratingTitle(rating)).toBe(title);
  });

  it("have ten levels", () => {
    expect(Object.keys(RATING_LABELS)).toEqual([...RATING_LEVELS]);
  });
});

describe("battle types", () => {
  it.each([
    [0, "ctf", "standard"],
    [1, "domination", "encounter"],
    [2, "assault", "assault"],
    [3, "nations", undefined],
    [4, "ctf2", "standard"],
    [5, "domination2", "encounter"],
    [6, "assault2", "assault"],
    [11, "ctf30x30", "standard"],
    [12, "domination30x30", "encounter"],
    [15, "epic", undefined],
    [20, "comp7", undefined],
  ])("number %i is %s, a battle of type %s", (id, gameplay, type) => {
    expect(GAMEPLAY_BY_ID[id]).toBe(gameplay);
    expect(battleTypeOf(gameplay)).toBe(type);
  });

  it.each(["", "ctf3", "xctf", "ctf2x", "my_domination", "domination3", "xassault", "assault3", "assault30x30"])(
    "are none of the mode %j",
    (gameplay) => expect(battleTypeOf(gameplay)).toBeUndefined(),
  );

  it("stand in the order of the forms, with the names of the forms", () => {
    expect(BATTLE_TYPES).toEqual(["assault", "encounter", "standard"]);
    expect(BATTLE_TYPES.map((type) => BATTLE_TYPE_LABELS[type])).toEqual(["Assault", "Encounter", "Standard"]);
    expect(SPAWN_POINTS).toEqual(["north", "south", "east", "west", "defense", "capture"]);
    const names = ["North", "South", "East", "West", "Defense", "Capture"];
    expect(SPAWN_POINTS.map((point) => SPAWN_POINT_LABELS[point])).toEqual(names);
  });
});

describe("other lists", () => {
  it("have a label for every member, in their order", () => {
    expect(Object.keys(PERFORMANCE_LABELS)).toEqual([...PERFORMANCE_LEVELS]);
    expect(Object.keys(CALENDAR_CATEGORY_LABELS)).toEqual([...CALENDAR_CATEGORIES]);
    expect(Object.keys(EQUIPMENT_CONFIGURATION_LABELS)).toEqual([...EQUIPMENT_CONFIGURATIONS]);
    expect([PERFORMANCE_LEVELS.length, CALENDAR_CATEGORIES.length, UPGRADE_CATEGORIES.length]).toEqual([11, 9, 7]);
  });
});
