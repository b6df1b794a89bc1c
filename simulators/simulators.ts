import { Hono } from "hono";
import { Faults } from "./faults.ts";
import { feeds, simulatedFeeds } from "./feeds.ts";
import { google, googleClient, youtubeChannel, youtubeOwnerRefreshToken } from "./google.ts";
import { patreon, patreonCampaign, patreonClient } from "./patreon.ts";
import { twitch, twitchBroadcaster, twitchClient } from "./twitch.ts";
import { wargaming, wargamingApplicationId } from "./wargaming.ts";
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

/** The settings of a Worker that uses the simulators. @param origin where they are reached */
export function simulatorSettings(origin: string): Record<string, string> {
  return {
    PATREON_CLIENT_ID: patreonClient.id,
    PATREON_CLIENT_SECRET: patreonClient.secret,
    PATREON_CAMPAIGN_ID: patreonCampaign,
    PATREON_ORIGIN: `${origin}/patreon`,
    TWITCH_CLIENT_ID: twitchClient.id,
    TWITCH_CLIENT_SECRET: twitchClient.secret,
    TWITCH_BROADCASTER_ID: twitchBroadcaster,
    TWITCH_ID_ORIGIN: `${origin}/twitch`,
    TWITCH_API_ORIGIN: `${origin}/twitch`,
    GOOGLE_CLIENT_ID: googleClient.id,
    GOOGLE_CLIENT_SECRET: googleClient.secret,
    GOOGLE_ISSUER: `${origin}/google`,
    GOOGLE_OWNER_REFRESH_TOKEN: youtubeOwnerRefreshToken,
    YOUTUBE_CHANNEL_ID: youtubeChannel,
    YOUTUBE_API_ORIGIN: `${origin}/youtube`,
    WARGAMING_APPLICATION_ID: wargamingApplicationId,
    WARGAMING_API_ORIGIN_EU: `${origin}/wargaming/eu`,
    WARGAMING_API_ORIGIN_COM: `${origin}/wargaming/com`,
    WARGAMING_API_ORIGIN_ASIA: `${origin}/wargaming/asia`,
    NEWS_FEEDS: simulatedFeeds(origin),
  };
}
