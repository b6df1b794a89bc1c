import { rm } from "node:fs/promises";
import { CALENDAR_PATH } from "#app/game/calendar/calendar.ts";
import { VEHICLE_SILHOUETTES_PATH } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { CREATORS_PATH } from "#app/game/site/creators.ts";
import { freePort, serve } from "#scripts/local/serve.ts";
import { readDataset } from "#scripts/publish/dataset-files.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publish } from "#scripts/publish/publish.ts";
import { freshState } from "#tests/setup/prepared-state.ts";
import { test as base, expect } from "../support/test.ts";

/** What home can do without. */
const OPTIONAL_PATHS = [CALENDAR_PATH, CREATORS_PATH];

/** A separate site without some files that its pages can do without, named by the first of them. */
const test = base.extend<{ lacking: string }, { sites: Record<string, string> }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it shall give from the pattern
    async ({}, use) => {
      const dataset = await readDataset();
      const sites = await Promise.all(
        [[VEHICLE_SILHOUETTES_PATH], ["manifest.json"], OPTIONAL_PATHS].map(async (lacking) => {
          const state = await freshState("empty");
          const port = await freePort();
          const instance = await serve({ port, state });
          const needed = /^(?:content\/.+|manifest|vehicles\/(?:index|columns|profiles|by-id\/529))\.json$/;
          const files = dataset.files.filter(({ path }) => !lacking.includes(path) && needed.test(path));
          await publish({ ...dataset, files, pictures: [] }, await miniflareTarget(instance), new Date());
          const end = async () => {
            await instance.dispose();
            await rm(state, { recursive: true, force: true });
          };
          return { first: String(lacking[0]), origin: `http://localhost:${port}`, end };
        }),
      );
      await use(Object.fromEntries(sites.map(({ first, origin }) => [first, origin])));
      for (const { end } of sites) await end();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  lacking: ["", { option: true }],
  baseURL: async ({ sites, lacking }, use) => use(sites[lacking]),
});

// In one worker: each would have sites of its own to publish.
test.describe.configure({ mode: "default" });

test.describe("without the side views", () => {
  test.use({ lacking: VEHICLE_SILHOUETTES_PATH });

  test("cards say that they lack them, before and after the page is used, and nobody keeps the page", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    for (let visit = 0; visit < 2; visit++) {
      const answer = await page.goto("/?view=grid");
      expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
      expect(answer?.headers()["x-page-cache"]).toBe("miss");
    }
    const note = page.getByText("Silhouettes can’t be shown");
    await expect(note).toBeVisible();
    await page.getByLabel("Filter by name").fill("tiger");
    await expect(page.locator(".card").first()).toContainText("Tiger");
    await expect(note).toBeVisible();
  });

  test("a table lacks nothing", async ({ request }) => {
    const answer = await request.get("/");
    expect(answer.headers()["cache-control"]).toBe("private, no-cache");
    expect(await answer.text()).not.toContain("can’t be shown");
  });
});

test.describe("without the manifest", () => {
  test.use({ lacking: "manifest.json" });

  test("a vehicle's page says what it cannot tell, and nobody keeps it", async ({ noScript: page }) => {
    for (let visit = 0; visit < 2; visit++) {
      const answer = await page.goto("/529/tiger-i/statistics");
      expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
      expect(answer?.headers()["x-page-cache"]).toBe("miss");
    }
    await expect(page.locator("#sources")).toContainText("newer patch is not known");
    await expect(page.getByRole("contentinfo")).toContainText("can’t be loaded");
  });
});

test.describe("without calendar and creators", () => {
  test.use({ lacking: CALENDAR_PATH });

  test("home says so around its table, and nobody keeps it", async ({ noScript: page }) => {
    const answer = await page.goto("/");
    expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"]);
    const main = page.getByRole("main");
    await expect(main).toContainText("The calendar can’t be loaded");
    await expect(main).toContainText("Featured creatorsThey can’t be loaded");
    await expect(main.getByRole("link", { name: "All news" })).toBeVisible();
  });
});
