import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import { queryToHref } from "#app/components/data-table/query/table-query.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { counted } from "#app/game/text.ts";
import { type RotationContent, type RotationCount, withSince } from "./rotation-content.ts";
import { ROTATION } from "./rotation-model.ts";
import type { ChangeEntry } from "./shown-changes.ts";
import { StateMark } from "./state-mark.tsx";

/** Past changes, latest first, and announced ones. */
export function ChangesPanel({ content }: { content: RotationContent }) {
  const { log, since, query, isEmpty } = content;
  const { coming, past } = log;
  const isFiltered = Object.keys(query.sets).length > 0 || query.q !== "";
  return (
    <section className="panel" aria-labelledby="changes">
      <PanelHead id="changes" title="What changed" note={since ? since.label : "Complete list"} />
      {coming.length > 0 && (
        <>
          <h3 className="px-16px pb-8px color-text-3 text-12 font-550">Upcoming, or without an exact date</h3>
          <Log changes={coming} />
        </>
      )}
      {past.length > 0 ? (
        <Log changes={past} />
      ) : (
        <p className="px-16px pb-16px color-text-2 text-13">{nothing(isEmpty, isFiltered, since !== null)}</p>
      )}
      {!isEmpty && <SinceForm content={content} />}
    </section>
  );
}

function nothing(isEmpty: boolean, isFiltered: boolean, isSince: boolean): string {
  if (isEmpty) return "No changes listed yet, so whether a map is in rotation is not known.";
  const where = isFiltered ? " for what is shown in the table" : "";
  return isSince ? `No changes since then${where}.` : `No changes listed${where}.`;
}

function Log({ changes }: { changes: readonly ChangeEntry[] }) {
  return (
    <ul className="pb-6px">
      {changes.map(({ anchor, sign, date, day, month, title, detail, note, sources, patch }) => (
        <li key={anchor} id={anchor} className="rotation-change">
          <time className="rotation-day" dateTime={date}>
            <b>{day}</b>
            {month}
          </time>
          <div className="min-w-0">
            <h3 className="color-text text-13 font-550">{title}</h3>
            <p className="flex gap-6px items-center mt-4px note">
              <StateMark state={sign} />
              {detail}
            </p>
            {note && <p className="mt-4px note">{note}</p>}
            <p className="mt-4px note [overflow-wrap:anywhere]">
              {patch && `Patch ${patch}. `}Source:{" "}
              {sources.map(({ name, url }, index) => (
                <span key={url}>
                  {index > 0 && "; "}
                  <a className="text-link" href={url} rel="noreferrer">
                    {name}
                  </a>
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** From which patch or which day on. A plain form. */
function SinceForm({ content: { query, since, patches } }: { content: RotationContent }) {
  const isPatch = since !== null && patches.includes(since.value);
  return (
    <form className="panel-foot" action={ROTATION.path} aria-label="Changes since" data-keep-scroll="">
      <CarriedQuery query={withSince(query, "")} model={ROTATION} />
      {patches.length > 0 && (
        <label className="flex gap-8px items-center">
          Since
          <select key={since?.value} className="select-field" name="since" defaultValue={isPatch ? since.value : ""}>
            <option value="">the beginning</option>
            {patches.map((patch) => (
              <option key={patch} value={patch}>
                patch {patch}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="flex gap-8px items-center">
        {patches.length > 0 ? "or day" : "Since day"}
        <input
          key={since?.value}
          className="select-field"
          type="date"
          name="day"
          min="2010-01-01"
          defaultValue={since && !isPatch ? since.value : ""}
        />
      </label>
      <button type="submit" className="button button-small">
        Show
      </button>
      {since && (
        <a className="text-link p-4px" href={queryToHref(withSince(query, ""), ROTATION)}>
          Show all
        </a>
      )}
    </form>
  );
}

/** How many of the maps shown have each mode and size, and what is known about their rotation. */
export function CountsPanel({ content: { counts, sizes, rows } }: { content: RotationContent }) {
  return (
    <section className="panel" aria-labelledby="counts">
      <PanelHead id="counts" title="By battle type and size" note={counted(rows.length, "map")} />
      <Counts counts={counts} of={rows.length} />
      {sizes.length > 1 && <Counts counts={sizes} of={rows.length} />}
    </section>
  );
}

function Counts({ counts, of }: { counts: readonly RotationCount[]; of: number }) {
  return (
    <dl className="panel-body">
      {counts.map((count) => (
        <div key={count.label} className="rotation-count">
          <dt>{count.label}</dt>
          <dd>
            <span className={`stat-bar stat-bar-thin percent-${Math.round((100 * count.defined) / Math.max(1, of))}`} />
            <b>{count.defined}</b>
            <small>{knownText(count)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "2 in rotation, 1 gone" */
const knownText = ({ known, gone }: RotationCount) =>
  [known > 0 && `${known} in rotation`, gone > 0 && `${gone} gone`].filter(Boolean).join(", ");

/** What comes from the client, and what was entered by hand. @param patch of the definitions */
export function OriginsPanel({ patch }: { patch: string }) {
  return (
    <section className="panel" aria-labelledby="origins">
      <PanelHead id="origins" title="Where it comes from" />
      <div className="panel-body grid gap-8px color-text-2 text-13">
        <p>
          <b className="color-text font-550">From the game files, {patch}:</b> the modes each map has, its size and
          season. A map can have a mode without being in rotation for it.
        </p>
        <p>
          <b className="color-text font-550">Editorial:</b> what is in rotation, at which tiers and since when. Every
          entry names its source.
        </p>
        <p>
          Spotted a mistake, or a change that is missing?{" "}
          <a className="text-link" href="/legal#contact">
            Tell us
          </a>
          , with a link to the source.
        </p>
      </div>
    </section>
  );
}
