import { expect, test } from "../support/test.ts";
import { battle, battles, choose, expectCounts, fileOf, replays } from "./replay-files.ts";

test("a file that the reader never ends with is given up, and a new reader goes on with the next", async ({ page }) => {
  // The file is never handed over, so that its reader is silent for good.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (!(message instanceof File && message.name.startsWith("endless"))) postMessage.call(this, message);
    };
  });
  await page.clock.install();
  const opened: string[] = [];
  page.on("worker", (worker) => opened.push(worker.url()));
  await page.goto("/video-extractor");
  await choose(
    page,
    await fileOf("a.wotreplay", battle(15)),
    await fileOf("endless.wotreplay", battle(16)),
    await fileOf("b.wotreplay", battle(17)),
  );
  await expect(replays(page)).toContainText("Reading, 1 of 3");
  expect(opened).toHaveLength(1);
  await page.clock.fastForward(31_000);
  await expectCounts(page, "2 read, 1 not read");
  await expect(replays(page).getByRole("listitem").filter({ hasText: "endless" })).toContainText("too long");
  await expect(battles(page)).toHaveCount(2);
  // The third reads the recording of the battle that is shown.
  await expect.poll(() => [opened.length, new Set(opened).size]).toEqual([3, 1]);
});

test("without the reader the files wait, until it can be fetched", async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/);
  await page.route("**/assets/replay-worker-*.js", (route) => route.abort());
  await page.goto("/video-extractor");
  await choose(page, await fileOf("a.wotreplay", battle(16)), await fileOf("b.wotreplay", battle(17)));
  await expect(replays(page).getByRole("alert")).toContainText("couldn’t be loaded");
  await expect(replays(page).getByRole("status")).not.toContainText("not read");
  await page.unroute("**/assets/replay-worker-*.js");
  await replays(page).getByRole("button", { name: "Try again" }).click();
  await expectCounts(page, "2 read");
  await expect(replays(page).getByRole("alert")).toHaveCount(0);
  await expect(battles(page)).toHaveCount(2);
});
