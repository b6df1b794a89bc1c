import { type Context, Hono } from "hono";
import { type IconsAnswer, iconNameSchema, MAX_ICONS } from "#app/api/icons.ts";
import type { IconDrawing } from "#app/lib/icon-drawing.ts";
import { ICON_SETS_PATH, type IconSet, type IconSets, iconPartPath, iconShard } from "#app/lib/icon-sets.ts";
import type { ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/request/api-error.ts";
import { Dataset } from "#workers/storage/dataset.ts";
import { serviceIcons } from "./icon-service.ts";

const cacheControl = {
  complete: "public, max-age=604800",
  /** The icon may be added later. */
  missing: "public, max-age=3600",
  /** The service failed and may answer again soon. */
  unsure: "no-store",
} as const;

/**
 * GET /api/_nuxt_icon/{collection}.json?icons=a,b: icons of the collections that the site uses, in
 * Iconify's format. What they do not have is asked of the public service that ICON_SERVICE names.
 */
export function iconsApi() {
  const icons = new Hono<ApiEnv>();
  icons.get("/:file{[a-z0-9-]+\\.json}", async (c) => {
    const prefix = c.req.param("file").slice(0, -".json".length);
    const names = namesOf(c.req.query("icons"));
    if (!names) {
      const message = `Please name 1 to ${MAX_ICONS} icons, for example ?icons=check,info.`;
      return apiError(c, "invalid", message);
    }
    const dataset = new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
    const sets = (await dataset.json<IconSets>(ICON_SETS_PATH)) ?? {};
    const set = Object.hasOwn(sets, prefix) ? sets[prefix] : undefined;
    if (!set) {
      const message = `There is no collection of icons ${prefix}.`;
      return apiError(c, "not_found", message);
    }
    return answer(c, prefix, names, set, dataset);
  });
  return icons;
}

/** The requested names without duplicates; null when one is invalid, or there are none or too many. */
function namesOf(query: string | undefined): string[] | null {
  const names = [...new Set(query?.split(",") ?? [])];
  const fine = names.length > 0 && names.length <= MAX_ICONS;
  return fine && names.every((name) => iconNameSchema.safeParse(name).success) ? names : null;
}

async function answer(c: Context<ApiEnv>, prefix: string, names: string[], set: IconSet, dataset: Dataset) {
  const found: Record<string, IconDrawing> = {};
  const missing: string[] = [];
  const drawings = await Promise.all(
    names.map(async (name) => {
      const part = await dataset.json<Record<string, IconDrawing>>(iconPartPath(prefix, iconShard(name, set.parts)));
      return part && Object.hasOwn(part, name) ? part[name] : undefined;
    }),
  );
  names.forEach((name, at) => {
    const drawing = drawings[at];
    if (drawing) found[name] = drawing;
    else missing.push(name);
  });
  const service = missing.length > 0 && c.env.ICON_SERVICE;
  const others = service ? await serviceIcons(service, prefix, missing) : new Map<string, IconDrawing>();
  for (const [name, drawing] of others ?? []) found[name] = drawing;
  const lost = missing.filter((name) => !others?.has(name));
  const body: IconsAnswer = { prefix, icons: found, width: set.width, height: set.height };
  if (lost.length > 0) body.not_found = lost;
  const kept = lost.length === 0 ? "complete" : others === null ? "unsure" : "missing";
  return c.json(body, 200, { "cache-control": cacheControl[kept] });
}
