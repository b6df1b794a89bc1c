import type { Page } from "@playwright/test";
import type { PlainPage } from "../support/plain-page.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const rows = (page: Page) => page.locator("#table tbody tr:not(.head-again)");
/** What the Tiger I needs for its second mark. */
const SECOND_MARK = "2,061";
const toSecond = (battles: number) => new RegExp(`^${battles}battles .*${SECOND_MARK}`);
const planner = (page: Page) => page.getByRole("region", { name: "Battles to the next mark" });

test("the marks are found in the navigation", async ({ noScript: page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).first().getByRole("link", { name: "Marks" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marks of excellence");
  await expect(page.getByText("21 September 2026").first()).toBeVisible();
});

test("the planner counts the battles to each mark", async ({ page }) => {
  await page.goto("/marks-of-excellence?tier=7");
  const field = (name: string) => planner(page).getByRole("textbox", { name, exact: true });
  await field("Vehicle").fill("Tiger I");
  await field("Now").fill("72.4");
  await field("Damage per battle").fill("2,400");
  await planner(page).getByRole("button", { name: "Calculate" }).click();
  await expect(planner(page).getByRole("status")).toHaveText(toSecond(37));
  await expect(page).toHaveURL(/tier=7.*vehicle=Tiger\+I&now=72\.4&damage=2%2C400/);
  await expect(planner(page).getByRole("img", { name: /Average combined damage/ })).toBeVisible();
  await expect(field("Now")).toHaveValue("72.4");
  // Other damage is a link away, and changes only that.
  await planner(page).getByRole("link", { name: "at 2,700" }).click();
  await expect(planner(page).getByRole("status")).toHaveText(toSecond(23));
  await expect(page).toHaveURL(/vehicle=Tiger%20I&now=72\.4&damage=2700/);
  await page.goBack();
  await expect(planner(page).getByRole("status")).toHaveText(toSecond(37));
  // The links of the table keep the plan.
  await page.getByRole("group", { name: "Class" }).first().getByRole("link", { name: "Heavy tank" }).click();
  await expect(planner(page).getByRole("status")).toContainText("37");
});

test("a region without data is no tab but says so, and one that is none is left out", async ({ noScript: page }) => {
  await page.goto("/marks-of-excellence");
  const { marksRegions = [] } = (await (await page.request.get("/api/files/manifest.json")).json()) as {
    marksRegions?: string[];
  };
  const tabs = page.getByRole("group", { name: "Region" }).getByRole("link");
  await expect(tabs).toHaveCount(marksRegions.length > 1 ? marksRegions.length : 0);
  await page.goto("/marks-of-excellence?region=asia");
  await expect(page.getByText("Asia (ASIA): no data yet")).toBeVisible();
  await page.goto("/marks-of-excellence?region=mars&tier=99");
  await expect(page.getByText(/Region “mars”, Tier “99”/)).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
});

test.describe("without script", () => {
  const open = (path: string) => new Visitor().open(path);
  const plans = (page: PlainPage) => page.region("Battles to the next mark");
  /** The tag of a field of the planner. */
  const field = (page: PlainPage, name: string) =>
    [...page.html.matchAll(/<input\b[^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => tag.includes(` name="${name}"`) && !tag.includes('type="hidden"'));

  test("the marks are filtered, sorted and given columns by forms and links", async () => {
    const tier = await (await open("/marks-of-excellence")).follow("VIII");
    expect(tier.address).toBe("/marks-of-excellence?tier=8");
    const sorted = await tier.follow("95%");
    expect(sorted.address).toBe("/marks-of-excellence?tier=8&sort=-p95");
    const [head = ""] = /<th\b[^>]*aria-sort="descending".*?<\/th>/s.exec(sorted.html) ?? [];
    expect(head).toContain("95%");
    const tiger = await open("/marks-of-excellence?nation=germany&tier=7&q=tiger&cols=p85");
    const rows = tiger.html.match(/<tr\b.*?<\/tr>/gs) ?? [];
    expect(rows.find((row) => row.includes('href="/529/tiger-i"'))).toContain(SECOND_MARK);
    const columns = await tiger.press("Show columns", { cols: "p85,from2to3" });
    expect(columns.html).toMatch(/<th\b[^>]*>(?:(?!<\/th>).)*From 2 to 3/s);
  });

  test("the planner counts the battles to each mark", async () => {
    const empty = await open("/marks-of-excellence?tier=7");
    const plan = await empty.press("Calculate", { vehicle: "Tiger I", now: "72.4", damage: "2,400" });
    expect(plan.address).toMatch(/tier=7.*vehicle=Tiger\+I&now=72\.4&damage=2%2C400/);
    expect(plans(plan)).toMatch(/37\s?battles .*2,061/);
    expect(plan.html).toMatch(/aria-label="Average combined damage/);
    expect(field(plan, "now")).toContain('value="72.4"');
    const more = await plan.follow(/2,700$/);
    expect(more.address).toMatch(/vehicle=Tiger%20I&now=72\.4&damage=2700/);
    expect(plans(more)).toMatch(/23\s?battles .*2,061/);
    // The links of the table keep the plan.
    const heavy = plan.links().find(({ attributes }) => attributes.href?.includes("class=heavyTank"));
    expect(plans(await open(heavy?.attributes.href ?? ""))).toContain("37");
  });

  test("the planner says what it cannot reckon with, and keeps what was typed", async () => {
    const empty = await open("/marks-of-excellence");
    const plan = await empty.press("Calculate", { vehicle: "529", now: "a lot", damage: "2400" });
    expect(field(plan, "now")).toContain('aria-invalid="true"');
    expect(field(plan, "now")).toContain('value="a lot"');
    expect(field(plan, "damage")).toContain('value="2400"');
  });

  test("a vehicle leads to its plan", async () => {
    const statistics = await (await open("/529/tiger-i")).follow("Battles to the next mark");
    expect(statistics.address).toBe("/529/tiger-i/statistics");
    expect(statistics.html).toContain('id="marks"');
    const plan = await statistics.follow("Full planner");
    expect(plan.address).toBe("/marks-of-excellence?vehicle=529");
    expect(field(plan, "vehicle")).toContain('value="Tiger I"');
  });
});
