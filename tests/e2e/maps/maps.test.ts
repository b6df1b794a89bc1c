import { mapCount } from "../support/dataset.ts";
import { expect, test } from "../support/test.ts";

test("a map is chosen, turned round and measured", async ({ noScript: page }) => {
  await page.goto("/maps");
  await expect(page.getByRole("status").getByText(`${mapCount()} maps`)).toBeVisible();
  const form = page.getByRole("form", { name: "Choose a map" });
  await form.getByLabel("Battle type").selectOption({ label: "Encounter" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/[?&]type=encounter(?:&|$)/);
  await expect(page.getByRole("link", { name: /^Abbey/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Prokhorovka/ }).click();
  await expect(page).toHaveURL("/maps/prokhorovka?type=encounter");
  await expect(page.getByRole("img", { name: /Encounter, .*North: Base, E7$/ })).toBeVisible();
  // Another battle type, by its small plan; then the other side, by the form.
  await page
    .getByRole("list", { name: "Battle types" })
    .getByRole("link", { name: /^Standard/ })
    .click();
  await expect(page.getByRole("img", { name: /Your base, A4; .*K6$/ })).toBeVisible();
  await form.getByLabel("Spawn point").selectOption({ label: "South" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("img", { name: /Your base, K6; .*A4$/ })).toBeVisible();
  // The same side of the map in another battle type, which names it otherwise, and back again.
  for (const [battleType, spawn] of [
    ["Assault", "capture"],
    ["Standard", "south"],
  ] as const) {
    await form.getByLabel("Battle type").selectOption({ label: battleType });
    await form.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("img", { name: new RegExp(`^Plan of Prokhorovka, ${battleType}`) })).toBeVisible();
    await expect(form.getByLabel("Spawn point")).toHaveValue(spawn);
    await expect(page.getByText("No team starts")).toHaveCount(0);
  }
  const drawing = page.locator(".map-sheet svg");
  await expect(drawing.getByText("30 s")).toBeVisible();
  await page.getByRole("link", { name: /^Reach from spawn/ }).click();
  await expect(drawing.getByText("30 s")).toHaveCount(0);
  // Sight of a vehicle from a square.
  const sight = page.getByRole("region", { name: "Sight and speed" });
  await sight.getByLabel("Vehicle").fill("Tigr 1 x");
  await sight.getByRole("button", { name: "Draw" }).click();
  await expect(sight.getByRole("alert")).toContainText("No vehicle is called");
  await expect(sight.getByLabel("Vehicle")).toHaveValue("Tigr 1 x");
  await sight.getByLabel("Vehicle").fill("Tiger I");
  await sight.getByLabel("Standing at").fill("d6");
  await sight.getByRole("button", { name: "Draw" }).click();
  await expect(page).toHaveURL(/vehicle=529&at=d6&hide=reach$/);
  await expect(drawing.getByText("380 m")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View range from D6/ })).toBeVisible();
  // Another map keeps what was chosen besides.
  await form.getByLabel("Map").selectOption({ label: "Steppes" });
  await form.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/maps/steppes?type=standard&spawn=south&vehicle=529&at=d6&hide=reach");
});

test("what an address asks for and no map has is said", async ({ page, complaints }) => {
  await page.goto("/maps?map=%3Cb%3EAtlantis");
  await expect(page.getByText("no map “<b>Atlantis”")).toBeVisible();
  await page.goto("/maps?type=standard&spawn=capture");
  await expect(page.getByText(/^No map has/)).toBeVisible();
  await page.getByRole("link", { name: "Show all maps" }).click();
  await expect(page).toHaveURL("/maps");
  await page.goto("/maps/abbey?type=assault&at=Z9&vehicle=99999999");
  for (const message of ["Abbey has no Assault battles", "“Z9” isn’t a place", "There is no vehicle 99999999"])
    await expect(page.getByText(message)).toBeVisible();
  complaints.expect(/status of 404/);
  expect((await page.goto("/maps/atlantis"))?.status()).toBe(404);
});

test("the maps lead from the rail to a plan that fits on a phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Maps" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maps" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole("link", { name: /^Himmelsdorf/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Himmelsdorf" })).toBeVisible();
  await page.getByText("Bases and spawns in metres").click();
  await expect(page.getByRole("row", { name: /^Your base/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("of the layers, the one under the pointer alone stands out", async ({ page }) => {
  await page.goto("/maps/prokhorovka");
  const layers = page.getByRole("region", { name: "Layers" }).getByRole("link");
  const grounds = () => layers.evaluateAll((all) => all.map((layer) => getComputedStyle(layer).backgroundColor));
  const [ground] = await grounds();
  await layers.nth(1).hover();
  await expect
    .poll(async () => (await grounds()).flatMap((colour, index) => (colour === ground ? [] : [index])))
    .toEqual([1]);
});
