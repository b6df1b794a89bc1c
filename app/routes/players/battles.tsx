import { data } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import {
  type BattleFilterOption,
  type BattleQuery,
  battleQuery,
  battleSearch,
  choicesOf,
} from "#app/players/battles/battle-query.ts";
import { BattleTable } from "#app/players/battles/battle-table.tsx";
import { BattlesUnread } from "#app/players/frame/battles-unread.tsx";
import { headFacts } from "#app/players/frame/head-facts.ts";
import { NoFigures } from "#app/players/frame/no-figures.tsx";
import { playerCrumbs, playerMeta } from "#app/players/frame/player-meta.ts";
import { PlayerPage } from "#app/players/frame/player-page.tsx";
import { tabHref } from "#app/players/frame/player-tabs.tsx";
import { isUnread } from "#app/players/server/is-unread.ts";
import { loadPlayer } from "#app/players/server/load-player.ts";
import { loadWords } from "#app/players/server/load-words.ts";
import type { RouteHandle } from "../layout.tsx";
import { playerNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/battles.ts";
import "#app/components/data-table/menus/select-field.css";
import "virtual:uno:tables.css";
import "virtual:uno:player.css";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { BattlePage, BattleSession } from "#app/game/battles/answers.ts";
import { meanOf } from "#app/game/battles/battle-sums.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { PerformanceLevel } from "#app/game/model/enumerations/performance-levels.ts";
import { vehicleSumsOf } from "#app/game/players/packed-sums.ts";
import { playerWn8 } from "#app/game/players/player-wn8.ts";
import { SESSION_GAP_HOURS } from "#app/game/players/sessions.ts";
import { totalOf } from "#app/game/players/trend.ts";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import { winRateLevel } from "#app/game/statistics/averages/win-rate-level.ts";
import { momentOf } from "#app/lib/text/short-day.ts";
import { type BattleRow, type BattleWords, battleRow } from "#app/players/battles/battle-rows.ts";
import { Unknown } from "#app/players/unknown.tsx";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { player, head, headers } = await loadPlayer({ url, params, context }, () => playerNotFound({ request, url }));
  const { accountId } = player;
  const { playerBattles, playerStatistics } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const query = battleQuery(url.searchParams);
  const [page, sessions, figures, published, mapRows, words] = await Promise.all([
    orNull(playerBattles.battles(accountId, battleSearch(query))),
    orNull(playerBattles.sessions(accountId)),
    orNull(playerBattles.figures(accountId, "all")),
    playerStatistics.of(accountId),
    orNull(playerBattles.maps(accountId)),
    loadWords(context),
  ]);
  const view = page && battlesView(page, sessions ?? [], { ...words, path: head.path, now });
  const vehicles = choicesOf(figures?.vehicles, query.vehicle).map((value) => ({
    value,
    label: words.vehicleOf(value)?.name ?? `Vehicle ${value}`,
  }));
  const maps = choicesOf(mapRows, query.map).map((value) => ({
    value,
    label: words.maps?.maps.find((map) => map.id === value)?.name ?? `Map ${value}`,
  }));
  return data(
    {
      head,
      query,
      view,
      unread: isUnread(player, figures) || isUnread(player, page),
      about: headFacts(figures?.lastAt ?? null, published, now),
      total: figures?.battles ?? 0,
      vehicles: vehicles.sort(byLabel),
      maps: maps.sort(byLabel),
    },
    { headers },
  );
}

const byLabel = (a: { label: string }, b: { label: string }) => (a.label < b.label ? -1 : 1);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? playerMeta(loaderData.head, "battles") : [];
}

export const handle: RouteHandle = { crumbs: playerCrumbs("Battles") };

