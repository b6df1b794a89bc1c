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
