import type { MetaDescriptor } from "react-router";

interface PageMeta {
  title: string;
  description?: string;
  /** The site's own origin; empty leaves out what needs absolute addresses: the canonical link and the link preview. */
  origin?: string;
  /** Path of the page that search engines should list. */
  canonical?: string;
  /** Keeps search engines from listing this view of the page: filters, further pages, errors. */
  noindex?: boolean;
  /** The address of such a view, where a shared link should lead to it and not to its page. */
  view?: { pathname: string; search: string };
  /** The picture of a link to the page; the site's own by default. */
  picture?: PagePicture | undefined;
}

interface PagePicture {
  /** Path of a PNG of 1200 × 630. */
  path: string;
  /** Description of the image for those who cannot see it. */
  alt: string;
}

const SITE = "The Index";
/** Made by `npm run images`. */
const SITE_PICTURE: PagePicture = {
  path: "/preview.png",
  alt: "The Index: side views of three vehicles at one scale.",
};

/** Title, description, canonical link, robots, and the link preview. */
export function pageMeta({
  title,
  description,
  origin,
  canonical,
  noindex,
  view,
  picture,
}: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: `${title} | ${SITE}` }];
  if (description) tags.push({ name: "description", content: description });
  if (noindex) tags.push({ name: "robots", content: "noindex,follow" });
  if (!origin || !canonical) return tags;
  const address = origin + canonical;
  tags.push({ tagName: "link", rel: "canonical", href: address });
  const shared = noindex && view ? origin + view.pathname + view.search : address;
  return [...tags, ...linkPreview(title, description ?? "", shared, origin, picture ?? SITE_PICTURE)];
}

/** https://ogp.me, and the names that X has of its own for the same. */
function linkPreview(title: string, description: string, url: string, origin: string, { path, alt }: PagePicture) {
  const image = origin + path;
  const og = {
    site_name: SITE,
    type: "website",
    title,
    description,
    url,
    image,
    "image:type": "image/png",
    "image:width": "1200",
    "image:height": "630",
    "image:alt": alt,
  };
  const card = { card: "summary_large_image", title, description, image, "image:alt": alt };
  const tags: MetaDescriptor[] = [];
  for (const [property, content] of Object.entries(og)) tags.push({ property: `og:${property}`, content });
  for (const [name, content] of Object.entries(card)) tags.push({ name: `twitter:${name}`, content });
  return tags;
}
