import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { Hono } from "hono";
import { z } from "zod";
import { bounded } from "#app/lib/bounded-body.ts";
import {
  ICON_SETS_PATH,
  type IconDrawing,
  type IconSet,
  type IconSets,
  iconPartPath,
  iconSchema,
  iconShapeSchema,
  iconShard,
} from "#app/lib/icon-sets.ts";
import { type Dataset, datasetOf } from "#workers/dataset/dataset.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";

/** What an icon name and a prefix may be, as Iconify has it. */
const iconNameSchema = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** Names per request: what fits in a URL of 500 characters, and some more. */
const MAX_ICONS = 100;

/** Answer of the public icon service: https://iconify.design/docs/api/icon-data.html */
const serviceAnswerSchema = z.object({
  prefix: iconNameSchema,
  icons: z.record(z.string(), iconSchema),
  aliases: z.record(z.string(), iconShapeSchema.extend({ parent: z.string() })).optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});

/** The site's own answer: the icons found, and the unknown names. */
interface IconsAnswer {
  prefix: string;
  icons: Record<string, IconDrawing>;
  width: number;
  height: number;
  not_found?: string[];
}

const cacheControl = {
  complete: "public, max-age=604800",
  /** The icon may be added later. */
  missing: "public, max-age=3600",
  /** The service failed and may answer again soon. */
  unsure: "no-store",
} as const;

/**
 * GET /api/_nuxt_icon/{collection}.json?icons=a,b: icons of the collections that the site uses, in Iconify's format.
 * Missing ones are requested from the public service set in ICON_SERVICE.
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
    const dataset = datasetOf(c);
    const sets = (await dataset.json<IconSets>(ICON_SETS_PATH)) ?? {};
    const set = Object.hasOwn(sets, prefix) ? sets[prefix] : undefined;
    if (!set) {
      const message = `There is no icon collection ${prefix}.`;
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

async function answer(c: ApiContext, prefix: string, names: string[], set: IconSet, dataset: Dataset) {
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

const timeoutMs = 1500;
/** Bytes of an answer; a request names a few dozen icons, and the largest have some kilobytes. */
const maxBytes = 2 * 1024 * 1024;
/** Icons do not change, so Cloudflare caches the service's answer; an unknown name costs one call a day. */
const keptSeconds = 86_400;

/**
 * Icons of a public service that speaks Iconify's API.
 * @param service its origin, e.g. `https://api.iconify.design`
 * @returns the icons that it has; null when it did not answer in time, or not with icons
 */
async function serviceIcons(
  service: string,
  prefix: string,
  names: readonly string[],
): Promise<Map<string, IconDrawing> | null> {
  try {
    const url = new URL(`/${prefix}.json`, service);
    url.searchParams.set("icons", names.toSorted().join(","));
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "application/json" },
      cf: { cacheEverything: true, cacheTtlByStatus: { "200-299": keptSeconds } },
    });
    // Iconify answers 404 for an unknown collection: nothing was found, which is no error.
    if (answer.status === 404) return new Map();
    if (!answer.ok) return null;
    const set = serviceAnswerSchema.parse(await bounded(answer, maxBytes).json());
    if (set.prefix !== prefix) return null;
    return new Map(
      names.flatMap((name): [string, IconDrawing][] => {
        const icon = getIconData(set, name);
        return icon ? [[name, icon]] : [];
      }),
    );
  } catch (error) {
    console.log(`The icon service ${service} did not answer for ${prefix}: ${error}`);
    return null;
  }
}
