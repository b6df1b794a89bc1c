import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

const PLAN = "/techtree/germany?to=9489&from=529";
const phone = { width: 390, height: 844 };

const frameOf = (page: Page) => page.getByRole("region", { name: /^Tech tree/ });
const dockOf = (page: Page) => page.getByRole("region", { name: /^Plan / });
/** A node by the vehicle's full name, which its title begins with. */
const nodeOf = (page: Page, name: string) => frameOf(page).locator(`.tree a[title^="${name}: "]`);

/** How large the drawing is shown, against its own size. */
async function scaleOf(page: Page): Promise<number> {
  const matrix = await frameOf(page)
    .locator(".tree-drawing")
    .evaluate((drawing) => getComputedStyle(drawing).transform);
  return Number(/^matrix\(([\d.]+),/.exec(matrix)?.[1] ?? 1);
}

const scrollOf = (page: Page) => frameOf(page).evaluate((frame) => [frame.scrollLeft, frame.scrollTop]);

/** The vehicle every tree begins with, and one of its tier X. */
const NATIONS: [nation: string, title: string, first: string, last: string][] = [
  ["germany", "Germany", "Leichttraktor", "E 100"],
  ["ussr", "U.S.S.R.", "MS-1", "IS-7"],
  ["usa", "U.S.A.", "T1 Cunningham", "T57 Heavy"],
  ["france", "France", "Renault FT", "AMX 50 B"],
  ["uk", "U.K.", "Cruiser Mk. I", "Super Conqueror"],
  ["china", "China", "Renault NC-31", "121"],
  ["japan", "Japan", "Renault Otsu", "STB-1"],
  ["czech", "Czechoslovakia", "Kolohousenka", "Vz. 55"],
  ["poland", "Poland", "4TP", "60TP Lewandowskiego"],
  ["sweden", "Sweden", "Strv fm/21", "Kranvagn"],
  ["italy", "Italy", "Fiat 3000", "Progetto M40 mod. 65"],
];

for (const [nation, title, first, last] of NATIONS) {
  test(`the tree of ${title} has its vehicles and what belongs to a page`, async ({ page, request }) => {
    const answer = await request.get(`/techtree/${nation}`);
    expect(answer.status()).toBe(200);
    await page.goto(`/techtree/${nation}`);
    await expect(page).toHaveTitle(`${title}: tech tree and research planner | The Index`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    for (const name of [first, last]) await expect(nodeOf(page, name)).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", new RegExp(`/techtree/${nation}$`));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const tabs = page.getByRole("navigation", { name: "Tech trees by nation" });
    await expect(tabs.getByRole("link")).toHaveCount(11);
    await expect(tabs.locator('[aria-current="page"]')).toHaveAttribute("href", `/techtree/${nation}`);
  });
}

test("a nation that does not exist is a fatal 404 that names the whole path", async ({ page, complaints }) => {
  complaints.expect(/the server responded with a status of 404/);
  const answer = await page.goto("/techtree/atlantis?to=1");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /techtree/atlantis?to=1")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test("an address plans, and is not to be listed by itself", async ({ page }) => {
  await page.goto(PLAN);
  const dock = dockOf(page);
  await expect(dock.getByRole("heading", { level: 2 })).toHaveText("Plan from the Tiger I to the E 100");
  await expect(dock).toContainText("Experience552,350 incl. 137,340 for modules");
  await expect(dock).toContainText("Credits12,030,000 + 567,270 to buy the modules");
  await expect(dock.getByRole("listitem")).toHaveCount(4);
  await expect(dock.getByRole("listitem").nth(1)).toContainText("78,000");
  await expect(dock.getByRole("listitem").first()).toContainText("8.8 cm KwK 43 L/7116,500 XP");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/techtree\/germany$/);
});

test("a click plans, a later start shortens the plan, Clear ends it", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(dockOf(page)).toHaveCount(0);
  await nodeOf(page, "E 100").click();
  await expect(page).toHaveURL(/\?to=9489$/);
  await expect(dockOf(page)).toContainText("Experience666,980 incl. 160,745 for modules");
  await expect(dockOf(page).getByRole("listitem")).toHaveCount(10);
  await dockOf(page).getByRole("link", { name: "Start here with the Tiger I", exact: true }).click();
  await expect(page).toHaveURL(/\?to=9489&from=529$/);
  await expect(dockOf(page)).toContainText("552,350");
  await expect(frameOf(page).locator(".node.done")).toHaveCount(7);
  // Another vehicle behind the same start keeps the start, one elsewhere does not.
  await expect(nodeOf(page, "Tiger II")).toHaveAttribute("href", "?to=5137&from=529");
  await expect(nodeOf(page, "Maus")).toHaveAttribute("href", "?to=6929");
  await dockOf(page).getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/techtree\/germany$/);
  await expect(dockOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(dockOf(page)).toContainText("552,350");
});

