import { data, redirect, useRevalidator } from "react-router";
import type { ClansFailure } from "#app/api/clans.ts";
import { ClanAside } from "#app/clans/clan-aside.tsx";
import { ClanForm } from "#app/clans/clan-form.tsx";
import { FailureNote, OutdatedNote, SimulatedNote } from "#app/clans/clan-notes.tsx";
import { type ClanView, clanView } from "#app/clans/clan-view.ts";
import { MembersPanel } from "#app/clans/members-panel.tsx";
import { FigureGrid } from "#app/components/figure-grid.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { isPublisherRegion, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { CLANS_PATH, clanIdOf, clanPath, clanSearchPath, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/clan.ts";
import "virtual:uno:look-up.css";
import "virtual:uno:clans.css";
import "virtual:uno:figure-grid.css";
import "#app/clans/clan-page.css";
import { useEffect, useRef } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ShareButton } from "#app/components/share-button.tsx";

const STATUS: Record<ClansFailure | "unknown" | "disbanded", number> = {
  unknown: 404,
  disbanded: 410,
  "too-many": 429,
  unavailable: 503,
  "not-configured": 503,
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { region, clan_id, tag } = params;
  const clanId = clanIdOf(clan_id);
  if (!isPublisherRegion(region) || clanId === null) throw pageNotFound({ request, url }, CLANS_PATH);
  const { clans, files } = context.get(apiContext);
  const own = clans.own();
  const answer = await clans.clan(region, clanId);
  const now = Date.now();
  const common = { origin: context.get(originContext), region, now };
  if (answer.kind !== "found") {
    const last = answer.kind === "disbanded" ? answer.last : null;
    const wait: Record<string, string> =
      answer.kind === "unavailable" || answer.kind === "too-many" ? { "Retry-After": "60" } : {};
    const headers = { "Cache-Control": "no-store", ...wait };
    const gone = { kind: answer.kind, tag: last?.tag ?? tag ?? "", name: last?.name ?? null };
    const lastRead = last && momentOf(last.readAt, now);
    return data({ ...common, view: null, gone: { ...gone, lastRead } }, { status: STATUS[answer.kind], headers });
  }
  const { report, outdated, simulated } = answer;
  // The tag may be of before: a clan can be renamed, and another one can take the old tag.
  if (tag !== report.tag) {
    throw redirect(clanPath(report) + url.search, { status: 301, headers: { "Cache-Control": "no-store" } });
  }
  const vehicles = await context.get(orNullContext)(files.vehicleColumns());
  const mine = await own;
  const isOwn = mine?.kind === "found" && mine.clans.some((one) => one.clanId === clanId && one.region === region);
  const view: ClanView = clanView(report, { vehicles, now });
  const headers = { "Cache-Control": "private, no-cache" };
  return data({ ...common, view, gone: null, outdated, simulated, isOwn }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, region, view } = loaderData;
  if (!view) {
    const { kind } = loaderData.gone;
    const title = kind === "disbanded" ? "A disbanded clan" : kind === "unknown" ? "No such clan" : "Clan";
    return pageMeta({ title, noindex: true });
  }
  const { name, tag, path, facts } = view;
  return pageMeta({
    title: `${name} [${tag}], ${REGION_SHORT_LABELS[region]}`,
    description: `The clan ${name} [${tag}] in ${regionName(region)}: ${facts[0]?.text ?? ""} with WN8 and activity, ratings, stronghold and Global Map.`,
    origin,
    canonical: path,
    // Its members are players who never signed in here.
    noindex: true,
  });
}

type ClanData = Route.ComponentProps["loaderData"];

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const shown = loaderData as ClanData | undefined;
    const clans = { label: "Clans", href: CLANS_PATH };
    if (!shown) return [clans];
    const region: Region = shown.region;
    return [
      clans,
      { label: REGION_SHORT_LABELS[region], href: `${CLANS_PATH}?region=${region}` },
      { label: (shown.view?.tag ?? shown.gone?.tag) || "Clan" },
    ];
  },
};

export default function Clan({ loaderData }: Route.ComponentProps) {
  const { region, view, gone } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <ClanForm region={region} search={view?.tag ?? gone?.tag ?? ""}>
        <span className="flex-1" />
        <a className="button button-quiet" href={`${CLANS_PATH}#my-clans`}>
          <i className="i-lucide-shield" />
          My clans
        </a>
      </ClanForm>
      {view ? <Found shown={loaderData} view={view} /> : <Gone gone={gone} region={region} />}
    </main>
  );
}

const SECTIONS = [
  ["members", "Members"],
  ["vehicles", "Vehicles"],
  ["stronghold", "Stronghold"],
  ["global-map", "Global Map"],
  ["history", "History"],
] as const;

