import { HeadRow } from "#app/components/head-row.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { type Loss, livesOf, lossesOf, ownVehicle, type TeamLives } from "#app/game/replays/losses.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { clockText } from "#app/game/video/clock.ts";
import { type ReplayVehicles, replayVehicleName } from "../known-vehicles.ts";

/** Size of the drawing, chosen so that its text matches the text around it on a desktop. */
const BOX = { width: 420, height: 210, left: 26, right: 400, top: 12, bottom: 180 };

/** Vehicles of both teams over the battle, and who was lost when and to whom as a table behind it. */
export function BattleLives({ replay, vehicles }: { replay: Replay; vehicles: ReplayVehicles }) {
  const lives = livesOf(replay);
  const losses = lossesOf(replay);
  return (
    <section className="panel panel-wide" aria-labelledby="battle-lives">
      <PanelHead id="battle-lives" title="Vehicles alive">
        {replay.end && <span className="note">{clockText(replay.end.duration)} long</span>}
      </PanelHead>
      <div className="panel-body">
        {lives ? (
          <Drawing lives={lives} losses={losses} replay={replay} />
        ) : (
          <p className="note">Not every vehicle’s time of destruction is known, so there is no chart.</p>
        )}
      </div>
      {losses.length > 0 && <LostTable losses={losses} replay={replay} vehicles={vehicles} />}
    </section>
  );
}

/** The figures of the drawing: every vehicle that was lost. */
function LostTable({ losses, replay, vehicles }: { losses: Loss[]; replay: Replay; vehicles: ReplayVehicles }) {
  const name = (participant: Loss["vehicle"]) => (
    <>
      {replayVehicleName(vehicles, participant) ?? "Not known"}
      {participant.player !== "" && (
        <small>
          , <bdi>{participant.player}</bdi>
        </small>
      )}
    </>
  );
  return (
    <details className="video-more">
      <summary>
        Who was destroyed when, and by whom
        <i className="i-lucide-chevron-down" />
      </summary>
      <ScrollFrame className="relative overflow-x-auto [scrollbar-width:thin]" aria-label="Destroyed vehicles, table">
        <table className="battle-table battle-losses">
          <HeadRow heads={["Time", "Team", "Destroyed", "By"]} />
          <tbody>
            {losses.map(({ at, vehicle, destroyer }) => (
              <tr key={vehicle.number}>
                <td>{clockText(at)}</td>
                <td>{vehicle.team === replay.team ? "Yours" : "Theirs"}</td>
                <th scope="row">{name(vehicle)}</th>
                <td>{destroyer ? name(destroyer) : <span className="not-known">Unknown</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
}

function Drawing({ lives, losses, replay }: { lives: [TeamLives, TeamLives]; losses: Loss[]; replay: Replay }) {
  const { width, height, left, right, top, bottom } = BOX;
  const length = Math.max(60, ...lives.map(({ corners }) => corners.at(-1)?.at ?? 0));
  const maxCount = Math.max(1, ...lives.map(({ count }) => count));
  const x = (seconds: number) => Math.round((left + ((right - left) * seconds) / length) * 10) / 10;
  const y = (count: number) => Math.round((bottom - ((bottom - top) * count) / maxCount) * 10) / 10;
  const minutes = Array.from({ length: Math.floor(length / 60) + 1 }, (_, minute) => minute).filter(
    (minute) => length < 420 || minute % 2 === 0,
  );
  const ticks = [...new Set([0, Math.round(maxCount / 3), Math.round((2 * maxCount) / 3), maxCount])];
  const own = ownVehicle(replay);
  const ownLoss = losses.find(({ vehicle }) => vehicle === own);
  const kills = losses.filter(({ destroyer }) => own && destroyer === own);
  const [mine, theirs] = lives.map(({ corners }) => corners.at(-1)?.left ?? 0);
  const label = `Vehicles left over ${clockText(length)}: yours from ${lives[0].count} to ${mine}, theirs from ${lives[1].count} to ${theirs}`;
  return (
    <>
      <svg className="lives" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className="fill-none stroke-grid" d={ticks.map((tick) => `M${left} ${y(tick)}H${right}`).join("")} />
        <g textAnchor="end">
          {ticks.map((tick) => (
            <text key={tick} x={left - 6} y={y(tick) + 4}>
              {tick}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {minutes.map((minute) => (
            <text key={minute} x={x(minute * 60)} y={bottom + 18}>
              {minute}:00
            </text>
          ))}
        </g>
        <path className="lives-enemy" d={pathOf(lives[1], x, y)} />
        <path className="lives-own" d={pathOf(lives[0], x, y)} />
        {kills.map(({ at, vehicle }) => (
          <circle key={vehicle.number} className="lives-kill" cx={x(at)} cy={y(leftAt(lives[1], at))} r="4">
            <title>{`Your kill at ${clockText(at)}`}</title>
          </circle>
        ))}
        {ownLoss && (
          <path className="lives-lost" d={crossAt(x(ownLoss.at), y(leftAt(lives[0], ownLoss.at)))}>
            <title>{`You were lost at ${clockText(ownLoss.at)}`}</title>
          </path>
        )}
      </svg>
      <ul className="lives-legend">
        <li className="color-wg-accent">
          <i className="i-lucide-minus" />
          Yours
        </li>
        <li className="color-wg-awful">
          <i className="i-lucide-ellipsis" />
          Theirs
        </li>
        {kills.length > 0 && (
          <li>
            <i className="i-lucide-circle" />
            Your kills
          </li>
        )}
        {ownLoss && (
          <li>
            <i className="i-lucide-x" />
            You were lost
          </li>
        )}
      </ul>
    </>
  );
}

type Scale = (value: number) => number;

const pathOf = ({ corners }: TeamLives, x: Scale, y: Scale) =>
  `M${corners.map(({ at, left }) => `${x(at)} ${y(left)}`).join("L")}`;

/** How many were left just after a moment. */
const leftAt = ({ corners }: TeamLives, time: number) => corners.findLast(({ at }) => at <= time)?.left ?? 0;

const crossAt = (x: number, y: number) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`;
