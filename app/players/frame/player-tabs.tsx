import { ChoiceGroup } from "#app/components/choice-group.tsx";
import type { StatsSource } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";

/** The pages of a player, by the last part of their addresses. */
export const PLAYER_TABS = [
  ["", "Summary"],
  ["vehicles", "Vehicles"],
  ["battles", "Battles"],
  ["marks", "Marks"],
  ["maps", "Maps"],
] as const;
export type PlayerTab = (typeof PLAYER_TABS)[number][0];

/** Pages that show figures of a window and a source, which stay as one goes from one to another. */
const WINDOWED: readonly PlayerTab[] = ["", "vehicles"];

interface PlayerTabsProps {
  /** Of the player's page. */
  path: string;
  tab: PlayerTab;
  /** Null: the page has none. */
  window: Window | null;
  /** Windows that can be chosen. */
  windows?: readonly Window[];
  /** The source that the visitor chose; null: none. */
  wanted?: StatsSource | null;
}

/** Address of a page of a player. @param wanted the source that the visitor chose; null: none */
export function tabHref(
  path: string,
  tab: PlayerTab,
  window: Window | null,
  wanted: StatsSource | null = null,
): string {
  const query = [window && window !== "all" && `view=${window}`, wanted && `source=${wanted}`]
    .filter(Boolean)
    .join("&");
  return `${path}${tab && `/${tab}`}${query && WINDOWED.includes(tab) ? `?${query}` : ""}`;
}

export function PlayerTabs({ path, tab, window, windows = [], wanted = null }: PlayerTabsProps) {
  return (
    <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between mb-16px border-b print:hidden">
      <nav className="tabs border-b-0" aria-label="Pages of the player">
        {PLAYER_TABS.map(([key, label]) => (
          <a key={key} href={tabHref(path, key, window, wanted)} aria-current={key === tab ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {window !== null && windows.length > 1 && (
        <div className="max-w-full mb-6px" data-keep-scroll="">
          <ChoiceGroup label="Battles of" className="segmented max-w-full overflow-x-auto">
            {windows.map((each) => (
              <a key={each} href={tabHref(path, tab, each, wanted)} aria-current={each === window ? "true" : undefined}>
                {WINDOW_LABELS[each]}
              </a>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  );
}
