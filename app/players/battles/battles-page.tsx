import { HeadRow } from "#app/components/head-row.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { SESSION_GAP_HOURS } from "#app/game/players/windows.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { HeadFacts } from "#app/players/frame/head-facts.ts";
import { BattlesUnread, NoStats } from "#app/players/frame/no-stats.tsx";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { type Rated, RatedText } from "#app/players/frame/rated.tsx";
import type { PlayerPageHead } from "#app/players/server/load-player.ts";
import { type BattleFilterOption, type BattleQuery, battleSearch } from "./battle-query.ts";
import type { BattleRow } from "./battle-rows.ts";
import { BattleTable } from "./battle-table.tsx";

interface PlayerBattlesProps {
  head: PlayerPageHead;
  about: HeadFacts;
  query: BattleQuery;
  /** Null: they cannot be read. */
  content: BattlesContent | null;
  /** All that were sent. */
  total: number;
  /** Battles that were sent cannot be read. */
  unread: boolean;
  vehicles: readonly BattleFilterOption[];
  maps: readonly BattleFilterOption[];
}

/** A player's battles, one by one and in sessions. */
export function PlayerBattlesPage({ head, about, query, content, total, unread, vehicles, maps }: PlayerBattlesProps) {
  const path = tabHref(head.path, "battles", null);
  return (
    <PlayerPage head={head} about={about} tab="battles" window={null}>
      {unread ? (
        <BattlesUnread />
      ) : total === 0 || content === null ? (
        <NoStats own={head.own} title="No battles yet" />
      ) : (
        <div className="stack">
          <section className="panel panel-wide" aria-labelledby="battles">
            <PanelHead id="battles" title="Random battles" note={shownOf(content, total, query)} />
            <BattleFilter path={path} query={query} vehicles={vehicles} maps={maps} />
            {content.battles.length === 0 ? (
              <p className="panel-body">No battles match. Try another vehicle, result or map.</p>
            ) : (
              <BattleTable battles={content.battles} label="Random battles" />
            )}
            {(content.next !== null || query.after !== null) && (
              <div className="panel-foot">
                {query.after !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: null })}>
                    Newest
                  </a>
                )}
                {content.next !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: content.next })} rel="next">
                    Older battles
                    <i className="i-lucide-arrow-right" />
                  </a>
                )}
              </div>
            )}
          </section>
          {content.sessions.length > 0 && query.after === null && <SessionsPanel sessions={content.sessions} />}
        </div>
      )}
    </PlayerPage>
  );
}

/** Which battles are shown: "12 of 1,540 uploaded here", "1,540 uploaded here, from 29 Nov, 18:33 UTC back". */
function shownOf({ battles, next }: BattlesContent, total: number, { after }: BattleQuery): string {
  const whole = next === null && after === null && battles.length < total;
  const back = after === null || !battles[0] ? "" : `, from ${battles[0].when.moment} back`;
  return `${whole ? `${battles.length} of ` : ""}${formatNumber(total)} uploaded here${back}`;
}

function hrefOf(path: string, query: Parameters<typeof battleSearch>[0]): string {
  const search = battleSearch(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The newest sessions, each in a row. */
function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <section className="panel panel-wide" aria-labelledby="sessions">
      <PanelHead
        id="sessions"
        title="Sessions"
        note={`New session after ${SESSION_GAP_HOURS} hours without a battle`}
      />
      <ScrollFrame className="table-frame" aria-label="Sessions, table">
        <table className="plain-table player-numbers">
          <HeadRow heads={["Began", ["Length", "no-phone"], "Battles", "Win rate", "Damage", "WN8"]} />
          <tbody>
            {sessions.map(({ from, length, battles, winRate, damage, wn8 }) => (
              <tr key={from}>
                <th scope="row" className="color-text">
                  {from}
                  <small className="block tablet:hidden color-text-3">{length}</small>
                </th>
                <td className="no-phone">{length}</td>
                <td>{battles}</td>
                <td>
                  <RatedText of={winRate} />
                </td>
                <td>{damage ?? <Unknown />}</td>
                <td>
                  <RatedText of={wn8} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** The content of the list of battles. */
export interface BattlesContent {
  battles: BattleRow[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
  sessions: SessionRow[];
}

/** A session, in figures. */
export interface SessionRow {
  /** When it began, in words. */
  from: string;
  length: string;
  battles: string;
  winRate: Rated;
  damage: string | null;
  wn8: Rated | null;
}

interface BattleFilterProps {
  /** Of the page. */
  path: string;
  query: Pick<BattleQuery, "vehicle" | "outcome" | "map">;
  vehicles: readonly BattleFilterOption[];
  maps: readonly BattleFilterOption[];
}

/** Which battles the list is of: a form, so that it works without script. */
function BattleFilter({ path, query, vehicles, maps }: BattleFilterProps) {
  const { vehicle, outcome, map } = query;
  const filtered = vehicle !== null || outcome !== null || map !== null;
  return (
    <form
      action={path}
      className="flex flex-wrap gap-12px items-end px-16px pb-16px print:hidden"
      aria-label="Filter battles"
    >
      <Field label="Vehicle" name="vehicle" value={vehicle} choices={vehicles} />
      <Field
        label="Result"
        name="outcome"
        value={outcome}
        choices={Object.entries(OUTCOME_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <Field label="Map" name="map" value={map} choices={maps} />
      <button type="submit" className="button">
        Show
      </button>
      {filtered && (
        <a className="button button-quiet" href={path}>
          All battles
        </a>
      )}
    </form>
  );
}

interface BattleFieldProps {
  label: string;
  name: string;
  value: string | number | null;
  choices: readonly { value: string | number; label: string }[];
}

function Field({ label, name, value, choices }: BattleFieldProps) {
  return (
    <label className="grid gap-4px min-w-0 color-text-2 text-12">
      {label}
      <select className="select-field max-w-full" name={name} defaultValue={value ?? ""} key={value ?? ""}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
