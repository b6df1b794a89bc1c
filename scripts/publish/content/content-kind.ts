import type { z } from "zod";
import type { RichText } from "#app/game/site/rich-text.ts";
import { Fault } from "#scripts/tools.ts";
import { readRichText, type TextLink, type TextRules } from "./rich-text.ts";
import { type FieldPath, type ReportAt, readFields } from "./yaml-fields.ts";

/** One file of `data/content`, read and checked. */
export interface ContentEntry<T> {
  /** Its name without folder and ending. */
  name: string;
  fields: T;
  /** The text below the fields; empty for a YAML file. */
  text: RichText;
  /** Reads a field that holds Markdown; its lines are counted from the field's own. */
  richField(path: FieldPath, markdown: string): RichText;
  /** Reports what a schema cannot check, such as an event that ends before it begins. */
  fault(path: FieldPath, message: string): void;
}

interface EntryRules<T> {
  schema: z.ZodType<T>;
  parts: TextRules["parts"];
  headingsFrom: TextRules["headingsFrom"];
  report: ReportAt;
  /** Takes the links of its texts. */
  keepLinks(links: readonly TextLink[]): void;
}

/** @returns null after reporting that fields are invalid */
function readEntry<T>(path: string, source: string, rules: EntryRules<T>): ContentEntry<T> | null {
  const { schema, report } = rules;
  const isMarkdown = path.endsWith(".md");
  const matter = isMarkdown ? splitFrontMatter(source) : { fields: source, fieldsLine: 1, body: "", bodyLine: 1 };
  if (!matter) {
    report(1, "It does not begin with its fields between two lines of ---.");
    return null;
  }
  const read = readFields(matter.fields, schema, matter.fieldsLine, report);
  const rich = (markdown: string, firstLine: number): RichText => {
    const { text, links } = readRichText(markdown, { ...rules, firstLine });
    rules.keepLinks(links);
    return text;
  };
  const text = rich(matter.body, matter.bodyLine);
  if (!read) return null;
  return {
    name: nameOf(path),
    fields: read.value,
    text,
    richField: (field, markdown) => rich(markdown, read.lineOf(field)),
    fault: (field, message) => report(read.lineOf(field), message),
  };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.[a-z]+$/, "");
}

interface FrontMatter {
  fields: string;
  /** Line of the file on which the fields begin. */
  fieldsLine: number;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Takes the fields between two lines of `---` off the head of a file; null when there are none. */
function splitFrontMatter(text: string): FrontMatter | null {
  const found = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (found?.index !== 0) return null;
  const [head, fields = ""] = found;
  return { fields, fieldsLine: 2, body: text.slice(head.length), bodyLine: head.split("\n").length };
}

interface ContentFault {
  file: string;
  line: number;
  message: string;
}

/** Collects all faults in the content, so that one run reports them all. */
export class ContentFaults {
  readonly #faults: ContentFault[] = [];

  /** @param line the first line is 1 */
  add(file: string, line: number, message: string): void {
    this.#faults.push({ file, line, message });
  }

  /** @throws Fault with a line for each: `data/content/faq/ads.md:3: …` */
  throwIfAny(): void {
    if (this.#faults.length === 0) return;
    const sorted = this.#faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
    const lines = sorted.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    throw new Fault(`The content cannot be published:\n${lines.join("\n")}`);
  }
}

/**
 * Reads a YAML file of what is decided about vehicles.
 * @param file name of the file in messages
 * @param read converts it, and reports by their fields what the schema cannot check
 * @throws Fault naming every line that is wrong
 */
export function readDecisions<T, Decisions>(
  source: string,
  file: string,
  schema: z.ZodType<T>,
  read: (fields: T, fault: (path: FieldPath, message: string) => void) => Decisions,
): Decisions {
  const faults = new ContentFaults();
  const report: ReportAt = (line, message) => faults.add(file, line, message);
  const fields = readFields(source, schema, 1, report);
  const decisions =
    fields && read(fields.value, (path, message) => report(fields.lineOf(path), `${path.join(".")}: ${message}`));
  faults.throwIfAny();
  // Without fields there was a fault.
  return decisions as Decisions;
}

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
