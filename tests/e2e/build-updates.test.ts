import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const HOUR = 3_600_000;
const newer = { id: "ffffffffffffffff", timestamp: 4_000_000_000_000 };

/** Time goes on only as the test says. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 1_900_000_000_000 });
  await page.clock.pauseAt(1_900_000_001_000);
}

/** The documents that the page loads, by path, query and hash left out. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** Answers for the latest build with `builds` in turn, the last one again and again. @returns what was asked */
async function latestBuilds(page: Page, ...builds: unknown[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/builds/latest.json?*", (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: builds.length > 1 ? builds.shift() : builds[0] });
  });
  return asked;
}

/** Lets scripts whose address matches fail while the switch is on. */
async function breakScripts(page: Page, pattern: RegExp): Promise<{ broken: boolean }> {
  const state = { broken: true };
  await page.route(pattern, (route) => (state.broken ? route.abort() : route.continue()));
  return state;
}

const ownBuild = async (page: Page) => (await page.request.get("/builds/latest.json")).json();
const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => /^__react/.test(key)));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe("a newer build", () => {
  test.beforeEach(({ page }) => stopClock(page));

  test("is asked for every hour, past every cache, and reloads the page", async ({ page }) => {
    const asked = await latestBuilds(page, await ownBuild(page), newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.clock.fastForward(HOUR - 60_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(60_000);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^\?\d{13}$/);
    expect(documents).toEqual(["/"]);
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    expect(documents).toEqual(["/", "/"]);
    expect(new Set(asked).size).toBe(2);
  });

  test("is not asked for in a hidden tab, and at once in one that is seen again too late", async ({ page }) => {
    const asked = await latestBuilds(page, await ownBuild(page));
    await open(page, "/");
    await setVisibility(page, "hidden");
    await page.clock.fastForward(2 * HOUR);
    expect(asked).toEqual([]);
    await setVisibility(page, "visible");
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(1);
    await setVisibility(page, "hidden");
    await setVisibility(page, "visible");
    await page.clock.runFor(1_000);
    expect(asked).toHaveLength(1);
  });

  test("waits with unsaved input for the next navigation, which loads the destination", async ({ page }) => {
    await latestBuilds(page, newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.evaluate(() => {
      const area = document.createElement("textarea");
      area.setAttribute("aria-label", "Notes");
      document.querySelector("main")?.append(area);
    });
    await page.getByLabel("Notes").fill("half a thought");
    const answered = page.waitForResponse("**/builds/latest.json?*");
    await page.clock.fastForward(HOUR);
    await answered;
    await page.clock.runFor(1_000);
    await expect(page.getByLabel("Notes")).toHaveValue("half a thought");
    expect(documents).toEqual(["/"]);
    await page.getByRole("contentinfo").evaluate((footer) => {
      const link = Object.assign(document.createElement("a"), { href: "/techtree/uk#main", textContent: "On we go" });
      footer.append(link);
    });
    await page.getByRole("link", { name: "On we go" }).click();
    await page.clock.runFor(1_000);
    await expect.poll(() => documents).toEqual(["/", "/techtree/uk"]);
    await expect(page).toHaveURL("/techtree/uk#main");
  });

  test("finds unsaved input in every kind of field, and reloads once there is none left", async ({ page }) => {
    const asked = await latestBuilds(page, newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.evaluate(() => {
      const fields = document.createElement("div");
      // Trusted Types let nothing else through than nodes.
      const add = (tag: string, attributes: Record<string, string>, ...texts: string[]) => {
        const field = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
        for (const text of texts) field.append(Object.assign(document.createElement("option"), { textContent: text }));
        fields.append(field);
        return field;
      };
      add("input", { type: "text", "aria-label": "Text", value: "as it was" });
      add("input", { type: "checkbox", "aria-label": "Box" });
      add("select", { "aria-label": "Choice" }, "One", "Two");
      add("div", { contenteditable: "true", "aria-label": "Paper", role: "textbox" });
      // As React does with a field that it controls.
      add("input", { type: "text", "aria-label": "Controlled" }).addEventListener("input", (event) => {
        const field = event.target as HTMLInputElement;
        field.defaultValue = field.value;
      });
      add("p", { "aria-label": "Parts" });
      document.querySelector("main")?.prepend(fields);
    });
    const kinds: [change: () => Promise<unknown>, undo: () => Promise<unknown>][] = [
      [
        () => page.getByLabel("Text", { exact: true }).fill("new"),
        () => page.getByLabel("Text", { exact: true }).fill("as it was"),
      ],
      [() => page.getByLabel("Box", { exact: true }).check(), () => page.getByLabel("Box", { exact: true }).uncheck()],
      [
        () => page.getByLabel("Choice", { exact: true }).selectOption("Two"),
        () => page.getByLabel("Choice", { exact: true }).selectOption("One"),
      ],
      [
        () => page.getByLabel("Paper", { exact: true }).fill("new"),
        () => page.getByLabel("Paper", { exact: true }).fill(""),
      ],
      [
        () => page.getByLabel("Controlled", { exact: true }).fill("new"),
        () => page.getByLabel("Controlled", { exact: true }).fill(""),
      ],
      [
        () => page.getByLabel("Parts", { exact: true }).evaluate((part) => part.setAttribute("data-unsaved", "")),
        () => page.getByLabel("Parts", { exact: true }).evaluate((part) => part.removeAttribute("data-unsaved")),
      ],
    ];
    for (const [index, [change, undo]] of kinds.entries()) {
      await change();
      await page.clock.fastForward(HOUR);
      await expect.poll(() => asked.length).toBe(index + 1);
      await page.waitForTimeout(50);
      expect(documents, `kind ${index}`).toEqual(["/"]);
      await undo();
    }
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    expect(documents).toEqual(["/", "/"]);
  });

  test("does not reload a page that has just been reloaded, and a broken record does no harm", async ({ page }) => {
    await latestBuilds(page, newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now() + 3_600_000 - 5_000)));
    const answered = page.waitForResponse("**/builds/latest.json?*");
    await page.clock.fastForward(HOUR);
    await answered;
    await page.waitForTimeout(100);
    expect(documents).toEqual(["/"]);
    await page.evaluate(() => sessionStorage.setItem("index-reload", '{"broken'));
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    expect(documents).toEqual(["/", "/"]);
    expect(await page.evaluate(() => Number(sessionStorage.getItem("index-reload")))).toBeGreaterThan(0);
  });
});

test.describe("a part that does not load", () => {
  test("of a route: loads the destination, within 10 s shows the error, and the next link loads again", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|Error loading route module|dynamically imported module/);
    const scripts = await breakScripts(page, /\/assets\/(techtree|vehicle)-[^/]*\.js/);
    const documents = documentsOf(page);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) scripts.broken = false;
    });
    await open(page, "/");
    scripts.broken = true;
    await page.locator('a[href^="/techtree/"]').first().click();
    await expect(page).toHaveURL(/\/techtree\//);
    await expect.poll(() => documents).toEqual(["/", expect.stringMatching(/^\/techtree\//)]);
    await hydrated(page);
    scripts.broken = true;
    // However slow this machine is, the 10 s are not over.
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now())));
    await page
      .locator('main a[href^="/"]')
      .filter({ hasNotText: "Tech" })
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = "/529/tiger-i";
        link.click();
      });
    const main = page.getByRole("main");
    await expect(main).toContainText("500 / A part of this page could not be loaded. Please check your connection");
    await page.waitForTimeout(300);
    expect(documents).toHaveLength(2);
    await main.getByRole("link", { name: "Go back to the Index Homepage" }).click();
    await expect.poll(() => documents).toHaveLength(3);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("of a page: reloads it, and within 10 s leaves it to the part's own way out", async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await breakScripts(page, /\/assets\/palette-screen-[^/]*\.js/);
    const documents = documentsOf(page);
    await open(page, "/techtree/uk");
    await page.keyboard.press("Control+k");
    await expect.poll(() => documents.length).toBe(2);
    await hydrated(page);
    await page.evaluate(() => sessionStorage.setItem("index-reload", String(Date.now())));
    await page.keyboard.press("Control+k");
    // The search comes to the index's own field instead.
    await expect(page).toHaveURL("/#name");
  });

  test("does not reload again and again where the session storage is blocked", async ({ page, complaints }) => {
    // The router's own scroll restoration says so.
    complaints.expect(/The operation is insecure/);
    complaints.expect(/Failed to load resource|Error loading route module|dynamically imported module/);
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      }),
    );
    await breakScripts(page, /\/assets\/techtree-[^/]*\.js/);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.locator('a[href^="/techtree/"]').first().click();
    await expect(page.getByRole("main")).toContainText("A part of this page could not be loaded.");
    expect(documents).toEqual(["/"]);
  });
});

