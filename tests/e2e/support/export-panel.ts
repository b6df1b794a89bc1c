import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";

/** The panel that a table is taken along by. */
export const exportPanel = (page: Page) => page.getByRole("region", { name: "Export" });

/** Waits until the panel listens. */
export async function wakeExport(page: Page): Promise<void> {
  const button = exportPanel(page).getByRole("button", { name: "Export" });
  await button.hover();
  await expect(button).toBeEnabled();
}

/** Opens the panel of a table that has a button for it, as soon as that listens. */
export async function openExport(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Export", expanded: false });
  await toggle.hover();
  await expect(toggle).toBeEnabled();
  await toggle.click();
  await wakeExport(page);
}

/** Takes the table along in a format. @returns the name of the file, and what is in it */
export async function exportedAs(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
  await exportPanel(page).locator("label", { hasText: format }).click();
  const download = page.waitForEvent("download");
  await exportPanel(page).getByRole("button", { name: "Export" }).click();
  const file = await download;
  await expect(exportPanel(page).getByRole("status")).toHaveText(`Saved as ${file.suggestedFilename()}.`);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
