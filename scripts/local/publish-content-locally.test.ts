import { cp, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CALENDAR_PATH, type Calendar } from "#app/game/calendar/calendar.ts";
import { objectKey, versionFilesSchema, versionKey } from "#app/game/model/publication.ts";
import { FAQ_PATH } from "#app/game/site/faq.ts";
import { publishContent } from "#scripts/content.ts";
import { CONTENT_SOURCE, readContent } from "#scripts/publish/content/read-content.ts";
import { asFiles, versionOf } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { type PublishTarget, publish, readPointer } from "#scripts/publish/publish.ts";
import { rollback } from "#scripts/rollback.ts";
import { root } from "#scripts/tools.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { orDemoCalendar } from "./demo-calendar.ts";
import { openStorage } from "./storage.ts";

const now = new Date();
const everything = { isVehicle: () => true, isFile: () => true };
/** Vehicles that the content links to. */
const vehicles = { "vehicles/index.json": JSON.stringify({ vehicles: [{ id: 529, slug: "tiger-i" }] }) };

let folder: string;
let storage: Awaited<ReturnType<typeof openStorage>>;
let target: PublishTarget;

beforeEach(async () => {
  folder = newFolder();
  await cp(join(root, CONTENT_SOURCE), join(folder, "content"), { recursive: true });
  storage = await openStorage(join(folder, "state"));
  target = await miniflareTarget(storage);
  const files = asFiles(new Map([...Object.entries(vehicles), ...readContent(everything)]));
  await publish({ version: versionOf("1.2.3", files), files, pictures: [] }, target, now);
});
afterEach(async () => {
  await storage.dispose();
});

/** What the site serves at a path. */
async function served(path: string): Promise<string> {
  const { version = "" } = (await readPointer(target)) ?? {};
  const list = versionFilesSchema.parse(JSON.parse((await target.readObject(versionKey(version))) ?? ""));
  return (await target.readObject(objectKey(list[path] ?? ""))) ?? "";
}

it("a text that is changed is served without a deploy, taken back, and refused where it is wrong", async () => {
  const file = join(folder, "content/faq/ads.md");
  const text = await readFile(file, "utf8");
  const content = () =>
    publishContent(
      (targets) =>
        orDemoCalendar(
          readContent({ ...targets, isFile: () => true }, relative(root, join(folder, "content"))),
          now.getTime(),
        ),
      target,
      now,
    );
  await writeFile(file, `${text}\n\nA sentence that was not there.\n`);
  await content();
  expect(await served(FAQ_PATH)).toContain("A sentence that was not there.");
  expect(await served("vehicles/index.json")).toContain("tiger-i");
  // With the simulators and without its own events, it still shows the demo calendar.
  expect((JSON.parse(await served(CALENDAR_PATH)) as Calendar).demo).toBe(true);

  await writeFile(file, `${text}\n\n<script>alert(1)</script>\n`);
  await expect(content()).rejects.toThrow(/faq\/ads\.md:\d+: HTML is not shown/);
  expect(await served(FAQ_PATH)).toContain("A sentence that was not there.");

  await rollback(target, now);
  expect(await served(FAQ_PATH)).not.toContain("A sentence that was not there.");
});
