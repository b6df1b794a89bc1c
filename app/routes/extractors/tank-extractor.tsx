import { data, redirect } from "react-router";
import { ExtractorLinks } from "#app/components/extractor-links.tsx";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import {
  extractOf,
  extractToHref,
  extractToSearch,
  parseExtract,
  unreadExtract,
} from "#app/components/vehicle-extract/extract-address.ts";
import { isSentByForm, parseExtractForm } from "#app/components/vehicle-extract/extract-form.ts";
import { readExtract } from "#app/components/vehicle-extract/extract-selection.ts";
import { apiContext, mayReadListContext, originContext, orNullContext } from "#app/context.ts";
import { extractorContent } from "#app/extractors/vehicles/extractor-content.ts";
import type { ListAnswer } from "#app/extractors/vehicles/list-report.ts";
import { MAX_LIST_BYTES, pastedContext, readForm, readPasted } from "#app/extractors/vehicles/server/read-pasted.ts";
import type { Route } from "./+types/tank-extractor.ts";
import "#app/extractors/vehicles/extractor-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  if (isSentByForm(url.searchParams)) throw redirect(extractToHref(parseExtractForm(url.searchParams)));
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const requested = parseExtract(url.searchParams);
  const pasted = context.get(pastedContext);
  const query = pasted ? extractOf({ ...requested.table, page: 1 }, { ...requested, ...pasted }) : requested;
  const source = {
    vehicleColumns: () => files.vehicleColumns(),
    vehicleProvenance: () => files.vehicleProvenance(),
    vehicleColumn: (key: Parameters<typeof files.vehicleColumn>[0]) => orNull(files.vehicleColumn(key)),
    stockColumn: (key: Parameters<typeof files.stockColumn>[0]) => orNull(files.stockColumn(key)),
    revisedColumns: (modules: "top" | "stock") => orNull(files.revisedColumns(modules)),
  };
  const [columns, extract, version] = await Promise.all([
    files.vehicleColumns(),
    readExtract(source, query),
    files.version(),
  ]);
  const content = extractorContent(columns, extract, query);
  return {
    origin: context.get(originContext),
    plain: extractToSearch(content.query) === "",
    version,
    unread: unreadExtract(url.searchParams),
    content,
  };
}

/** Reads a pasted list: redirects to the address of its vehicles, or says which parts are unclear. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, MAX_LIST_BYTES);
  if (form === null) {
    const problem = "The list is too long (100 kB max). Paste it in parts.";
    return data<ListAnswer>({ problem }, { status: 413 });
  }
  if (!(await context.get(mayReadListContext)())) {
    const problem = "Too many lists were sent from your address. Please wait a minute and send it again.";
    const answer = { problem, typed: form.get("list") ?? "" };
    return data<ListAnswer>(answer, { status: 429, headers: { "Retry-After": "60" } });
  }
  const { files } = context.get(apiContext);
  const { report, vehicles, isClear } = readPasted(form, parseExtract(url.searchParams), await files.vehicleColumns());
  if (isClear) return redirect(report.href, 303);
  context.set(pastedContext, { vehicles });
  return data<ListAnswer>(report);
}

/** With script a list that could not be sent is still in its field. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ListAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    // It leads on.
    if (error instanceof Response) throw error;
    return { problem: "The list could not be read. Please try again when you are online." };
  }
}

export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: Revalidation) {
  // A list that was sent changes nothing but the address it leads to.
  const isSent = formMethod === "POST" && currentUrl.href === nextUrl.href;
  return isSent ? false : defaultShouldRevalidate;
}

interface Revalidation {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, plain } = loaderData;
  return pageMeta({
    title: "Tank extractor",
    description: "Any vehicles with any stats as a table to export: CSV, JSON, spreadsheets and an open call.",
    origin,
    canonical: "/tank-extractor",
    noindex: !plain,
    view: location,
  });
}

const fetchPanels = () => import("#app/extractors/vehicles/extractor.tsx").then(({ Extractor }) => Extractor);
const Panels = lateBody(fetchPanels, import.meta.env.SSR && (await fetchPanels()));

export default function TankExtractor({ loaderData, actionData }: Route.ComponentProps) {
  const { unread, content, origin, version } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead title="Tank extractor" lead="Pick vehicles and stats, sort the columns, export the table.">
        <ExtractorLinks here="/tank-extractor" />
      </PageHead>
      <Panels content={content} unread={unread} origin={origin} version={version} sent={actionData} />
    </main>
  );
}