test("the plan can be handed on", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PLAN);
  await dockOf(page).getByRole("button", { name: "Share plan" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + PLAN);
});

test("what an address asks for in vain is said", async ({ page }) => {
  await page.goto("/techtree/germany?to=1");
  await expect(page.getByRole("status")).toHaveText("The vehicle of this plan cannot be researched in this tree.");
  await page.goto("/techtree/germany?to=9489&from=6929");
  await expect(page.getByRole("status")).toContainText("does not lead to the E 100");
  await expect(dockOf(page)).toContainText("666,980");
});

test("a node leads to its vehicle, the section beside the tree to premium and collector vehicles", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(page.getByRole("link", { name: "About the Tiger II" })).toHaveAttribute("href", "/5137/tiger-ii");
  await page.getByRole("link", { name: /^Premium and collector/ }).click();
  const section = page.getByRole("region", { name: "Premium and collector vehicles" });
  await expect(section).toBeInViewport();
  await expect(section.getByRole("link", { name: /Löwe/ })).toContainText("11,200 gold");
});

test("tier XI stands in a column of its own, behind what leads to it", async ({ page }) => {
  await page.goto("/techtree/germany");
  await expect(frameOf(page).getByLabel("Tier 11")).toBeVisible();
  const [maus, ratte] = [await nodeOf(page, "Maus").boundingBox(), await nodeOf(page, "Taschenratte").boundingBox()];
  expect(ratte?.x).toBeGreaterThan((maus?.x ?? 0) + (maus?.width ?? 0));
  expect(ratte?.y).toBe(maus?.y);
  await nodeOf(page, "Taschenratte").click();
  await expect(dockOf(page)).toContainText("Experience1,048,310 incl. 143,240 for modules");
  await expect(dockOf(page)).toContainText("Credits22,484,000");
  await expect(dockOf(page).getByRole("listitem")).toHaveCount(11);
});

test("a vehicle whose way is not known says so", async ({ page }) => {
  await page.goto("/techtree/usa");
  await expect(nodeOf(page, "Ares 90 C")).toContainText("Way unknown");
  await nodeOf(page, "Ares 90 C").click();
  await expect(page.getByRole("status")).toHaveText("How to research the Ares 90 C is not known yet.");
});

