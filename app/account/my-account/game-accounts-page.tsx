import type { loadAccess } from "#app/account/load-access.ts";
import { ProblemNote } from "#app/account/problem-note.tsx";
import { RegionChoice } from "#app/account/providers/region-choice.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import type { MadeKey } from "#app/game/accounts/answers.ts";
import { writeStatsKey } from "#app/stores/stats-keys.ts";
import { AccountKeyPanel } from "./account-key-panel.tsx";
import { GameAccountsPanel } from "./game-accounts-panel.tsx";
import { ModUserPanel } from "./mod-user-panel.tsx";

interface GameAccountsPageProps extends Awaited<ReturnType<typeof loadAccess>> {
  newKey: MadeKey | null;
}

/** Explains how to link a game account and what that includes. */
export function GameAccountsPage({ details, available, problem, newKey, now }: GameAccountsPageProps) {
  const linked = details?.gameAccounts ?? [];
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Game accounts"
        lead="Sign in with the game’s publisher to link up to three game accounts, from any region. Each has a player page, and you decide who may see it."
      />
      <ProblemNote problem={problem} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] gap-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]">
        <div className="stack">
          <section className="panel" aria-labelledby="add">
            <PanelHead id="add" title="Add a game account" />
            <div className="panel-body">
              <p>
                Choose the region you play in. The publisher asks you to sign in there; the Index never sees your
                password.
              </p>
              <RegionChoice linked={linked.length} available={available.wgauth} className="mt-12px" />
            </div>
            <p className="panel-foot">
              The publisher’s permission lasts two weeks. Your page stays without it; a link next to the account renews
              it.
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
