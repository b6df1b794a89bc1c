import { DemoBadge } from "#app/components/demo-badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Info } from "#app/components/info.tsx";
import { ShareButton } from "#app/components/share-button.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import type { VehicleStanding } from "#app/game/leaderboards/leaderboard.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { type StatsSource, viewParameters } from "#app/game/players/player-record.ts";
import { WINDOW_LABELS, type Window } from "#app/game/players/windows.ts";
import { counted } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { PeriodStrip } from "#app/players/frame/period-strip.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { vehicleHref } from "#app/players/frame/player-tabs.tsx";
import type { SourceFacts } from "#app/players/frame/source-facts.ts";
import { SourceProblems } from "#app/players/frame/source-problems.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import { MapsAndDamage, VehicleBattlesPanel, VehicleRecords } from "./vehicle-battles-panel.tsx";
import { VehicleMark } from "./vehicle-mark-panel.tsx";
import type { VehicleResults } from "./vehicle-results.ts";
import { PeriodTable, VehicleStory } from "./vehicle-story.tsx";

export interface PlayerVehicleProps {
  head: PlayerPageHead;
  window: Window;
  /** The source that the visitor chose; null: none. */
  wanted: StatsSource | null;
  about: SourceFacts;
  vehicle: LinkedVehicle;
  /** The rank of the all-time damage among other players; null if too few are known, or another source is shown. */
  standing: (VehicleStanding & { minBattles: number; percent: number }) | null;
  /** When the player last drove it, in words; empty: not known. */
  played: string;
  /** Uploaded battles exist and cannot be read. */
  unread: boolean;
  /** This vehicle's rank among the player's vehicles by battles, and its neighbours. */
  among: { rank: number; count: number; before: number | null; after: number | null } | null;
  results: VehicleResults;
  /** Days of the expected values and of the thresholds, ISO 8601; null: not known. */
  expectedOn: string | null;
  marksOn: string | null;
}

/** How good a player is in a vehicle, whether that gets better, and how far the next mark is. */
export function PlayerVehiclePage(props: PlayerVehicleProps) {
  const { head, window, wanted, about, vehicle, standing, unread, results, expectedOn, marksOn } = props;
  const hrefOf = (period: Window) => vehicleHref(head.path, vehicle.id, period, wanted);
  const { sent } = results;
  return (
    <PlayerPage
      head={head}
      about={about}
      tab="vehicles"
      window={window}
      wanted={wanted}
      source={about}
      hrefOf={(source) => vehicleHref(head.path, vehicle.id, window, source)}
      heading={<VehicleHead {...props} />}
    >
      <SourceProblems {...about} />
      <div className="stack">
        <section className="panel panel-wide overflow-hidden" aria-label={`${vehicle.name}, ${WINDOW_LABELS[window]}`}>
          <PeriodStrip cells={results.periods} window={window} hrefOf={hrefOf} />
          {results.big.length > 0 && results.battles ? (
            <VehicleStory
              results={results}
              name={vehicle.shortName}
              battles={results.battles}
              window={window}
              hrefOf={hrefOf}
              standing={standing}
            />
          ) : (
            !unread && <Nothing {...props} allTime={results.allTime} />
          )}
        </section>
        {results.mark && (
          <VehicleMark
            mark={results.mark}
            action={vehicleHref(head.path, vehicle.id, null)}
            kept={viewParameters(window, wanted)}
            name={vehicle.shortName}
          />
        )}
        {results.allTime > 0 && results.table.rows.length > 1 && (
          <div className="player-periods-row">
            <PeriodTable table={results.table} window={window} hrefOf={hrefOf} />
            {sent && <VehicleRecords records={sent.records} />}
          </div>
        )}
        {sent && sent.days.length > 0 && (
          <>
            <VehicleBattlesPanel
              sent={sent}
              next={results.mark?.thresholds.find(({ isNext }) => isNext) ?? null}
              total={results.allTime}
              path={`${head.path}/battles?vehicle=${vehicle.id}`}
            />
            <MapsAndDamage sent={sent} />
          </>
        )}
        <Info>
          <p>
            {results.players === "expected" &&
              `${vehicle.shortName} players: what WN8 expects${expectedOn ? `, ${formatDate(expectedOn)}` : ""}. Playing exactly as expected gives 1,565. Averages of uploaded battles appear once 10 accounts have played it. `}
            {results.players === "average" && `${vehicle.shortName} players: averages of uploaded battles. `}
            {standing &&
              `Among ${standing.isCut ? `the ${standing.players} public players with the most battles` : `${standing.players} public players with ${standing.minBattles} battles or more`} in it seen here, by the publisher’s totals. `}
            {results.mark && marksOn && `Mark thresholds: ${formatDate(marksOn)}. `}Times are UTC.
          </p>
        </Info>
      </div>
    </PlayerPage>
  );
}

