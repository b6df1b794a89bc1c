import { simulatedFeeds } from "./feeds.ts";
import { googleClient, youtubeChannel, youtubeOwnerRefreshToken } from "./google.ts";
import { patreonCampaign, patreonClient } from "./patreon.ts";
import { twitchBroadcaster, twitchClient } from "./twitch.ts";
import { wargamingApplicationId } from "./wargaming.ts";

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
