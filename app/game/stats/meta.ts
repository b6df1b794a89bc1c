import type { StatKey } from "./keys.ts";
import { firepower } from "./meta-firepower.ts";
import type { StatMeta } from "./meta-group.ts";
import { mobility } from "./meta-mobility.ts";
import { survivability } from "./meta-survivability.ts";
import { vision } from "./meta-vision.ts";

export { type Better, STAT_GROUP_LABELS, type StatGroup, type StatMeta } from "./meta-group.ts";

/** What every characteristic is called, how it prints and which way is better. */
export const STAT_META: Record<StatKey, StatMeta> = { ...firepower, ...survivability, ...mobility, ...vision };
