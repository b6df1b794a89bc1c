import { DEMO_PAGE } from "#scripts/local/demo/demo-account.ts";
import { awake } from "../support/hydrated.ts";
import { head } from "../support/table-menus.ts";
import { expect, test } from "../support/test.ts";

const COMPARED = "/accounts/compare?players=500000001,500000002";

test("the ranks of a vehicle keep to their places on the narrowest phone", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/5137/tiger-ii");
  const beyond = await page.locator("#strengths").evaluate((panel) =>
    [...panel.querySelectorAll("p > *")].flatMap((element) => {
      const cell = element.closest("p")?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return cell && (left < cell.left || right > cell.right) ? [element.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});

test("the regions stand two by two, none over another and with their whole names", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/wg");
  const regions = page.getByRole("list", { name: "Regions" });
  const boxes = [];
  for (const name of ["Europe (EU)", "North America (NA)", "Asia (ASIA)", "China (CN)"]) {
    const region = regions.getByRole("link", { name });
    expect(await region.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
    boxes.push(await region.boundingBox());
  }
  const [europe, america, asia, china] = boxes;
  expect(america?.y).toBe(europe?.y);
  expect(america?.x).toBeGreaterThanOrEqual((europe?.x ?? 0) + (europe?.width ?? 0));
  expect(asia?.y).toBeGreaterThanOrEqual((europe?.y ?? 0) + (europe?.height ?? 0));
  expect(china?.x).toBe(america?.x);
});

test("no name beside a tech tree runs into the vehicle's rating on the narrowest phone", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/techtree/germany");
  const covered = await page.locator("#others li a").evaluateAll((links) =>
    links.flatMap((link) => {
      const name = [...link.querySelectorAll<HTMLElement>(".vehicle-name")].find((one) => one.offsetWidth > 0);
      const rating = link.querySelector(".rating-value")?.getBoundingClientRect();
      if (!name || !rating) return [];
      const text = document.createRange();
      text.selectNodeContents(name);
      const { right, bottom } = text.getBoundingClientRect();
      return right > rating.left && bottom > rating.top ? [name.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test("names of vehicles have room in the table of a tablet", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/?q=panhard&tier=10");
  const name = page.getByRole("row").getByText("Panhard EBR 105", { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test("the longest name of the vehicle index is whole on a desktop", async ({ noScript: page }) => {
  await page.goto("/?q=carro+da+combattimento&tier=10");
  const name = page.getByRole("row").getByText("Carro da Combattimento 45 t", { exact: true });
  expect(await name.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
});

for (const [group, at, width] of [
  ["Start from", "/7169/is-7/loadout", 390],
  ["Period", "/accounts/compare?players=500000001", 320],
] as const) {
  test(`all choices of “${group}” stay within the screen of a phone`, async ({ noScript: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at);
    const box = await page.getByRole("group", { name: group }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

test("choices take a second line only where a phone's whole line is not enough", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const at of ["/", "/accounts", "/clans-info", "/maps", "/5137/tiger-ii/armour", DEMO_PAGE, COMPARED]) {
    await page.goto(at);
    const piled = await page.locator(".segmented:visible").evaluateAll((sets) =>
      sets.flatMap((set) => {
        const choices = [...set.children].map((choice) => choice.getBoundingClientRect());
        const lines = new Set(choices.flatMap(({ top, width }) => (width > 1 ? [top] : []))).size;
        return lines > 1 && set.clientWidth < 300 ? [set.textContent] : [];
      }),
    );
    expect(piled, at).toEqual([]);
  }
});

test("what a phone's table is sorted by is in sight, and a column in sight stays where it is", async ({
  noScript: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [name, view, health] = [/^Vehicle/, /^View/, /^Health/].map((text) => head(page, text));
  await page.goto("/?sort=-viewRange");
  const [beside, sorted] = [await name?.boundingBox(), await view?.boundingBox()];
  expect(sorted?.x).toBeGreaterThanOrEqual((beside?.x ?? 0) + (beside?.width ?? 0));
  expect((sorted?.x ?? 0) + (sorted?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.goto("/?sort=-health");
  expect((await health?.boundingBox())?.x).toBeCloseTo((beside?.x ?? 0) + (beside?.width ?? 0), 0);
});

test("tables of a news post, of players and of the state fit a phone", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [at, name] of [
    ["/news/current-vehicles", "Table"],
    [DEMO_PAGE, "WN8 by class and tier, table"],
    [`${DEMO_PAGE}/battles`, "Sessions, table"],
    [`${DEMO_PAGE}/maps`, "By map, table"],
    [`${DEMO_PAGE}/maps?sort=-survived`, "By map, table"],
    ["/status", "Parts of the Index"],
    [COMPARED, "Stats, table"],
    [COMPARED, "Vehicles both play, table"],
  ] as const) {
    await page.goto(at);
    const frame = page.getByRole("region", { name, exact: true });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("the last step of the breadcrumb is whole where the search beside it gives way", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto("/comparison?v=9489&v=7169");
  await awake(page);
  await page.goto(`${DEMO_PAGE}/battles`);
  await expect(page.getByRole("region", { name: "Chosen to compare" })).toBeVisible();
  const cut = await page.getByRole("navigation", { name: "Breadcrumb" }).evaluate((crumbs) =>
    [...crumbs.querySelectorAll("b")].map((step) => {
      const text = document.createRange();
      text.selectNodeContents(step);
      return text.getBoundingClientRect().width - step.getBoundingClientRect().width;
    }),
  );
  expect(cut).toHaveLength(1);
  // Less than a pixel is enough for dots in place of a letter.
  expect(cut[0]).toBeLessThan(0.01);
});

test("no tier and no nation of the tank extractor stands alone on its line", async ({ noScript: page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/tank-extractor");
    for (const name of ["Tier", "Nation"]) {
      const lines = await page.getByRole("group", { name }).evaluate((group) => {
        const tops = [...group.querySelectorAll("a")].map((choice) => choice.getBoundingClientRect().top);
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      });
      expect(Math.min(...lines), `${name} at ${width}`).toBeGreaterThan(1);
    }
  }
});

test("the filter of the rotation that takes a second line begins it", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/map-rotation");
  const name = await page.getByRole("searchbox", { name: "Filter by name" }).locator("xpath=..").boundingBox();
  const season = await page.locator("summary", { hasText: "Season" }).boundingBox();
  expect(season?.x).toBe(name?.x);
});

test("the badges beside a player's name are of one height on a phone", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DEMO_PAGE);
  const heights = await page
    .locator("h1 ~ .chip")
    .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size).toBe(1);
});

test("a nickname stays on one line, and the way to premium vehicles in its button, on a small phone", async ({
  noScript: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(DEMO_PAGE);
  const name = page.getByRole("heading", { level: 1 });
  const lines = await name.evaluate((h1) => {
    const text = document.createRange();
    text.selectNodeContents(h1);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.goto("/techtree/ussr");
  const others = page.getByRole("link", { name: /^Premium and collector/ });
  expect(await others.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
});

test("the pages of a vehicle scroll away on a phone on its side, and stay on an upright one", async ({
  noScript: page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/529/tiger-i");
  const tabs = page.getByRole("navigation", { name: "Views of the vehicle" });
  await page.evaluate(() => scrollTo(0, 800));
  await expect(tabs).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 800));
  await expect(tabs).toBeInViewport();
});

test("a long word that was typed makes no page wider than a phone", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = "x".repeat(40);
  for (const address of [
    `/marks-of-excellence?q=${word}`,
    `/maps/himmelsdorf?at=${word}`,
    `/5137/tiger-ii/statistics?now=${word}&average=${word}`,
    `/clans-info?region=eu&q=${word}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole("main"), address).toContainText("xxxxx");
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, address).toBeLessThanOrEqual(0);
  }
});
