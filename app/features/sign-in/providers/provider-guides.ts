import type { StatusProvider } from "#app/game/accounts/providers.ts";

interface ProviderGuide {
  title: string;
  lead: string;
  /** What the link gives. */
  gives: string[];
  /** What the Index asks the platform for, and keeps. */
  asks: string[];
  /** What it never does. */
  never: string;
}

/** Texts of the page about each platform: what a link is good for, and which data it needs. */
export const PROVIDER_GUIDES: Record<StatusProvider, ProviderGuide> = {
  patreon: {
    title: "Patreon",
    lead: "Patrons keep the Index running. Link your patronage, and it counts here too.",
    gives: [
      "No advertisements while you are an active patron, at any amount.",
      "Another way to sign in to your account.",
    ],
    asks: ["Your name at Patreon.", "Whether you are an active patron of the Index; no amounts, no payment data."],
    never: "The Index cannot change your membership and never sees what you pay others.",
  },
  twitch: {
    title: "Twitch",
    lead: "Follow or subscribe on Twitch, and see for how long you have been with us.",
    gives: [
      "No advertisements while you subscribe at tier 2 or 3.",
      "How many days you have been following.",
      "Another way to sign in to your account.",
    ],
    asks: [
      "Your name at Twitch.",
      "Whether you follow our channel, and since when.",
      "The tier of your subscription to it.",
    ],
    never: "The Index cannot write in chat, follow or spend anything for you.",
  },
  google: {
    title: "YouTube",
    lead: "Subscribe on YouTube, and see for how long you have been with us.",
    gives: [
      "No advertisements while you are a member of the channel, at any level.",
      "How many days you have been subscribed.",
      "Another way to sign in to your account.",
    ],
    asks: [
      "The name of your YouTube channel.",
      "Since when you have been subscribed to ours.",
      "Your member level there, where YouTube tells us.",
    ],
    never: "The Index has no access to mail, files or contacts, and cannot upload, comment or like for you.",
  },
};
