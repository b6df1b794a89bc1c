import { type DemoBattle, demoBattles } from "#scripts/local/demo/demo-account.ts";
import { demoSample } from "#scripts/local/demo/sample.ts";
import { published } from "./published.ts";

/**
 * The moment at which tests start the demo account, unix time in ms: its battles, and all that is computed of them, are
 * the same whenever the tests run.
 */
export const DEMO_NOW = Date.UTC(2026, 9, 31, 23, 30);

export const demoPlayerSample = demoSample(published);

/** All battles of the demo account, the oldest first. */
export const demoPlayerBattles: readonly DemoBattle[] = demoBattles(demoPlayerSample, DEMO_NOW / 1000);