export default function PlayerBattles({ loaderData }: Route.ComponentProps) {
  const { head, about, query, view, total, unread, vehicles, maps } = loaderData;
  const path = tabHref(head.path, "battles", null);
  return (
    <PlayerPage head={head} about={about} tab="battles" window={null}>
      {unread ? (
        <BattlesUnread />
      ) : total === 0 || view === null ? (
        <NoFigures own={head.own} title="No battles yet" />
      ) : (
        <div className="stack">
          <section className="panel" aria-labelledby="battles">
            <div className="panel-head">
              <h2 className="heading-2" id="battles">
                Random battles
              </h2>
              <span className="note">{`${formatNumber(total)} uploaded here`}</span>
            </div>
            <BattleFilter path={path} query={query} vehicles={vehicles} maps={maps} />
            {view.battles.length === 0 ? (
              <p className="panel-body">No battle fits. Choose another vehicle, result or map.</p>
            ) : (
              <BattleTable battles={view.battles} label="Random battles" />
            )}
            {(view.next !== null || query.after !== null) && (
              <div className="panel-foot">
                {query.after !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: null })}>
                    Newest
                  </a>
                )}
                {view.next !== null && (
                  <a className="button button-small" href={hrefOf(path, { ...query, after: view.next })} rel="next">
                    Older battles
                    <i className="i-lucide-arrow-right" />
                  </a>
                )}
              </div>
            )}
          </section>
          {view.sessions.length > 0 && query.after === null && <SessionsPanel sessions={view.sessions} />}
        </div>
      )}
    </PlayerPage>
  );
}

function hrefOf(path: string, query: Parameters<typeof battleSearch>[0]): string {
  const search = battleSearch(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The newest sessions, each in a row. */
function SessionsPanel({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <div className="panel-head">
        <h2 className="heading-2" id="sessions">
          Sessions
        </h2>
        <span className="note">New session after {SESSION_GAP_HOURS} hours without a battle</span>
      </div>
      <ScrollFrame className="table-frame" aria-label="Sessions, table">
        <table className="plain-table player-numbers">
          <thead>
            <tr>
              <th scope="col">Began</th>
              <th scope="col">Length</th>
              <th scope="col">Battles</th>
              <th scope="col">Win rate</th>
              <th scope="col">Damage</th>
              <th scope="col">WN8</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ from, hours, battles, winRate, damage, wn8 }) => (
              <tr key={from}>
                <td className="color-text">{from}</td>
                <td>{hours}</td>
                <td>{battles}</td>
                <td>
                  <b className={`font-550 ${LEVEL_COLOURS[winRate.level]}`}>{winRate.text}</b>
                </td>
                <td>{damage ?? <Unknown />}</td>
                <td>{wn8 ? <b className={`font-550 ${LEVEL_COLOURS[wn8.level]}`}>{wn8.text}</b> : <Unknown />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}

/** What the list of battles shows. */
interface BattlesView {
  battles: BattleRow[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
  sessions: SessionRow[];
}

/** A session, in figures. */
interface SessionRow {
  /** When it began, in words. */
  from: string;
  hours: string;
  battles: string;
  winRate: { text: string; level: PerformanceLevel };
  damage: string | null;
  wn8: { text: string; level: PerformanceLevel } | null;
}

function battlesView(page: BattlePage, sessions: readonly BattleSession[], words: BattleWords): BattlesView {
  return {
    battles: page.battles.map((battle) => battleRow(battle, words)),
    next: page.next,
    sessions: sessions.map((session) => sessionRow(session, words)),
  };
}

function sessionRow({ firstAt, lastAt, vehicles }: BattleSession, { expectedOf, now }: BattleWords): SessionRow {
  const of = vehicleSumsOf(vehicles);
  const total = totalOf(of);
  const winRate = (100 * total.wins) / Math.max(1, total.battles);
  const damage = meanOf(total, "damageDealt");
  const { value } = playerWn8(of, expectedOf);
  const minutes = Math.max(1, Math.round((lastAt - firstAt) / 60));
  return {
    from: momentOf(firstAt * 1000, now),
    hours: minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    battles: formatNumber(total.battles),
    winRate: { text: `${formatNumber(winRate, 1)} %`, level: winRateLevel(winRate) },
    damage: damage === null ? null : formatNumber(damage),
    wn8: value === null ? null : { text: formatNumber(value), level: wn8Level(value) },
  };
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
