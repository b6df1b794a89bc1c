import type { MetaDescriptor } from "react-router";

interface PageMeta {
  title: string;
  description?: string;
  /** The site's own origin; empty leaves the canonical link out. */
  origin?: string;
  /** Path of the page that search engines should list. */
  canonical?: string;
  /** Views of a page that are not to be listed by themselves: filters, further pages, errors. */
  noindex?: boolean;
}

/** Title, description, canonical link and robots of a page. */
export function pageMeta({ title, description, origin, canonical, noindex }: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: `${title} | The Index` }];
  if (description) tags.push({ name: "description", content: description });
  if (origin && canonical) tags.push({ tagName: "link", rel: "canonical", href: origin + canonical });
  if (noindex) tags.push({ name: "robots", content: "noindex,follow" });
  return tags;
}
