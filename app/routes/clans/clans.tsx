import type { ClanListAnswer } from "#app/api/clans.ts";
import { ClanLinks } from "#app/clans/clan-links.tsx";
import { FailureNote } from "#app/clans/clan-notes.tsx";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SearchForm } from "#app/components/player-search/search-form.tsx";
import { NoServiceNote } from "#app/components/player-search/search-notes.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { CLANS_PATH, LONGEST_SEARCH, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import { isRegion, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import type { Route } from "./+types/clans.ts";
import "./clans.css";
import { boardQueryOf } from "#app/game/leaderboards/leaderboard.ts";
import type { BoardProps } from "#app/leaderboards/board-panel.tsx";
import { vehicleChoices } from "#app/leaderboards/vehicle-choices.ts";

const DESCRIPTION =
  "Find a clan by its tag or name: members with WN8, win rate and activity, ratings, stronghold and Global Map.";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { clans, leaderboards, files } = context.get(apiContext);
  const requestedRegion = url.searchParams.get("region") ?? "";
  const region: Region = isRegion(requestedRegion) ? requestedRegion : "eu";
  // Clans write their tags in brackets.
  const search = typedText(url.searchParams.get("q"), LONGEST_SEARCH).replace(/^\[(.*)\]$/, "$1");
  const own = clans.own(true);
  const query = boardQueryOf(url.searchParams, "clans");
  const isRanked = search === "" && isPublisherRegion(region);
  const board = isRanked ? leaderboards.clans(region, query) : null;
  const available = clans.available();
  const found =
    search.length >= SHORTEST_SEARCH && isPublisherRegion(region) ? await clans.search(region, search) : null;
  const mine = await own;
  const answer = await board;
  const columns = query.by === "vehicle" ? await context.get(orNullContext)(files.vehicleColumns()) : null;
  const { vehicles = [], ...ranks } = answer?.board ?? {};
  const props: BoardProps | null = isRanked
    ? {
        kind: "clans",
        path: CLANS_PATH,
        region,
        query,
        now: Date.now(),
        board: answer === null ? "failed" : answer.board && (ranks as NonNullable<typeof answer.board>),
        vehicles: vehicleChoices(columns, vehicles, query.vehicle),
        own:
          mine?.kind === "found" ? mine.clans.filter((one) => one.region === region).map(({ clanId }) => clanId) : [],
      }
    : null;
  return {
    board: props,
    origin: context.get(originContext),
    region,
    search,
    found,
    own: mine,
    available: await available,
    plain: url.search === "",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({ title: "Clans", description: DESCRIPTION, origin, canonical: CLANS_PATH, noindex: !plain });
}

const fetchBoard = () => import("#app/leaderboards/board-panel.tsx").then(({ BoardPanel }) => BoardPanel);
const Board = lateBody(fetchBoard, import.meta.env.SSR && (await fetchBoard()));

const fetchKnownClans = () => import("#app/clans/known-clans.tsx").then(({ KnownClans }) => KnownClans);
const KnownClans = lateBody(fetchKnownClans, import.meta.env.SSR && (await fetchKnownClans()));

export default function Clans({ loaderData }: Route.ComponentProps) {
  const { region, search, found, own, available, board } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="Clans"
        badge={<DemoBadge />}
        lead="Members with activity and ratings, the clan’s best vehicles, stronghold and Global Map."
      />
      <SearchForm
        action={CLANS_PATH}
        label="Find a clan"
        field="Clan tag or name"
        typed={search}
        shortest={SHORTEST_SEARCH}
        longest={LONGEST_SEARCH}
        region={region}
      />
      <div className="columns">
        <div className="stack">
          {available ? (
            <Found region={region} search={search} found={found} />
          ) : (
            <FailureNote failure="not-configured" />
          )}
          {board && <Board {...board} />}
        </div>
        <aside className="stack">
          {available && <OwnClans own={own} />}
          <KnownClans />
        </aside>
      </div>
    </main>
  );
}

function Found({ region, search, found }: Pick<Route.ComponentProps["loaderData"], "region" | "search" | "found">) {
  if (search === "") return null;
  if (!isPublisherRegion(region)) {
    return <NoServiceNote region={regionName(region)} />;
  }
  if (search.length < SHORTEST_SEARCH) {
    return (
      <p className="note" role="status">
        Type at least {SHORTEST_SEARCH} letters of the tag or the name.
      </p>
    );
  }
  if (found === null) return null;
  if (found.kind !== "found") return <FailureNote failure={found.kind} />;
  const { clans } = found;
  return (
    <section className="panel panel-wide" aria-labelledby="found">
      {clans.length === 0 ? (
        <EmptyState
          title={`No clan in ${regionName(region)} has “${search}” in its tag or name`}
          reason="Check the letters, or look in another region. Disbanded clans can’t be found."
        >
          <a className="button button-small" href={CLANS_PATH}>
            Clear the search
          </a>
        </EmptyState>
      ) : (
        <>
          <PanelHead id="found" title="Found" note={clans.length === 1 ? "1 clan" : `${clans.length} clans`} />
          <ClanLinks clans={clans} />
        </>
      )}
    </section>
  );
}

/** The clans of who is signed in. */
function OwnClans({ own }: { own: ClanListAnswer | null }) {
  return (
    <section className="panel panel-wide" aria-labelledby="my-clans">
      <PanelHead id="my-clans" title={own?.kind === "found" && own.clans.length === 1 ? "My clan" : "My clans"} />
      {own === null ? (
        <p className="panel-body color-text-2 text-13">
          <SignInLink>Sign in</SignInLink> with your game account to see your clan here.
        </p>
      ) : own.kind !== "found" ? (
        <div className="panel-body">
          <FailureNote failure={own.kind} />
        </div>
      ) : own.clans.length === 0 ? (
        <p className="panel-body color-text-2 text-13">
          None of your linked game accounts is in a clan.{" "}
          <a className="text-link" href="/wg">
            Link a game account
          </a>
        </p>
      ) : (
        <ClanLinks clans={own.clans} />
      )}
    </section>
  );
}
