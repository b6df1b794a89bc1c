import { originContext } from "#app/context.ts";
import { ClearHere } from "#app/features/faq/clear-here.tsx";
import { ClearInBrowser } from "#app/features/faq/clear-in-browser.tsx";
import { CLEARING } from "#app/site/answers.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/faq.ts";
import type { RouteHandle } from "./layout.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
  return { origin: context.get(originContext), cleared: url.searchParams.has("cleared") };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "FAQ",
    description:
      "How to clear the cache and cookies of the Index: with one click, or by hand in Chrome, Edge, Firefox, Safari, Opera and Samsung Internet.",
    origin: loaderData?.origin,
    canonical: "/faq",
    noindex: loaderData?.cleared ?? false,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "FAQ" }] };

export default function Faq({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">FAQ</h1>
        </div>
      </div>
      <section className="stack" aria-labelledby={CLEARING.anchor}>
        <div>
          <h2 className="heading-2" id={CLEARING.anchor}>
            {CLEARING.question}
          </h2>
          <p className="max-w-64ch mt-8px color-text-2">
            Commander, when a page looks broken or out of date, or you cannot sign in, your browser may be using an old
            copy. Clear it and load the page again.
          </p>
        </div>
        <ClearHere cleared={loaderData.cleared} />
        <ClearInBrowser />
      </section>
    </main>
  );
}
