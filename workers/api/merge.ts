import { Hono } from "hono";
import { z } from "zod";
import type { MergeOffer } from "#app/api/account.ts";
import { findOffer, merge, mergeObstacle, refuseOffer } from "#workers/accounts/links/merge-offers.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { doneOrRedirect } from "#workers/request/done-or-redirect.ts";
import { renewSession } from "./sign-in/renew-session.ts";
import { signedOut } from "./sign-in/signed-out.ts";

const decisionSchema = z.enum(["accept", "refuse"]);
const gone = "This question has been answered or is too old. Please sign in once more.";

/** The question whether two people should be merged, and its answer by the visitor who has just signed in as both. */
export function mergeApi() {
  const api = new Hono<ApiEnv>();
  api.get("/:offer", async (c) => {
    const person = await c.env.person();
    if (!person) return signedOut(c);
    const offer = await findOffer(c.env.DB, c.req.param("offer"), person.personId, Date.now());
    if (!offer) return apiError(c, "not_found", gone);
    const { offerId, provider, name } = offer;
    return c.json({ offerId, provider, name, obstacle: await mergeObstacle(c.env.DB, offer) } satisfies MergeOffer);
  });
  api.post("/:offer", async (c) => {
    const person = await c.env.person();
    if (!person) return signedOut(c);
    const offer = await findOffer(c.env.DB, c.req.param("offer"), person.personId, Date.now());
    if (!offer) return apiError(c, "not_found", gone);
    const decision = decisionSchema.safeParse(c.req.query("decision"));
    if (!decision.success) {
      const message = 'The decision must be "accept" or "refuse".';
      return apiError(c, "invalid", message);
    }
    if (decision.data === "refuse") {
      await refuseOffer(c.env.DB, offer.offerId, person.personId);
      return doneOrRedirect(c, "/access");
    }
    if (await mergeObstacle(c.env.DB, offer)) {
      const message = "These two cannot be put together. Please end one of the links that both have, and try again.";
      return apiError(c, "conflict", message);
    }
    if (!(await merge(c.env.DB, offer))) return apiError(c, "not_found", gone);
    await renewSession(c, Date.now());
    return doneOrRedirect(c, "/access");
  });
  return api;
}
