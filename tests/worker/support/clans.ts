import type { ClanReportAnswer } from "#app/game/clans/clan-report.ts";
import { Browser } from "./browser.ts";

/** A simulated clan of 84 members, its call and where it is kept in KV. */
export const ferrous = 500_000_101;
export const path = `/api/clans/eu/${ferrous}`;
export const key = `clan:eu:${ferrous}`;

/** A visitor of a site whose queue is never processed; for the processing, see read-clans.test.ts. */
export const visitor = (settings: Record<string, unknown> = {}) =>
  new Browser({ CLANS: { sendBatch: async () => undefined }, ...settings });
export const clanAt = async (where = path, browser = visitor()): Promise<ClanReportAnswer> =>
  (await browser.get(where)).json();
