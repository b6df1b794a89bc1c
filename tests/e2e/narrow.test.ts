import { expect, test } from "./test.ts";

test("the key figures of a vehicle keep to their places on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/5137/tiger-ii");
  const beyond = await page.getByRole("region", { name: "Key figures" }).evaluate((figures) =>
    [...figures.querySelectorAll(".kpi *")].flatMap((part) => {
      const cell = part.closest(".kpi")?.getBoundingClientRect();
      const { left, right } = part.getBoundingClientRect();
      return cell && (left < cell.left || right > cell.right) ? [part.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});

for (const path of [
  "/",
  "/5137/tiger-ii",
  "/techtree/ussr",
  "/access",
  "/wg",
  "/faq",
  "/disable-adblock",
  "/calendar",
]) {
  test(`${path} is no wider than the narrowest phone`, async ({ page, complaints }) => {
    complaints.expect(/status of 503/);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("every region has its link, and none reaches out of the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/wg");
  for (const name of ["Europe (EU)", "North America (NA)", "Asia (ASIA)", "China (CN)"]) {
    const link = page.getByRole("list", { name: "Regions" }).getByRole("link", { name });
    const box = await link.boundingBox();
    expect((box?.x ?? 320) + (box?.width ?? 0), name).toBeLessThanOrEqual(320);
  }
});

test("names of vehicles have room in the table of a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/?q=panhard&tier=10");
  const name = page.getByRole("row").getByText("Panhard EBR 105", { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
