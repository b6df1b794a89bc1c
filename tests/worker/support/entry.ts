import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import {
  apiContext,
  flashContext,
  mayReadListContext,
  nonceContext,
  originContext,
  orNullContext,
  reportErrorContext,
} from "#app/context.ts";
import type { Env } from "#workers/bindings.ts";
import type { RenderPage } from "#workers/http/page/page.ts";
import { createLoadData } from "#workers/http/page/payload.ts";
import { consume } from "#workers/queues.ts";
import { onSchedule } from "#workers/scheduled.ts";
import { createSite } from "#workers/site.ts";

export { AccountBattles } from "#workers/battles/store/account-battles.ts";

export const noncePlaceholder = "placeholder-of-the-tests";

/**
 * The site with a test page in place of React Router's: it shows the context that a page gets, so that the request path
 * can be tested without a build. The browser tests cover the real pages.
 */
const render: RenderPage = async (request, context) => {
  const url = new URL(request.url);
  if (url.pathname === "/999/throws") throw new Error("this page throws");
  if (url.pathname === "/500/reports") return context.get(reportErrorContext)(new Error("no page"), "render");
  if (url.pathname === "/tank-extractor") return Response.json(await context.get(mayReadListContext)());
  const flash = context.get(flashContext);
  if (url.pathname === "/302/tells") flash.add({ title: "Saved" });
  // As the layout's loader does, whatever the page answers in the end.
  const toasts = url.pathname === "/302/tells" ? [] : await flash.take();
  if (/^\/\d+\/(moved|tells)$/.test(url.pathname)) {
    return new Response(null, { status: Number(url.pathname.slice(1, 4)), headers: { location: "/" } });
  }
  const { files, players } = context.get(apiContext);
  const [, account] = /^\/accounts\/(\d+)\//.exec(url.pathname) ?? [];
  if (account) return Response.json(await players.player(Number(account)));
  if (url.pathname.startsWith("/techtree/")) {
    const tree = await context.get(orNullContext)(files.techTree("germany"));
    const remark = files.isConfirmed() ? "" : "perhaps old";
    const body = `<link rel="canonical" href="${context.get(originContext)}"><p>${JSON.stringify(tree)} ${remark}</p>`;
    return new Response(body, { headers: { "content-type": "text/html", "cache-control": "private, no-cache" } });
  }
  const data = await files.manifest().catch(String);
  const status = { "/404/missing": 404, "/500/broken": 500 }[url.pathname] ?? 200;
  const headers = { "content-type": "text/html; charset=utf-8" };
  const nonce = context.get(nonceContext);
  return new Response(
    `<p data-nonce="${nonce}" data-flash="${JSON.stringify(toasts).replaceAll('"', "&quot;")}">${JSON.stringify(data)}</p>`,
    { status, headers },
  );
};

/** Some routes as the router's build has them. */
const routes = {
  "routes/layout": { id: "routes/layout", module: { default: () => null, loader: () => ({ shell: true }) } },
  "routes/comparison": {
    id: "routes/comparison",
    parentId: "routes/layout",
    path: "comparison",
    module: { default: () => null, loader: () => ({ page: "comparison" }) },
  },
  "routes/disable-adblock": {
    id: "routes/disable-adblock",
    parentId: "routes/layout",
    path: "disable-adblock",
    module: {
      default: () => null,
      loader({ context }: LoaderFunctionArgs) {
        throw context.get(reportErrorContext)(new Error("no data"), "loader");
      },
    },
  },
  "routes/techtree/techtree": {
    id: "routes/techtree/techtree",
    parentId: "routes/layout",
    path: "techtree/:nation",
    module: {
      default: () => null,
      loader: ({ context }: LoaderFunctionArgs) =>
        context.get(orNullContext)(context.get(apiContext).files.techTree("germany")),
    },
  },
};

const site = createSite({
  render,
  loadData: createLoadData({ routes } as unknown as ServerBuild),
  build: { id: "0123456789abcdef", timestamp: 1_764_000_000_000 },
  noncePlaceholder,
});

export default {
  fetch: site.fetch,
  scheduled: onSchedule,
  // What a test's cron run has queued would come seconds later, in another test: tests hand it to its consumer
  // themselves. What battles add to the averages goes the whole way.
  async queue(batch, env) {
    if (batch.queue === "the-index-contributions") await consume(batch, env);
    else batch.ackAll();
  },
} satisfies ExportedHandler<Env>;
