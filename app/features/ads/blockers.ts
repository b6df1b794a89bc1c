export interface Blocker {
  name: string;
  /** What to do so that this site is let through, in order. */
  steps: string[];
}

const RELOAD = "Reload the page.";

/** How to let a single site through. Menu labels change now and then; their positions rarely do. */
export const BLOCKERS: Blocker[] = [
  {
    name: "uBlock Origin",
    steps: [
      "Click its shield in the browser's toolbar.",
      "Click the large power button, so that it turns grey.",
      RELOAD,
    ],
  },
  {
    name: "uBlock Origin Lite",
    steps: ["Click its shield in the browser's toolbar.", "Pull the slider down to “no filtering”.", RELOAD],
  },
  {
    name: "Adblock Plus",
    steps: ["Click its icon in the browser's toolbar.", "Turn off the switch for this website.", "Click “Refresh”."],
  },
  {
    name: "AdBlock",
    steps: ["Click its icon in the browser's toolbar.", "Under “Pause on this site”, choose “Always”.", RELOAD],
  },
  {
    name: "AdGuard",
    steps: ["Click its icon in the browser's toolbar.", "Turn off the protection of this website.", RELOAD],
  },
  {
    name: "Brave",
    steps: ["Click the lion at the right of the address.", "Turn off “Shields” for this site.", RELOAD],
  },
  {
    name: "Firefox",
    steps: ["Click the shield at the left of the address.", "Turn off the tracking protection for this site.", RELOAD],
  },
  {
    name: "Safari",
    steps: [
      "On a Mac: Safari, Settings for this website, and clear “Enable content blockers”.",
      "On a phone: open the page menu in the address field and choose “Turn off content blockers”.",
      RELOAD,
    ],
  },
];
