import { data } from "react-router";
import { pageAt } from "#app/site/open-pages.ts";
import { ErrorPicture } from "#app/ui/errors/error-picture.tsx";
import type { Route } from "./+types/not-open-yet.ts";
import type { RouteHandle } from "./layout.tsx";

const RETRY_AFTER_SECONDS = 86_400;

export function loader({ url }: Route.LoaderArgs) {
  const page = pageAt(url.pathname.replace(/\/$/, ""));
  const headers = { "Retry-After": String(RETRY_AFTER_SECONDS), "Cache-Control": "no-store" };
  return data({ title: page?.name ?? "This page" }, { status: 503, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title}: not open yet | The Index` }, { name: "robots", content: "noindex" }];
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [{ label: (loaderData as { title: string } | undefined)?.title ?? "Not open yet" }],
};

export default function NotOpenYet({ loaderData }: Route.ComponentProps) {
  return (
    <main className="message-screen" id="main" tabIndex={-1}>
      <div>
        <p className="flex items-center gap-8px color-text-3">
          <span className="chip">503</span>
          Not open yet
        </p>
        <h1 className="heading-1 heading-1-large mt-16px">{loaderData.title}</h1>
        <p className="message-lead">
          Commander, this part of the Index is still being built. There is nothing to see here yet.
        </p>
        <p className="mt-12px color-text-2">
          Already open: every vehicle with its figures, and the tech trees with their research planner.
        </p>
        <div className="flex flex-wrap gap-8px mt-24px">
          <a className="button button-primary" href="/">
            <i className="i-lucide-arrow-left" />
            To the vehicle index
          </a>
        </div>
      </div>
      <div className="self-start w-full pt-24px lt-tablet:hidden">
        <ErrorPicture fault={false} />
      </div>
    </main>
  );
}
