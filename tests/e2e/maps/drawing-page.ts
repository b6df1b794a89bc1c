import type { Page } from "@playwright/test";
import { decodePlan, encodePlan } from "#app/game/maps/tactics/plan-code.ts";
import type { BoardMark, TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { expect } from "../support/test.ts";

/** Numbers of arenas. */
export const PROKHOROVKA = 4;
export const STEPPES = 14;

/** In thousandths of the field. */
type At = [x: number, y: number];

/** A code of markers along the southern edge. */
export function planWith(count: number, map = PROKHOROVKA): string {
  const plan = Array.from({ length: count }, (_, i): BoardMark => {
    return { kind: "marker", ink: "amber", points: [{ x: (50 + i * 100) % 1000, y: 950 }], note: "" };
  });
  return encodePlan(plan, map);
}

/** The plan in an address. */
export function planOf(url: string): TacticsBoard {
  const read = decodePlan(new URL(url).searchParams.get("plan") ?? "", PROKHOROVKA);
  return "plan" in read ? read.plan : [];
}

/** A map's page whose editor is there. @param path null when the page is open */
export async function drawingPage(page: Page, path: string | null) {
  if (path !== null) {
    // The whole plan is to be reached.
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(path);
  }
  const surface = page.locator(".map-surface");
  await surface.hover();
  await expect(page.getByRole("application", { name: "The plan, to draw on" })).toBeVisible();
  const at = async ([x, y]: At): Promise<At> => {
    const box = await surface.boundingBox();
    if (!box) throw new Error("The plan is not there.");
    return [box.x + (x / 1000) * box.width, box.y + (y / 1000) * box.height];
  };
  return {
    surface,
    at,
    panel: page.getByRole("region", { name: "My plan" }),
    /** Presses a tool, or a colour. */
    choose: (name: string) => page.locator("label", { hasText: new RegExp(`^${name}$`) }).click(),
    tap: async (point: At) => page.mouse.click(...(await at(point))),
    async drag(from: At, ...points: At[]) {
      await page.mouse.move(...(await at(from)));
      await page.mouse.down();
      for (const point of points) await page.mouse.move(...(await at(point)), { steps: 5 });
      await page.mouse.up();
    },
  };
}
