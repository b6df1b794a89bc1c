import type { Browser } from "playwright";
import { faultsOfAnswer } from "#tests/e2e/support/observatory-score.ts";
import { faultsOf } from "#tests/e2e/support/page-faults.ts";
import { violationsOf } from "#tests/e2e/support/violations.ts";

/** What a browser finds wrong with a page, a line for each fault. */
export interface PageAudit {
  /** Rules of axe, on a desktop and a phone, in both modes. */
  axe: string[];
  /** Errors on the console, broken rules of the policy among them, and requests to other hosts. */
  console: string[];
  /** What a reader would call unfinished. */
  looks: string[];
  /** Headers by the rules of the Observatory, inline styles and handlers. */
  headers: string[];
  html: string;
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Opens a page of the site as its visitors do. */
export async function auditPage(browser: Browser, site: string, path: string): Promise<PageAudit> {
  const answer = await fetch(site + path);
  const html = await answer.text();
  const headers = faultsOfAnswer(Object.fromEntries(answer.headers), html);
  const found: PageAudit = {
    axe: [],
    console: answer.ok ? [] : [`answers ${answer.status}`],
    looks: [],
    headers,
    html,
  };
  for (const colorScheme of ["dark", "light"] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && found.console.push(message.text()));
    page.on("pageerror", (error) => found.console.push(String(error)));
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site && /^https?:$/.test(protocol)) found.console.push(`asks ${origin}`);
    });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(site + path, { waitUntil: "networkidle" });
      const where = `${screen.width} px, ${colorScheme}`;
      found.axe.push(...(await violationsOf(page)).map((fault) => `${fault} (${where})`));
      found.looks.push(...(await faultsOf(page)).map((fault) => `${fault} (${where})`));
    }
    await context.close();
  }
  return found;
}
