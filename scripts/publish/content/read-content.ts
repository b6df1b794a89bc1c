import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { OWN_KINDS } from "#app/game/news/kinds.ts";
import { NEWS_INDEX_PATH, type NewsPost, type NewsPostHead, newsPagePath, newsPostPath } from "#app/game/news/news.ts";
import {
  CONTENT_FOLDER,
  CONTENT_INDEX_PATH,
  CONTENT_VERSION,
  type ContentIndex,
} from "#app/game/site/content-version.ts";
import { CREATORS_PATH, type Creator } from "#app/game/site/creators.ts";
import {
  type ContentDocument,
  DOCUMENT_NAMES,
  DOCUMENT_PARTS,
  documentPath,
  OPERATOR_PATH,
  type Operator,
} from "#app/game/site/document.ts";
import { root } from "#scripts/tools.ts";
import { calendarFiles } from "./calendar/calendar-files.ts";
import { calendarFileSchema, type EventFields, readEvent } from "./calendar/read-event.ts";
import { checkLinks, type LinkTargets } from "./check-links.ts";
import { ContentFaults, type ContentReader, defineKind } from "./content-kind.ts";
import { faq } from "./kinds/faq.ts";
import { browsers, mapRotation } from "./kinds/map-rotation.ts";
import { ratings } from "./kinds/ratings.ts";
import { recommendations } from "./kinds/recommendations.ts";
import { nicknames, terms } from "./kinds/search-words.ts";

export const CONTENT_SOURCE = "data/content";

/**
 * The published form of `data/content`: texts by path below /api/files, all below `content/`.
 * @param folder relative to the project's folder
 * @param targets where links may lead, in addition to the site's pages
 * @throws Fault naming everything that is wrong, with files and lines
 */
export function readContent(targets: LinkTargets, folder: string = CONTENT_SOURCE): Map<string, string> {
  return contentOf(sourcesIn(join(root, folder)), targets, CONTENT_KINDS, folder);
}

/** The same of files that are read already, by path below the folder. */
export function contentOf(
  sources: ReadonlyMap<string, string>,
  targets: LinkTargets,
  kinds: readonly ContentReader[],
  folder: string = CONTENT_SOURCE,
): Map<string, string> {
  const faults = new ContentFaults();
  const left = new Set(sources.keys());
  const read = kinds.map((kind) => {
    const own = new Map([...sources].filter(([path]) => isOf(kind, path)));
    for (const path of own.keys()) left.delete(path);
    return kind.read(own, folder, faults);
  });
  const known = kinds.map(({ files }) => files).join(", ");
  for (const path of left)
    faults.add(`${folder}/${path}`, 1, `No kind of content is in such a file. There are ${known}.`);
  checkLinks(read, targets, faults);
  faults.throwIfAny();
  const index: ContentIndex = { version: CONTENT_VERSION };
  const documents = Object.assign({ [CONTENT_INDEX_PATH]: index }, ...read.map(({ documents }) => documents));
  const contents = Object.entries(documents).map(([path, value]): [string, string] => {
    if (!path.startsWith(CONTENT_FOLDER))
      throw new Error(`${path} is published by content, but is not below ${CONTENT_FOLDER}`);
    return [path, JSON.stringify(value)];
  });
  return new Map(contents.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isOf({ files }: ContentReader, path: string): boolean {
  const [before = "", after] = files.split("*");
  if (after === undefined) return path === files;
  const name = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && name !== "" && !name.includes("/");
}

function sourcesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(files.map((file) => [relative(folder, file).replaceAll("\\", "/"), readFileSync(file, "utf8")]));
}

const creator: z.ZodType<Creator> = z.strictObject({
  name: z.string().trim().min(1).max(60),
  about: z.string().trim().min(1).max(90),
  url: z.url({ protocol: /^https$/ }).max(300),
  avatar: z
    .string()
    .regex(/^[a-z0-9-]+\.(?:png|jpg|webp)$/)
    .nullable(),
});

/** Featured creators, in display order. */
const creators = defineKind({
  files: "creators.yaml",
  schema: z.strictObject({ creators: z.array(creator).max(24) }),
  required: ["creators"],
  publish([entry]) {
    const list = entry?.fields.creators ?? [];
    list.forEach(({ avatar }, index) => {
      if (avatar !== null && !existsSync(join(root, "public/creators", avatar)))
        entry?.fault(["creators", index, "avatar"], `There is no file public/creators/${avatar}.`);
    });
    return { [CREATORS_PATH]: list };
  },
});

const document = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** One sentence for search engines and link previews. */
  description: z.string().trim().min(1).max(200),
  updated: z.iso.date(),
});

