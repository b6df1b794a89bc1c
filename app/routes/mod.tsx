import type { SentField } from "#app/account/my-account/mod-page.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { MAX_UPLOADED } from "#app/game/battles/answers.ts";
import type { Route } from "./+types/mod.ts";
import "#app/components/rich-text/document-page.css";
import { battleRecordSchema } from "#app/game/battles/battle-record.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [details, newKey, zips] = await Promise.all([
    api.account.read(),
    api.stats.madeKey("write"),
    api.desktopZips(),
  ]);
  return {
    origin: context.get(originContext),
    linked: details?.gameAccounts ?? [],
    newKey,
    zips,
    // Made here, so that the browser does not load the schema.
    fields: sentFields(),
    max: MAX_UPLOADED,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Mod and desktop tool",
    description:
      "Send your battles to your statistics: the desktop tool for Windows, macOS and Linux, your write key, everything that is sent, and the open call for makers of mods.",
    origin: loaderData?.origin,
    canonical: "/mod",
  });
}

const fetchBody = () => import("#app/account/my-account/mod-page.tsx").then(({ ModPage }) => ModPage);
const Body = lateBody(fetchBody, import.meta.env.SSR && (await fetchBody()));

/** Fetched by who has linked an account, and never on the server. */
const Watch = lazyComponent<{ accounts: readonly GameAccount[] }>(() =>
  import("#app/extractors/video/watch/watch-folder.client.tsx").then(({ WatchFolder }) => WatchFolder),
);

export default function Mod({ loaderData }: Route.ComponentProps) {
  return <Body {...loaderData} Watch={Watch} />;
}

/** The fields of a battle record, as its schema describes them. */
function sentFields(): SentField[] {
  return Object.entries(battleRecordSchema.shape).map(([name, field]) => ({ name, meaning: field.description ?? "" }));
}
