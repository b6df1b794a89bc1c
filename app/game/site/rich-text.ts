// Published text of `data/content`: a small tree with a closed vocabulary. It cannot express anything else, so no
// foreign markup reaches a page (scripts/publish/content/rich-text.ts makes it, app/components/rich-text shows it).

/** The elements that a text may be made of. */
export const RICH_TAGS = [
  "a",
  "blockquote",
  "br",
  "code",
  "em",
  "h2",
  "h3",
  "h4",
  "hr",
  "li",
  "ol",
  "p",
  "pre",
  "strong",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "ul",
] as const;
export type RichTag = (typeof RICH_TAGS)[number];

export interface RichElement {
  tag: RichTag;
  /** Anchor of a heading. */
  id?: string;
  /** Where a link leads: a path of the site, an anchor of the page, https or mailto. */
  href?: string;
  /** First number of an ordered list, where that is not 1. */
  start?: number;
  children?: readonly RichNode[];
}

/** A placeholder for something that the page renders itself: `{{name}}` on a line of its own. */
interface RichPart {
  part: string;
}

export type RichNode = string | RichElement | RichPart;

export interface RichHeading {
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

/** A text with its headings, for a table of contents. */
export interface RichText {
  nodes: readonly RichNode[];
  headings: readonly RichHeading[];
}
