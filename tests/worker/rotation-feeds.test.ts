import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
  type RotationChange,
} from "#app/game/maps/rotation/map-rotation.ts";
import { readFeed } from "#workers/news/read-feed.ts";
import { ask, origin, publishFiles } from "./support/site.ts";

const change = (id: string, more: Partial<RotationChange>): RotationChange => ({
  id,
  kind: "enters",
  date: "2026-10-21",
  patch: null,
  on: [{ map: "abbey", modes: ["standard"] }],
  tiers: null,
  title: `Title of ${id}`,
  detail: "Standard",
  note: null,
  updated: "2026-10-20",
  sources: [{ name: "Somebody", url: "https://example.com" }],
  ...more,
});

const rotation: MapRotation = {
  changes: [
    change("older", { kind: "leaves", date: "2025", updated: "2026-11-01", patch: "1.25" }),
    change("listed", { kind: "listed" }),
    change("harbor", { title: "<b>Old</b> Harbor & more", note: "Rebuilt" }),
  ],
};
const feed: MapRotationFeed = {
  events: [
    {
      id: "harbor",
      properties:
        "UID:harbor@map-rotation.the-index\r\nDTSTAMP:20261020T000000Z\r\nDTSTART;VALUE=DATE:20261021\r\nSUMMARY:Old Harbor enters\r\n",
    },
  ],
};
const publish = (version: string, files: Record<string, unknown>) =>
  publishFiles(version, {
    "vehicles/index.json": '{"vehicles":[]}',
    ...Object.fromEntries(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])),
  });
const all = { [MAP_ROTATION_PATH]: rotation, [MAP_ROTATION_FEED_PATH]: feed };
const rss = async () => await (await ask("/map-rotation/feed.xml")).text();
const calendar = async () => new ICAL.Component(ICAL.parse(await (await ask("/map-rotation/changes.ics")).text()));
const events = async () => (await calendar()).getAllSubcomponents("vevent");

describe("the feeds of the map rotation", () => {
  it("have the changes as RSS, the latest entry first, and nothing that is only listed", async () => {
    await publish("1.26.1.0-000000000001", all);
    const text = await rss();
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain(`<atom:link href="${origin}/map-rotation/feed.xml" rel="self"`);
    const entries = readFeed(text);
    expect(entries.map(({ title, link }) => [title, link])).toEqual([
      ["Title of older", `${origin}/map-rotation#change-older`],
      ["<b>Old</b> Harbor & more", `${origin}/map-rotation#change-harbor`],
    ]);
    expect(entries[0]?.html).toBe("2025, patch 1.25: Standard. Source: Somebody.");
    expect(entries[1]?.html).toBe("21 Oct 2026: Standard. Rebuilt. Source: Somebody.");
    expect(new Date(entries[0]?.published ?? "").toISOString()).toBe("2026-11-01T00:00:00.000Z");
  });

  it("have those with a day for calendars, with the address of each", async () => {
    await publish("1.26.1.0-000000000001", all);
    const answer = await ask("/map-rotation/changes.ics");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const [event, ...others] = await events();
    expect(others).toEqual([]);
    expect(event?.getFirstPropertyValue("url")).toBe(`${origin}/map-rotation#change-harbor`);
    expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-10-21");
  });

  it.each([
    ["without entries", { [MAP_ROTATION_PATH]: { changes: [] }, [MAP_ROTATION_FEED_PATH]: { events: [] } }],
    ["in a version that was published without them", {}],
  ])("are valid %s", async (_, files) => {
    await publish("1.26.1.0-000000000001", files);
    expect(XMLValidator.validate(await rss())).toBe(true);
    expect(readFeed(await rss())).toEqual([]);
    expect(await events()).toEqual([]);
    // RFC 5545 §3.6: a calendar has one component at least.
    expect((await calendar()).getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  });

  it.each(["/map-rotation/feed.xml", "/map-rotation/changes.ics"])(
    "%s answers 304 until something changes",
    async (path) => {
      await publish("1.26.1.0-000000000001", all);
      const etag = (await ask(path)).headers.get("etag") ?? "";
      const again = async () => (await ask(path, { headers: { "if-none-match": etag } })).status;
      expect(await again()).toBe(304);
      await publish("1.26.1.0-000000000002", {});
      expect(await again()).toBe(200);
    },
  );
});
