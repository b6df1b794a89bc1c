import { expect, test } from "./test.ts";

test.describe("a vehicle's page", () => {
  test("has its identity and figures in the first HTML", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tiger I");
    await expect(page).toHaveTitle(/Tiger I/);
    const main = page.getByRole("main");
    for (const text of [
      "Heavy tank, Versatile",
      "45,050 XP",
      "1,390,000 credits",
      "2,154",
      "8.8 cm KwK 43 L/71",
      "VK 36.01 (H)",
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(main.getByRole("img", { name: /side view|profile/i })).toBeVisible();
  });

  test("says where its figures come from: patch, source, date and number of peers", async ({ page }) => {
    await page.goto("/529/tiger-i");
    const main = page.getByRole("main");
    await expect(main).toContainText("patch 1.26.1");
    await expect(main).toContainText("16 October 2024");
    await expect(main).toContainText("average of 26 tier VII heavy tanks");
  });

  test("shows the stock modules by a link that can be shared", async ({ page }) => {
    await page.goto("/529/tiger-i");
    await page.getByRole("link", { name: "Stock" }).click();
    await expect(page).toHaveURL("/529/tiger-i?modules=stock");
    await expect(page.getByRole("main")).toContainText("8.8 cm KwK 36 L/56");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/529\/tiger-i$/);
  });

  test("answers a wrong name with a permanent way to the right one, keeping the choice", async ({ request }) => {
    const answer = await request.get("/529/panther?modules=stock", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/529/tiger-i?modules=stock"]);
  });

  test("of a vehicle newer than the client data names what is not known", async ({ page, request }) => {
    const { vehicles } = await (await request.get("/api/files/vehicles/index.json")).json();
    const newer = vehicles.find(
      ({ record, tier }: { record: string; tier: number }) => record === "summary" && tier === 11,
    );
    await page.goto(`/${newer.id}/${newer.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newer.name);
    await expect(page.getByRole("main")).toContainText(/not known/i);
  });

  for (const path of ["/2/t-34", "/99999999/x", "/0/x", "/-1/x", "/abc/x", "/1e3/x", "/529.5/tiger-i"]) {
    test(`${path} is a fatal 404 that the next navigation clears`, async ({ page, complaints }) => {
      complaints.expect(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: /Commander,\s*there is an issue!/ })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(`Page Not Found: ${path}`);
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
      await page.getByRole("link", { name: "Go back to the Index Homepage" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vehicle index");
      await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
    });
  }
});

test("every vehicle of the dataset has a page with its name and figures in the HTML", async ({ request }) => {
  test.setTimeout(180_000);
  const { vehicles } = await (await request.get("/api/files/vehicles/index.json")).json();
  expect(vehicles.length).toBeGreaterThan(900);
  const faults: string[] = [];
  for (const { id, slug, name, stats } of vehicles) {
    const answer = await request.get(`/${id}/${slug}`, { maxRedirects: 0 });
    const text = await answer.text();
    // Only what is shown: nonces are random and may well contain "NaN".
    const shown = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    const html = shown.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    const health = stats.health === null ? "Not known" : stats.health.toLocaleString("en");
    if (answer.status() !== 200) faults.push(`${id} ${name}: status ${answer.status()}`);
    else if (!html.includes(`>${name}</h1>`)) faults.push(`${id} ${name}: no name`);
    else if (!html.includes(health)) faults.push(`${id} ${name}: no health ${health}`);
    else if (/\sstyle=|NaN|undefined|\[object/.test(html)) faults.push(`${id} ${name}: something unfinished`);
  }
  expect(faults).toEqual([]);
});
