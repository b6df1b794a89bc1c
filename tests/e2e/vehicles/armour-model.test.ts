import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { encodeArmourModel } from "#app/game/armour/mesh.ts";
import { AP } from "#app/game/armour/shell.fixture.ts";
import type { ShotShell } from "#app/game/armour/shot.ts";
import { testBody } from "#scripts/local/test-bodies.ts";
import { root } from "#scripts/tools.ts";
import { publishedVehicle } from "#tests/setup/published.ts";
import { awake } from "../support/hydrated.ts";
import { SCREENS } from "../support/looks.ts";
import { expect, test } from "../support/test.ts";
import { violationsOf } from "../support/violations.ts";
import type { RaysCompared, RaysRequest } from "./gpu-rays.fixture.ts";

const E_100 = "/9489/e-100/armour?by=7169&distance=300";
const STRV = "/4737/strv-103b/armour?by=7169";

const stage = (page: Page) => page.getByRole("application", { name: /^Armour model of the / });
const layers = (page: Page) => page.getByRole("region", { name: "One shot, layer by layer" });
const slider = (page: Page, name: string) => page.getByRole("slider", { name: `${name}, slider` });
/** Figures on faces, which come once nothing moves. */
const still = (page: Page) => expect(page.locator("canvas[data-drawn]")).toBeVisible();

async function openModel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
  await page.locator(".model-position").scrollIntoViewIfNeeded();
  await still(page);
}

/** The colours of some places of the picture, as they are on the screen. */
async function pictureOf(page: Page): Promise<string> {
  return (await stage(page).screenshot()).toString("base64");
}

test.beforeEach(({ complaints }) => {
  // What a picture of a canvas costs a software renderer.
  complaints.expect(/GPU stall due to ReadPixels/);
});

test("a vehicle's shape is turned, aimed, zoomed and asked for its layers, by pointer and by keys", async ({
  page,
}) => {
  // Two dozen pictures, which cost a software renderer less the smaller they are.
  await page.setViewportSize({ width: 480, height: 600 });
  await openModel(page, E_100);
  await expect(page.getByText(/^Test body/)).toBeVisible();
  const first = await layers(page).locator(".shot-steps").textContent();
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("There is no picture.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page, "Turn")).toHaveValue("58");
  await expect(slider(page, "Height")).toHaveValue("18");
  await expect(page).toHaveURL(/look=58\.18\.0\.0\.0/);
  await still(page);
  // The side, through its skirt and track.
  await page.mouse.click(x + 40, y + 60);
  await expect(layers(page)).toContainText("2. Track");
  await expect(layers(page)).toContainText("Left for the next layer");
  await expect(layers(page)).toContainText("Without the track: ");
  expect(await layers(page).locator(".shot-steps").textContent()).not.toBe(first);
  // Keys, on what the click has chosen.
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page, "Turn")).toHaveValue("53");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(slider(page, "Turret")).toHaveValue("2");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(slider(page, "Gun")).toHaveValue("1");
  const before = await pictureOf(page);
  await page.keyboard.press("+");
  await still(page);
  expect(await pictureOf(page)).not.toBe(before);
  const marked = await layers(page).locator(".shot-steps").textContent();
  for (let press = 0; press < 14; press++) await page.keyboard.press("w");
  await expect(layers(page).locator(".shot-steps")).not.toHaveText(marked ?? "");
  await expect(layers(page).getByRole("status")).toHaveText(/mm\. /);
  // A drag of turret and gun; numbers are typed.
  await page.getByRole("button", { name: "Drag turns turret and gun" }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page, "Turret")).toHaveValue("-18");
  await page.getByRole("spinbutton", { name: "Height" }).fill("40");
  await expect(slider(page, "Height")).toHaveValue("40");
  await expect(page).toHaveURL(/look=53\.40\.-18\.1\.0/);
  await openModel(page, page.url());
  await expect(slider(page, "Height")).toHaveValue("40");
});

