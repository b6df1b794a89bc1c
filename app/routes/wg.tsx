import { apiContext, originContext } from "#app/context.ts";
import { GameAccountsPanel } from "#app/features/sign-in/game-accounts-panel.tsx";
import { loadAccess } from "#app/features/sign-in/load-access.ts";
import { ModUserPanel } from "#app/features/sign-in/mod-user-panel.tsx";
import { ProblemNote } from "#app/features/sign-in/problem-note.tsx";
import { RegionChoice } from "#app/features/sign-in/region-choice.tsx";
import { StatsKeyPanel } from "#app/features/sign-in/stats-key-panel.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import "#app/ui/styles/access.css";
import type { Route } from "./+types/wg.ts";
import type { RouteHandle } from "./layout.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [access, madeKey] = await Promise.all([loadAccess(api, url), api.stats.madeKey()]);
  return { ...access, madeKey, origin: context.get(originContext), plain: url.search === "" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Game accounts",
    description: "Link up to three game accounts to the Index, choose the active one and who may see each player page.",
    origin: loaderData?.origin,
    canonical: "/wg",
    noindex: !loaderData?.plain,
  });
}

export const handle: RouteHandle = {
  crumbs: () => [{ label: "Access", href: "/access" }, { label: "Game accounts" }],
};

export default function GameAccounts({ loaderData }: Route.ComponentProps) {
  const { details, available, problem, madeKey, now } = loaderData;
  const linked = details?.gameAccounts ?? [];
  return (
    <main className="page access" id="main" tabIndex={-1}>
      <div className="page-h">
        <div className="grow">
          <h1 className="h1">Game accounts</h1>
          <p>
            Sign in with the game’s publisher to link up to three game accounts, from any region. Each has a player
            page, and you decide who may see it.
          </p>
        </div>
      </div>
      <ProblemNote problem={problem} />
      <div className="cols acc-cols">
        <div className="stack">
          <section className="panel" aria-labelledby="add">
            <h2 className="h2 panel-h" id="add">
              Add a game account
            </h2>
            <div className="panel-b">
              <p>
                Choose the region you play in. The publisher asks you to sign in there; the Index never sees your
                password.
              </p>
              <RegionChoice linked={linked.length} available={available.wgauth} />
            </div>
            <p className="panel-f">
              The Index reads your public figures. The publisher’s permission lasts two weeks. After that your page
              stays, and signing in again renews it.
            </p>
          </section>
          <ModUserPanel />
          <StatsKeyPanel details={linked} madeKey={madeKey} />
        </div>
        <GameAccountsPanel account={details} now={now} />
      </div>
    </main>
  );
}
