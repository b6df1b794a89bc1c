import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Heading, Root as MarkdownRoot, Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { RICH_TAGS, type RichHeading, type RichNode, type RichTag, type RichText } from "#app/game/site/rich-text.ts";
import type { ReportAt } from "./yaml-fields.ts";

/** A link of a text, for the check that it leads somewhere. */
export interface TextLink {
  href: string;
  line: number;
}

interface ReadText {
  text: RichText;
  links: readonly TextLink[];
}

export interface TextRules {
  /** Line of the file on which the text begins. */
  firstLine: number;
  /** Names that `{{name}}` may have here. */
  parts: readonly string[];
  /** The lowest number of a heading; 0: the text has no headings. */
  headingsFrom: 0 | 2 | 3 | 4;
  report: ReportAt;
}

/** What Markdown can say and our pages do not show. Nothing is dropped in silence. */
const REFUSED: Partial<Record<Nodes["type"], string>> = {
  html: "HTML is not shown. Write it as Markdown, or put code between backticks.",
  image: "Pictures are not shown in texts.",
  imageReference: "Pictures are not shown in texts.",
  footnoteReference: "Footnotes are not shown. Put it into the text.",
  footnoteDefinition: "Footnotes are not shown. Put it into the text.",
  delete: "Struck text is not shown.",
};

/** The elements a text may contain; all others are refused above, and would be removed by this. */
const SAFE: Options = {
  tagNames: [...RICH_TAGS],
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["https", "mailto"] },
  clobber: [],
};

const markdown = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });
const toSafeHtml = unified().use(remarkRehype).use(rehypeSanitize, SAFE);

const PART = /^\{\{\s*([a-z0-9-]+)\s*\}\}$/;
const OWN_ID = /\s*\{#([a-z0-9-]+)\}$/;
/** Ids of the layout of every page. */
const TAKEN = ["main"];

/**
 * Reads Markdown (with GitHub's tables) into the tree that is published. Raw HTML, pictures, headings out of order and
 * links that are neither https, mailto nor of the site are reported with their lines.
 */
export function readRichText(source: string, rules: TextRules): ReadText {
  const tree = markdown.parse(source);
  const links: TextLink[] = [];
  const report = (node: Nodes, message: string) => rules.report(lineOf(node, rules), message);
  visit(tree, (node) => {
    const refused = REFUSED[node.type];
    if (refused) report(node, refused);
    if (node.type === "listItem" && node.checked != null) report(node, "Boxes to tick are not shown in lists.");
    if (node.type === "link" || node.type === "definition") {
      links.push({ href: node.url, line: lineOf(node, rules) });
      if (!isLinkable(node.url))
        report(node, `A link leads to a path of the site, https or mailto, not to “${node.url}”.`);
    }
  });
  const headings = readHeadings(tree, rules);
  const parts = readParts(tree, rules);
  const html = toSafeHtml.runSync(tree) as Root;
  const ids = headings.map(({ id }) => id);
  for (const { href, line } of links)
    if (href.startsWith("#") && !ids.includes(href.slice(1)))
      rules.report(line, `${href}: no heading of this text has the anchor. For another page: /page${href}.`);
  return { text: { nodes: richNodes(html.children, ids, parts), headings }, links };
}

function lineOf(node: Nodes, { firstLine }: TextRules): number {
  return firstLine + (node.position?.start.line ?? 1) - 1;
}

function isLinkable(href: string): boolean {
  return /^(?:https:\/\/|mailto:|\/(?!\/)|#)/.test(href);
}

/** The headings with their anchors: their own, `## Title {#own}`, or what their words give. */
function readHeadings(tree: MarkdownRoot, rules: TextRules): RichHeading[] {
  const slugger = new GithubSlugger();
  const headings: RichHeading[] = [];
  let level = rules.headingsFrom - 1;
  visit(tree, "heading", (heading) => {
    const report = (message: string) => rules.report(lineOf(heading, rules), message);
    const { depth } = heading;
    if (rules.headingsFrom === 0) return report("There are no headings in this text.");
    if (depth < rules.headingsFrom || depth > 4)
      return report(`Headings have ${"#".repeat(rules.headingsFrom)} to ####; the title is a field.`);
    if (depth > level + 1) report(`A heading of level ${depth} follows one of level ${level}.`);
    level = depth;
    const own = takeOwnId(heading);
    const text = textOf(heading);
    const id = own ?? slugger.slug(text);
    if (!/^[a-z]/.test(id) || TAKEN.includes(id) || headings.some((other) => other.id === id))
      report(`The anchor “${id}” is taken or does not begin with a letter. Give the heading its own: {#name}.`);
    headings.push({ id, text, level: depth as RichHeading["level"] });
  });
  return headings;
}

function takeOwnId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const own = OWN_ID.exec(last.value)?.[1];
  last.value = last.value.replace(OWN_ID, "");
  return own;
}

/** The names of the parts in their order; in the tree each becomes an empty paragraph. */
function readParts(tree: MarkdownRoot, rules: TextRules): string[] {
  const parts: string[] = [];
  visit(tree, "paragraph", (paragraph) => {
    const text = textOf(paragraph);
    if (!text.includes("{{")) return;
    const report = (message: string) => rules.report(lineOf(paragraph, rules), message);
    const name = PART.exec(text)?.[1];
    if (name === undefined) return report("{{name}} stands in a paragraph of its own.");
    if (!rules.parts.includes(name))
      return report(`There is no part “${name}” here; there are: ${rules.parts.join(", ") || "none"}.`);
    paragraph.children = [];
    parts.push(name);
  });
  return parts;
}

/** The tree without positions and with anchors. Takes the ids of headings and the names of parts in their order. */
function richNodes(nodes: readonly (RootContent | ElementContent)[], ids: string[], parts: string[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    // White space between blocks is Markdown layout, not content.
    if (node.type === "text") return node.value === "\n" ? [] : [node.value];
    if (node.type !== "element") return [];
    const part = node.tagName === "p" && node.children.length === 0 ? parts.shift() : undefined;
    return part === undefined ? [richElement(node, ids, parts)] : [{ part }];
  });
}

function richElement({ tagName, properties, children }: Element, ids: string[], parts: string[]): RichNode {
  const tag = tagName as RichTag;
  const id = /^h[2-4]$/.test(tag) ? ids.shift() : undefined;
  const { href, start } = properties;
  const inner = richNodes(children, ids, parts);
  return {
    tag,
    ...(id !== undefined && { id }),
    ...(typeof href === "string" && { href }),
    ...(typeof start === "number" && { start }),
    ...(inner.length > 0 && { children: inner }),
  };
}
