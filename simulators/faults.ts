import { Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";

/** The kinds of failures that can be simulated. */
const faultSchema = z.enum(["500", "429", "hang", "garbage", "cut-off", "empty", "limit", "null", "unasked"]);
type SimulatedFault = z.infer<typeof faultSchema>;

const orderSchema = z.strictObject({
  /** Service and endpoint, as in `twitch/token`. */
  endpoint: z.string(),
  fault: faultSchema,
  /** Only for requests of this persona, so that parallel tests are not disturbed. */
  persona: z.string().optional(),
});
type FaultOrder = z.infer<typeof orderSchema>;

/** The endpoints set to fail, by POST and DELETE /faults. */
export class Faults {
  private orders: FaultOrder[] = [];

  /** POST adds a fault, DELETE removes those of an endpoint, or all. */
  routes(): Hono {
    const app = new Hono();
    app.post("/", async (c) => {
      const order = orderSchema.safeParse(await c.req.json().catch(() => null));
      if (!order.success) return c.json({ error: z.prettifyError(order.error) }, 400);
      this.orders.push(order.data);
      return c.body(null, 204);
    });
    app.delete("/", (c) => {
      const { endpoint, persona } = c.req.query();
      this.orders = this.orders.filter(
        (order) => (endpoint && order.endpoint !== endpoint) || (persona && order.persona !== persona),
      );
      return c.body(null, 204);
    });
    return app;
  }

  /**
   * Makes an endpoint fail if it was set to.
   * @param personaOf the persona that sent the request; undefined if unknown
   */
  at(endpoint: string, personaOf: (request: Request) => Promise<string | undefined>): MiddlewareHandler {
    return async (c, next) => {
      const orders = this.orders.filter((order) => order.endpoint === endpoint);
      if (orders.length === 0) return next();
      const persona = await personaOf(c.req.raw.clone());
      const order = orders.find((candidate) => candidate.persona === undefined || candidate.persona === persona);
      return order ? fail(order.fault, c.req.raw.signal) : next();
    };
  }
}

async function fail(fault: SimulatedFault, signal: AbortSignal): Promise<Response> {
  const json = { "content-type": "application/json" };
  switch (fault) {
    case "500":
      return new Response('{"error":"internal"}', { status: 500, headers: json });
    case "429":
      return new Response('{"errors":[{"code_name":"RequestThrottled","retry_after_seconds":9,"status":"429"}]}', {
        status: 429,
        headers: { ...json, "retry-after": "9" },
      });
    case "limit":
      // The publisher's own way to say it, with HTTP 200.
      return Response.json({
        status: "error",
        error: { code: 407, message: "REQUEST_LIMIT_EXCEEDED", field: null, value: null },
      });
    case "null":
      // An empty answer, although an account was requested.
      return Response.json({ status: "ok", meta: { count: 0 }, data: null });
    case "unasked":
      return Response.json({ status: "ok", meta: { count: 0 }, data: {} });
    case "garbage":
      return new Response("<html>upstream proxy</html>", { headers: { "content-type": "text/html" } });
    case "empty":
      return new Response("{}", { headers: json });
    case "cut-off":
      return new Response('{"data":{"id":"12', { headers: json });
    case "hang":
      // Longer than any timeout; ends early when the client disconnects.
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(new Response("{}", { headers: json })), 30_000);
        timer.unref();
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve(new Response(null, { status: 499 }));
        });
      });
  }
}
