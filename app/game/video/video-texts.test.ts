import { expect, test } from "vitest";
import { readReplay } from "#app/game/replays/read-replay.ts";
import type { Participant } from "#app/game/replays/replay.ts";
import { resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { battleOf, lost, participant } from "../replays/made-up-battle.fixture.ts";
import { battleValues } from "./battle-values.ts";
import { DEFAULT_TEMPLATES } from "./video-templates.ts";
import { chapterLines, type Moment, momentsOf, videoTexts } from "./video-texts.ts";
import { checkChapters } from "./youtube-limits.ts";

const T34 = {
  name: "T-34",
  nation: "ussr",
  tier: 5,
  type: "mediumTank",
  link: "https://index.example/1/t-34",
} as const;
const where = { map: "Cliff", type: "Standard", spawn: "South" };
const nameOf = ({ number }: Participant) => `vehicle ${number}`;

test("A replay with results gives all texts", async () => {
  const replay = await readReplay(sampleReplay());
  const values = { ...battleValues(replay, T34), ...where };
  const { texts, unknown, missing } = videoTexts(DEFAULT_TEMPLATES, values, momentsOf(replay, nameOf), 30, null);
  expect(texts.title).toBe("T-34: 912 damage on Cliff, 1 kill | Class II");
  expect(texts.chapters).toBe("0:00 Loadout and map\n0:30 Battle starts\n3:37 vehicle 102 destroyed\n5:31 Victory");
  expect(texts.description).toContain(
    "T-34, tier V medium tank, on Cliff, Standard battle, spawn South. Victory after 5:01.",
  );
  expect(texts.description).toContain(texts.chapters);
  expect(texts.tags).toBe("World of Tanks, T-34, Cliff, tier V, Standard battle, Class II, replay");
  expect([unknown, missing]).toEqual([[], []]);
  expect(checkChapters(texts.chapters).problems).toEqual([]);
});

test("Of a battle without results only what is known is said, and too few chapters are told", async () => {
  const replay = await readReplay(sampleReplay(sampleHead(), null));
  const values = { ...battleValues(replay, null), ...where, spawn: null };
  const { texts, missing } = videoTexts(DEFAULT_TEMPLATES, values, momentsOf(replay, nameOf), 12, null);
  expect(texts.title).toBe("T-34 on Cliff");
  expect(texts.chapters).toBe("0:00 Loadout and map\n0:12 Battle starts");
  expect(texts.tags).toBe("World of Tanks, T-34, Cliff, Standard battle, replay");
  expect(missing).toEqual([]);
  expect(checkChapters(texts.chapters).problems).toHaveLength(1);
});

test("Chapters changed by hand stand in the description, and a strange name in a template is told", async () => {
  const replay = await readReplay(sampleReplay());
  const templates = { ...DEFAULT_TEMPLATES, description: "{chapters} {tnak}", title: "{spawn}" };
  const values = { ...battleValues(replay, T34), ...where, spawn: null };
  const made = videoTexts(templates, values, [], 30, "0:00 Mine");
  expect(made.texts.description).toBe("0:00 Mine {tnak}");
  expect(made.unknown).toEqual([{ template: "description", names: ["tnak"] }]);
  expect(made.missing).toEqual(["spawn"]);
});

test("The own loss is a chapter, and a kill of one's own team is none", async () => {
  const results = resultsText().replace(
    '"deathReason":-1,"killerID":0}],"102"',
    '"deathReason":0,"killerID":102}],"102"',
  );
  const replay = await readReplay(sampleReplay(sampleHead(), results));
  expect(momentsOf(replay, nameOf)).toEqual([
    { kind: "battle", at: 0, other: null },
    { kind: "kill", at: 187, other: "vehicle 102" },
    { kind: "lost", at: 300, other: "vehicle 102" },
    { kind: "end", at: 301, other: null },
  ]);
});

test("What happens within ten seconds of a chapter comes to it, so that the times always hold", () => {
  const at = (kind: Moment["kind"], seconds: number, other: string | null = null): Moment => ({
    kind,
    at: seconds,
    other,
  });
  const moments = [at("battle", 0), at("kill", 6, "A"), at("kill", 60, "B"), at("lost", 69, "C"), at("end", 80)];
  const values = { ...battleValuesOfNothing(), outcome: "Defeat" };
  expect(chapterLines(moments, DEFAULT_TEMPLATES, values, 4)).toBe(
    "0:00 Loadout and map, Battle starts\n0:10 A destroyed\n1:04 B destroyed, Lost to C\n1:24 Defeat",
  );
});

const battleValuesOfNothing = () => Object.fromEntries([]) as ReturnType<typeof battleValues>;

test("Kills and the loss come by time, without allies", () => {
  const battle = battleOf([
    participant("1", 1, lost(200, "4")),
    participant("2", 1, lost(50, "1")),
    participant("3", 2, lost(250, "1")),
    participant("4", 2, lost(100, "1")),
    participant("5", 2, lost(120, "2")),
  ]);
  expect(momentsOf(battle, nameOf).map(({ kind, at, other }) => [kind, at, other])).toEqual([
    ["battle", 0, null],
    ["kill", 100, "vehicle 4"],
    ["lost", 200, "vehicle 4"],
    ["kill", 250, "vehicle 3"],
    ["end", 400, null],
  ]);
  // Nobody's losses are no kills of a player that the file does not list.
  const unlisted = battleOf([participant("2", 1), participant("3", 2, lost(90))], { player: "Nobody" });
  expect(momentsOf(unlisted, nameOf).map(({ kind }) => kind)).toEqual(["battle", "end"]);
});

test("A chapter without words is three dots, and tags without a value are left out", () => {
  const empty = { ...DEFAULT_TEMPLATES, intro: "", battle: "", end: "End", tags: "{map}, {vehicle}, x" };
  const values = { ...battleValuesOfNothing(), map: null, vehicle: "T-34" };
  const moments: Moment[] = [
    { kind: "battle", at: 0, other: null },
    { kind: "end", at: 60, other: null },
  ];
  const { texts, missing } = videoTexts(empty, values, moments, 0, null);
  expect(texts.chapters).toBe("0:00 …\n1:00 End");
  expect([texts.tags, missing.includes("map")]).toEqual(["T-34, x", true]);
});
