import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replayBytes, resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { expect, test } from "../support/test.ts";
import { battle, battles, choose, expectCounts, fileOf, replays } from "./replay-files.ts";

test("what gives no battle says why, and the others are read", async ({ page }) => {
  await page.goto("/video-extractor");
  const whole = Buffer.from(await battle(16).arrayBuffer());
  await choose(
    page,
    await fileOf("empty.wotreplay", ""),
    await fileOf("holiday.wotreplay", "\u0089PNG and more of a picture"),
    { ...(await fileOf("cut.wotreplay", "")), buffer: whole.subarray(0, 400) },
    await fileOf("deep.wotreplay", new Blob([replayBytes(["[".repeat(200_000)])])),
    await fileOf("other.wotreplay", new Blob([replayBytes(['{"__proto__":{"playerName":"x"}}'])])),
    await fileOf("<img src=x onerror=alert(1)>.wotreplay", "x"),
    await fileOf("a.wotreplay", battle(16)),
    await fileOf("copy of a.wotreplay", battle(16)),
    await fileOf(
      "words.wotreplay",
      sampleReplay(
        sampleHead({ dateTime: "01.01.2020 00:00:00" }),
        resultsText().replace("enemy_1", "<script>alert(1)</script>").replace("36643412784517925", "7"),
      ),
    ),
  );
  await expectCounts(page, "2 read, 1 duplicate, 6 not read");
  const entry = (name: string) => replays(page).getByRole("listitem").filter({ hasText: name });
  await expect(entry("empty.wotreplay")).toContainText("This file is empty.");
  await expect(entry("holiday")).toContainText("This isn’t a replay.");
  await expect(entry("cut.")).toContainText("This replay is incomplete");
  await expect(entry("deep.")).toContainText("This file is damaged");
  await expect(entry("other.")).toContainText("another game");
  await expect(entry("<img src=x onerror=alert(1)>")).toContainText("This isn’t a replay");
  await expect(entry("copy of a")).toContainText("Same battle as a.wotreplay");
});

test("a folder is read with progress, other files are left out, and what runs is cancelled", async ({ page }, info) => {
  const folder = info.outputPath("replays");
  await mkdir(join(folder, "older"), { recursive: true });
  const bytes = (day: number, hour: string) =>
    sampleReplay(
      sampleHead({ dateTime: `${day}.10.2024 ${hour}:00:00` }),
      resultsText().replaceAll("36643412784517925", `3664341278451${day}${hour}`),
    ).arrayBuffer();
  const files = Array.from({ length: 60 }, async (_, i) => {
    const [day, hour] = [10 + (i % 20), String(Math.floor(i / 20)).padStart(2, "0")] as const;
    await writeFile(join(folder, i % 2 ? "older" : "", `${i}.wotreplay`), Buffer.from(await bytes(day, hour)));
  });
  await Promise.all([...files, writeFile(join(folder, "notes.txt"), "x")]);
  await page.goto("/video-extractor");
  await page.getByLabel("Choose a folder").setInputFiles(folder);
  await expectCounts(page, "60 read");
  await expect(replays(page)).toContainText("1 file is left out");
  await expect(replays(page)).toContainText("1 of 5");
  await replays(page).getByRole("button", { name: "Clear" }).click();

  // A worker that never answers: what waits is cancelled, and the page goes on.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.reload();
  await page.getByLabel("Choose a folder").setInputFiles(folder);
  await expect(replays(page)).toContainText("Reading, 0 of 60");
  await replays(page).getByRole("button", { name: "Cancel" }).click();
  await expect(replays(page)).toHaveCount(0);
});

test("of a file of 2 GB only the head is read", async ({ page }, info) => {
  const path = info.outputPath("huge.wotreplay");
  const file = await open(path, "w");
  await file.write(Buffer.from(await battle(16).arrayBuffer()));
  await file.truncate(2 * 1024 ** 3);
  await file.close();
  await page.goto("/video-extractor");
  await page.getByLabel("Choose files").setInputFiles(path);
  await expectCounts(page, "1 read");
  await expect(battles(page)).toContainText("T-34, victory, 912");
});

test("replays are dropped anywhere on the page, which shows where", async ({ page }) => {
  await page.goto("/video-extractor");
  const bytes = [...new Uint8Array(await battle(16).arrayBuffer())];
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(all)], "a.wotreplay"));
    return transfer;
  }, bytes);
  await page.dispatchEvent("main", "dragenter", { dataTransfer: dropped });
  await expect(page.getByText("Drop your replays", { exact: true })).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await expect(page.getByText("Drop your replays", { exact: true })).toHaveCount(0);
  await expectCounts(page, "1 read");
});
