// Apart from the list of pages, which the first load of every page has in it: only the palette needs these.

/** Further words that the search finds a page by. A page that is not here is not in the search. */
export const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  "/": ["tanks", "table", "home", "list of vehicles"],
  "/techtree": ["research", "branches", "lines"],
  "/comparison": ["compare vehicles", "versus"],
  "/marks-of-excellence": ["moe", "gun marks", "three marks", "battles to the next mark"],
  "/community-average": ["statistics", "win rate", "wn8", "expected values"],
  "/accounts": ["players", "nickname", "commander", "statistics of a player", "profile"],
  "/access": ["sign in", "log in", "account", "linked accounts"],
  "/my-builds": ["loadouts", "set-ups", "kept builds"],
  "/maps": ["arenas", "battlefields"],
  "/calendar": ["events", "schedule", "discounts", "drops", "tournaments", "ics"],
  "/news": ["articles", "updates", "patch notes"],
  "/faq": ["questions and answers", "help", "support"],
  "/clans-info": ["stronghold", "members", "global map", "clan search", "my clans"],
  "/map-rotation": ["maps in rotation", "map pool", "map changes", "battle types by tier", "removed maps"],
  "/marks-of-mastery": ["mom", "ace tanker", "class badges"],
  "/no-gold-challenge": ["free to play", "credits only", "no premium", "challenge runs", "leaderboard"],
  "/tank-extractor": ["vehicle extractor", "spreadsheet", "export", "csv", "download"],
  "/modules-extractor": ["guns", "turrets", "engines", "export"],
  "/video-extractor": ["replays", "wotreplay", "chapters", "youtube", "title and description"],
  "/mod": ["modification", "addon", "desktop tool", "replays", "write key", "upload"],
  "/open-calls": ["api", "openapi", "developers", "json", "csv"],
  "/disable-adblock": ["adblock", "advertisements"],
  "/privacy-policy": ["data protection", "gdpr", "cookies"],
  "/legal": ["imprint", "contact", "takedown", "trademarks"],
};
