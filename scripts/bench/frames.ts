import type { Browser, Page } from "playwright";
import { z } from "zod";
import {
  endMarker,
  entered,
  healthChanged,
  hit,
  period,
  position,
  recordingBytes,
} from "#tests/fixtures/replays/sample-recording.ts";
import { replayBytes, sampleHead } from "#tests/fixtures/replays/sample-replay.ts";

/** Draws WebGL without a graphics card. */
export const SOFTWARE_WEBGL = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const slowdown = 4;
/** ms that are counted at a time, and how often. */
const COUNTED = 2_000;
const TIMES = 3;

/**
 * Script and paint of a frame at a quarter of the machine's speed, while a battle of 30 vehicles is played on its map,
 * and while an armour model is dragged; the browser has to draw WebGL.
 * @returns the least of three times each, in ms, since a software renderer that falls behind makes frames of many steps
 */
export async function measureFrames(browser: Browser, origin: string): Promise<{ playing: number; turning: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();

  await page.goto(`${origin}/video-extractor`);
  const buffer = Buffer.from(await fullBattle().arrayBuffer());
  await page
    .getByLabel("Choose files")
    .setInputFiles({ name: "battle.wotreplay", mimeType: "application/octet-stream", buffer });
  await page.getByRole("button", { name: "Play" }).click();
  const playing = await workOfFrames(page, () => page.waitForTimeout(COUNTED));

  await page.goto(`${origin}/9489/e-100/armour?by=7169`);
  await page.mouse.move(5, 5);
  await page.locator(".model-position").scrollIntoViewIfNeeded();
  const model = page.locator("canvas[data-drawn]");
  await model.waitFor();
  const box = await model.boundingBox();
  if (!box) throw new Error("The model is not in sight.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const turning = await workOfFrames(page, async () => {
    const start = performance.now();
    for (let step = 0; performance.now() - start < COUNTED; step++) {
      await page.mouse.move(x + 200 * Math.sin(step / 15), y + 20 * Math.cos(step / 15));
      await page.waitForTimeout(12);
    }
  });
  await context.close();
  return { playing, turning };
}

const traceSchema = z.object({
  traceEvents: z.array(z.object({ name: z.string(), pid: z.number(), ph: z.string(), tdur: z.number().optional() })),
});
const WORK = new Set(["FunctionCall", "UpdateLayoutTree", "Layout", "Paint"]);

/** Processor time of script, layout and paint, by the frames of that time; by a trace. */
async function workOfFrames(page: Page, during: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser to trace.");
  const runs: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
    await during();
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
    const all = traceEvents.filter(({ ph }) => ph === "X");
    const frames = all.filter(({ name }) => name === "Commit").length;
    const work = all.reduce((sum, { name, tdur }) => sum + (WORK.has(name) ? (tdur ?? 0) / 1000 : 0), 0);
    runs.push(work / frames);
  }
  await session.detach();
  return Math.min(...runs);
}

/** A replay as long and as full as real ones: 15 minutes, 30 vehicles, 50,000 places and 130 hits. */
function fullBattle(): Blob {
  const [before, seconds, count] = [30, 840, 30];
  const numbers = Array.from({ length: count }, (_, i) => 101 + i);
  const team = (number: number) => (number % 2 === 1 ? 1 : 2);
  const vehicles = Object.fromEntries(
    numbers.map((number) => [
      number,
      {
        name: number === 101 ? "commander_1" : `player_${number}`,
        clanAbbrev: "",
        team: team(number),
        vehicleType: "ussr:R04_T-34",
        maxHealth: 1500,
      },
    ]),
  );
  const packets = [...numbers.map((number) => entered(0, number, 1500)), period(before, 3)];
  for (let half = 0; half < 2 * seconds; half++) {
    const at = half / 2;
    for (const number of numbers) {
      const lane = (number - 116) * 30;
      const far = (team(number) === 1 ? -1 : 1) * (420 - at / 2.2);
      packets.push(position(before + at, number, lane + 25 * Math.sin(at / 12 + number), far + 20 * Math.cos(at / 9)));
    }
    if (half % 13 === 12) {
      const [by, to] = [numbers[half % count] as number, numbers[(half + 1) % count] as number];
      packets.push(healthChanged(before + at, to, 1400, 1500, by), hit(before + at, to, by, { damage: 100 }));
    }
  }
  packets.push(period(before + seconds, 4), endMarker(before + seconds + 1));
  const head = sampleHead({
    clientVersionFromXml: "World of Tanks v.2.3.0.0 #889",
    dateTime: "14.06.2026 17:29:00",
    vehicles,
  });
  return new Blob([replayBytes([JSON.stringify(head)], recordingBytes(packets))]);
}
