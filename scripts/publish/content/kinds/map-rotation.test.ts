import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import {
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
} from "#app/game/maps/rotation/map-rotation.ts";
import { contentOf, readContent } from "../read-content.ts";
import { mapRotation } from "./map-rotation.ts";

const NOWHERE = { isVehicle: () => false, isFile: () => false };

function publish(entries: string) {
  const contents = contentOf(new Map([["map-rotation.yaml", entries]]), NOWHERE, [mapRotation], "content");
  return {
    changes: (JSON.parse(contents.get(MAP_ROTATION_PATH) ?? "") as MapRotation).changes,
    events: (JSON.parse(contents.get(MAP_ROTATION_FEED_PATH) ?? "") as MapRotationFeed).events,
  };
}

const SOURCE = "sources: [{ name: Somebody, url: https://example.com }], updated: 2026-11-20";
const file = (...entries: string[]) => `changes:\n${entries.map((entry) => `  - { ${entry}, ${SOURCE} }\n`).join("")}`;

test("the file of the site can be published", () => {
  const anywhere = { isVehicle: () => true, isFile: () => true };
  const { changes } = JSON.parse(readContent(anywhere).get(MAP_ROTATION_PATH) ?? "") as MapRotation;
  for (const { sources } of changes) expect(sources.length).toBeGreaterThan(0);
});

test("no entries are a rotation too", () => {
  expect(publish("changes: []\n")).toEqual({ changes: [], events: [] });
});

test("entries are published by date, with the modes that their maps have, and say what they are", () => {
  const { changes } = publish(
    file(
      "id: tundra-assault-off, change: leaves, maps: [tundra], modes: [assault], date: 2026-03-12",
      "id: two-leave, change: leaves, maps: [highway, serene-coast], date: 2026-03",
      'id: harbor, change: enters, maps: [old-harbor], date: 2026-10-21, tiers: 8-11, patch: "2.4"',
      "id: ensk-tiers, change: tiers, maps: [ensk], modes: [standard, encounter], date: 2024, tiers: 5",
      "id: mines-onslaught, change: enters, maps: [mines], modes: [onslaught], date: 2026-10-22",
      "id: known, change: listed, maps: [karelia, mines, lakeville, steppes], date: 2026-11-01",
      "id: big, change: listed, maps: [klondike], modes: [grand], date: 2026-11-02",
    ),
  );
  expect(changes.map(({ id, title, detail }) => [id, title, detail])).toEqual([
    ["ensk-tiers", "Ensk: other tiers", "Standard, Encounter, tier V"],
    ["two-leave", "Highway and Serene Coast leave", "Standard"],
    ["tundra-assault-off", "Tundra: Assault off", "Assault"],
    ["harbor", "Old Harbor enters", "Standard, tiers VIII to XI"],
    ["mines-onslaught", "Mines: Onslaught on", "Onslaught"],
    [
      "known",
      "Karelia, Mines and 2 more are in rotation",
      "Standard, Encounter, Assault on Karelia, Mines, Lakeville and Steppes",
    ],
    ["big", "Klondike is in rotation", "Grand battle"],
  ]);
  expect(changes.find(({ id }) => id === "known")?.on.slice(0, 2)).toEqual([
    { map: "karelia", modes: ["standard", "encounter", "assault"] },
    { map: "mines", modes: ["standard", "encounter", "assault"] },
  ]);
});

