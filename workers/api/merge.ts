import { Hono } from "hono";
import { z } from "zod";
import type { MergeOffer } from "#app/api/account.ts";
import { findOffer, merge, mergeObstacle, refuseOffer } from "#workers/accounts/merge-offers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { doneOrBack } from "./done-or-back.ts";
import { renewSession } from "./renew-session.ts";
import { signedOut } from "./signed-out.ts";

const decisionSchema = z.enum(["accept", "refuse"]);
const gone = {
  error: { code: "not_found", message: "This question has been answered or is too old. Please sign in once more." },
};

/** Whether two people are one: the question, and its answer by who was just signed in as both. */
export function mergeApi() {
  const api = new Hono<ApiEnv>();
  api.get("/:offer", async (c) => {
    const person = await c.env.person();
    if (!person) return signedOut(c);
    const offer = await findOffer(c.env.DB, c.req.param("offer"), person.personId, Date.now());
    if (!offer) return c.json(gone, 404);
    const { offerId, provider, name } = offer;
    return c.json({ offerId, provider, name, obstacle: await mergeObstacle(c.env.DB, offer) } as MergeOffer);
  });
  api.post("/:offer", async (c) => {
    const person = await c.env.person();
    if (!person) return signedOut(c);
    const offer = await findOffer(c.env.DB, c.req.param("offer"), person.personId, Date.now());
    if (!offer) return c.json(gone, 404);
    const decision = decisionSchema.safeParse(c.req.query("decision"));
    if (!decision.success) {
      const message = 'The decision must be "accept" or "refuse".';
      return c.json({ error: { code: "invalid", message } }, 400);
    }
    if (decision.data === "refuse") {
      await refuseOffer(c.env.DB, offer.offerId, person.personId);
      return doneOrBack(c, "/access");
    }
    if (await mergeObstacle(c.env.DB, offer)) {
      const message = "These two cannot be put together. Please end one of the links that both have, and try again.";
      return c.json({ error: { code: "conflict", message } }, 409);
    }
    if (!(await merge(c.env.DB, offer))) return c.json(gone, 404);
    await renewSession(c, Date.now());
    return doneOrBack(c, "/access");
  });
  return api;
}
