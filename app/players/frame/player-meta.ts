import { pageMeta } from "#app/components/page/page-meta.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { REGION_LABELS, REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import type { playerLinkPreview } from "#app/pictures/player-preview.ts";
import type { PlayerPageHead } from "../server/load-player.ts";
import { PLAYER_TABS, type PlayerTab, tabHref } from "./player-tabs.tsx";

/** Title and link preview of a player page. @param preview description and picture of the stats; null if none */
export function playerMeta(
  head: PlayerPageHead,
  tab: PlayerTab,
  preview: Awaited<ReturnType<typeof playerLinkPreview>> | null = null,
) {
  const { nickname, region, origin, path, listed, picture } = head;
  const of = `${nickname}, ${regionName(region)}`;
  const label = PLAYER_TABS.find(([key]) => key === tab)?.[1] ?? "";
  return pageMeta({
    title: tab === "" ? of : `${label} of ${of}`,
    description: `${nickname}, a player in ${REGION_LABELS[region]}, on the Index.`,
    origin,
    canonical: tabHref(path, tab, null),
    // The other pages show the same stats as the first one.
    noindex: !listed || tab !== "",
    picture,
    ...preview,
  });
}

/** The way to a page of a player. @param label of the page below the summary */
export function playerCrumbs(label?: string) {
  return (loaderData: unknown) => {
    const head = (loaderData as { head: { nickname: string; region: Region; path: string } } | undefined)?.head;
    const players = { label: "Players", href: PLAYERS_PATH };
    if (!head) return [players];
    const { region, nickname, path } = head;
    return [
      players,
      { label: REGION_SHORT_LABELS[region], href: `${PLAYERS_PATH}?region=${region}` },
      { label: nickname, ...(label !== undefined && { href: path }) },
      ...(label === undefined ? [] : [{ label }]),
    ];
  };
}
