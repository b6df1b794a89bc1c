import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { ClanEntry } from "#app/game/clans/clan-report.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";

/**
 * Clans of regions by a part of their tag or name: exactly this tag first, then those whose tag begins with it.
 * @param text two letters at least
 * @returns `silent`: a region did not answer, and its clans are missing
 */
export async function searchClans(
  source: ClanSource,
  regions: readonly PublisherRegion[],
  text: string,
): Promise<{ clans: ClanEntry[]; silent: boolean }> {
  const answers = await Promise.all(
    regions.map((region) =>
      source.search(region, text).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        console.warn(`Looking clans up: ${error.message}`);
        return null;
      }),
    ),
  );
  const clans = answers.flatMap((found) => found ?? []);
  return { clans: clans.sort(byTag(text)), silent: answers.includes(null) };
}

function byTag(text: string): (a: ClanEntry, b: ClanEntry) => number {
  const wanted = text.replace(/^\[|\]$/g, "").toUpperCase();
  const rank = ({ tag }: ClanEntry) =>
    tag.toUpperCase() === wanted ? 0 : tag.toUpperCase().startsWith(wanted) ? 1 : 2;
  return (a, b) => rank(a) - rank(b);
}
