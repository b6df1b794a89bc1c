import { isNotOpen } from "#app/site/open-pages.ts";

/** The mark of a link to a page that is not open yet; nothing for any other. */
export function Soon({ href }: { href: string | undefined }) {
  if (href === undefined || !isNotOpen(href)) return null;
  return (
    <>
      {" "}
      <small className="soon">soon</small>
    </>
  );
}