function VehicleHead({ head, played, vehicle, among, window, wanted }: PlayerVehicleProps) {
  const { nickname, path, visibility } = head;
  const hrefOf = (tankId: number) => vehicleHref(path, tankId, window, wanted);
  return (
    <header className="profile-head">
      <div className="flex-1 min-w-0">
        <div className="flex flex-wrap gap-8px items-center">
          <h1 className="heading-1 flex flex-wrap gap-12px items-center">
            <NationIcon nation={vehicle.nation} />
            <TierBadge tier={vehicle.tier} />
            <ClassIcon type={vehicle.type} />
            {vehicle.name}
          </h1>
          <DemoBadge />
        </div>
        <ul className="facts mt-8px">
          <li>
            <i className="i-lucide-user" />
            <a className="text-link" href={path}>
              {nickname}
            </a>
          </li>
          {played && (
            <li>
              <i className="i-lucide-swords" />
              {played}
            </li>
          )}
        </ul>
      </div>
      <div className="flex flex-wrap gap-8px items-center justify-end print:hidden">
        {among && (
          <span className="flex gap-4px items-center color-text-3 text-13 lt-tablet:hidden">
            {among.before !== null && (
              <a
                className="button button-small button-icon"
                href={hrefOf(among.before)}
                aria-label="Vehicle with more battles"
              >
                <i className="i-lucide-chevron-left" />
              </a>
            )}
            {among.rank} of {among.count}
            {among.after !== null && (
              <a
                className="button button-small button-icon"
                href={hrefOf(among.after)}
                aria-label="Vehicle with fewer battles"
              >
                <i className="i-lucide-chevron-right" />
              </a>
            )}
          </span>
        )}
        <a className="button" href={vehiclePagePath(vehicle)}>
          <i className="i-lucide-arrow-up-right" />
          {vehicle.shortName} reference
        </a>
        {visibility !== "private" && (
          <ShareButton
            title={`${vehicle.name}, ${nickname}`}
            href={vehicleHref(path, vehicle.id, null)}
            shows={`the figures of ${nickname} in the ${vehicle.name}`}
          />
        )}
      </div>
    </header>
  );
}

/** "last 30 days" */
function lastPeriodText(window: Window): string {
  if (window === "1d") return "last day";
  const label = WINDOW_LABELS[window].toLowerCase();
  return label.startsWith("last") ? label : `last ${label}`;
}

/** In place of figures: never played, or not in this period. */
function Nothing({ head, about, vehicle, window, wanted, allTime }: PlayerVehicleProps & { allTime: number }) {
  if (allTime > 0) {
    return (
      <EmptyState
        title={`No ${vehicle.shortName} battles in the ${lastPeriodText(window)}`}
        reason={`All time: ${counted(allTime, "battle")}.`}
      >
        <a className="button" href={vehicleHref(head.path, vehicle.id, "all", wanted)}>
          Show all time
        </a>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${vehicle.shortName} battles yet`}
      reason={
        about.source === "publisher"
          ? `The publisher lists no ${vehicle.name} for this player.`
          : `${head.nickname} has no uploaded battles in the ${vehicle.name}.`
      }
    >
      <a className="button" href={vehiclePagePath(vehicle)}>
        {vehicle.shortName} reference
      </a>
    </EmptyState>
  );
}
