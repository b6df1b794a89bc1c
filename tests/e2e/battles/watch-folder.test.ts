import type { Page } from "@playwright/test";
import { battle, leftEarly } from "../extractors/replay-files.ts";
import { expect, test } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";

const panel = (page: Page) => page.getByRole("region", { name: "In your browser" });
const lines = (page: Page) => panel(page).getByRole("list", { name: "Replays read" }).getByRole("listitem");

/** The browser's own file system stands in for the visitor's folder: nothing can press the buttons of a system's dialog. */
async function withFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
}

async function write(page: Page, name: string, content: Blob): Promise<void> {
  const bytes = [...new Uint8Array(await content.arrayBuffer())];
  await page.evaluate(
    async ([file, data]) => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await stream.write(new Uint8Array(data));
      await stream.close();
    },
    [name, bytes] as const,
  );
}

test("replays of a folder that is chosen once count by themselves, and new ones too", async ({ page, newVisitor }) => {
  await withFolder(page);
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/mod");
  await write(page, "one.wotreplay", battle(21));
  await write(page, "two.wotreplay", battle(22));
  await write(page, "early.wotreplay", leftEarly());
  await write(page, "temp.wotreplay", battle(23));
  await write(page, "notes.txt", new Blob(["no replay"]));
  await panel(page).getByRole("button", { name: "Choose the replays folder" }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(panel(page).getByRole("status")).toContainText("2 battles added");
  await expect(lines(page).filter({ hasText: "early.wotreplay" })).toContainText("no result");
  const arenas = await page.request.get("/api/stats/accounts/500000001/arenas?limit=100");
  const starts = (await arenas.json()) as { started_at: number }[];
  expect(starts.length).toBeGreaterThanOrEqual(2);

  // After a reload it goes on where it was, and sends nothing twice.
  await write(page, "three.wotreplay", battle(24));
  await page.reload();
  await expect(lines(page)).toHaveText([/three\.wotreplay/]);
  await expect(panel(page).getByRole("status")).toContainText("1 battle added");
  const stop = panel(page).getByRole("button", { name: "Stop and forget the folder" });
  const choose = panel(page).getByRole("button", { name: "Choose the replays folder" });
  await stop.press("Enter");
  await expect(choose).toBeFocused();
  await choose.press("Enter");
  await expect(stop).toBeFocused();
  await stop.press("Enter");
  await expect(choose).toBeVisible();
  await page.reload();
  await expect(choose).toBeVisible();
});

test("while the site does not answer, the replays are tried again", async ({ page, newVisitor, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await withFolder(page);
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/mod");
  await write(page, "one.wotreplay", battle(25));
  await page.route("**/arenas", (route) => route.abort());
  await panel(page).getByRole("button", { name: "Choose the replays folder" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Nothing is lost");
  await page.unroute("**/arenas");
  await page.reload();
  await expect(panel(page).getByRole("status")).toContainText("1 battle added");
});

test("an account that is linked later gets its battles of before as well", async ({ page, newVisitor }) => {
  await withFolder(page);
  const visitor = newVisitor();
  await signedIn(page, visitor, ["wgauth", "commander-2"]);
  await page.goto("/mod");
  await write(page, "one.wotreplay", battle(26));
  await panel(page).getByRole("button", { name: "Choose the replays folder" }).click();
  await expect(lines(page)).toHaveText([/Another account/]);
  await signedIn(page, visitor, ["wgauth", "commander-1"]);
  await page.reload();
  await expect(panel(page).getByRole("status")).toContainText("1 battle added");
});

test("a browser that cannot look into folders is told the other ways", async ({ page, newVisitor }) => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: undefined });
  });
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/mod");
  await panel(page).getByRole("link", { name: "video extractor" }).click();
  await expect(page).toHaveURL("/video-extractor");
});

test("who has linked no account is led to do so", async ({ noScript }) => {
  await noScript.goto("/mod");
  await panel(noScript).getByRole("link", { name: "Link a game account first" }).click();
  await expect(noScript).toHaveURL("/wg?return_to=%2Fmod");
});
