import type { Page } from "@playwright/test";
import { vehicleCount } from "../support/dataset.ts";
import { expect, test } from "../support/test.ts";
import { battlesFor, PLAN_XP, planBattlesOf } from "../support/tree-page.ts";

const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });

test("a goal is planned and a vehicle looked up", async ({ page }) => {
  await page.goto("/no-gold-challenge");
  await expect(region(page, "The rules")).toContainText(new RegExp(`\\d+ of ${vehicleCount()} vehicles`));
  const nation = page.getByRole("form", { name: "Nation" });
  await nation.getByLabel("Your nation").selectOption({ label: "U.S.S.R." });
  await nation.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/no-gold-challenge?nation=ussr");
  const planner = region(page, "Planner");
  const goal = planner.getByRole("combobox", { name: "Goal", exact: true });
  // The address is there a moment before its page.
  await expect(goal).toContainText("IS-7");
  await nation.getByLabel("Your nation").selectOption({ label: "Germany" });
  await nation.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/no-gold-challenge?nation=germany");

  await goal.selectOption({ label: "E 100" });
  await planner.getByLabel("XP per battle").fill("much");
  await planner.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL("/no-gold-challenge?nation=germany&to=9489&xp=much#planner");
  await expect(planner.getByRole("alert")).toHaveText(/from 1 to 10,000/);
  await expect(planner.getByLabel("XP per battle")).toHaveValue("much");
  await planner.getByRole("combobox", { name: "In the garage" }).selectOption({ label: "VII Tiger I" });
  await planner.getByLabel("XP per battle").fill("780");
  await planner.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page).toHaveURL("/no-gold-challenge?nation=germany&to=9489&from=529&xp=780#planner");
  await expect(planner).toContainText("Battles709at 780 XP each");
  await expect(planner).toContainText("Every step is eligible.");
  await expect(region(page, "The way to the goal").getByRole("listitem")).toHaveCount(6);

  const eligible = region(page, "Is it eligible?");
  await eligible.getByRole("textbox", { name: "Vehicle" }).fill("Lowe");
  await eligible.getByRole("button", { name: "Look up" }).click();
  await expect(eligible.getByRole("status")).toContainText(/Not eligible.*premium.*gold/);
  await expect(page).toHaveURL(/&to=9489&from=529&xp=780&vehicle=Lowe#eligible$/);
  // Blanks, brackets and an apostrophe have several spellings in an address.
  for (const [typed, verdict] of [
    ["Carro d'assalto P.88", "Eligible. Researched for 57,750 XP"],
    ["Panhard EBR 75 (FL 10)", "Not eligible."],
  ] as const) {
    await eligible.getByRole("textbox", { name: "Vehicle" }).fill(typed);
    await eligible.getByRole("button", { name: "Look up" }).click();
    await expect(eligible.getByRole("status").getByRole("link")).toContainText(typed);
    await expect(eligible.getByRole("status")).toContainText(verdict);
  }
  await eligible.getByRole("textbox", { name: "Vehicle" }).fill("<b>Tigr</b>");
  await eligible.getByRole("button", { name: "Look up" }).click();
  await expect(eligible.getByRole("alert")).toContainText("No vehicle is called “<b>Tigr</b>”.");

  // The same plan in the tree, with the same battles.
  await planner.getByRole("link", { name: "Plan in the tree" }).click();
  await expect(page).toHaveURL("/techtree/germany?to=9489&from=529&xp=780");
  await expect(planBattlesOf(page)).toHaveText(battlesFor(PLAN_XP.fromTigerI, 780));
});

test("what an address asks for and cannot be is said, and nothing breaks", async ({ noScript: page }) => {
  for (const [search, message] of [
    ["?nation=germany&to=7169", "IS-7 is of another nation"],
    ["?to=51489", "cannot be the goal"],
    ["?nation=germany&to=9489&from=7169", "not lead to the E 100"],
    ["?nation=germany&to=99999999", "no vehicle 99999999"],
  ]) {
    await page.goto(`/no-gold-challenge${search}`);
    await expect(region(page, "Planner").getByRole("status")).toContainText(message ?? "");
  }
  // Words that are none, a negative number and empty fields.
  await page.goto("/no-gold-challenge?nation=%3Cb%3E&to=x&from=&xp=-5&free=&page=-1");
  await expect(page).toHaveURL("/no-gold-challenge?xp=-5");
  await expect(region(page, "Planner").getByRole("alert")).toContainText("from 1 to 10,000");
});

test("a wide screen shows the whole road at once, the goal with it", async ({ noScript: page }) => {
  await page.goto("/no-gold-challenge");
  const road = region(page, "The way to the goal");
  // From tier I to X.
  await expect(road.getByRole("listitem")).toHaveCount(10);
  expect(await road.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("on the narrowest phone nothing reaches over the edge, and the road scrolls by itself", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/no-gold-challenge?to=9489&from=529&xp=780&vehicle=529");
  await expect(region(page, "Is it eligible?").getByRole("status")).toContainText(/^.*Eligible\. Researched for .+ XP/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const road = region(page, "The way to the goal");
  await road.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => road.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
