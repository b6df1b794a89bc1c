// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { isNickname, playerSearchPath } from "#app/game/accounts/player-search.ts";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";
import { clanPath, clanSearchPath } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import type { LookedUp } from "#app/game/players/answers.ts";
import type { TextRange } from "#app/game/search/fuzzy.ts";
import { canSearchNames } from "#app/game/search/name-search-rules.ts";
import { initials } from "#app/lib/text/initials.ts";
import type { ActionItem, NameSearchItem } from "./items.ts";

/** The names found for a text; null if the lookup failed. */
export interface NameSearch {
  text: string;
  found: LookedUp | null;
}

/** Players and clans who were found for a text. */
export function lookedUp(text: string, nameSearch: NameSearch | null): NameSearchItem[] {
  const found = nameSearch?.text === text ? nameSearch.found : null;
  return [...(found?.players.map(playerItem) ?? []), ...(found?.clans.map(clanItem) ?? [])];
}

/** Whether the text is the exact name of a player, or the exact tag or name of a clan, ignoring case. */
export function isCalled({ label, aliases }: NameSearchItem, text: string): boolean {
  const called = text.toLowerCase();
  return [label, ...aliases].some((name) => name.toLowerCase() === called);
}

/** In place of those who could not be looked up: why, and where it helps, another try. Null: everybody was. */
export function notLookedUp(text: string, nameSearch: NameSearch | null): ActionItem | null {
  if (nameSearch?.text !== text) return null;
  const reason = nameSearch.found === null ? "failed" : nameSearch.found.why;
  if (reason === null || reason === "not-configured") return null;
  const label = {
    failed: "Players and clans can’t be reached right now",
    unavailable: "Some players and clans can’t be reached right now",
    "too-many": "Too many searches: only linked players for a minute",
  }[reason];
  return {
    kind: "action",
    key: "action:retry-look-up",
    label,
    aliases: [],
    rank: 0,
    icon: "i-lucide-wifi-off",
    command: "retry-look-up",
  };
}

/**
 * The pages that search players and clans by this name, which work whatever fails.
 * @param regions one region each, as the search of all at once found nobody
 */
export function nameSearchActions(text: string, regions: boolean): ActionItem[] {
  if (!canSearchNames(text)) return [];
  const action = (kind: "player" | "clan", where: string, href: string): ActionItem => ({
    kind: "action",
    key: `find-${kind}:${where}`,
    label: `Look up the ${kind} “${text}”${where}`,
    aliases: [],
    rank: 0,
    href,
    icon: kind === "player" ? "i-lucide-user-round" : "i-lucide-shield",
  });
  const searchedRegions = regions ? PUBLISHER_REGIONS : (["eu"] as const);
  const inRegion = (region: (typeof searchedRegions)[number]) => ` in ${REGION_SHORT_LABELS[region]}`;
  const players = regions
    ? searchedRegions.map((region) => action("player", inRegion(region), playerSearchPath(text, region)))
    : [action("player", "", playerSearchPath(text))];
  const clans = searchedRegions.map((region) => action("clan", inRegion(region), clanSearchPath(region, text)));
  return [...(isNickname(text) ? players : []), ...clans];
}

/** The positions of the text in a name, for highlighting. */
export function rangesIn(label: string, text: string): TextRange[] {
  const at = label.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? [] : [{ start: at, end: at + text.length }];
}

export function playerItem({ accountId, nickname, region }: GameAccount): NameSearchItem {
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
    accountId,
  };
}

function clanItem(clan: LookedUp["clans"][number]): NameSearchItem {
  return {
    kind: "clan",
    key: `clan:${clan.region}-${clan.clanId}`,
    label: `[${clan.tag}] ${clan.name}`,
    aliases: [clan.tag, clan.name],
    rank: 0,
    href: clanPath(clan),
    icon: "i-lucide-shield",
    letters: clan.tag.slice(0, 2),
    region: REGION_SHORT_LABELS[clan.region],
  };
}
