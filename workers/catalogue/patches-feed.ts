import { Hono } from "hono";
import { createFilesApi } from "#app/api/published.ts";
import { changesInWords } from "#app/game/history/change-words.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { PATCHES_PAGE, PATCHES_RSS } from "#app/game/model/addresses/patches-path.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import type { SiteEnv } from "#workers/env.ts";
import { feedAnswer } from "#workers/http/feeds/feed-answer.ts";
import { rss } from "#workers/http/feeds/rss.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { unavailable } from "#workers/http/unavailable.ts";

/** Items of the feed. */
const maxItems = 100;

/** What patches changed of vehicles, as RSS: the largest change first, each leading to the vehicle's history. */
export function patchesFeed() {
  const app = new Hono<SiteEnv>();
  app.onError((error, c) => unavailable(c, error));
  app.get(PATCHES_RSS, async (c) => {
    const list = (await createFilesApi(c.get("dataset")).patchChanges()) ?? { sources: [], vehicles: [] };
    const origin = siteOrigin(c.env, c.req.url);
    const channel = {
      title: "The Index: patch changes",
      about: "What patches changed of vehicles, as far as sources state it.",
      page: PATCHES_PAGE,
      path: PATCHES_RSS,
    };
    const items = list.vehicles.slice(0, maxItems).map((each) => itemOf(each, list.sources, origin));
    return await feedAnswer(c, rss(channel, items, origin), "application/rss+xml");
  });
  return app;
}

function itemOf(
  { vehicle, changes }: PatchChangesList["vehicles"][number],
  sources: PatchChangesList["sources"],
  origin: string,
) {
  const dates = changes.map(({ source }) => Date.parse(sources[source]?.date ?? "")).filter(Number.isFinite);
  return {
    title: vehicle.name,
    address: `${origin}${vehicleViewPath(vehicle, "statistics")}#history`,
    category: "Patch changes",
    at: dates.length > 0 ? Math.max(...dates) : null,
    summary: changesInWords(changes, [])
      .figures.map(({ label, before, after }) => `${label}: ${before} → ${after}`)
      .join("; "),
  };
}
