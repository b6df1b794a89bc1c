import { Hono } from "hono";
import { z } from "zod";

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

  /** `account/tanks`: of an id without an account null. */
  tanks(accountId: number, isKnown: boolean) {
    if (!isKnown) return null;
    return [...this.of(accountId)].map(([tank_id, statistics]) => ({ tank_id, statistics, mark_of_mastery: 0 }));
  }

  private of(accountId: number): Map<number, Totals> {
    const garage = this.driven.get(accountId) ?? new Map(AT_FIRST);
    this.driven.set(accountId, garage);
    return garage;
  }
}
