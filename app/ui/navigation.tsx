import { Soon } from "./soon.tsx";

interface Place {
  href: string;
  label: string;
  icon: string;
  /** First segment of the paths that belong to it, "" for the index and the vehicle pages; the search has none. */
  section?: string;
}

/** The tabs of a phone, but for "More"; a rail has a search field beside it and leaves the third out. */
const TABS: Place[] = [
  { href: "/", label: "Vehicles", icon: "i-lucide-layout-list", section: "" },
  { href: "/techtree", label: "Trees", icon: "i-lucide-git-fork", section: "techtree" },
  { href: "/#name", label: "Search", icon: "i-lucide-search" },
  { href: "/comparison", label: "Compare", icon: "i-lucide-scale", section: "comparison" },
];

/** Places of the rail for which a phone has no room; they stand in its "More". */
const WIDE: Place[] = [
  { href: "/marks-of-excellence", label: "Marks", icon: "i-lucide-medal", section: "marks-of-excellence" },
  {
    href: "/community-average",
    label: "Averages",
    icon: "i-lucide-chart-no-axes-column",
    section: "community-average",
  },
  { href: "/access", label: "Players", icon: "i-lucide-user-round", section: "accounts" },
  { href: "/maps", label: "Maps", icon: "i-lucide-map", section: "maps" },
  { href: "/calendar", label: "Calendar", icon: "i-lucide-calendar", section: "calendar" },
  { href: "/news", label: "News", icon: "i-lucide-newspaper", section: "news" },
];

const MORE: [href: string, label: string][] = [
  ["/faq", "FAQ"],
  ["/clans-info", "Clans"],
  ["/map-rotation", "Map rotation"],
  ["/marks-of-mastery", "Marks of mastery"],
  ["/no-gold-challenge", "No-gold challenge"],
  ["/tank-extractor", "Vehicle extractor"],
  ["/modules-extractor", "Module extractor"],
  ["/video-extractor", "Video extractor"],
  ["/mod", "Mod"],
  ["/privacy-policy", "Privacy policy"],
];

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
      data-palette={place.section === undefined ? "" : undefined}
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
        {TABS.map((place) => entry(place, place.section === undefined ? "it only-phone" : "it"))}
        {WIDE.map((place) => entry(place, "it no-phone"))}
        <details data-menu="leave">
          <summary className="it">
            <i className="i-lucide-ellipsis" />
            More
          </summary>
          <div className="pop">
            {WIDE.map((place) => entry(place, "opt only-phone"))}
            {MORE.map(([href, label]) => (
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
  if (place.section !== section) return undefined;
  return place.href === pathname ? "page" : "true";
}
