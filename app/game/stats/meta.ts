import type { StatKey } from "./keys.ts";
import { firepower } from "./meta/meta-firepower.ts";
import type { StatMeta } from "./meta/meta-group.ts";
import { mobility } from "./meta/meta-mobility.ts";
import { survivability } from "./meta/meta-survivability.ts";
import { vision } from "./meta/meta-vision.ts";

export { type Better, STAT_GROUP_LABELS, type StatGroup, type StatMeta } from "./meta/meta-group.ts";

/** The label, format and better direction of every characteristic. */
export const STAT_META: Record<StatKey, StatMeta> = { ...firepower, ...survivability, ...mobility, ...vision };
