import { apiContext, originContext } from "#app/context.ts";
import { CallGroupPanel } from "#app/features/open-calls/call-panel.tsx";
import { callGroups } from "#app/features/open-calls/calls-view.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Contents } from "#app/widgets/rich-text/contents.tsx";
import type { Route } from "./+types/open-calls.ts";
import type { RouteHandle } from "./layout.tsx";
import "virtual:uno:document.css";

export async function loader({ context }: Route.LoaderArgs) {
  const document = await context.get(apiContext).openCalls();
  return {
    origin: context.get(originContext),
    about: document?.info.description ?? "",
    groups: document ? callGroups(document) : [],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Open calls",
    description:
      "The data of the Index for your own programs: tables of vehicles and modules, builds, averages, battles, news and calendar, described call by call.",
    origin: loaderData?.origin,
    canonical: "/open-calls",
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Open calls" }] };

export default function OpenCalls({ loaderData }: Route.ComponentProps) {
  const { origin, about, groups } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Open calls</h1>
          <p>{about || "The description of the calls cannot be read right now. Please try again in a moment."}</p>
        </div>
        <a className="button" href="/api/openapi.json">
          <i className="i-lucide-braces" />
          OpenAPI file
        </a>
      </div>
      <div className="with-contents">
        <Contents
          label="Kinds of calls"
          headings={groups.map(({ name }) => ({ id: name.toLowerCase().replace(/ /g, "-"), text: name, level: 2 }))}
        />
        <div className="stack">
          {groups.map((group) => (
            <CallGroupPanel key={group.name} group={group} origin={origin} />
          ))}
        </div>
      </div>
    </main>
  );
}
