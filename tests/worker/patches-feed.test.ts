import { XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { PATCH_CHANGES_PATH } from "#app/game/history/patch-changes.ts";
import { PATCHES_RSS } from "#app/game/model/addresses/patches-path.ts";
import { readFeed } from "#workers/news/read-feed.ts";
import { ask, origin, publishFiles } from "./support/site.ts";

const vehicle = { id: 529, name: "Tiger <I>", shortName: "Tiger I", slug: "tiger-i", nation: "germany", tier: 7 };
const list = {
  sources: [{ version: "2.1.1", commonTest: false, publisher: "somebody", date: "2025-12" }],
  vehicles: [
    {
      vehicle: { ...vehicle, type: "heavyTank" },
      from: "1.26.1.0",
      size: 0.1,
      changes: [{ key: "health", before: 1500, after: 1550, source: 0 }],
    },
  ],
};

it("the feed of what patches changed leads to the history of each vehicle", async () => {
  const index = '{"vehicles":[]}';
  await publishFiles("1.26.1.0-000000000001", {
    "vehicles/index.json": index,
    [PATCH_CHANGES_PATH]: JSON.stringify(list),
  });
  const text = await (await ask(PATCHES_RSS)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const [entry, ...others] = readFeed(text);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ title: "Tiger <I>", link: `${origin}/529/tiger-i/statistics#history` });
  expect(entry?.html).toBe("Health: 1,500 hp → 1,550 hp");
});

it("the feed of what patches changed is empty where nothing is published of it", async () => {
  await publishFiles("1.26.1.0-000000000002", { "vehicles/index.json": '{"vehicles":[]}' });
  const answer = await ask(PATCHES_RSS);
  expect(answer.status).toBe(200);
  expect(readFeed(await answer.text())).toEqual([]);
});
