import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import type { Health, Watched } from "#app/game/site/health.ts";
import { capitalised } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import type { Route } from "./+types/status.ts";
import "#app/components/rich-text/document-page.css";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const health = await context.get(orNullContext)(api.health());
  return { origin: context.get(originContext), health };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Status",
    description: "Whether the Index is up: its data, its hourly work, the servers it asks and its errors by day.",
    origin: loaderData?.origin,
    canonical: "/status",
  });
}

const SUMMARY = {
  ok: "Everything is up.",
  degraded: "The Index is up. An outside server isn’t responding, so some data is older than usual.",
  down: "A part of the Index is down. Pages show what they have.",
} as const;

/** Shown for unknown values. */
const UNKNOWN = "–";

export default function Status({ loaderData: { health } }: Route.ComponentProps) {
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead title="Status" lead={health ? SUMMARY[health.status] : "The status is not available right now."}>
        <a className="button" href="/api/health">
          <i className="i-lucide-braces" />
          As JSON
        </a>
      </PageHead>
      {health && <StatusTables health={health} />}
    </main>
  );
}

/** Everything that is known of the site's health, as tables. */
export function StatusTables({ health }: { health: Health }) {
  const { checkedAt, data, parts, jobs, upstreams, errors } = health;
  const table = (label: string, watched: readonly Watched[], never: string) => (
    <StatusTable
      label={label}
      columns={["Last success"]}
      rows={watched.map(({ name, ok, succeededAt, failedAt }) => ({
        name: Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : capitalised(name),
        ok,
        cells: [
          succeededAt === null
            ? failedAt === null
              ? never
              : `Never; failed ${relativeTime(failedAt, checkedAt)}`
            : relativeTime(succeededAt, checkedAt),
        ],
      }))}
    />
  );
  const imported = data.publishedAt ? formatDate(data.publishedAt) : UNKNOWN;
  return (
    <div className="doc">
      <p>
        Checked <Time at={checkedAt} />. Data: version {data.version ?? UNKNOWN}, imported {imported}.
      </p>
      {table("External services", upstreams, "Not checked yet")}
      <StatusTable
        label="Parts of the Index"
        columns={["Response time", "Waiting"]}
        rows={parts.map(({ name, ok, ms, waiting }) => ({
          name: capitalised(name),
          ok,
          cells: [ms === null ? UNKNOWN : `${ms} ms`, waiting === null ? UNKNOWN : waiting.toLocaleString("en")],
        }))}
      />
      {table("Hourly jobs", jobs, "Not run yet")}
      <h2>Errors a day</h2>
      {errors ? (
        <DocTable
          className={FITTING}
          label="Errors a day"
          heads={["Day (UTC)", "Errors"]}
          rows={errors.map(({ day, count }) => [formatDate(day), count.toLocaleString("en")])}
        />
      ) : (
        <p>Not available right now.</p>
      )}
    </div>
  );
}

function Time({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${formatDate(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`}</time>;
}

/** Few columns of a word each, which fit a phone. */
const FITTING = "doc-table doc-table-text";

interface StatusTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { name: string; ok: boolean | null; cells: readonly string[] }[];
}

function StatusTable({ label, columns, rows }: StatusTableProps) {
  return (
    <>
      <h2>{label}</h2>
      <DocTable
        className={FITTING}
        label={label}
        heads={["Name", "State", ...columns]}
        rows={rows.map(({ name, ok, cells }) => [
          name,
          ok === null ? "Idle" : ok ? "Up" : <b key="state">Down</b>,
          ...cells,
        ])}
      />
    </>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  "publisher-eu": "Wargaming, Europe",
  "publisher-com": "Wargaming, North America",
  "publisher-asia": "Wargaming, Asia",
  twitch: "Twitch",
  youtube: "YouTube",
  patreon: "Patreon",
};
