import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { serviceAnswerSchema } from "#app/api/icons.ts";
import { bounded } from "#app/lib/bounded-body.ts";
import type { IconDrawing } from "#app/lib/icon-drawing.ts";

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
export async function serviceIcons(
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
