import { REGION_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { PlayerPageHead } from "../server/load-player.ts";
import type { SummaryView } from "../summary/summary-view.ts";
import { PLAYER_TABS, type PlayerTab, tabHref } from "./player-tabs.tsx";

/** Title and link preview of a page of a player. @param view figures to be told; null: none */
export function playerMeta(head: PlayerPageHead, tab: PlayerTab, view: SummaryView | null) {
  const { nickname, region, origin, path, listed } = head;
  const of = `${nickname}, ${regionName(region)}`;
  const label = PLAYER_TABS.find(([key]) => key === tab)?.[1] ?? "";
  return pageMeta({
    title: [...(tab === "" ? [] : [label]), of, ...(view?.wn8.text ? [`WN8 ${view.wn8.text}`] : [])].join(": "),
    description: `${nickname}, a player in ${REGION_LABELS[region]}, on the Index${view ? `: ${inWords(view)}` : ""}.`,
    origin,
    canonical: tabHref(path, tab, null),
    // The other pages are of the first one's figures.
    noindex: !listed || tab !== "",
  });
}

function inWords({ wn8, figures }: SummaryView): string {
  const told = figures
    .slice(0, 3)
    .flatMap(({ label, text, unit }) =>
      text === null ? [] : [`${label.toLowerCase()} ${text}${unit ? ` ${unit}` : ""}`],
    );
  return [...(wn8.text === null ? [] : [`WN8 ${wn8.text} (${wn8.label.toLowerCase()})`]), ...told].join(", ");
}

/** The way to a page of a player. @param label of the page below the summary */
export function playerCrumbs(label?: string) {
  return (loaderData: unknown) => {
    const head = (loaderData as { head: { nickname: string; region: Region; path: string } } | undefined)?.head;
    if (!head) return [{ label: "Players" }];
    const player = { label: head.nickname, ...(label !== undefined && { href: head.path }) };
    return [
      { label: "Players" },
      { label: regionName(head.region) },
      player,
      ...(label === undefined ? [] : [{ label }]),
    ];
  };
}
