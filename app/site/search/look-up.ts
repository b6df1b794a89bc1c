// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import { playerPath } from "#app/game/accounts/player-path.ts";
import { isNickname, playerSearchPath } from "#app/game/accounts/player-search.ts";
import { clanPath, clanSearchPath } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { LookedUp } from "#app/game/players/answers.ts";
import type { TextRange } from "#app/game/search/fuzzy.ts";
import { canLookUp } from "#app/game/search/look-up-rules.ts";
import type { PaletteKind } from "#app/game/search/palette.ts";
import { initials } from "#app/lib/text/initials.ts";
import type { LookUpItem } from "./items.ts";

/** What was looked up for a text; null: it failed. */
export interface NameSearch {
  text: string;
  found: LookedUp | null;
}

interface LookUpOption {
  item: LookUpItem;
  ranges: TextRange[];
  alias: null;
}
interface LookUpSection {
  id: string;
  title: string;
  options: LookUpOption[];
  total: number;
}

/**
 * What leads to players and clans, below all the rest: first to the pages that look for them, which works whatever
 * fails, then those who were found. So nothing that is shown already moves when they arrive.
 * @param kind null: every kind @param title of the ways to the pages
 */
export function lookUpSections(
  text: string,
  { kind, lookUp, title }: { kind: PaletteKind | null; lookUp: NameSearch | null; title: string },
): LookUpSection[] {
  if (!canLookUp(text)) return [];
  const found = lookUp?.text === text ? lookUp.found : null;
  const pages = pageItems(text).filter((item) => kind === null || item.kind === kind);
  const players = kind === "clan" ? [] : (found?.players.map(playerItem) ?? []);
  const clans = kind === "player" ? [] : (found?.clans.map(clanItem) ?? []);
  const marked = (items: LookUpItem[]) =>
    items.map((item): LookUpOption => ({ item, ranges: rangesOf(item.label, text), alias: null }));
  const sections = [
    { id: "look-up", title, options: marked(pages) },
    { id: "player", title: "Players", options: marked(players) },
    { id: "clan", title: "Clans", options: marked(clans) },
  ];
  return sections.filter(({ options }) => options.length > 0).map((one) => ({ ...one, total: one.options.length }));
}

/** The pages that look for players and clans of this name. */
function pageItems(text: string): LookUpItem[] {
  const item = (kind: LookUpItem["kind"], href: string): LookUpItem => ({
    kind,
    key: `find-${kind}:`,
    label: `Find the ${kind} “${text}”`,
    aliases: [],
    rank: 0,
    href,
    icon: kind === "player" ? "i-lucide-user-round" : "i-lucide-shield",
  });
  const clan = item("clan", clanSearchPath("eu", text));
  return isNickname(text) ? [item("player", playerSearchPath(text)), clan] : [clan];
}

function playerItem({ accountId, nickname, region }: LookedUp["players"][number]): LookUpItem {
  return {
    kind: "player",
    key: `player:${accountId}`,
    label: nickname,
    aliases: [],
    rank: 0,
    href: playerPath({ accountId, nickname }),
    icon: "i-lucide-user-round",
    letters: initials(nickname),
    region: REGION_SHORT_LABELS[region],
  };
}

function clanItem(clan: LookedUp["clans"][number]): LookUpItem {
  return {
    kind: "clan",
    key: `clan:${clan.region}-${clan.clanId}`,
    label: `[${clan.tag}] ${clan.name}`,
    aliases: [],
    rank: 0,
    href: clanPath(clan),
    icon: "i-lucide-shield",
    region: REGION_SHORT_LABELS[clan.region],
  };
}

/** Where the text stands in a name, for the mark; nowhere in the ways to the pages, which repeat it in quotes. */
function rangesOf(label: string, text: string): TextRange[] {
  const at = label.startsWith("Find the ") ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? [] : [[at, at + text.length]];
}
