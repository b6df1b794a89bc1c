import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ClanView, HistoryView, LabelledStat } from "./clan-view.ts";

/** What stands beside the members. */
export function ClanAside({ view }: { view: ClanView }) {
  return (
    <aside className="stack">
      <BestVehicles view={view} />
      <FigureRows id="stronghold" title="Stronghold" rows={view.stronghold} />
      <FigureRows id="global-map" title="Global Map" rows={view.globalMap} />
      <CameAndWent history={view.history} readAt={view.readAt} />
    </aside>
  );
}

function BestVehicles({ view: { vehicles, vehiclesNote } }: { view: ClanView }) {
  return (
    <section className="panel" aria-labelledby="vehicles">
      <div className="panel-head pb-4px">
        <h2 className="heading-2" id="vehicles">
          Best vehicles
        </h2>
        <span className="note">Win rate</span>
      </div>
      <div className="panel-body">
        {vehicles.length === 0 && <p className="note">{vehiclesNote}</p>}
        <ul>
          {vehicles.map(({ vehicle, winRate, battles, players, level }) => (
            <li key={vehicle.id} className="clan-row py-5px">
              <VehicleLink vehicle={vehicle} />
              <span>
                <span className={LEVEL_COLOURS[level]}>{winRate} %</span>
                <small className="block" title={`${battles} battles of ${players} members`}>
                  {battles}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {vehicles.length > 0 && (
        <p className="panel-foot">
          Members’ own battles of all time, in or out of the clan, 500 at least together. Of each member the 60 vehicles
          played most.
        </p>
      )}
    </section>
  );
}

function FigureRows({ id, title, rows }: { id: string; title: string; rows: readonly LabelledStat[] | null }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head pb-4px">
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
      </div>
      <div className="panel-body">
        {rows === null ? (
          <p className="note">No data from the publisher yet.</p>
        ) : (
          <dl>
            {rows.map(({ label, text, note }) => (
              <div key={label} className="clan-row">
                <dt>{label}</dt>
                {text === null ? (
                  <dd>
                    <small>Not known</small>
                  </dd>
                ) : (
                  <dd>
                    {text} {note && <small>{note}</small>}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function CameAndWent({ history, readAt }: { history: HistoryView; readAt: string }) {
  const { since, joined, left, changes, days } = history;
  return (
    <section className="panel" aria-labelledby="history">
      <div className="panel-head pb-4px">
        <h2 className="heading-2" id="history">
          Came and went
        </h2>
        <span className="note">28 days</span>
      </div>
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
                <small>Not known yet{since && `, counted since ${since}`}</small>
              </dd>
            ) : (
              <dd className={left > 0 ? "color-wg-awful" : ""}>{left > 0 ? `−${left}` : "0"}</dd>
            )}
          </div>
        </dl>
        {left !== null && since && <p className="note mt-4px">Who left is counted since {since}.</p>}
        {changes.length > 0 && (
          <details className="mt-8px">
            <summary className="color-link text-13 py-6px">Who and when</summary>
            <ul>
              {changes.map(({ kind, accountId, nickname, when }) => (
                <li key={`${kind} ${accountId} ${when}`} className="clan-row">
                  <a className="text-link [overflow-wrap:anywhere]" href={playerPath({ accountId, nickname })}>
                    {nickname}
                  </a>
                  <small>
                    {kind}, {when}
                  </small>
                </li>
              ))}
            </ul>
          </details>
        )}
        {days.some(({ battles }) => battles !== null) && <BattleDays days={days} />}
      </div>
      <p className="panel-foot">Publisher’s API, {readAt}</p>
    </section>
  );
}

const [WIDTH, HEIGHT, BAR] = [280, 48, 7];

/** Battles of all members day by day, with the figures as a table behind it. */
function BattleDays({ days }: { days: readonly { day: string; battles: number | null }[] }) {
  const most = Math.max(1, ...days.map(({ battles }) => battles ?? 0));
  const step = WIDTH / Math.max(1, days.length);
  const known = days.filter(({ battles }) => battles !== null).length;
  return (
    <div className="mt-12px">
      <h3 className="heading-3 mb-8px">Battles a day</h3>
      <svg
        className="clan-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Battles of the members on each of the last ${days.length} days; ${known} of them are known.`}
      >
        {days.map(({ day, battles }, index) => {
          const height = battles === null ? 2 : Math.max(2, Math.round((battles / most) * HEIGHT));
          const box = { x: index * step, y: HEIGHT - height, width: BAR, height };
          return <rect key={day} {...box} rx="1" className={battles === null ? "day-unknown" : "day-played"} />;
        })}
      </svg>
      <details className="mt-8px">
        <summary className="color-link text-13 py-6px">Figures</summary>
        <dl>
          {days.map(({ day, battles }) => (
            <div key={day} className="clan-row">
              <dt>{day}</dt>
              <dd>{battles === null ? <small>Not known</small> : formatNumber(battles, 0)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
