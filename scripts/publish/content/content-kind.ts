import type { z } from "zod";
import { type ContentEntry, readEntry } from "./content-entry.ts";
import type { ContentFaults } from "./content-faults.ts";
import type { TextLink, TextRules } from "./rich-text.ts";

/** A page whose words are content: links to it and to its anchors are checked. */
export interface ContentPage {
  path: string;
  anchors: readonly string[];
}

/** A kind of content: its files, their schema, and what is published from them. */
interface ContentKind<T> {
  /** Path below data/content, with one * at most: `faq/*.md`, `operator.yaml`. What ends in .md has a text. */
  files: string;
  /** Of the fields at the head of a Markdown file, or of a whole YAML file. Strict, so that no typing error is lost. */
  schema: z.ZodType<T>;
  /** Files that have to be there, by their names without folder and ending. */
  required?: readonly string[];
  /** The first level of headings in its texts; where it is not said there are none. */
  headingsFrom?: TextRules["headingsFrom"];
  /** The names allowed in `{{name}}` in its texts: parts that the page renders. */
  parts?: readonly string[];
  /** The published files: path below /api/files, beginning with `content/`, and a JSON value. */
  publish(entries: readonly ContentEntry<T>[]): Record<string, unknown>;
  /** The pages that show it. */
  pages?(entries: readonly ContentEntry<T>[]): readonly ContentPage[];
}

interface LinkInFile extends TextLink {
  file: string;
}

export interface ReadKind {
  documents: Record<string, unknown>;
  pages: readonly ContentPage[];
  links: readonly LinkInFile[];
}

/** A kind with the type of its fields closed in. */
export interface ContentReader {
  files: string;
  /**
   * @param sources texts by path below the folder
   * @param folder name of the folder in messages
   */
  read(sources: ReadonlyMap<string, string>, folder: string, faults: ContentFaults): ReadKind;
}

/** Declares a kind of content; it is read once it is in the list of `kinds.ts`. */
export function defineKind<T>(kind: ContentKind<T>): ContentReader {
  return { files: kind.files, read: (sources, folder, faults) => readKind(kind, sources, folder, faults) };
}

function readKind<T>(
  kind: ContentKind<T>,
  sources: ReadonlyMap<string, string>,
  folder: string,
  faults: ContentFaults,
): ReadKind {
  const links: LinkInFile[] = [];
  const missing = (kind.required ?? []).filter((name) => !sources.has(kind.files.replace("*", name)));
  for (const name of missing) faults.add(`${folder}/${kind.files.replace("*", name)}`, 1, "The file is missing.");
  const entries = [...sources].flatMap(([path, source]) => {
    const file = `${folder}/${path}`;
    const entry = readEntry(path, source, {
      schema: kind.schema,
      parts: kind.parts ?? [],
      headingsFrom: kind.headingsFrom ?? 0,
      report: (line, message) => faults.add(file, line, message),
      keepLinks: (found) => links.push(...found.map((link) => ({ ...link, file }))),
    });
    return entry ? [entry] : [];
  });
  // Publishing incomplete content would report misleading further faults.
  if (missing.length > 0 || entries.length < sources.size) return { documents: {}, pages: [], links };
  return { documents: kind.publish(entries), pages: kind.pages?.(entries) ?? [], links };
}
