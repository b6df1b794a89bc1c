import { formatNumber } from "#app/game/stats/format.ts";
import { TIGER_I } from "../support/dataset.ts";
import { exportedAs, openExport } from "../support/export-panel.ts";
import { names, visibleRows, wakePanel } from "../support/index-page.ts";
import { gotoReloaded, head, heads, holdBack, menu, open, press } from "../support/table-menus.ts";
import { expect, test } from "../support/test.ts";

test.describe("the columns of the table", () => {
  test("are chosen, and come with their figures", async ({ page }) => {
    await page.goto("/?nation=germany&tier=7");
    await open(page, "Columns");
    await page.getByRole("checkbox", { name: "Reload", exact: true }).check();
    await expect(page).toHaveURL(/cols=rating,role,health,.*,specificPower,reload$/);
    await page.getByRole("checkbox", { name: "Role", exact: true }).uncheck();
    await expect(head(page, /^Role/)).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Gun depression" }).check();
    await page.getByRole("checkbox", { name: "Price in credits" }).check();
    await expect(head(page, /^Credits/)).toBeVisible();
    const row = page.getByRole("row").filter({ has: page.locator(`a[href="/529/tiger-i"]`) });
    await expect(row.getByRole("cell").last()).toHaveText(formatNumber(TIGER_I.price?.amount ?? 0));
    const cells = await row.getByRole("cell").allInnerTexts();
    await page.reload();
    await expect(row.getByRole("cell")).toHaveText(cells, { useInnerText: true });
  });

  test("have the main plates at an angle, to sort, filter and export by", async ({ page }) => {
    await page.goto("/?nation=germany&tier=7");
    await open(page, "Columns");
    await page.getByRole("checkbox", { name: "Hull armour, front, at 45°" }).check();
    await expect(page).toHaveURL(/hullFront45$/);
    await press(page, "Columns");
    const tiger = page.getByRole("row").filter({ has: page.locator(`a[href="/529/tiger-i"]`) });
    // 100 mm ÷ cos 45°.
    await expect(tiger.getByRole("cell").last()).toHaveText("141");
    await head(page, /^Hull front 45°/)
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(/sort=-hullFront45/);
    await expect(head(page, /^Hull front 45°/)).toHaveAttribute("aria-sort", "descending");
    await open(page, "Columns");
    const from = page.getByRole("textbox", { name: "Hull armour, front, at 45°, from" });
    await from.fill("142");
    await from.press("Enter");
    await expect(page).toHaveURL(/hullFront45=142\.\./);
    await expect(tiger).toHaveCount(0);
    await page.goto("/?q=tiger+i&tier=7&cols=hullFront45");
    await openExport(page);
    const { rows } = JSON.parse((await exportedAs(page, "JSON")).content.toString("utf8"));
    expect(rows.find(({ id }: { id: number }) => id === 529)).toMatchObject({ hullFront45: 141 });
  });

  test("are put in another order by the keyboard, and by the pointer, and are as they were after a reset", async ({
    page,
  }) => {
    await page.goto("/?cols=health,dpm,reload");
    await open(page, "Columns");
    const up = page.getByRole("link", { name: "Move Reload up" });
    await up.press("Enter");
    await expect(page).toHaveURL("/?cols=health,reload,dpm");
    await expect(up).toBeFocused();
    await up.press("Enter");
    await expect(page).toHaveURL("/?cols=reload,health,dpm");
    // At the end it moves on no more: the way back has the focus.
    await expect(page.getByRole("link", { name: "Move Reload down" })).toBeFocused();

    const grip = page.locator("[data-column=dpm] [data-grip]");
    const [from, to] = [await grip.boundingBox(), await page.locator("[data-column=reload]").boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 5, (to?.y ?? 0) + 2, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL("/?cols=dpm,reload,health");
    await expect.poll(() => heads(page)).toEqual(["Vehicle", "DPM", "Reload s", "Health"]);
    await menu(page, "Columns").getByRole("link", { name: "Reset" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("checkbox", { name: "Health", exact: true })).toBeChecked();
  });

  test("say which of them cannot be had, and the rest is shown", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await page.route("**/columns/weight.json", (route) => route.abort());
    await page.goto("/?tier=10");
    await wakePanel(page);
    await press(page, "Columns");
    await page.getByRole("checkbox", { name: "Weight" }).check();
    await expect(page.getByText(/: Weight\.$/)).toBeVisible();
    await expect(visibleRows(page).first().getByRole("cell").nth(1)).not.toBeEmpty();
  });

  test("are chosen while the script of the menu is still on its way, too", async ({ page }) => {
    const arrive = await holdBack(page);
    await page.goto("/?tier=10", { waitUntil: "load" });
    await press(page, "Columns");
    await page.getByRole("checkbox", { name: "Weight" }).check();
    arrive();
    await expect(page).toHaveURL(/cols=.*weight$/);
    await expect(page.getByRole("checkbox", { name: "Weight" })).toBeChecked();
  });

  test("are chosen by the form that the server sent where the script of the menu cannot be had", async ({
    page,
    complaints,
  }) => {
    // A page that lacks a part goes on with a new document, and until that is there says what it lacks.
    complaints.expect(/Failed to load resource|dynamically imported module/);
    await page.route("**/home-body-*.js", (route) => route.abort());
    await gotoReloaded(page, "/?tier=10");
    await press(page, "Columns");
    await page.getByRole("checkbox", { name: "Weight" }).check();
    await page.getByRole("button", { name: "Show columns" }).click();
    await expect(head(page, /^Weight/)).toBeVisible();
  });

  test("are filtered by a range of figures, which stays when the column goes", async ({ page }) => {
    await page.goto("/?tier=10");
    await open(page, "Columns");
    const from = page.getByRole("textbox", { name: "Damage per minute, from" });
    await from.fill("lots");
    await from.press("Tab");
    await expect(page.locator("input:user-invalid")).toHaveValue("lots");
    // It does not hold who goes on.
    await page.keyboard.press("Tab");
    await expect(from).not.toBeFocused();
    await from.fill("3,000");
    await from.press("Enter");
    await expect(page).toHaveURL("/?tier=10&dpm=3000..");
    const values = () => page.locator("#table tbody tr:not(.head-again) td:nth-child(6)").allInnerTexts();
    await expect
      .poll(async () => (await values()).filter((text) => !(Number(text.replace(",", "")) >= 3000)))
      .toEqual([]);
    await open(page, "Columns");
    await page.getByRole("checkbox", { name: "Damage per minute", exact: true }).uncheck();
    await expect(page).toHaveURL(/dpm=3000\.\..*cols=/);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /^Remove Damage per minute/ }).click();
    await expect(page).not.toHaveURL(/dpm=/);
  });
});

