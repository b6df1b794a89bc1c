import { PAGES, type Page } from "#app/pages/pages.ts";

interface NavigationLink {
  href: string;
  label: string;
  icon: string | undefined;
  /** First segment of the paths that belong to it, "" for the index and the vehicle pages; the search has none. */
  section: string | null;
}

const linkOf = ({ path, name, shortName = name, icon }: Page): NavigationLink => ({
  href: path,
  label: shortName,
  icon,
  section: path.slice(1),
});
const linksIn = (navigation: Page["navigation"]) => PAGES.filter((page) => page.navigation === navigation).map(linkOf);

/** The places of the rail; on a phone the tabs, but for the search and "More". */
const LINKS = PAGES.filter(({ navigation }) => navigation === "tab" || navigation === "rail").map(linkOf);
/** Links that do not fit on a phone, where they are under "More". */
const WIDE = linksIn("rail");
/** The search, second tab on a phone; the rail leaves it out, because there is a search field next to it. */
const SEARCH: NavigationLink = { href: "/#name", label: "Search", icon: "i-lucide-search", section: null };
const MORE = linksIn("more");

const isWide = ({ href }: NavigationLink) => WIDE.some((link) => link.href === href);

/** The section that a path belongs to: its first segment, "" for the index and the vehicle pages. */
export function sectionOf(pathname: string): string {
  const [first = ""] = pathname.split("/").filter(Boolean);
  return /^\d+$/.test(first) ? "" : first;
}

/** The main navigation: a rail on wide screens, five tabs at the foot of a phone. */
export function Navigation({ pathname }: { pathname: string }) {
  const section = sectionOf(pathname);
  const entry = (link: NavigationLink, className: string) => (
    <a
      key={link.href}
      className={className}
      href={link.href}
      aria-current={ariaCurrent(link, pathname, section)}
      data-palette={link === SEARCH ? "" : undefined}
    >
      <i className={link.icon} />
      {link.label}
    </a>
  );
  return (
    <nav className="rail" aria-label="Main">
      <div className="rail-list">
        <a
          className="grid place-items-center w-40px h-40px mb-10px color-wg-accent text-32px lt-tablet:hidden"
          href="/"
          aria-label="The Index, home"
        >
          <i className="i-own-logo" />
        </a>
        {LINKS.map((link, at) => [
          entry(link, isWide(link) ? "rail-link rail-link-wide" : "rail-link"),
          at === 0 && entry(SEARCH, "rail-link tablet:hidden"),
        ])}
        <details className="tablet:relative tablet:mt-auto" data-menu="leave">
          <summary className="rail-link summary-dimming">
            <i className="i-lucide-ellipsis" />
            More
          </summary>
          <div className="popover popover-rail">
            {WIDE.map((link) => entry(link, "menu-option menu-option-narrow"))}
            {MORE.map(({ href, label }) => (
              <a key={href} className="menu-option" href={href} aria-current={href === pathname ? "page" : undefined}>
                {label}
              </a>
            ))}
          </div>
        </details>
      </div>
    </nav>
  );
}

/** Whether the entry is the current page, or the section that the page belongs to. */
function ariaCurrent(link: NavigationLink, pathname: string, section: string): "page" | "true" | undefined {
  if (link.section !== section) return undefined;
  return link.href === pathname ? "page" : "true";
}
