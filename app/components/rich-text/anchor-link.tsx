/** The `#` beside a heading, which leads to it. @param name of what it leads to, where that is not its heading */
export function AnchorLink({ id, name = "this section" }: { id: string; name?: string }) {
  return (
    <a className="anchor-link" href={`#${id}`} aria-label={`Link to: ${name}`}>
      <i className="i-lucide-hash" />
    </a>
  );
}
