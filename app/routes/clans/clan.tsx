import { data, redirect } from "react-router";
import type { GoneClan } from "#app/clans/clan-body.tsx";
import { type ClanContent, clanContent } from "#app/clans/clan-content.ts";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { CLAN_TABS, CLANS_PATH, clanIdOf, clanPath, clanTabOf } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/clan.ts";
import "#app/clans/clan-page.css";

const STATUS: Record<GoneClan["kind"], number> = {
  unknown: 404,
  disbanded: 410,
  "too-many": 429,
  unavailable: 503,
  "not-configured": 503,
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { region, clan_id, tag } = params;
  const [clanId, tab] = [clanIdOf(clan_id), clanTabOf("tab" in params ? params.tab : undefined)];
  if (!isPublisherRegion(region) || clanId === null || tab === null) {
    const search = { action: CLANS_PATH, label: "Clan tag or name", typed: tag ?? "" };
    throw pageNotFound({ request, url }, CLANS_PATH, search);
  }
  const { clans, files, signIn } = context.get(apiContext);
  const own = clans.own();
  const answer = await clans.clan(region, clanId);
  const now = Date.now();
  const common = { origin: context.get(originContext), region, now };
  if (answer.kind !== "found") {
    const last = answer.kind === "disbanded" ? answer.last : null;
    const wait: Record<string, string> =
      answer.kind === "unavailable" || answer.kind === "too-many" ? { "Retry-After": "60" } : {};
    const headers = { "Cache-Control": "no-store", ...wait };
    const gone: Omit<GoneClan, "lastRead"> = {
      kind: answer.kind,
      tag: last?.tag ?? tag ?? "",
      name: last?.name ?? null,
    };
    const lastRead = last && momentOf(last.readAt, now);
    return data({ ...common, content: null, gone: { ...gone, lastRead } }, { status: STATUS[answer.kind], headers });
  }
  const { report, outdated } = answer;
  // The tag may be of before: a clan can be renamed, and another one can take the old tag.
  if (tag !== report.tag) {
    throw redirect(clanPath(report) + (tab && `/${tab}`) + url.search, {
      status: 301,
      headers: { "Cache-Control": "no-store" },
    });
  }
  const vehicles = tab === "vehicles" ? await context.get(orNullContext)(files.vehicleColumns()) : null;
  const [mine, accounts] = await Promise.all([own, signIn.gameAccounts()]);
  const isOwn = mine?.kind === "found" && mine.clans.some((one) => one.clanId === clanId && one.region === region);
  const content: ClanContent = clanContent(report, { tab, vehicles, now });
  const headers = { "Cache-Control": "private, no-cache" };
  return data(
    {
      ...common,
      content,
      gone: null,
      outdated,
      isOwn,
      mine: isOwn ? (accounts ?? []).map(({ accountId }) => accountId) : [],
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, region, content } = loaderData;
  if (!content) {
    const { kind } = loaderData.gone;
    const title = kind === "disbanded" ? "A disbanded clan" : kind === "unknown" ? "No such clan" : "Clan";
    return pageMeta({ title, noindex: true });
  }
  const { name, tag, path, facts, tab } = content;
  const [, label] = CLAN_TABS.find(([key]) => key === tab) ?? CLAN_TABS[0];
  return pageMeta({
    title: `${name} [${tag}], ${tab === "" ? "" : `${label}, `}${REGION_SHORT_LABELS[region]}`,
    description: `The clan ${name} [${tag}] in ${regionName(region)}: ${facts[0]?.text ?? ""} with WN8 and activity, ratings, stronghold and Global Map.`,
    origin,
    canonical: tab === "" ? path : `${path}/${tab}`,
    // Its members are players who never signed in here.
    noindex: true,
  });
}

type ClanData = Route.ComponentProps["loaderData"];

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const data = loaderData as ClanData | undefined;
    const clans = { label: "Clans", href: CLANS_PATH };
    if (!data) return [clans];
    const region: Region = data.region;
    return [
      clans,
      { label: REGION_SHORT_LABELS[region], href: `${CLANS_PATH}?region=${region}` },
      { label: (data.content?.tag ?? data.gone?.tag) || "Clan" },
    ];
  },
};

const fetchBody = () => import("#app/clans/clan-body.tsx").then(({ ClanBody }) => ClanBody);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

export default function Clan({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Body {...loaderData} />
    </main>
  );
}
