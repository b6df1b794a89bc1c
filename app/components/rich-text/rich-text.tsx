import { createElement, Fragment, type ReactNode } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { RichElement, RichNode } from "#app/game/site/rich-text.ts";

/** The `#` link next to a heading. @param name of the link's target, if it is not its heading */
export function AnchorLink({ id, name = "this section" }: { id: string; name?: string }) {
  return (
    <a className="anchor-link" href={`#${id}`} aria-label={`Link to: ${name}`}>
      <i className="i-lucide-hash" />
    </a>
  );
}

/** Replacements for `{{name}}` in a text. */
export type RichParts = Readonly<Record<string, ReactNode>>;

/**
 * A text of `data/content`. Its tree holds nothing but known elements and checked links, so that nothing is ever set
 * as HTML. Headings carry a link to themselves.
 */
export function RichText({ nodes, parts = {} }: { nodes: readonly RichNode[]; parts?: RichParts }) {
  return nodes.map((node, index) => renderNode(node, index, parts));
}

// A text does not change while it is shown, so a node's place is its key.
function renderNode(node: RichNode, index: number, parts: RichParts): ReactNode {
  if (typeof node === "string") return node;
  if ("part" in node) return <Fragment key={index}>{parts[node.part]}</Fragment>;
  return <ElementNode key={index} element={node} parts={parts} />;
}

function ElementNode({
  element: { tag, id, href, start, children = [] },
  parts,
}: {
  element: RichElement;
  parts: RichParts;
}) {
  const inner = children.map((child, index) => renderNode(child, index, parts));
  if (tag === "br" || tag === "hr") return createElement(tag);
  if (tag === "a") return <TextLink href={href}>{inner}</TextLink>;
  if (tag === "ol") return <ol start={start}>{inner}</ol>;
  // A wide table scrolls within the text; by keyboard as well.
  if (tag === "table") {
    return (
      <ScrollFrame className="doc-table doc-table-text" aria-label="Table">
        <table>{inner}</table>
      </ScrollFrame>
    );
  }
  if (tag === "th") return <th scope="col">{inner}</th>;
  if (id === undefined) return createElement(tag, null, ...inner);
  return createElement(tag, { id }, ...inner, <AnchorLink key="anchor" id={id} />);
}

function TextLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} rel={href?.startsWith("https:") ? "noopener" : undefined}>
      {children}
    </a>
  );
}
