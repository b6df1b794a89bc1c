import { PAGES, type Page } from "#app/site/pages.ts";
import { Soon } from "./soon.tsx";

interface Place {
  href: string;
  label: string;
  icon: string | undefined;
  /** First segments of the paths that belong to it, "" for the index and the vehicle pages; the search has none. */
  sections: readonly string[];
}

const placeOf = ({ path, name, shortName = name, icon, section }: Page): Place => ({
  ...{ href: path, label: shortName, icon },
  sections: [path.slice(1), ...(section ? [section] : [])],
});
const placesIn = (navigation: Page["navigation"]) =>
  PAGES.filter((page) => page.navigation === navigation).map(placeOf);

/** The tabs of a phone, but for "More". */
const TABS = placesIn("tab");
/** The third tab of a phone; a rail has a search field beside it and leaves it out. */
const SEARCH: Place = { href: "/#name", label: "Search", icon: "i-lucide-search", sections: [] };
/** Places of the rail for which a phone has no room; they stand in its "More". */
const WIDE = placesIn("rail");
const MORE = placesIn("more");

/** The section that a path belongs to: its first segment, "" for the index and the vehicle pages. */
export function sectionOf(pathname: string): string {
  const [first = ""] = pathname.split("/").filter(Boolean);
  return /^\d+$/.test(first) ? "" : first;
}

/** The main navigation: a rail on wide screens, five tabs at the foot of a phone. */
export function Navigation({ pathname }: { pathname: string }) {
  const section = sectionOf(pathname);
  const entry = (place: Place, className: string) => (
    <a
      key={place.href}
      className={className}
      href={place.href}
      aria-current={currency(place, pathname, section)}
      data-palette={place === SEARCH ? "" : undefined}
    >
      <i className={place.icon} />
      {place.label}
      <Soon href={place.href} />
    </a>
  );
  return (
    <nav className="rail" aria-label="Main">
      <div className="in">
        <a className="logo" href="/" aria-label="The Index, home">
          <i className="i-own-logo" />
        </a>
        {TABS.slice(0, 2).map((place) => entry(place, "it"))}
        {entry(SEARCH, "it only-phone")}
        {TABS.slice(2).map((place) => entry(place, "it"))}
        {WIDE.map((place) => entry(place, "it no-phone"))}
        <details data-menu="leave">
          <summary className="it">
            <i className="i-lucide-ellipsis" />
            More
          </summary>
          <div className="pop">
            {WIDE.map((place) => entry(place, "opt only-phone"))}
            {MORE.map(({ href, label }) => (
              <a key={href} className="opt" href={href} aria-current={href === pathname ? "page" : undefined}>
                {label}
                <Soon href={href} />
              </a>
            ))}
          </div>
        </details>
      </div>
    </nav>
  );
}

/** Whether the place is the page itself, or the part of the site that the page belongs to. */
function currency(place: Place, pathname: string, section: string): "page" | "true" | undefined {
  if (!place.sections.includes(section)) return undefined;
  return place.href === pathname ? "page" : "true";
}
