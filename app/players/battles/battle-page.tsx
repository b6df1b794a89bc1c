import { type LargeStat, LargeStatGrid } from "#app/components/large-stat-grid.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import type { HeadFacts } from "#app/players/frame/head-facts.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import type { BattleRow } from "./battle-rows.ts";

interface PlayerBattleProps {
  head: PlayerPageHead;
  about: HeadFacts;
  content: {
    row: BattleRow;
    title: string;
    stats: LargeStat[];
    facts: { label: string; text: string }[];
  };
}

/** One battle of a player: everything from its results. */
export function PlayerBattlePage({ head, about, content }: PlayerBattleProps) {
  const { row, title, stats, facts } = content;
  return (
    <PlayerPage head={head} about={about} tab="battles" window={null}>
      <div className="stack">
        <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between">
          <h2 className="heading-2 [overflow-wrap:anywhere]">{title}</h2>
          <a className="text-link" href={tabHref(head.path, "battles", null)}>
            All battles
          </a>
        </div>
        <ul className="facts">
          {row.vehicle && (
            <li>
              <VehicleLink vehicle={row.vehicle} />
            </li>
          )}
          <li>
            <i className="i-lucide-map" />
            {row.map.name} {row.map.type}
          </li>
          <li>
            <i className="i-lucide-clock" />
            <time dateTime={row.when.iso}>{row.when.moment}</time>
          </li>
        </ul>
        <LargeStatGrid label="The battle in figures" stats={stats} className="grid-cols-4 lt-tablet:grid-cols-2" />
        {facts.length > 0 && (
          <section className="panel panel-body pt-16px" aria-label="More of the battle">
            <dl className="player-facts">
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </PlayerPage>
  );
}
