import { expect, test } from "vitest";
import { changeAnchor, changePath, ROTATION_ICS, ROTATION_RSS, rotationOfMap } from "./map-rotation.ts";

test("a change is a place on the page of changes", () => {
  expect(changePath("abbey-2026")).toBe("/map-rotation#change-abbey-2026");
  expect(new URL(changePath("abbey-2026"), "https://example.org").hash).toBe(`#${changeAnchor("abbey-2026")}`);
});

test("one map is asked for by its name, whatever letters it has", () => {
  const { pathname, searchParams } = new URL(rotationOfMap("Fjörd & Co?"), "https://example.org");
  expect([pathname, searchParams.get("q")]).toEqual(["/map-rotation", "Fjörd & Co?"]);
});

test("readers of feeds and calendars that subscribed keep their addresses", () => {
  expect([ROTATION_RSS, ROTATION_ICS]).toEqual(["/map-rotation/feed.xml", "/map-rotation/changes.ics"]);
});
