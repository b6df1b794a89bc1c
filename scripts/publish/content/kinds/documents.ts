import { z } from "zod";
import { type ContentDocument, DOCUMENT_NAMES, DOCUMENT_PARTS, documentPath } from "#app/game/site/document.ts";
import { defineKind } from "../content-kind.ts";

const schema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** One sentence for search engines and link previews. */
  description: z.string().trim().min(1).max(200),
  updated: z.iso.date(),
});

/** Pages of text, named by the last part of their paths. */
export const documents = defineKind({
  files: "documents/*.md",
  schema,
  required: DOCUMENT_NAMES,
  headingsFrom: 2,
  parts: DOCUMENT_PARTS,
  publish(entries) {
    const published: Record<string, ContentDocument> = {};
    for (const entry of entries) {
      const name = DOCUMENT_NAMES.find((each) => each === entry.name);
      if (name) published[documentPath(name)] = { ...entry.fields, text: entry.text };
      else entry.fault([], `There is no page for it. The documents are ${DOCUMENT_NAMES.join(", ")}.`);
    }
    return published;
  },
  pages: (entries) =>
    entries.map(({ name, text }) => ({ path: `/${name}`, anchors: text.headings.map(({ id }) => id) })),
});
