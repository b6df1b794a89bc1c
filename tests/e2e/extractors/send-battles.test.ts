import type { Page } from "@playwright/test";
import { resultsText, sampleHead, samplePersonal, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { expect, test } from "../support/accounts-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { battle, choose, expectCounts, fileOf } from "./replay-files.ts";

const statistics = (page: Page) => page.getByRole("region", { name: "Your statistics" });

const battleOf = (account: number) =>
  sampleReplay(
    sampleHead({ playerID: account, dateTime: "03.10.2024 10:00:00" }),
    resultsText({ personal: { "1": samplePersonal({ accountDBID: account }) }, arenaUniqueID: 77 }),
  );

test("own battles are added to the statistics once, and those of others are not offered", async ({
  page,
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/video-extractor");
  await choose(
    page,
    await fileOf("a.wotreplay", battle(16)),
    await fileOf("b.wotreplay", battle(17)),
    // Of an account that nobody here has linked.
    await fileOf("c.wotreplay", battleOf(501_234_567)),
  );
  await expectCounts(page, "3 read");
  await expect(statistics(page)).toContainText("1 battle of other accounts");
  const add = statistics(page).getByRole("button", { name: /^Add 2 battles/ });
  await add.press("Enter");
  await expect(statistics(page).getByRole("status")).toHaveText("2 battles added.");
  await expect(add).toBeFocused();
  await add.click();
  await expect(statistics(page).getByRole("status")).toHaveText(/^0 .*2 already/);
  const arenas = await page.request.get("/api/stats/accounts/500000001/arenas?limit=100");
  const starts = (await arenas.json()) as { started_at: number }[];
  expect(starts.filter(({ started_at }) => started_at === 1_729_102_530)).toHaveLength(2);
});

test("who is not signed in links an account in another tab, and the list is still there", async ({
  page,
  context,
  newVisitor,
}) => {
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(18)));
  await expectCounts(page, "1 read");
  const opened = context.waitForEvent("page");
  await statistics(page).getByRole("link", { name: "Link a game account" }).click();
  const other = await opened;
  await expect(other).toHaveURL("/wg");
  await signedIn(other, newVisitor(), ["wgauth", "commander-1"]);
  await other.close();
  // What the browser tells a page that comes back into sight.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await statistics(page)
    .getByRole("button", { name: /^Add 1 battle/ })
    .click();
  await expect(statistics(page).getByRole("status")).toHaveText("1 battle added.");
});

test("while the site does not answer nothing is lost, and it is sent again", async ({
  page,
  complaints,
  newVisitor,
}) => {
  complaints.expect(/Failed to load resource/);
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(19)));
  await page.route("**/arenas", (route) => route.abort());
  const add = statistics(page).getByRole("button", { name: /^Add 1 battle/ });
  await add.click();
  await expect(statistics(page).getByRole("alert")).toContainText("The Index did not answer.");
  await page.unroute("**/arenas");
  await add.click();
  await expect(statistics(page).getByRole("status")).toHaveText("1 battle added.");
});

test("a rejected battle is named as the list names it, with the reason", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(20)), await fileOf("b.wotreplay", battle(21, 90_000)));
  await expectCounts(page, "2 read");
  await statistics(page)
    .getByRole("button", { name: /^Add 2 battles/ })
    .click();
  await expect(statistics(page).getByRole("status")).toHaveText("1 battle added, 1 rejected.");
  await expect(statistics(page).getByRole("listitem")).toHaveText([/^Cliff, T-34, 21 Oct 2024, 20:15: \S/]);
});

test("sending is stopped before the battles of the next account, and goes on from there", async ({
  page,
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(22)), await fileOf("b.wotreplay", battleOf(500_000_002)));
  await expectCounts(page, "2 read");
  const stopped = Promise.withResolvers<void>();
  await page.route("**/arenas", async (route) => {
    await stopped.promise;
    await route.continue();
  });
  const add = statistics(page).getByRole("button", { name: /^Add 2 battles/ });
  await add.click();
  await statistics(page).getByRole("button", { name: "Stop" }).press("Enter");
  await expect(add).toBeFocused();
  stopped.resolve();
  await expect(statistics(page).getByRole("status")).toHaveText("1 battle added, 1 not sent.");
  await add.click();
  await expect(statistics(page).getByRole("status")).toHaveText("1 battle added, 1 already there.");
});
