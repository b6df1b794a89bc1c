import { z } from "zod";
import { OWN_KINDS } from "#app/game/news/kinds.ts";
import { NEWS_INDEX_PATH, type NewsPost, type NewsPostHead, newsPagePath, newsPostPath } from "#app/game/news/news.ts";
import { defineKind } from "../content-kind.ts";

const schema = z.strictObject({
  title: z.string().trim().min(1).max(90),
  /** One or two sentences for lists, search engines and link previews. */
  summary: z.string().trim().min(1).max(200),
  kind: z.enum(OWN_KINDS),
  published: z.iso.date(),
  /** Day of the last change, if there was one. */
  updated: z.iso.date().optional(),
  /** A figure that stands for the post. */
  figure: z.strictObject({ value: z.string().trim().min(1).max(7), note: z.string().trim().min(1).max(60) }).optional(),
});

/** Posts of the site, named by the last part of their paths. */
export const news = defineKind({
  files: "news/*.md",
  schema,
  headingsFrom: 2,
  publish(entries) {
    const posts = entries.map((entry): NewsPost => {
      const { fields, name, text } = entry;
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name === "index" || name.length > 80)
        entry.fault([], "The name of a post's file is small letters, digits and hyphens: it stands in its address.");
      if (fields.updated !== undefined && fields.updated < fields.published)
        entry.fault(["updated"], "updated: it lies before its publishing.");
      return { slug: name, ...fields, updated: fields.updated ?? fields.published, text };
    });
    const heads = posts
      .map(({ text: _, ...head }): NewsPostHead => head)
      .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
    return { [NEWS_INDEX_PATH]: heads, ...Object.fromEntries(posts.map((post) => [newsPostPath(post.slug), post])) };
  },
  pages: (entries) =>
    entries.map(({ name, text }) => ({ path: newsPagePath(name), anchors: text.headings.map(({ id }) => id) })),
});