test("the feed has the changes whose day is known, as whole days", () => {
  const { events } = publish(
    file(
      "id: some-time, change: leaves, maps: [highway], date: 2026-03",
      "id: stated, change: listed, maps: [abbey], date: 2026-03-12",
      "id: harbor, change: enters, maps: [old-harbor], date: 2026-10-21, note: Rebuilt",
    ),
  );
  expect(events.map(({ id }) => id)).toEqual(["harbor"]);
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${events[0]?.properties}END:VEVENT\r\nEND:VCALENDAR\r\n`;
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined);
  expect([event.uid, event.summary, event.startDate.toString(), event.endDate.toString()]).toEqual([
    "harbor@map-rotation.the-index",
    "Old Harbor enters",
    "2026-10-21",
    "2026-10-22",
  ]);
  // Nobody is busy on that day.
  expect(event.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  expect(event.description).toBe("Standard\nRebuilt\nSource: Somebody, https://example.com");
});

describe("what is wrong is refused with a sentence that names the entry", () => {
  const one = (fields: string) => file(`id: it, ${fields}`);
  const pair = (first: string, second: string) => file(`id: first, ${first}`, `id: second, ${second}`);
  const enters = "change: enters, maps: [abbey], date: 2026-01-10";
  const leaves = "change: leaves, maps: [abbey], date: 2026-01-10";

  test.each([
    ["a map that is none", one("change: enters, maps: [atlantis], date: 2026"), "it, maps: there is no map “atlantis”"],
    ["a map twice", one("change: enters, maps: [abbey, abbey], date: 2026"), "it, maps: abbey is named twice."],
    [
      "a mode that the definitions have not",
      one("change: enters, maps: [abbey], modes: [assault], date: 2026"),
      "it, modes: the definitions of Abbey have no Assault",
    ],
    [
      "random battles where there are none",
      one("change: enters, maps: [normandy], date: 2026"),
      "it, modes: Normandy has no random battles; name the mode, such as frontline.",
    ],
    ["a day that is none", one("change: enters, maps: [abbey], date: 2026-02-30"), "it, date: there is no 2026-02-30"],
    ["a month that is none", one("change: enters, maps: [abbey], date: 2026-13"), "it, date: there is no 2026-13"],
    ["tiers that are none", one(`${enters}, tiers: 8-12`), "it, tiers: 8-12 are no tiers"],
    ["tiers the wrong way round", one(`${enters}, tiers: 11-8`), "it, tiers: 11-8 are no tiers"],
    [
      "other tiers without tiers",
      one("change: tiers, maps: [abbey], date: 2026"),
      "it, tiers: write the tiers that count",
    ],
    ["tiers of what leaves", one(`${leaves}, tiers: 8-11`), "it, tiers: what leaves comes up at no tier"],
    [
      "two of one name",
      file(`id: it, ${enters}`, "id: it, change: leaves, maps: [cliff], date: 2026"),
      "it, id: another entry has it.",
    ],
    [
      "two of one time",
      pair(enters, leaves),
      "second: Abbey, Standard is in first (2026-01-10) at the same time: take one of them out",
    ],
    [
      "a day within the month of another",
      pair("change: enters, maps: [abbey], date: 2026-01", "change: leaves, maps: [abbey], date: 2026-01-31"),
      "second: Abbey, Standard is in first (2026-01) at the same time",
    ],
    [
      "what enters twice",
      pair(enters, "change: enters, maps: [abbey], date: 2026-05"),
      "second: Abbey, Standard is in rotation since first (2026-01-10) already.",
    ],
    [
      "what leaves twice",
      pair(leaves, "change: leaves, maps: [cliff, abbey], date: 2026-05"),
      "second: Abbey, Standard left with first (2026-01-10) already.",
    ],
    [
      "other tiers of what left",
      pair(leaves, "change: tiers, maps: [abbey], tiers: 8-11, date: 2026-05"),
      "second: Abbey, Standard left with first (2026-01-10): it has to enter first.",
    ],
    [
      "what is listed after it left",
      pair(leaves, "change: listed, maps: [abbey], date: 2026-05"),
      "second: Abbey, Standard left with first (2026-01-10), and no entry says that it came back.",
    ],
    [
      "what is listed with other tiers than it has",
      pair(`${enters}, tiers: 8-11`, "change: listed, maps: [abbey], tiers: 4-11, date: 2026-05"),
      "second: Abbey, Standard has tiers VIII to XI since first (2026-01-10): enter the change of tiers between them.",
    ],
  ])("%s", (_, entries, sentence) => {
    expect(() => publish(entries)).toThrow(sentence);
  });

  test("each with its line, and what follows well is none", () => {
    const entries = file(
      `id: a, ${enters}, tiers: 8-11`,
      "id: b, change: tiers, maps: [abbey], tiers: 4-11, date: 2026-03",
      "id: c, change: listed, maps: [abbey], date: 2026-05",
      "id: d, change: leaves, maps: [abbey], date: 2026-06-01",
      "id: e, change: enters, maps: [abbey], date: 2026-06-02",
    );
    expect(publish(entries).changes).toHaveLength(5);
    expect(() => publish(entries.replace("change: leaves, maps: [abbey]", "change: enters, maps: [abbey]"))).toThrow(
      "content/map-rotation.yaml:5: d: Abbey, Standard is in rotation since c (2026-05) already.",
    );
  });

  test("what a field has to be", () => {
    expect(() => publish(one(`${enters}, patch: 1.20`))).toThrow(/patch: write it between quotes/);
    expect(() => publish(one("change: goes, maps: [abbey], date: soon"))).toThrow(
      /change: use one of enters, leaves, tiers, listed\.[\s\S]*date: write a day \(2026-10-21\), a month/,
    );
    expect(() => publish(`changes:\n  - { id: it, ${enters}, sources: [], updated: 2026-11-20 }\n`)).toThrow(
      /sources: name a source: what nobody states is not entered/,
    );
  });
});
