import { useEffect, useMemo } from "react";
import { Callout } from "#app/components/callout.tsx";
import { readCharts } from "#app/components/charts/chart-reader.ts";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { Info } from "#app/components/info.tsx";
import { shareLink, tryOrTell } from "#app/components/share-link.ts";
import type { ComparisonChange } from "#app/game/comparison/change.ts";
import type { Example } from "#app/game/comparison/examples.ts";
import {
  COMPARISON_PATH,
  comparisonHref,
  comparisonParameters,
  hrefOfEntries,
  MAX_ENTRIES,
} from "#app/game/comparison/query.ts";
import { type Packed, unpack } from "#app/lib/packed.ts";
import { type TrayVehicle, useTray } from "#app/stores/comparison-tray.ts";
import { useToasts } from "#app/stores/toasts.ts";
import { AddForm } from "./add/add-form.tsx";
import { ComparisonCharts } from "./charts/comparison-charts.tsx";
import { ChangeButton, Choices } from "./choices.tsx";
import type { ComparisonContent } from "./comparison-content.ts";
import type { AddAnswer } from "./server/add-vehicles.ts";
import { ComparisonTable } from "./table/comparison-table.tsx";
import { useChanges } from "./use-changes.ts";

interface ComparisonScreenProps {
  content: Packed<ComparisonContent>;
  /** The compared vehicles, as stored in the tray on all pages. */
  vehicles: readonly TrayVehicle[];
  answer: AddAnswer | null;
  examples: readonly Example[];
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

export function ComparisonScreen({ content: packed, vehicles, answer, examples, version }: ComparisonScreenProps) {
  const content = useMemo(() => unpack(packed), [packed]);
  const { query, columns, dropped } = content;
  const { change, add, onSubmit, announcement } = useChanges(
    query,
    (id) => columns.find(({ vehicle }) => vehicle.id === id)?.vehicle.name ?? String(id),
  );
  useEffect(() => readCharts(), []);
  useEffect(() => {
    if (vehicles.length > 0) useTray.getState().put(vehicles);
  }, [vehicles]);
  return (
    <>
      <DroppedNote sentences={dropped} />
      <div className="compare-bar">
        <AddForm query={query} answer={answer} add={add} />
        {columns.length > 0 && <ComparisonExport content={content} />}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {columns.length === 0 ? (
        <Begin examples={examples} />
      ) : (
        <>
          <form
            action={COMPARISON_PATH}
            onSubmit={onSubmit}
            data-keep-scroll=""
            autoComplete="off"
            aria-label="Comparison"
          >
            <HiddenFields fields={comparisonParameters(query)} />
            <section className="panel panel-wide" aria-label="Comparison">
              <Toolbar content={content} />
              {content.bare !== "" && (
                <p className="flex flex-wrap gap-x-12px gap-y-8px items-center px-16px py-10px border-b border-b-grid text-13">
                  <i className="i-lucide-info color-wg-accent" />
                  {content.bare}
                  <ChangeButton
                    change="loadout.rest.typical"
                    className="button button-small"
                    announcement="Most used equipment fitted"
                  >
                    Fit their most used equipment
                  </ChangeButton>
                </p>
              )}
              <ComparisonTable
                content={content}
                move={(from, to) =>
                  change(
                    `move.${from}.${to}`,
                    `${columns[from]?.vehicle.name} is column ${to + 1} of ${columns.length}`,
                  )
                }
              />
              <Foot content={content} />
            </section>
          </form>
          <ComparisonCharts content={content} version={version} />
        </>
      )}
    </>
  );
}

function DroppedNote({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Callout className="mb-16px">
      <div className="grid gap-6px">
        {[...new Set(sentences)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Callout>
  );
}

function Foot({ content: { query, notes, groups } }: { content: ComparisonContent }) {
  return (
    <div className="panel-foot">
      <div className="grid gap-4px flex-1 min-w-0">
        {groups.length === 0 && query.different && <p className="color-text-2">No differences.</p>}
        <Info>
          <p>
            <i className="compare-best" aria-hidden="true" /> Best in its row. Green differences are better than the
            baseline. Silhouettes share one scale. Full crew without skills or equipment, unless mounted.
          </p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Info>
      </div>
      <ChangeButton change="clear" className="button button-small button-quiet" announcement="All vehicles removed">
        Remove all
      </ChangeButton>
    </div>
  );
}

/** Exports of the table as CSV, picture and link. The code is loaded on demand. */
function ComparisonExport({ content }: { content: ComparisonContent }) {
  const take = (what: string, work: () => Promise<string>) => () =>
    tryOrTell(`The ${what} couldn’t be copied`, async () =>
      useToasts.getState().add({ title: await work(), icon: "lucide:scale" }),
    );
  const csv = take("table", async () => (await import("./export/copy-csv.ts")).copyCsv(content));
  const picture = take("picture", async () => (await import("./export/copy-picture.ts")).copyPicture(content));
  const share = async () => {
    const names = content.columns.map(({ vehicle }) => vehicle.shortName).join(", ");
    const url = new URL(comparisonHref(content.query), location.href).href;
    await shareLink({ title: names, url, message: "Anyone who opens it sees this comparison." });
  };
  return (
    <div className="compare-take js-only">
      <button type="button" className="button" onClick={csv}>
        <i className="i-lucide-table" />
        Copy CSV
      </button>
      <button type="button" className="button" onClick={picture}>
        <i className="i-lucide-image" />
        Copy picture
      </button>
      <button type="button" className="button" onClick={share}>
        <i className="i-lucide-link" />
        Copy link
      </button>
    </div>
  );
}

/** In place of a table without vehicles: how to begin, and comparisons to begin with. */
function Begin({ examples }: { examples: readonly Example[] }) {
  return (
    <section className="panel panel-wide px-24px py-32px lt-tablet:px-16px lt-tablet:py-24px" aria-labelledby="begin">
      <h2 className="heading-2" id="begin" tabIndex={-1}>
        Nothing to compare yet
      </h2>
      <p className="color-text-2 max-w-64ch mt-8px">
        Search for a vehicle above, or press <i className="i-lucide-scale" role="img" aria-label="Compare" /> beside one
        in the{" "}
        <a className="text-link" href="/">
          vehicle index
        </a>
        , in a{" "}
        <a className="text-link" href="/techtree">
          tech tree
        </a>{" "}
        or on its page. Up to {MAX_ENTRIES}; you can add one vehicle with different loadouts.
      </p>
      {examples.length > 0 && (
        <>
          <h3 className="heading-3 mt-16px">Or begin with one of these</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-12px mt-12px">
            {examples.map((example) => (
              <li key={example.title}>
                <a
                  className="grid gap-4px content-start h-full px-16px py-14px border border-border rounded-10px bg-surface-2
                    hover:border-border-control hover:bg-surface-3 [&>b]:font-600"
                  href={hrefOfEntries(example.entries)}
                  rel="nofollow"
                >
                  <b>{example.title}</b>
                  <span className="note">{example.about}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What holds for the whole table. */
function Toolbar({ content }: { content: ComparisonContent }) {
  const { query, columns, equalRows } = content;
  const { deltas, different, all } = query;
  const full = columns.filter(({ isFull }) => isFull);
  return (
    <div className="compare-tools">
      {full.length > 0 && (
        <Choices
          label="Modules of all"
          options={[
            { label: "Top modules", change: "modules.all.top", on: full.every(({ modules }) => modules === "top") },
            { label: "Stock", change: "modules.all.stock", on: full.every(({ modules }) => modules === "stock") },
          ]}
        />
      )}
      {full.length > 0 && (
        <Choices
          label="Loadout of all"
          options={[
            { label: "Bare", change: "loadout.all.bare", on: full.every(({ loadout }) => loadout === "bare") },
            {
              label: "Most used",
              change: "loadout.all.typical",
              on: full.every(({ loadout }) => loadout === "typical"),
            },
          ]}
        />
      )}
      {columns.length > 1 && (
        <>
          <Choices
            label="Differences to the baseline"
            options={[
              { label: "Absolute", change: "deltas.absolute", on: deltas === "absolute" },
              { label: "Per cent", change: "deltas.percent", on: deltas === "percent" },
            ]}
          />
          <Toggle label="Differences only" on={different} change={different ? "rows.every" : "rows.different"}>
            {different && equalRows > 0 && <span className="color-text-3">{`${equalRows} hidden`}</span>}
          </Toggle>
        </>
      )}
      <Toggle label="All figures" on={all} change={all ? "figures.headline" : "figures.all"} />
    </div>
  );
}

interface ToggleProps {
  label: string;
  on: boolean;
  change: ComparisonChange;
  children?: React.ReactNode;
}

function Toggle({ label, on, change, children }: ToggleProps) {
  return (
    <ChangeButton
      change={change}
      className="compare-toggle"
      aria-pressed={on}
      announcement={`${label}: ${on ? "off" : "on"}`}
    >
      <span className="compare-switch" />
      {label}
      {children}
    </ChangeButton>
  );
}
