import type { z } from "zod";
import type { RichText } from "#app/game/site/rich-text.ts";
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
export function readEntry<T>(path: string, source: string, rules: EntryRules<T>): ContentEntry<T> | null {
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
