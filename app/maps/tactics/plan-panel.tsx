import { useRef } from "react";
import { Callout } from "#app/components/callout.tsx";
import type { Bounds } from "#app/game/maps/geometry.ts";
import { positionOf } from "#app/game/maps/squares.ts";
import { withNote, withoutMark } from "#app/game/maps/tactics/edit-plan.ts";
import { markRows, planCounts } from "#app/game/maps/tactics/plan-text.ts";
import { type Ink, MAX_NOTE } from "#app/game/maps/tactics/tactics-board.ts";
import type { PlanInProgress } from "./use-tactics-board.ts";

/** The class for each ink: a colour and a line pattern. */
export const INK_CLASSES: Record<Ink, string> = {
  amber: "map-ink map-ink-amber",
  blue: "map-ink map-ink-blue",
  violet: "map-ink map-ink-violet",
  plain: "map-ink map-ink-plain",
};

interface PlanPanelProps {
  own: PlanInProgress;
  bounds: Bounds;
  /** Leads to sight that is drawn around a place, in metres. */
  sightHref(at: string): string;
}

/** From this share on, the remaining room is shown. */
const NEARLY_FULL = 0.75;

const REFUSED = "The link is full, so this wasn’t drawn. Remove something or shorten a note.";

/**
 * The drawing as a list: the position and text of each mark, and a button to remove it. Without scripts it is
 * read-only.
 */
export function PlanPanel({ own, bounds, sightHref }: PlanPanelProps) {
  const { plan, full, refused } = own;
  const rows = markRows(plan, bounds);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (index: number, button: HTMLElement) => {
    // The rows below move up; the last one takes the focus of its button with it.
    const above = button.closest("li")?.previousElementSibling?.querySelector("button") ?? heading.current;
    if (index === plan.length - 1) above?.focus();
    own.change(withoutMark(plan, index));
  };
  const removeAll = () => {
    heading.current?.focus();
    own.change([]);
  };
  return (
    <section className={plan.length === 0 ? "panel js-only" : "panel"} aria-labelledby="own-plan">
      <div className="panel-head">
        <h2 className="heading-2 flex-none" id="own-plan" ref={heading} tabIndex={-1}>
          My plan
        </h2>
        <span className="note">{planCounts(plan)}</span>
      </div>
      <div className="panel-body">
        {plan.length === 0 && <p className="note">Nothing drawn yet. Pick a tool next to the map.</p>}
        <ol className="map-marks">
          {rows.map(({ name, number, where }, index) => {
            const mark = plan[index];
            if (!mark) return null;
            const [at] = mark.points;
            const [east, north] = at ? positionOf(at, bounds).map(Math.round) : [];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
              <li key={index}>
                <span className={INK_CLASSES[mark.ink]}>{number ?? <LineSign />}</span>
                {number === null ? (
                  <span className="flex-1">{name}</span>
                ) : (
                  <>
                    <span className="field js-only">
                      <input
                        value={mark.note}
                        onChange={({ target }) => own.change(withNote(plan, index, target.value), `note ${index}`)}
                        maxLength={MAX_NOTE}
                        placeholder="Note"
                        aria-label={`Note of marker ${number}`}
                        autoComplete="off"
                      />
                    </span>
                    <span className="flex-1 no-js-only [overflow-wrap:anywhere]">{mark.note || name}</span>
                  </>
                )}
                <small>{where}</small>
                {number !== null && (
                  <a
                    className="button button-quiet button-icon-small"
                    href={sightHref(`${east},${north}`)}
                    title="Sight from here"
                    aria-label={`Sight from marker ${number}`}
                    rel="nofollow"
                    data-keep-scroll=""
                  >
                    <i className="i-lucide-eye" />
                  </a>
                )}
                <button
                  type="button"
                  className="button button-quiet button-icon-small js-only"
                  onClick={({ currentTarget }) => remove(index, currentTarget)}
                  title="Remove"
                  aria-label={`Remove ${name.toLowerCase()}, ${where}`}
                >
                  <i className="i-lucide-x" />
                </button>
              </li>
            );
          })}
        </ol>
        <div role="status">
          {refused ? (
            <Callout bad icon="i-lucide-triangle-alert" className="mt-12px">
              {REFUSED}
            </Callout>
          ) : (
            full >= NEARLY_FULL && (
              <Callout className="mt-12px">{`The link is ${Math.floor(full * 100)}% full.`}</Callout>
            )
          )}
        </div>
      </div>
      {plan.length > 0 && (
        <p className="panel-foot print:hidden">
          Saved only in the link.
          <button type="button" className="color-link js-only" onClick={removeAll}>
            Remove all
          </button>
        </p>
      )}
    </section>
  );
}

function LineSign() {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <path className="map-pen" d="M2 11h18" />
    </svg>
  );
}
