import { LargeStatGrid } from "#app/components/large-stat-grid.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ClanContent, ClanHistoryContent, ClanVehiclesContent } from "./clan-content.ts";

export function ClanTabBody({ content }: { content: Exclude<ClanContent, { tab: "" }> }) {
  switch (content.tab) {
    case "vehicles":
      return <BestVehicles {...content} />;
    case "history":
      return <History {...content} />;
    default:
      return <StatGroups title={content.tab === "stronghold" ? "Stronghold" : "Global Map"} groups={content.groups} />;
  }
}

function BestVehicles({ vehicles, note }: ClanVehiclesContent) {
  return (
    <section className="panel panel-wide" aria-labelledby="vehicles">
      <PanelHead id="vehicles" title="Best vehicles" note="By win rate" />
      {vehicles.length === 0 ? (
        <p className="panel-body note">{note}</p>
      ) : (
        <>
          <ol className="clan-vehicles">
            {vehicles.map(({ vehicle, winRate, battles, players, level }) => (
              <li key={vehicle.id} className="clan-row">
                <VehicleLink vehicle={vehicle} />
                <span>
                  <small>{players === 1 ? "1 member" : `${players} members`}</small>
                  <small>{battles} battles</small>
                  <span className={LEVEL_COLOURS[level]}>{winRate}%</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="panel-foot">
            All battles of the members, in or out of the clan; at least 500 together. The 60 most played vehicles of
            each member count.
          </p>
        </>
      )}
    </section>
  );
}

function StatGroups({ title, groups }: { title: string } & Pick<Extract<ClanContent, { groups: unknown }>, "groups">) {
  if (groups.length === 0) {
    return (
      <section className="panel" aria-label={title}>
        <p className="p-16px note">No data from the publisher yet.</p>
      </section>
    );
  }
  return (
    <section className="stack" aria-label={title}>
      {groups.map(({ label, stats }) => (
        <div key={label}>
          <h2 className="heading-2 mb-10px">{label}</h2>
          <LargeStatGrid
            label={label}
            stats={stats}
            className={stats.length === 3 ? "grid-cols-3 lt-tablet:grid-cols-2" : "grid-cols-4 lt-tablet:grid-cols-2"}
          />
        </div>
      ))}
    </section>
  );
}

function History({ since, joined, left, changes, days }: ClanHistoryContent) {
  return (
    <div className="halves items-start">
      <section className="panel" aria-labelledby="history">
        <PanelHead id="history" title="Joined and left" note="28 days" />
        <div className="panel-body">
          <dl>
            <div className="clan-row">
              <dt>Joined</dt>
              <dd className={joined > 0 ? "color-wg-good" : ""}>{joined > 0 ? `+${joined}` : "0"}</dd>
            </div>
            <div className="clan-row">
              <dt>Left</dt>
              {left === null ? (
                <dd>
                  <small>{since ? `Counting since ${since}` : "–"}</small>
                </dd>
              ) : (
                <dd className={left > 0 ? "color-wg-awful" : ""}>{left > 0 ? `−${left}` : "0"}</dd>
              )}
            </div>
          </dl>
          {changes.length > 0 && (
            <ul className="mt-8px border-t">
              {changes.map(({ kind, accountId, nickname, when }) => (
                <li key={`${kind} ${accountId} ${when}`} className="clan-row">
                  <a className="text-link [overflow-wrap:anywhere]" href={playerPath({ accountId, nickname })}>
                    {nickname}
                  </a>
                  <small>
                    {kind === "joined" ? "Joined" : "Left"} {when}
                  </small>
                </li>
              ))}
            </ul>
          )}
        </div>
        {left !== null && since && <p className="panel-foot">Counting who left since {since}</p>}
      </section>
      <BattleDays days={days} />
    </div>
  );
}

const [WIDTH, HEIGHT, BAR] = [280, 48, 7];

/** Battles of all members day by day, with the figures as a table behind it. */
function BattleDays({ days }: { days: ClanHistoryContent["days"] }) {
  const maxBattles = Math.max(1, ...days.map(({ battles }) => battles ?? 0));
  const step = WIDTH / Math.max(1, days.length);
  const known = days.filter(({ battles }) => battles !== null).length;
  return (
    <section className="panel" aria-labelledby="battles">
      <PanelHead id="battles" title="Battles a day" note="All members" />
      <div className="panel-body">
        {known === 0 ? (
          <p className="note">The first day appears tomorrow.</p>
        ) : (
          <>
            <svg
              className="clan-days"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`Battles of the members on each of the last ${days.length} days, of which ${known} are known`}
            >
              {days.map(({ day, battles }, index) => {
                const height = battles === null ? 2 : Math.max(2, Math.round((battles / maxBattles) * HEIGHT));
                const box = { x: index * step, y: HEIGHT - height, width: BAR, height };
                return <rect key={day} {...box} rx="1" className={battles === null ? "day-unknown" : "day-played"} />;
              })}
            </svg>
            <p className="flex justify-between mt-6px note">
              <span>{days[0]?.day}</span>
              <span>{days.at(-1)?.day}</span>
            </p>
            <details className="mt-8px">
              <summary className="color-link text-13 py-6px">Days in figures</summary>
              <dl>
                {days.map(({ day, battles }) => (
                  <div key={day} className="clan-row">
                    <dt>{day}</dt>
                    <dd>{battles === null ? "–" : formatNumber(battles, 0)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </>
        )}
      </div>
    </section>
  );
}
