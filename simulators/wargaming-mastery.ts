import type { Hono } from "hono";
import { simulatedVehicle, unprofiledVehicle } from "./wargaming-encyclopedia.ts";

/** Day of the simulated distributions, Unix time. */
export const masteryUpdatedAt = Date.UTC(2026, 6, 2) / 1000;

/** Values at each percentile; of the second vehicle too few players are known. */
const VALUES: Record<number, (percentile: number) => number> = {
  [simulatedVehicle.tank_id]: (percentile) => 10 * percentile,
  [unprofiledVehicle.tank_id]: () => 0,
  // T-34.
  1: (percentile) => 12 * percentile,
};

/** `tanks/mastery`: percentiles of damage or experience, of the vehicles that are asked for or of all. */
export function mastery(app: Hono): void {
  app.get("/wot/tanks/mastery/", (c) => {
    const { distribution, percentile, tank_id } = c.req.query();
    const no = (message: string, field: string) =>
      c.json({
        status: "error",
        error: { code: message.startsWith("INVALID") ? 407 : 402, message, field, value: null },
      });
    if (!distribution) return no("DISTRIBUTION_NOT_SPECIFIED", "distribution");
    if (!["damage", "xp"].includes(distribution)) return no("INVALID_DISTRIBUTION", "distribution");
    if (!percentile) return no("PERCENTILE_NOT_SPECIFIED", "percentile");
    const wanted = percentile.split(",").map(Number);
    if (wanted.length > 10 || wanted.some((each) => !(each >= 1 && each <= 100)))
      return no("INVALID_PERCENTILE", "percentile");
    const ids = tank_id ? tank_id.split(",").map(Number) : Object.keys(VALUES).map(Number);
    const row = (id: number) => {
      const at = VALUES[id];
      return at ? Object.fromEntries(wanted.map((each) => [each, at(each)])) : null;
    };
    const data = { distribution: Object.fromEntries(ids.map((id) => [id, row(id)])), updated_at: masteryUpdatedAt };
    return c.json({ status: "ok", meta: { count: ids.length }, data });
  });
}
