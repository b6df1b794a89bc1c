/** An element that a message may have. */
interface InlineElement {
  tag: "a" | "b" | "br" | "code" | "em" | "i" | "strong";
  /** Of a link: an http(s) address, or a path of this site. */
  href?: string;
  children: InlineNode[];
}
export type InlineNode = string | InlineElement;

/** A tag of the allow-list, with everything after its name. */
const TAG = /<(\/?)(a|b|br|code|em|i|strong)((?:[\s/][^<>]*)?)>/gi;
const HREF = /^\s+href\s*=\s*(?:"([^"]*)"|'([^']*)')\s*$/i;
const NAMED = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }));
/** The deepest nesting, deeper than any message of ours; beyond it, tags are shown as text. */
const MAX_DEPTH = 8;

/**
 * Reads the HTML of a message by an allow-list: links, emphasis, code and line breaks. Everything else, a tag
 * with any other attribute too, comes back as the text that it is. The result is data to render, never markup.
 */
export function parseInlineHtml(html: string): InlineNode[] {
  const root: InlineNode[] = [];
  const open: InlineElement[] = [];
  const add = (node: InlineNode) => (open.at(-1)?.children ?? root).push(node);
  let end = 0;
  for (const { 0: whole, 1: slash, 2: name = "", 3: rest = "", index } of html.matchAll(TAG)) {
    if (index > end) add(decodeEntities(html.slice(end, index)));
    end = index + whole.length;
    const tag = name.toLowerCase() as InlineElement["tag"];
    if (slash) {
      if (rest.trim() === "" && open.at(-1)?.tag === tag) open.pop();
      else add(whole);
      continue;
    }
    const element = elementOf(tag, rest);
    const nestedLink = tag === "a" && open.some((outer) => outer.tag === "a");
    if (!element || nestedLink || open.length >= MAX_DEPTH) {
      add(whole);
      continue;
    }
    add(element);
    if (tag !== "br") open.push(element);
  }
  if (end < html.length) add(decodeEntities(html.slice(end)));
  return root;
}

function elementOf(tag: InlineElement["tag"], rest: string): InlineElement | undefined {
  if (tag !== "a")
    return rest.trim() === "" || (tag === "br" && rest.trim() === "/") ? { tag, children: [] } : undefined;
  const match = HREF.exec(rest);
  const href = match ? safeHref(decodeEntities(match[1] ?? match[2] ?? "")) : undefined;
  return href === undefined ? undefined : { tag, href, children: [] };
}

/**
 * The address, if it is an http(s) URL or a path of this site; control characters and backslashes, which browsers
 * reinterpret, are refused.
 */
function safeHref(href: string): string | undefined {
  // Browsers drop control characters and read a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(href)) return undefined;
  if (/^[/#?]/.test(href)) return href.startsWith("//") ? undefined : href;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  return new URL(href).href;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED.get(name.toLowerCase()) ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/**
 * Escapes a text for HTML and XML, in elements and attributes: for visitors' input in a message that may have markup,
 * and for feeds.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
