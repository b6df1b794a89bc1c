import { ChoiceGroup } from "#app/components/choice-group.tsx";
import { SOURCE_LABELS, type StatsSource, viewParameters } from "#app/game/players/player-record.ts";
import type { Window } from "#app/game/players/windows.ts";
import type { SourceFacts } from "./source-facts.ts";

/** The pages of a player, by the last part of their addresses. */
export const PLAYER_TABS = [
  ["", "Overview"],
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
  /** The source that the visitor chose; null: none. */
  wanted?: StatsSource | null;
  /** Whose count the page shows. */
  source?: Pick<SourceFacts, "source" | "sources" | "about">;
  /** Of the page with a source; the tab itself by default. */
  hrefOf?(source: StatsSource): string;
}

/** Address of a page of a player. @param wanted the source that the visitor chose; null: none */
export function tabHref(
  path: string,
  tab: PlayerTab,
  window: Window | null,
  wanted: StatsSource | null = null,
): string {
  const query = WINDOWED.includes(tab) ? new URLSearchParams(viewParameters(window, wanted)).toString() : "";
  return `${path}${tab && `/${tab}`}${query && `?${query}`}`;
}

/** Address of a player's page of a vehicle. */
export function vehicleHref(
  path: string,
  tankId: number,
  window: Window | null,
  wanted: StatsSource | null = null,
): string {
  return tabHref(path, "vehicles", window, wanted).replace("/vehicles", `/vehicles/${tankId}`);
}

export function PlayerTabs({ path, tab, window, wanted = null, source, hrefOf }: PlayerTabsProps) {
  return (
    <div className="player-tabs">
      <nav className="tabs border-b-0" aria-label="Pages of the player">
        {PLAYER_TABS.map(([key, label]) => (
          <a key={key} href={tabHref(path, key, window, wanted)} aria-current={key === tab ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {source?.source && (
        <div className="player-source" data-keep-scroll="">
          <p className="note">{source.about}</p>
          {source.sources.length > 1 && (
            <ChoiceGroup label="Source" className="segmented flex-none">
              {source.sources.toReversed().map((option) => (
                <a
                  key={option}
                  href={hrefOf?.(option) ?? tabHref(path, tab, window, option)}
                  aria-current={option === source.source ? "true" : undefined}
                >
                  {SOURCE_LABELS[option]}
                </a>
              ))}
            </ChoiceGroup>
          )}
        </div>
      )}
    </div>
  );
}