test("what is no price is not shown as one", async ({ page }) => {
  await page.goto("/techtree/france");
  await expect(page.getByRole("link", { name: "M10 RBFM" })).toContainText("Not for sale");
  await page.getByRole("link", { name: "M10 RBFM" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("M10 RBFM");
  const facts = page.locator(".facts");
  await expect(facts).toContainText("Not for sale");
  await expect(facts).not.toContainText("gold");
});

test.describe("the planner", () => {
  const fieldsOf = (page: Page) => ({
    xp: dockOf(page).getByRole("textbox", { name: "XP per battle" }),
    free: dockOf(page).getByRole("textbox", { name: "Free XP" }),
    elite: dockOf(page).getByRole("checkbox", { name: /^Elite every vehicle on the way/ }),
    battles: dockOf(page).locator(".dock-sum > div").nth(2),
  });

  test("answers battles while one types, and keeps it all in the address", async ({ page }) => {
    await page.goto(PLAN);
    const { xp, free, elite, battles } = fieldsOf(page);
    await expect(battles).toHaveText("Battles– enter your XP per battle");
    await xp.fill("780");
    await expect(battles).toHaveText("Battles709 at 780 XP each");
    await free.fill("12,450");
    await expect(battles).toHaveText("Battles693 at 780 XP each, after 12,450 free XP");
    await elite.check();
    await expect(battles).toHaveText("Battles909 at 780 XP each, after 12,450 free XP");
    await expect(dockOf(page)).toContainText("Experience720,955 incl. 305,945 for modules");
    await expect(dockOf(page).getByRole("listitem").first()).toContainText("4 other modules37,065 XP");
    await expect(page).toHaveURL(`${PLAN}&xp=780&free=12450&elite=1`);
    // Another goal keeps what was typed, and so does the end of the plan.
    await nodeOf(page, "E 75").click();
    await expect(page).toHaveURL(/\?to=9745&from=529&xp=780&free=12450&elite=1$/);
    await expect(xp).toHaveValue("780");
    await dockOf(page).getByRole("link", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/techtree\/germany\?xp=780&free=12450&elite=1$/);
    await page.goBack();
    await page.goBack();
    await expect(dockOf(page)).toContainText("720,955");
    await expect(elite).toBeChecked();
  });

  test("says what is wrong with an input and loses nothing that was typed", async ({ page }) => {
    await page.goto(`${PLAN}&free=500`);
    const { xp, free, battles } = fieldsOf(page);
    await xp.fill("many");
    await expect(dockOf(page).getByRole("alert")).toHaveText(
      "Enter the XP per battle as a whole number from 1 to 10,000.",
    );
    await expect(xp).toHaveAttribute("aria-invalid", "true");
    await expect(xp).toHaveValue("many");
    await expect(free).toHaveValue("500");
    await expect(battles).toContainText("enter your XP per battle");
    await page.reload();
    await expect(xp).toHaveValue("many");
    await xp.fill("800");
    await expect(dockOf(page).getByRole("alert")).toHaveCount(0);
    await expect(battles).toHaveText("Battles690 at 800 XP each, after 500 free XP");
  });

  test("is a form without script", async ({ noScript }) => {
    await noScript.goto(PLAN);
    const { xp, free, elite, battles } = fieldsOf(noScript);
    await xp.fill("1,250");
    await elite.check();
    await dockOf(noScript).getByRole("button", { name: "Update" }).click();
    await expect(noScript).toHaveURL(`${PLAN}&xp=1250&elite=1`);
    await expect(battles).toHaveText("Battles577 at 1,250 XP each");
    await free.fill("-1");
    await dockOf(noScript).getByRole("button", { name: "Update" }).click();
    await expect(dockOf(noScript).getByRole("alert")).toHaveText(
      "Enter your free XP as a whole number from 0 to 100,000,000.",
    );
    await expect(free).toHaveValue("-1");
    await expect(xp).toHaveValue("1250");
    await expect(elite).toBeChecked();
  });

  for (const width of [1440, 1000, 390, 320]) {
    test(`keeps words and figures of eleven steps apart at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/techtree/germany?to=41745&xp=780&elite=1");
      if (width < 761) await page.locator(".dock summary").click();
      await expect(dockOf(page).getByRole("listitem").last()).toContainText("7,400,000");
      const torn = await dockOf(page).evaluate((dock) =>
        [...dock.querySelectorAll(".dock-steps dl > div")].flatMap((row) => {
          const [dt, dd] = [row.querySelector("dt"), row.querySelector("dd")];
          if (!dt || !dd) return ["a row without its two parts"];
          const lines = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          const [words, figure] = [dt.getBoundingClientRect(), dd.getBoundingClientRect()];
          const apart = words.right <= figure.left || words.bottom <= figure.top + 1;
          const inside = figure.right <= row.getBoundingClientRect().right + 1;
          return lines(dt) === 1 && lines(dd) === 1 && apart && inside ? [] : [row.textContent ?? ""];
        }),
      );
      expect(torn).toEqual([]);
    });
  }
});

test.describe("/techtree", () => {
  const visited = async (page: Page) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
  };

  test("leads to the first nation, then to the one that was seen last", async ({ page }) => {
    await visited(page);
    await expect(page).toHaveURL("/techtree/germany");
    await page.getByRole("navigation", { name: "Tech trees by nation" }).getByRole("link", { name: "U.S.A." }).click();
    await expect(page).toHaveURL("/techtree/usa");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("U.S.A.");
    await visited(page);
    await expect(page).toHaveURL("/techtree/usa");
    await page.goto("/techtree");
    await expect(page).toHaveURL("/techtree/usa");
  });

  test("followed twice is one step of the history: back leads out of the tree", async ({ page }) => {
    await visited(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
    const trees = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" });
    const length = await page.evaluate(() => history.length);
    await trees.click();
    await expect(page).toHaveURL("/techtree/germany");
    await expect.poll(() => page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("is resolved in the browser: the server is asked for the tree alone", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/\.data$|_payload\.json$/.test(pathname)) asked.push(pathname);
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trees" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
    expect(asked).toEqual(["/techtree/germany.data"]);
  });

  test("does so without script too", async ({ noScript }) => {
    await visited(noScript);
    await expect(noScript).toHaveURL("/techtree/germany");
    await noScript.goto("/techtree/japan");
    await visited(noScript);
    await expect(noScript).toHaveURL("/techtree/japan");
  });

  test("leaves the pages of whoever saw a tree to the cache", async ({ request }) => {
    await request.get("/techtree/poland");
    const headers = { cookie: "__Host-nation=poland" };
    await request.get("/techtree/italy", { headers });
    const again = await request.get("/techtree/italy", { headers });
    expect(again.headers()["x-page-cache"]).toBe("hit");
    expect(again.headers()["set-cookie"]).toContain("__Host-nation=italy");
  });
});

test("without script the tree is a list by branch and the links plan", async ({ noScript }) => {
  await noScript.goto("/techtree/germany");
  // Nine steps down the list from the Leichttraktor to the E 100.
  await expect(
    noScript.locator(`.tree-drawing > ul${" > li > ul".repeat(9)}`).getByText("E 100", { exact: true }),
  ).toBeVisible();
  await noScript.locator(".tree").getByText("E 100", { exact: true }).click();
  await expect(noScript).toHaveURL(/\?to=9489$/);
  await expect(noScript.getByRole("region", { name: "Plan to the E 100" })).toContainText("666,980");
  await expect(noScript.getByRole("button", { name: "Zoom in" })).toBeHidden();
});

test("keys, buttons and wheel zoom, arrows pan", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto("/techtree/ussr");
  const frame = frameOf(page);
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await scrollOf(page))[0]).toBeGreaterThan(20);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await scrollOf(page))[1]).toBeGreaterThan(20);

  await page.keyboard.press("+");
  expect(await scaleOf(page)).toBe(1.25);
  await page.keyboard.press("-");
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press("0");
  const whole = await scaleOf(page);
  expect(whole).toBeLessThan(0.7);
  expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2);

  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(await scaleOf(page)).toBeGreaterThan(whole);
  await frame.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 400);
  await page.keyboard.up("Control");
  await expect.poll(() => scaleOf(page)).toBeLessThan(whole + 0.01);
});

test("the mouse drags the tree and does not plan by it", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto("/techtree/germany");
  const node = await nodeOf(page, "VK 30.01 (H)").boundingBox();
  if (!node) throw new Error("The node has no place");
  await page.mouse.move(node.x + 40, node.y + 20);
  await page.mouse.down();
  await page.mouse.move(node.x - 160, node.y + 20, { steps: 5 });
  await page.mouse.up();
  expect((await scrollOf(page))[0]).toBe(200);
  await expect(page).toHaveURL(/\/techtree\/germany$/);
  await nodeOf(page, "VK 30.01 (H)").click();
  await expect(page).toHaveURL(/\?to=/);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the tree opens at the plan, whose sheet opens over the tabs", async ({ page }) => {
    await page.goto(PLAN);
    await expect(nodeOf(page, "E 100")).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const dock = dockOf(page);
    await expect(dock).toContainText("552,350");
    await expect(dock.getByRole("link", { name: "Clear" })).toBeHidden();
    await dock.locator("summary").tap();
    await expect(dock.getByRole("button", { name: "Share plan" })).toBeInViewport();
    await expect(dock.getByText("8.8 cm KwK 43 L/71")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dock.getByRole("link", { name: "Clear" })).toBeHidden();
  });

  test("two fingers zoom", async ({ page }) => {
    await page.goto("/techtree/germany");
    await hydrated(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", distance: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [-1, 1].map((side, id) => ({ x: 195 + side * distance, y: 500, id })),
      });
    await touch("touchStart", 40);
    for (const distance of [50, 60, 70]) await touch("touchMove", distance);
    await touch("touchEnd", 0);
    expect(await scaleOf(page)).toBeCloseTo(1.75, 1);
  });
});

for (const [screen, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone })) {
  for (const colorScheme of ["dark", "light"] as const) {
    for (const [name, path] of Object.entries({ "a tree": "/techtree/italy", "a plan": PLAN })) {
      test(`${name} is accessible, ${colorScheme} on a ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        if (screen === "phone" && path === PLAN) await page.locator(".dock summary").click();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
      });
    }
  }
}