/** Pages of text, named by the last part of their paths. */
const documents = defineKind({
  files: "documents/*.md",
  schema: document,
  required: DOCUMENT_NAMES,
  headingsFrom: 2,
  parts: DOCUMENT_PARTS,
  publish(entries) {
    const published: Record<string, ContentDocument> = {};
    for (const entry of entries) {
      const name = DOCUMENT_NAMES.find((candidate) => candidate === entry.name);
      if (name) published[documentPath(name)] = { ...entry.fields, text: entry.text };
      else entry.fault([], `There is no page for it. The documents are ${DOCUMENT_NAMES.join(", ")}.`);
    }
    return published;
  },
  pages: (entries) =>
    entries.map(({ name, text }) => ({ path: `/${name}`, anchors: text.headings.map(({ id }) => id) })),
});

const post = z.strictObject({
  title: z.string().trim().min(1).max(90),
  /** One or two sentences for lists, search engines and link previews. */
  summary: z.string().trim().min(1).max(200),
  kind: z.enum(OWN_KINDS),
  published: z.iso.date(),
  /** Day of the last change, if there was one. */
  updated: z.iso.date().optional(),
  /** A number shown to represent the post. */
  figure: z.strictObject({ value: z.string().trim().min(1).max(7), note: z.string().trim().min(1).max(60) }).optional(),
});

/** Posts of the site, named by the last part of their paths. */
const news = defineKind({
  files: "news/*.md",
  schema: post,
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

/** The calendar's events: one file for each year, or for related events. */
export const calendar = defineKind({
  files: "calendar/*.yaml",
  schema: calendarFileSchema,
  publish(entries) {
    const taken = new Set<string>();
    const events = entries.flatMap((entry) =>
      entry.fields.events.flatMap((fields, index) => {
        const fault = (field: keyof EventFields, message: string) =>
          entry.fault(["events", index, field], `${fields.id}, ${field}: ${message}.`);
        if (taken.has(fields.id)) fault("id", "another event has it");
        taken.add(fields.id);
        return readEvent(fields, fault) ?? [];
      }),
    );
    return { ...calendarFiles(events, false) };
  },
  pages: (entries) =>
    entries.flatMap(({ fields }) => fields.events.map(({ id }) => ({ path: eventPath(id), anchors: [] }))),
});

const text = z.string().trim().min(1).max(200);

const schema: z.ZodType<Operator> = z.strictObject({
  name: text.nullable(),
  address: z.array(text).max(8),
  email: z.email().nullable(),
  takedownEmail: z.email().nullable(),
  channels: z.array(z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }) })).max(12),
});

/** Who runs the site. */
const operator = defineKind({
  files: "operator.yaml",
  schema,
  required: ["operator"],
  publish: ([entry]) => ({ [OPERATOR_PATH]: entry?.fields }),
});

/** Every kind of content. A new one is a line here. */
export const CONTENT_KINDS: readonly ContentReader[] = [
  browsers,
  calendar,
  creators,
  documents,
  faq,
  mapRotation,
  news,
  nicknames,
  operator,
  ratings,
  recommendations,
  terms,
];
