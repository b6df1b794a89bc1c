interface InBrowser {
  /** As the browser shows it. */
  name: string;
  where: "Cookie" | "Local storage" | "Session storage" | "IndexedDB";
  purpose: string;
  kept: string;
}

/** Everything that the site writes into a browser. */
export const IN_BROWSER: readonly InBrowser[] = [
  {
    name: "__Host-session",
    where: "Cookie",
    purpose: "Keeps you signed in",
    kept: "30 days after the last visit, 180 days at most",
  },
  {
    name: "__Host-sign-in",
    where: "Cookie",
    purpose: "Makes sure that a sign-in ends in the browser that began it",
    kept: "10 minutes",
  },
  {
    name: "__Host-flash",
    where: "Cookie",
    purpose: "Finds the message that the next page has for you",
    kept: "2 minutes, or until it is shown",
  },
  {
    name: "__Host-stats-key",
    where: "Cookie",
    purpose: "Carries a new statistics key to your page, where scripts are off",
    kept: "2 minutes, or until it is shown",
  },
  {
    name: "__Host-write-key",
    where: "Cookie",
    purpose: "Carries a new key of the mod to your page, where scripts are off",
    kept: "2 minutes, or until it is shown",
  },
  { name: "__Host-nation", where: "Cookie", purpose: "Which tech tree you saw last", kept: "1 year" },
  {
    name: "__Host-time-zone",
    where: "Cookie",
    purpose: "Your browser’s time zone, for the hours of the calendar",
    kept: "1 year",
  },
  { name: "wg-active-acc", where: "Cookie", purpose: "Which of your game accounts is active", kept: "30 days" },
  { name: "index-color-mode", where: "Local storage", purpose: "Light or dark", kept: "Until you clear it" },
  {
    name: "index-recent",
    where: "Local storage",
    purpose: "What you opened last from the search, eight at most",
    kept: "Until you clear it",
  },
  {
    name: "index-battle-maps",
    where: "IndexedDB",
    purpose:
      "Where your vehicle was in the battles of your replays, without names, for heat maps of many; 2,000 at most",
    kept: "Until you clear it",
  },
  {
    name: "index-replays",
    where: "IndexedDB",
    purpose: "Which folder of replays you chose, and up to when its battles were sent",
    kept: "Until you stop it",
  },
  {
    name: "index-comparison",
    where: "Local storage",
    purpose: "The vehicles that you chose to compare, eight at most",
    kept: "Until you remove them",
  },
  {
    name: "index-players",
    where: "Local storage",
    purpose:
      "Signed out: the ten players you viewed last and those you follow, 50 at most, which move to your account when you sign in",
    kept: "Until you clear it",
  },
  {
    name: "index-clans",
    where: "Local storage",
    purpose: "The ten clans you viewed last and those you follow, 50 at most",
    kept: "Until you clear it",
  },
  {
    name: "index-single-keys",
    where: "Local storage",
    purpose: "That you switched single-key shortcuts off",
    kept: "Until you switch them on",
  },
  {
    name: "index-ad-consent",
    where: "Local storage",
    purpose: "Your answer about ads, and when you gave it",
    kept: "Until you clear it",
  },
  {
    name: "index-stats-keys",
    where: "Local storage",
    purpose: "Keys that read the battles of your private game accounts",
    kept: "Until you end the key",
  },
  {
    name: "index-builds",
    where: "Local storage",
    purpose: "Loadouts you save without an account, 50 at most",
    kept: "Until you delete them",
  },
  {
    name: "index-video-templates",
    where: "Local storage",
    purpose: "Your templates for the texts of videos",
    kept: "Until you reset them",
  },
  {
    name: "index-reload",
    where: "Session storage",
    purpose: "When the page reloaded itself last, so that it never does so in a loop",
    kept: "Until you close the tab",
  },
  {
    name: "index-own-build",
    where: "Session storage",
    purpose: "The loadout you changed last, for the way back to it",
    kept: "Until you close the tab",
  },
  {
    name: "react-router-scroll-positions",
    where: "Session storage",
    purpose: "How far you had scrolled, for going back",
    kept: "Until you close the tab",
  },
];
