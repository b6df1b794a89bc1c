import { useAccounts } from "#app/account/accounts-context.tsx";
import { Callout } from "#app/components/callout.tsx";
import { ExtractorLinks } from "#app/components/extractor-links.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import type { VideoPageContent } from "#app/extractors/video/battle-choice.ts";
import { parseChoice } from "#app/extractors/video/battle-choice.ts";
import { VIDEO_EXTRACTOR_PATH } from "#app/extractors/video/texts/battle-form.tsx";
import { VideoExtractor } from "#app/extractors/video/video-extractor.tsx";
import { mapNames } from "#app/game/maps/map-text.ts";
import { minimapAddress } from "#app/game/maps/minimap.ts";
import type { Route } from "./+types/video-extractor.ts";
import "#app/extractors/video/video-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [found, art, version] = await Promise.all([
    orNull(files.maps()),
    orNull(files.gameArt()),
    orNull(files.version()),
  ]);
  const minimaps = art?.minimaps ?? [];
  const maps = found?.maps ?? [];
  const names = mapNames(maps);
  const choice = parseChoice(
    url.searchParams,
    names.map(([slug]) => slug),
  );
  const chosen = maps.find(({ slug }) => slug === choice.map);
  const map = chosen ? { ...chosen, minimap: minimapAddress(minimaps, version, chosen.id) } : null;
  const content: VideoPageContent = { names, choice, map, minimaps, version, origin: context.get(originContext) };
  return { content, plain: url.search === "" };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Video extractor",
    description:
      "Play your replays on the map: tracks, hits, health, heat maps. And what a video needs: title, description, chapters, tags, cut lists. Files are read in your browser.",
    origin: loaderData.content.origin,
    canonical: VIDEO_EXTRACTOR_PATH,
    noindex: !loaderData.plain,
    view: location,
  });
}

export default function VideoExtractorPage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  const accounts = useAccounts((state) => state.gameAccounts);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Video extractor"
        lead="Drop replays to play each battle on its map, and to get a video’s title, description, chapters, tags and cuts. They are read on your device; nothing is sent unless you ask."
      >
        <ExtractorLinks here={VIDEO_EXTRACTOR_PATH} />
      </PageHead>
      {content.names.length === 0 && (
        <Callout bad className="mb-16px">
          The list of maps can’t be loaded right now. Replays still work.
        </Callout>
      )}
      <VideoExtractor content={content} accounts={accounts} />
    </main>
  );
}
