import { JsonLd, jsonLdText } from "#app/components/page/json-ld.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { apiContext, originContext } from "#app/context.ts";
import { KIND_LABELS } from "#app/game/news/kinds.ts";
import { newsPagePath } from "#app/game/news/news.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/news-post.ts";
import "#app/components/rich-text/document-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { content } = context.get(apiContext);
  const post =
    /^[a-z0-9-]{1,80}$/.test(params.slug) && params.slug !== "index" ? await content.post(params.slug) : null;
  if (!post) throw pageNotFound({ request, url }, "/news");
  return { origin: context.get(originContext), post };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, post } = loaderData;
  return pageMeta({
    title: post.title,
    description: post.summary,
    origin,
    canonical: newsPagePath(post.slug),
  });
}

export const handle: RouteHandle = {
  crumbs: (loaderData) => [
    { label: "News", href: "/news" },
    { label: (loaderData as { post: { title: string } } | undefined)?.post.title ?? "" },
  ],
};

/** A post of our own. */
export default function NewsPostPage({ loaderData: { origin, post } }: Route.ComponentProps) {
  const { slug, title, summary, kind, published, updated, text } = post;
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">{title}</h1>
          <p>{summary}</p>
          <p className="note">
            The Index, {KIND_LABELS[kind].toLowerCase()}, <time dateTime={published}>{formatDate(published)}</time>
            {updated !== published && (
              <>
                . Last updated <time dateTime={updated}>{formatDate(updated)}</time>
              </>
            )}
          </p>
        </div>
      </div>
      <article className="doc">
        <RichText nodes={text.nodes} />
      </article>
      <p className="mt-32px">
        <a className="button" href="/news">
          <i className="i-lucide-arrow-left" />
          All news
        </a>
      </p>
      <JsonLd
        key={slug}
        json={jsonLdText([
          {
            "@type": "NewsArticle",
            headline: title,
            description: summary,
            datePublished: published,
            dateModified: updated,
            mainEntityOfPage: origin + newsPagePath(slug),
            author: { "@type": "Organization", name: "The Index", url: `${origin}/` },
          },
        ])}
      />
    </main>
  );
}
