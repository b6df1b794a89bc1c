import type { KeptToast } from "#app/context.ts";

/** The id of a flash that the browser tests' server has in its KV; it can be read any number of times. */
export const FLASH_ID = "00000000000000f1";

/** The toasts in it. */
export const FLASHED: KeptToast[] = [
  { id: 1, title: "Signed in with Patreon", description: "The ads are gone.", avatar: { alt: "Nordwind Seven Eight" } },
  { id: 2, title: "Account linked", color: "info", avatar: { alt: "The Index", src: "/favicon.svg" } },
  {
    id: 3,
    title: "Twitch did not answer",
    // One that is not on the site's own sheet.
    icon: "lucide:radio-tower",
    color: "danger",
    timeout: 0,
    actions: [{ label: "Try again", href: "/techtree/uk" }],
  },
];
