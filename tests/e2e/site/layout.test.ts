import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The texts of elements whose words reach beyond their own box, or beyond that of the nearest `around`. */
function beyond(page: Page, selector: string, around: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, box) =>
      elements.flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [textBox, frame] = [range.getBoundingClientRect(), element.closest(box)?.getBoundingClientRect()];
        const cut = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
        const out = frame && (textBox.left < frame.left - 1 || textBox.right > frame.right + 1);
        const below = frame && (textBox.top < frame.top - 1 || textBox.bottom > frame.bottom + 1);
        return cut || out || below ? [element.textContent ?? ""] : [];
      }),
    around,
  );
}

/** Expects that nothing is found at any width of the window. */
async function atWidths(page: Page, widths: number[], find: (width: number) => Promise<unknown[]>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => find(width), `${width} px`).toEqual([]);
  }
}

test("names in the trees are whole", async ({ noScript: page }) => {
  for (const nation of ["germany", "italy", "usa"]) {
    await page.goto(`/techtree/${nation}`);
    expect(await page.locator(".tree-node").count()).toBeGreaterThan(10);
    expect(await beyond(page, ".tree-node-name > :last-child", ".tree-node"), nation).toEqual([]);
  }
});

test("figures of a card keep to their card", async ({ noScript: page }) => {
  await page.goto("/?view=grid&tier=10&nation=germany");
  await expect(page.getByTitle("Not known").first()).toBeVisible();
  await atWidths(page, [320, 390, 768], () => beyond(page, ".card .card-figures b, .card .heading-2", ".card"));
});

test("words of the lists beside the index do not run into their bars", async ({ noScript: page }) => {
  await page.goto("/");
  await atWidths(page, [768, 1024, 1280, 1440], () =>
    page.locator(".tally a").evaluateAll((links) =>
      links.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        range.setEndBefore(link.querySelector(".stat-bar") as Element);
        const bar = link.querySelector(".stat-bar")?.getBoundingClientRect();
        return bar && range.getBoundingClientRect().right > bar.left ? [link.textContent] : [];
      }),
    ),
  );
});

test("the places of the rail do not meet, however high the window", async ({ page }) => {
  await page.goto("/faq");
  const rail = page.getByRole("navigation", { name: "Main" });
  for (const height of [1080, 640, 500, 360]) {
    await page.setViewportSize({ width: 1280, height });
    const boxes = await rail.locator("a:visible, summary:visible").evaluateAll((all) =>
      all.map((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return { name: item.textContent, top, bottom };
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    for (const [index, box] of boxes.entries())
      expect(box.top, `${box.name}, ${height} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    expect(boxes.at(-1)?.bottom).toBeLessThanOrEqual(height);
    // Entries that do not fit are in the menu, which keeps clear of the bar.
    await rail.getByText("More", { exact: true }).click();
    await expect(rail.getByRole("link", { name: "Calendar" })).toBeVisible();
    const menu = await rail.locator(".popover").boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await rail.getByText("More", { exact: true }).click();
  }
});

test("the last step of the way to a page is whole", async ({ noScript: page }) => {
  for (const [path, width] of [
    ["/wg", 320],
    ["/techtree/germany", 320],
    ["/2721/progetto-m40-mod-65", 390],
    ["/2721/progetto-m40-mod-65", 768],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(page.locator("header nav b")).not.toHaveCount(0);
    expect(await beyond(page, "header nav b", "header"), `${path} at ${width} px`).toEqual([]);
  }
});

test("the words about a gun are read without scrolling", async ({ noScript: page }) => {
  await page.goto("/22273/st-ii/statistics");
  await page.locator("#guns").scrollIntoViewIfNeeded();
  await expect(page.locator("#guns").getByText("Two barrels")).toBeVisible();
  await atWidths(page, [390, 768, 1024, 1200], () => beyond(page, "#guns td[colspan] > span", "section"));
});

/** Expects that no words of a view of a vehicle are smaller than 10 px. */
async function expectReadable(page: Page, view: string): Promise<void> {
  await page.goto(`/529/tiger-i${view}`);
  await atWidths(page, [320, 390, 768, 1024, 1200, 1440], () =>
    page.locator("text, small, .tier-dial, .unit").evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const matrix = element instanceof SVGTextElement ? element.getScreenCTM() : null;
        // Along the line of the words, which may stand upright.
        const drawn = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        return size * drawn < 10 ? [`${element.textContent} ${size * drawn}`] : [];
      }),
    ),
  );
}

test("no words of a vehicle's page are smaller than 10 px", async ({ noScript }) => {
  for (const view of ["", "/loadout?loadout=typical", "/statistics"]) await expectReadable(noScript, view);
});

test("no words of a vehicle's armour, which script draws, are smaller than 10 px", ({ page }) =>
  expectReadable(page, "/armour"));

test("the shot table is seen without scrolling sideways", async ({ noScript: page }) => {
  await page.goto("/7169/is-7/armour");
  const frames = page.locator(".shot-frame, .table-frame");
  await atWidths(page, [320, 390, 768, 1200, 1440], () =>
    frames.evaluateAll((all) =>
      all.flatMap((frame) => (frame.scrollWidth > frame.clientWidth ? [frame.ariaLabel] : [])),
    ),
  );
});

test("the thickness of each plate is whole within the drawing and clear of the others", async ({ noScript: page }) => {
  for (const path of ["/7169/is-7", "/19009/panhard-ebr-105", "/9233/g-w-e-100", "/19217/grille-15"]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const [drawing, ...plates] = await page
        .locator("svg.silhouette, .silhouette .plate text")
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      expect(plates.length).toBeGreaterThan(2);
      for (const [index, plate] of plates.entries()) {
        expect(plate.left, `${path}, ${width} px`).toBeGreaterThanOrEqual(drawing?.left ?? 0);
        expect(plate.right, `${path}, ${width} px`).toBeLessThanOrEqual(drawing?.right ?? 0);
        const over = plates.slice(index + 1).filter((other) => {
          const apart = plate.right <= other.left || other.right <= plate.left;
          return !apart && plate.bottom > other.top + 4 && other.bottom > plate.top + 4;
        });
        expect(over, `${path}, ${width} px`).toEqual([]);
      }
    }
  }
});

test("buttons of modules beside each other are of one height", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/529/tiger-i/loadout");
  const heights = await page
    .locator("#modules summary")
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});