test.describe("the order of the rows", () => {
  test("is that of several columns, by the shift key on their heads", async ({ page }) => {
    await page.goto("/?tier=10");
    await wakePanel(page);
    await head(page, /^Damage/)
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/?tier=10&sort=-damage");
    await head(page, /^DPM/)
      .getByRole("link")
      .click({ modifiers: ["Shift"] });
    await expect(page).toHaveURL("/?tier=10&sort=-damage,-dpm");
    await expect(head(page, /^Damage/)).toHaveAttribute("aria-sort", "descending");
    await expect(head(page, /^DPM/)).toHaveAccessibleName(/DPM.*then descending/);
    const pairs = await visibleRows(page).evaluateAll((rows) =>
      rows.map((row) => [5, 6].map((nth) => Number(row.children[nth - 1]?.textContent?.replace(",", "")))),
    );
    const known = pairs.filter(([, dpm]) => !Number.isNaN(dpm));
    expect(known).toEqual([...known].sort(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
    await head(page, /^DPM/).getByRole("link").focus();
    await page.keyboard.press("Shift+Enter");
    await expect(page).toHaveURL("/?tier=10&sort=-damage,dpm");
    await head(page, /^DPM/).getByRole("link").click();
    await expect(page).toHaveURL("/?tier=10&sort=-dpm");
  });

  test("is the natural one of a column that was chosen before the script of the menu came", async ({ page }) => {
    const arrive = await holdBack(page);
    await page.goto("/?tier=10", { waitUntil: "load" });
    await press(page, "Sort");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Top speed");
    arrive();
    await expect(page).toHaveURL("/?tier=10&sort=-topSpeed");
  });

  test("by a figure whose column is not chosen shows it, as long as it decides", async ({ page }) => {
    await page.goto("/?tier=10");
    await expect(head(page, /^Weight/)).toHaveCount(0);
    await open(page, "Sort");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Weight");
    await expect(head(page, /^Weight/)).toHaveAttribute("aria-sort", "descending");
    await expect(visibleRows(page).first().getByRole("cell").last()).toHaveText(/^\d+\.\d$/);
    await menu(page, "Sort").getByRole("link", { name: "Reset" }).click();
    await expect(head(page, /^Weight/)).toHaveCount(0);
  });

  test("is chosen for cards as for the table, by up to three columns", async ({ page }) => {
    await page.goto("/?tier=10&view=grid");
    await open(page, "Sort");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Top speed");
    await expect(page).toHaveURL("/?tier=10&sort=-topSpeed&view=grid");
    await page.getByRole("combobox", { name: "Then by" }).selectOption("Reload");
    await expect(page).toHaveURL("/?tier=10&sort=-topSpeed,reload&view=grid");
    await page.getByRole("combobox", { name: "Order", exact: true }).selectOption("Ascending");
    await expect(page).toHaveURL("/?tier=10&sort=topSpeed,reload&view=grid");
    await expect(page.locator(".card").first()).toContainText("km/h");
    await expect(page.getByRole("combobox", { name: "Then by" })).toHaveCount(2);
    await menu(page, "Sort").getByRole("link", { name: "Reset" }).click();
    await expect(page).toHaveURL("/?tier=10&view=grid");
  });
});

test("without JavaScript columns, ranges and order are chosen by forms and links", async ({ noScript: page }) => {
  await page.goto("/?tier=10");
  await press(page, "Columns");
  await page.getByRole("checkbox", { name: "Weight" }).check();
  await page.getByRole("checkbox", { name: "Role", exact: true }).uncheck();
  await page.getByRole("textbox", { name: "Health, from" }).fill("2000");
  await page.getByRole("button", { name: "Show columns" }).click();
  await expect(head(page, /^Weight/)).toBeVisible();
  await expect(head(page, /^Role/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Remove Health from 2,000" })).toBeVisible();

  await press(page, "Columns");
  await page.getByRole("link", { name: "Move Weight up" }).click();
  await expect.poll(async () => (await heads(page)).slice(-2)).toEqual(["Weight t", "hp/t"]);

  await press(page, "Sort");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Weight");
  await page.getByRole("combobox", { name: "Order", exact: true }).selectOption("Ascending");
  await page.getByRole("button", { name: "Sort rows" }).click();
  await expect(head(page, /^Weight/)).toHaveAttribute("aria-sort", "ascending");
  expect((await names(page)).length).toBeGreaterThan(5);
  await expect(page.getByRole("link", { name: "Remove Tier X" })).toBeVisible();
});
