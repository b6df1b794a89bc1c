import { formatPatch } from "#app/lib/text/format-patch.ts";
import { patches, vehicleCount } from "../support/dataset.ts";
import { count, countRequests, loadAllRows, names, visibleRows, wakePanel } from "../support/index-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("all rows in the browser", () => {
  test("come with the first use of the table, fifty at a time, and the page stays as it is", async ({ page }) => {
    const counts = countRequests(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(counts).toEqual({ data: 0, columns: 0, engine: 0 });
    await expect(count(page)).toHaveText(/^\d+ vehicles$/);
    await expect(visibleRows(page)).toHaveCount(50);
    await expect(page.getByRole("contentinfo")).toContainText(`patch ${formatPatch(patches().gameVersion)}, Europe`);
    const second = await visibleRows(page).nth(1).innerText();
    await loadAllRows(page);
    expect(counts).toMatchObject({ data: 0, columns: 1, engine: 1 });
    await expect(page).toHaveURL("/?page=2");
    await expect(visibleRows(page)).toHaveCount(100);
    await expect(visibleRows(page).nth(1)).toHaveText(second, { useInnerText: true });
  });

  test("are shown to the last by a link, without leaving the page", async ({ page }) => {
    await page.goto("/?nation=ussr");
    await wakePanel(page);
    const more = page.getByRole("link", { name: "Show more" });
    for (let count = 50; count < vehicleCount("ussr"); count += 50) {
      await expect(visibleRows(page)).toHaveCount(count);
      await more.click();
    }
    await expect(visibleRows(page)).toHaveCount(vehicleCount("ussr"));
    await expect(more).toHaveCount(0);
    // A step in the history it is not: one comes back to where one was before.
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
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
    await expect(page.locator("#table").getByRole("columnheader", { name: /^Health/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await page.getByRole("group", { name: "Nation" }).getByRole("link", { name: "Germany" }).click();
    // As long as all of them are counted, the filter is not in force yet.
    await expect(count(page)).toHaveText(/^(\d+) of (?!\1$)\d+$/);
    const german = await count(page).innerText();
    await page.getByRole("searchbox", { name: "Filter by name" }).fill("tiger");
    await expect(page).toHaveURL("/?q=tiger&nation=germany&sort=-health");
    await expect(count(page)).not.toHaveText(german);
    const counted = async () => Number.parseInt(await count(page).innerText(), 10);
    await expect.poll(async () => (await visibleRows(page).count()) - (await counted())).toBe(0);
    const inBrowser = await names(page);
    expect(counts.data).toBe(0);
    // Back from what was typed to the filter that was chosen before it.
    await page.goBack();
    await expect(count(page)).toHaveText(german);
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(inBrowser);
    await page.reload();
    expect(await names(page)).toEqual(inBrowser);
  });

  test("show after a filter from far down the first of the few that are left, and take two clicked at once", async ({
    page,
  }) => {
    await page.goto("/");
    await loadAllRows(page);
    await visibleRows(page).nth(95).scrollIntoViewIfNeeded();
    await page.locator("#table").getByRole("columnheader", { name: /^DPM/ }).getByRole("link").click();
    await expect(page).toHaveURL("/?sort=-dpm");
    await expect(visibleRows(page)).toHaveCount(50);
    await expect(visibleRows(page).first()).toBeInViewport();
    const tiers = page.getByRole("group", { name: "Tier" });
    await tiers.evaluate(async (group) => {
      group.querySelectorAll("a")[6]?.click();
      // The next event of the browser: nobody clicks twice in one.
      await new Promise((resolve) => setTimeout(resolve));
      group.querySelectorAll("a")[7]?.click();
    });
    await expect(page).toHaveURL("/?tier=7,8&sort=-dpm");
  });

  test("are done without where they cannot be had", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|columns\.json/);
    await page.route("**/vehicles/columns.json", (route) => route.abort());
    await page.goto("/");
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page.getByText(/^51 to 100 of \d+$/)).toBeVisible();
    await page
      .getByRole("columnheader", { name: /^Health/ })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?sort=-health");
    await expect(page.getByText(/^1 to 50 of \d+$/)).toBeVisible();
  });
});