function Found({ shown, view }: { shown: Extract<ClanData, { gone: null }>; view: ClanView }) {
  const { outdated, simulated, isOwn } = shown;
  usePending(view.unread > 0 && outdated === null);
  return (
    <>
      {simulated && <SimulatedNote />}
      {outdated && <OutdatedNote why={outdated} readAt={view.readAt} />}
      <ClanHead view={view} own={isOwn} simulated={simulated} />
      <nav className="tabs clan-sections" aria-label="Parts of the page">
        {SECTIONS.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
            {id === "members" && <span className="color-text-3 text-12">{view.cells.accountId.length}</span>}
          </a>
        ))}
      </nav>
      <FigureGrid
        label="The clan in figures"
        figures={view.figures}
        className="grid-cols-6 lt-desktop:grid-cols-3 lt-tablet:grid-cols-2"
      />
      <div className="columns mt-16px">
        <MembersPanel view={view} />
        <ClanAside view={view} />
      </div>
      <p className="note mt-16px">Clan data: the publisher’s API, read every 6 hours at most.</p>
    </>
  );
}

function Gone({ gone, region }: { gone: ClanData["gone"]; region: Region }) {
  if (!gone) return null;
  const { kind } = gone;
  return kind === "unknown" || kind === "disbanded" ? (
    <ClanGone {...gone} kind={kind} region={region} />
  ) : (
    <FailureNote failure={kind} />
  );
}

const everyMs = 6_000;
const mostTimes = 15;

/** Asks for the page's data again now and then, for a minute and a half, while something is still being worked out. */
function usePending(pending: boolean): void {
  const { revalidate } = useRevalidator();
  const times = useRef(0);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times.current += 1;
      if (times.current >= mostTimes) clearInterval(timer);
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [pending, revalidate]);
}

interface ClanGoneProps {
  kind: "unknown" | "disbanded";
  region: Region;
  /** As it was last, or as the address has it. */
  tag: string;
  /** Null where we never read it. */
  name: string | null;
  lastRead: string | null;
}

/** There is no such clan, or no more. */
function ClanGone({ kind, region, tag, name, lastRead }: ClanGoneProps) {
  const disbanded = kind === "disbanded";
  const who = name === null ? "This clan" : `${name} [${tag}]`;
  return (
    <section className="panel">
      <h1 className="sr-only">{disbanded ? "A disbanded clan" : "No such clan"}</h1>
      <EmptyState
        title={disbanded ? `${who} was disbanded` : `There is no clan with this number in ${regionName(region)}`}
        reason={
          disbanded
            ? `The publisher tells nothing more about it.${lastRead ? ` We last read it at ${lastRead}.` : ""}`
            : "The address may be of another region, or not whole. You can look for the clan by its tag or name."
        }
      >
        {tag.length >= SHORTEST_SEARCH && (
          <a className="button" href={clanSearchPath(region, tag)}>
            <i className="i-lucide-search" />
            Find “{tag}”
          </a>
        )}
        <a className="button" href={CLANS_PATH}>
          All clans
        </a>
      </EmptyState>
    </section>
  );
}

/** The publisher's own pages of clans. */
const OFFICIAL: Record<PublisherRegion, string> = {
  eu: "https://eu.wargaming.net/clans/wot/",
  com: "https://na.wargaming.net/clans/wot/",
  asia: "https://asia.wargaming.net/clans/wot/",
};

/** Which clan it is, and what can be done with its page. */
function ClanHead({ view, own, simulated }: { view: ClanView; own: boolean; simulated: boolean }) {
  const { region, clanId, path, tag, name, motto, facts } = view;
  return (
    <header className="flex gap-16px items-center mb-24px lt-tablet:flex-wrap lt-tablet:items-start">
      <span className="clan-emblem" aria-hidden="true">
        {tag}
      </span>
      <div className="flex-1 min-w-0">
        <div className="flex flex-wrap gap-x-10px gap-y-6px items-center">
          <h1 className="heading-1 [overflow-wrap:anywhere]">{name}</h1>
          <span className="chip">[{tag}]</span>
          <span className="chip">{REGION_SHORT_LABELS[region]}</span>
          {own && <span className="chip chip-on">Your clan</span>}
        </div>
        {motto !== "" && <p className="mt-6px color-text-2 text-13 [overflow-wrap:anywhere]">{motto}</p>}
        <ul className="facts mt-8px">
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <i className={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex gap-8px lt-tablet:w-full lt-tablet:[&>*]:flex-1 print:hidden">
        <ShareButton title={`${name} [${tag}]`} href={path} shows={`the clan ${tag}`} />
        {!simulated && (
          <a className="button" href={`${OFFICIAL[region]}${clanId}/`} rel="noreferrer">
            <i className="i-lucide-external-link" />
            Official page
          </a>
        )}
      </div>
    </header>
  );
}
