import type { Page } from "@playwright/test";
import { summaryVehicle } from "../support/dataset.ts";
import { awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const actions = (page: Page) => page.getByRole("main");

test("a vehicle's research is planned from its page", async ({ page }) => {
  await page.goto("/529/tiger-i");
  await actions(page).getByRole("link", { name: "Plan research" }).click();
  await expect(page).toHaveURL("/techtree/germany?to=529");
  await expect(page.getByRole("main")).toContainText("Tiger I");
});

test("a vehicle of tier XI says how it is researched, and leads to the plan", async ({ page }) => {
  await page.goto("/6017/strv-107-12/statistics");
  await expect(page.locator("#research")).toContainText("Strv 103B325,000 XP");
  await page.getByRole("link", { name: "Plan research" }).click();
  await expect(page).toHaveURL("/techtree/sweden?to=6017");
  await expect(page.getByRole("heading", { name: "Plan to the Strv 107-12" })).toBeVisible();
});

test("a newer vehicle of which no source states the research has none", async ({ noScript: page }) => {
  const { id, name } = summaryVehicle();
  await page.goto(`/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("#not-known")).toContainText("research");
  await expect(page.getByRole("link", { name: /Research|Plan research/ })).toHaveCount(0);
});

test("what is not researched in a tree has no research to plan", async ({ noScript: page }) => {
  await page.goto("/49/type-59");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Type 59");
  await expect(page.getByRole("link", { name: "Plan research" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Share" })).toBeVisible();
});

test("a vehicle is shared with its chosen modules", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = "/529/tiger-i/loadout?loadout=typical.stock";
  await page.goto(address);
  await awake(page);
  await actions(page).getByRole("link", { name: "Share" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
  await expect(page).toHaveURL(address);
});

const VIEWS = ["", "/loadout?loadout=typical", "/armour", "/statistics"].map((view) => `/529/tiger-i${view}`);

test("a phone has every action on every view, large enough for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of VIEWS) {
    await page.goto(path);
    const all = [
      actions(page).getByRole("button", { name: "Compare", exact: true }),
      actions(page).getByRole("link", { name: "Plan research" }),
      actions(page).getByRole("link", { name: "Share" }),
    ];
    for (const action of all) {
      await expect(action).toBeVisible();
      const { width = 0, height = 0 } = (await action.boundingBox()) ?? {};
      expect([width >= 44, height >= 44]).toEqual([true, true]);
    }
  }
  await actions(page).getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText(/Compare 1|Tiger I/).first()).toBeVisible();
});

test("what shares is out of sight until it does, and keeps its place", async ({ page }) => {
  await page.goto("/7169/is-7", { waitUntil: "load" });
  const copy = page.locator("#recommended-main a", { hasText: "Copy link" });
  await expect(copy).toBeHidden();
  const asleep = await copy.boundingBox();
  expect(asleep?.width).toBeGreaterThan(44);
  await awake(page);
  await expect(copy).toBeVisible();
  expect((await copy.boundingBox())?.width).toBe(asleep?.width);
});

test("sharing is a link to copy without script", async () => {
  for (const path of VIEWS) {
    const share = (await new Visitor().open(path)).links().find(({ name }) => name === "Share");
    expect(share?.attributes.href).toBe(path);
  }
});
