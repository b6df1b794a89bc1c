import { useState } from "react";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { HeadRow } from "#app/components/head-row.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { ownVehicle } from "#app/game/replays/losses.ts";
import type { Participant, Replay } from "#app/game/replays/replay.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { assistedOf, nameOfTag, outcomeFor, sumOf } from "#app/game/video/battle-values.ts";
import { BattleLives } from "./battle/battle-lives.tsx";
import { BattleSummary, OutcomeWord } from "./battle/battle-summary.tsx";
import { battlesTable, battleTable } from "./export/battle-tables.ts";
import type { ReplayVehicles } from "./known-vehicles.ts";
import { ReplayList } from "./list/replay-list.tsx";
import type { BattleMapProps } from "./map/battle-map.tsx";
import type { ManyBattlesProps } from "./map/many-battles.tsx";
import { SendPanel } from "./send/send-panel.tsx";
import type { GameData } from "./use-game-data.ts";

/** Both teams of a battle, who did most first. */
function BattleTeams({ replay, vehicles }: { replay: Replay; vehicles: ReplayVehicles }) {
  const { team, participants, end } = replay;
  const known = participants.filter(({ result }) => result !== null).length;
  return (
    <section className="panel panel-wide" aria-labelledby="both-teams">
      <PanelHead
        id="both-teams"
        title="Both teams"
        note={end ? `Results of ${known}, sorted by damage` : "Lineup only, no results in the file"}
      />
      <div className="battle-teams">
        {([team, team === 1 ? 2 : 1] as const).map((teamNumber) => (
          <Team key={teamNumber} team={teamNumber} replay={replay} vehicles={vehicles} />
        ))}
      </div>
    </section>
  );
}

function Team({ team, replay, vehicles }: { team: 1 | 2; replay: Replay; vehicles: ReplayVehicles }) {
  const { end } = replay;
  const own = ownVehicle(replay);
  const name = team === replay.team ? "Your team" : "Their team";
  const rows = replay.participants
    .filter((participant) => participant.team === team)
    .sort((a, b) => (b.result?.damageDealt ?? -1) - (a.result?.damageDealt ?? -1));
  const damage = sumOf(...rows.map(({ result }) => result?.damageDealt));
  const left = rows.filter(({ result }) => result?.deathReason === -1).length;
  const isKnown = rows.every(({ result }) => result !== null && result.deathReason !== null);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-8px items-baseline px-16px py-8px text-13">
        {end && <OutcomeWord outcome={outcomeFor(end.winner, team)} />}
        <b className="color-text">{name}</b>
        <span className="note ml-auto">
          {[damage !== null && `${formatNumber(damage)} damage`, isKnown && `${left} left`]
            .filter(Boolean)
            .join(", ") || `${rows.length} vehicles`}
        </span>
      </p>
      <ScrollFrame className="relative overflow-x-auto [scrollbar-width:thin]" aria-label={`${name}, table`}>
        <table className="battle-table">
          <HeadRow heads={["Player", "Vehicle", "Damage", "Assisted", "Kills", "XP"]} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} isOwn={row === own} vehicles={vehicles} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}

function Row({ row, isOwn, vehicles }: { row: Participant; isOwn: boolean; vehicles: ReplayVehicles }) {
  const { player, clan, platoon, result } = row;
  const vehicle = vehicles.ofParticipant(row);
  const isLost = result !== null && result.deathReason !== null && result.deathReason !== -1;
  return (
    <tr data-own={isOwn ? "" : undefined} data-lost={isLost ? "" : undefined}>
      <th scope="row">
        {player === "" ? <span className="not-known">Not known</span> : <bdi>{player}</bdi>}
        {clan !== "" && <small className="laptop:hidden"> [{clan}]</small>}
        {platoon !== null && (
          <abbr className="battle-platoon" title={`Platoon ${platoon}`}>
            {platoon}
          </abbr>
        )}
        {isOwn && <span className="sr-only">, you</span>}
        {isLost && <span className="sr-only">, destroyed</span>}
      </th>
      <td>
        {vehicle ? (
          // There is no room for long names.
          <VehicleLink vehicle={{ ...vehicle, name: vehicle.shortName }} />
        ) : row.vehicle ? (
          nameOfTag(row.vehicle.tag)
        ) : (
          <span className="not-known">Not seen yet</span>
        )}
      </td>
      <td>{cell(result?.damageDealt)}</td>
      <td>{cell(assistedOf(result))}</td>
      <td>{cell(result?.kills)}</td>
      <td>{cell(result?.baseXp)}</td>
    </tr>
  );
}

const cell = (value: number | null | undefined) =>
  value === null || value === undefined ? <Unknown /> : formatNumber(value);

interface BattleExportProps {
  replay: Replay;
  replays: readonly Replay[];
  data: GameData;
  origin: string;
}

/** Exports one battle or all of them as a file. Includes other players' names only on request. */
function BattleExport({ replay, replays, data, origin }: BattleExportProps) {
  const [all, setAll] = useState(false);
  const [names, setNames] = useState(false);
  const source = { data, names, origin };
  const table = all ? battlesTable(replays, source) : battleTable(replay, source);
  const size = { rows: table.rows.length, columns: table.columns.length, of: all ? "battles" : "vehicles" };
  return (
    <section className="panel panel-wide" aria-labelledby="take-along">
      <PanelHead id="take-along" title="Battle data" />
      <div className="panel-body flex flex-wrap gap-x-24px gap-y-12px items-center text-13">
        <fieldset className="segmented">
          <legend className="sr-only">What to export</legend>
          {[false, true].map((option) => (
            <label key={String(option)} className="radio-choice">
              <input
                type="radio"
                className="sr-only"
                name="taken-along"
                checked={all === option}
                onChange={() => setAll(option)}
              />
              {option ? `All battles (${replays.length})` : "This battle"}
            </label>
          ))}
        </fieldset>
        <label className="flex gap-8px items-center min-h-40px">
          <input
            type="checkbox"
            className="checkbox"
            checked={names}
            onChange={({ currentTarget: { checked } }) => setNames(checked)}
          />
          With player names
        </label>
      </div>
      <ExportPanel size={size} load={async () => table} className="export-row border-t" />
    </section>
  );
}

const BattleMap = lazyComponent<BattleMapProps>(() =>
  import("./map/battle-map.tsx").then((module) => module.BattleMap),
);

const ManyBattles = lazyComponent<ManyBattlesProps>(() =>
  import("./map/many-battles.tsx").then((module) => module.ManyBattles),
);

// Components shown only with replays, in one chunk that loads with the first replay.
export const battlePanels = {
  BattleMap,
  BattleLives,
  ManyBattles,
  BattleSummary,
  BattleTeams,
  ReplayList,
  SendPanel,
  Export: BattleExport,
};
export type BattlePanels = typeof battlePanels;