test.describe("what is fetched ahead", () => {
  const held = (page: Page, value: object) =>
    page.addInitScript((connection) => Object.defineProperty(navigator, "connection", { value: connection }), value);
  const requestsOf = (page: Page, pattern: RegExp) => {
    const list: string[] = [];
    page.on("request", (request) => {
      if (pattern.test(request.url())) list.push(request.url().replace(/^https?:\/\/[^/]+/, ""));
    });
    return list;
  };

  test("the build's metadata comes about a second after the page is idle", async ({ page }) => {
    await stopClock(page);
    const asked = requestsOf(page, /\/builds\//);
    await open(page, "/");
    await page.clock.runFor(900);
    expect(asked).toEqual([]);
    await page.clock.runFor(600);
    const { id } = await ownBuild(page);
    await expect.poll(() => asked).toEqual([`/builds/meta/${id}.json`]);
  });

  test("data and scripts of a page come when its link is pointed at, and a click asks for nothing more", async ({
    page,
  }) => {
    const { id } = await ownBuild(page);
    await open(page, "/");
    const asked = requestsOf(page, /_payload\.json|\.data(\?|$)|\/assets\/.*\.js/);
    const link = page.locator("tbody a").first();
    const path = await link.getAttribute("href");
    await link.hover();
    await expect.poll(() => asked).toContain(`${path}/_payload.json?${id}`);
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/\/assets\/vehicle-[^/]*\.js/));
    await page.waitForLoadState("networkidle");
    const before = [...asked];
    await link.click();
    await expect(page).toHaveURL(path ?? "");
    await expect(page.locator("h1.vname")).toBeVisible();
    const shown = await page.getByRole("main").innerText();
    expect(asked).toEqual(before);
    await page.reload();
    expect(await page.getByRole("main").innerText()).toBe(shown);
  });

  test("at most four parts at a time", async ({ page }) => {
    await open(page, "/");
    let running = 0;
    let most = 0;
    await page.route("**/_payload.json?*", async (route) => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 400));
      running--;
      await route.continue();
    });
    const asked = requestsOf(page, /_payload\.json/);
    for (const link of (await page.locator("tbody a").all()).slice(0, 7)) {
      await link.dispatchEvent("touchstart");
      await page.waitForTimeout(20);
    }
    await expect.poll(() => asked.length).toBe(7);
    expect(most).toBe(4);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    test(`nothing with ${JSON.stringify(connection)}`, async ({ page }) => {
      await stopClock(page);
      await held(page, connection);
      await open(page, "/");
      const asked = requestsOf(page, /_payload|\/builds\/|\/assets\//);
      await page.clock.runFor(10_000);
      await page.locator("tbody a").first().hover();
      await page.clock.runFor(1_000);
      await page.waitForTimeout(200);
      expect(asked).toEqual([]);
    });
  }
});
