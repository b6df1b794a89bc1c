import { apiContext, originContext } from "#app/context.ts";
import { PatchesPanel } from "#app/features/patches/patches-panel.tsx";
import { patchesView } from "#app/features/patches/patches-view.ts";
import { PATCHES_PAGE, PATCHES_RSS } from "#app/game/model/addresses/patches-path.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/patches.ts";
import type { RouteHandle } from "./layout.tsx";
import "virtual:uno:document.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [list, { gameVersion }] = await Promise.all([files.patchChanges(), files.vehicleColumns()]);
  return {
    origin: context.get(originContext),
    patch: formatPatch(gameVersion),
    view: patchesView(list ?? { sources: [], vehicles: [] }, url.searchParams),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, view, patch } = loaderData;
  const title = "Patch changes";
  const description = `Which vehicles changed since patch ${patch}, by class and nation, with every known figure before and after.`;
  return [
    ...pageMeta({ title, description, origin, canonical: PATCHES_PAGE, noindex: view.search !== "" }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: PATCHES_RSS },
  ];
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Patch changes" }] };

export default function Patches({ loaderData: { view, patch } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Patch changes</h1>
          <p>What changed of vehicles with their best modules since patch {patch}, as far as sources state it.</p>
        </div>
        <a className="button" href={PATCHES_RSS}>
          <i className="i-lucide-rss" />
          Feed
        </a>
      </div>
      <PatchesPanel view={view} />
    </main>
  );
}
