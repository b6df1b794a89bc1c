import { expect, test } from "../support/test.ts";

test.describe("the side view of a vehicle", () => {
  test("states the length of a hull that is measured, and of a barrel whose name gives it", async ({
    noScript: page,
  }) => {
    await page.goto("/7169/is-7");
    await expect(page.getByRole("img", { name: "Side profile of IS-7, to scale" })).toContainText(
      "Hull length about 7.5 m",
    );
    await page.goto("/529/tiger-i");
    const tiger = page.getByRole("img", { name: "Side profile of Tiger I, to scale" });
    await expect(tiger).toContainText(/L\/71.*, 6\.25 m/);
  });

  test("states no length where none is known, and says that the drawing is schematic", async ({ noScript: page }) => {
    await page.goto("/19009/panhard-ebr-105");
    const drawing = page.getByRole("img", { name: "Schematic side profile of Panhard EBR 105" });
    await expect(drawing).toHaveText("Schematic drawing: hull length not known");
  });
});
