import { data } from "react-router";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { RunPage } from "#app/features/challenge/run/run-page.tsx";
import { runView } from "#app/features/challenge/run/run-view.ts";
import { CHALLENGE_PATH, runPath } from "#app/game/challenge/query.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { runLinkPreview } from "#app/previews/run-preview.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/no-gold-run.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "virtual:uno:challenge.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const missing = () => pageNotFound({ request, url }, CHALLENGE_PATH);
  if (!/^[1-9]\d{0,15}$/.test(params.account_id)) throw missing();
  const { challenge, files } = context.get(apiContext);
  const found = await challenge.run(Number(params.account_id));
  if (found === null) throw missing();
  const columns = await context.get(orNullContext)(files.vehicleColumns());
  const { accountId, nickname, own, listed } = found;
  const view = { accountId, nickname, own, listed, run: runView(found, found.run, columns, Date.now()) };
  // What is listed now can be withdrawn in a minute.
  const headers = { "Cache-Control": "private, no-store" };
  // A picture of what only its owner sees is drawn for nobody.
  const preview = listed && columns ? await runLinkPreview(found, columns) : null;
  return data({ view, preview, version: await files.version(), origin: context.get(originContext) }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { view, preview, version, origin } = loaderData;
  const { card } = view.run;
  return pageMeta({
    title: `${card.player}: no-gold challenge, ${card.steps} steps`,
    description: `${card.player} in the no-gold challenge: ${card.steps} steps. ${card.summary}.`,
    origin,
    canonical: runPath(view.accountId),
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
    { label: (loaderData as { view: { nickname: string } } | undefined)?.view.nickname ?? "Run" },
  ],
};

export default function NoGoldRun({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <RunPage view={loaderData.view} />
    </main>
  );
}
