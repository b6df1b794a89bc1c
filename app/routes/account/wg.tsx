import { loadAccess } from "#app/account/load-access.ts";
import { AccountKeyPanel } from "#app/account/my-account/account-key-panel.tsx";
import { GameAccountsPanel } from "#app/account/my-account/game-accounts-panel.tsx";
import { ModUserPanel } from "#app/account/my-account/mod-user-panel.tsx";
import { ProblemNote } from "#app/account/problem-note.tsx";
import { RegionChoice } from "#app/account/providers/region-choice.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { writeStatsKey } from "#app/stores/stats-keys.ts";
import type { Route } from "./+types/wg.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [access, newKey] = await Promise.all([loadAccess(api, url), api.stats.madeKey("read")]);
  return { ...access, newKey, origin: context.get(originContext), plain: url.search === "" };
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

export default function GameAccounts({ loaderData }: Route.ComponentProps) {
  const { details, available, problem, newKey, now } = loaderData;
  const linked = details?.gameAccounts ?? [];
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">Game accounts</h1>
          <p>
            Sign in with the game’s publisher to link up to three game accounts, from any region. Each has a player
            page, and you decide who may see it.
          </p>
        </div>
      </div>
      <ProblemNote problem={problem} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] gap-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]">
        <div className="stack">
          <section className="panel" aria-labelledby="add">
            <h2 className="heading-2 panel-head" id="add">
              Add a game account
            </h2>
            <div className="panel-body">
              <p>
                Choose the region you play in. The publisher asks you to sign in there; the Index never sees your
                password.
              </p>
              <RegionChoice linked={linked.length} available={available.wgauth} className="mt-12px" />
            </div>
            <p className="panel-foot">
              The Index reads your public figures. The publisher’s permission lasts two weeks. After that your page
              stays, and signing in again renews it.
            </p>
          </section>
          <ModUserPanel />
          <AccountKeyPanel kind="read" title="Statistics key" details={linked} newKey={newKey} onChange={writeStatsKey}>
            {(nickname) =>
              `A key lets your own program read the battles of ${nickname}, even while the page is private. It can only read, and you can revoke it at any time.`
            }
          </AccountKeyPanel>
        </div>
        <GameAccountsPanel account={details} now={now} />
      </div>
    </main>
  );
}
