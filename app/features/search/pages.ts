// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { NATION_LABELS, NATIONS } from "#app/game/model/nations.ts";
import type { PageItem } from "./items.ts";
import { GO_KEYS } from "./shortcuts.ts";

/** Address, name, icon, and the other words it is looked for by. */
type Page = [href: string, label: string, icon: string, aliases: string[]];

const MAIN: Page[] = [
  ["/", "Vehicle index", "i-lucide-layout-list", ["tanks", "table", "home", "list of vehicles"]],
  ["/techtree", "Tech trees", "i-lucide-git-fork", ["research", "branches", "lines"]],
  ["/comparison", "Comparison", "i-lucide-scale", ["compare vehicles", "versus"]],
  ["/marks-of-excellence", "Marks of excellence", "i-lucide-medal", ["moe", "gun marks", "three marks"]],
  ["/community-average", "Community averages", "i-lucide-chart-no-axes-column", ["statistics", "win rate"]],
  ["/access", "Players and accounts", "i-lucide-user-round", ["sign in", "log in", "account", "profile"]],
  ["/maps", "Maps", "i-lucide-map", ["arenas", "battlefields"]],
  ["/calendar", "Calendar", "i-lucide-calendar", ["events", "schedule", "discounts"]],
  ["/news", "News", "i-lucide-newspaper", ["articles", "updates", "patch notes"]],
];

const FURTHER: Page[] = [
  ["/faq", "FAQ", "i-lucide-circle-question-mark", ["questions and answers", "help", "support"]],
  ["/clans-info", "Clans", "i-lucide-shield", ["stronghold", "members"]],
  ["/map-rotation", "Map rotation", "i-lucide-map", ["maps in rotation"]],
  ["/marks-of-mastery", "Marks of mastery", "i-lucide-medal", ["mom", "ace tanker", "class badges"]],
  ["/no-gold-challenge", "No-gold challenge", "i-lucide-medal", ["free to play", "credits only"]],
  ["/tank-extractor", "Vehicle extractor", "i-lucide-layout-list", ["tank extractor", "export", "csv", "download"]],
  ["/modules-extractor", "Module extractor", "i-lucide-layout-list", ["guns", "turrets", "engines", "export"]],
  ["/video-extractor", "Video extractor", "i-lucide-layout-list", ["replays", "chapters", "youtube"]],
  ["/mod", "Mod", "i-lucide-layout-list", ["modification", "addon"]],
  ["/disable-adblock", "Help for ad blockers", "i-lucide-circle-question-mark", ["adblock", "advertisements"]],
  ["/privacy-policy", "Privacy policy", "i-lucide-shield", ["data protection", "gdpr", "cookies"]],
];

const trees: Page[] = NATIONS.map((nation) => [
  `/techtree/${nation}`,
  `Tech tree: ${NATION_LABELS[nation]}`,
  "i-lucide-git-fork",
  [`${nation} tree`, `${NATION_LABELS[nation]} research`],
]);

/** Every page that one may want to go to; what needs a sign-in is reached from the access page. */
export const PAGES: readonly PageItem[] = [...MAIN, ...FURTHER, ...trees].map(([href, label, icon, aliases], place) => {
  const page: PageItem = { kind: "page", key: `page:${href}`, label, aliases, rank: -place, href, icon };
  // The first tree has its address twice: as the trees and as that of its nation.
  if (label.startsWith("Tech tree:")) page.key = `tree:${href}`;
  if (place < MAIN.length) {
    page.main = true;
    const letter = Object.keys(GO_KEYS).find((key) => GO_KEYS[key]?.[0] === href);
    if (letter) page.keys = `G ${letter.toUpperCase()}`;
  }
  return page;
});
