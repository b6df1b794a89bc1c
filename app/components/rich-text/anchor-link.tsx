/** The `#` link next to a heading. @param name of the link's target, if it is not its heading */
export function AnchorLink({ id, name = "this section" }: { id: string; name?: string }) {
  return (
    <a className="anchor-link" href={`#${id}`} aria-label={`Link to: ${name}`}>
      <i className="i-lucide-hash" />
    </a>
  );
}
