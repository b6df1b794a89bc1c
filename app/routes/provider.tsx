import { apiContext, originContext } from "#app/context.ts";
import { loadAccess } from "#app/features/sign-in/load-access.ts";
import { ProblemNote } from "#app/features/sign-in/problem-note.tsx";
import { PROVIDER_GUIDES } from "#app/features/sign-in/providers/provider-guides.ts";
import { ProviderPanel } from "#app/features/sign-in/providers/provider-panel.tsx";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/provider.ts";
import type { RouteHandle } from "./layout.tsx";

/** /patreon, /twitch and /google: one screen, by the path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = STATUS_PROVIDERS.find((key) => url.pathname === `/${key}`) ?? "patreon";
  const { details, available, problem, now } = await loadAccess(context.get(apiContext), url);
  const origin = context.get(originContext);
  return { provider, details, available: available[provider], problem, now, origin, plain: url.search === "" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead } = PROVIDER_GUIDES[loaderData.provider];
  return pageMeta({
    title: `Sign in with ${title}`,
    description: `${lead} What you get by signing in to the Index with ${title}, and what the Index sees.`,
    origin: loaderData.origin,
    canonical: `/${loaderData.provider}`,
    noindex: !loaderData.plain,
  });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => {
    const { provider } = (loaderData ?? { provider: "patreon" }) as { provider: keyof typeof PROVIDER_GUIDES };
    return [{ label: "Access", href: "/access" }, { label: PROVIDER_GUIDES[provider].title }];
  },
};

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const { provider, details, available, problem, now } = loaderData;
  const { title, lead } = PROVIDER_GUIDES[provider];
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <ProblemNote problem={problem} />
      <div className="stack">
        <ProviderPanel provider={provider} account={details} available={available} now={now} />
        <p className="note">
          All links and everything about your account are on the page{" "}
          <a className="color-wg-accent underline underline-offset-2px" href="/access">
            Access
          </a>
          .
        </p>
      </div>
    </main>
  );
}
