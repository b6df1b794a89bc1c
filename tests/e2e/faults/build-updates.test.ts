import {
  documentsOf,
  HOUR,
  latestBuilds,
  newer,
  open,
  ownBuild,
  setVisibility,
  stopClock,
} from "../support/builds-page.ts";
import { expect, test } from "../support/test.ts";

test.describe("a newer build", () => {
  test.beforeEach(({ page }) => stopClock(page));

  test("is asked for every hour, past every cache, and reloads the page", async ({ page }) => {
    const requests = await latestBuilds(page, await ownBuild(page), newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.clock.fastForward(HOUR - 60_000);
    expect(requests).toEqual([]);
    await page.clock.runFor(60_000);
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toMatch(/^\?\d{13}$/);
    expect(documents).toEqual(["/"]);
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    expect(documents).toEqual(["/", "/"]);
    expect(new Set(requests).size).toBe(2);
  });

  test("is not asked for in a hidden tab, and at once in one that is seen again too late", async ({ page }) => {
    const requests = await latestBuilds(page, await ownBuild(page));
    await open(page, "/");
    await setVisibility(page, "hidden");
    await page.clock.fastForward(2 * HOUR);
    expect(requests).toEqual([]);
    await setVisibility(page, "visible");
    await page.clock.runFor(1);
    await expect.poll(() => requests.length).toBe(1);
    await setVisibility(page, "hidden");
    await setVisibility(page, "visible");
    await page.clock.runFor(1_000);
    expect(requests).toHaveLength(1);
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
    const requests = await latestBuilds(page, newer);
    const documents = documentsOf(page);
    await open(page, "/");
    await page.evaluate(() => {
      const fields = document.createElement("div");
      // Trusted Types let nothing else through than nodes.
      const add = (tag: string, attributes: Record<string, string>, ...options: string[]) => {
        const field = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
        for (const text of options)
          field.append(Object.assign(document.createElement("option"), { textContent: text }));
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
        () => page.getByLabel("Parts", { exact: true }).evaluate((element) => element.setAttribute("data-unsaved", "")),
        () => page.getByLabel("Parts", { exact: true }).evaluate((element) => element.removeAttribute("data-unsaved")),
      ],
    ];
    for (const [index, [change, undo]] of kinds.entries()) {
      await change();
      await page.clock.fastForward(HOUR);
      await expect.poll(() => requests.length).toBe(index + 1);
      expect(documents, `kind ${index}`).toEqual(["/"]);
      await undo();
    }
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    // Had anything of the above been no reason to wait, there would be one more.
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
    await page.evaluate(() => sessionStorage.setItem("index-reload", '{"broken'));
    const loaded = page.waitForEvent("load");
    await page.clock.fastForward(HOUR);
    await loaded;
    expect(documents).toEqual(["/", "/"]);
    expect(await page.evaluate(() => Number(sessionStorage.getItem("index-reload")))).toBeGreaterThan(0);
  });
});
