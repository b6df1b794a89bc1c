import { Hono } from "hono";
import { Faults } from "./faults.ts";
import { feeds } from "./feeds.ts";
import { google } from "./google.ts";
import { patreon } from "./patreon.ts";
import { twitch } from "./twitch.ts";
import { wargaming } from "./wargaming.ts";
import { Garages } from "./wargaming-tanks.ts";

/**
 * Simulators of the four providers, with the known quirks of the real ones, and of feeds with news. Everything they
 * issue is in memory.
 * @param origin where they are reached, for the addresses that they give out
 */
export function createSimulators(origin: () => string): Hono {
  const app = new Hono();
  const faults = new Faults();
  const garages = new Garages();
  const video = google(faults, () => `${origin()}/google`);
  const services = { patreon: patreon(faults), twitch: twitch(faults), google: video };
  app.route("/patreon", services.patreon.app);
  // Twitch has two hosts: one for tokens, one for its API.
  app.route("/twitch", services.twitch.app);
  app.route("/google", video.app);
  app.route("/youtube/v3", video.youtube);
  for (const region of ["eu", "com", "asia"]) {
    app.route(
      `/wargaming/${region}`,
      wargaming({ faults, garages }, region, () => `${origin()}/wargaming/${region}`).app,
    );
  }
  app.route("/feeds", feeds(faults));
  app.route("/faults", faults.routes());
  app.route("/battles", garages.routes());
  // As when a user revokes the permission at the provider.
  app.post("/revoke/:service/:persona", (c) => {
    const service = Object.entries(services).find(([name]) => name === c.req.param("service"))?.[1];
    service?.grants.revokePersona(c.req.param("persona"));
    return c.body(null, service ? 204 : 404);
  });
  return app;
}
