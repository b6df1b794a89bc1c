/** Who speaks: the site itself, the publisher of the game, or a creator. */
export const NEWS_VOICES = ["index", "publisher", "creator"] as const;
export type NewsVoice = (typeof NEWS_VOICES)[number];

export const VOICE_LABELS: Readonly<Record<NewsVoice, string>> = {
  index: "The Index",
  publisher: "Publisher",
  creator: "Creators",
};

/** Topics of the site's own posts. */
export const OWN_KINDS = ["data", "site"] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** News topics: the site's own, then those of feeds. */
export const NEWS_KINDS = [...OWN_KINDS, "game", "guide", "video"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const KIND_LABELS: Readonly<Record<NewsKind, string>> = {
  data: "Data",
  site: "Site",
  game: "Game",
  guide: "Guide",
  video: "Video",
};

/** The feeds that the site publishes, most requested first. */
export const NEWS_FEEDS = [
  { path: "/news/feed.xml", content: "own", format: "RSS", type: "application/rss+xml", title: "News of the Index" },
  { path: "/news/all.xml", content: "all", format: "RSS", type: "application/rss+xml", title: "All news" },
  {
    path: "/news/feed.json",
    content: "own",
    format: "JSON",
    type: "application/feed+json",
    title: "News of the Index",
  },
  { path: "/news/all.json", content: "all", format: "JSON", type: "application/feed+json", title: "All news" },
] as const;
export type NewsFeed = (typeof NEWS_FEEDS)[number];
