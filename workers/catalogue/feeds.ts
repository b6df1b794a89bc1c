import { Hono } from "hono";
import { createContentApi, createFilesApi } from "#app/api/published.ts";
import { describeChanges } from "#app/game/history/change-text.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import {
  changePath,
  formatPartialDate,
  MAP_ROTATION_PAGE,
  ROTATION_ICS,
  ROTATION_RSS,
  type RotationChange,
} from "#app/game/maps/rotation/map-rotation.ts";
import { PATCHES_PAGE, PATCHES_RSS } from "#app/game/model/addresses/patches-path.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import type { SiteEnv } from "#workers/env.ts";
import { unavailable } from "#workers/http/api-error.ts";
import { feedAnswer, tagged } from "#workers/http/content-tag.ts";
import { icalendar } from "#workers/http/feeds/icalendar.ts";
import { rss } from "#workers/http/feeds/rss.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";

/** Items of each feed. */
const maxItems = { patches: 100, rotation: 50 } as const;

/**
 * What patches changed of vehicles, as RSS: the largest change first, each leading to the vehicle's history. The changes
 * of the map rotation: as RSS, the latest entry first, and as whole days for calendars.
 */
export function changeFeeds() {
  const app = new Hono<SiteEnv>();
  app.onError(unavailable);
  app.get(PATCHES_RSS, tagged, async (c) => {
    const list = (await createFilesApi(c.get("dataset")).patchChanges()) ?? { sources: [], vehicles: [] };
    const origin = siteOrigin(c.env, c.req.url);
    const channel = {
      title: "The Index: patch changes",
      about: "What patches changed about vehicles, as far as sources say.",
      page: PATCHES_PAGE,
      path: PATCHES_RSS,
    };
    const items = list.vehicles
      .slice(0, maxItems.patches)
      .map((vehicle) => itemOfVehicle(vehicle, list.sources, origin));
    return feedAnswer(c, rss(channel, items, origin), "application/rss+xml");
  });
  app.get(ROTATION_RSS, tagged, async (c) => {
    const rotation = await createContentApi(c.get("dataset")).mapRotation();
    const origin = siteOrigin(c.env, c.req.url);
    const channel = {
      title: "The Index: map rotation",
      about: "Maps that enter or leave the rotation, or change tiers.",
      page: MAP_ROTATION_PAGE,
      path: ROTATION_RSS,
    };
    const changes = (rotation?.changes ?? []).filter(({ kind }) => kind !== "listed");
    const latest = changes
      .toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated))
      .slice(0, maxItems.rotation);
    const items = latest.map((change) => itemOfChange(change, origin));
    return feedAnswer(c, rss(channel, items, origin), "application/rss+xml");
  });
  app.get(ROTATION_ICS, tagged, async (c) => {
    const feed = await createContentApi(c.get("dataset")).mapRotationFeed();
    const origin = siteOrigin(c.env, c.req.url);
    const events = (feed?.events ?? []).map(({ id, properties }) => ({ properties, address: origin + changePath(id) }));
    return feedAnswer(c, icalendar({ name: "The Index: map rotation", zones: [], events }), "text/calendar");
  });
  return app;
}

function itemOfVehicle(
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
    summary: describeChanges(changes, [])
      .stats.map(({ label, before, after }) => `${label}: ${before} → ${after}`)
      .join("; "),
  };
}

/** Dated in a feed by the day of entry: a change announced long ahead would be missed otherwise. */
function itemOfChange({ id, title, detail, date, patch, note, sources, updated }: RotationChange, origin: string) {
  const when = patch === null ? formatPartialDate(date) : `${formatPartialDate(date)}, patch ${patch}`;
  const names = sources.map(({ name }) => name).join("; ");
  return {
    title,
    address: origin + changePath(id),
    category: "Map rotation",
    at: Date.parse(updated),
    summary: [`${when}: ${detail}.`, note && sentence(note), `Source: ${names}.`].filter(Boolean).join(" "),
  };
}
