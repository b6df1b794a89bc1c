import type { Page } from "@playwright/test";
import { formatNumber } from "#app/game/stats/format.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { battlesFor, nodeOf, PLAN, PLAN_XP, planBattlesOf, planPanelOf } from "../support/tree-page.ts";

test.describe("the planner", () => {
  const fieldsOf = (page: Page) => ({
    xp: planPanelOf(page).getByRole("textbox", { name: "XP per battle" }),
    free: planPanelOf(page).getByRole("textbox", { name: "Free XP" }),
    elite: planPanelOf(page).getByRole("checkbox", { name: /^Elite every/ }),
    battles: planBattlesOf(page),
  });

  test("answers battles while one types, and keeps it all in the address", async ({ page }) => {
    await page.goto(PLAN);
    const { xp, free, elite, battles } = fieldsOf(page);
    await expect(battles).toHaveText(/^Battles– .*XP per battle/);
    await xp.fill("780");
    await expect(battles).toHaveText(battlesFor(PLAN_XP.fromTigerI, 780));
    await free.fill("12,450");
    await expect(battles).toHaveText(battlesFor(PLAN_XP.fromTigerI, 780, 12_450));
    await elite.check();
    await expect(battles).toHaveText(battlesFor(PLAN_XP.elite, 780, 12_450));
    await expect(planPanelOf(page)).toContainText(`Experience${formatNumber(PLAN_XP.elite)} incl. 305,945`);
    await expect(planPanelOf(page).getByRole("listitem").first()).toContainText("4 other modules37,065 XP");
    await expect(page).toHaveURL(`${PLAN}&xp=780&free=12450&elite=1`);
    // Another goal keeps what was typed, and so does the end of the plan.
    await nodeOf(page, "E 75").click();
    await expect(page).toHaveURL(/\?to=9745&from=529&xp=780&free=12450&elite=1$/);
    await expect(xp).toHaveValue("780");
    await planPanelOf(page).getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/techtree\/germany\?xp=780&free=12450&elite=1$/);
    await page.goBack();
    await page.goBack();
    await expect(planPanelOf(page)).toContainText(formatNumber(PLAN_XP.elite));
    await expect(elite).toBeChecked();
  });

  test("says what is wrong with an input and loses nothing that was typed", async ({ page }) => {
    await page.goto(`${PLAN}&free=500`);
    const { xp, free, battles } = fieldsOf(page);
    await xp.fill("many");
    await expect(planPanelOf(page).getByRole("alert")).toHaveText(/from 1 to 10,000/);
    await expect(xp).toHaveAttribute("aria-invalid", "true");
    await expect(xp).toHaveValue("many");
    await expect(free).toHaveValue("500");
    await expect(battles).toContainText("XP per battle");
    await page.reload();
    await expect(xp).toHaveValue("many");
    await xp.fill("800");
    await expect(planPanelOf(page).getByRole("alert")).toHaveCount(0);
    await expect(battles).toHaveText(battlesFor(PLAN_XP.fromTigerI, 800, 500));
  });

  test("is a form without script", async ({ noScript }) => {
    await noScript.goto(PLAN);
    const { xp, free, elite, battles } = fieldsOf(noScript);
    await xp.fill("1,250");
    await elite.check();
    await planPanelOf(noScript).getByRole("button", { name: "Update" }).click();
    await expect(noScript).toHaveURL(`${PLAN}&xp=1250&elite=1`);
    await expect(battles).toHaveText(battlesFor(PLAN_XP.elite, 1_250));
    await free.fill("-1");
    await planPanelOf(noScript).getByRole("button", { name: "Update" }).click();
    await expect(planPanelOf(noScript).getByRole("alert")).toHaveText(/from 0 to 100,000,000/);
    await expect(free).toHaveValue("-1");
    await expect(battles).toContainText("free XP");
    await expect(xp).toHaveValue("1250");
    await expect(elite).toBeChecked();
  });

  test("keeps words and figures of eleven steps apart", async ({ noScript: page }) => {
    await page.goto("/techtree/germany?to=41745&xp=780&elite=1");
    for (const width of [1440, 1000, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await planPanelOf(page).locator("summary").click();
      await expect(planPanelOf(page).getByRole("listitem").last()).toContainText("7,400,000");
      const torn = await planPanelOf(page).evaluate((dock) =>
        [...dock.querySelectorAll("ol dl > div")].flatMap((row) => {
          const [dt, dd] = [row.querySelector("dt"), row.querySelector("dd")];
          if (!dt || !dd) return ["a row without its two parts"];
          const lines = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          const [label, value] = [dt.getBoundingClientRect(), dd.getBoundingClientRect()];
          const apart = label.right <= value.left || label.bottom <= value.top + 1;
          const inside = value.right <= row.getBoundingClientRect().right + 1;
          return lines(dt) === 1 && lines(dd) === 1 && apart && inside ? [] : [row.textContent ?? ""];
        }),
      );
      expect(torn, `${width} px`).toEqual([]);
    }
  });
});

test("another goal keeps the scroll position, a vehicle's page begins at its top", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await page.goto(PLAN);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 150));
  await nodeOf(page, "E 75").evaluate((node: HTMLAnchorElement) => node.click());
  await expect(page).toHaveURL(/\?to=9745/);
  expect(await page.evaluate(() => scrollY)).toBe(150);
  const step = planPanelOf(page).getByRole("link", { name: "Tiger I", exact: true });
  await step.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tiger I");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
