import type { VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { fullTierEleven, patches, summaryVehicle, TIGER_I, TIGER_I_BARE_DPM } from "../support/dataset.ts";
import { alive, awake } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";
import { allVehicles, faultsOfPages } from "../support/vehicle-pages.ts";

test.describe("a vehicle's page", () => {
  test("has its identity and figures in the first HTML", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tiger I");
    await expect(page).toHaveTitle(/Tiger I/);
    const main = page.getByRole("main");
    for (const text of [
      "Heavy tank, Versatile",
      "45,050 XP",
      `${formatNumber(TIGER_I.price?.amount ?? 0)} credits`,
      formatNumber(TIGER_I.top.stats.dpm ?? 0),
      "Kw.K. 43",
      "VK 36.01 (H)",
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(main.getByRole("img", { name: /side view|profile/i })).toBeVisible();
    await page.goto("/529/tiger-i/armour");
    await expect(main.getByRole("img", { name: /^Side view .*Tiger I/ })).toBeVisible();
    await expect(page.locator("#armour")).toContainText("100 mm plate");
  });

  test("says where its figures come from: patch, source, date and number of peers", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i");
    const main = page.getByRole("main");
    await expect(page.locator("#strengths")).toContainText(/of \d+ tier VII heavies/);
    await page.goto("/529/tiger-i/statistics");
    await expect(main).toContainText(`patch ${formatPatch(patches().gameVersion)}`);
    await expect(main).toContainText("16 October 2024");
  });

  test("shows the stock modules by a link that can be shared", async ({ page }) => {
    for (const start of ["/529/tiger-i/loadout", "/529/tiger-i/loadout?loadout=typical"]) {
      await page.goto(start);
      await page.getByRole("link", { name: "Stock" }).click();
      await expect(page).toHaveURL(/\/529\/tiger-i\/loadout\?loadout=[\w-]+$/);
      await expect(page.getByRole("main")).toContainText("8,8 cm Kw.K. 36 L/56");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/529\/tiger-i\/loadout$/);
    }
  });

  test("lets every module be chosen without script, by links that recompute the page", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i/loadout?loadout=typical");
    const modules = page.locator("#modules");
    await modules.locator("summary", { hasText: "Gun" }).click();
    const option = modules.getByRole("link", { name: /8,8 cm Kw\.K\. 36 L\/56/ });
    await expect(option).toContainText("+246");
    await expect(option).toContainText("−58");
    await option.click();
    await expect(page).toHaveURL(/\/529\/tiger-i\/loadout\?loadout=[\w-]+$/);
    await expect(page.locator("#characteristics a", { hasText: "Damage per minute" })).toContainText("2,907");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/529\/tiger-i\/loadout$/);
  });

  test("chooses modules by keyboard, and leaves the focus where it was", async ({ page }) => {
    await page.goto("/529/tiger-i/loadout?loadout=typical");
    const engine = page.locator("#modules summary", { hasText: "Engine" });
    await engine.focus();
    await alive(engine);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?loadout=[\w-]+$/);
    await expect(engine).toBeFocused();
    await expect(page.locator("#modules .popover").first()).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.locator("#modules details[open]")).toHaveCount(0);
  });

  test("keeps what was opened when its modules change, though nothing was hydrated before", async ({ page }) => {
    await page.goto("/529/tiger-i/loadout?loadout=typical");
    await page.locator("summary", { hasText: "More characteristics" }).click();
    await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
    // Until then a click is the browser's own, which opens another document.
    await awake(page);
    await page.getByRole("link", { name: "Stock" }).click();
    await expect(page).toHaveURL(/\/529\/tiger-i\/loadout\?loadout=[\w-]+$/);
    await expect(page.locator("#characteristics")).toContainText("135hp");
    await expect(page.getByText("Calibre", { exact: true })).toBeVisible();
  });

  test("says what came along with a gun, and drops what does not fit", async ({ page, request }) => {
    await page.goto("/8961/kv-13/loadout?loadout=stock");
    await page.locator("#modules summary", { hasText: "Gun" }).click();
    await page
      .getByRole("link", { name: /Brings .*KV-13 mod\. 1943/ })
      .first()
      .click();
    await expect(page.locator("#modules")).toContainText("KV-13 mod. 1943");
    for (const search of ["gun=1", "turret=-5", "engine=abc", "gun=99999999999999", "radio=&tank=0"]) {
      const answer = await request.get(`/529/tiger-i/loadout?${search}`);
      expect(answer.status(), search).toBe(200);
      expect(await answer.text(), search).toContain(TIGER_I_BARE_DPM);
    }
  });

  test("draws its charts on the server, each with its figures as a table", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i/statistics");
    for (const name of [/^Percentiles of Tiger I/, /^Penetration of the/, /vehicle is spotted/]) {
      await expect(page.getByRole("img", { name })).toBeVisible();
    }
    const charts = page.locator("#charts");
    await charts.getByText("Figures").nth(1).click();
    await expect(charts.getByRole("row", { name: /^Distance AP APCR/ })).toBeVisible();
    await expect(charts.getByRole("row", { name: /^100 m 203 mm 237 mm/ })).toBeVisible();
    await expect(charts.getByRole("row", { name: /^700 m 176 mm 207 mm/ })).toBeVisible();
    const { specificPower, terrainHard } = TIGER_I.top.stats;
    await expect(page.locator("#grounds")).toContainText(formatNumber((specificPower ?? 0) / (terrainHard ?? 0), 1));
  });

  test("opens a figure on its why", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i/statistics");
    await page.locator("#characteristics summary", { hasText: "Damage per minute" }).click();
    const breakdown = page.locator("#characteristics details[open] p");
    await expect(breakdown).toContainText(/60 s ÷ [\d.]+ s × \d+ hp/);
    await expect(breakdown).toContainText("better than all the others");
  });

  test("tells search engines what it is about", async ({ page, request }) => {
    const html = await (await request.get("/529/tiger-i")).text();
    const [, nonce, json] = /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/.exec(html) ?? [];
    expect(nonce?.length).toBeGreaterThan(10);
    expect(JSON.parse(json ?? "")["@graph"][0]).toMatchObject({ "@type": "WebPage", name: "Tiger I" });
    await page.goto("/529/tiger-i");
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
    await awake(page);
    // After a client navigation there is none, not even that of another vehicle.
    await page.getByRole("link", { name: "Tiger II" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tiger II");
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  test("says that the game has moved on since the definitions", async ({ noScript: page }) => {
    await page.goto("/529/tiger-i/statistics");
    await expect(page.locator("#sources")).toContainText(/The latest patch is 2\.\d/);
  });

  test("answers a wrong name with a permanent way to the right one, keeping the choice", async ({ request }) => {
    for (const [from, to] of [
      ["/529/panther?x=health&y=dpm", "/529/tiger-i/statistics?x=health&y=dpm"],
      ["/529/panther?modules=stock", "/529/tiger-i/loadout?loadout=stock"],
      ["/529/panther/armour?utm_source=x", "/529/tiger-i/armour?utm_source=x"],
    ] as const) {
      // Crawlers too, which get errors in another way.
      for (const agent of ["Mozilla/5.0", "Mozilla/5.0 (compatible; Googlebot/2.1)"]) {
        const answer = await request.get(from, { maxRedirects: 0, headers: { "user-agent": agent } });
        expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
      }
    }
  });

  test("of a vehicle newer than the client data names what is not known", async ({ page }) => {
    const newer = summaryVehicle();
    await page.goto(`/${newer.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newer.name);
    await expect(page.getByRole("main")).toContainText(/not known/i);
    const overview = page.url();
    for (const name of ["Loadout", "Armour"]) {
      await page
        .getByRole("navigation", { name: "Views of the vehicle" })
        .getByRole("link", { name, exact: true })
        .click();
      await expect(page).toHaveURL(`${overview}/${name.toLowerCase()}`);
      await expect(page.getByRole("region", { name: `No ${name.toLowerCase()}` })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: "What we know" }).click();
      await expect(page).toHaveURL(overview);
    }
  });

  test("what is no vehicle is a fatal 404", async ({ request }) => {
    for (const path of [
      "/2/t-34",
      "/99999999/x",
      "/-1/x",
      "/abc/x",
      "/1e3/x",
      "/529.5/tiger-i",
      "/2/t-34/loadout",
      "/0/x/armour",
      // The number alone.
      "/530",
      "/0529",
      "/16711681/?a=1",
      "/99999999999",
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain(`Page Not Found: ${path}`);
      expect(html, path).not.toContain('aria-label="Main"');
    }
  });
});

test("vehicles of every class, nation and record have a page with their name and figures in the HTML", async ({
  request,
}) => {
  const kinds = new Map<string, VehicleRow>();
  for (const vehicle of await allVehicles(request))
    for (const kind of [vehicle.nation, `${vehicle.type} ${vehicle.record}`]) kinds.set(kind, vehicle);
  expect(kinds.size).toBeGreaterThan(0);
  expect(await faultsOfPages(request, [...new Set(kinds.values())])).toEqual([]);
});

test("every vehicle of tier XI that is known in full has pages without a fault, and one of them wakes", async ({
  page,
  request,
}) => {
  test.slow();
  const known = new Set(fullTierEleven().map(({ id }) => id));
  const vehicles = (await allVehicles(request)).filter(({ id }) => known.has(id));
  expect(await faultsOfPages(request, vehicles)).toEqual([]);
  const [{ id, slug, name } = { id: 0, slug: "", name: "" }] = vehicles;
  for (const view of ["", "/loadout?loadout=typical", "/armour", "/statistics"]) {
    await page.goto(`/${id}/${slug}${view}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("main")).not.toContainText(/NaN|undefined|Infinity/);
    await awake(page);
  }
});
