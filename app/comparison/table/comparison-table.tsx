import { Marker } from "#app/components/charts/markers.tsx";
import { RatingInRow } from "#app/components/rating/rating-badge.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { SilhouetteSketch } from "#app/components/vehicle/silhouette-sketch.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import { unpackSilhouette } from "#app/game/model/vehicle/vehicle-silhouettes.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { ChangeButton, Choices } from "../choices.tsx";
import type { ComparisonContent } from "../comparison-content.ts";
import type { ComparisonColumn } from "./comparison-column.ts";
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from "./comparison-groups.ts";
import { type ColumnDrag, useColumnDrag } from "./use-column-drag.ts";

interface ComparisonTableProps {
  content: ComparisonContent;
  move(from: number, to: number): void;
}

/** More columns than these scroll in a frame of their own on every screen; on a phone more than two do, sideways. */
const FIT = 4;
const FIT_ON_PHONE = 2;

/** A column a vehicle, a row a figure. Names, labels and the baseline stay while it scrolls. */
export function ComparisonTable({ content, move }: ComparisonTableProps) {
  const { columns, groups } = content;
  const drag = useColumnDrag(columns, move);
  const count = columns.length;
  return (
    <ScrollFrame className={frameOf(count)} aria-label="Comparison, table" data-scroll-frame="">
      <table className="compare-table">
        <thead>
          <tr>
            <td className="compare-corner">
              {count === 1 && <span className="no-phone note">Add another vehicle to compare it with.</span>}
            </td>
            {columns.map((column, index) => (
              <ColumnHead key={column.key} column={column} index={index} count={count} drag={drag} />
            ))}
          </tr>
          <tr>
            <th scope="col">
              <span className="sr-only">Characteristic</span>
            </th>
            {columns.map((column, index) => name(column, index, count))}
          </tr>
        </thead>
        {groups.map((group) => groupRows(group, columns))}
      </table>
    </ScrollFrame>
  );
}

const frameOf = (count: number) =>
  count > FIT
    ? "compare-frame compare-frame-wide"
    : count > FIT_ON_PHONE
      ? "compare-frame"
      : "compare-frame compare-frame-narrow";

function name({ key, vehicle, href, about }: ComparisonColumn, index: number, count: number) {
  return (
    <th key={key} scope="col" className={index === 0 ? "compare-name compare-base" : "compare-name"}>
      <a href={href} title={`${vehicle.name}: ${about}`}>
        <Marker column={index} />
        <span>{vehicle.shortName}</span>
      </a>
      {index === 0 && count > 1 && <span className="chip chip-small chip-on">Baseline</span>}
    </th>
  );
}

/** Plain functions, not components: there are hundreds of cells. */
function groupRows({ key, label, open, rows, count: all }: ComparisonGroup, columns: readonly ComparisonColumn[]) {
  return (
    <tbody key={key}>
      <tr className="compare-group">
        <th scope="rowgroup">
          <ChangeButton
            change={open ? `close.${key}` : `open.${key}`}
            aria-expanded={open}
            announcement={`${label} ${open ? "closed" : "opened"}`}
          >
            <i className={open ? "i-lucide-chevron-down" : "i-lucide-chevron-right"} />
            {label}
            {!open && <span className="chip chip-small">{all}</span>}
          </ChangeButton>
        </th>
        {columns.map((column, index) => (
          <td key={column.key} className={index === 0 ? "compare-base" : undefined}>
            {/* Where the head does not stay in sight. */}
            <span className="compare-name-again" aria-hidden="true">
              {column.vehicle.shortName}
            </span>
          </td>
        ))}
      </tr>
      {rows.map(row)}
    </tbody>
  );
}

function row({ key, label, unit, definition, cells }: ComparisonRow) {
  return (
    <tr key={key}>
      <th scope="row" title={definition || undefined}>
        {label}
      </th>
      {cells.map((figure, index) => cell(figure, unit, index))}
    </tr>
  );
}

const TONES = { good: "color-wg-good", bad: "color-wg-awful", "": "color-text-3" } as const;
const TONE_LABELS = { good: ", better", bad: ", worse", "": "" } as const;

function cell(figure: ComparisonCell, unit: string, index: number) {
  const { text, known, delta, tone, revised } = figure;
  return (
    <td key={index} className={index === 0 ? "compare-base" : undefined}>
      <div className="compare-cell">
        {!known && <span className="not-known">{text}</span>}
        {known && !revised && <span className="compare-value">{value(figure, unit)}</span>}
        {known && revised && (
          <details>
            <summary className="compare-value" title={revised.text}>
              {value(figure, unit)}
            </summary>
            <p className="compare-former">{keepUnits(revised.text)}</p>
          </details>
        )}
        {delta !== "" && (
          <span className={`whitespace-nowrap ${TONES[tone]}`}>
            {delta}
            <span className="sr-only">{TONE_LABELS[tone]}</span>
          </span>
        )}
      </div>
    </td>
  );
}

