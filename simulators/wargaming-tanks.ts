import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { simulatedMarks, simulatedMastery, simulatedStats, VETERAN } from "./wargaming-players.ts";
import { addStats, NO_SIMULATED_STATS, type SimulatedStats, simulatedStatsOf } from "./wargaming-stats.ts";

interface Totals {
  battles: number;
  wins: number;
}

/** What each simulated player has driven when the simulators start: two vehicles of Germany, and a reward. */
const AT_FIRST: [vehicle: number, totals: Totals][] = [
  [3089, { battles: 12, wins: 6 }],
  [2065, { battles: 20, wins: 11 }],
  [22801, { battles: 31, wins: 17 }],
];

const orderSchema = z.strictObject({ vehicle: z.number().int(), battles: z.number().int(), wins: z.number().int() });

/** Battles of the simulated players, the same for all regions. */
export class Garages {
  private readonly driven = new Map<number, Map<number, Totals>>();

  /** POST adds battles in a vehicle, as if they had been fought; DELETE takes an account back to the beginning. */
  routes(): Hono {
    const app = new Hono();
    app.post("/:account", async (c) => {
      const order = orderSchema.safeParse(await c.req.json().catch(() => null));
      if (!order.success) return c.json({ error: z.prettifyError(order.error) }, 400);
      const { vehicle, battles, wins } = order.data;
      const garage = this.of(Number(c.req.param("account")));
      const before = garage.get(vehicle) ?? { battles: 0, wins: 0 };
      garage.set(vehicle, { battles: before.battles + battles, wins: before.wins + wins });
      return c.body(null, 204);
    });
    app.delete("/:account", (c) => {
      this.driven.delete(Number(c.req.param("account")));
      return c.body(null, 204);
    });
    return app;
  }

  /**
   * A player's totals in each vehicle. Accounts with a persona only have the battles from here, except `commander-1`;
   * the others also play by themselves.
   * @param now unix time in seconds
   */
  stats(accountId: number, isPersona: boolean, now: number): ReadonlyMap<number, SimulatedStats> {
    const playing = !isPersona || accountId === VETERAN;
    const all = new Map(playing ? simulatedStats(accountId, now) : []);
    if (!isPersona && !this.driven.has(accountId)) return all;
    for (const [vehicle, totals] of this.of(accountId)) {
      all.set(vehicle, addStats(all.get(vehicle) ?? NO_SIMULATED_STATS, simulatedStatsOf(vehicle, totals, 1)));
    }
    return all;
  }

  private of(accountId: number): Map<number, Totals> {
    const garage = this.driven.get(accountId) ?? new Map(AT_FIRST);
    this.driven.set(accountId, garage);
    return garage;
  }
}

/**
 * Calls about players' vehicles: `account/tanks` for many players, the two others for one, as at the publisher.
 * @param statsOfPlayer null if the publisher knows no such account
 */
export function tanks(
  app: Hono,
  {
    statsOfPlayer,
    fault,
  }: {
    statsOfPlayer: (accountId: number) => ReadonlyMap<number, SimulatedStats> | null;
    fault: (endpoint: string, parameter: string) => MiddlewareHandler;
  },
): void {
  const answer =
    (max: number, tell: (accountId: number, tank: number, stats: SimulatedStats) => object) => (c: Context) => {
      const ids = (c.req.query("account_id") ?? "").split(",").map(Number);
      if (ids.length > max) {
        const error = { code: 407, message: "ACCOUNT_ID_LIST_LIMIT_EXCEEDED", field: "account_id", value: null };
        return c.json({ status: "error", error });
      }
      const tanksOf = (id: number) => {
        const vehicles = statsOfPlayer(id);
        return vehicles && [...vehicles].map(([tank, stats]) => ({ tank_id: tank, ...tell(id, tank, stats) }));
      };
      const data = Object.fromEntries(ids.map((id) => [id, tanksOf(id)]));
      return c.json({ status: "ok", meta: { count: ids.length }, data });
    };
  app.get(
    "/wot/account/tanks/",
    fault("tanks", "account_id"),
    answer(100, (id, tank, { battles, wins }) => ({
      statistics: { battles, wins },
      mark_of_mastery: simulatedMastery(id, tank),
    })),
  );
  app.get(
    "/wot/tanks/stats/",
    fault("tanks-stats", "account_id"),
    answer(1, (id, tank, stats) => {
      const about = { account_id: id, in_garage: null, frags: null, mark_of_mastery: simulatedMastery(id, tank) };
      return { ...about, all: stats, random: stats };
    }),
  );
  app.get(
    "/wot/tanks/achievements/",
    fault("tanks-achievements", "account_id"),
    answer(1, (id, tank, stats) => {
      const marksOnGun = simulatedMarks(id, tank, stats);
      const achievements = { warrior: stats.frags % 7, ...(marksOnGun > 0 && { marksOnGun }) };
      return { account_id: id, achievements, series: {}, max_series: {} };
    }),
  );
}