test.describe("in a small window, which costs a software renderer less", () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test("its colours are those of the shooter, the shell and what is asked for", async ({ page }) => {
    await openModel(page, E_100);
    const chance = () => layers(page).locator(".shot-chance");
    const [before, ap] = [await pictureOf(page), await chance().textContent()];
    const bar = page.getByRole("region", { name: "Shooter and shot" });
    await bar.getByRole("radio", { name: /^APCR/ }).check({ force: true });
    await expect(chance()).not.toHaveText(ap ?? "");
    await still(page);
    expect(await pictureOf(page)).not.toBe(before);
    await page.getByRole("button", { name: "Thickness" }).click();
    await expect(page.getByRole("list", { name: "Colours of the model" })).toContainText("Up to");
    await still(page);
    await expect(page.locator(".model-value").first()).toHaveText(/^\d+$/);
    await bar.getByRole("combobox", { name: "Shooter" }).fill("Tiger I");
    await bar.getByRole("combobox", { name: "Shooter" }).press("Enter");
    await expect(page).toHaveURL(/by=529/);
    await still(page);
  });

  test("the picture is saved, and nothing is drawn while nothing changes", async ({ page }) => {
    await openModel(page, E_100);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the picture" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("e-100-armour.png");
    const bytes = await readFile(await file.path());
    expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
    expect(bytes.length).toBeGreaterThan(10_000);
    await page.evaluate(() => {
      const draw = WebGL2RenderingContext.prototype.drawArrays;
      Object.assign(window, { drawn: 0 });
      WebGL2RenderingContext.prototype.drawArrays = function (...call) {
        (window as unknown as { drawn: number }).drawn++;
        draw.apply(this, call);
      };
    });
    const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
    await page.waitForTimeout(600);
    expect(await drawn()).toBe(0);
    for (const name of ["Zoom in", "Zoom out"]) {
      const before = await drawn();
      await page.getByRole("button", { name }).click();
      await expect.poll(drawn).toBeGreaterThan(before);
    }
  });

  test("a gun without a turret is aimed with the hull", async ({ page }) => {
    await openModel(page, STRV);
    await expect(slider(page, "Hull")).toHaveAttribute("max", "11");
    await expect(slider(page, "Gun")).toHaveAttribute("max", "0");
    await slider(page, "Hull").fill("-8");
    await expect(page).toHaveURL(/look=34\.12\.0\.0\.-8/);
  });

  test("it comes back after the graphics card was lost", async ({ page }) => {
    await openModel(page, E_100);
    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>(".model-stage > canvas")?.getContext("webgl2");
      const lost = gl?.getExtension("WEBGL_lose_context");
      lost?.loseContext();
      setTimeout(() => lost?.restoreContext(), 500);
    });
    await expect(stage(page)).toContainText("can’t draw the model");
    await expect(stage(page)).not.toContainText("can’t draw the model");
    await still(page);
  });
});

test("without WebGL2 a sentence says so, and the layers are read all the same", async ({ page }) => {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind === "webgl2" ? null : get.call(this, kind, ...more);
    } as typeof get;
  });
  await page.goto(E_100);
  await awake(page);
  await expect(stage(page)).toContainText("can’t draw the model");
  await expect(page.locator(".shot-table")).toBeVisible();
});

test("a vehicle without a shape, or a browser without script, has the page as it was", async ({ page, noScript }) => {
  await page.goto("/7169/is-7/armour");
  await awake(page);
  await expect(page.locator(".shot-cards").first()).toBeVisible();
  await expect(page.locator(".model-position")).toHaveCount(0);
  await noScript.goto(E_100);
  await expect(noScript.locator(".shot-cards").first()).toBeVisible();
  await expect(noScript.locator(".model-position")).toBeHidden();
});

test("it has no faults of accessibility on a phone and a desktop", async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  await openModel(page, E_100);
  expect(await violationsOf(page), "on a phone").toEqual([]);
  // As low as a window can be: a software renderer pays for each pixel.
  await page.setViewportSize({ width: 1200, height: 500 });
  await still(page);
  expect(await violationsOf(page), "on a desktop").toEqual([]);
});

const HE: ShotShell = { ...AP, kind: "HE", penetration: 100, penetrationFar: 100, normalisation: null, ricochet: null };
const SHELLS: readonly ShotShell[] = [
  AP,
  { ...AP, kind: "HEAT", penetration: 334, penetrationFar: 334, normalisation: null, ricochet: 85 },
  { ...HE, modern: true },
  { ...AP, kind: "APCR", calibre: 100, penetration: 300, penetrationFar: 270, normalisation: 2 },
  { ...HE, penetration: 60, penetrationFar: 60, modern: true, stopsAtScreens: true },
  { ...AP, roll: 0 },
];

test("graphics card and processor agree on 10,000 rays", async ({ page }) => {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: { entry: "tests/e2e/vehicles/gpu-rays.fixture.ts", formats: ["iife"], name: "rays" },
    },
  });
  const [bundle] = [built].flat() as Rolldown.RolldownOutput[];
  const vehicle = publishedVehicle("germany/heavyTank/X/G56_E-100");
  await page.setContent("<p>Rays</p>");
  await page.addScriptTag({ content: bundle?.output[0].code });
  const body = testBody(vehicle);
  // As thin as a roof, where the calibre of a shell decides, and with either rule of it alone.
  const modules = body.modules.map((module) => ({
    ...module,
    plates: module.plates.map((plate, at) => ({
      ...plate,
      thickness: at % 3 === 0 ? plate.thickness : Math.min(plate.thickness, 45),
      material: {
        ...plate.material,
        overmatched: plate.material.overmatched && at % 3 !== 1,
        turnsMore: plate.material.turnsMore && at % 3 !== 2,
      },
    })),
  }));
  const request: RaysRequest = {
    bytes: [...encodeArmourModel({ ...body, modules })],
    modules: vehicle.modules,
    fitted: vehicle.top.modules,
    shells: SHELLS,
    pictures: 25,
    rays: 400,
  };
  const { rays, met, otherEnds, otherChances, ends } = await page.evaluate(
    (input) => (window as unknown as { compareRays(request: RaysRequest): RaysCompared }).compareRays(input),
    request,
  );
  expect(rays).toBe(10_000);
  expect(met).toBeGreaterThan(3_000);
  for (const end of ["armour", "ricochet", "stopped"]) expect(ends[end]).toBeGreaterThan(50);
  expect(otherEnds + otherChances).toBeLessThanOrEqual(met / 100);
});
