import { adNetworkContext, originContext } from "#app/context.ts";
import { AdFreeHelp, AdPromise, BlockerHelp } from "#app/features/ads/ad-help.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/disable-adblock.ts";
import type { RouteHandle } from "./layout.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const network = context.get(adNetworkContext);
  return { origin: context.get(originContext), host: network && new URL(network.origin).host };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Help for ad blockers",
    description:
      "How to allow the Index in uBlock Origin, Adblock Plus, AdBlock, AdGuard, Brave, Firefox and Safari, what you would see, and how to go ad-free.",
    origin: loaderData?.origin,
    canonical: "/disable-adblock",
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Ad blockers" }] };

export default function DisableAdblock({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">Ad blockers</h1>
          <p>
            Commander, the Index is free for everyone, and one quiet space on each page helps to pay for it. You can
            allow it, or support the Index and see no ads.
          </p>
        </div>
      </div>
      <div className="columns">
        <BlockerHelp />
        <div className="stack">
          <AdFreeHelp />
          <AdPromise host={loaderData.host} />
        </div>
      </div>
    </main>
  );
}
