import type { ReactNode } from "react";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { Contents } from "#app/components/rich-text/contents.tsx";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { apiContext, originContext } from "#app/context.ts";
import { DOCUMENT_NAMES, type DocumentPart } from "#app/game/site/document.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { ContactNote, TakedownNote } from "#app/site/documents/operator-notes.tsx";
import { StoredElsewhere, StoredInBrowser, StoredWithAccount } from "#app/site/documents/stored-tables.tsx";
import type { Route } from "./+types/document.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "virtual:uno:document.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext);
  const name = DOCUMENT_NAMES.find((each) => url.pathname.replace(/\/$/, "") === `/${each}`);
  if (!name) throw pageNotFound({ request, url });
  const [document, operator] = await Promise.all([content.document(name), content.operator()]);
  return { origin: context.get(originContext), path: `/${name}`, document, operator };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData.document;
  return pageMeta({ title, description, origin: loaderData.origin, canonical: loaderData.path });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: (loaderData as { document: { title: string } } | undefined)?.document.title ?? "" },
  ],
};

/** A document of `data/content/documents`. */
export default function DocumentPage({ loaderData: { document, operator } }: Route.ComponentProps) {
  const { title, updated, text } = document;
  const parts: Record<DocumentPart, ReactNode> = {
    contact: <ContactNote operator={operator} />,
    takedown: <TakedownNote operator={operator} />,
    "stored-in-browser": <StoredInBrowser />,
    "stored-with-account": <StoredWithAccount />,
    "stored-elsewhere": <StoredElsewhere />,
  };
  return (
    <main className="page max-w-1120px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">{title}</h1>
          <p>
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>.
          </p>
        </div>
      </div>
      {/* Of fewer than two headings there are no contents to stand beside the text. */}
      <div className={text.headings.length > 1 ? "with-contents" : undefined}>
        <Contents label="On this page" headings={text.headings} />
        <article className="doc doc-page">
          <RichText nodes={text.nodes} parts={parts} />
        </article>
      </div>
    </main>
  );
}