function value({ text, best, state, rating, revised }: ComparisonCell, unit: string) {
  return (
    <>
      {rating === undefined ? <b className={revised && "revised-stat"}>{text}</b> : RatingInRow({ rating })}
      {unit !== "" && <span className="unit">{unit}</span>}
      {state && <span className="unit">{state}</span>}
      {best && <i className="compare-best" role="img" aria-label="Best of the row" title="Best of the row" />}
    </>
  );
}

interface ColumnHeadProps {
  column: ComparisonColumn;
  /** From 0, and of how many. */
  index: number;
  count: number;
  drag: ColumnDrag;
}

/** The column's vehicle and loadout; it scrolls away while the name below stays. */
function ColumnHead({ column, index, count, drag }: ColumnHeadProps) {
  const { vehicle, profile, state, patch } = column;
  return (
    <td
      className={index === 0 ? "compare-head compare-base" : "compare-head"}
      data-column={index}
      data-drop={drag.dropAt(index)}
    >
      <div className="flex gap-8px items-center h-32px">
        <NationIcon nation={vehicle.nation} />
        <TierBadge tier={vehicle.tier} />
        <ClassIcon type={vehicle.type} />
        <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
        <span className="flex-1" />
        {count > 1 && (
          <button
            type="button"
            className="compare-grip js-only"
            data-grip=""
            aria-label={`Move ${vehicle.name}: column ${index + 1} of ${count}. Arrow keys or drag`}
            title="Drag, or press the arrow keys"
            {...drag.handlersOf(index)}
          >
            <i className="i-lucide-grip-vertical" />
          </button>
        )}
        <ChangeButton
          change={`remove.${index}`}
          className="compare-remove"
          aria-label={`Remove ${vehicle.name}`}
          announcement={`${vehicle.name} removed`}
        >
          <i className="i-lucide-x" />
        </ChangeButton>
      </div>
      <div className="compare-drawing">
        {profile ? (
          <SilhouetteSketch type={vehicle.type} profile={unpackSilhouette(profile)} />
        ) : (
          <span className="note">Size not known</span>
        )}
      </div>
      <p className="compare-state">
        {state.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="color-text-3">{patch === null ? "Patch not known" : `Patch ${patch}`}</span>
      </p>
      <ColumnOptions column={column} index={index} count={count} />
    </td>
  );
}

/** The actions for a column, as buttons that work without script. */
function ColumnOptions({ column, index, count }: Omit<ColumnHeadProps, "drag">) {
  const { vehicle, isFull, modules, loadout, href } = column;
  return (
    <details className="compare-options">
      <summary className="button button-small">
        Change<span className="sr-only">{` ${vehicle.name}`}</span>
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="grid gap-8px pt-8px">
        {isFull && (
          <>
            <Choices
              label={`Modules of the ${vehicle.name}`}
              options={[
                { label: "Top", change: `modules.${index}.top`, on: modules === "top" },
                { label: "Stock", change: `modules.${index}.stock`, on: modules === "stock" },
              ]}
            />
            <Choices
              label={`Loadout of the ${vehicle.name}`}
              options={[
                { label: "Bare", change: `loadout.${index}.bare`, on: loadout === "bare" },
                { label: "Most used", change: `loadout.${index}.typical`, on: loadout === "typical" },
              ]}
            />
            <a className="button button-small" href={href}>
              <i className="i-lucide-arrow-up-right" />
              Open {loadout === "bare" ? "vehicle" : "loadout"}
            </a>
          </>
        )}
        {index > 0 && (
          <ChangeButton
            className="button button-small"
            change={`base.${index}`}
            announcement={`${vehicle.name} is the baseline now`}
          >
            Make baseline<span className="sr-only">{`: ${vehicle.name}`}</span>
          </ChangeButton>
        )}
        {count > 1 && (
          <div className="flex gap-8px">
            <MoveButton name={vehicle.name} from={index} to={index - 1} count={count} />
            <MoveButton name={vehicle.name} from={index} to={index + 1} count={count} />
          </div>
        )}
      </div>
    </details>
  );
}

function MoveButton({ name, from, to, count }: { name: string; from: number; to: number; count: number }) {
  const isLeft = to < from;
  if (to < 0 || to >= count) return null;
  return (
    <ChangeButton
      className="button button-small flex-1"
      change={`move.${from}.${to}`}
      aria-label={`Move ${name} to the ${isLeft ? "left" : "right"}`}
      announcement={`${name} is column ${to + 1} of ${count}`}
    >
      {isLeft && <i className="i-lucide-arrow-left" />}
      Move
      {!isLeft && <i className="i-lucide-arrow-right" />}
    </ChangeButton>
  );
}
