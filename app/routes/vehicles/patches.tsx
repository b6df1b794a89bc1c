import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { Pagination } from "#app/components/paged-list/pagination.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { apiContext, originContext } from "#app/context.ts";
import { PATCHES_PAGE, PATCHES_RSS, patchesPageHref } from "#app/game/model/addresses/patches-path.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import {
  type PatchChoice,
  type PatchesContent,
  type PatchRow,
  patchesContent,
} from "#app/vehicles/history/patches-content.ts";
import type { Route } from "./+types/patches.ts";
import "#app/components/rich-text/document-page.css";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [list, { gameVersion }] = await Promise.all([files.patchChanges(), files.vehicleColumns()]);
  return {
    origin: context.get(originContext),
    patch: formatPatch(gameVersion),
    content: patchesContent(list ?? { sources: [], vehicles: [] }, url.searchParams),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, content, patch } = loaderData;
  const title = "Patch changes";
  const description = `Which vehicles changed since patch ${patch}, by class and nation, with every known figure before and after.`;
  return [
    ...pageMeta({
      title,
      description,
      origin,
      canonical: PATCHES_PAGE,
      noindex: content.search !== "",
      view: location,
    }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: PATCHES_RSS },
  ];
}

export default function Patches({ loaderData: { content, patch } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead title="Patch changes" lead={<>How vehicles with top modules changed since patch {patch}.</>}>
        <a className="button" href={PATCHES_RSS}>
          <i className="i-lucide-rss" />
          Feed
        </a>
      </PageHead>
      <PatchesPanel content={content} />
    </main>
  );
}

/** What changed of each vehicle, with choices of class and nation as links. */
function PatchesPanel({ content }: { content: PatchesContent }) {
  const { classes, nations, rows, chosen, total, start, end, page, pages } = content;
  return (
    <section className="panel" aria-labelledby="changes">
      <PanelHead
        id="changes"
        title="Changed vehicles"
        note={
          <span role="status">{`${chosen === total ? total : `${chosen} of ${total}`}, largest change first`}</span>
        }
      />
      <div className="panel-body">
        {choices("Class", classes)}
        {choices("Nation", nations)}
        {rows.length === 0 && <p className="py-16px color-text-2 text-13">No known change.</p>}
        <ul>{rows.map(row)}</ul>
      </div>
      {pages > 1 && (
        <div className="panel-foot">
          <span>
            {start + 1} to {end} of {chosen}
          </span>
          <Pagination page={page} pages={pages} hrefOf={(number) => patchesPageHref(content.search, number)} />
        </div>
      )}
    </section>
  );
}

function choices(label: string, all: readonly PatchChoice[]) {
  return (
    <nav className="flex flex-wrap gap-6px mb-8px" aria-label={label} data-keep-scroll="">
      {all.map(({ label: text, href, on }) => (
        <a key={href} className={on ? "chip chip-on" : "chip"} href={href} aria-current={on ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function row({ vehicle, since, changes }: PatchRow) {
  return (
    <li key={vehicle.id} className="py-10px border-t border-t-grid">
      <div className="flex flex-wrap gap-x-12px items-center justify-between">
        {VehicleLink({ vehicle })}
        <span className="note">Since {since}</span>
      </div>
      <ul className="flex flex-wrap gap-x-16px gap-y-2px mt-4px color-text-2 text-13">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <span className="color-text-3">{label}</span>{" "}
            <span className="whitespace-nowrap">
              {before} → <strong className="color-text font-550">{after}</strong>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
