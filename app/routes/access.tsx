import { apiContext, originContext } from "#app/context.ts";
import { loadAccess } from "#app/features/sign-in/load-access.ts";
import { AdFreePanel } from "#app/features/sign-in/my-account/ad-free-panel.tsx";
import { GameAccountsPanel } from "#app/features/sign-in/my-account/game-accounts-panel.tsx";
import { MergePanel } from "#app/features/sign-in/my-account/merge-panel.tsx";
import { MyDataPanel } from "#app/features/sign-in/my-account/my-data-panel.tsx";
import { SessionsPanel } from "#app/features/sign-in/my-account/sessions-panel.tsx";
import { ProblemNote } from "#app/features/sign-in/problem-note.tsx";
import { SignInPanel } from "#app/features/sign-in/providers/sign-in-panel.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/access.ts";
import type { RouteHandle } from "./layout.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const access = await loadAccess(context.get(apiContext), url);
  return { ...access, origin: context.get(originContext), plain: url.search === "" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Access",
    description:
      "Sign in to the Index with Patreon, Twitch, YouTube or your game account: what each link gives, your linked accounts, sessions and data.",
    origin: loaderData?.origin,
    canonical: "/access",
    noindex: !loaderData?.plain,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Access" }] };

export default function Access({ loaderData }: Route.ComponentProps) {
  const { details, available, offer, problem, now } = loaderData;
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">Access</h1>
          <p>
            Sign in with any of the four. One is enough; linking more keeps your ad-free status and your game accounts
            together.
          </p>
        </div>
      </div>
      <ProblemNote problem={problem} />
      {offer && <MergePanel offer={offer} />}
      <div
        className={
          details
            ? "grid grid-cols-[minmax(0,1fr)_380px] gap-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]"
            : "stack"
        }
      >
        <div className="stack">
          <AdFreePanel />
          <SignInPanel account={details} available={available} now={now} />
          {details && <SessionsPanel sessions={details.sessions} now={now} />}
        </div>
        {details && (
          <div className="stack">
            <GameAccountsPanel account={details} now={now} />
            <MyDataPanel />
          </div>
        )}
      </div>
    </main>
  );
}
