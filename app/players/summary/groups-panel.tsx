import { HeadRow } from "#app/components/head-row.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { ClassIcon, NationIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import { RatedText } from "../frame/rated.tsx";
import type { GroupCell, GroupTables } from "./group-tables.ts";

/** WN8 by class and tier, and by nation. */
export function GroupsPanel({ groups }: { groups: GroupTables }) {
  return (
    <div className="player-groups">
      <section className="panel panel-wide" aria-labelledby="by-class">
        <PanelHead id="by-class" title="WN8 by class and tier" />
        <ScrollFrame className="table-frame" aria-label="WN8 by class and tier, table">
          <table className="plain-table player-numbers">
            <HeadRow heads={["Class", ...groups.tiers.map(({ label }) => label)]} />
            <tbody>
              {groups.classes.map(({ type, label, cells }) => (
                <tr key={type}>
                  <th scope="row">
                    <span className="inline-flex gap-8px items-center align-middle color-text">
                      <ClassIcon type={type} />
                      {label}
                    </span>
                  </th>
                  {cells.map((cell) => (
                    <td key={cell.key}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
        <p className="panel-foot">WN8, battles below</p>
      </section>
      <section className="panel panel-wide" aria-labelledby="by-nation">
        <PanelHead id="by-nation" title="By nation" />
        <ScrollFrame className="table-frame" aria-label="By nation, table">
          <table className="plain-table player-numbers">
            <HeadRow heads={["Nation", "Battles", "Win rate", "WN8"]} />
            <tbody>
              {groups.nations.map(({ nation, label, battles, winRate, wn8 }) => (
                <tr key={nation}>
                  <th scope="row">
                    <span className="inline-flex gap-8px items-center align-middle color-text">
                      <NationIcon nation={nation} />
                      {label}
                    </span>
                  </th>
                  <td>{battles}</td>
                  <td>
                    <RatedText of={winRate} />
                  </td>
                  <td>
                    <RatedText of={wn8} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      </section>
    </div>
  );
}

function Cell({ cell: { wn8 } }: { cell: GroupCell }) {
  if (wn8 === null) return null;
  return (
    <span className="player-cell">
      <RatedText of={wn8} />
      <small>{wn8.battles}</small>
    </span>
  );
}
