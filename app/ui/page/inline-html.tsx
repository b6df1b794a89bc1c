import { type InlineNode, parseInlineHtml } from "#app/lib/text/inline-html.ts";

/** The HTML of a message, by an allow-list, as React's own elements: nothing is parsed by the browser. */
export function InlineHtml({ html }: { html: string }) {
  return <>{parseInlineHtml(html).map(show)}</>;
}

function show(node: InlineNode, place: number): React.ReactNode {
  if (typeof node === "string") return node;
  const { tag: Tag, href, children } = node;
  if (Tag === "br") return <br key={place} />;
  if (Tag !== "a") return <Tag key={place}>{children.map(show)}</Tag>;
  return (
    <a
      key={place}
      className="text-link"
      href={href}
      rel={href?.startsWith("http") ? "noopener noreferrer nofollow" : undefined}
    >
      {children.map(show)}
    </a>
  );
}
