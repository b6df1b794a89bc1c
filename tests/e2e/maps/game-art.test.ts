import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { minimapPath } from "#app/game/maps/minimap.ts";
import { contourPath } from "#app/game/model/addresses/game-art.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { withTestBodies } from "#scripts/local/test-bodies.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { root } from "#scripts/tools.ts";
import { recordedReplay } from "#tests/fixtures/replays/sample-recording.ts";
import { freshState } from "#tests/setup/prepared-state.ts";
import { published } from "#tests/setup/published.ts";
import { choose, fileOf } from "../extractors/replay-files.ts";
import { test as base, expect } from "../support/test.ts";

// An installation with the game's files: made-up pictures of two maps and of one vehicle.

const TIGER = 529;
/** The map of the recorded replay is one of them. */
const WITH_MINIMAP = ["prokhorovka", "cliff"];
const minimaps = published<GameMaps>(MAPS_FILE).maps.filter(({ slug }) => WITH_MINIMAP.includes(slug));

const test = base.extend<object, { installation: string }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const installed = await mkdtemp(join(root, ".dataset-test-"));
      for (const [path, width, height] of [
        ...minimaps.map(({ id }) => [minimapPath(id), 256, 256] as const),
        [contourPath(TIGER), 80, 24],
      ] as const) {
        await mkdir(dirname(join(installed, path)), { recursive: true });
        const picture = sharp({ create: { width, height, channels: 3, background: "#7a8b6c" } }).webp();
        await writeFile(join(installed, path), await picture.toBuffer());
      }
      const dataset = withTestBodies(await readDataset("data/game", installed.slice(root.length)));
      const state = await freshState("published");
      const port = await freePort();
      const instance = await serve({ port, state, pictures: dataset.pictures });
      await publish(dataset, await miniflareTarget(instance), new Date());
      await use(`http://localhost:${port}`);
      await instance.dispose();
      for (const folder of [state, installed]) await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation),
});

// In one worker: each would have a site of its own to publish.
test.describe.configure({ mode: "default" });

const layer = (page: Page) => page.getByRole("link", { name: "Minimap" });

test("a minimap lies under the plan, until its layer is switched off", async ({ noScript: page }) => {
  await page.goto("/maps");
  const picture = page.waitForResponse(/game-art\/minimaps\/\d+\.webp$/);
  await page.getByRole("link", { name: /^Prokhorovka/ }).click();
  expect((await picture).headers()["content-type"]).toBe("image/webp");
  const minimap = page.locator(".map-sheet image");
  await expect(minimap).toBeVisible();
  await layer(page).click();
  await expect(page).toHaveURL("/maps/prokhorovka?hide=minimap");
  await expect(minimap).toHaveCount(0);
  // What is drawn over it stays.
  await expect(page.locator(".map-sheet").getByText("30 s")).toBeVisible();
  await layer(page).click();
  await expect(page).toHaveURL("/maps/prokhorovka");
  await expect(minimap).toBeVisible();
  await page.goto("/maps/himmelsdorf");
  await expect(page.getByRole("link", { name: "Grid and squares" })).toBeVisible();
  await expect(layer(page)).toHaveCount(0);
  await expect(minimap).toHaveCount(0);
});

test("a minimap lies under a played battle, and under its plan", async ({ page }) => {
  await page.goto("/video-extractor");
  // Of the battle that is played, and of the plan beside its texts.
  await choose(page, await fileOf("recorded.wotreplay", recordedReplay()));
  const shown = page.locator(".map-minimap");
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveAttribute("href", /game-art\/minimaps\/\d+\.webp$/);
  // So that its buttons are shown.
  await page.locator(".battle-transport-position").scrollIntoViewIfNeeded();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

test("contours stand by the vehicles of a plan and of a played battle", async ({ page }) => {
  await page.goto("/maps/prokhorovka");
  const sight = page.getByRole("region", { name: "Sight and speed" });
  await sight.getByLabel("Vehicle").fill("Tiger I");
  await sight.getByRole("button", { name: "Draw" }).click();
  await expect(sight.locator(".vehicle-contour")).toBeVisible();
  await page.goto("/video-extractor");
  await choose(page, await fileOf("recorded.wotreplay", recordedReplay()));
  const teams = page.getByRole("region", { name: "Both teams at this time" });
  const tigers = teams.getByRole("button", { name: /Tiger I/ });
  await expect(tigers).toHaveCount(2);
  for (const tiger of await tigers.all()) {
    const contour = tiger.locator(".vehicle-contour");
    await contour.scrollIntoViewIfNeeded();
    await expect(contour).toHaveJSProperty("naturalWidth", 80);
  }
  await expect(teams.locator(".vehicle-contour")).toHaveCount(2);
  await tigers.first().click();
  await expect(page.locator(".battle-followed .vehicle-contour")).toBeVisible();
});
