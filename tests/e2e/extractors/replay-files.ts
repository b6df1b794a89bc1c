import type { Page } from "@playwright/test";
import { resultsText, sampleHead, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { expect } from "../support/test.ts";

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function fileOf(name: string, content: Blob | string): Promise<GivenFile> {
  const buffer = typeof content === "string" ? Buffer.from(content) : Buffer.from(await content.arrayBuffer());
  return { name, mimeType: "application/octet-stream", buffer };
}

/** A battle with its own day and arena. @param day of the month @param damage of one's own vehicle */
export function battle(day: number, damage = 912): Blob {
  const results = resultsText()
    .replaceAll("36643412784517925", `366434127845179${day}`)
    .replaceAll('"damageDealt":912', `"damageDealt":${damage}`);
  return sampleReplay(sampleHead({ dateTime: `${day}.10.2024 20:15:30` }), results);
}

/** One that was left before its end. */
export const leftEarly = () =>
  sampleReplay(sampleHead({ dateTime: "02.10.2024 10:00:00", mapName: "05_prohorovka" }), null);

/** Chooses files as a visitor does, from the first input. */
export async function choose(page: Page, ...files: GivenFile[]): Promise<void> {
  await page.getByLabel("Choose files").setInputFiles(files);
}

export const replays = (page: Page) => page.getByRole("region", { name: "Replays", exact: true });
export const battles = (page: Page) => replays(page).getByRole("list", { name: "Battles" }).getByRole("button");

/** Waits until the reading is done, and tells how it went. */
export async function expectCounts(page: Page, text: string): Promise<void> {
  await expect(replays(page).getByRole("status")).toHaveText(text);
}
