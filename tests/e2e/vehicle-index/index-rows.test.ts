import { vehicleCount } from "../support/dataset.ts";
import { count, countRequests, loadAllRows, names, visibleRows } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("all rows in the browser", () => {
  test("come with the first use of the table, not before, and leave the page where it is", async ({ page }) => {
    const counts = countRequests(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(counts).toEqual({ data: 0, columns: 0, engine: 0 });
    const place = visibleRows(page).nth(1);
    const second = await place.innerText();
    await loadAllRows(page);
    expect(counts).toMatchObject({ columns: 1, engine: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", String(vehicleCount() + 1));
    await expect(place).toHaveText(second, { useInnerText: true });
    await expect(place).toHaveAttribute("aria-rowindex", "3");
  });

  test("are in the document only where they are in sight", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const before = await visibleRows(page).first().innerText();
    const current = page.getByRole("navigation", { name: "Pages" }).locator("[aria-current=page]");
    // What is said of the page in sight agrees with which page is said to be in sight.
    await expect(page.getByText(/^1 to 50 of \d+$/)).toBeVisible();
    await expect(current).toHaveText("1");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(visibleRows(page).last()).toHaveAttribute("aria-rowindex", String(vehicleCount() + 1));
    await expect(visibleRows(page).first()).not.toHaveText(before);
    await expect(current).not.toHaveText("1");
    const place = Number(await current.textContent());
    await expect(page.getByText(new RegExp(`^${50 * (place - 1) + 1} to \\d+ of \\d+$`))).toBeVisible();
    expect(await visibleRows(page).count()).toBeLessThan(80);
  });

  test("are filtered, sorted and searched without the server, and the address follows", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const counts = countRequests(page);
    await page
      .getByRole("columnheader", { name: /^Health/ })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?sort=-health");
    await expect(page.getByRole("columnheader", { name: /^Health/ })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    await expect(count(page)).toHaveText(/^[1-9]\d* of \d+$/);
    const german = await count(page).innerText();
    await page.getByRole("searchbox", { name: "Filter by name" }).fill("tiger");
    await expect(page).toHaveURL("/?q=tiger&nation=germany&sort=-health");
    await expect(count(page)).not.toHaveText(german);
    const found = Number.parseInt((await count(page).textContent()) ?? "", 10);
    await expect(visibleRows(page)).toHaveCount(found);
    const inBrowser = await names(page);
    expect(counts.data).toBe(0);
    await page.goBack();
    await expect(count(page)).toHaveText(/^\d+ vehicles$/);
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(inBrowser);
    await page.reload();
    expect(await names(page)).toEqual(inBrowser);
  });

  test("take two filters clicked at once", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const tiers = page.getByRole("group", { name: "Tier" });
    await tiers.evaluate(async (group) => {
      group.querySelectorAll("a")[6]?.click();
      // The next event of the browser: nobody clicks twice in one.
      await new Promise((resolve) => setTimeout(resolve));
      group.querySelectorAll("a")[7]?.click();
    });
    await expect(page).toHaveURL("/?tier=7,8");
  });

  test("show after a filter from far down the first of the few that are left", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    await page.evaluate(() => window.scrollTo(0, 30_000));
    await expect(visibleRows(page).first()).not.toHaveAttribute("aria-rowindex", "2");
    await page.getByRole("columnheader", { name: /^DPM/ }).getByRole("link").click();
    await expect(page).toHaveURL("/?sort=-dpm");
    await expect(visibleRows(page).first()).toHaveAttribute("aria-rowindex", "2");
    await expect(visibleRows(page).first()).toBeInViewport();
  });

  test("return to where one was, on the way back from a vehicle", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    await page.evaluate(() => window.scrollTo(0, 20_000));
    const link = page.locator("tbody tr[aria-rowindex='450'] a");
    await link.click();
    await expect(page).not.toHaveURL("/");
    await page.goBack();
    await expect(link).toBeInViewport();
  });

  test("keep the focus in a row, wherever one scrolls", async ({ page }) => {
    await page.goto("/");
    await loadAllRows(page);
    const link = visibleRows(page).nth(9).getByRole("link");
    await link.focus();
    await page.evaluate(() => window.scrollTo(0, 20_000));
    await expect(page.locator("tbody tr[aria-rowindex='450']")).toBeVisible();
    await expect(page.locator("tbody tr[aria-rowindex='11'] a")).toBeFocused();
  });

  test("are done without where they cannot be had", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|columns\.json/);
    await page.route("**/vehicles/columns.json", (route) => route.abort());
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 300));
    await page
      .getByRole("columnheader", { name: /^Health/ })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?sort=-health");
    await expect(page.getByText(/^1 to 50 of \d+$/)).toBeVisible();
  });
});
