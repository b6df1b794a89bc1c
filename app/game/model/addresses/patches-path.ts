/** The page that shows what patches changed, and its feed; apart from the list's schema, which no page has to load. */
export const PATCHES_PAGE = "/patches";
export const PATCHES_RSS = "/patches/feed.xml";

/** Address of another page of the same choice. @param search canonical query string of the choice */
export function patchesPageHref(search: string, page: number): string {
  const choice = search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "" && !parameter.startsWith("page="));
  const parameters = page > 1 ? [...choice, `page=${page}`] : choice;
  return parameters.length > 0 ? `${PATCHES_PAGE}?${parameters.join("&")}` : PATCHES_PAGE;
}
