import { redirect } from "react-router";
import { loadSignedIn } from "#app/account/load-signed-in.ts";
import type { Api } from "#app/api/client.ts";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { queryToSearch } from "#app/components/data-table/query/table-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { JsonLd, jsonLdText } from "#app/components/page/json-ld.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { INDEX } from "#app/components/vehicle-table/index-table.ts";
import { type FurtherColumns, furtherKeys } from "#app/components/vehicle-table/vehicle-rows.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { activeAccountOf } from "#app/game/accounts/game-accounts.ts";
import type { ColumnKey } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { fromColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { pack } from "#app/lib/packed.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { homeBest, homeChanges, homeCreators, homeEvents, homeNews } from "#app/site/home/home-data.ts";
import { loadFollowed, loadOwn } from "#app/site/home/load-own.ts";
import { plainAnswer } from "#app/site/search/result-rows.ts";
import type { SignedIn } from "#app/stores/accounts.ts";
import { columnsFor, indexFacts, indexTable } from "#app/vehicles/list/index-table.ts";
import { WITHOUT_SIDE_VIEWS } from "#app/vehicles/list/use-silhouettes.ts";
import type { Route } from "./+types/index.ts";
import type { HomeContent } from "./home-body.tsx";
import "./index.css";

const fetchBody = () => import("./home-body.tsx").then(({ HomeBody }) => HomeBody);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** Enough of the newest items by others to include something from everyone. */
const newestNews = 40;

export async function loader({ url, context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { content: texts, files, news } = api;
  const query = parseQuery(url.searchParams, INDEX);
  const orNull = context.get(orNullContext);
  const signedIn = loadSignedIn(api, request.headers.get("cookie") ?? "");
  const [columns, manifest, version, profiles, further, posts, others, calendar, patches, creators] = await Promise.all(
    [
      files.vehicleColumns(),
      files.manifest(),
      files.version(),
      // Cards can do without their side views.
      query.layout === "grid" ? orNull(files.vehicleProfiles()) : null,
      furtherColumns(furtherKeys(columnsFor(query)), (key) => orNull(files.vehicleColumn(key))),
      orNull(texts.posts()),
      orNull(news.collected(newestNews)),
      orNull(texts.calendar()),
      orNull(files.patchChanges()),
      orNull(texts.creators()),
    ],
  );
  const page = tablePage(indexTable(columns, further), url.searchParams);
  // The search box without script may send more than a name.
  const answer =
    url.searchParams.size === 1 && page.total === 0 && query.q !== ""
      ? plainAnswer(query.q, () => fromColumns(columns))
      : null;
  if (answer !== null) throw redirect(answer);
  const withoutSideViews = query.layout === "grid" && profiles === null;
  const now = Date.now();
  const who = await signedIn;
  const ownContext = { columns, expected: who && (await orNull(files.expected())), now };
  const [own, followed] = await Promise.all([
    who && ownOf(api, who, ownContext),
    who && orNull(api.followed.list()).then((known) => loadFollowed(api, known?.players ?? [], ownContext)),
  ]);
  const shown: HomeContent = {
    page: {
      ...page,
      rows: page.rows.map((row) => ({ ...row, ...(profiles?.[row.id] && { profile: profiles[row.id] }) })),
      notes: [...page.notes, ...(withoutSideViews ? [WITHOUT_SIDE_VIEWS] : [])],
    },
    own: own?.own ?? null,
    followed: followed ?? [],
    best: homeBest(columns),
    changes: patches && homeChanges(patches, columns, own?.played ?? null),
    events: calendar && homeEvents(calendar, now),
    calendarAway: calendar === null,
    news: posts && homeNews(posts, others),
    othersAway: others === null,
    creators: creators && homeCreators(creators),
    facts: indexFacts(manifest),
    patch: formatPatch(manifest.gameVersion),
    date: formatDate(manifest.sources.definitions?.date ?? ""),
  };
  return {
    origin: context.get(originContext),
    version,
    total: page.all,
    plain: queryToSearch(query, INDEX) === "",
    signedIn: who !== null,
    content: pack(shown),
  };
}

const ownOf = (api: Api, { gameAccounts, storedActiveId }: SignedIn, ownContext: Parameters<typeof loadOwn>[2]) =>
  loadOwn(api, activeAccountOf(gameAccounts, storedActiveId), ownContext);

/** The requested columns that are not part of all rows; the page works without them. */
async function furtherColumns(
  keys: readonly ColumnKey[],
  read: (key: ColumnKey) => Promise<VehicleColumn | null>,
): Promise<FurtherColumns> {
  const found = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
  return new Map(found.flatMap(([key, column]) => (column ? [[key, column] as const] : [])));
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, total, plain } = loaderData;
  return pageMeta({
    title: "Vehicle index",
    description: `All ${total} vehicles with their figures against their own tier and class: firepower, armour, mobility, view range and concealment.`,
    origin,
    canonical: "/",
    noindex: !plain,
    view: location,
  });
}

export default function Index({ loaderData: { signedIn, origin, content, version } }: Route.ComponentProps) {
  return (
    <main className="page pt-24px" id="main" tabIndex={-1}>
      <h1 className={signedIn ? "sr-only" : "heading-1 mb-16px"}>Look up any tank or player</h1>
      <Body content={content} version={version} />
      <JsonLd json={jsonLdText([webSite(origin)])} />
    </main>
  );
}

/** The site itself, and how it is searched. */
function webSite(origin: string): object {
  return {
    "@type": "WebSite",
    "@id": `${origin}/`,
    name: "The Index",
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/?q={name}` },
      "query-input": "required name=name",
    },
  };
}
