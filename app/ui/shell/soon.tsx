import { isNotOpen } from "#app/site/open-pages.ts";

/** Marks a link to a page that is not open yet; renders nothing for other links. */
export function Soon({ href }: { href: string | undefined }) {
  if (href === undefined || !isNotOpen(href)) return null;
  return (
    <>
      {" "}
      <small className="soon">soon</small>
    </>
  );
}
