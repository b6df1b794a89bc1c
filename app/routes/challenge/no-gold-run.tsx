import { data } from "react-router";
import { type RunDetails, runDetails } from "#app/challenge/run/run-details.ts";
import { Callout } from "#app/components/callout.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { CHALLENGE_PATH, runPath } from "#app/game/challenge/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { runLinkPreview } from "#app/pictures/run-preview.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/no-gold-run.ts";
import "#app/challenge/challenge-page.css";
import { RunChip, RunSummary } from "#app/challenge/run/run-summary.tsx";
import { ShareCard } from "#app/challenge/run/share-card.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const missing = () => pageNotFound({ request, url }, CHALLENGE_PATH);
  if (!/^[1-9]\d{0,15}$/.test(params.account_id)) throw missing();
  const { challenge, files } = context.get(apiContext);
  const found = await challenge.run(Number(params.account_id));
  if (found === null) throw missing();
  const columns = await context.get(orNullContext)(files.vehicleColumns());
  const { accountId, nickname, own, listed } = found;
  const content = { accountId, nickname, own, listed, run: runDetails(found, found.run, columns, Date.now()) };
  // A listed run can be withdrawn within a minute.
  const headers = { "Cache-Control": "private, no-store" };
  // No preview picture for a run that only its owner sees.
  const preview = listed && columns ? await runLinkPreview(found, columns) : null;
  return data({ content, preview, version: await files.version(), origin: context.get(originContext) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { content, preview, version, origin } = loaderData;
  const { card } = content.run;
  return pageMeta({
    title: `${card.player}: no-gold challenge, ${card.steps} steps`,
    description: `${card.player} in the no-gold challenge: ${card.steps} steps. ${card.summary}.`,
    origin,
    canonical: runPath(content.accountId),
    noindex: true,
    picture: {
      path: previewAddress(version, "no-gold-challenge"),
      alt: "No-gold challenge: from tier I to X on what battles earn.",
    },
    ...preview,
  });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: "No-gold challenge", href: CHALLENGE_PATH },
    { label: (loaderData as { content: { nickname: string } } | undefined)?.content.nickname ?? "Run" },
  ],
};

export default function NoGoldRun({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <RunPage content={loaderData.content} />
    </main>
  );
}

interface RunPageProps {
  content: { nickname: string; own: boolean; listed: boolean; run: RunDetails };
}

/** A run with all its steps, for anyone with its link. */
function RunPage({ content: { nickname, own, listed, run } }: RunPageProps) {
  return (
    <>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 [overflow-wrap:anywhere]">{nickname}</h1>
          <p>No-gold challenge, {run.nationLabel}: from tier I to X on what battles earn.</p>
        </div>
        <a className="button" href={CHALLENGE_PATH}>
          <i className="i-lucide-medal" />
          The challenge
        </a>
      </div>
      {own && !listed && (
        <Callout icon="i-lucide-lock" className="mb-16px">
          Only you see this page: the run is not in the leaderboard, or your player page is not public.
        </Callout>
      )}
      <div className="columns">
        <section className="panel" aria-labelledby="steps">
          <PanelHead id="steps" title="Steps" />
          {run.driven.length === 0 ? (
            <p className="panel-body color-text-2 text-13">None yet: no new vehicle has been driven in the run.</p>
          ) : (
            <ol reversed>
              {run.driven.map(({ vehicle, id, at }) => (
                <li
                  key={id}
                  className="flex gap-12px items-center justify-between min-h-44px px-16px border-t border-t-grid"
                >
                  {vehicle ? VehicleLink({ vehicle }) : <span className="not-known">Vehicle {id}</span>}
                  <span className="note whitespace-nowrap">{at}</span>
                </li>
              ))}
            </ol>
          )}
          <p className="panel-foot">
            The day of the first battle if it was uploaded here, else the day on which we saw it in the publisher’s
            counts.
          </p>
        </section>
        <aside className="stack">
          <section className="panel" aria-labelledby="progress">
            <PanelHead id="progress" title="Progress">
              <RunChip run={run} />
            </PanelHead>
            <div className="panel-body">
              <RunSummary run={run} />
            </div>
            <p className="panel-foot">Checked {run.checked}.</p>
          </section>
          <ShareCard card={run.card} open={listed} />
        </aside>
      </div>
    </>
  );
}
